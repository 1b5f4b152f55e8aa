//! Setups of the classic game: short names such as `base-inns-river`, and settings.

use crate::classic::setup::{
    AbbotRecall, Farmers, GardenRetreat, Module, Modules, RiverBends, RiverSet, Setup, StartTile,
    TwoTileCity,
};
use crate::classic::tiles;
use crate::kernel::geometry::Pose;
use crate::notation::setup::{Rulings, Settings, read_first, read_tiles, write_first, write_tiles};
use crate::notation::words::{ReadError, Words};

/// Short names with what they stand for, for help texts.
pub const NAMES: [(&str, &str); 13] = [
    ("base", "the 20th anniversary edition with farmers"),
    ("base-first-edition", "the first edition: farmers by city, small cities at half points"),
    ("base-nofields", "without farmers"),
    ("base-inns", "with Inns & Cathedrals: tiles, big meeples, sixth color"),
    ("base-river", "with the river of the anniversary edition"),
    ("base-river1", "with the twelve-tile river of the first and second editions"),
    ("base-river3", "with the twelve-tile river of the third edition"),
    ("base-abbot", "with abbots and gardens"),
    ("base-anniversary", "with the anniversary arrows"),
    ("base-gifts", "with The Gifts"),
    ("base-inn-tiles", "with the tiles of Inns & Cathedrals only"),
    ("base-big-meeples", "with big meeples only"),
    ("classic-all", "everything at once"),
];

/// The setup with a short name; names can be combined, as in `base-inns-river-gifts`.
pub fn named(name: &str, players: u8) -> Option<Setup> {
    if name == "classic-all" {
        return Some(Setup::all(players));
    }
    let mut setup = Setup::base(players);
    let mut rest = name.strip_prefix("base")?;
    while !rest.is_empty() {
        rest = rest.strip_prefix('-')?;
        let (after, amended) = OPTIONS.iter().find_map(|(word, amend)| {
            let after = rest.strip_prefix(word)?;
            (after.is_empty() || after.starts_with('-')).then(|| (after, amend(setup)))
        })?;
        setup = amended;
        rest = after;
    }
    Some(setup)
}

type Amend = fn(Setup) -> Setup;

const OPTIONS: [(&str, Amend); 13] = [
    ("first-edition", |setup| Setup {
        farmers: Farmers::City4,
        two_tile_city: TwoTileCity::HalfPoints,
        ..setup
    }),
    ("nofields", |setup| Setup { farmers: Farmers::Off, ..setup }),
    ("half", |setup| Setup { two_tile_city: TwoTileCity::HalfPoints, ..setup }),
    ("inns", Setup::with_inns),
    ("river", |setup| setup.with_river(RiverSet::River20)),
    ("river1", |setup| setup.with_river(RiverSet::River1)),
    ("river3", |setup| setup.with_river(RiverSet::River3)),
    ("abbot", |setup| setup.with(Module::Abbot)),
    ("anniversary", |setup| setup.with(Module::Anniversary)),
    ("inn-tiles", |setup| setup.with(Module::InnTiles)),
    ("big-meeples", |setup| setup.with(Module::BigMeeples)),
    ("sixth-color", |setup| setup.with(Module::SixthColor)),
    ("gifts", |setup| setup.with(Module::Gifts)),
];

impl Settings for Setup {
    const GAME: Option<&'static str> = None;
    const KEYS: &'static str = "rulings, players, farmers, two-tile-city, river, river-bends, \
                                start-tile, abbot-recall, garden-retreat, modules, tiles, first or \
                                origin";

    fn usual(rulings: Rulings) -> Self {
        let now = Self::base(2);
        match rulings {
            Rulings::First => Self {
                abbot_recall: AbbotRecall::SameTurn,
                garden_retreat: GardenRetreat::On,
                ..now
            },
            Rulings::Second => now,
        }
    }

    fn write_settings(&self) -> String {
        let farmers = match self.farmers {
            Farmers::Off => "off",
            Farmers::Field3 => "field3",
            Farmers::City4 => "city4",
        };
        let city = match self.two_tile_city {
            TwoTileCity::FullPoints => "full",
            TwoTileCity::HalfPoints => "half",
        };
        let mut text =
            format!("players {}\nfarmers {farmers}\ntwo-tile-city {city}\n", self.players);
        if let Some(river) = self.river {
            let bends = match self.river_bends {
                RiverBends::Corridor => "corridor",
                RiverBends::TwoAhead => "two-ahead",
                RiverBends::Alternating => "alternating",
            };
            let start = match self.start_tile {
                StartTile::Box => "box",
                StartTile::Bag => "bag",
            };
            text +=
                &format!("river {}\nriver-bends {bends}\nstart-tile {start}\n", river.set_name());
        }
        if self.modules.has(Module::Abbot) && self.modules.has(Module::Gifts) {
            let recall = match self.abbot_recall {
                AbbotRecall::LaterTurn => "later-turn",
                AbbotRecall::SameTurn => "same-turn",
            };
            let retreat = match self.garden_retreat {
                GardenRetreat::Off => "off",
                GardenRetreat::On => "on",
            };
            text += &format!("abbot-recall {recall}\ngarden-retreat {retreat}\n");
        }
        if self.modules != Modules::NONE {
            let names: Vec<&str> = self.modules.iter().map(Module::name).collect();
            text += &format!("modules {}\n", names.join(" "));
        }
        text += &write_tiles(self.tiles.iter());
        text += &write_first(self.first);
        if self.origin != Pose::default() {
            text += &format!("origin {} r{}\n", self.origin.cell, self.origin.rotation.index());
        }
        text
    }

    fn read_setting(&mut self, key: &str, words: &mut Words<'_>) -> Result<bool, ReadError> {
        match key {
            "players" => self.players = words.number("a number of players")?,
            "farmers" => {
                self.farmers = words.take("off, field3 or city4", |word| match word {
                    "off" => Some(Farmers::Off),
                    "field3" => Some(Farmers::Field3),
                    "city4" => Some(Farmers::City4),
                    _ => None,
                })?;
            }
            "two-tile-city" => {
                self.two_tile_city = words.take("full or half", |word| match word {
                    "full" => Some(TwoTileCity::FullPoints),
                    "half" => Some(TwoTileCity::HalfPoints),
                    _ => None,
                })?;
            }
            "river" => {
                self.river = Some(words.take("river20, river1 or river3", |word| {
                    [RiverSet::River20, RiverSet::River1, RiverSet::River3]
                        .into_iter()
                        .find(|river| river.set_name() == word)
                })?);
            }
            "river-bends" => {
                self.river_bends =
                    words.take("corridor, two-ahead or alternating", |word| match word {
                        "corridor" => Some(RiverBends::Corridor),
                        "two-ahead" => Some(RiverBends::TwoAhead),
                        "alternating" => Some(RiverBends::Alternating),
                        _ => None,
                    })?;
            }
            "abbot-recall" => {
                self.abbot_recall = words.take("later-turn or same-turn", |word| match word {
                    "later-turn" => Some(AbbotRecall::LaterTurn),
                    "same-turn" => Some(AbbotRecall::SameTurn),
                    _ => None,
                })?;
            }
            "garden-retreat" => {
                self.garden_retreat = words.take("off or on", |word| match word {
                    "off" => Some(GardenRetreat::Off),
                    "on" => Some(GardenRetreat::On),
                    _ => None,
                })?;
            }
            "start-tile" => {
                self.start_tile = words.take("box or bag", |word| match word {
                    "box" => Some(StartTile::Box),
                    "bag" => Some(StartTile::Bag),
                    _ => None,
                })?;
            }
            "modules" => loop {
                self.modules = self.modules.with(words.take("a module", |word| {
                    Module::ALL.into_iter().find(|module| module.name() == word)
                })?);
                if words.end().is_ok() {
                    break;
                }
            },
            "tiles" => loop {
                self.tiles = self.tiles.with(read_tiles(words, tiles::find)?);
                if words.end().is_ok() {
                    break;
                }
            },
            "first" => self.first = read_first(words)?,
            "origin" => {
                self.origin = Pose { cell: words.cell()?, rotation: words.rotation()? };
            }
            _ => return Ok(false),
        }
        Ok(true)
    }
}
