//! What lies on the table, all of it public (TC-INFO-2).

use super::feature::Sums;
use super::rules::FOLLOWERS;
use super::run::Run;
use crate::kernel;
use crate::kernel::board::{Placed, TILES, TileId};
use crate::kernel::face::FaceId;
use crate::kernel::figures::{Crowd, Figures};
use crate::kernel::geometry::{Bounds, Cell, Edge, Side};
use crate::kernel::majority::Strength;
use crate::kernel::regions::{PartId, RegionId};
use crate::kernel::seat::{MAX_SEATS, Seat};
use crate::kernel::table::{RegionBoard, Spot};

/// Room for parts of laid tiles.
pub const PARTS: usize = 384;
/// Room for kinds of faces.
pub const FACES: usize = 96;

/// Tiles not yet drawn: the piles are one shuffled row (RUL-TC-SETUP-2).
pub type Bag = kernel::bag::Bag<FACES, 1>;
/// A set of regions.
pub(crate) type RegionSet = kernel::regions::RegionSet<{ PARTS.div_ceil(64) }>;

/// Everything on the table. `Copy` all through, so that a clone is one move of memory.
#[derive(Clone, Copy)]
pub struct State {
    pub(crate) table: RegionBoard<Sums, PARTS>,
    pub(crate) bounds: Bounds,
    pub(crate) sides: Sides,
    pub(crate) run: Run,
    pub(crate) figures: Figures,
    pub(crate) scores: [i32; MAX_SEATS],
    pub(crate) bag: Bag,
    pub(crate) turn: Turn,
}

impl State {
    pub(crate) fn new(towers: u8, walls: u8) -> Self {
        Self {
            table: RegionBoard::new(),
            bounds: Bounds::of(Cell::ORIGIN),
            sides: Sides::new(),
            run: Run::new(towers, walls),
            figures: Figures::new(),
            scores: [0; MAX_SEATS],
            bag: Bag::new(),
            turn: Turn::default(),
        }
    }

    /// The tiles on the table in the order of laying.
    pub fn placed(&self) -> &[Placed] {
        self.table.board.placed()
    }

    /// Number of tiles on the table.
    pub fn tiles_laid(&self) -> usize {
        self.table.board.placed().len()
    }

    /// Gate, walls and towers on the rim.
    pub const fn run(&self) -> &Run {
        &self.run
    }

    /// The tiles not yet drawn.
    pub const fn bag(&self) -> &Bag {
        &self.bag
    }

    /// The laid tiles and the regions they form.
    #[inline]
    pub const fn table(&self) -> &RegionBoard<Sums, PARTS> {
        &self.table
    }

    /// Every figure of every seat; a place is that of `Place`.
    #[inline]
    pub const fn figures(&self) -> &Figures {
        &self.figures
    }

    /// The turn that is being played.
    pub const fn turn(&self) -> &Turn {
        &self.turn
    }

    /// Weight of each seat in a region.
    #[inline]
    pub(crate) fn strength(&self, region: RegionId, seats: usize) -> Strength {
        strength(&self.followers_in(region, seats))
    }

    /// The followers in a region.
    #[inline]
    pub(crate) fn followers_in(&self, region: RegionId, seats: usize) -> Crowd {
        let count = self.table.regions.tally(region).figures;
        self.figures.gather(seats, count, |place| {
            matches!(Place::of(place), Place::Part(part) if self.table.regions.region(part) == region)
        })
    }

    /// Whether a side of a laid tile carries gate or wall.
    #[inline]
    pub const fn is_walled(&self, tile: TileId, side: Side) -> bool {
        self.sides.is_walled(tile, side)
    }

    /// Whether a seat has a follower in the supply.
    #[inline]
    pub(crate) fn has_follower(&self, seat: Seat) -> bool {
        self.figures.any_in_supply(seat, 0..FOLLOWERS)
    }

    /// Whether a seat has a follower in the supply that did not come home in this turn
    /// (RUL-TC-SCORE-4).
    #[inline]
    pub(crate) fn has_rested_follower(&self, seat: Seat) -> bool {
        let resting = self.turn.resting[seat.index()];
        self.figures.count_in_supply(seat, 0..FOLLOWERS) > resting
    }
}

/// Every follower counts one (TC-SCORE-3).
#[inline]
pub(crate) fn strength(crowd: &Crowd) -> Strength {
    let mut strength = Strength::default();
    crowd.iter().for_each(|figure| strength.add(figure.seat, 1));
    strength
}

/// Where a follower is: on a part of a tile, or as a guard on a wall.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// Traveler, merchant or inhabitant, by the part it stands on.
    Part(PartId),
    /// Guard, by the tile and side of the wall.
    Wall(TileId, Side),
}

/// Flag bit of a figure's place: the place is a wall, not a part.
const ON_A_WALL: u16 = 1 << 14;

impl Place {
    /// What the number of a figure's place means.
    #[inline]
    pub const fn of(place: u16) -> Self {
        if place & ON_A_WALL == 0 {
            Self::Part(PartId(place))
        } else {
            let tile = TileId((place >> 2) as u8);
            Self::Wall(tile, Side::ALL[(place & 3) as usize])
        }
    }

    #[inline]
    pub(crate) const fn number(self) -> u16 {
        match self {
            Self::Part(part) => part.0,
            Self::Wall(tile, side) => ON_A_WALL | (tile.0 as u16) << 2 | side as u16,
        }
    }
}

/// Where a follower stands, for people.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Stand {
    /// On a spot of a tile.
    Spot(Spot),
    /// On a wall, as a guard.
    Wall(Edge),
}

/// Which sides of the laid tiles carry gate or wall, and which a guard: one byte of bitsets for
/// each tile.
#[derive(Clone, Copy)]
pub(crate) struct Sides {
    /// By tile: walled sides in the low half, guarded ones in the high half.
    marks: [u8; TILES],
}

impl Sides {
    const fn new() -> Self {
        Self { marks: [0; TILES] }
    }

    #[inline]
    pub(crate) const fn is_walled(&self, tile: TileId, side: Side) -> bool {
        self.marks[tile.index()] >> side.index() & 1 == 1
    }

    #[inline]
    pub(crate) const fn is_guarded(&self, tile: TileId, side: Side) -> bool {
        self.marks[tile.index()] >> (side.index() + 4) & 1 == 1
    }

    #[inline]
    pub(crate) const fn wall(&mut self, tile: TileId, side: Side) {
        self.marks[tile.index()] |= 1 << side.index();
    }

    #[inline]
    pub(crate) const fn guard(&mut self, tile: TileId, side: Side) {
        self.marks[tile.index()] |= 1 << (side.index() + 4);
    }
}

/// Where the game stands within a turn (TC-TURN-1).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Step {
    /// Chance says who begins.
    #[default]
    First,
    /// Chance draws a tile.
    Draw,
    /// The seat lays the tile.
    Tile,
    /// The seat may put a follower on it.
    Follower,
    /// The scorer builds the gate.
    Gate,
    /// The builder builds a wall.
    Wall,
    /// The builder may put a guard on his last wall.
    Guard,
    /// The scorer may set a tower.
    Tower,
    /// The game is over.
    Over,
}

/// The turn that is being played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Turn {
    /// The step it has reached.
    pub step: Step,
    /// Whose turn it is; in a wall phase the scorer.
    pub seat: Seat,
    /// The drawn tile, until it is laid.
    pub tile: Option<FaceId>,
    /// Who builds, or is asked for a guard.
    pub builder: Seat,
    /// Pieces still to be built in this wall phase.
    pub pieces: u8,
    /// The last wall of each seat in this wall phase.
    pub last: [Option<Edge>; MAX_SEATS],
    /// Followers of each seat that came home in this turn and may not be used before the next one
    /// (RUL-TC-SCORE-4); never more than are in the supply.
    pub resting: [u8; MAX_SEATS],
}
