//! Events: what happened, with everything a person needs to check it.

use super::feature::FeatureKind;
use super::state::Stand;
use super::tiles::Goods;
use crate::kernel::explain;
pub use crate::kernel::explain::RuleId;
use crate::kernel::face::FaceId;
use crate::kernel::geometry::{Cell, Edge, Pose};
use crate::kernel::seat::Seat;
use crate::kernel::table::Spot;

/// Something that happened in a game of The City.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// Chance chose the seat that begins.
    Begins(Seat),
    /// A tile was drawn and shown.
    Drawn(Seat, FaceId),
    /// A tile fitted nowhere and left the game (RUL-TC-TURN-3).
    Boxed(FaceId),
    /// A tile was laid.
    Laid(Seat, FaceId, Pose),
    /// A follower was put down.
    Put(Seat, Spot),
    /// A street, market or residential area was scored.
    Scored(Box<Scored>),
    /// The gate was built.
    Gate(Seat, Edge),
    /// A wall was built.
    Wall(Seat, Edge),
    /// A guard was put on a wall.
    Guard(Seat, Edge),
    /// A tower was set (TC-TOWER-2).
    Tower {
        /// The seat that set it.
        seat: Seat,
        /// The wall at whose end it stands.
        wall: Edge,
        /// Walls since the nearest tower on that side, else since the gate.
        walls: u8,
        /// What the seat gained: one point a wall.
        points: i32,
    },
    /// The rim was closed at the end, over so many sides (TC-END-4).
    RimClosed(usize),
    /// Followers that left unfinished streets and markets for nothing (TC-END-6).
    LeftUnfinished(Vec<Returned>),
    /// A guard was scored (TC-FINAL-3).
    Watched(Box<Watched>),
    /// The game is over; these seats share the first rank (RUL-TC-FINAL-3).
    Over(Vec<Seat>),
}

/// Why a feature was scored.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Occasion {
    /// The tile of the turn finished it.
    Finished,
    /// A wall or the gate finished it (TC-WALL-3).
    Walled,
    /// Closing the rim finished it (TC-END-5).
    Closed,
    /// The game ended (TC-FINAL-1).
    Final,
}

/// One product of a sum of points.
pub type Term = explain::Term<Counted>;

/// What a term counts.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Counted {
    /// Distinct tiles; in a market each counts as often as there are goods.
    Tiles,
    /// Markets at a residential area.
    Markets,
    /// Public buildings before a guard.
    Public,
    /// Historic buildings before a guard.
    Historic,
}

/// A follower that went back to its owner.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Returned {
    /// The seat it belongs to.
    pub seat: Seat,
    /// Where it stood before.
    pub from: Stand,
}

/// A scored feature, with everything that explains the points.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scored {
    /// The kind of feature that was scored.
    pub feature: FeatureKind,
    /// All its parts, the earliest laid first.
    pub spots: Vec<Spot>,
    /// Its tiles without repetition.
    pub tiles: Vec<Cell>,
    /// For a residential area, one spot of each market it touches.
    pub markets: Vec<Spot>,
    /// What a market sold: its tiles count once for each.
    pub goods: Vec<Goods>,
    /// The term of the sum.
    pub term: Term,
    /// Its points, which each winner received.
    pub points: i32,
    /// Everyone present with the number of followers.
    pub strength: Vec<(Seat, u8)>,
    /// Who received the points (TC-SCORE-3).
    pub winners: Vec<Seat>,
    /// Followers that went home.
    pub returned: Vec<Returned>,
    /// What made it score.
    pub occasion: Occasion,
    /// The rule that set the points.
    pub rule: RuleId,
}

/// A guard that was scored at the end, with everything that explains the points.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Watched {
    /// The seat whose guard he is.
    pub seat: Seat,
    /// The wall he stood on.
    pub wall: Edge,
    /// The row before him.
    pub row: Vec<Cell>,
    /// What he saw there: public buildings, then historic ones.
    pub terms: [Term; 2],
    /// What the seat gained.
    pub points: i32,
    /// The rule that set the points.
    pub rule: RuleId,
}
