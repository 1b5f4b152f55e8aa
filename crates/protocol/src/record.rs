//! What a server writes down of a table, a line each. Folding the lines gives the table back, so a
//! server that starts again knows what the one before knew.
//!
//! Lines hold the whole truth, hidden cards included, and are never sent.

use crate::event::By;
use crate::ids::{PlayerId, TableId};
use crate::table::{RequestKind, SitterKind};
use crate::wish::TableWish;
use serde::{Deserialize, Serialize};

/// The version of the lines.
pub const VERSION: u32 = 1;

/// What stands where the name of a forgotten player stood, in every language.
pub const NAMELESS: &str = "\u{2014}";

/// Someone on a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Guest {
    /// Who.
    pub player: PlayerId,
    /// What they are called.
    pub name: String,
    /// A person or an account.
    pub kind: SitterKind,
}

/// What happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Recorded {
    /// The table was opened; always the first line.
    Opened {
        /// The version of the lines.
        version: u32,
        /// As wished.
        wish: TableWish,
        /// By whom.
        host: Guest,
        /// Who sits there from the beginning, seat by seat.
        seated: Vec<Option<Guest>>,
    },
    /// Someone took a seat.
    Sat {
        /// Which.
        seat: u8,
        /// Who.
        guest: Guest,
    },
    /// A seat was left.
    Stood {
        /// Which.
        seat: u8,
    },
    /// A bot took a seat.
    BotSat {
        /// Which.
        seat: u8,
        /// The level.
        bot: String,
        /// What chance said first, if that was the last one to be waited for.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        started: Option<Vec<String>>,
    },
    /// Someone wants to begin, or no longer.
    Ready {
        /// Who.
        seat: u8,
        /// Whether.
        ready: bool,
        /// What chance said first, if that was the last one to be waited for.
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
        /// Whose.
        seat: u8,
        /// Who decided it.
        by: By,
        /// Plies before it.
        ply: u32,
        /// The plies.
        plies: Vec<String>,
        /// The fingerprint of the position after them, hidden cards included.
        digest: String,
    },
    /// Something was said.
    Said {
        /// Who.
        guest: Guest,
        /// What.
        text: String,
    },
    /// Something was said that is forgotten.
    Forgotten,
    /// Someone asked for something.
    Asked {
        /// Who.
        seat: u8,
        /// What for.
        request: RequestKind,
    },
    /// Someone agreed. If all have, it is done.
    Agreed {
        /// Who.
        seat: u8,
    },
    /// Someone refused, or took the question back.
    Declined {
        /// Who.
        seat: u8,
    },
    /// Someone's time has run out.
    Late {
        /// Whose.
        seat: u8,
    },
    /// Someone gave up.
    Resigned {
        /// Who.
        seat: u8,
    },
    /// It was closed before the game began, or left alone for too long.
    Closed,
    /// The same players meet again.
    Rematch {
        /// Where.
        table: TableId,
    },
}

impl Recorded {
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

/// One line.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Record {
    /// When, in milliseconds since 1970.
    pub at: u64,
    /// What happened.
    pub what: Recorded,
}

impl Record {
    /// The line as it is kept.
    #[must_use]
    pub fn write(&self) -> String {
        serde_json::to_string(self).expect("records are plain data")
    }

    /// A line that was kept.
    ///
    /// # Errors
    ///
    /// When it is not such a line.
    pub fn read(line: &str) -> Result<Self, serde_json::Error> {
        serde_json::from_str(line)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn guest(number: u8, name: &str) -> Guest {
        let player = PlayerId::from_entropy([number; 32]);
        Guest { player, name: name.to_owned(), kind: SitterKind::Person }
    }

    #[test]
    fn a_forgotten_player_leaves_neither_name_nor_words() {
        let (ann, ben) = (guest(1, "Ann"), guest(2, "Ben"));
        let is_ann = |player| player == ann.player;
        let said = Recorded::Said { guest: ann.clone(), text: "I am Ann".to_owned() };
        assert_eq!(said.mentions(), [ann.player]);
        assert_eq!(said.without(is_ann), Some(Recorded::Forgotten));
        assert_eq!(Recorded::Forgotten.without(is_ann), None);
        let sat = Recorded::Sat { seat: 1, guest: ann.clone() };
        let nameless =
            Recorded::Sat { seat: 1, guest: Guest { name: NAMELESS.to_owned(), ..ann.clone() } };
        assert_eq!(sat.without(is_ann), Some(nameless.clone()));
        assert_eq!(nameless.without(is_ann), None, "there is nothing left to forget");
        for other in [
            Recorded::Said { guest: ben.clone(), text: "hello".to_owned() },
            Recorded::Sat { seat: 0, guest: ben },
            Recorded::Closed,
        ] {
            assert_eq!(other.without(is_ann), None, "{other:?}");
        }
    }
}
