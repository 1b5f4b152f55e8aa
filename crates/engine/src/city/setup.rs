//! `Setup`: what the players wish to play.

use super::tiles::{self, Loaded, TileSet};
use crate::kernel::seat::Seat;
use thiserror::Error;

/// Tiles of the three piles as the book deals them (TC-SETUP-4).
pub const PILES: [u8; 3] = [30, 25, 20];
/// Walls in the box (TC-END-1, RUL-TC-WALL-4).
pub const WALLS: u8 = 70;

/// How far a piece bars the cells before its outer face (RUL-TC-BEYOND-1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Beyond {
    /// The cell that the face looks at directly.
    NextCell,
    /// Every empty cell straight out, up to the next tile.
    StraightOut,
}

/// When followers that came home may be used again (RUL-TC-SCORE-4).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Freed {
    /// From the next turn on, so none of them guards in the phase of the same turn.
    NextTurn,
    /// At once, in the phase of the same turn too.
    AtOnce,
}

/// The end of the run that the wall on the last open side continues (RUL-TC-WALL-3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ClosingWall {
    /// The one where a tower brings more, the clockwise one if both bring the same.
    EitherEnd,
    /// Always the clockwise one.
    Clockwise,
}

/// A wish for a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Setup {
    /// Number of players, two to four (TC-SETUP-1).
    pub players: u8,
    /// In the third pile, a guard on any wall when it is built (RUL-TC-GUARD-4).
    pub guard_each_wall: bool,
    /// Where tiles may not go (RUL-TC-BEYOND-1).
    pub beyond: Beyond,
    /// When freed followers may guard (RUL-TC-SCORE-4).
    pub freed: Freed,
    /// What the wall that closes the ring continues (RUL-TC-WALL-3).
    pub closing_wall: ClosingWall,
    /// Tiles of the three piles (TC-SETUP-4); others than the book's make a game with more or fewer
    /// walls (RUL-TC-SETUP-3).
    pub piles: [u8; 3],
    /// Walls in the box (TC-END-1, RUL-TC-SETUP-3).
    pub walls: u8,
    /// Who begins; chance says if nobody is named (RUL-TC-SETUP-1).
    pub first: Option<Seat>,
    /// A loaded tile set instead of the one that comes with the program (RUL-TC-TILE-1).
    pub tiles: Option<Loaded>,
}

impl Setup {
    /// The game as its rule sheet describes it.
    pub const fn new(players: u8) -> Self {
        Self {
            players,
            guard_each_wall: false,
            beyond: Beyond::NextCell,
            freed: Freed::NextTurn,
            closing_wall: ClosingWall::EitherEnd,
            piles: PILES,
            walls: WALLS,
            first: None,
            tiles: None,
        }
    }

    /// The same with a seat that begins.
    #[must_use]
    pub const fn starting(self, seat: Seat) -> Self {
        Self { first: Some(seat), ..self }
    }

    /// The same with a loaded tile set, dealt into piles as the book deals its own.
    #[must_use]
    pub fn with_tiles(self, tiles: Loaded) -> Self {
        Self { tiles: Some(tiles), piles: Self::split(tiles.set().tiles), ..self }
    }

    /// The tiles it is played with.
    pub fn tile_set(&self) -> &'static TileSet {
        self.tiles.map_or_else(|| &*tiles::SET, Loaded::set)
    }

    /// Three piles of so many tiles in the proportions of the book (TC-SETUP-4).
    pub const fn split(tiles: u32) -> [u8; 3] {
        let tiles = if tiles > u8::MAX as u32 { u8::MAX as u32 } else { tiles };
        let all = (PILES[0] + PILES[1] + PILES[2]) as u32;
        let second = (2 * tiles * PILES[1] as u32 + all) / (2 * all);
        let third = (2 * tiles * PILES[2] as u32 + all) / (2 * all);
        [(tiles - second - third) as u8, second as u8, third as u8]
    }

    /// Everything that is wrong with the wish.
    pub fn problems(&self) -> Vec<SetupProblem> {
        let mut problems = Vec::new();
        if !(2..=4).contains(&self.players) {
            problems.push(SetupProblem::Players(self.players));
        }
        if let Some(seat) = self.first.filter(|seat| seat.0 >= self.players) {
            problems.push(SetupProblem::First(seat));
        }
        if !(1..=WALLS).contains(&self.walls) {
            problems.push(SetupProblem::Walls(self.walls));
        }
        problems
    }
}

/// One thing that is wrong with a wish.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum SetupProblem {
    /// Too few or too many players.
    #[error("two to four can play, not {0}")]
    Players(u8),
    /// The tile file holds nothing.
    #[error("there are no tiles to play with")]
    NoTiles,
    /// The piles are not made of all tiles.
    #[error("the piles hold {piles} tiles, the box {tiles}; {}", advice(*tiles))]
    Piles {
        /// Tiles in the wished piles.
        piles: u32,
        /// Tiles in the box.
        tiles: u32,
    },
    /// Too few or too many walls.
    #[error("the box holds 1 to {WALLS} walls, not {0}")]
    Walls(u8),
    /// The seat that is to begin does not exist.
    #[error("seat {0} cannot begin: nobody sits there")]
    First(Seat),
    /// The tile file holds more than the engine has room for.
    #[error("too many tiles")]
    TooManyTiles,
}

/// What to write for piles that hold all tiles.
fn advice(tiles: u32) -> String {
    let [first, second, third] = Setup::split(tiles);
    format!("`piles {first} {second} {third}` would fit")
}

/// Why a wish cannot be played.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{}", .0.iter().map(ToString::to_string).collect::<Vec<_>>().join("; "))]
pub struct SetupError(pub Vec<SetupProblem>);
