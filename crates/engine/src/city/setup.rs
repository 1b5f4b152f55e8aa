//! What the players wish to play.

use crate::kernel::seat::Seat;
use thiserror::Error;

/// Tiles of the three piles as the book deals them (TC-SETUP-4).
pub const PILES: [u8; 3] = [30, 25, 20];
/// Walls in the box (TC-END-1, RUL-TC-WALL-4).
pub const WALLS: u8 = 70;

/// A wish for a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Setup {
    /// Number of players, two to four (TC-SETUP-1).
    pub players: u8,
    /// In the third pile, a guard on any wall when it is built (RUL-TC-GUARD-4).
    pub guard_each_wall: bool,
    /// Tiles of the three piles (TC-SETUP-4); others than the book's make a game with more or fewer
    /// walls (RUL-TC-SETUP-3).
    pub piles: [u8; 3],
    /// Walls in the box (TC-END-1, RUL-TC-SETUP-3).
    pub walls: u8,
    /// Who begins; chance says if nobody is named (RUL-TC-SETUP-1).
    pub first: Option<Seat>,
}

impl Setup {
    /// The game as its rule sheet describes it.
    pub const fn new(players: u8) -> Self {
        Self { players, guard_each_wall: false, piles: PILES, walls: WALLS, first: None }
    }

    /// The same with a seat that begins.
    #[must_use]
    pub const fn starting(self, seat: Seat) -> Self {
        Self { first: Some(seat), ..self }
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
    #[error("the piles hold {piles} tiles, the box {tiles}")]
    Piles {
        /// Tiles in the wished piles.
        piles: u32,
        /// Tiles in the box.
        tiles: u32,
    },
    /// Too few or too many walls.
    #[error("the box holds 1 to {WALLS} walls, not {0}")]
    Walls(u8),
    /// Nobody sits there.
    #[error("seat {0} cannot begin: nobody sits there")]
    First(Seat),
    /// The tile file holds more than the engine has room for.
    #[error("too many tiles")]
    TooManyTiles,
}

/// Why a wish cannot be played.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{}", .0.iter().map(ToString::to_string).collect::<Vec<_>>().join("; "))]
pub struct SetupError(pub Vec<SetupProblem>);
