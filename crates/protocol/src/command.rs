//! Commands: what players ask of a table.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// A command of a player at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "do", rename_all = "kebab-case")]
pub enum Command {
    /// Does nothing; the answer shows that the server is there.
    Ping,
    /// Takes an open seat.
    Sit {
        /// The seat to be taken, counted from 0.
        seat: u8,
    },
    /// Leaves the seat, before the game begins.
    Stand,
    /// Seats a bot on an open seat, or sends it away; for the one who opened the table.
    Bot {
        /// The seat of the bot, counted from 0.
        seat: u8,
        /// The level, with a style after a plus sign; nothing opens the seat.
        bot: Option<String>,
    },
    /// Wants to begin, or no longer. The game begins when all seats are taken and all are ready.
    Ready {
        /// Whether the player wants to begin.
        ready: bool,
    },
    /// Adds randomness to the draws, before the first tile: they come from the server's seed, which
    /// it has committed to, and from every nonce. Sent again it takes the place of the one before.
    Nonce {
        /// 32 random bytes as 64 hexadecimal digits.
        nonce: String,
    },
    /// Asks a person or a bot to leave before the game begins; for the one who opened the table.
    /// Whoever was asked to leave cannot sit down again.
    Dismiss {
        /// The seat that becomes free.
        seat: u8,
    },
    /// Plays actions, all of them or none. They end where chance has a say that could change what
    /// may come next. Sent again after a lost connection it is done once.
    Play {
        /// How many plies were played before it.
        ply: u32,
        /// The actions in the notation.
        actions: Vec<String>,
    },
    /// Says something to everyone at the table.
    Say {
        /// The words, in one line.
        text: String,
    },
    /// Gives up the game.
    Resign,
    /// Asks to take back what one did last.
    Undo,
    /// Asks to end the game without a result.
    Abandon,
    /// Agrees to what was asked.
    Agree,
    /// Refuses what was asked, or takes back one's own question.
    Decline,
    /// Closes the table before the game begins; for the one who opened it.
    Close,
    /// Opens a table for the same players, once the game is over.
    Rematch,
}

/// A command over a socket, with a number of the sender's own by which the answer is known.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Order {
    /// A number that the sender chose.
    pub id: u32,
    /// What is to be done.
    #[serde(flatten)]
    pub command: Command,
}
