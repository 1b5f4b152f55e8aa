//! Places in the open: villages, abbeys, gardens.

use super::city::Houses;
use super::roads;
use crate::canvas::{Canvas, Paint, sign};
use crate::dice::Dice;
use crate::face::Laid;
use crate::geometry::Point;
use crate::layout::Round;

pub(super) fn draw(out: &mut String, laid: &Laid<'_>, dice: &mut Dice) {
    if let Some(ground) = laid.layout.place {
        sign(out, "village", |canvas| village(canvas, ground, dice));
    }
    if let Some(ground) = laid.layout.abbey {
        sign(out, "abbey", |canvas| abbey(canvas, ground));
    }
    if let Some(ground) = laid.layout.garden {
        sign(out, "garden", |canvas| garden(canvas, ground));
    }
}

/// A few houses where roads meet.
fn village(canvas: &mut Canvas, Round { at, radius }: Round, dice: &mut Dice) {
    roads::crossing(canvas, at, radius);
    let houses = Houses::new(canvas);
    for (x, y) in [(-46.0, -38.0), (50.0, -42.0), (0.0, 46.0)] {
        houses.build(canvas, at + Point::new(x, y), dice);
    }
}

/// A church with its tower in a walled yard.
fn abbey(canvas: &mut Canvas, Round { at, radius }: Round) {
    canvas.draw(Paint::Edged("#e6d8a8", "#8f8a57", 12), |path| path.disc(at, radius - 6.0));
    canvas.draw(Paint::Round("#6f9440", 26), |path| {
        for (x, y) in
            [(-128.0, 46.0), (-112.0, 82.0), (128.0, -48.0), (120.0, 66.0), (-120.0, -66.0)]
        {
            path.dot(at + Point::new(x, y));
        }
    });
    let mut on = |paint, right, down, shape| {
        canvas.draw(paint, |path| path.stamp(at, right, down, shape));
    };
    on(Paint::Glaze("#3a2414", 24), -96, 92, "h208l42-44-10-92-80-20z");
    on(Paint::Fill("#f6ebcf"), -32, 16, "h142v76h-142z");
    on(Paint::Fill("#9d4531"), -22, -46, "l8-18h104l8 18z");
    on(Paint::Fill("#cb6342"), -38, 26, "h156l-18-74h-124z");
    on(Paint::Fill("#d9c8a3"), -50, -66, "h26v160h-26z");
    on(Paint::Fill("#f6ebcf"), -100, -66, "h52v160h-52z");
    on(Paint::Fill("#7890b4"), -108, -60, "h56l-10-98z");
    on(Paint::Fill("#506789"), -16, -60, "l-46-98 10 98z");
    on(
        Paint::Fill("#5d4330"),
        -86,
        94,
        "v-30q13-18 26 0v30zm2-106v-24q11-14 22 0v24zm72 88v-30q9-12 18 0v30zm40 0v-30q9-12 18 0v30zm40 0v-30q9-12 18 0v30z",
    );
    on(Paint::Line("#8f6d1c", 8), -62, -156, "v-38m-14 14h28");
}

/// Beds of flowers round a fountain, behind a hedge.
fn garden(canvas: &mut Canvas, Round { at, radius }: Round) {
    let hedge = radius - 10.0;
    let off = |x: f64, y: f64| at + Point::new(x, y) * (hedge / 82.0);
    canvas.draw(Paint::Glaze("#2c4a1b", 24), |path| path.disc(off(7.0, 9.0), radius));
    canvas.draw(Paint::Edged("#cfe0a0", "#47722f", 18), |path| path.disc(at, hedge));
    canvas.draw(Paint::Dashed("#6f9a42", 9, "13 11"), |path| path.disc(at, hedge));
    canvas.draw(Paint::Line("#efe3c0", 17), |path| {
        for (x, y) in [(74.0, 0.0), (0.0, 74.0)] {
            path.polygon(&[off(x, y), off(-x, -y)]);
        }
    });
    for (color, down) in [("#d9577a", 1.0), ("#f4cb4e", -1.0)] {
        canvas.draw(Paint::Round(color, 20), |path| {
            for (x, y) in [(22.0, 26.0), (47.0, 22.0), (31.0, 47.0)] {
                path.dot(off(x, y * down));
                path.dot(off(-x, -y * down));
            }
        });
    }
    canvas.draw(Paint::Edged("#7ab8d8", "#b5ab9a", 10), |path| path.disc(at, 21.0));
    canvas.draw(Paint::Round("#eaf6fb", 12), |path| path.dot(at - Point::new(4.0, 5.0)));
}
