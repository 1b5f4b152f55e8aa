//! Why a choice was refused.

use crate::kernel::face::FaceId;
use crate::kernel::game::Ruled;
use crate::kernel::geometry::{Cell, Edge, Side};
use crate::kernel::seat::Seat;
use crate::kernel::table::Spot;
use thiserror::Error;

/// Why an action or an answer of chance was refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum Illegal {
    /// The game is over.
    #[error("the game is over")]
    GameOver,
    /// Someone else has to choose.
    #[error("it is seat {0}'s turn")]
    NotYourTurn(Seat),
    /// Chance has to answer first.
    #[error("a draw is pending")]
    ChancePending,
    /// No question is pending.
    #[error("nothing is to be drawn")]
    NothingToDraw,
    /// The choice belongs to another step of the turn.
    #[error("this does not belong to the current step of the turn")]
    WrongStep,
    /// That tile has not been drawn.
    #[error("this tile is not in hand")]
    NotInHand(FaceId),
    /// No copy of the tile is left.
    #[error("no such tile is left")]
    NoneLeft(FaceId),
    /// The setup has no such seat.
    #[error("nobody sits on seat {0}")]
    NoSuchSeat(Seat),
    /// The cell holds a tile already.
    #[error("cell {0} is taken")]
    CellTaken(Cell),
    /// The cell touches no tile by a whole side (TC-LAY-1).
    #[error("cell {0} touches no tile")]
    Detached(Cell),
    /// The first tile lies in the middle (RUL-TC-TURN-1).
    #[error("the first tile lies on {}", Cell::ORIGIN)]
    NotInTheMiddle,
    /// A street does not go on across a side (TC-LAY-2).
    #[error("a street does not go on on side {0:?}")]
    StreetMismatch(Side),
    /// A wall or the gate looks at the cell (RUL-TC-BEYOND-1).
    #[error("cell {0} lies beyond the wall")]
    BeyondTheWall(Cell),
    /// A tile there would part the run or shut it in (RUL-TC-BEYOND-2).
    #[error("a tile on cell {0} would break the run of the wall")]
    BreaksTheRun(Cell),
    /// No follower is left in the supply (TC-PUT-1).
    #[error("no follower in the supply")]
    NoFollower,
    /// Every follower in the supply came home in this turn (RUL-TC-SCORE-4).
    #[error("followers that came home in this turn may not be used before the next one")]
    Resting,
    /// Only the tile just laid is open (TC-PUT-1).
    #[error("followers go on the tile just laid")]
    NotOnNewTile,
    /// The tile has no such part.
    #[error("the tile has no such part")]
    NoSuchPart(Spot),
    /// The feature holds a follower (TC-PUT-3).
    #[error("the feature is occupied")]
    Occupied,
    /// The tile has finished the feature (TC-PUT-4).
    #[error("the feature is finished")]
    Finished,
    /// The gate stands on the outer rim (RUL-TC-WALL-1).
    #[error("side {} of {} is not on the outer rim", .0.side.letter(), .0.cell)]
    NotOnTheRim(Edge),
    /// A wall goes on the next side beyond an end (TC-WALL-2).
    #[error("side {} of {} is not next to an end of the wall", .0.side.letter(), .0.cell)]
    NotNextToAnEnd(Edge),
    /// A guard goes on the wall in question only (TC-GUARD-1, TC-GUARD-3).
    #[error("a guard may not be put on this wall now")]
    NotTheWall(Edge),
    /// A guard stands opposite over an unbroken row (TC-GUARD-2).
    #[error("a guard stands opposite")]
    GuardedOpposite(Edge),
    /// No tower is left in the supply (TC-TOWER-1).
    #[error("no tower in the supply")]
    NoTower,
    /// A tower goes to an end with walls since the last one (TC-TOWER-1, RUL-TC-TOWER-2).
    #[error("no tower can be set there")]
    NotAnEnd(Edge),
}

impl Ruled for Illegal {
    fn rule(&self) -> &'static str {
        match self {
            Self::GameOver => "TC-FINAL-4",
            Self::NotYourTurn(_)
            | Self::ChancePending
            | Self::NothingToDraw
            | Self::WrongStep
            | Self::NotInHand(_) => "TC-TURN-1",
            Self::NoneLeft(_) => "TC-SETUP-4",
            Self::NoSuchSeat(_) => "TC-SETUP-1",
            Self::CellTaken(_) | Self::Detached(_) => "TC-LAY-1",
            Self::NotInTheMiddle => "TC-TURN-2",
            Self::StreetMismatch(_) => "TC-LAY-2",
            Self::BeyondTheWall(_) => "RUL-TC-BEYOND-1",
            Self::BreaksTheRun(_) => "RUL-TC-BEYOND-2",
            Self::Resting => "RUL-TC-SCORE-4",
            Self::NoFollower | Self::NotOnNewTile => "TC-PUT-1",
            Self::NoSuchPart(_) => "TC-PUT-2",
            Self::Occupied => "TC-PUT-3",
            Self::Finished => "TC-PUT-4",
            Self::NotOnTheRim(_) => "RUL-TC-WALL-1",
            Self::NotNextToAnEnd(_) => "TC-WALL-2",
            Self::NotTheWall(_) => "TC-GUARD-1",
            Self::GuardedOpposite(_) => "TC-GUARD-2",
            Self::NoTower => "TC-TOWER-1",
            Self::NotAnEnd(_) => "RUL-TC-TOWER-2",
        }
    }
}
