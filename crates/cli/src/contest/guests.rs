//! External bots: programs that play. A program is started once and lent from game to game (a
//! pool); as many run as there are seats for it at the same time.

use anyhow::{Result, ensure};
use clap::value_parser;
use remparts_bots::outside::{Outside, Patience, Veiled};
use remparts_bots::roster;
use remparts_bots::{Choice, Failure, Limits, Player};
use remparts_engine::classic::Classic;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

/// The external bots of a match.
#[derive(clap::Args, Clone, Default)]
pub(crate) struct Guests {
    /// A bot that is a program of its own, such as mine='python3 bot.py' (see docs/PROTOCOL.md);
    /// can be given several times
    #[arg(long = "external", value_name = "NAME=COMMAND", value_parser = guest)]
    list: Vec<Guest>,
    /// Milliseconds a program may be late
    #[arg(long, default_value_t = 2_000, value_name = "MS")]
    #[arg(value_parser = value_parser!(u64).range(1..=3_600_000))]
    grace: u64,
}

/// An external bot by name, with the pool of its processes.
#[derive(Clone)]
struct Guest {
    name: String,
    command: String,
    /// Processes that run and do not play at the moment.
    waiting: Arc<Mutex<Vec<Outside>>>,
}

/// Reads an argument `NAME=COMMAND`.
fn guest(text: &str) -> Result<Guest, String> {
    let (name, command) = text.split_once('=').ok_or("expected NAME=COMMAND")?;
    if name.is_empty() || name.contains(char::is_whitespace) {
        return Err("a name is one word".into());
    }
    if roster::player::<Classic>(name, 0).is_ok() {
        return Err(format!("`{name}` is the name of a bot already"));
    }
    Outside::new(command, Patience::default()).map_err(|failure| failure.to_string())?;
    let (name, command) = (name.to_owned(), command.to_owned());
    Ok(Guest { name, command, waiting: Arc::default() })
}

impl Guests {
    /// Refuses programs that cannot be told apart or do not play.
    pub(crate) fn check(&self, bots: &[String]) -> Result<()> {
        for (n, Guest { name, .. }) in self.list.iter().enumerate() {
            let twice = self.list[..n].iter().any(|other| other.name == *name);
            ensure!(!twice, "`--external {name}=...` is there twice");
            ensure!(bots.contains(name), "`{name}` is not among the bots that play");
        }
        Ok(())
    }

    fn find(&self, name: &str) -> Option<&Guest> {
        self.list.iter().find(|guest| guest.name == name)
    }

    /// The name of a bot where it must be clear who it was: with its command.
    pub(super) fn full_name(&self, name: &str) -> String {
        self.find(name).map_or_else(|| name.to_owned(), |guest| format!("{name}={}", guest.command))
    }

    /// A process for one game, if there is an external bot of this name.
    pub(super) fn player(&self, name: &str) -> Result<Option<Lent>, String> {
        let Some(guest) = self.find(name) else { return Ok(None) };
        let waiting = guest.waiting.lock().unwrap_or_else(PoisonError::into_inner).pop();
        let outside = match waiting {
            Some(outside) => outside,
            None => {
                let grace = Duration::from_millis(self.grace);
                let patience = Patience { grace, ..Patience::default() };
                Outside::new(&guest.command, patience).map_err(|failure| failure.to_string())?
            }
        };
        Ok(Some(Lent { outside: Some(outside), back: Arc::clone(&guest.waiting) }))
    }
}

/// A process lent for one game. It goes back to the pool when dropped.
pub(super) struct Lent {
    outside: Option<Outside>,
    back: Arc<Mutex<Vec<Outside>>>,
}

impl<G: Veiled> Player<G> for Lent {
    fn choose(&mut self, view: &G::View, limits: &Limits) -> Result<Choice<G::Action>, Failure> {
        let outside = self.outside.as_mut().ok_or(Failure::NothingToChoose)?;
        Player::<G>::choose(outside, view, limits)
    }
}

impl Drop for Lent {
    fn drop(&mut self) {
        self.back.lock().unwrap_or_else(PoisonError::into_inner).extend(self.outside.take());
    }
}
