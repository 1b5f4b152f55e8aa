//! The rim of the laid tiles: their sides that face empty cells, walked one after the other
//! (contour following).
//!
//! A walk keeps the tiles on one hand and stays beside the same connected empty ground, so it goes
//! round the whole town outside, or round one hole inside.

use super::board::Board;
use super::geometry::{Cell, Edge, Side};

/// The two ways round a town.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Way {
    /// From the north side of a lone tile to its east side.
    Clockwise,
    /// From the north side of a lone tile to its west side.
    Counterclockwise,
}

impl Way {
    /// Both ways, the clockwise one first.
    pub const BOTH: [Self; 2] = [Self::Clockwise, Self::Counterclockwise];

    /// Where a walk along this side of a tile goes.
    #[inline]
    pub const fn ahead(self, side: Side) -> Side {
        let quarters = match self {
            Self::Clockwise => 1,
            Self::Counterclockwise => 3,
        };
        Side::ALL[(side.index() + quarters) & 3]
    }
}

/// The side of the rim that comes after `edge`, where `taken` tells which cells hold a tile. `edge`
/// is a side of a tile that faces an empty cell, and then the result is one as well.
#[inline]
pub fn next(taken: impl Fn(Cell) -> bool, edge: Edge, way: Way) -> Edge {
    let Edge { cell, side } = edge;
    let ahead = way.ahead(side);
    let diagonal = cell.step(side).step(ahead);
    let beside = cell.step(ahead);
    if taken(diagonal) {
        Edge { cell: diagonal, side: ahead.opposite() }
    } else if taken(beside) {
        Edge { cell: beside, side }
    } else {
        Edge { cell, side: ahead }
    }
}

/// Whether the walk that passes `edge` goes round the tiles outside; otherwise it goes round a
/// hole, or the side faces a tile and is on no rim at all. Told by the turning number: a clockwise
/// walk outside turns right four times more often than left, and the other way about in a hole.
pub fn is_outer(taken: impl Fn(Cell) -> bool, edge: Edge) -> bool {
    if taken(edge.cell.step(edge.side)) || !taken(edge.cell) {
        return false;
    }
    let mut at = edge;
    let mut right_turns = 0;
    loop {
        let following = next(&taken, at, Way::Clockwise);
        right_turns += match (following.side.index() + 4 - at.side.index()) & 3 {
            0 => 0,
            1 => 1,
            _ => -1,
        };
        at = following;
        if at == edge {
            return right_turns > 0;
        }
    }
}

impl Board {
    /// The side of the rim that comes after `edge`.
    #[inline]
    pub fn next_on_rim(&self, edge: Edge, way: Way) -> Edge {
        next(|cell| self.at(cell).is_some(), edge, way)
    }

    /// The sides of a rim that come clockwise after one of its sides, up to but without another.
    #[inline]
    pub fn rim_between(&self, after: Edge, before: Edge) -> impl Iterator<Item = Edge> + '_ {
        let next = |edge: &Edge| Some(self.next_on_rim(*edge, Way::Clockwise));
        std::iter::successors(next(&after), next).take_while(move |edge| *edge != before)
    }

    /// The sides of the outer rim, clockwise from the north side of the northernmost tile that was
    /// laid first; none on an empty table.
    pub fn outer_rim(&self) -> impl Iterator<Item = Edge> + '_ {
        let northernmost =
            self.placed().iter().map(|tile| tile.pose.cell).min_by_key(|cell| cell.y);
        let start = northernmost.map(|cell| Edge { cell, side: Side::N });
        let others = start.into_iter().flat_map(|start| self.rim_between(start, start));
        start.into_iter().chain(others)
    }
}
