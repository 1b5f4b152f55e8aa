//! Tile facts: the printed tiles of every set, read from the text files in `data/tiles`, or from
//! files that are loaded while the program runs.
//!
//! `parse` reads a file, `check` refuses tiles that cannot exist, `role` says which part of the
//! game a set is for, `loaded` keeps the sets that were loaded.
//!
//! A file is checked as a whole when it is read; what is wrong is reported with the line and the
//! tile's name. Nothing in the program depends on a single tile, so a line can be replaced when
//! better facts turn up.

mod check;
mod loaded;
mod parse;
mod role;

use crate::classic::state::FACES;
use crate::kernel::geometry::{HalfEdge, Side};
use crate::kernel::printing::{self, BadWord};
use std::sync::LazyLock;
use thiserror::Error;

pub use crate::kernel::printing::Certainty;
pub use loaded::{LoadError, Loaded, OwnTiles, check_file, find, load, loaded};
pub use parse::parse;
pub use role::Role;

/// A set of tiles that comes in one box.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TileSet {
    /// Short name, the first half of every tile name.
    pub name: String,
    /// Which part of the game it is for; every file says so.
    pub role: Option<Role>,
    /// Title in words, for people.
    pub title: String,
    /// Number of squares it covers.
    pub tiles: u32,
    /// Number of pieces of cardboard.
    pub pieces: u32,
    /// The piece on the table when the game begins.
    pub start: Option<String>,
    /// Pieces that lie under all others of the set.
    pub last: Vec<String>,
    /// The kinds of pieces.
    pub kinds: Vec<Piece>,
}

/// One kind of piece.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Piece {
    /// The letter of the piece within its set.
    pub id: String,
    /// Copies of it in the box.
    pub count: u32,
    /// Copies that carry a garden in later editions.
    pub gardens: u32,
    /// How sure its drawing is.
    pub certainty: Certainty,
    /// The squares it covers: one, or two for a double piece.
    pub squares: Vec<Square>,
    /// For a double piece, the side of the first square that is glued to the second.
    pub join: Option<Side>,
    /// The river begins here.
    pub spring: bool,
    /// The river ends here.
    pub lake: bool,
    /// The road crosses the river.
    pub bridge: bool,
    /// Side and symbol of the anniversary arrow.
    pub arrow: Option<(Side, Symbol)>,
    /// Corners, by the half-edge before them, where a city tip parts two fields.
    pub cuts: Vec<HalfEdge>,
    /// Bits of road that reach no edge; they can neither be claimed nor scored (RUL-INN-4).
    pub stubs: Vec<Side>,
    /// A remark that people may read.
    pub note: Option<String>,
}

/// What is printed on one square.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Square {
    /// The terrain of the four sides, clockwise from the north.
    pub edges: [Terrain; 4],
    /// Its parts of city.
    pub cities: Vec<CityPart>,
    /// Its parts of road.
    pub roads: Vec<RoadPart>,
    /// Its water, each part by its sides.
    pub rivers: Vec<Vec<Side>>,
    /// Its parts of field.
    pub fields: Vec<FieldPart>,
    /// Whether an abbey stands in the middle.
    pub abbey: bool,
}

/// What a side of a tile shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Terrain {
    /// Field on both halves of the side.
    Field,
    /// A road with meadow on both sides.
    Road,
    /// A city along the whole side.
    City,
    /// Water with meadow on both sides.
    River,
}

/// A part of city.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct CityPart {
    /// The sides of the square it owns.
    pub sides: Vec<Side>,
    /// Number of shields printed on it.
    pub shields: u8,
    /// Whether a cathedral stands in it.
    pub cathedral: bool,
}

/// A part of road.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct RoadPart {
    /// The sides it leaves by.
    pub sides: Vec<Side>,
    /// What stops a road with a single side.
    pub end: Option<String>,
    /// Whether an inn serves it.
    pub inn: bool,
    /// Whether later drawings give it the inn too; kept as a fact, not used by the rules.
    pub inn_later: bool,
}

/// A part of field.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct FieldPart {
    /// The half-edges it reaches; none for a closed inner field.
    pub halves: Vec<HalfEdge>,
    /// The city parts of its tile that it borders.
    pub touches: Vec<usize>,
}

/// The three anniversary symbols.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Symbol {
    /// Put a figure beside one of your own (ANNIV-7).
    Pair,
    /// Put a figure on any free unfinished feature (ANNIV-9).
    Anywhere,
    /// Take another turn (ANNIV-11).
    Repeat,
}

impl Symbol {
    /// All symbols, in the order used in texts.
    pub const ALL: [Self; 3] = [Self::Pair, Self::Anywhere, Self::Repeat];

    /// Its name in texts and tile data.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Pair => "pair",
            Self::Anywhere => "anywhere",
            Self::Repeat => "repeat",
        }
    }

    /// The symbol with this name.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|symbol| symbol.name() == name)
    }
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
    /// Two pieces carry the same letter.
    #[error("this letter is used twice")]
    Twice,
    /// The file's own counts do not add up.
    #[error("{what} should be {stated} but the tiles add up to {found}")]
    Count {
        /// The thing that is counted.
        what: &'static str,
        /// The count that the file states.
        stated: u32,
        /// What its tiles add up to.
        found: u32,
    },
    /// More gardens than copies.
    #[error("more gardens than copies")]
    Gardens,
    /// A side is owned by no part of its terrain, or by several.
    #[error("side {0:?} is owned by {1} parts of its terrain instead of one")]
    SideOwner(Side, usize),
    /// A half-edge is in no field although its side has one, or in several, or on a city side.
    #[error("half-edge {0} is in {1} fields instead of {2}")]
    HalfOwner(&'static str, usize, usize),
    /// The two halves of a meadow side, or two halves meeting at a corner, are in different fields.
    #[error("half-edges {0} and {1} meet but are in different fields")]
    FieldSplit(&'static str, &'static str),
    /// A corner is marked as cut although one field goes round it.
    #[error("the corner after {0} is cut but one field goes round it")]
    CutWithoutEffect(&'static str),
    /// A field beside a city side does not say that it touches the city.
    #[error("the field at {0} lies beside a city that it does not touch")]
    UntouchedCity(&'static str),
    /// A field touches a city part that does not exist, or the same one twice.
    #[error("field touches city {0}, which does not exist or is named twice")]
    NoSuchCity(usize),
    /// Two parts would have to cross.
    #[error("parts {0} and {1} cross")]
    Crossing(String, String),
    /// A road with one side does not say where it ends, or one with two does, or it has more.
    #[error("a road leaves by two sides, or by one and says where it ends")]
    RoadEnd,
    /// The start or last piece is not in the set.
    #[error("piece {0} is not in the set")]
    NoSuchPiece(String),
    /// A double piece without two squares, or whose glued sides do not match.
    #[error("a double piece needs two squares whose glued sides match")]
    BadJoin,
    /// A river tile that is no spring, lake or passage.
    #[error("a river must pass through, or begin at a spring, or end in a lake")]
    RiverEnds,
    /// A city, road or river that reaches no edge of the tile.
    #[error("a part reaches no edge")]
    Nowhere,
    /// More shields or inner fields than can be printed on a tile.
    #[error(
        "a city has at most {MAX_SHIELDS} shields, and a tile at most {MAX_INNER} inner fields"
    )]
    Crowded,
    /// More kinds of tiles than a game has room for.
    #[error("there are more than {FACES} kinds of tiles")]
    TooManyKinds,
    /// Something on a piece that its part of the game does not have.
    #[error("a set for {} has no {what}", role.name())]
    Foreign {
        /// What the set is for.
        role: Role,
        /// What does not belong there.
        what: &'static str,
    },
    /// A set without a start piece, or with one that is no spring although a river begins there.
    #[error("a set for {} names its start piece: {}", .0.name(), .0.start())]
    Start(Role),
    /// A river without lakes under its other tiles, or with lakes among them.
    #[error("the pieces named by `last` are the lakes of a river, all of them and no others")]
    Lakes,
}

/// The most shields of a part of city.
const MAX_SHIELDS: u8 = 9;
/// The most fields of a tile that reach no edge.
const MAX_INNER: usize = 4;

/// The files of the sets that come with the program, in a fixed order.
pub const FILES: [&str; 6] = [
    include_str!("../../../data/tiles/base.tiles"),
    include_str!("../../../data/tiles/inns.tiles"),
    include_str!("../../../data/tiles/anniversary.tiles"),
    include_str!("../../../data/tiles/river20.tiles"),
    include_str!("../../../data/tiles/river1.tiles"),
    include_str!("../../../data/tiles/river3.tiles"),
];

/// The sets that come with the program, in the order of [`FILES`].
pub static SETS: LazyLock<Vec<TileSet>> = LazyLock::new(|| {
    let read = |text: &&str| parse(text).unwrap_or_else(|error| panic!("shipped tiles: {error}"));
    FILES.iter().map(read).collect()
});

/// The set with this name that comes with the program.
pub fn set(name: &str) -> Option<&'static TileSet> {
    SETS.iter().find(|set| set.name == name)
}
