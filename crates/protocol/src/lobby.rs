//! Tables in a list.

use crate::ids::TableId;
use crate::table::{SitterKind, Status};
use crate::wish::{Clock, Preset};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// A seat in a list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct ListedSeat {
    /// Who sits there.
    pub kind: SitterKind,
    /// Their name.
    pub name: String,
    /// The level of a bot.
    pub bot: Option<String>,
    /// Which of the six colors.
    pub livery: u8,
    /// Points on the track.
    pub score: i32,
}

/// A table in a list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Listed {
    /// Its id.
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
    /// The seats.
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

/// Tables for everyone.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
pub struct Lobby {
    /// Those that wait for players.
    pub open: Vec<Listed>,
    /// Those that can be watched.
    pub running: Vec<Listed>,
}

/// A table of a player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Mine {
    /// The player's seat.
    pub seat: u8,
    /// Whether the player has to choose.
    pub your_turn: bool,
    /// The table.
    pub table: Listed,
}
