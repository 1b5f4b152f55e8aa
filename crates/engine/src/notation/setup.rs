//! Setups as text: short names such as `base-inns-river`, and `key value` lines.

use super::words::{ReadError, Reading, Words, read_seat};
use crate::classic::setup::{
    Farmers, Module, Modules, RiverBends, RiverSet, Setup, StartTile, TwoTileCity,
};
use crate::kernel::geometry::Pose;

/// A longer text is refused unread.
pub const MAX_BYTES: usize = 1 << 16;

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

/// Writes a setup, one line for each setting.
pub fn write(setup: &Setup) -> String {
    let farmers = match setup.farmers {
        Farmers::Off => "off",
        Farmers::Field3 => "field3",
        Farmers::City4 => "city4",
    };
    let city = match setup.two_tile_city {
        TwoTileCity::FullPoints => "full",
        TwoTileCity::HalfPoints => "half",
    };
    let mut text = format!("players {}\nfarmers {farmers}\ntwo-tile-city {city}\n", setup.players);
    if let Some(river) = setup.river {
        let bends = match setup.river_bends {
            RiverBends::Corridor => "corridor",
            RiverBends::TwoAhead => "two-ahead",
        };
        let start = match setup.start_tile {
            StartTile::Box => "box",
            StartTile::Bag => "bag",
        };
        text += &format!("river {}\nriver-bends {bends}\nstart-tile {start}\n", river.set_name());
    }
    if setup.modules != Modules::NONE {
        let names: Vec<&str> = setup.modules.iter().map(Module::name).collect();
        text += &format!("modules {}\n", names.join(" "));
    }
    match setup.first {
        Some(seat) => text += &format!("first {seat}\n"),
        None => text += "first drawn\n",
    }
    if setup.origin != Pose::default() {
        text += &format!("origin {} r{}\n", setup.origin.cell, setup.origin.rotation.index());
    }
    text
}

/// Reads a setup written line by line. Settings that are left out keep the base game's value.
pub fn read(text: &str) -> Result<Setup, ReadError> {
    if text.len() > MAX_BYTES {
        return Err(ReadError { line: 1, column: 1, reading: Reading::Oversized });
    }
    let mut reader = SetupReader::default();
    for (number, line) in text.lines().enumerate() {
        let words = Words::new(number + 1, line);
        if line.trim().is_empty() || line.starts_with('#') {
            continue;
        }
        if !reader.line(words.clone())? {
            return Err(words.refuse(KEYS));
        }
    }
    Ok(reader.setup)
}

const KEYS: &str = "players, farmers, two-tile-city, river, river-bends, start-tile, modules, \
                    first or origin";

/// Reads setup lines one by one, so that a log can hold them too.
pub(crate) struct SetupReader {
    pub(crate) setup: Setup,
    seen: Vec<String>,
}

impl Default for SetupReader {
    fn default() -> Self {
        Self { setup: Setup::base(2), seen: Vec::new() }
    }
}

impl SetupReader {
    /// Takes a line if it is a setting; says whether it was.
    pub(crate) fn line(&mut self, mut words: Words<'_>) -> Result<bool, ReadError> {
        let whole = words.clone();
        let setup = &mut self.setup;
        let Some(key) = words.next() else { return Ok(false) };
        match key {
            "players" => setup.players = words.number("a number of players")?,
            "farmers" => {
                setup.farmers = words.take("off, field3 or city4", |word| match word {
                    "off" => Some(Farmers::Off),
                    "field3" => Some(Farmers::Field3),
                    "city4" => Some(Farmers::City4),
                    _ => None,
                })?;
            }
            "two-tile-city" => {
                setup.two_tile_city = words.take("full or half", |word| match word {
                    "full" => Some(TwoTileCity::FullPoints),
                    "half" => Some(TwoTileCity::HalfPoints),
                    _ => None,
                })?;
            }
            "river" => {
                setup.river = Some(words.take("river20, river1 or river3", |word| {
                    [RiverSet::River20, RiverSet::River1, RiverSet::River3]
                        .into_iter()
                        .find(|river| river.set_name() == word)
                })?);
            }
            "river-bends" => {
                setup.river_bends = words.take("corridor or two-ahead", |word| match word {
                    "corridor" => Some(RiverBends::Corridor),
                    "two-ahead" => Some(RiverBends::TwoAhead),
                    _ => None,
                })?;
            }
            "start-tile" => {
                setup.start_tile = words.take("box or bag", |word| match word {
                    "box" => Some(StartTile::Box),
                    "bag" => Some(StartTile::Bag),
                    _ => None,
                })?;
            }
            "modules" => loop {
                setup.modules = setup.modules.with(words.take("a module", |word| {
                    Module::ALL.into_iter().find(|module| module.name() == word)
                })?);
                if words.end().is_ok() {
                    break;
                }
            },
            "first" => {
                setup.first = words.take("a seat or `drawn`", |word| match word {
                    "drawn" => Some(None),
                    _ => read_seat(word).map(Some),
                })?;
            }
            "origin" => {
                setup.origin = Pose { cell: words.cell()?, rotation: words.rotation()? };
            }
            _ => return Ok(false),
        }
        words.end()?;
        if self.seen.iter().any(|seen| seen == key) {
            return Err(whole.error(0, Reading::Twice(key.into())));
        }
        self.seen.push(key.into());
        Ok(true)
    }
}
