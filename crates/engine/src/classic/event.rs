//! Events: what happened, with everything a person needs to check it. Events never contain a hidden
//! card.

use super::action::{FigureKind, GiftUse, Spot};
use super::feature::FeatureKind;
use super::tiles::Symbol;
use crate::kernel::explain;
pub use crate::kernel::explain::RuleId;
use crate::kernel::face::FaceId;
use crate::kernel::geometry::{Cell, Pose};
use crate::kernel::seat::Seat;

/// Something that happened in a classic game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// Chance chose the seat that begins.
    Begins(Seat),
    /// A tile was drawn and shown (TILE-1).
    Drawn(Seat, FaceId),
    /// A tile fitted nowhere and left the game (TILE-6).
    Boxed(FaceId),
    /// A second tile was drawn (GIFT-13).
    DrawnSecond(Seat, FaceId),
    /// A tile was laid.
    Laid(Seat, FaceId, Pose),
    /// The spare tile went back to its pile (RUL-GIFT-18).
    SpareReturned(FaceId),
    /// A symbol was activated, by the cell of its tile (ANNIV-4, ANNIV-5).
    Activated(Seat, Symbol, Cell),
    /// The symbol of the tile just laid was not activated (ANNIV-3).
    Bonus(Seat, i32),
    /// A seat received a wrapped gift (GIFT-2).
    GiftReceived(Seat),
    /// The discards were shuffled into a new deck (GIFT-6).
    DeckRefilled,
    /// A gift was unwrapped.
    Unwrapped(Seat, GiftUse),
    /// A figure was taken back for points (GIFT-10).
    Retreated {
        /// Who took it back.
        seat: Seat,
        /// The kind of figure it was.
        figure: FigureKind,
        /// Where it had stood.
        from: Spot,
        /// Figures of anyone that stay behind.
        left: u8,
        /// What the seat gained.
        points: i32,
    },
    /// A figure was put down.
    Put(Seat, FigureKind, Spot),
    /// A figure stood up or lay down (GIFT-11).
    Moved {
        /// The seat that moved it.
        seat: Seat,
        /// The seat that moved it.
        figure: FigureKind,
        /// Where it had stood or lain.
        from: Spot,
        /// Where it is now.
        to: Spot,
    },
    /// A feature was scored.
    Scored(Box<Scored>),
    /// Another turn for the same seat (ANNIV-11).
    AnotherTurn(Seat),
    /// Farmers that left after all cities were scored (FARM-7): no single city sends them home.
    FarmersLeft(Vec<Returned>),
    /// Wrapped gifts at the end (END-4).
    GiftsLeft {
        /// The seat that holds them.
        seat: Seat,
        /// The number of cards it holds.
        gifts: u8,
        /// What the seat gained.
        points: i32,
    },
    /// The game is over; these seats share the first rank (END-5).
    Over(Vec<Seat>),
}

/// Why a feature was scored.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Occasion {
    /// Its last open side or neighbor was filled.
    Completed,
    /// The abbot was taken back (ABBOT-5).
    Recalled,
    /// The Road Sweeper was used (GIFT-9).
    Swept,
    /// The game ended with it incomplete, or it is a field.
    Final,
}

/// One product of a sum of points.
pub type Term = explain::Term<Counted>;

/// What a term counts.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Counted {
    /// Distinct tiles; for an abbey or garden itself and its neighbors.
    Tiles,
    /// Shields on the tiles of a city.
    Shields,
    /// Complete cities at a field, or the one city that farmers supply.
    Cities,
}

/// A figure that went back to its owner.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Returned {
    /// The seat it belongs to.
    pub seat: Seat,
    /// The kind of figure it is.
    pub figure: FigureKind,
    /// Where it stood before.
    pub from: Spot,
}

/// A scored feature, with everything that explains the points.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scored {
    /// The kind of feature that was scored.
    pub feature: FeatureKind,
    /// All its parts, the earliest laid first. For `city4` farming: the city's.
    pub spots: Vec<Spot>,
    /// Its tiles without repetition; for an abbey or garden also its neighbors.
    pub tiles: Vec<Cell>,
    /// The terms of the sum.
    pub terms: Vec<Term>,
    /// Their total, which each winner received.
    pub points: i32,
    /// Everyone whose strength was compared, by seat; for an abbot taken back only its owner, since
    /// no majority is asked (RUL-ABBOT-2).
    pub strength: Vec<(Seat, u8)>,
    /// Who received the points: the leaders (MAJ-2, MAJ-3).
    pub winners: Vec<Seat>,
    /// Figures that went home.
    pub returned: Vec<Returned>,
    /// What made it score.
    pub occasion: Occasion,
    /// The rule that set the points.
    pub rule: RuleId,
}
