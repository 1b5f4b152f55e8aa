//! Printed parts and what their regions sum up.

use super::tiles::Goods;
use crate::kernel::regions::Tally;
use crate::kernel::table::{Printed, Spread};
use std::fmt;

/// The kinds of features of The City.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum FeatureKind {
    /// A street, scored when all its sides are closed.
    #[default]
    Street,
    /// A market, scored when all its sides are closed.
    Market,
    /// A residential area, scored only at the end.
    Homes,
}

impl FeatureKind {
    /// Whether it can be finished: a residential area never is.
    #[inline]
    pub const fn finishes(self) -> bool {
        !matches!(self, Self::Homes)
    }
}

impl fmt::Display for FeatureKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Street => "street",
            Self::Market => "market",
            Self::Homes => "homes",
        })
    }
}

/// A part printed on a tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Part {
    /// The sides it owns as drawn, as bits in the order N, E, S, W.
    pub sides: u8,
    /// The half-edges it reaches as drawn, as bits clockwise from the north-west corner.
    pub halves: u8,
    /// For homes, the market parts of the same tile that they border, as bits.
    pub touches: u16,
    /// What it adds to its region when laid.
    pub tally: Sums,
}

impl Printed for Part {
    type Sums = Sums;

    #[inline]
    fn sums(&self) -> Sums {
        self.tally
    }
}

/// What a region adds up over its parts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Sums {
    /// What the region is; all its parts are of one kind.
    pub kind: FeatureKind,
    /// Sides where a street or market can still grow. Nothing reads it for homes.
    pub open: u8,
    /// Distinct tiles of a street or market. Nothing reads it for homes.
    pub tiles: u8,
    /// Goods sold in a market, as bits.
    pub goods: u8,
    /// Number of followers in it.
    pub figures: u8,
    /// Whether some tile holds two parts of this kind, so that joining may meet it twice.
    pub twice: bool,
}

impl Sums {
    /// The goods of a market.
    pub fn sold(&self) -> impl Iterator<Item = Goods> + use<> {
        let goods = self.goods;
        Goods::ALL.into_iter().filter(move |kind| goods >> *kind as u8 & 1 == 1)
    }

    /// Whether nothing can be added any more.
    #[inline]
    pub const fn is_closed(&self) -> bool {
        self.open == 0
    }

    /// Whether it is a finished street or market.
    #[inline]
    pub const fn is_finished(&self) -> bool {
        self.kind.finishes() & self.is_closed()
    }
}

impl Tally for Sums {
    #[inline]
    fn absorb(&mut self, other: &Self) {
        // Large homes may run past 255 where nothing reads the number; it must only not trap.
        self.open = self.open.wrapping_add(other.open);
        self.tiles = self.tiles.wrapping_add(other.tiles);
        self.goods |= other.goods;
        self.figures += other.figures;
        self.twice |= other.twice;
    }
}

impl Spread for Sums {
    #[inline]
    fn may_count_twice(&self) -> bool {
        self.twice
    }

    #[inline]
    fn set_tiles(&mut self, tiles: u8) {
        self.tiles = tiles;
    }
}
