//! Problems: why a request was refused.

use crate::time;
use serde::{Deserialize, Serialize};
use thiserror::Error;
use ts_rs::TS;
use utoipa::ToSchema;

/// The reason of a refusal, in one word.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Code {
    /// It cannot be read.
    Unreadable,
    /// It is too long.
    TooLarge,
    /// It comes too often.
    TooFast,
    /// There are too many of them.
    TooMany,
    /// Nobody has said who they are.
    Unknown,
    /// The code was used, has expired or never was; or the passkey proves nothing here.
    NotProved,
    /// It comes from another page.
    Origin,
    /// The player may not talk for a time.
    Silenced,
    /// The player or the network may do nothing but read for a time.
    Banned,
    /// There is no such table.
    NoTable,
    /// There is no such player.
    NoPlayer,
    /// There is nothing at this address.
    Nothing,
    /// The setup cannot be played.
    Setup,
    /// It is played with a tile set that the server does not have.
    NoTiles,
    /// There is no such bot.
    NoBot,
    /// There is no such seat.
    NoSeat,
    /// Someone else sits there.
    Taken,
    /// The player has a seat already.
    Seated,
    /// The host asked the player to leave.
    Dismissed,
    /// Nobody talks at this table.
    NoChat,
    /// The same was reported already, and nobody has looked at it yet.
    Reported,
    /// The player has no seat.
    NotSeated,
    /// Only the one who opened the table may do that.
    NotHost,
    /// The game has begun.
    Begun,
    /// The game does not run.
    NotRunning,
    /// The game is not over.
    NotOver,
    /// It is someone else's turn.
    NotYourTurn,
    /// Something else was played there.
    Stale,
    /// Chance has a say before the last of the actions: they are sent once it was told.
    Undrawn,
    /// The rules forbid it.
    Illegal,
    /// Something new was revealed since, so it cannot be taken back.
    Revealed,
    /// Nothing waits for an answer.
    NotAsked,
    /// Something else waits for an answer.
    Asked,
    /// The server cannot do it now; try again.
    Busy,
}

impl Code {
    /// The word for it, as in messages.
    ///
    /// # Panics
    ///
    /// Never: every code is a word.
    #[must_use]
    pub fn word(self) -> String {
        let text = serde_json::to_string(&self).expect("codes are plain data");
        text.trim_matches('"').to_owned()
    }
}

/// Why a request was refused.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema, Error)]
#[error("{message}")]
pub struct Problem {
    /// In one word, for programs.
    pub code: Code,
    /// In a sentence, for people who write them.
    pub message: String,
    /// The rule that forbids it, by its ID in `docs/rules`, where a rule does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub rule: Option<String>,
    /// Until when it stays so, in milliseconds since 1970, where that is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "number")]
    pub until: Option<u64>,
}

impl Problem {
    /// A problem in words.
    pub fn new(code: Code, message: impl Into<String>) -> Self {
        Self { code, message: message.into(), rule: None, until: None }
    }

    /// A problem that passes by itself at a time, which the message tells as well.
    pub fn until(code: Code, message: &str, until: u64) -> Self {
        let message = format!("{message} until {}", time::utc(until));
        Self { until: Some(until), ..Self::new(code, message) }
    }

    /// A move that a rule forbids.
    pub fn illegal(message: impl Into<String>, rule: &str) -> Self {
        Self { rule: Some(rule.to_owned()), ..Self::new(Code::Illegal, message) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_those_of_the_messages() {
        for (code, word) in [(Code::Busy, "busy"), (Code::NotYourTurn, "not-your-turn")] {
            assert_eq!(code.word(), word);
        }
    }
}
