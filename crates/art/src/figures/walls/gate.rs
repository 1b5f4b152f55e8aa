//! The gate: part of the wall, with two turrets and a way through.

use super::{FACE, JOINT, LIT, OUTLINE, SHADOW, WALK, place, strip};
use crate::canvas::{Canvas, Paint};
use crate::geometry::{Point, SIDE};
use remparts_engine::kernel::geometry::Side;

const ROOF: &str = "#c8613f";
const ROOF_SHADE: &str = "#9c4330";
const SLATE: &str = "#6f86a8";
const SLATE_SHADE: &str = "#506687";
const WOOD: &str = "#5d4330";
const ROAD: &str = "#ecdfb9";
const GOLD: &str = "#ffd34d";

/// Draws the gate. It ends as walls do, so that they go on beside it.
pub fn gate(out: &mut String, side: Side) {
    let mut canvas = Canvas::default();
    strip(&mut canvas, side, 2..6);
    let middle = place(side, SIDE / 2.0, 0.0);
    match side {
        // In the north and south the way runs toward us, and the arch is seen.
        Side::N | Side::S => {
            let foot = middle + Point::new(0.0, if side == Side::N { 4.0 } else { 134.0 });
            house(&mut canvas, foot);
            turrets(&mut canvas, &[foot + Point::new(-140.0, 6.0), foot + Point::new(140.0, 6.0)]);
        }
        // In the east and west it runs across, below a roof between the turrets.
        Side::E | Side::W => {
            let axis = middle + Point::new(if side == Side::E { 66.0 } else { -66.0 }, 0.0);
            turrets(&mut canvas, &[axis + Point::new(0.0, -112.0)]);
            passage(&mut canvas, axis);
            turrets(&mut canvas, &[axis + Point::new(0.0, 232.0)]);
        }
    }
    canvas.write(out);
}

/// The gatehouse with its arch, around the middle of its foot.
fn house(canvas: &mut Canvas, foot: Point) {
    canvas.stamp(Paint::Glaze(SHADOW, 22), foot, "m-120 0h330l-30 32h-280z");
    canvas.stamp(Paint::Edged(LIT, OUTLINE, 8), foot, "m-130 0v-120h260v120z");
    canvas.stamp(
        Paint::Line(JOINT, 4),
        foot,
        "m-84-20h26m110 0h26m-152-34h22m118 0h22m-96-46h34m-68 0h18",
    );
    canvas.stamp(Paint::Edged(WOOD, OUTLINE, 10), foot, "m-46 0v-40c0-60 92-60 92 0v40z");
    // A portcullis, half drawn up.
    canvas.stamp(Paint::Line("#c9a06a", 5), foot, "m-23-74v40m23-48v48m23-40v40m-64-20h82");
    canvas.stamp(Paint::Edged(ROOF, OUTLINE, 8), foot, "m-146-108l34-62h224l34 62z");
    canvas.stamp(Paint::Fill(ROOF_SHADE), foot, "m-140-110l6-12h268l6 12z");
    canvas.stamp(Paint::Round(ROOF_SHADE, 5), foot, "m-90-142h24m20 0h30m24-10h26m14 10h28");
}

/// The way through below a roof, around its middle.
fn passage(canvas: &mut Canvas, at: Point) {
    canvas.stamp(Paint::Edged(ROAD, "#b79f68", 6), at, "m-106-14h212v92h-212z");
    canvas.stamp(Paint::Edged(FACE, OUTLINE, 8), at, "m-74 90v-50h148v50z");
    canvas.stamp(Paint::Line(JOINT, 4), at, "m-50 66h24m26 12h24m-44 4h18");
    canvas.stamp(Paint::Edged(ROOF, OUTLINE, 8), at, "m-92 48l14-124h156l14 124z");
    canvas.stamp(Paint::Fill(ROOF_SHADE), at, "m4 44l-2-116h72l13 116z");
    canvas.stamp(Paint::Line(OUTLINE, 5), at, "m0-74v122");
    canvas.stamp(Paint::Round(JOINT, 4), at, "m-56-30h22m-8 26h22m-36 26h24");
}

/// Turrets with pointed roofs, around the middles of their feet.
fn turrets(canvas: &mut Canvas, feet: &[Point]) {
    let stamps = [
        (Paint::Glaze(SHADOW, 22), "m-30 4h130c20-30-20-40-50-34z"),
        (Paint::Edged(LIT, OUTLINE, 8), "m-50-110v104c0 24 100 24 100 0v-104z"),
        (Paint::Fill(FACE), "m8-106v116c24-2 38-8 38-18v-98z"),
        (Paint::Fill(WOOD), "m-8-52v-22c0-12 14-12 14 0v22z"),
        (
            Paint::Edged(SLATE, OUTLINE, 8),
            "m-66-100c34-30 54-76 66-120c12 44 32 90 66 120c-20 18-112 18-132 0z",
        ),
        (Paint::Fill(SLATE_SHADE), "m6-88c12-36 6-80-2-110c12 40 30 76 54 98c-10 8-32 12-52 12z"),
        (Paint::Round(WALK, 5), "m-40-112c14-16 22-30 30-52"),
        (Paint::Fill(GOLD), "m-9-224a9 9 0 1 0 18 0a9 9 0 1 0-18 0z"),
    ];
    for (paint, shape) in stamps {
        canvas.draw(paint, |path| feet.iter().for_each(|foot| path.stamp(*foot, 0, 0, shape)));
    }
}
