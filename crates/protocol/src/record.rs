//! What a server writes down of a table (event sourcing): one record a line. Folding the records gives
//! the table back, so a server that starts again knows what the one before knew.
//!
//! Records hold the whole truth, hidden cards included, and are never sent.

use crate::event::By;
use crate::ids::{PlayerId, TableId};
use crate::table::{RequestKind, SitterKind};
use crate::wish::TableWish;
use serde::{Deserialize, Serialize};
use std::borrow::Cow;

/// The version of the lines.
pub const VERSION: u32 = 1;

/// What stands where the name of a forgotten player stood, in every language.
pub const NAMELESS: &str = "\u{2014}";

/// Someone on a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Guest {
    /// The id of the player.
    pub player: PlayerId,
    /// What they are called.
    pub name: String,
    /// A person or an account.
    pub kind: SitterKind,
}

/// What happened at a table, as it is kept.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Record {
    /// The table was opened; always the first record.
    Opened {
        /// The version of the records, [`VERSION`].
        version: u32,
        /// The table as it was wished for.
        wish: TableWish,
        /// The player who opened it.
        host: Guest,
        /// Who sits there from the beginning, seat by seat.
        seated: Vec<Option<Guest>>,
    },
    /// Someone took a seat.
    Sat {
        /// The seat that was taken.
        seat: u8,
        /// Who sits there now.
        guest: Guest,
    },
    /// A seat was left.
    Stood {
        /// The seat that is free now.
        seat: u8,
    },
    /// A bot took a seat.
    BotSat {
        /// The seat that was taken.
        seat: u8,
        /// The level of the bot, with a style after a plus sign.
        bot: String,
        /// The first plies of chance, if that was the last seat to be waited for.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        started: Option<Vec<String>>,
    },
    /// Someone wants to begin, or no longer.
    Ready {
        /// The seat of whoever it is.
        seat: u8,
        /// Whether they want to begin.
        ready: bool,
        /// The first plies of chance, if that was the last seat to be waited for.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        started: Option<Vec<String>>,
    },
    /// Someone added randomness to the draws.
    Nonce {
        /// The seat it stands behind.
        seat: u8,
        /// Its 32 bytes as 64 hexadecimal digits.
        nonce: String,
    },
    /// The host asked someone to leave.
    Dismissed {
        /// The seat that is free now.
        seat: u8,
    },
    /// A move, with what chance said after it.
    Played {
        /// The seat that moved.
        seat: u8,
        /// Who decided the move.
        by: By,
        /// The number of plies before it.
        ply: u32,
        /// Its plies, those of chance among them.
        plies: Vec<String>,
        /// The fingerprint of the position after them, hidden cards included.
        digest: String,
    },
    /// Something was said in the chat.
    Said {
        /// The player who said it.
        guest: Guest,
        /// The words as they are shown.
        text: String,
    },
    /// Something was said that is forgotten.
    Forgotten,
    /// Someone asked for something.
    Asked {
        /// The seat that asks.
        seat: u8,
        /// What it asks for.
        request: RequestKind,
    },
    /// Someone agreed. If all have, it is done.
    Agreed {
        /// The seat that agreed.
        seat: u8,
    },
    /// Someone refused, or took the question back.
    Declined {
        /// The seat that answered or asked.
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
    /// It was closed before the game began, or left alone for too long.
    Closed,
    /// The same players meet again.
    Rematch {
        /// The table at which they do.
        table: TableId,
    },
}

/// A record with its time, as a line has it.
#[derive(Serialize, Deserialize)]
struct Line<'a> {
    /// When it happened, in milliseconds since 1970.
    at: u64,
    what: Cow<'a, Record>,
}

impl Record {
    /// The line as it is kept, for something that happened so many milliseconds after 1970 began.
    #[must_use]
    pub fn write(&self, at: u64) -> String {
        serde_json::to_string(&Line { at, what: Cow::Borrowed(self) })
            .expect("records are plain data")
    }

    /// A line that was kept: when it happened, in milliseconds since 1970, and what.
    ///
    /// # Errors
    ///
    /// When it is not such a line.
    pub fn read(line: &str) -> Result<(u64, Self), serde_json::Error> {
        serde_json::from_str(line).map(|Line { at, what }| (at, what.into_owned()))
    }

    /// Whether a person or a program of theirs did it, and not the server by itself.
    #[must_use]
    pub const fn is_by_person(&self) -> bool {
        let Self::Played { by, .. } = self else {
            return !matches!(self, Self::Late { .. } | Self::Closed | Self::Forgotten);
        };
        matches!(by, By::Player)
    }

    /// Whose names stand in it.
    #[must_use]
    pub fn mentions(&self) -> Vec<PlayerId> {
        match self {
            Self::Opened { host, seated, .. } => {
                let mut players = vec![host.player];
                players.extend(seated.iter().flatten().map(|guest| guest.player));
                players.sort_unstable();
                players.dedup();
                players
            }
            Self::Sat { guest, .. } | Self::Said { guest, .. } => vec![guest.player],
            _ => Vec::new(),
        }
    }

    /// The same without the names and words of some players, or nothing if it holds none of them.
    /// The game is the same: neither names nor words change anything in it.
    #[must_use]
    pub fn without(&self, forgotten: impl Fn(PlayerId) -> bool) -> Option<Self> {
        let named = |guest: &Guest| forgotten(guest.player) && guest.name != NAMELESS;
        let nameless = |guest: &mut Guest| {
            if forgotten(guest.player) {
                NAMELESS.clone_into(&mut guest.name);
            }
        };
        let mut without = self.clone();
        match &mut without {
            Self::Opened { host, seated, .. } => {
                if !named(host) && !seated.iter().flatten().any(named) {
                    return None;
                }
                nameless(host);
                seated.iter_mut().flatten().for_each(nameless);
            }
            Self::Sat { guest, .. } if named(guest) => nameless(guest),
            Self::Said { guest, .. } if forgotten(guest.player) => without = Self::Forgotten,
            _ => return None,
        }
        Some(without)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn guest(number: u8, name: &str) -> Guest {
        let player = PlayerId::from_entropy([number; 32]);
        Guest { player, name: name.to_owned(), kind: SitterKind::Person }
    }

    /// Lines of databases of before are read, and new ones are written as those were.
    #[test]
    fn lines_are_what_they_always_were() {
        let line = r#"{"at":5,"what":{"kind":"asked","seat":1,"request":"undo"}}"#;
        let asked = Record::Asked { seat: 1, request: RequestKind::Undo };
        assert_eq!(Record::read(line).expect("it is a line"), (5, asked.clone()));
        assert_eq!(asked.write(5), line);
        assert!(Record::read(r#"{"kind":"closed"}"#).is_err(), "a time stands in every line");
    }

    #[test]
    fn a_forgotten_player_leaves_neither_name_nor_words() {
        let (ann, ben) = (guest(1, "Ann"), guest(2, "Ben"));
        let is_ann = |player| player == ann.player;
        let said = Record::Said { guest: ann.clone(), text: "I am Ann".to_owned() };
        assert_eq!(said.mentions(), [ann.player]);
        assert_eq!(said.without(is_ann), Some(Record::Forgotten));
        assert_eq!(Record::Forgotten.without(is_ann), None);
        let sat = Record::Sat { seat: 1, guest: ann.clone() };
        let nameless =
            Record::Sat { seat: 1, guest: Guest { name: NAMELESS.to_owned(), ..ann.clone() } };
        assert_eq!(sat.without(is_ann), Some(nameless.clone()));
        assert_eq!(nameless.without(is_ann), None, "there is nothing left to forget");
        for other in [
            Record::Said { guest: ben.clone(), text: "hello".to_owned() },
            Record::Sat { seat: 0, guest: ben },
            Record::Closed,
        ] {
            assert_eq!(other.without(is_ann), None, "{other:?}");
        }
    }
}
