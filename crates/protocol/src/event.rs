//! Events: what happens at a table, as a viewer is told of it.

use crate::ids::TableId;
use crate::table::{RequestKind, Said, State};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// Who decided a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum By {
    /// The player on the seat.
    Player,
    /// A bot, on its own seat or for someone who is late.
    Bot,
    /// Nobody: the seat was skipped.
    Skip,
}

/// What happened, as a viewer is told of it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum What {
    /// The table was opened.
    Opened,
    /// Someone took a seat.
    Sat {
        /// The seat that was taken.
        seat: u8,
    },
    /// Someone left a seat, or a bot was sent away.
    Stood {
        /// The seat that is free now.
        seat: u8,
    },
    /// A bot took a seat.
    BotSat {
        /// The seat that was taken.
        seat: u8,
    },
    /// Someone wants to begin, or no longer.
    Ready {
        /// The seat of whoever it is.
        seat: u8,
    },
    /// Someone added randomness to the draws.
    Nonce {
        /// The seat it stands behind.
        seat: u8,
    },
    /// Someone was asked to leave.
    Dismissed {
        /// The seat that is free now.
        seat: u8,
    },
    /// All are ready, and chance has had its first say.
    Started,
    /// A seat made a move.
    Played {
        /// The seat that moved.
        seat: u8,
        /// Who decided the move.
        by: By,
    },
    /// Something was said in the chat.
    Said {
        /// The line of the chat.
        said: Said,
    },
    /// Something was said that this viewer does not hear, or that is forgotten.
    Unheard,
    /// Someone asks for something.
    Asked {
        /// The seat that asks.
        seat: u8,
        /// What it asks for.
        request: RequestKind,
    },
    /// Someone agreed, but others have not yet.
    Agreed {
        /// The seat that agreed.
        seat: u8,
    },
    /// Someone refused, or took the question back.
    Declined {
        /// The seat that refused, or that had asked.
        seat: u8,
    },
    /// All agreed to take something back.
    Undone {
        /// The seat whose last move is taken back.
        seat: u8,
    },
    /// Someone's time has run out.
    Late {
        /// The seat that is late.
        seat: u8,
    },
    /// Someone gave up the game.
    Resigned {
        /// The seat that gave up.
        seat: u8,
    },
    /// All agreed to end the game.
    Abandoned,
    /// The table was closed before the game began.
    Closed,
    /// The same players meet again.
    Rematch {
        /// The new table at which they meet.
        table: TableId,
    },
}

impl What {
    /// Whether a player took or left a seat.
    #[must_use]
    pub const fn changes_players(&self) -> bool {
        use What::{Dismissed, Sat, Stood};
        matches!(self, Sat { .. } | Stood { .. } | Dismissed { .. })
    }

    /// Whether it changes neither the game nor who plays.
    #[must_use]
    pub const fn is_talk(&self) -> bool {
        use What::{Agreed, Asked, Declined, Nonce, Rematch, Said, Unheard};
        matches!(
            self,
            Said { .. }
                | Unheard
                | Asked { .. }
                | Agreed { .. }
                | Declined { .. }
                | Nonce { .. }
                | Rematch { .. }
        )
    }
}

/// An event at a table, with everything that is different after it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Event {
    /// The number of the event; each event of a table has the next one.
    pub seq: u32,
    /// When it happened, in milliseconds since 1970.
    #[ts(type = "number")]
    pub at: u64,
    /// What happened, as this viewer is told of it.
    pub what: What,
    /// The number of plies that stay as they were; `plies` come after them.
    pub from: u32,
    /// The plies that are new, as this viewer may know them.
    pub plies: Vec<String>,
    /// Everything at the table that changes, as it is after the event.
    pub state: State,
}
