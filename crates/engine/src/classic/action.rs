//! What seats choose and what chance answers.

use crate::kernel::face::FaceId;
use crate::kernel::geometry::{Cell, Pose, Rotation};
use crate::kernel::seat::Seat;
use std::fmt;

/// Where a figure can be (RUL-MEEPLE-3).
pub use crate::kernel::table::Spot;

/// Kinds of figures a seat may own.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum FigureKind {
    /// A normal meeple, of strength one.
    Meeple,
    /// A big meeple, of strength two (MAJ-4).
    Big,
    /// An abbot, only for abbeys and gardens (ABBOT-3).
    Abbot,
}

impl FigureKind {
    /// All kinds, in the order used in lists.
    pub const ALL: [Self; 3] = [Self::Meeple, Self::Big, Self::Abbot];

    /// Weight in a majority (MAJ-4, RUL-MAJ-1).
    #[inline]
    pub const fn strength(self) -> u8 {
        match self {
            Self::Meeple | Self::Abbot => 1,
            Self::Big => 2,
        }
    }

    /// The figure slots of this kind.
    #[inline]
    pub const fn slots(self) -> std::ops::Range<u8> {
        match self {
            Self::Meeple => 0..7,
            Self::Big => 7..8,
            Self::Abbot => 8..9,
        }
    }

    /// The kind of figure in a slot.
    #[inline]
    pub const fn of_slot(slot: u8) -> Self {
        match slot {
            0..7 => Self::Meeple,
            7 => Self::Big,
            _ => Self::Abbot,
        }
    }
}

impl fmt::Display for FigureKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Meeple => "meeple",
            Self::Big => "big",
            Self::Abbot => "abbot",
        })
    }
}

/// The five kinds of gift cards (COMP-9).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Gift {
    /// Place a meeple on an abbey.
    Synod,
    /// Score an incomplete road.
    Sweeper,
    /// Take a meeple back.
    Retreat,
    /// Stand a meeple up or lay it down.
    StandLie,
    /// Draw a second tile to choose from.
    TakeTwo,
}

impl Gift {
    /// All kinds of cards, in the order used in texts.
    pub const ALL: [Self; 5] =
        [Self::Synod, Self::Sweeper, Self::Retreat, Self::StandLie, Self::TakeTwo];

    /// Its place in [`Gift::ALL`].
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its name in texts.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Synod => "synod",
            Self::Sweeper => "sweeper",
            Self::Retreat => "retreat",
            Self::StandLie => "stand-lie",
            Self::TakeTwo => "take-two",
        }
    }
}

/// A gift with its target.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum GiftUse {
    /// Put a figure on the abbey of a cell (GIFT-8).
    Synod {
        /// The figure, from the supply.
        figure: FigureKind,
        /// The cell with the abbey.
        cell: Cell,
    },
    /// Score the road that this spot names (GIFT-9): the earliest laid of its parts.
    Sweeper {
        /// The road's earliest laid part.
        road: Spot,
    },
    /// Take a figure back (GIFT-10).
    Retreat {
        /// The kind of figure that returns.
        figure: FigureKind,
        /// The spot where it stands.
        from: Spot,
    },
    /// Stand up or lie down on the same tile (GIFT-11).
    StandLie {
        /// The kind of figure that moves.
        figure: FigureKind,
        /// Where it stands or lies.
        from: Spot,
        /// The part of the same tile it goes to.
        to: u8,
    },
    /// Draw a second tile (GIFT-13).
    TakeTwo,
}

impl GiftUse {
    /// The card it needs.
    pub const fn gift(self) -> Gift {
        match self {
            Self::Synod { .. } => Gift::Synod,
            Self::Sweeper { .. } => Gift::Sweeper,
            Self::Retreat { .. } => Gift::Retreat,
            Self::StandLie { .. } => Gift::StandLie,
            Self::TakeTwo => Gift::TakeTwo,
        }
    }
}

/// A seat's choice within its turn.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Action {
    /// Put no figure down.
    #[default]
    Pass,
    /// Lay the drawn tile.
    Place {
        /// Which tile; there are two to choose from after Take 2.
        tile: FaceId,
        /// The empty cell it is laid on.
        cell: Cell,
        /// The quarter turns it is laid with.
        rotation: Rotation,
    },
    /// Pick one of several touched arrows by the cell of its tile (ANNIV-6).
    Arrow {
        /// The tile with the arrow.
        cell: Cell,
    },
    /// Put a figure on a spot.
    Put {
        /// Which figure, from the supply.
        figure: FigureKind,
        /// The spot to put it on.
        spot: Spot,
    },
    /// Take the abbot back and score it (ABBOT-5).
    Recall,
    /// Unwrap a gift before laying the tile (GIFT-7).
    Unwrap(GiftUse),
}

impl Action {
    /// The action that lays a tile in a pose.
    pub const fn place(tile: FaceId, pose: Pose) -> Self {
        Self::Place { tile, cell: pose.cell, rotation: pose.rotation }
    }
}

/// What the game asks of chance.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Question {
    /// Which seat begins (RUL-SETUP-1).
    First,
    /// The next tile of the pile in use.
    Draw,
    /// The second tile of Take 2.
    DrawSecond,
    /// The card a seat receives, which only that seat may learn (INFO-2).
    Gift(Seat),
}

/// What chance answers to a [`Question`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Answer {
    /// The seat that begins the game.
    First(Seat),
    /// This tile was drawn.
    Draw(FaceId),
    /// The kind of card that was dealt.
    Gift(Gift),
}
