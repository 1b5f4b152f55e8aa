//! Meadows: soft patches, grass and flowers, trees, now and then a few sheep.

use super::room::{Room, rows};
use crate::canvas::{Canvas, Layer, Paint};
use crate::dice::Dice;
use crate::face::Laid;
use crate::geometry::{Point, SIDE};

/// The color of meadows, which meets that of the neighbors at every edge.
pub(super) const GRASS: &str = "#a5c466";

const PATCH: Paint = Paint::Glaze("#92b857", 50);
const GLEAM: Paint = Paint::Glaze("#bcd57e", 45);
const TUFT: Paint = Paint::Round("#7fa248", 5);
const FLOWERS: [&str; 4] = ["#fbf5df", "#f4dc63", "#eda7b4", "#c7a4dc"];

fn anywhere(dice: &mut Dice) -> Point {
    Point::new(dice.between(0.0, SIDE), dice.between(0.0, SIDE))
}

/// Draws what lies flat: patches, grass and flowers.
pub(super) fn ground(canvas: &mut Canvas, laid: &Laid<'_>, room: &Room<'_>, dice: &mut Dice) {
    let (patch, gleam) = (canvas.layer(PATCH), canvas.layer(GLEAM));
    for _ in 0..20 {
        let at = anywhere(dice);
        let clear = laid.areas().find_map(|area| laid.raster.clearance(area, at));
        if let Some(clear) = clear.filter(|clear| *clear > 60.0) {
            let size = clear.min(170.0) * dice.between(0.6, 0.9);
            let layer = if dice.percent(70) { patch } else { gleam };
            canvas.on(layer).ellipse(at, size, size * 0.6);
        }
    }
    let tuft = canvas.layer(TUFT);
    let flower = canvas.layer(Paint::Round(FLOWERS[dice.below(FLOWERS.len())], 13));
    for at in rows(150.0, 62.0, dice) {
        let clear = laid.areas().find_map(|area| room.clearance(area, at, 0.0));
        if clear.is_some_and(|clear| clear > 30.0) {
            match dice.below(8) {
                0 | 1 => {
                    let mut path = canvas.on(flower);
                    path.dot(at);
                    path.dot(at + Point::new(17.0, 13.0));
                }
                _ => canvas.on(tuft).stamp(at, 0, 0, "l-7-14 7 14 1-19-1 19 9-13"),
            }
        }
    }
}

/// Draws what stands: trees of two kinds, bushes, sheep.
pub(super) fn growth(canvas: &mut Canvas, laid: &Laid<'_>, room: &mut Room<'_>, dice: &mut Dice) {
    let shade = canvas.layer(Paint::Mist("#2c4a1b", 50, 26));
    let (wool, head) =
        (canvas.layer(Paint::Round("#fffaf0", 26)), canvas.layer(Paint::Round("#4a4038", 11)));
    let bark = canvas.layer(Paint::Line("#6d4f33", 9));
    let crown = [(LEAVES[0], 66), (LEAVES[1], 50), (LEAVES[2], 26)];
    let crown = crown.map(|(color, width)| canvas.layer(Paint::Round(color, width)));
    let bushes = Bushes::new(canvas);
    let (fir, fir_lit) =
        (canvas.layer(Paint::Fill("#3f6b3a")), canvas.layer(Paint::Fill("#5a8748")));
    let sheep = dice.percent(28);
    let mut flock = 0;
    let mut tries: Vec<Point> = (0..38).map(|_| anywhere(dice)).collect();
    tries.sort_by(|a, b| a.y.total_cmp(&b.y));
    for at in tries {
        let Some(area) = laid.areas().find(|area| laid.raster.clearance(*area, at).is_some())
        else {
            continue;
        };
        if sheep && flock < 3 && room.take(area, at, 30.0, 40.0) {
            flock += 1;
            canvas.on(shade).dot(at + Point::new(6.0, 9.0));
            canvas.on(wool).stamp(at, -6, 0, "h13");
            canvas.on(head).dot(at + Point::new(18.0, -5.0));
        } else if dice.percent(26) {
            if room.take(area, at, 52.0, 74.0) {
                canvas.on(shade).dot(at + Point::new(16.0, 30.0));
                canvas.on(fir).stamp(at, -27, 32, "l27-92 27 92z");
                canvas.on(fir_lit).stamp(at, -27, 32, "l27-92 4 92z");
            }
        } else if dice.percent(62) {
            if room.take(area, at, 62.0, 56.0) {
                canvas.on(shade).dot(at + Point::new(22.0, 27.0));
                canvas.on(bark).stamp(at, 0, 20, "v20");
                for (layer, lift) in crown.into_iter().zip([0.0, 5.0, 13.0]) {
                    canvas.on(layer).dot(at - Point::new(lift, lift));
                }
                let beside = at + Point::new(44.0, 22.0);
                if dice.percent(60) && laid.raster.clearance(area, beside) > Some(40.0) {
                    bushes.plant(canvas, beside);
                }
            }
        } else if room.take(area, at, 40.0, 42.0) {
            canvas.on(shade).dot(at + Point::new(8.0, 10.0));
            bushes.plant(canvas, at);
        }
    }
}

/// Colors of leaves, from the shade to the light.
const LEAVES: [&str; 4] = ["#4a7631", "#5f8e3b", "#7dab4d", "#9cc263"];

/// The layers that bushes are made of.
pub(super) struct Bushes([Layer; 3]);

impl Bushes {
    pub(super) fn new(canvas: &mut Canvas) -> Self {
        let widths = [(LEAVES[0], 44), (LEAVES[1], 32), (LEAVES[3], 15)];
        Self(widths.map(|(color, width)| canvas.layer(Paint::Round(color, width))))
    }

    pub(super) fn plant(&self, canvas: &mut Canvas, at: Point) {
        for (layer, lift) in self.0.into_iter().zip([0.0, 4.0, 9.0]) {
            canvas.on(layer).dot(at - Point::new(lift, lift));
        }
    }
}
