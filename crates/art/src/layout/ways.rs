//! The courses of roads, streets and rivers.

use super::frame::{CENTER, gateway, inward};
use crate::geometry::{Curve, Point};
use crate::plan::Plan;
use remparts_engine::kernel::geometry::Side;

/// How far a line goes straight on from the edge of the square before it may bend.
const STRAIGHT: f64 = 180.0;

/// The course from side to side, straight or round a corner. A straight one passes through `by`,
/// turned by `swing` there, and so meanders without moving its ends.
pub(super) fn through(one: Side, other: Side, by: Point, swing: f64) -> Vec<Curve> {
    let (from, to) = (gateway(one), gateway(other));
    if one != other.opposite() {
        let (lead, trail) = (from + inward(one) * 276.0, to + inward(other) * 276.0);
        return vec![Curve { from, lead, trail, to }];
    }
    let way = inward(one);
    let tilt = (way * swing.cos() + way.right() * swing.sin()) * STRAIGHT;
    vec![
        Curve { from, lead: from + way * STRAIGHT, trail: by - tilt, to: by },
        Curve { from: by, lead: by + tilt, trail: to - way * STRAIGHT, to },
    ]
}

/// A river that ends on the square: in a lake, in a spring, or in a spring under a road.
pub(super) fn last_stream(plan: &Plan, side: Side) -> Curve {
    let (from, into) = (gateway(side), inward(side));
    let road = plan.ways.iter().find_map(|way| match *way.sides {
        [one, other] => Some(through(one, other, CENTER, 0.0)),
        _ => None,
    });
    let to = match road {
        Some(road) => road[0].at(0.5),
        // Beside the abbey, which has the middle.
        None if plan.abbey => CENTER - into * 90.0 + into.right() * 110.0,
        None => CENTER,
    };
    let trail = to.toward(from, 0.35) + into.right() * 40.0;
    Curve { from, lead: from + into * STRAIGHT, trail, to }
}

/// A gate in a wall, where a way enters a block.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Gate {
    /// The point where it stands.
    pub at: Point,
    /// The direction of walking in.
    pub into: Point,
}

impl Gate {
    /// A point behind it, inside of the wall.
    pub(super) fn behind(self) -> Point {
        self.at + self.into * 70.0
    }

    /// The gate in the nearest of some walls, as seen from a point. Blocks lie to the right of
    /// their walls.
    pub(super) fn nearest<'a>(from: Point, walls: impl Iterator<Item = &'a Curve>) -> Option<Self> {
        let gates = walls.map(|wall| {
            let t = wall.nearest(from);
            Self { at: wall.at(t), into: wall.heading(t).right() }
        });
        gates.min_by(|a, b| a.at.distance(from).total_cmp(&b.at.distance(from)))
    }
}

/// The course from a side to a gate, which the way enters straight on. It ends behind the gate.
pub(super) fn to_gate(side: Side, gate: Gate) -> Curve {
    let from = gateway(side);
    let reach = gate.at.distance(from) * 0.45;
    Curve {
        from,
        lead: from + inward(side) * reach,
        trail: gate.at - gate.into * reach,
        to: gate.behind(),
    }
}
