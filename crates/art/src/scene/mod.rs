//! The scene: everything that is seen of a game, in the same words for both games and from what
//! everyone may see.
//!
//! Points are those of the whole board: a tile is [`SIDE`] long and the cell `0,0` begins at the
//! origin, so that nothing moves when the board grows.
//!
//! `classic` and `city` make the scene of each game; `places` puts figures side by side, `outline`
//! unites the shapes of a region, `colors` tells neighboring fields apart.

mod city;
mod classic;
mod colors;
mod outline;
mod places;

pub use colors::{patterns, touching};
pub use outline::outline;

use crate::album::Album;
use crate::figures::Figure;
use crate::figures::walls::{Bend, End};
use crate::geometry::{Point, SIDE};
use crate::layout::turn;
use remparts_engine::kernel::board::Placed;
use remparts_engine::kernel::face::FaceId;
use remparts_engine::kernel::game::Game;
use remparts_engine::kernel::geometry::{Bounds, Cell, Edge, Rotation};
use remparts_engine::kernel::seat::Seat;
use remparts_engine::kernel::table::Spot;

/// A game that can be drawn.
pub trait Staged: Game {
    /// The faces that can come in it.
    fn album(&self) -> Album;

    /// The scene of the moment, with the faces of that album.
    fn scene<'a>(&self, album: &'a Album) -> Scene<'a>;
}

/// Everything that everyone sees of a game.
#[derive(Clone, Debug)]
pub struct Scene<'a> {
    /// The faces of the game.
    pub album: &'a Album,
    /// The cells that hold a tile, and the first one while none does.
    pub bounds: Bounds,
    /// The tiles in the order of laying.
    pub tiles: Vec<Tile>,
    /// Everything that stands or lies on the board and belongs to a seat.
    pub figures: Vec<Standing>,
    /// Gate and walls of The City.
    pub pieces: Vec<Piece>,
    /// The features on the board.
    pub regions: Vec<Region>,
    /// The tile that was laid last.
    pub last: Option<Last>,
    /// The seats in playing order.
    pub seats: Vec<Seated>,
    /// Whose turn it is; nobody's before the first and after the last.
    pub turn: Option<Seat>,
    /// Tiles not yet drawn.
    pub tiles_left: usize,
}

/// Where a tile was laid, and by whom.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Last {
    /// The cell on which it lies.
    pub cell: Cell,
    /// The seat that laid it.
    pub seat: Seat,
}

/// A tile that lies on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tile {
    /// What is printed on it.
    pub face: FaceId,
    /// The cell on which it lies.
    pub cell: Cell,
    /// The quarter turns it is laid with.
    pub rotation: Rotation,
}

/// A figure on the board, with its place in the picture.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Standing {
    /// The seat it belongs to.
    pub seat: Seat,
    /// The kind of figure that is drawn.
    pub figure: Figure,
    /// Whether it is a big one, which a lying figure does not tell.
    pub big: bool,
    /// The place it stands on.
    pub on: On,
    /// The point at which it is drawn.
    pub at: Point,
}

/// The place that a figure stands on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum On {
    /// A part of a tile.
    Spot(Spot),
    /// A wall, as a guard.
    Wall(Edge),
}

/// A piece of masonry: of the walls of The City.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Piece {
    /// The side of a tile it stands at.
    pub edge: Edge,
    /// The kind of masonry.
    pub masonry: Masonry,
}

/// The kinds of masonry at a side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Masonry {
    /// A wall along the side.
    Wall,
    /// The gate in the side.
    Gate,
    /// A turret where the last end of a wall meets another wall.
    Corner(Bend),
    /// The stones at an end of a wall that wait for more.
    End(End),
}

impl Masonry {
    /// Its name in SVG documents.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Wall => "wall",
            Self::Gate => "gate",
            Self::Corner(Bend::Outer) => "outer",
            Self::Corner(Bend::Inner) => "inner",
            Self::End(End::First) => "first",
            Self::End(End::Last) => "last",
        }
    }
}

/// A feature with those who lead in it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Region {
    /// The number of its earliest part, which it keeps unless an older one joins.
    pub id: u16,
    /// The kind of feature.
    pub kind: Kind,
    /// Its parts, the earliest laid first.
    pub spots: Vec<Spot>,
    /// The seats that lead in it.
    pub owners: Vec<Seat>,
}

/// The kinds of features of both games.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// A city or market.
    Block,
    /// A road or street.
    Way,
    /// A field or homes.
    Area,
    /// An abbey, with its neighbors.
    Abbey,
    /// A garden, with its neighbors.
    Garden,
}

/// The public facts of a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Seated {
    /// The number of the seat.
    pub seat: Seat,
    /// Its points so far.
    pub score: i32,
    /// Figures left in its supply, kind by kind.
    pub supply: Vec<(Figure, u8)>,
    /// How many wrapped gifts it holds, where gifts are played.
    pub gifts: Option<u8>,
}

/// The tiles of a table, and the cells they take.
fn tiles_of(placed: &[Placed]) -> (Vec<Tile>, Bounds) {
    let tile = |tile: &Placed| Tile {
        face: tile.face,
        cell: tile.pose.cell,
        rotation: tile.pose.rotation,
    };
    let mut bounds = Bounds::of(placed.first().map_or(Cell::ORIGIN, |tile| tile.pose.cell));
    placed.iter().for_each(|tile| bounds.include(tile.pose.cell));
    (placed.iter().map(tile).collect(), bounds)
}

/// The seat before another one, in playing order.
fn before(seat: Seat, seats: usize) -> Seat {
    Seat(((seat.index() + seats - 1) % seats) as u8)
}

impl Scene<'_> {
    /// The tile on a cell, if any.
    pub fn tile_at(&self, cell: Cell) -> Option<&Tile> {
        self.tiles.iter().find(|tile| tile.cell == cell)
    }

    /// The point at which a figure on a part of a tile stands.
    pub fn anchor(&self, spot: Spot) -> Option<Point> {
        let tile = self.tile_at(spot.cell)?;
        let region = self.album.face(tile.face).layout.regions.get(usize::from(spot.part))?;
        Some(origin_of(spot.cell) + turn(region.anchor, tile.rotation))
    }

    /// Whether the same things lie on the board and the same points are on the track; drawing a
    /// tile changes neither.
    pub fn looks_like(&self, other: &Self) -> bool {
        self.tiles == other.tiles
            && self.figures == other.figures
            && self.pieces == other.pieces
            && self.seats == other.seats
    }
}

/// The north-west corner of a cell.
pub fn origin_of(cell: Cell) -> Point {
    Point::new(f64::from(cell.x), f64::from(cell.y)) * SIDE
}
