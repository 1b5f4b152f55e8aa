//! A recorded game as it stands in the file. `tests/traces/README.md` explains every key.
//!
//! Unknown keys are refused: a fact that nobody compares should not pass in silence.

use anyhow::{Result, bail, ensure};
use remparts_engine::classic::setup::Modules;
use remparts_engine::classic::{
    Farmers, Module, RiverBends, RiverSet, Setup, StartTile, TwoTileCity,
};
use remparts_engine::kernel::seat::Seat;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The only format that is known.
const FORMAT: &str = "carcassonne-trace-1";

/// One game, one line of a file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Record {
    pub(crate) format: String,
    pub(crate) id: String,
    #[serde(rename = "policy")]
    _policy: String,
    #[serde(rename = "seed")]
    _seed: u64,
    pub(crate) config: Config,
    pub(crate) start: Vec<Laid>,
    pub(crate) draw: Vec<String>,
    pub(crate) turns: Vec<Turn>,
    pub(crate) ended: bool,
    #[serde(rename = "final")]
    pub(crate) end: Option<End>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Config {
    #[serde(rename = "name")]
    _name: String,
    sets: Vec<String>,
    pub(crate) players: u8,
    meeples: Meeples,
    rules: RecordedRules,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Meeples {
    normal: u8,
    big: u8,
    abbot: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RecordedRules {
    farmers: bool,
    field_points_per_city: u8,
    tiny_city_points: u8,
    gardens: bool,
    river: bool,
}

/// Tile, column, row and rotation.
pub(crate) type Laid = (String, i8, i8, u8);
/// Column, row and rotation of a placement.
pub(crate) type Placement = (i8, i8, u8);
/// Column, row and place on the tile.
pub(crate) type Piece = (i8, i8, String);
/// Owner, kind, column, row, feature kind, place on the tile.
pub(crate) type Homecoming = (u8, String, i8, i8, String, String);

/// A choice of a seat after laying its tile.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(untagged)]
pub(crate) enum Choice {
    /// Meeple kind, feature kind, place on the tile just laid.
    Put(String, String, String),
    /// The word `recall`, feature kind, column, row.
    Recall(String, String, i8, i8),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Turn {
    pub(crate) player: u8,
    #[serde(default)]
    pub(crate) discarded: Vec<String>,
    pub(crate) tile: String,
    pub(crate) legal: Vec<Placement>,
    pub(crate) place: Placement,
    pub(crate) options: Vec<Choice>,
    pub(crate) action: Option<Choice>,
    pub(crate) scored: Vec<Scoring>,
    pub(crate) returned: Vec<Homecoming>,
    pub(crate) scores: Vec<i32>,
    pub(crate) hand: Vec<[u8; 3]>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct End {
    pub(crate) discarded: Vec<String>,
    pub(crate) scored: Vec<Scoring>,
    pub(crate) scores: Vec<i32>,
}

/// A feature that was scored.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Scoring {
    pub(crate) feature: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) complete: Option<bool>,
    pub(crate) players: Vec<u8>,
    pub(crate) points: i32,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(crate) recall: bool,
    pub(crate) terms: BTreeMap<String, (Option<i32>, i32)>,
    pub(crate) parts: Vec<Piece>,
}

impl Scoring {
    /// Puts the parts in one order, so that equal events are equal.
    pub(crate) fn sorted(mut self) -> Self {
        self.parts.sort_unstable();
        self
    }
}

impl Record {
    /// The setup to replay it with, by the recorder's reading of the river.
    pub(crate) fn setup(&self) -> Result<Setup> {
        ensure!(self.format == FORMAT, "format `{}` instead of `{FORMAT}`", self.format);
        ensure!(self.ended == self.end.is_some(), "`ended` and `final` contradict each other");
        let Config { sets, players, meeples, rules, .. } = &self.config;
        let mut setup = Setup {
            first: Some(Seat(0)),
            river_bends: RiverBends::TwoAhead,
            start_tile: StartTile::Bag,
            modules: Modules::NONE,
            ..Setup::base(*players)
        };
        for set in sets {
            let (name, gardens) =
                set.strip_suffix('*').map_or((&**set, false), |name| (name, true));
            ensure!(gardens == rules.gardens, "set `{set}` and `gardens` contradict each other");
            match name {
                "base" => {}
                "inns" => setup = setup.with(Module::InnTiles),
                "river1" => setup = setup.with_river(RiverSet::River1),
                _ => bail!("unknown set `{set}`"),
            }
        }
        ensure!(rules.river == setup.river.is_some(), "`river` and the sets contradict each other");
        ensure!(rules.field_points_per_city == 3, "fields that pay other than 3 are not known");
        setup.farmers = if rules.farmers { Farmers::Field3 } else { Farmers::Off };
        setup.two_tile_city = match rules.tiny_city_points {
            4 => TwoTileCity::FullPoints,
            2 => TwoTileCity::HalfPoints,
            points => bail!("a city of two tiles cannot be worth {points}"),
        };
        match (meeples.normal, meeples.big, meeples.abbot, rules.gardens) {
            (7, 0 | 1, 0, false) => {}
            (7, 0 | 1, 1, true) => setup = setup.with(Module::Abbot),
            _ => bail!("this supply of meeples is not known"),
        }
        if meeples.big == 1 {
            setup = setup.with(Module::BigMeeples);
        }
        if *players == 6 {
            setup = setup.with(Module::SixthColor);
        }
        Ok(setup)
    }
}
