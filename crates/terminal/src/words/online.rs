//! Words for tables of a server, and for where games are kept.

use remparts_protocol::{Code, Late, RequestKind};

/// How it stands with the connection.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LinkState {
    /// For the first time.
    Connecting,
    /// Everything that happened is known.
    Live,
    /// Nobody is there; it is tried again.
    Lost,
    /// There is no such table.
    Gone,
}

/// Tables of a server, and where games are kept.
pub trait OnlineWords {
    /// The game could not be saved.
    fn not_saved(&self, why: &str) -> String;
    /// A bot did not play.
    fn bot_failed(&self, why: &str) -> String;
    /// Where the game is, and how to go on with it.
    fn saved_in(&self, place: &str) -> String;
    /// How to go on with a game.
    fn go_on_with(&self, command: &str) -> String;

    /// How it stands with the connection.
    fn link_state(&self, state: LinkState) -> &'static str;
    /// The server does not answer.
    fn unreachable(&self) -> &'static str;
    /// Nobody knows whether something was done.
    fn unsure(&self) -> &'static str;
    /// What the server says cannot be understood.
    fn not_understood(&self) -> &'static str;
    /// Why something was not done.
    fn problem(&self, code: Code) -> &'static str;
    /// A turn is on its way.
    fn sending(&self) -> &'static str;
    /// Waiting for players.
    fn waiting_players(&self) -> &'static str;
    /// So many seats are open.
    fn wait_seats(&self, count: usize) -> String;
    /// Some are not ready.
    fn wait_ready(&self, names: &str, count: usize) -> String;
    /// All others are ready.
    fn waits_for_you(&self) -> &'static str;
    /// All are ready.
    fn all_ready(&self) -> &'static str;
    /// The table was closed.
    fn was_closed(&self) -> &'static str;
    /// A seat that nobody has taken.
    fn open_seat(&self) -> &'static str;
    /// Someone is ready, or not.
    fn ready(&self, ready: bool) -> &'static str;
    /// Someone is connected, or not.
    fn here(&self, here: bool) -> &'static str;
    /// Someone came, or left.
    fn came(&self, name: &str, here: bool) -> String;
    /// Someone took a seat.
    fn sat_down(&self, name: &str, seat: usize) -> String;
    /// Someone left a seat.
    fn stood_up(&self, name: &str) -> String;
    /// The loaded tile sets that a table is played with, at least one.
    fn played_with(&self, sets: &[&str]) -> String;
    /// How to invite others.
    fn invite(&self, address: &str) -> String;
    /// We look on.
    fn you_watch(&self) -> &'static str;
    /// So many look on.
    fn watchers(&self, count: u32) -> String;

    /// What stands after a number of days on a clock.
    fn day_sign(&self) -> &'static str;
    /// Someone's time has run out, in a word.
    fn late_mark(&self, late: Late) -> &'static str;
    /// Our time has run out.
    fn late_you(&self, late: Late) -> &'static str;
    /// Someone's time has run out.
    fn late_told(&self, name: &str, late: Late) -> String;
    /// Someone gave up, in a word.
    fn resigned_mark(&self) -> &'static str;
    /// Someone gave up.
    fn resigned(&self, name: &str) -> String;

    /// Someone asks for something.
    fn asks(&self, kind: RequestKind, name: &str) -> String;
    /// We ask for something.
    fn asked(&self, kind: RequestKind) -> &'static str;
    /// Whose answers are waited for.
    fn waits_for(&self, names: &str) -> String;
    /// What all agreed to.
    fn agreed(&self, kind: RequestKind) -> &'static str;
    /// Agree.
    fn agree(&self) -> &'static str;
    /// Decline.
    fn decline(&self) -> &'static str;
    /// Back after one's time ran out.
    fn be_back(&self) -> &'static str;
    /// The chat.
    fn chat(&self) -> &'static str;
    /// Nobody said anything.
    fn chat_empty(&self) -> &'static str;
    /// What the line for the chat is for.
    fn chat_label(&self) -> &'static str;
    /// Someone without a seat who says something.
    fn spectator(&self) -> &'static str;

    /// The game ended by agreement.
    fn abandoned(&self) -> &'static str;
    /// Someone won because all others gave up.
    fn won_by_resigning(&self, names: &str, you: bool) -> String;
    /// Someone won because the time of others had run out.
    fn won_on_time(&self, names: &str, you: bool) -> String;
    /// Meet again.
    fn rematch(&self) -> &'static str;
    /// Where all meet again.
    fn rematch_at(&self, address: &str) -> String;
}

/// Time on a clock, to be read: `1:05:09`, `4:07`, and tenths when little is left.
pub fn clock_face(words: super::Words, left: std::time::Duration) -> String {
    let seconds = left.as_secs();
    let (hours, minutes) = (seconds / 3600, seconds / 60 % 60);
    match seconds {
        86_400.. => format!("{}{} {:02}h", seconds / 86_400, words.day_sign(), hours % 24),
        3600.. => format!("{hours}:{minutes:02}:{:02}", seconds % 60),
        10.. => format!("{minutes}:{:02}", seconds % 60),
        _ => format!("0:{seconds:02}.{}", left.subsec_millis() / 100),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::{English, French};
    use std::time::Duration;

    #[test]
    fn clocks_are_read_at_a_glance() {
        for (millis, face) in [
            (0, "0:00.0"),
            (9_870, "0:09.8"),
            (10_000, "0:10"),
            (247_000, "4:07"),
            (3_909_000, "1:05:09"),
            (90_000_000, "1d 01h"),
        ] {
            assert_eq!(clock_face(&English, Duration::from_millis(millis)), face);
        }
        assert_eq!(clock_face(&French, Duration::from_secs(90_000)), "1j 01h");
    }
}
