//! Who we are at servers: the secret by which each knows this device, in a file of our own.

use super::shelf::write_secret;
use remparts_protocol::text;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fs::File;
use std::io::{self, ErrorKind, Read as _};
use std::path::{Path, PathBuf};

/// A longer file is not ours.
const MOST: u64 = 1 << 20;

/// Who we are at a server. Deliberately without `Debug`.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Guest {
    /// What we are called.
    pub name: String,
    /// What proves that it is us.
    pub device: String,
}

/// Who we are at all servers.
pub struct Guests {
    file: Option<PathBuf>,
    known: BTreeMap<String, Guest>,
}

impl Guests {
    /// Who we are according to the file below the folder of a player; without a folder nothing is
    /// kept.
    ///
    /// # Errors
    ///
    /// When the file is there and cannot be read.
    pub fn of(home: Option<&Path>) -> io::Result<Self> {
        let Some(home) = home else { return Ok(Self { file: None, known: BTreeMap::new() }) };
        let file = home.join("guests.json");
        let known = match File::open(&file) {
            Ok(open) => {
                let mut text = String::new();
                open.take(MOST).read_to_string(&mut text)?;
                serde_json::from_str(&text)
                    .map_err(|error| io::Error::new(ErrorKind::InvalidData, error.to_string()))?
            }
            Err(error) if error.kind() == ErrorKind::NotFound => BTreeMap::new(),
            Err(error) => return Err(error),
        };
        Ok(Self { file: Some(file), known })
    }

    /// Who we are at a server.
    pub fn at(&self, server: &str) -> Option<&Guest> {
        self.known.get(server)
    }

    /// Keeps who we are at a server.
    ///
    /// # Errors
    ///
    /// When it cannot be written.
    pub fn keep(&mut self, server: &str, guest: Guest) -> io::Result<()> {
        if self.known.get(server) == Some(&guest) {
            return Ok(());
        }
        self.known.insert(server.to_owned(), guest);
        let Some(file) = &self.file else { return Ok(()) };
        let text = serde_json::to_string_pretty(&self.known).map_err(io::Error::other)?;
        write_secret(file, &(text + "\n"))
    }
}

/// What someone is called who has not said so: as the system calls them.
pub fn usual_name(variable: impl Fn(&str) -> Option<String>) -> String {
    let names = ["USER", "USERNAME", "LOGNAME"].into_iter().filter_map(variable);
    let mut names = names.filter_map(|name| text::name(&name));
    names.next().unwrap_or_else(|| "Guest".to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn people_are_called_as_the_system_calls_them() {
        let variable = |name: &str| (name == "USERNAME").then(|| " Ann \u{1b} ".to_owned());
        assert_eq!(usual_name(variable), "Ann");
        assert_eq!(usual_name(|_| Some(String::new())), "Guest");
        assert_eq!(usual_name(|_| None), "Guest");
    }
}
