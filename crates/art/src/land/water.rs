//! Rivers with their banks, springs and lakes.

use crate::canvas::{Canvas, Paint, Path};
use crate::face::Laid;
use crate::geometry::{Curve, Point};
use crate::layout::{RIVER, Round};
use crate::plan::Source;

const BANK: &str = "#86994b";
const SAND: &str = "#e0d5a2";
const WATER: &str = "#5b9fc6";
const SHALLOW: &str = "#7ab8d8";
const GLINT: &str = "#b4dcec";

/// The lines along a river get narrower from the bank to the middle.
const WIDTHS: [(&str, u16); 4] = [
    (BANK, 2 * RIVER as u16 + 30),
    (SAND, 2 * RIVER as u16 + 10),
    (WATER, 2 * RIVER as u16 - 16),
    (SHALLOW, 2 * RIVER as u16 - 66),
];

pub(super) fn draw(canvas: &mut Canvas, laid: &Laid<'_>) {
    let streams = &laid.layout.streams;
    let pool = laid.layout.pool;
    for (color, width) in WIDTHS {
        canvas.draw(Paint::Line(color, width), |path| {
            streams.iter().for_each(|stream| path.curves(stream));
        });
        if let Some(Round { at, radius }) = pool {
            let more = (f64::from(width) - 2.0 * RIVER) / 2.0;
            canvas.draw(Paint::Fill(color), |path| path.disc(at, radius + more));
        }
    }
    // Away from the edges, where the glints of the next tile begin.
    canvas.draw(Paint::Round(GLINT, 6), |path| {
        for curve in streams.iter().flatten() {
            for t in [0.2, 0.45, 0.7] {
                path.curves(&[Curve::line(curve.at(t), curve.at(t + 0.11))]);
            }
        }
    });
    if let Some(Round { at, radius }) = pool {
        canvas.draw(Paint::Round(GLINT, 7), |path| ripples(path, at, radius));
        if laid.plan.source == Some(Source::Spring) {
            stones(canvas, at);
        } else {
            canvas.draw(Paint::Round("#5d7f3a", 8), |path| reeds(path, at, radius));
        }
    }
}

fn ripples(path: &mut Path<'_>, at: Point, radius: f64) {
    for (x, y) in [(-0.42, -0.3), (0.06, 0.06), (-0.48, 0.38)] {
        path.stamp(at + Point::new(x, y) * radius, 0, 0, "q20-14 40 0t40 0");
    }
}

fn reeds(path: &mut Path<'_>, at: Point, radius: f64) {
    for (x, y) in [(-0.86, 0.42), (-0.74, 0.62), (0.8, -0.52), (0.9, -0.3)] {
        let foot = at + Point::new(x, y) * radius;
        path.stamp(foot, 0, 0, "l-4-34m4 34l9-30m-9 30l-16-22");
    }
}

/// The stones of a spring, where water comes out of the ground.
fn stones(canvas: &mut Canvas, at: Point) {
    let places =
        [(-84, -46, "h22"), (-56, -80, "h14"), (70, -58, "h20"), (92, -20, "h10"), (-96, -6, "h6")];
    for (color, width, lift) in [("#6b6357", 46, 0), ("#a89e8d", 36, 3), ("#cfc6b6", 14, 9)] {
        canvas.draw(Paint::Round(color, width), |path| {
            places.iter().for_each(|(x, y, shape)| path.stamp(at, x - lift, y - lift, shape));
        });
    }
}
