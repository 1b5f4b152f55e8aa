//! What seats choose and what chance answers.

use crate::kernel::face::FaceId;
use crate::kernel::geometry::{Cell, Edge, Pose, Rotation};
use crate::kernel::seat::Seat;
use crate::kernel::table::Spot;

/// A seat's choice.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Action {
    /// Put no follower, guard or tower.
    #[default]
    Pass,
    /// Lay the drawn tile.
    Place {
        /// Which tile.
        tile: FaceId,
        /// Where.
        cell: Cell,
        /// How it is turned.
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
    /// Laying a tile.
    #[inline]
    pub const fn place(tile: FaceId, pose: Pose) -> Self {
        Self::Place { tile, cell: pose.cell, rotation: pose.rotation }
    }
}

/// What chance is asked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Question {
    /// Who begins (RUL-TC-SETUP-1).
    First,
    /// The next tile.
    Draw,
}

/// What chance says.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Answer {
    /// This seat begins.
    First(Seat),
    /// This tile was drawn.
    Draw(FaceId),
}
