//! Cities and markets: whole sides of the square, and walls between their corners.

use super::frame::{CENTER, after, before, corner, inward};
use crate::geometry::{Curve, Cycle, Point, along};
use crate::plan::Block;
use remparts_engine::kernel::geometry::{HalfEdge, Side};

/// The outline of a block, and the curves of it that are not the edge of the square, all with the
/// block to their right.
pub(super) fn outline(block: &Block, cuts: &[HalfEdge]) -> (Cycle, Vec<Curve>) {
    let owns = |side: Side| block.sides.contains(&side);
    let (mut line, mut walls) = (Vec::new(), Vec::new());
    // Beginning with an owned side after one that is not, every gap is met whole.
    let first = Side::ALL.into_iter().find(|side| owns(*side) && !owns(before(*side)));
    let mut side = first.unwrap_or(Side::N);
    let mut from = corner(before(side));
    let mut gap = 0;
    for _ in Side::ALL {
        let to = corner(side);
        if owns(side) {
            line.push(Curve::line(from, to));
            from = to;
        } else {
            gap += 1;
            let tip = cuts.contains(&HalfEdge::of(2 * side.index() + 1));
            if tip || owns(after(side)) {
                let wall = wall(from, side, gap);
                line.push(wall);
                walls.push(wall);
                (from, gap) = (to, 0);
            }
        }
        side = after(side);
    }
    (along(&line), walls)
}

/// A wall that leaves one, two or three sides to others, the last of which is named. It leaves
/// corners at less than half a right angle, so that the walls of two blocks never cross.
fn wall(from: Point, last: Side, gap: usize) -> Curve {
    let to = corner(last);
    let arch = |along: f64, deep: Point| {
        let way = (to - from) * along;
        Curve { from, lead: from + way + deep, trail: to - way + deep, to }
    };
    match gap {
        1 => arch(0.36, inward(last) * 270.0),
        2 => {
            let beyond = corner(before(last));
            let behind = CENTER * 2.0 - beyond;
            let bend = |at: Point| at + (behind - at) * 0.35 + (beyond - at) * 0.2;
            Curve { from, lead: bend(from), trail: bend(to), to }
        }
        _ => arch(0.4, inward(after(last)) * 335.0),
    }
}
