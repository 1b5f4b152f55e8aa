//! Wishes: what a new table is to be like.

use crate::ids::TableId;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// Which help players get; a table agrees on it before it begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Preset {
    /// All the help there is.
    Learner,
    /// All the help but warnings.
    #[default]
    Standard,
    /// Where tiles fit, who owns what, and the tiles left.
    Tournament,
    /// No help at all.
    Purist,
}

impl Preset {
    /// Whether the server lists what is legal. Who wants none of this help works it out alone.
    #[must_use]
    pub const fn lists_actions(self) -> bool {
        !matches!(self, Self::Purist)
    }
}

/// How much time there is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Clock {
    /// No clock: as much time as anyone likes.
    #[default]
    None,
    /// So much time for every move.
    Move {
        /// The time for one move, in seconds.
        seconds: u32,
    },
    /// So much time for all moves together.
    Game {
        /// The time of each seat to begin with, in seconds.
        seconds: u32,
        /// The time that each finished move adds, in seconds.
        increment: u32,
    },
    /// So many days for every move, by post.
    Days {
        /// The time for one move, in days.
        days: u32,
    },
}

/// What happens to a seat whose time has run out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Late {
    /// A bot plays on for it.
    #[default]
    Bot,
    /// Its tile is laid where it first fits, without a figure.
    Skip,
}

/// Who talks at a table, and who hears it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Talk {
    /// Whoever is there talks and hears.
    #[default]
    Everyone,
    /// Those who have a seat; others neither write nor read.
    Seats,
    /// Nobody talks at all.
    Nobody,
}

impl Talk {
    /// Whether it is as it was before tables could choose. Then it is not written, so that older
    /// programs read what newer ones have written.
    #[must_use]
    pub const fn is_usual(&self) -> bool {
        matches!(self, Self::Everyone)
    }
}

/// Who is meant for a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum ChairKind {
    /// Whoever comes may sit there.
    Open,
    /// The one who opens the table.
    Me,
    /// A bot of the server.
    Bot,
}

/// A seat as it is wished for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Chair {
    /// Who is meant for it.
    pub kind: ChairKind,
    /// The level of a bot, with a style after a plus sign.
    #[serde(default)]
    pub bot: Option<String>,
    /// The color, one of six, counted from 0.
    pub livery: u8,
}

/// A table as it is wished for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct TableWish {
    /// What it is called in the lobby; may be empty.
    #[serde(default)]
    pub title: String,
    /// The lines of the setup, as the engine reads them.
    #[schema(example = "players 2\nmodules abbot")]
    pub setup: String,
    /// The seats in playing order, one for each player of the setup.
    pub chairs: Vec<Chair>,
    /// Which help players get.
    #[serde(default)]
    pub preset: Preset,
    /// How much time there is.
    #[serde(default)]
    pub clock: Clock,
    /// What happens when it has run out.
    #[serde(default)]
    pub late: Late,
    /// Whether the lobby shows it to everyone.
    #[serde(default)]
    pub public: bool,
    /// Who talks at it, and who hears that.
    #[serde(default, skip_serializing_if = "Talk::is_usual")]
    pub chat: Talk,
}

/// A table that was opened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Opened {
    /// The id of the table.
    pub id: TableId,
}
