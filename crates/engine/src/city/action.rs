//! What seats choose and what chance answers.

use crate::kernel::face::FaceId;
use crate::kernel::geometry::{Cell, Edge, Pose, Rotation};
use crate::kernel::seat::Seat;
use crate::kernel::table::Spot;

/// A seat's choice within its turn.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Action {
    /// Put no follower, guard or tower.
    #[default]
    Pass,
    /// Lay the drawn tile.
    Place {
        /// The face of the tile to lay.
        tile: FaceId,
        /// The empty cell it is laid on.
        cell: Cell,
        /// The quarter turns it is laid with.
        rotation: Rotation,
    },
    /// Put a follower on a spot of the new tile (TC-PUT-1).
    Put(Spot),
    /// Build the gate on a side of a tile (TC-WALL-1).
    Gate(Edge),
    /// Build a wall on the next side beyond an end of the run (TC-WALL-2).
    Wall(Edge),
    /// Put a guard on a wall (TC-GUARD-1).
    Guard(Edge),
    /// Set a tower at the end of the run whose last wall this is (TC-TOWER-1).
    Tower(Edge),
}

impl Action {
    /// The action that lays a tile in a pose.
    #[inline]
    pub const fn place(tile: FaceId, pose: Pose) -> Self {
        Self::Place { tile, cell: pose.cell, rotation: pose.rotation }
    }
}

/// What the game asks of chance.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Question {
    /// Which seat begins (RUL-TC-SETUP-1).
    First,
    /// Which tile is drawn next.
    Draw,
}

/// What chance answers to a [`Question`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Answer {
    /// The seat that begins the game.
    First(Seat),
    /// This tile was drawn.
    Draw(FaceId),
}
