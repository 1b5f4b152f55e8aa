//! The rows of tables: what is stored of a table, and what lists show of it.

use std::fmt;

use remparts_protocol::{Game, Pace, PlayerId, TableId};

use crate::error::StoreError;

/// The stage of a table's life.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Standing {
    /// Seats can be taken.
    Open,
    /// The game is being played.
    Running,
    /// The game was played to its end.
    Over,
    /// There will be no game.
    Closed,
}

impl Standing {
    /// All stages, in the order of a table's life.
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

/// The facets that lists are filtered by. A facet that is not known of a table fits every filter,
/// and one that a filter leaves out fits every table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Facets {
    /// The game that is played.
    pub game: Option<Game>,
    /// The speed of the game.
    pub pace: Option<Pace>,
    /// The number of seats.
    pub players: Option<u8>,
}

/// The columns of a table that lists and schedules need.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Summary {
    /// The stage it has reached.
    pub standing: Standing,
    /// Whether the lobby shows it.
    pub public: bool,
    /// When the table is due, in milliseconds since 1970: a server then has to look at it, for a
    /// clock or a bot. `None` if never.
    pub due: Option<u64>,
    /// Whether its lines hold chat messages.
    pub talk: bool,
    /// The facets that lists are filtered by.
    pub facets: Facets,
    /// The text that lists show of it; the store does not read it.
    pub listed: String,
}

/// A line to be appended to a table.
#[derive(Clone)]
pub struct Append {
    /// The table to append to.
    pub table: TableId,
    /// The number of the line: one more than that of the last.
    pub seq: u32,
    /// When, in milliseconds since 1970.
    pub at: u64,
    /// The text of the line.
    pub line: String,
    /// The columns of the table from now on.
    pub summary: Summary,
    /// The player on each seat from now on; `None` if nobody has moved.
    pub seats: Option<Vec<Option<PlayerId>>>,
    /// Players whose names stand in the line.
    pub mentions: Vec<PlayerId>,
}

/// Lines of a table to be replaced by others that say less: names that are forgotten, and chat.
#[derive(Clone)]
pub struct Rewrite {
    /// The table whose lines they are.
    pub table: TableId,
    /// The number of its last line.
    pub head: u32,
    /// Lines by their numbers, as they are from now on.
    pub lines: Vec<(u32, String)>,
    /// Whether any line still holds a chat message.
    pub talk: bool,
    /// The text that lists show of the table from now on.
    pub listed: String,
}

/// By hand: lines hold hidden cards, so they are not shown.
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

/// The result of an append.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[must_use]
pub enum Appended {
    /// The line is on disk.
    Done,
    /// The line was not added: its number is not the next one, or there is no such table.
    Conflict,
}

/// A whole table as stored, hidden cards and seed included.
#[derive(Clone, PartialEq, Eq)]
pub struct Kept {
    /// The secret seed of its draws.
    pub seed: String,
    /// The lines in order; the first has number 1.
    pub lines: Vec<String>,
}

/// By hand: neither seeds nor lines are shown.
impl fmt::Debug for Kept {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Kept").field("lines", &self.lines.len()).finish_non_exhaustive()
    }
}

/// A table in a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    /// The id of the table.
    pub id: TableId,
    /// The stage it has reached.
    pub standing: Standing,
    /// When its last line was written, in milliseconds since 1970.
    pub touched: u64,
    /// The text for lists, as it was handed in.
    pub listed: String,
}
