//! Tables of a server in English.

use crate::words::online::{LinkState, OnlineWords};
use crate::words::{English, all_of};
use remparts_protocol::{Code, Late, RequestKind};

impl OnlineWords for English {
    fn not_saved(&self, why: &str) -> String {
        format!("The game cannot be saved: {why}")
    }

    fn bot_failed(&self, why: &str) -> String {
        format!("The bot does not play: {why}")
    }

    fn saved_in(&self, place: &str) -> String {
        format!("The game is saved in {place}")
    }

    fn go_on_with(&self, command: &str) -> String {
        format!("Go on with: {command}")
    }

    fn link_state(&self, state: LinkState) -> &'static str {
        match state {
            LinkState::Connecting => "Connecting…",
            LinkState::Live => "Connected",
            LinkState::Lost => "Connection lost, trying again…",
            LinkState::Gone => "This table is gone.",
        }
    }

    fn unreachable(&self) -> &'static str {
        "The server does not answer. Check the connection and try again."
    }

    fn unsure(&self) -> &'static str {
        "The connection was lost, so nobody knows whether it was done."
    }

    fn not_understood(&self) -> &'static str {
        "What the server says cannot be understood. A newer version may help."
    }

    fn problem(&self, code: Code) -> &'static str {
        match code {
            Code::Unreadable => "The server could not read that.",
            Code::TooLarge => "That is too long.",
            Code::TooFast => "That was too fast. Wait a moment and try again.",
            Code::TooMany => "There are too many of them already.",
            Code::Unknown => "Say your name first.",
            Code::Origin => "This program may not speak to that server.",
            Code::Silenced => "You cannot say anything here for a while.",
            Code::Banned => "You can watch here, but do nothing else for a while.",
            Code::NoTable => "There is no such table.",
            Code::NoPlayer => "This player is not here.",
            Code::Nothing => "There is nothing at this address.",
            Code::Setup => "These choices cannot be played.",
            Code::NoTiles => "The server does not have the tile set it is played with.",
            Code::NoBot => "There is no such bot.",
            Code::NoSeat => "There is no such seat.",
            Code::Taken => "Someone else was quicker and sits there now.",
            Code::Seated => "You have a seat already.",
            Code::Dismissed => "The host asked you to leave this table.",
            Code::NoChat => "There is no chat at this table.",
            Code::Reported => "You have reported this already. Thank you.",
            Code::NotSeated => "Take a seat first.",
            Code::NotHost => "Only whoever opened the table may do that.",
            Code::Begun => "The game has begun already.",
            Code::NotRunning => "The game is not running.",
            Code::NotOver => "The game is not over yet.",
            Code::NotYourTurn => "It is not your turn.",
            Code::Stale => "Something else was played there meanwhile.",
            Code::NotProved => "This code was used, has expired or never was.",
            Code::Undrawn => "The next tile has to be drawn first.",
            Code::Illegal => "The rules do not allow that.",
            Code::Revealed => "Something new was revealed since, so it cannot be taken back.",
            Code::NotAsked => "Nobody asked for anything.",
            Code::Asked => "Another question still waits for an answer.",
            Code::Busy => "The server is busy. Try again in a moment.",
        }
    }

    fn sending(&self) -> &'static str {
        "Sending your move…"
    }

    fn waiting_players(&self) -> &'static str {
        "Waiting for players"
    }

    fn wait_seats(&self, count: usize) -> String {
        match count {
            1 => "One seat is still open.".to_owned(),
            _ => format!("{count} seats are still open."),
        }
    }

    fn wait_ready(&self, names: &str, _count: usize) -> String {
        format!("Waiting for {names} to be ready.")
    }

    fn waits_for_you(&self) -> &'static str {
        "Everyone waits for you."
    }

    fn all_ready(&self) -> &'static str {
        "Everyone is ready. The game begins."
    }

    fn was_closed(&self) -> &'static str {
        "This table was closed before the game began."
    }

    fn open_seat(&self) -> &'static str {
        "Open seat"
    }

    fn ready(&self, ready: bool) -> &'static str {
        if ready { "ready" } else { "not ready yet" }
    }

    fn here(&self, here: bool) -> &'static str {
        if here { "here" } else { "away" }
    }

    fn came(&self, name: &str, here: bool) -> String {
        if here { format!("{name} is here.") } else { format!("{name} is away.") }
    }

    fn sat_down(&self, name: &str, seat: usize) -> String {
        format!("{name} takes seat {seat}.")
    }

    fn stood_up(&self, name: &str) -> String {
        format!("{name} leaves the seat.")
    }

    fn played_with(&self, sets: &[&str]) -> String {
        match sets {
            [set] => format!("Played with the tile set {set}."),
            sets => format!("Played with the tile sets {}.", all_of(&English, sets)),
        }
    }

    fn invite(&self, address: &str) -> String {
        format!("Invite with this link: {address}")
    }

    fn you_watch(&self) -> &'static str {
        "You are watching"
    }

    fn watchers(&self, count: u32) -> String {
        format!("{count} watching")
    }

    fn day_sign(&self) -> &'static str {
        "d"
    }

    fn late_mark(&self, late: Late) -> &'static str {
        match late {
            Late::Bot => "bot plays",
            Late::Skip => "skipped",
        }
    }

    fn late_you(&self, late: Late) -> &'static str {
        match late {
            Late::Bot => "Your time ran out: a bot plays for you.",
            Late::Skip => "Your time ran out: your seat is skipped.",
        }
    }

    fn late_told(&self, name: &str, late: Late) -> String {
        match late {
            Late::Bot => format!("{name} is out of time, a bot plays on."),
            Late::Skip => format!("{name} is out of time and is skipped."),
        }
    }

    fn resigned_mark(&self) -> &'static str {
        "gave up"
    }

    fn resigned(&self, name: &str) -> String {
        format!("{name} gave up.")
    }

    fn asks(&self, kind: RequestKind, name: &str) -> String {
        match kind {
            RequestKind::Undo => format!("{name} asks to take back the last move."),
            RequestKind::Abandon => format!("{name} offers to end the game without a result."),
        }
    }

    fn asked(&self, kind: RequestKind) -> &'static str {
        match kind {
            RequestKind::Undo => "You ask to take back your last move.",
            RequestKind::Abandon => "You offer to end the game without a result.",
        }
    }

    fn waits_for(&self, names: &str) -> String {
        format!("Waiting for {names}.")
    }

    fn agreed(&self, kind: RequestKind) -> &'static str {
        match kind {
            RequestKind::Undo => "The last move was taken back.",
            RequestKind::Abandon => "The game was ended by agreement.",
        }
    }

    fn agree(&self) -> &'static str {
        "Agree"
    }

    fn decline(&self) -> &'static str {
        "Decline"
    }

    fn be_back(&self) -> &'static str {
        "I’m back"
    }

    fn chat(&self) -> &'static str {
        "Chat"
    }

    fn chat_empty(&self) -> &'static str {
        "Nobody has said anything yet."
    }

    fn chat_label(&self) -> &'static str {
        "Say something to the table"
    }

    fn spectator(&self) -> &'static str {
        "watching"
    }

    fn abandoned(&self) -> &'static str {
        "Ended by agreement"
    }

    fn won_by_resigning(&self, names: &str, you: bool) -> String {
        if you {
            "You win by resignation".to_owned()
        } else {
            format!("{names} wins by resignation")
        }
    }

    fn won_on_time(&self, names: &str, you: bool) -> String {
        if you {
            "You win: the other side ran out of time".to_owned()
        } else {
            format!("{names} wins: the other side ran out of time")
        }
    }

    fn rematch(&self) -> &'static str {
        "Rematch"
    }

    fn rematch_at(&self, address: &str) -> String {
        format!("Rematch: {address}")
    }
}
