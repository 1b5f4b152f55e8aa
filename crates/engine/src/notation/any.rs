//! Setups and logs of which nobody has said yet what game they are of.
//!
//! The first line of a setup is `game NAME`; without it the game is the classic one.

use super::classic::setup as classic;
use super::log::{Log, LogErrorOf, MAGIC};
use super::setup;
use super::words::{ReadError, Words};
use crate::classic::{Classic, Setup};
use thiserror::Error;

/// A setup of any game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AnySetup {
    /// Of the classic game.
    Classic(Setup),
}

impl AnySetup {
    /// The setup with a short name.
    pub fn named(name: &str, players: u8) -> Option<Self> {
        classic::named(name, players).map(Self::Classic)
    }

    /// All short names with what they stand for, for help texts.
    pub fn names() -> impl Iterator<Item = (&'static str, &'static str)> {
        classic::NAMES.into_iter()
    }

    /// Reads a setup written line by line.
    pub fn read(text: &str) -> Result<Self, ReadError> {
        match game_line(setup::lines(text).next()) {
            None => setup::read(text).map(Self::Classic),
            Some(words) => Err(words.refuse(GAMES)),
        }
    }

    /// The same for another number of players.
    #[must_use]
    pub const fn for_players(self, players: u8) -> Self {
        match self {
            Self::Classic(setup) => Self::Classic(Setup { players, ..setup }),
        }
    }
}

/// A log of any game.
#[derive(Clone)]
pub enum AnyLog {
    /// Of the classic game.
    Classic(Log<Classic>),
}

/// Why a log could not be replayed.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum AnyLogError {
    /// It does not say what game it is of.
    #[error(transparent)]
    Read(#[from] ReadError),
    /// The classic game says why.
    #[error(transparent)]
    Classic(#[from] LogErrorOf<Classic>),
}

impl AnyLog {
    /// Reads and replays a whole log.
    pub fn read(text: &str) -> Result<Self, AnyLogError> {
        let mut lines = text.lines();
        // What is no log at all is for the reader of logs to say.
        let headed = lines.next().is_some_and(|line| line.trim_end() == MAGIC);
        let setting = lines.next().filter(|_| headed).map(|line| Words::new(2, line));
        match game_line(setting) {
            None => Ok(Self::Classic(Log::read(text)?)),
            Some(words) => Err(words.refuse(GAMES).into()),
        }
    }
}

/// What a text is refused for that names a game nobody knows.
const GAMES: &str = "the name of a game";

/// The words after `game`, if a text begins with such a line.
fn game_line(first: Option<Words<'_>>) -> Option<Words<'_>> {
    let mut words = first?;
    (words.next() == Some("game")).then_some(words)
}
