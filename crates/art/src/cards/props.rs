//! Drawings that appear in more than one picture.

use super::{GOLD, INK};
use crate::canvas::{Canvas, Paint};
use crate::figures::{PERSON, PERSON_TALL};
use crate::geometry::Point;

/// The color of meeples of the seat that plays the card.
pub(super) const OWN: &str = "#e0a030";
/// The color of meeples of anybody.
pub(super) const ANY: &str = "#efe2c8";

/// How far above the ground a head begins.
pub(super) const HEAD: i32 = -(PERSON_TALL as i32);

/// Meeples standing at these points.
pub(super) fn people(canvas: &mut Canvas, color: &'static str, feet: &[Point]) {
    let mut each = |paint, right, down, shape| {
        canvas
            .draw(paint, |path| feet.iter().for_each(|foot| path.stamp(*foot, right, down, shape)));
    };
    each(Paint::Mist(INK, 50, 25), -44, 44, "h126");
    each(Paint::Edged(color, INK, 13), 0, HEAD, PERSON);
    each(Paint::Mist("#fff", 10, 60), -24, -76, "c-26 8-46 32-54 58m56-132c2-14 6-20 16-22");
}

/// A bold arrow, whose path is given from where it begins.
pub(super) fn arrow(canvas: &mut Canvas, at: Point, shape: &str) {
    canvas.stamp(Paint::Edged(GOLD, INK, 9), at, shape);
}

/// Coins at these points, as a sign for points.
pub(super) fn coins(canvas: &mut Canvas, at: &[Point]) {
    for paint in [Paint::Round(INK, 68), Paint::Round(GOLD, 54), Paint::Round("#e0a92c", 34)] {
        canvas.draw(paint, |path| at.iter().for_each(|at| path.dot(*at)));
    }
}
