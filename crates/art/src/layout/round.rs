//! Round ground: abbeys, gardens, places where ways end, lakes.

use crate::geometry::{Cycle, Point};
use std::f64::consts::TAU;

/// A circle of ground.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Round {
    /// The middle of the circle.
    pub at: Point,
    /// The radius of the circle.
    pub radius: f64,
}

/// Corners of the polygon that stands for a circle.
const CORNERS: u32 = 28;

impl Round {
    /// The border as a polygon.
    pub(super) fn outline(self) -> Cycle {
        let turn = |n: u32| TAU * f64::from(n) / f64::from(CORNERS);
        let corner = |n| self.at + Point::new(turn(n).cos(), turn(n).sin()) * self.radius;
        (0..CORNERS).map(corner).collect()
    }
}
