//! Where a game is played: here, or at a table of a server.

pub mod guests;
pub mod lacking;
pub mod local;
pub mod remote;
pub mod replay;
pub mod saved;
pub mod shelf;
mod thinking;

use crate::aids::Aids;
use crate::bell::Bell;
use crate::sitter::Sitter;
use remparts_client::Told;
use remparts_screen::{Refused, Table};
use std::time::{Duration, Instant};

/// What has changed at a host since it was asked last.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum News {
    /// Nothing.
    Nothing,
    /// Something around the game: who is there, a clock, a word in the chat.
    Around,
    /// The plies after the first so many are others now.
    Plies(usize),
}

/// How a host stands to the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Standing {
    /// All is known, and what is played counts at once.
    Here,
    /// A turn is on its way to the server.
    Sending,
    /// The server is being looked for.
    Lost,
    /// It is over with the connection, for this reason.
    Ended(String),
}

/// Where a game is played. Nothing here waits: whoever listens to keys asks when the bell rings and when
/// something is due.
pub trait Host {
    /// The game as far as it is known here.
    fn table(&self) -> &Table;

    /// The seats in playing order.
    fn sitters(&self) -> &[Sitter];

    /// Which help players get.
    fn aids(&self) -> Aids;

    /// Whether someone at this keyboard plays a seat.
    fn plays(&self, seat: u8) -> bool;

    /// Whether the game can go on: somebody deals, here or elsewhere.
    fn is_running(&self) -> bool;

    /// Plays a whole turn. What it makes happen is told as news.
    ///
    /// # Errors
    ///
    /// When the rules forbid it. A server may refuse later; then [`Host::complaint`] says why, and
    /// the draft is still there to be changed.
    fn play(&mut self, actions: &[&str]) -> Result<(), Refused>;

    /// Keeps a draft, for whoever comes back later.
    fn keep(&mut self, draft: &[&str]);

    /// Lets bots think and the connection be read; says what has changed.
    fn poll(&mut self) -> News;

    /// The bell that rings when [`Host::poll`] has something to tell; none where nothing happens by
    /// itself.
    fn bell(&self) -> Option<&Bell> {
        None
    }

    /// When [`Host::poll`] will have something to tell though no bell rings.
    fn due(&self) -> Option<Instant> {
        None
    }

    /// The seat for which a bot is thinking here.
    fn thinking(&self) -> Option<u8> {
        None
    }

    /// How it stands to the game.
    fn standing(&self) -> Standing {
        Standing::Here
    }

    /// What went wrong since it was asked last.
    fn complaint(&mut self) -> Option<String> {
        None
    }

    /// The draft that was kept when the game was left, once.
    fn kept(&mut self) -> Vec<String> {
        Vec::new()
    }

    /// The table of the server, where there is one.
    fn told(&self) -> Option<&Told> {
        None
    }

    /// The time a seat has left, where there are clocks.
    fn left(&self, _seat: u8) -> Option<Duration> {
        None
    }

    /// The address of the table at which the same players meet again, once there is one.
    fn rematch(&self) -> Option<String> {
        None
    }

    /// Says something to the server beside playing. Nothing happens where there is none.
    fn order(&mut self, _command: remparts_protocol::Command) {}

    /// A line about where the game is kept or played, for the title.
    fn place(&self) -> String {
        String::new()
    }
}
