//! The plan of a square: what is printed on it, in the same words for both games.
//!
//! A block owns whole sides: a city or a market. A way is a road or a street. An area is what is
//! left: a field or homes. Parts are numbered as the engine numbers them: blocks, ways, areas, then
//! the abbey, then the garden.

use remparts_engine::city::tiles::{self as city, Building, Goods};
use remparts_engine::classic::tiles::{self as classic, Piece, Square, Symbol};
use remparts_engine::kernel::geometry::{HalfEdge, Side};
use remparts_engine::kernel::printing::Certainty;
use remparts_engine::notation::tile_file::AnyTiles;
use remparts_engine::sets::SetFacts;

/// The printed facts of one square.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Plan {
    /// The name of the face, such as `base/E*`.
    pub name: String,
    /// The game that it belongs to.
    pub world: World,
    /// Its cities or markets.
    pub blocks: Vec<Block>,
    /// Its roads or streets.
    pub ways: Vec<Way>,
    /// Bits of road from the middle toward these sides, which belong to nobody.
    pub stubs: Vec<Side>,
    /// Rivers, each by its sides.
    pub waters: Vec<Vec<Side>>,
    /// The end of a river that stops here.
    pub source: Option<Source>,
    /// Fields or homes, each by the half-edges it reaches.
    pub areas: Vec<Vec<HalfEdge>>,
    /// Corners, by the half-edge before them, that the tip of a block reaches.
    pub cuts: Vec<HalfEdge>,
    /// Whether an abbey stands here.
    pub abbey: bool,
    /// Whether there is a garden.
    pub garden: bool,
    /// The anniversary arrow: its side and symbol.
    pub arrow: Option<(Side, Symbol)>,
    /// A building that guards watch.
    pub building: Option<Building>,
}

/// The game that a square belongs to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum World {
    /// The classic game, land around walled cities.
    Land,
    /// The City, the inside of the town.
    Town,
}

/// A city or a market.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Block {
    /// The sides that it owns.
    pub sides: Vec<Side>,
    /// Number of shields printed on it.
    pub shields: u8,
    /// Whether a cathedral stands in it.
    pub cathedral: bool,
    /// The goods that are sold there.
    pub goods: Vec<Goods>,
}

/// A road or a street.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Way {
    /// The sides that it leaves by.
    pub sides: Vec<Side>,
    /// What stops it, if it has a single side.
    pub end: Option<End>,
    /// Whether an inn stands by it.
    pub inn: bool,
}

/// What stops a road or street.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum End {
    /// A village at a crossing of roads.
    Village,
    /// A plain crossing of streets.
    Crossing,
    /// A square with a well.
    Square,
    /// The abbey on the square.
    Abbey,
    /// The building on the square.
    Building,
    /// The gate of a block, which it enters.
    Gate,
}

impl End {
    fn read(word: &str) -> Self {
        match word {
            "village" => Self::Village,
            "crossing" => Self::Crossing,
            "square" => Self::Square,
            "monastery" => Self::Abbey,
            "building" => Self::Building,
            _ => Self::Gate,
        }
    }
}

/// The end of a river.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Source {
    /// A spring, where the river begins.
    Spring,
    /// A lake, where the river ends.
    Lake,
}

impl Plan {
    /// The plan of one square of a piece of the classic game, with or without the garden that some
    /// copies have.
    pub fn of_square(name: String, piece: &Piece, square: &Square, garden: bool) -> Self {
        let block = |part: &classic::CityPart| Block {
            sides: part.sides.clone(),
            shields: part.shields,
            cathedral: part.cathedral,
            goods: Vec::new(),
        };
        let way = |part: &classic::RoadPart| Way {
            sides: part.sides.clone(),
            end: part.end.as_deref().map(End::read),
            inn: part.inn,
        };
        let ends = square.rivers.iter().any(|river| river.len() == 1);
        let source = if piece.spring { Source::Spring } else { Source::Lake };
        Self {
            name,
            world: World::Land,
            blocks: square.cities.iter().map(block).collect(),
            ways: square.roads.iter().map(way).collect(),
            stubs: piece.stubs.clone(),
            waters: square.rivers.clone(),
            source: ends.then_some(source),
            areas: square.fields.iter().map(|field| field.halves.clone()).collect(),
            cuts: piece.cuts.clone(),
            abbey: square.abbey,
            garden,
            arrow: piece.arrow,
            building: None,
        }
    }

    /// The plan of a tile of The City.
    pub fn of_tile(name: String, tile: &city::Tile) -> Self {
        let block = |part: &city::MarketPart| Block {
            sides: part.sides.clone(),
            goods: part.goods.clone(),
            ..Block::default()
        };
        let way = |part: &city::StreetPart| Way {
            sides: part.sides.clone(),
            end: part.end.as_deref().map(End::read),
            inn: false,
        };
        Self {
            name,
            world: World::Town,
            blocks: tile.markets.iter().map(block).collect(),
            ways: tile.streets.iter().map(way).collect(),
            stubs: Vec::new(),
            waters: Vec::new(),
            source: None,
            areas: tile.homes.iter().map(|homes| homes.halves.clone()).collect(),
            cuts: Vec::new(),
            abbey: false,
            garden: false,
            arrow: None,
            building: tile.building.clone(),
        }
    }

    /// The names of all sets that come with the program, of both games.
    pub fn sets() -> impl Iterator<Item = &'static str> {
        classic::SETS.iter().map(|set| &*set.name).chain([&*city::SET.name])
    }

    /// Every face of a set that comes with the program by its name, copies with a garden apart.
    pub fn of_set(set: &str) -> Option<Vec<Self>> {
        Some(Printed::named(set)?.plans())
    }
}

/// A tile set of either game.
#[derive(Clone, Copy, Debug)]
pub enum Printed {
    /// A set of the classic game.
    Land(&'static classic::TileSet),
    /// A set of The City.
    Town(&'static city::TileSet),
}

impl From<AnyTiles> for Printed {
    fn from(tiles: AnyTiles) -> Self {
        match tiles {
            AnyTiles::Classic(tiles) => Self::Land(tiles.set()),
            AnyTiles::City(tiles) => Self::Town(tiles.set()),
        }
    }
}

impl Printed {
    /// A set that comes with the program.
    pub fn named(name: &str) -> Option<Self> {
        let town = (name == city::SET.name).then(|| Self::Town(&city::SET));
        town.or_else(|| classic::set(name).map(Self::Land))
    }

    /// The short name of the set.
    pub fn name(self) -> &'static str {
        match self {
            Self::Land(set) => &set.name,
            Self::Town(set) => &set.name,
        }
    }

    /// Every face of it by its name, copies with a garden apart.
    pub fn plans(self) -> Vec<Plan> {
        match self {
            Self::Town(set) => {
                let named = |tile: &city::Tile| format!("{}/{}", set.name, tile.id);
                set.kinds.iter().map(|tile| Plan::of_tile(named(tile), tile)).collect()
            }
            Self::Land(set) => {
                set.kinds.iter().flat_map(|piece| plans_of_piece(&set.name, piece)).collect()
            }
        }
    }

    /// How many copies of a face there are in the box.
    pub fn copies(self, face: &str) -> u32 {
        self.entry(face).map_or(0, |(copies, _)| copies)
    }

    /// How sure the drawing of a face is.
    pub fn certainty(self, face: &str) -> Option<Certainty> {
        self.entry(face).map(|(_, certainty)| certainty)
    }

    /// How many of its tiles are not known exactly.
    pub fn facts(self) -> SetFacts {
        match self {
            Self::Land(set) => SetFacts::of_land(set),
            Self::Town(set) => SetFacts::of_town(set),
        }
    }

    /// The number of copies of a face, and how sure its drawing is.
    fn entry(self, face: &str) -> Option<(u32, Certainty)> {
        let garden = face.ends_with('*');
        let id = face.rsplit('/').next().unwrap_or(face).trim_end_matches('*');
        match self {
            Self::Town(set) => {
                let tile = set.kinds.iter().find(|tile| tile.id == id)?;
                Some((tile.count, tile.certainty))
            }
            Self::Land(set) => {
                let whole = id.split('.').next().unwrap_or(id);
                let piece = set.kinds.iter().find(|piece| piece.id == whole)?;
                let copies = if garden { piece.gardens } else { piece.count - piece.gardens };
                Some((copies, piece.certainty))
            }
        }
    }
}

/// The faces of a piece: each square of a double one, copies with a garden apart.
fn plans_of_piece(set: &str, piece: &Piece) -> Vec<Plan> {
    let name = format!("{set}/{}", piece.id);
    let mut plans = Vec::new();
    for (n, square) in piece.squares.iter().enumerate() {
        let double = piece.squares.len() > 1;
        let name = if double { format!("{name}.{}", n + 1) } else { name.clone() };
        if piece.gardens < piece.count {
            plans.push(Plan::of_square(name.clone(), piece, square, false));
        }
        if piece.gardens > 0 {
            plans.push(Plan::of_square(name + "*", piece, square, true));
        }
    }
    plans
}

/// The number of a historic building, below seven: its place among those of the shipped set, and
/// for one that only a loaded set knows a number that its name decides.
pub fn historic_number(name: &str) -> usize {
    let historic = city::SET.kinds.iter().filter_map(|tile| match &tile.building {
        Some(Building::Historic(name)) => Some(name),
        _ => None,
    });
    let mut historic = historic.into_iter();
    let by_name = || name.bytes().map(usize::from).sum::<usize>() % 7;
    historic.position(|other| other == name).unwrap_or_else(by_name)
}
