//! What a server writes down of a table, a line each. Folding the lines gives the table back, so a
//! server that starts again knows what the one before knew.
//!
//! Lines hold the whole truth, hidden cards included, and are never sent.

use crate::event::By;
use crate::ids::{PlayerId, TableId};
use crate::table::{RequestKind, SitterKind};
use crate::wish::TableWish;
use serde::{Deserialize, Serialize};

/// The version of the lines.
pub const VERSION: u32 = 1;

/// Someone on a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Guest {
    /// Who.
    pub player: PlayerId,
    /// What they are called.
    pub name: String,
    /// A person or an account.
    pub kind: SitterKind,
}

/// What happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Recorded {
    /// The table was opened; always the first line.
    Opened {
        /// The version of the lines.
        version: u32,
        /// As wished.
        wish: TableWish,
        /// By whom.
        host: Guest,
        /// Who sits there from the beginning, seat by seat.
        seated: Vec<Option<Guest>>,
    },
    /// Someone took a seat.
    Sat {
        /// Which.
        seat: u8,
        /// Who.
        guest: Guest,
    },
    /// A seat was left.
    Stood {
        /// Which.
        seat: u8,
    },
    /// A bot took a seat.
    BotSat {
        /// Which.
        seat: u8,
        /// The level.
        bot: String,
        /// What chance said first, if that was the last one to be waited for.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        started: Option<Vec<String>>,
    },
    /// Someone wants to begin, or no longer.
    Ready {
        /// Who.
        seat: u8,
        /// Whether.
        ready: bool,
        /// What chance said first, if that was the last one to be waited for.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        started: Option<Vec<String>>,
    },
    /// Someone added randomness to the draws.
    Nonce {
        /// The seat it stands behind.
        seat: u8,
        /// Its 32 bytes as 64 hexadecimal digits.
        nonce: String,
    },
    /// The host asked someone to leave.
    Dismissed {
        /// The seat that is free now.
        seat: u8,
    },
    /// A move, with what chance said after it.
    Played {
        /// Whose.
        seat: u8,
        /// Who decided it.
        by: By,
        /// Plies before it.
        ply: u32,
        /// The plies.
        plies: Vec<String>,
        /// The fingerprint of the position after them, hidden cards included.
        digest: String,
    },
    /// Something was said.
    Said {
        /// Who.
        guest: Guest,
        /// What.
        text: String,
    },
    /// Someone asked for something.
    Asked {
        /// Who.
        seat: u8,
        /// What for.
        request: RequestKind,
    },
    /// Someone agreed. If all have, it is done.
    Agreed {
        /// Who.
        seat: u8,
    },
    /// Someone refused, or took the question back.
    Declined {
        /// Who.
        seat: u8,
    },
    /// Someone's time has run out.
    Late {
        /// Whose.
        seat: u8,
    },
    /// Someone gave up.
    Resigned {
        /// Who.
        seat: u8,
    },
    /// It was closed before the game began, or left alone for too long.
    Closed,
    /// The same players meet again.
    Rematch {
        /// Where.
        table: TableId,
    },
}

impl Recorded {
    /// Whether a person or a program of theirs did it, and not the server by itself.
    #[must_use]
    pub const fn is_by_person(&self) -> bool {
        let Self::Played { by, .. } = self else {
            return !matches!(self, Self::Late { .. } | Self::Closed);
        };
        matches!(by, By::Player)
    }
}

/// One line.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Record {
    /// When, in milliseconds since 1970.
    pub at: u64,
    /// What happened.
    pub what: Recorded,
}

impl Record {
    /// The line as it is kept.
    #[must_use]
    pub fn write(&self) -> String {
        serde_json::to_string(self).expect("records are plain data")
    }

    /// A line that was kept.
    ///
    /// # Errors
    ///
    /// When it is not such a line.
    pub fn read(line: &str) -> Result<Self, serde_json::Error> {
        serde_json::from_str(line)
    }
}
