//! The back of all gift cards: a parcel with a ribbon.

use super::{GOLD, INK};
use crate::canvas::{Canvas, Paint};
use crate::geometry::Point;

/// The wrapping, as an SVG fragment.
const WRAP: &str = "<rect x=\"5\" y=\"5\" width=\"590\" height=\"830\" rx=\"44\" fill=\"#b9523c\" stroke=\"#5d4330\" stroke-width=\"10\"/>";
const PRINT: &str = "#cf7149";
const BAND: &str = "#f0c445";
const SHADE: &str = "#c8952a";

/// Draws the back of a gift card. It says nothing about the face.
pub fn back(out: &mut String) {
    out.push_str(WRAP);
    let mut canvas = Canvas::default();
    let print = canvas.layer(Paint::Fill(PRINT));
    for (row, y) in (84..800).step_by(112).enumerate() {
        for x in (80 + 73 * (row as i32 % 2)..560).step_by(147) {
            let at = Point::new(f64::from(x), f64::from(y));
            canvas.on(print).stamp(at, 0, -24, "l7 17 17 7-17 7-7 17-7-17-17-7 17-7z");
        }
    }
    let middle = Point::new(300.0, 400.0);
    for (paint, shape) in RIBBON {
        canvas.stamp(paint, middle, shape);
    }
    canvas.write(out);
}

/// The layers of the ribbon: bands, then tails, loops and knot, around the middle of the knot.
const RIBBON: [(Paint, &str); 12] = [
    (Paint::Glaze(INK, 22), "m-36-390h104v328h222v132h-222v360h-104v-360h-254v-132h254z"),
    (Paint::Edged(BAND, INK, 7), "m-50-390h100v340h240v100h-240v380h-100v-380h-240v-100h240z"),
    (
        Paint::Fill(SHADE),
        "m28-387h18v334h-18zm0 440h18v374h-18zm-314-27h234v20h-234zm338 0h234v20h-234z",
    ),
    (Paint::Mist("#fff", 8, 55), "m-34-370v300m0 140v330m-236-434h190m180 0h176"),
    (Paint::Glaze(INK, 25), "m10 24l-114 188 58 2 24 52 72-200 112 166-30-14-24 42 90-4-90-230z"),
    (Paint::Edged(BAND, INK, 8), "l-134 192 58 2 24 52 92-220zl134 192-58 2-24 52-92-220z"),
    (Paint::Fill(SHADE), "m-8 40l-50 92 8 50 40-120zm16 0l50 92-8 50-40-120z"),
    (
        Paint::Edged(GOLD, INK, 9),
        "c-60-130-190-170-228-110-40 70 60 190 228 110zc60-130 190-170 228-110 40 70-60 190-228 110z",
    ),
    (
        Paint::Edged(SHADE, INK, 6),
        "m-30-10c-50-70-110-90-140-64-22 36 50 86 140 64zm60 0c50-70 110-90 140-64 22 36-50 86-140 64z",
    ),
    (Paint::Mist("#fff", 10, 60), "m-208-78c0-40 40-50 70-46m238 22c24-12 50-20 76-18"),
    (
        Paint::Edged(BAND, INK, 9),
        "m-44-34c24-14 64-14 88 0 12 20 12 50 0 70-24 14-64 14-88 0-12-20-12-50 0-70z",
    ),
    (Paint::Round(SHADE, 7), "m-14-30c-6 20-6 44 0 62m30-62c6 20 6 44 0 62"),
];
