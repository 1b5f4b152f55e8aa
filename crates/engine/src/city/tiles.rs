//! Tile facts of The City, read from `data/tiles/city.tiles`.
//!
//! The list of the 75 tiles is a reconstruction (RUL-TC-TILE-1). Nothing in the program depends on
//! a single tile, so whoever owns the box can load another file.

mod check;
mod loaded;

use super::state::FACES;
use crate::kernel::geometry::{HalfEdge, Side};
use crate::kernel::printing::{
    self, BadWord, Certainty, TileFile, copies, edges, end_of_line, half_edge, line_for_people,
    name, number, side, word_after,
};
use std::str::SplitWhitespace;
use std::sync::LazyLock;
use thiserror::Error;

pub use loaded::{LoadError, Loaded, check_file, find, load, loaded};

/// The tiles of the box.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TileSet {
    /// Short name, the first half of every tile name.
    pub name: String,
    /// Title in words, for people.
    pub title: String,
    /// Whether the list as a whole is a reconstruction.
    pub reconstruction: bool,
    /// Number of tiles, all copies counted.
    pub tiles: u32,
    /// The kinds of tiles.
    pub kinds: Vec<Tile>,
}

/// One kind of tile.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tile {
    /// Its name within the set.
    pub id: String,
    /// Copies of it in the box.
    pub count: u32,
    /// How sure its drawing is.
    pub certainty: Certainty,
    /// The ground at the four sides, clockwise from the north.
    pub edges: [Ground; 4],
    /// Its parts of market.
    pub markets: Vec<MarketPart>,
    /// Its parts of street.
    pub streets: Vec<StreetPart>,
    /// Its residential areas, each a part.
    pub homes: Vec<HomesPart>,
    /// The building that stands on it, if any.
    pub building: Option<Building>,
}

/// What a side of a tile shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ground {
    /// A street with houses on both hands.
    Street,
    /// A market, which fills the whole side.
    Market,
    /// Houses along the whole side.
    Homes,
}

/// A part of market.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct MarketPart {
    /// The sides of the tile it owns.
    pub sides: Vec<Side>,
    /// The goods that are sold there.
    pub goods: Vec<Goods>,
}

/// A part of street.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct StreetPart {
    /// The sides it leaves by.
    pub sides: Vec<Side>,
    /// What stops a street with a single side.
    pub end: Option<String>,
}

/// A residential area printed on a tile.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct HomesPart {
    /// The half-edges it reaches.
    pub halves: Vec<HalfEdge>,
    /// The markets of its tile that it borders.
    pub touches: Vec<usize>,
}

/// What markets sell (TC-TILE-3).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Goods {
    /// Livestock, printed in red.
    Livestock,
    /// Grain, printed in yellow.
    Grain,
    /// Fish, printed in blue.
    Fish,
}

impl Goods {
    /// All kinds of goods, in the order used in texts.
    pub const ALL: [Self; 3] = [Self::Livestock, Self::Grain, Self::Fish];

    /// Its name in texts and tile data.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Livestock => "livestock",
            Self::Grain => "grain",
            Self::Fish => "fish",
        }
    }
}

/// A building that guards watch (TC-TILE-2).
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Building {
    /// One of the common ones.
    Public,
    /// One of those with a name.
    Historic(String),
}

/// What is wrong with a tile file, and where.
pub type TileError = printing::TileError<Problem>;

/// What can be wrong with a tile.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum Problem {
    /// A word cannot be read.
    #[error(transparent)]
    Word(#[from] BadWord),
    /// A line stands outside the block it belongs to.
    #[error("this line belongs inside a tile")]
    OutsideTile,
    /// Two tiles have the same name.
    #[error("this name is used twice")]
    Twice,
    /// The file's own count does not add up.
    #[error("there should be {stated} tiles but they add up to {found}")]
    Count {
        /// The count that the file states.
        stated: u32,
        /// What its tiles add up to.
        found: u32,
    },
    /// A side is owned by no part of its ground, or by several.
    #[error("side {0:?} is owned by {1} parts of its ground instead of one")]
    SideOwner(Side, usize),
    /// A half-edge is in no residential area although houses stand there, or in several.
    #[error("half-edge {0} is in {1} homes instead of {2}")]
    HalfOwner(&'static str, usize, usize),
    /// Two half-edges with nothing between them are in different residential areas.
    #[error("half-edges {0} and {1} meet but are in different homes")]
    HomesSplit(&'static str, &'static str),
    /// A residential area touches a market that does not exist, or the same one twice.
    #[error("homes touch market {0}, which does not exist or is named twice")]
    NoSuchMarket(usize),
    /// A residential area beside a market side does not say that it touches the market.
    #[error("the homes at {0} lie beside a market that they do not touch")]
    UntouchedMarket(&'static str),
    /// A street with one side does not say where it ends, or one with two does, or it has more.
    #[error("a street leaves by two sides, or by one and says where it ends")]
    StreetEnd,
    /// A part that reaches no edge of the tile.
    #[error("a part reaches no edge")]
    Nowhere,
    /// A market without goods.
    #[error("a market sells something")]
    NoGoods,
    /// A building without houses around it (RUL-TC-TILE-2).
    #[error("a building stands among houses")]
    LoneBuilding,
    /// Two parts would have to cross.
    #[error("parts {0} and {1} cross")]
    Crossing(&'static str, &'static str),
    /// More kinds of tiles than a game has room for.
    #[error("there are more than {FACES} kinds of tiles")]
    TooManyKinds,
}

/// The file of the set that comes with the program.
pub const FILE: &str = include_str!("../../data/tiles/city.tiles");

/// The set that comes with the program.
pub static SET: LazyLock<TileSet> =
    LazyLock::new(|| parse(FILE).unwrap_or_else(|error| panic!("shipped tiles: {error}")));

/// What sets of this game are for: all of it.
pub const ROLE: &str = "city";

/// Reads and checks a whole set.
pub fn parse(text: &str) -> Result<TileSet, TileError> {
    printing::read_tiles(text, Reader::default()).map(|reader| reader.set)
}

struct Reader {
    set: TileSet,
    tile: Option<Tile>,
}

impl Default for Reader {
    fn default() -> Self {
        let set = TileSet {
            name: "?".into(),
            title: String::new(),
            reconstruction: false,
            tiles: 0,
            kinds: Vec::new(),
        };
        Self { set, tile: None }
    }
}

impl TileFile for Reader {
    type Problem = Problem;

    fn line(
        &mut self,
        first: &str,
        rest: &str,
        mut words: SplitWhitespace<'_>,
    ) -> Result<(), Problem> {
        match first {
            "set" => self.set.name = name(rest)?,
            "for" if rest == ROLE => {}
            "for" => return Err(BadWord::NotA(rest.into(), "part of The City").into()),
            "title" => self.set.title = line_for_people(rest)?,
            "status" => match rest {
                "reconstruction" => self.set.reconstruction = true,
                _ => return Err(BadWord::NotA(rest.into(), "status").into()),
            },
            "tiles" => self.set.tiles = number(word_after(&mut words, "tiles")?)?,
            "tile" => self.open(words)?,
            _ => self.inside(first, rest, words)?,
        }
        Ok(())
    }

    fn close(&mut self) -> Result<(), Problem> {
        if let Some(tile) = &self.tile {
            check::tile(tile)?;
            self.set.kinds.extend(self.tile.take());
        }
        Ok(())
    }

    fn whole(&self) -> Result<(), Problem> {
        check::whole(&self.set)
    }

    fn place(&self) -> (&str, Option<&str>) {
        (&self.set.name, self.tile.as_ref().map(|tile| &*tile.id))
    }
}

impl Reader {
    /// Begins a new tile: `tile market2-l-public x1 MMHH stand-in`.
    fn open(&mut self, mut words: SplitWhitespace<'_>) -> Result<(), Problem> {
        let id = name(word_after(&mut words, "tile")?)?;
        let tile = self.tile.insert(Tile {
            id: id.clone(),
            count: 0,
            certainty: Certainty::StandIn,
            edges: [Ground::Homes; 4],
            markets: Vec::new(),
            streets: Vec::new(),
            homes: Vec::new(),
            building: None,
        });
        if self.set.kinds.iter().any(|kind| kind.id == id) {
            return Err(Problem::Twice);
        }
        if self.set.kinds.len() == FACES {
            return Err(Problem::TooManyKinds);
        }
        tile.count = copies(word_after(&mut words, "tile")?)?;
        tile.edges = edges(word_after(&mut words, "tile")?, |letter| match letter {
            'S' => Some(Ground::Street),
            'M' => Some(Ground::Market),
            'H' => Some(Ground::Homes),
            _ => None,
        })?;
        tile.certainty = Certainty::read(word_after(&mut words, "tile")?)?;
        Ok(end_of_line(&mut words)?)
    }

    fn inside(
        &mut self,
        first: &str,
        rest: &str,
        words: SplitWhitespace<'_>,
    ) -> Result<(), Problem> {
        let tile = self.tile.as_mut().ok_or(Problem::OutsideTile)?;
        match first {
            "market" => tile.markets.push(market(words)?),
            "street" => tile.streets.push(street(words)?),
            "homes" => tile.homes.push(homes(words)?),
            "building" => {
                tile.building = Some(match rest.split_once(' ') {
                    None if rest == "public" => Building::Public,
                    Some(("historic", name)) => Building::Historic(line_for_people(name.trim())?),
                    _ => return Err(BadWord::NotA(rest.into(), "building").into()),
                });
            }
            other => return Err(BadWord::Unknown(other.into()).into()),
        }
        Ok(())
    }
}

fn market(mut words: SplitWhitespace<'_>) -> Result<MarketPart, BadWord> {
    let mut part = MarketPart::default();
    while let Some(word) = words.next() {
        if word == "goods" {
            for name in words.by_ref() {
                let goods = Goods::ALL.into_iter().find(|goods| goods.name() == name);
                part.goods.push(goods.ok_or_else(|| BadWord::NotA(name.into(), "goods"))?);
            }
        } else {
            part.sides.push(side(word)?);
        }
    }
    Ok(part)
}

/// What can stop a street.
const ENDS: [&str; 4] = ["crossing", "square", "building", "market"];

fn street(mut words: SplitWhitespace<'_>) -> Result<StreetPart, BadWord> {
    let mut part = StreetPart::default();
    while let Some(word) = words.next() {
        match word {
            "end" => {
                let end = word_after(&mut words, "end")?;
                let known = ENDS.contains(&end).then(|| end.to_owned());
                part.end = Some(known.ok_or_else(|| BadWord::NotA(end.into(), "end of a street"))?);
            }
            _ => part.sides.push(side(word)?),
        }
    }
    Ok(part)
}

fn homes(mut words: SplitWhitespace<'_>) -> Result<HomesPart, BadWord> {
    let mut part = HomesPart::default();
    while let Some(word) = words.next() {
        match word {
            "touches" => part.touches = words.by_ref().map(number).collect::<Result<_, _>>()?,
            _ => part.halves.push(half_edge(word)?),
        }
    }
    Ok(part)
}
