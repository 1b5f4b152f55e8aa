//! Players that are programs of their own, in any language. They speak the protocol of
//! `docs/PROTOCOL.md`; this is the host's side of it.
//!
//! A program sees what its seat may see and the list of legal actions, and answers with one of
//! them. Whatever else it does is an offence: it is ended, the choice fails with a message, and the
//! next choice starts it again.
//!
//! `talk` is the conversation, over the process of `program`, which `command` starts; `lines`
//! bounds what is read. `table` is a game as it was told, with hidden cards as `veiled` writes
//! them.

mod command;
pub mod lines;
mod program;
pub mod table;
mod talk;
pub mod veiled;

pub use program::MAX_ANSWER;
pub use veiled::Veiled;

use crate::player::{Choice, Failure, Limits, Player, chooser};
use std::time::Duration;
use talk::{Offence, Running};

/// The version of the protocol.
pub const PROTOCOL: u32 = 1;
/// Lines a program may send before each of its answers.
pub const MAX_LINES: usize = 1_000;
/// Longest line that a host sends and an engine takes, in bytes.
pub const MAX_LINE: usize = 1 << 16;

/// Timeouts for a program.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Patience {
    /// Timeout of the greeting, which includes starting the program.
    pub start: Duration,
    /// Timeout of an answer that needs no thought, and the time added to what a program has for its
    /// turn.
    pub grace: Duration,
    /// Timeout of a choice that has no limit in time.
    pub turn: Duration,
}

impl Default for Patience {
    fn default() -> Self {
        Self {
            start: Duration::from_secs(10),
            grace: Duration::from_secs(2),
            turn: Duration::from_secs(60),
        }
    }
}

/// A player that is a program of its own.
pub struct Outside {
    shown: String,
    words: Vec<String>,
    patience: Patience,
    running: Option<Running>,
}

impl Outside {
    /// A program by its command line, whose words may stand in quotes; it is started when it has to
    /// choose for the first time.
    pub fn new(command: &str, patience: Patience) -> Result<Self, Failure> {
        let words = command::split(command).map_err(Failure::Outside)?;
        Ok(Self { shown: command::shown(command), words, patience, running: None })
    }

    /// Starts the program if it is not running. Also a way to find out early that it cannot be.
    pub fn start(&mut self) -> Result<(), Failure> {
        self.running().map(|_| ()).map_err(|offence| self.failure(&offence))
    }

    fn running(&mut self) -> Result<&mut Running, Offence> {
        Ok(match self.running.take() {
            Some(running) => self.running.insert(running),
            None => self.running.insert(Running::start(&self.words, self.patience.start)?),
        })
    }

    /// The failure that an offence becomes. The program does not run any more.
    fn failure(&mut self, offence: &Offence) -> Failure {
        self.running = None;
        Failure::Outside(format!("`{}` {}", self.shown, offence.0))
    }
}

impl<G: Veiled> Player<G> for Outside {
    fn choose(&mut self, view: &G::View, limits: &Limits) -> Result<Choice<G::Action>, Failure> {
        let seat = chooser::<G>(view)?;
        let patience = self.patience;
        let asked = |running: &mut Running| running.ask::<G>(view, seat, limits, patience);
        self.running().and_then(asked).map_err(|offence| self.failure(&offence))
    }
}

impl Drop for Outside {
    fn drop(&mut self) {
        if let Some(running) = &self.running {
            running.farewell();
        }
    }
}
