//! A game in front of someone at a terminal.

use crate::host::TerminalHost;

/// A game in front of someone at a terminal.
pub type Session = remparts_session::Session<dyn TerminalHost>;

/// How someone came away from a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Ending {
    /// The game is over.
    Over,
    /// They left; the game can go on later.
    Left,
    /// The server let them go, for this reason.
    Lost(String),
}
