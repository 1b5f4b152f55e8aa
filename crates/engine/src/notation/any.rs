//! Setups and logs whose game is read from the text.
//!
//! The first line of a setup is `game NAME`; without it the game is the classic one.

use super::city::setup as city;
use super::classic::setup as classic;
use super::log::{self, Log, LogErrorOf, MAGIC};
use super::setup::{self, Rulings, Settings};
use super::words::{ReadError, Words};
use crate::city::{self as town, City};
use crate::classic::{Classic, Setup};
use thiserror::Error;

/// A setup of either game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AnySetup {
    /// A setup of the classic game.
    Classic(Setup),
    /// A setup of The City.
    City(town::Setup),
}

impl AnySetup {
    /// The setup with a short name.
    pub fn named(name: &str, players: u8) -> Option<Self> {
        let city = || city::named(name, players).map(Self::City);
        classic::named(name, players).map(Self::Classic).or_else(city)
    }

    /// All short names with what they stand for, for help texts.
    pub fn names() -> impl Iterator<Item = (&'static str, &'static str)> {
        classic::NAMES.into_iter().chain(city::NAMES)
    }

    /// Reads a setup that was written down, for a game that was begun with it.
    pub fn read(text: &str) -> Result<Self, ReadError> {
        Self::read_by(text, Rulings::First)
    }

    /// Reads a wish for a new game, by the rulings of today where it names none.
    pub fn wish(text: &str) -> Result<Self, ReadError> {
        Self::read_by(text, Rulings::NOW)
    }

    fn read_by(text: &str, rulings: Rulings) -> Result<Self, ReadError> {
        match game_line(setup::lines(text).next()) {
            None => setup::read_by(text, rulings).map(Self::Classic),
            Some(words) if names_city(&words) => setup::read_by(text, rulings).map(Self::City),
            Some(words) => Err(words.refuse(GAMES)),
        }
    }

    /// Writes the setup line by line.
    pub fn write(&self) -> String {
        match self {
            Self::Classic(setup) => setup::write(setup),
            Self::City(setup) => setup::write(setup),
        }
    }

    /// The same for another number of players.
    #[must_use]
    pub const fn for_players(self, players: u8) -> Self {
        match self {
            Self::Classic(setup) => Self::Classic(Setup { players, ..setup }),
            Self::City(setup) => Self::City(town::Setup { players, ..setup }),
        }
    }
}

/// A log of either game.
#[derive(Clone)]
pub enum AnyLog {
    /// A log of the classic game.
    Classic(Box<Log<Classic>>),
    /// A log of The City.
    City(Box<Log<City>>),
}

/// Why a log could not be replayed.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum AnyLogError {
    /// The text cannot be read, or names no known game.
    #[error(transparent)]
    Read(#[from] ReadError),
    /// The log is of the classic game and does not replay.
    #[error(transparent)]
    Classic(#[from] LogErrorOf<Classic>),
    /// The log is of The City and does not replay.
    #[error(transparent)]
    City(#[from] LogErrorOf<City>),
}

impl AnyLog {
    /// Reads and replays a whole log.
    pub fn read(text: &str) -> Result<Self, AnyLogError> {
        let mut lines = log::lines(text);
        // A text that is no log at all is refused by the reader of logs.
        let headed = lines.next().is_some_and(|(_, line)| line == MAGIC);
        let setting = lines.next().filter(|_| headed);
        let setting = setting.map(|(number, line)| Words::new(number, line));
        match game_line(setting) {
            None => Ok(Self::Classic(Box::new(Log::read(text)?))),
            Some(words) if names_city(&words) => Ok(Self::City(Box::new(Log::read(text)?))),
            Some(words) => Err(words.refuse(GAMES).into()),
        }
    }
}

/// What a text is told that names an unknown game.
const GAMES: &str = "the name of a game";

/// Whether the words after `game` name The City.
fn names_city(words: &Words<'_>) -> bool {
    words.clone().next() == <town::Setup as Settings>::GAME
}

/// The words after `game`, if a text begins with such a line.
fn game_line(first: Option<Words<'_>>) -> Option<Words<'_>> {
    let mut words = first?;
    (words.next() == Some("game")).then_some(words)
}
