//! Cutting and moving Bézier curves.

use crate::geometry::{Curve, Point};

/// The part of a curve between two times, backward if the second is the earlier one.
pub(super) fn piece(curve: &Curve, start: f64, end: f64) -> Curve {
    let (from, to) = (curve.at(start), curve.at(end));
    let third = (end - start) / 3.0;
    let (lead, trail) = (from + speed(curve, start) * third, to - speed(curve, end) * third);
    Curve { from, lead, trail, to }
}

/// The derivative of a curve at parameter `t`.
pub(super) fn speed(curve: &Curve, t: f64) -> Point {
    let u = 1.0 - t;
    (curve.lead - curve.from) * (3.0 * u * u)
        + (curve.trail - curve.lead) * (6.0 * u * t)
        + (curve.to - curve.trail) * (3.0 * t * t)
}

/// The same curve, moved.
pub(super) fn moved(curve: &Curve, by: Point) -> Curve {
    Curve {
        from: curve.from + by,
        lead: curve.lead + by,
        trail: curve.trail + by,
        to: curve.to + by,
    }
}
