//! A game that is only looked at.

use super::TerminalHost;
use super::saved::Remarks;
use remparts_screen::Refused;
use remparts_session::host::Replay;

/// The game of a log. Who sat where is told by remarks, where there are any.
///
/// # Errors
///
/// When the log cannot be replayed.
pub fn replay(log: &str) -> Result<Replay, Refused> {
    // Remarks are no part of the game: what they say wrongly is said by nobody.
    Replay::of(log, Remarks::read(log).unwrap_or_default().sitters)
}

impl TerminalHost for Replay {
    fn place(&self) -> String {
        self.title().to_owned()
    }
}
