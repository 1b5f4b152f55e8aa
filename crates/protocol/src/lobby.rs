//! Tables in a list.

use crate::ids::TableId;
use crate::table::{SitterKind, Status};
use crate::wish::{Clock, Preset};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// Which game is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Game {
    /// The classic game of the family.
    Classic,
    /// The City, a game of its own.
    City,
}

impl Game {
    /// The word for it, as it is sent and kept.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Classic => "classic",
            Self::City => "city",
        }
    }
}

/// How fast is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Pace {
    /// Without any clock at all.
    None,
    /// At one sitting: with a clock for each move or for the game.
    Live,
    /// By post: with days for each move.
    Post,
}

impl Pace {
    /// The word for it, as it is sent and kept.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::None => "none",
            Self::Live => "live",
            Self::Post => "post",
        }
    }

    /// The pace that a clock sets.
    #[must_use]
    pub const fn of(clock: Clock) -> Self {
        match clock {
            Clock::None => Self::None,
            Clock::Move { .. } | Clock::Game { .. } => Self::Live,
            Clock::Days { .. } => Self::Post,
        }
    }
}

/// A seat in a list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct ListedSeat {
    /// What kind of player sits there.
    pub kind: SitterKind,
    /// The name of the person; empty for open seats and bots.
    pub name: String,
    /// The level of a bot.
    pub bot: Option<String>,
    /// The color, one of six, counted from 0.
    pub livery: u8,
    /// Points on the track.
    pub score: i32,
}

/// A table in a list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Listed {
    /// The id of the table.
    pub id: TableId,
    /// What it is called; may be empty.
    pub title: String,
    /// The lines of the setup.
    pub setup: String,
    /// Which help players get.
    pub preset: Preset,
    /// How much time there is.
    pub clock: Clock,
    /// How far it has come.
    pub status: Status,
    /// The seats in playing order.
    pub seats: Vec<ListedSeat>,
    /// The seat that has to choose.
    pub turn: Option<u8>,
    /// How many plies have been played.
    pub ply: u32,
    /// When something happened last, in milliseconds since 1970.
    #[ts(type = "number")]
    pub touched: u64,
    /// When the time of the seat that has to choose runs out, in milliseconds since 1970.
    #[ts(type = "number | null")]
    pub deadline: Option<u64>,
}

/// Where lists go on; nothing at their ends.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
pub struct LobbyNext {
    /// The cursor after which more tables wait for players: `?show=open&after=CURSOR`.
    pub open: Option<String>,
    /// The cursor after which more tables can be watched: `?show=running&after=CURSOR`.
    pub running: Option<String>,
}

/// The public tables, in two lists.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
pub struct Lobby {
    /// Those that wait for players.
    pub open: Vec<Listed>,
    /// Those that can be watched.
    pub running: Vec<Listed>,
    /// Where both lists go on.
    #[serde(default)]
    pub next: LobbyNext,
}

/// A table of a player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Mine {
    /// The seat of the player there.
    pub seat: u8,
    /// Whether the player has to choose.
    pub your_turn: bool,
    /// The table in a list.
    pub table: Listed,
}
