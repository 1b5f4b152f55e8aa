//! Where ways end, abbeys and gardens as plain icons.

use super::{INK, PAPER, WATER};
use crate::canvas::{Canvas, Paint, sign};
use crate::face::Laid;
use crate::geometry::Point;
use crate::plan::End;

/// What ends ways.
pub(super) fn end_of_ways(out: &mut String, laid: &Laid<'_>, at: Point) {
    let end = laid.plan.ways.iter().filter_map(|way| way.end).find(|end| *end != End::Gate);
    let (name, color, radius) = match end {
        Some(End::Village) => ("village", INK, 84.0),
        Some(End::Square) => ("square", PAPER, 143.0),
        Some(End::Building) => ("place", PAPER, 133.0),
        _ => ("crossing", INK, 56.0),
    };
    sign(out, name, |canvas| {
        canvas.draw(Paint::Edged(color, INK, 14), |path| path.disc(at, radius));
        if end == Some(End::Square) {
            canvas.draw(Paint::Edged(WATER, INK, 14), |path| path.disc(at, 62.0));
        }
    });
}

pub(super) fn abbey(canvas: &mut Canvas, at: Point) {
    canvas.draw(Paint::Edged(PAPER, INK, 16), |path| path.disc(at, 157.0));
    let cross = "h44v64h64v44h-64v116h-44v-116h-64v-44h64z";
    canvas.stamp(Paint::Fill(INK), at - Point::new(22.0, 112.0), cross);
}

/// A flower.
pub(super) fn garden(canvas: &mut Canvas, at: Point, radius: f64) {
    canvas.draw(Paint::Edged(PAPER, INK, 14), |path| path.disc(at, radius - 7.0));
    canvas.draw(Paint::Round("#c0266b", 38), |path| {
        for (x, y) in [(0.0, -34.0), (34.0, 0.0), (0.0, 34.0), (-34.0, 0.0)] {
            path.dot(at + Point::new(x, y));
        }
    });
    canvas.draw(Paint::Round("#f6c945", 32), |path| path.dot(at));
}
