//! Where a game is played, with what a terminal adds to it: threads, files, sockets and sentences.

pub mod guests;
pub mod lacking;
pub mod local;
pub mod remote;
pub mod replay;
pub mod saved;
pub mod shelf;
mod thinking;

use crate::bell::Bell;
use remparts_session::Host;
use std::time::{Duration, Instant};

/// A host as a terminal runs it. Nothing here waits: whoever listens to keys asks when the bell rings and
/// when something is due.
pub trait TerminalHost: Host {
    /// The bell that rings when [`Host::poll`] has something to tell; none where nothing happens by
    /// itself.
    fn bell(&self) -> Option<&Bell> {
        None
    }

    /// When [`Host::poll`] will have something to tell though no bell rings.
    fn due(&self) -> Option<Instant> {
        None
    }

    /// What went wrong since it was asked last.
    fn complaint(&mut self) -> Option<String> {
        None
    }

    /// Why the connection is over for good, once it is.
    fn ended(&self) -> Option<&str> {
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
