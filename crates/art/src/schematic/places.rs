//! Where ways end, abbeys and gardens as plain icons.

use super::{INK, PAPER, WATER};
use crate::canvas::{Canvas, Paint, sign};
use crate::face::Laid;
use crate::geometry::Point;
use crate::layout::Round;
use crate::plan::End;

pub(super) fn draw(out: &mut String, laid: &Laid<'_>) {
    if let Some(ground) = laid.layout.place {
        end_of_ways(out, laid, ground);
    }
    if let Some(ground) = laid.layout.abbey {
        sign(out, "abbey", |canvas| abbey(canvas, ground));
    }
    if let Some(ground) = laid.layout.garden {
        sign(out, "garden", |canvas| garden(canvas, ground));
    }
}

/// Ground with a line around it that does not reach beyond.
fn ground(canvas: &mut Canvas, Round { at, radius }: Round) {
    canvas.draw(Paint::Edged(PAPER, INK, 14), |path| path.disc(at, radius - 7.0));
}

/// Draws what ends the ways: village, crossing, square or building.
fn end_of_ways(out: &mut String, laid: &Laid<'_>, round: Round) {
    let mut ends = laid.plan.ways.iter().filter_map(|way| way.end);
    let (name, inner) = match ends.find(|end| *end != End::Gate) {
        Some(End::Village) => ("village", Some((INK, 70.0))),
        Some(End::Square) => ("square", Some((WATER, 62.0))),
        Some(End::Building) => ("place", None),
        _ => ("crossing", Some((INK, 44.0))),
    };
    sign(out, name, |canvas| {
        ground(canvas, round);
        if let Some((color, radius)) = inner {
            canvas.draw(Paint::Edged(color, INK, 14), |path| path.disc(round.at, radius));
        }
    });
}

fn abbey(canvas: &mut Canvas, round: Round) {
    ground(canvas, round);
    let cross = "h44v64h64v44h-64v116h-44v-116h-64v-44h64z";
    canvas.stamp(Paint::Fill(INK), round.at - Point::new(22.0, 112.0), cross);
}

/// A garden, as a flower.
fn garden(canvas: &mut Canvas, round: Round) {
    ground(canvas, round);
    let at = round.at;
    canvas.draw(Paint::Round("#c0266b", 38), |path| {
        for (x, y) in [(0.0, -34.0), (34.0, 0.0), (0.0, 34.0), (-34.0, 0.0)] {
            path.dot(at + Point::new(x, y));
        }
    });
    canvas.draw(Paint::Round("#f6c945", 32), |path| path.dot(at));
}
