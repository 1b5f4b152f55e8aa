//! Printed parts and what their regions sum up.

use super::tiles::Symbol;
use crate::kernel::geometry::Side;
use crate::kernel::regions::Tally;
use crate::kernel::table::{Printed, Spread};
use std::fmt;

/// The kinds of features of the classic game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum FeatureKind {
    /// A city, complete when its walls are closed.
    #[default]
    City,
    /// A road, complete when both ends are closed.
    Road,
    /// A field, which is never complete.
    Field,
    /// Abbey, also called monastery or cloister.
    Abbey,
    /// Garden, which only an abbot may enter.
    Garden,
}

impl fmt::Display for FeatureKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::City => "city",
            Self::Road => "road",
            Self::Field => "field",
            Self::Abbey => "abbey",
            Self::Garden => "garden",
        })
    }
}

/// A part printed on a tile: what the rules digest calls a segment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Part {
    /// The sides it owns as drawn, as bits in the order of [`Side::ALL`].
    pub sides: u8,
    /// The half-edges it reaches as drawn, as bits clockwise from the north-west corner.
    pub halves: u8,
    /// What it adds to its region when laid.
    pub tally: Sums,
    /// For a field, the city parts of the same tile that it borders, as bits.
    pub touches: u16,
}

/// What a region adds up over its parts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Sums {
    /// What the region is; all its parts are of one kind.
    pub kind: FeatureKind,
    /// Places where it can still grow: open sides of a road or city, empty cells round an abbey
    /// or garden. Fields never close, so nothing reads it there.
    pub open: u8,
    /// Distinct tiles of a road or city; an abbey or garden and its neighbors. Fields do not
    /// score by tiles, so nothing reads it there.
    pub tiles: u8,
    /// Shields printed on its tiles.
    pub shields: u8,
    /// Number of figures standing in it, whatever their strength.
    pub figures: u8,
    /// Marks such as inns and cathedrals.
    pub marks: Marks,
}

/// Marks of a region as a bitset; joining regions unites them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Marks(u8);

impl Marks {
    /// The empty set of marks.
    pub const NONE: Self = Self(0);
    /// An inn stands by the road.
    pub const INN: Self = Self(1);
    /// A cathedral stands in the city.
    pub const CATHEDRAL: Self = Self(2);
    /// Some tile holds two parts of this kind, so joining may meet the same tile twice.
    pub const TWICE_ON_A_TILE: Self = Self(4);

    /// The union of two sets.
    pub const fn with(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Whether every mark of `other` is in this set.
    #[inline]
    pub const fn has(self, other: Self) -> bool {
        self.0 & other.0 == other.0
    }
}

impl Tally for Sums {
    #[inline]
    fn absorb(&mut self, other: &Self) {
        // A huge field may run past 255 where nothing reads the number; it must only not trap.
        self.open = self.open.wrapping_add(other.open);
        self.tiles = self.tiles.wrapping_add(other.tiles);
        self.shields += other.shields;
        self.figures += other.figures;
        self.marks = self.marks.with(other.marks);
    }
}

impl Spread for Sums {
    /// RUL-ROAD-1, RUL-CITY-1: fields do not score by tiles.
    #[inline]
    fn may_count_twice(&self) -> bool {
        self.marks.has(Marks::TWICE_ON_A_TILE)
    }

    #[inline]
    fn set_tiles(&mut self, tiles: u8) {
        self.tiles = tiles;
    }
}

impl Printed for Part {
    type Sums = Sums;

    #[inline]
    fn sums(&self) -> Sums {
        self.tally
    }
}

impl Sums {
    /// Whether nothing can be added any more.
    #[inline]
    pub const fn is_closed(&self) -> bool {
        self.open == 0
    }
}

/// What the rules need to know of a face beside its parts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct FaceFacts {
    /// Sides with water as drawn, as bits.
    pub river: u8,
    /// The river begins here, so it is no bend (RUL-RIVER-1).
    pub spring: bool,
    /// The river ends here (RIVER-9).
    pub lake: bool,
    /// Side as drawn and symbol of the anniversary arrow.
    pub arrow: Option<(Side, Symbol)>,
    /// The part that is an abbey, if any.
    pub abbey: Option<u8>,
    /// The part that is the garden, if any.
    pub garden: Option<u8>,
}
