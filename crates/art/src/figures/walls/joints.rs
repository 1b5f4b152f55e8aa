//! Where walls meet at an angle, and where a row of them ends.

use super::{DEPTH, FACE, JOINT, LIT, OUTLINE, SHADOW, TOP, WALK, place};
use crate::canvas::{Canvas, Paint};
use crate::geometry::{Point, SIDE};
use remparts_engine::kernel::geometry::Side;

/// How a row of walls bends, going clockwise around the town.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bend {
    /// Outward, to the next side of the same tile.
    Outer,
    /// Inward, to a tile that looks at the same empty cell.
    Inner,
}

/// One of the two ends of a wall.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum End {
    /// The end that comes first going clockwise around its tile.
    First,
    /// The end that comes last going clockwise.
    Last,
}

impl End {
    /// Both ends of a wall.
    pub const ALL: [Self; 2] = [Self::First, Self::Last];
}

/// Draws the turret that joins a wall, at its last end, with the next one around a corner.
pub fn corner(out: &mut String, side: Side, bend: Bend) {
    let beyond = match bend {
        Bend::Outer => DEPTH / 2.0,
        Bend::Inner => -DEPTH / 2.0,
    };
    let at = clockwise(side, SIDE + beyond, DEPTH / 2.0);
    let mut canvas = Canvas::default();
    canvas.draw(Paint::Glaze(SHADOW, 22), |path| {
        path.ellipse(at + Point::new(30.0, 34.0), 96.0, 84.0);
    });
    canvas.stamp(Paint::Edged(FACE, OUTLINE, 8), at, "m-92-22v34c0 110 184 110 184 0v-34z");
    // The part of the drum that light reaches.
    canvas.stamp(Paint::Fill(LIT), at, "m-88-14v26c0 40 26 66 58 78v-104z");
    canvas.stamp(
        Paint::Line(JOINT, 4),
        at,
        "m-50 82v-18m40 28v-20m44 14v-20m-70-4v-18m46 20v-18m44 6v-18",
    );
    let head = at - Point::new(0.0, 22.0);
    canvas.draw(Paint::Edged(TOP, OUTLINE, 8), |path| path.ellipse(head, 94.0, 82.0));
    canvas.draw(Paint::Edged(WALK, JOINT, 5), |path| path.ellipse(head, 66.0, 56.0));
    // Gaps between merlons, on the ring.
    canvas.draw(Paint::Dashed(JOINT, 26, "22 45.05"), |path| path.ellipse(head, 80.0, 69.0));
    canvas.stamp(
        Paint::Glaze(SHADOW, 25),
        head,
        "m-64 0c0-74 104-72 122-22c-40-38-94-24-98 62c-14-8-24-24-24-40z",
    );
    canvas.write(out);
}

/// Draws the rough stones where a row of walls ends for the time being.
pub fn end(out: &mut String, side: Side, end: End) {
    let (at, beyond) = match end {
        End::First => (0.0, -1.0),
        End::Last => (SIDE, 1.0),
    };
    let mut canvas = Canvas::default();
    // Every other stone stands out, for the next wall to hold on to.
    canvas.draw(Paint::Edged(LIT, OUTLINE, 7), |path| {
        for (low, high, stone) in
            [(0.0, 34.0, 12.0), (34.0, 66.0, 30.0), (66.0, 92.0, 10.0), (92.0, 118.0, 22.0)]
        {
            let far = at + beyond * stone;
            let corners = [(at, low), (far, low), (far, high), (at, high)];
            path.polygon(&corners.map(|(along, out)| clockwise(side, along, out)));
        }
    });
    canvas.write(out);
}

/// Where a tower stands at an end of a wall.
pub fn tower_stand(side: Side, end: End) -> Point {
    let along = match end {
        End::First => 0.0,
        End::Last => SIDE,
    };
    clockwise(side, along, DEPTH / 2.0 - 10.0)
}

/// The point at a distance along a side, going clockwise, and a distance outside it.
fn clockwise(side: Side, along: f64, out: f64) -> Point {
    match side {
        Side::N | Side::E => place(side, along, out),
        Side::S | Side::W => place(side, SIDE - along, out),
    }
}
