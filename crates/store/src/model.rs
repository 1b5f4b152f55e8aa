//! What is kept.

use std::fmt;

use remparts_protocol::{Game, Pace, PlayerId, TableId};

use crate::error::StoreError;

/// How far a table is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Standing {
    /// Seats can be taken.
    Open,
    /// The game is played.
    Running,
    /// The game was played.
    Over,
    /// There will be no game.
    Closed,
}

impl Standing {
    /// Every one, in the order of a table's life.
    pub const ALL: [Self; 4] = [Self::Open, Self::Running, Self::Over, Self::Closed];

    /// The word for it, as it is kept.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Open => "open",
            Self::Running => "running",
            Self::Over => "over",
            Self::Closed => "closed",
        }
    }

    pub(crate) fn read(word: &str) -> Result<Self, StoreError> {
        let found = Self::ALL.into_iter().find(|standing| standing.word() == word);
        found.ok_or(StoreError::Unreadable)
    }
}

/// What lists are filtered by. What is not known of a table fits every filter, and what a filter does
/// not say fits every table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Facets {
    /// Which game is played.
    pub game: Option<Game>,
    /// How fast is played.
    pub pace: Option<Pace>,
    /// For how many players.
    pub players: Option<u8>,
}

/// What lists need to know of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Summary {
    /// How far it is.
    pub standing: Standing,
    /// Whether the lobby shows it.
    pub public: bool,
    /// When someone has to look at it, if ever, in milliseconds since 1970.
    pub due: Option<u64>,
    /// Whether its lines hold something that was said.
    pub talk: bool,
    /// What lists are filtered by.
    pub facets: Facets,
    /// What lists show of it; the store does not read it.
    pub listed: String,
}

/// One more line of a table.
#[derive(Clone)]
pub struct Append {
    /// Which table.
    pub table: TableId,
    /// The number of the line: one more than that of the last.
    pub seq: u32,
    /// When, in milliseconds since 1970.
    pub at: u64,
    /// The line.
    pub line: String,
    /// What lists have to know from now on.
    pub summary: Summary,
    /// Who sits where from now on; nothing if that is as it was.
    pub seats: Option<Vec<Option<PlayerId>>>,
    /// Whose names stand in the line.
    pub mentions: Vec<PlayerId>,
}

/// Lines of a table that say less than before: names that are forgotten, and what was said.
#[derive(Clone)]
pub struct Rewrite {
    /// Which table.
    pub table: TableId,
    /// The number of its last line.
    pub head: u32,
    /// Lines by their numbers, as they are from now on.
    pub lines: Vec<(u32, String)>,
    /// Whether the lines still hold something that was said.
    pub talk: bool,
    /// What lists show of the table from now on.
    pub listed: String,
}

/// Lines hold what is hidden, so they are not shown.
impl fmt::Debug for Append {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Append")
            .field("table", &self.table)
            .field("seq", &self.seq)
            .field("at", &self.at)
            .field("standing", &self.summary.standing)
            .finish_non_exhaustive()
    }
}

/// What became of a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[must_use]
pub enum Appended {
    /// It is kept.
    Done,
    /// It is not: the table is further than that, or not that far, or there is none.
    Conflict,
}

/// A whole table. It holds what is hidden.
#[derive(Clone, PartialEq, Eq)]
pub struct Kept {
    /// The seed of its draws.
    pub seed: String,
    /// The lines; the first has number 1.
    pub lines: Vec<String>,
}

/// Neither seeds nor lines are shown.
impl fmt::Debug for Kept {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Kept").field("lines", &self.lines.len()).finish_non_exhaustive()
    }
}

/// A table in a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    /// Which.
    pub id: TableId,
    /// How far it is.
    pub standing: Standing,
    /// When its last line was written, in milliseconds since 1970.
    pub touched: u64,
    /// As it was handed in.
    pub listed: String,
}
