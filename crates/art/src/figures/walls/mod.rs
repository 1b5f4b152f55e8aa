//! Gate and walls of The City. They stand outside a tile, along one of its sides, and are drawn from
//! its square; nothing but their shadow falls on it. Every side has a drawing of its own, because light
//! always comes from the north-west and we look from the south.

mod gate;
mod joints;

use crate::canvas::{Canvas, Paint, Path};
use crate::geometry::{Point, SIDE};
pub use gate::gate;
pub use joints::{Bend, End, corner, end, tower_stand};
use remparts_engine::kernel::geometry::Side;

/// How far a wall reaches outside its tile, in units.
pub const DEPTH: f64 = 130.0;

const OUTLINE: &str = "#5f584d";
const TOP: &str = "#e9e2d4";
const WALK: &str = "#d3c9b7";
const LIT: &str = "#c3b9a7";
const FACE: &str = "#a89d8c";
const JOINT: &str = "#8b8172";
const SHADOW: &str = "#2a1a0c";

/// From one merlon to the next. Eight fit on a side, and a wall begins and ends between two, so that
/// walls in a row go on evenly.
const PACE: f64 = 125.0;

/// How far stone reaches over the ends, because edges that only touch let the ground shine through.
const OVER: f64 = 1.0;

/// Draws a wall along a side.
pub fn wall(out: &mut String, side: Side) {
    let mut canvas = Canvas::default();
    strip(&mut canvas, side, 0..0);
    canvas.write(out);
}

/// The point where a guard stands on a wall.
pub fn guard_stand(side: Side) -> Point {
    match side {
        Side::N => Point::new(SIDE / 2.0, -84.0),
        Side::E => Point::new(SIDE + 62.0, SIDE / 2.0 + 30.0),
        Side::S => Point::new(SIDE / 2.0, SIDE + 40.0),
        Side::W => Point::new(-62.0, SIDE / 2.0 + 30.0),
    }
}

/// A band along a side: paint, and how far outside it begins and ends.
type Band = (Paint, i32, i32);

/// The bands of a side, from the lowest to the topmost. Faces are seen when they look south; in the
/// east and west it is the walk that we see.
const fn bands(side: Side) -> &'static [Band] {
    match side {
        Side::N => &[
            (Paint::Glaze(SHADOW, 22), -30, 0),
            (Paint::Fill(FACE), 0, 54),
            (Paint::Fill(WALK), 52, 112),
            (Paint::Fill(LIT), 104, 118),
        ],
        Side::E => &[
            (Paint::Glaze(SHADOW, 22), 120, 164),
            (Paint::Fill(WALK), 0, 116),
            (Paint::Fill(TOP), 0, 16),
            (Paint::Fill(FACE), 108, 130),
        ],
        Side::S => &[
            (Paint::Glaze(SHADOW, 22), 130, 158),
            (Paint::Fill(WALK), 0, 66),
            (Paint::Fill(TOP), 0, 14),
            (Paint::Fill(FACE), 64, 130),
        ],
        Side::W => &[
            (Paint::Glaze(SHADOW, 22), -34, 0),
            (Paint::Fill(WALK), 10, 120),
            (Paint::Fill(FACE), 0, 16),
            (Paint::Fill(TOP), 114, 130),
        ],
    }
}

/// A merlon around the middle of its foot: how far outside that is, its edge, its top, and its face.
const fn merlon(side: Side) -> (f64, &'static str, &'static str, &'static str) {
    match side {
        Side::N => (100.0, "m-36 0v-42h72v42z", "m-36-26v-16h72v16z", "m-36 0v-26h72v26z"),
        Side::S => (70.0, "m-36 0v-48h72v48", "m-36-32v-16h72v16z", "m-36 2v-34h72v34z"),
        Side::E | Side::W => {
            (118.0, "m-20 22v-66h40v66z", "m-20 4v-48h40v48z", "m-20 22v-18h40v18z")
        }
    }
}

/// Courses of stone on a face: how far outside, and the dashes. Sixteen stones are a side, so that
/// courses go on in the neighbor; those above others are shifted by half a stone.
const fn courses(side: Side) -> &'static [(f64, &'static str)] {
    const EVEN: &str = "7.4 18.5 36.6 0";
    const ODD: &str = "38.6 18.5 5.4 0";
    match side {
        Side::N => &[(18.0, EVEN), (37.0, ODD)],
        Side::S => &[(85.0, EVEN), (107.0, ODD)],
        Side::E | Side::W => &[],
    }
}

/// Draws a wall without the merlons that are left out.
fn strip(canvas: &mut Canvas, side: Side, without: std::ops::Range<usize>) {
    for (paint, near, far) in bands(side) {
        canvas.draw(*paint, |path| {
            // A shadow that lay on its neighbor's would be twice as dark.
            let over = if matches!(paint, Paint::Glaze(..)) { 0.0 } else { OVER };
            let at = |along: f64, out: &i32| place(side, along, f64::from(*out));
            let (from, to) = (-over, SIDE + over);
            path.polygon(&[at(from, near), at(to, near), at(to, far), at(from, far)]);
        });
    }
    for (out, stones) in courses(side) {
        canvas.draw(Paint::Dashed(JOINT, 4, stones), |path| line(path, side, *out));
    }
    let edge = canvas.layer(Paint::Line(OUTLINE, 8));
    line(&mut canvas.on(edge), side, 0.0);
    line(&mut canvas.on(edge), side, rim(side));
    let (outside, edge, top, face) = merlon(side);
    let feet = || {
        (0..8)
            .filter(|n| !without.contains(n))
            .map(|n| place(side, PACE * (n as f64 + 0.5), outside))
    };
    let layers = [
        (Paint::Edged(LIT, OUTLINE, 9), edge),
        (Paint::Fill(if side == Side::S { FACE } else { LIT }), face),
        (Paint::Fill(TOP), top),
    ];
    for (paint, shape) in layers {
        canvas.draw(paint, |path| feet().for_each(|foot| path.stamp(foot, 0, 0, shape)));
    }
}

/// How far outside the outer line of a wall lies between merlons.
const fn rim(side: Side) -> f64 {
    match side {
        Side::N => 118.0,
        _ => DEPTH,
    }
}

/// A line along a side and over its ends.
fn line(path: &mut Path<'_>, side: Side, out: f64) {
    let long = if matches!(side, Side::N | Side::S) { "h1002" } else { "v1002" };
    path.stamp(place(side, -OVER, out), 0, 0, long);
}

/// The point at a distance along a side, and a distance outside it.
fn place(side: Side, along: f64, out: f64) -> Point {
    match side {
        Side::N => Point::new(along, -out),
        Side::E => Point::new(SIDE + out, along),
        Side::S => Point::new(along, SIDE + out),
        Side::W => Point::new(-out, along),
    }
}
