//! A line read word by word, with the column of each word for error messages.

use crate::kernel::geometry::{Cell, Rotation};
use crate::kernel::seat::Seat;
use crate::kernel::tile_sets::SetDigest;
use thiserror::Error;

/// Why a text could not be read, and where.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("line {line}, column {column}: {reading}")]
pub struct ReadError {
    /// Line, counted from one.
    pub line: usize,
    /// Column, counted from one in characters.
    pub column: usize,
    /// The problem at that place.
    pub reading: Reading,
}

/// What is wrong with a word.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum Reading {
    /// The line ends too early.
    #[error("expected {0}, found the end of the line")]
    Ends(&'static str),
    /// A word is not what belongs there.
    #[error("expected {expected}, found `{found}`")]
    Expected {
        /// The kind of word that belongs there.
        expected: &'static str,
        /// The word that stands there, cut to a sensible length.
        found: String,
    },
    /// The line goes on too long.
    #[error("unexpected `{0}` at the end of the line")]
    TooLong(String),
    /// A line that has to come is missing.
    #[error("expected {0}, found the end of the text")]
    Missing(&'static str),
    /// The same setting comes twice.
    #[error("`{0}` is set twice")]
    Twice(String),
    /// The text names a tile set that this program does not have.
    #[error(
        "the tile set `{name}` with the digest {digest} is not loaded; `--tiles FILE` loads it"
    )]
    NoTiles {
        /// The name of the set.
        name: String,
        /// The digest of its tiles.
        digest: SetDigest,
    },
    /// The text is longer than any sensible one.
    #[error("the text is too long")]
    Oversized,
}

/// Most characters of a wrong word that are shown.
const SHOWN: usize = 40;

/// The words of one line, which the readers of this folder take one after the other.
#[derive(Clone, Debug)]
pub struct Words<'a> {
    line: usize,
    text: &'a str,
    at: usize,
}

impl<'a> Words<'a> {
    pub(super) const fn new(line: usize, text: &'a str) -> Self {
        Self { line, text, at: 0 }
    }

    /// The next word and where it begins.
    fn peek(&self) -> Option<(usize, &'a str)> {
        let rest = &self.text[self.at..];
        let start = self.at + (rest.len() - rest.trim_start().len());
        let word = self.text[start..].split_whitespace().next()?;
        Some((start, word))
    }

    pub(super) fn next(&mut self) -> Option<&'a str> {
        let (start, word) = self.peek()?;
        self.at = start + word.len();
        Some(word)
    }

    /// An error about the line as a whole.
    pub(super) fn refuse_line(&self, expected: &'static str) -> ReadError {
        let found = self.text.chars().take(SHOWN).collect();
        self.error(0, Reading::Expected { expected, found })
    }

    /// An error about the coming word.
    pub(super) fn refuse(&self, expected: &'static str) -> ReadError {
        let (start, reading) = match self.peek() {
            None => (self.text.len(), Reading::Ends(expected)),
            Some((start, word)) => {
                let found = word.chars().take(SHOWN).collect();
                (start, Reading::Expected { expected, found })
            }
        };
        self.error(start, reading)
    }

    /// An error at the coming word.
    pub(super) fn error_here(&self, reading: Reading) -> ReadError {
        self.error(self.peek().map_or(self.text.len(), |(start, _)| start), reading)
    }

    pub(super) fn error(&self, at: usize, reading: Reading) -> ReadError {
        let column = self.text[..at].chars().count() + 1;
        ReadError { line: self.line, column, reading }
    }

    /// Reads the coming word with `read`, or refuses it.
    pub(super) fn take<T>(
        &mut self,
        expected: &'static str,
        read: impl FnOnce(&'a str) -> Option<T>,
    ) -> Result<T, ReadError> {
        let before = self.clone();
        let value = self.next().and_then(read);
        value.ok_or_else(|| before.refuse(expected))
    }

    /// Refuses any words that are left.
    pub(super) fn end(&self) -> Result<(), ReadError> {
        match self.peek() {
            None => Ok(()),
            Some((start, word)) => {
                Err(self.error(start, Reading::TooLong(word.chars().take(SHOWN).collect())))
            }
        }
    }

    pub(super) fn cell(&mut self) -> Result<Cell, ReadError> {
        self.take("a cell such as 3,-1", read_cell)
    }

    pub(super) fn rotation(&mut self) -> Result<Rotation, ReadError> {
        self.take("a rotation r0 to r3", read_rotation)
    }

    /// A seat, counted from one; whether anyone sits there is for the game to say.
    pub(super) fn seat(&mut self) -> Result<Seat, ReadError> {
        self.take("a seat", read_seat)
    }

    pub(super) fn number<N: std::str::FromStr + ToString>(
        &mut self,
        expected: &'static str,
    ) -> Result<N, ReadError> {
        self.take(expected, read_number)
    }
}

/// A number in exactly the form in which it is written.
pub(super) fn read_number<N: std::str::FromStr + ToString>(word: &str) -> Option<N> {
    word.parse::<N>().ok().filter(|number| number.to_string() == word)
}

/// A seat, counted from one.
pub(super) fn read_seat(word: &str) -> Option<Seat> {
    read_number::<u8>(word)?.checked_sub(1).map(Seat)
}

/// A cell such as `3,-1`.
pub(super) fn read_cell(word: &str) -> Option<Cell> {
    let (x, y) = word.split_once(',')?;
    Some(Cell::new(read_number(x)?, read_number(y)?))
}

/// A rotation such as `r2`.
fn read_rotation(word: &str) -> Option<Rotation> {
    let quarters: usize = read_number(word.strip_prefix('r')?)?;
    Rotation::ALL.get(quarters).copied()
}
