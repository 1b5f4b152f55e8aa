//! Where a game is played: here, at a table of a server, or nowhere any more.
//!
//! The hosts of this crate never wait and have no thread, socket, file or clock of their own. Whoever
//! runs them carries what they ask for, a bot's thought or a turn for a server, and tells them what
//! came of it.

mod local;
mod online;
mod replay;

pub use local::{Local, Thought, Wish};
pub use online::{Followed, Online};
pub use replay::Replay;

use crate::aids::Aids;
use crate::sitter::Sitter;
use remparts_protocol::Told;
use remparts_screen::{Refused, Table};
use serde::Serialize;
use ts_rs::TS;

/// What has changed at a host since it was asked last.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum News {
    /// Nothing has changed.
    Nothing,
    /// Something around the game: who is there, a clock, a word in the chat.
    Around,
    /// The plies after the first so many are others now.
    Plies(usize),
}

impl News {
    /// What has changed by both.
    #[must_use]
    pub fn and(self, later: Self) -> Self {
        match (self, later) {
            (Self::Plies(one), Self::Plies(other)) => Self::Plies(one.min(other)),
            (Self::Plies(from), _) | (_, Self::Plies(from)) => Self::Plies(from),
            (Self::Nothing, Self::Nothing) => Self::Nothing,
            _ => Self::Around,
        }
    }
}

/// How a host stands to the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Standing {
    /// All is known, and what is played counts at once.
    #[default]
    Here,
    /// A turn is on its way to the server.
    Sending,
    /// A turn is on its way, and the server is being looked for.
    SendingLost,
    /// The server is being looked for.
    Lost,
    /// The connection is over for good.
    Ended,
}

impl Standing {
    /// Whether a turn is on its way.
    pub const fn is_sending(self) -> bool {
        matches!(self, Self::Sending | Self::SendingLost)
    }

    /// Whether the server is being looked for.
    pub const fn is_lost(self) -> bool {
        matches!(self, Self::Lost | Self::SendingLost)
    }
}

/// Where a game is played. Nothing here waits.
pub trait Host {
    /// The game as far as it is known here.
    fn table(&self) -> &Table;

    /// The seats in playing order.
    fn sitters(&self) -> &[Sitter];

    /// Which help players get.
    fn aids(&self) -> Aids;

    /// Whether someone in front of this screen plays a seat.
    fn plays(&self, seat: u8) -> bool;

    /// Whether the game can go on: somebody deals, here or elsewhere.
    fn is_running(&self) -> bool;

    /// Plays a whole turn. What it makes happen is told as news.
    ///
    /// # Errors
    ///
    /// When the rules forbid it. A server may refuse later; the draft is still there to be changed.
    fn play(&mut self, actions: &[&str]) -> Result<(), Refused>;

    /// Keeps a draft, for whoever comes back later.
    fn keep(&mut self, draft: &[&str]);

    /// Takes in what has happened elsewhere; says what has changed.
    fn poll(&mut self) -> News;

    /// The seat for which a bot is thinking here.
    fn thinking(&self) -> Option<u8> {
        None
    }

    /// How it stands to the game.
    fn standing(&self) -> Standing {
        Standing::Here
    }

    /// The draft that was kept when the game was left, once.
    fn kept(&mut self) -> Vec<String> {
        Vec::new()
    }

    /// The table of the server, where there is one.
    fn told(&self) -> Option<&Told> {
        None
    }
}
