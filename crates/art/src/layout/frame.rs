//! The frame of a square: its sides, corners and half-edges.

use crate::geometry::{Point, SIDE};
use remparts_engine::kernel::geometry::{HalfEdge, Rotation, Side};

/// The middle of the square.
pub(super) const CENTER: Point = Point::new(SIDE / 2.0, SIDE / 2.0);

/// The middle of a side, where ways and rivers leave.
pub fn gateway(side: Side) -> Point {
    CENTER + inward(side) * (-SIDE / 2.0)
}

/// The direction into the square from a side.
pub fn inward(side: Side) -> Point {
    let (dx, dy) = side.delta();
    Point::new(-f64::from(dx), -f64::from(dy))
}

/// The corner at the clockwise end of a side.
pub(super) fn corner(side: Side) -> Point {
    gateway(side) - inward(side).right() * (SIDE / 2.0)
}

/// The side before this one, going clockwise.
pub(super) const fn before(side: Side) -> Side {
    side.turned(Rotation::R3)
}

/// The side after this one, going clockwise.
pub(super) const fn after(side: Side) -> Side {
    side.turned(Rotation::R1)
}

/// A point of a square that is turned.
pub(crate) fn turn(at: Point, rotation: Rotation) -> Point {
    CENTER + turn_way(at - CENTER, rotation)
}

/// A direction on a square that is turned.
pub(super) fn turn_way(way: Point, rotation: Rotation) -> Point {
    (0..rotation.index()).fold(way, |way, _| way.right())
}

/// The half-edge a point of the border lies on.
pub(super) fn half_edge(at: Point) -> Option<HalfEdge> {
    let near = |a: f64, b: f64| (a - b).abs() < 0.5;
    let half = SIDE / 2.0;
    let (side, second) = match at {
        Point { y, .. } if near(y, 0.0) => (Side::N, at.x > half),
        Point { x, .. } if near(x, SIDE) => (Side::E, at.y > half),
        Point { y, .. } if near(y, SIDE) => (Side::S, at.x < half),
        Point { x, .. } if near(x, 0.0) => (Side::W, at.y < half),
        _ => return None,
    };
    Some(HalfEdge::of(2 * side.index() + usize::from(second)))
}
