//! Sides and half-edges of a part as its tile lies. Half-edges are counted clockwise from the
//! north-west corner.

use crate::kernel::geometry::{HalfEdge, Rotation, Side};

/// The sides of a part on a turned tile, in the order N E S W. `sides` are bits of the drawing.
pub(super) fn turned_sides(sides: u8, rotation: Rotation) -> Vec<Side> {
    let drawn = Side::ALL.into_iter().filter(|side| sides >> side.index() & 1 == 1);
    let mut turned: Vec<Side> = drawn.map(|side| side.turned(rotation)).collect();
    turned.sort_unstable();
    turned
}

/// The half-edges of a part on a turned tile, in rising order. `halves` are bits of the drawing.
pub(super) fn turned_halves(halves: u8, rotation: Rotation) -> Vec<usize> {
    let mut turned: Vec<usize> = (0..8)
        .filter(|half| halves >> half & 1 == 1)
        .map(|half| HalfEdge::of(half).turned(rotation).index())
        .collect();
    turned.sort_unstable();
    turned
}

/// The letters of the sides: `NE`.
pub(super) fn letters(sides: u8, rotation: Rotation) -> String {
    turned_sides(sides, rotation).into_iter().map(Side::letter).collect()
}

/// The numbers of the half-edges: `0127`.
pub(super) fn digits(halves: u8, rotation: Rotation) -> String {
    turned_halves(halves, rotation).iter().map(ToString::to_string).collect()
}
