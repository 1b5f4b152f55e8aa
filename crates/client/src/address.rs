//! Addresses of servers and tables, as people copy them.

use crate::failure::{Failure, cut};
use remparts_protocol::TableId;
use tokio_tungstenite::tungstenite::http::uri::Authority;

/// Where a server is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Address {
    secure: bool,
    authority: String,
    /// The folder it is in, if it shares its host with others; begins with a slash, or is empty.
    folder: String,
}

impl Address {
    /// Reads an address, with the table it names if there is one: that of the page, of a table on
    /// the page, or of anything in the API.
    pub(crate) fn read(text: &str) -> Result<(Self, Option<TableId>), Failure> {
        let wrong = || Failure::Address(cut(text));
        let (scheme, rest) = text.trim().split_once("://").ok_or_else(wrong)?;
        let secure = match scheme.to_ascii_lowercase().as_str() {
            "http" | "ws" => false,
            "https" | "wss" => true,
            _ => return Err(wrong()),
        };
        let end = rest.find(['/', '?', '#']).unwrap_or(rest.len());
        let (authority, path) = rest.split_at(end);
        let parsed: Authority = authority.parse().map_err(|_| wrong())?;
        // A name and a password in an address end up in places where nobody expects them.
        if parsed.host().is_empty() || authority.contains('@') {
            return Err(wrong());
        }
        let folder = path.split(['?', '#']).next().unwrap_or_default();
        let folder = folder.split("/api/").next().unwrap_or_default().trim_end_matches('/');
        let plain = |sign: char| sign.is_ascii_alphanumeric() || "/-._~".contains(sign);
        if !folder.chars().all(plain) {
            return Err(wrong());
        }
        let (authority, folder) = (authority.to_owned(), folder.to_owned());
        Ok((Self { secure, authority, folder }, table(path)))
    }

    /// An address in the API, for questions.
    pub(crate) fn http(&self, path: &str) -> String {
        format!("{}{}/api/v1{path}", self.origin(), self.folder)
    }

    /// An address in the API, for sockets.
    pub(crate) fn socket(&self, path: &str) -> String {
        let scheme = if self.secure { "wss" } else { "ws" };
        format!("{scheme}://{}{}/api/v1{path}", self.authority, self.folder)
    }

    /// What browsers call the place of a page.
    pub(crate) fn origin(&self) -> String {
        format!("{}://{}", if self.secure { "https" } else { "http" }, self.authority)
    }

    /// The address of the page, without a slash at its end.
    pub(crate) fn home(&self) -> String {
        format!("{}{}", self.origin(), self.folder)
    }

    /// The address of a table on the page.
    pub(crate) fn page(&self, table: TableId) -> String {
        format!("{}/#/table/{table}", self.home())
    }

    /// The host, without a port.
    pub(crate) fn host(&self) -> &str {
        let authority = &self.authority;
        let port = authority.rfind(':').filter(|at| !authority[*at..].contains(']'));
        port.map_or(authority.as_str(), |at| &authority[..at])
    }
}

/// The table that a path names: the word after `table` or `tables`.
fn table(path: &str) -> Option<TableId> {
    let words: Vec<&str> = path.split(['/', '?', '#', '&']).collect();
    words.windows(2).find_map(|pair| {
        matches!(pair[0], "table" | "tables").then(|| pair[1].parse().ok()).flatten()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const ID: &str = "7KmPq2RsTuVwXyZ9";

    #[test]
    fn addresses_are_taken_as_people_copy_them() {
        for (text, folder, table) in [
            ("http://host:1", "", false),
            (" ws://host:1/ ", "", false),
            ("http://host:1/#/table/7KmPq2RsTuVwXyZ9", "", true),
            ("http://host:1/games/#/table/7KmPq2RsTuVwXyZ9?seat=1", "/games", true),
            ("http://host:1/games/api/v1/tables/7KmPq2RsTuVwXyZ9/socket", "/games", true),
            ("http://host:1/#/table/nonsense", "", false),
        ] {
            let (address, found) = Address::read(text).expect(text);
            let base = format!("host:1{folder}/api/v1");
            assert_eq!(address.http("/me"), format!("http://{base}/me"), "{text}");
            assert_eq!(address.socket(""), format!("ws://{base}"), "{text}");
            assert_eq!(address.origin(), "http://host:1", "{text}");
            assert_eq!(found.map(String::from).as_deref(), table.then_some(ID), "{text}");
        }
        let (secure, _) = Address::read("wss://host").expect("it is one");
        assert_eq!(secure.http("/me"), "https://host/api/v1/me");
        assert_eq!(secure.socket("/me"), "wss://host/api/v1/me");
    }

    #[test]
    fn what_is_no_address_is_refused() {
        for text in [
            "",
            "host",
            "ftp://host",
            "http://",
            "http:///path",
            "http://me:secret@host/",
            "http://host/a b",
            "http://ho st/",
            "http://host/%0d%0a",
        ] {
            assert!(Address::read(text).is_err(), "{text}");
        }
    }

    #[test]
    fn hosts_are_known_with_and_without_ports() {
        for (text, host) in [
            ("http://127.0.0.1:80", "127.0.0.1"),
            ("http://[::1]:80", "[::1]"),
            ("http://[::1]", "[::1]"),
            ("https://remparts.example", "remparts.example"),
        ] {
            assert_eq!(Address::read(text).expect(text).0.host(), host);
        }
    }
}
