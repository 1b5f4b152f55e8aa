//! Roads with verges, and bridges where they cross water.

use crate::canvas::{Canvas, Paint};
use crate::face::Laid;
use crate::geometry::{Curve, Point};
use crate::layout::RIVER;

const VERGE: &str = "#8ba14e";
const EDGE: &str = "#b49a62";
pub(super) const SURFACE: &str = "#eee1bb";
const RUT: &str = "#d9c795";

pub(super) fn draw(canvas: &mut Canvas, laid: &Laid<'_>) {
    let tracks = &laid.layout.tracks;
    let paints = [
        Paint::Line(VERGE, 108),
        Paint::Line(EDGE, 92),
        Paint::Line(SURFACE, 76),
        Paint::Line(RUT, 40),
        Paint::Line(SURFACE, 26),
    ];
    for paint in paints {
        canvas.draw(paint, |path| tracks.iter().for_each(|track| path.curves(track)));
    }
    let bridges: Vec<Curve> = tracks
        .iter()
        .flatten()
        .flat_map(|road| laid.layout.streams.iter().flatten().filter_map(|it| bridge(road, it)))
        .collect();
    let paints = [
        Paint::Line("#665d50", 128),
        Paint::Line("#bdb3a1", 114),
        Paint::Dashed("#d9d1c1", 114, "20 9"),
        Paint::Line("#7d7364", 84),
        Paint::Line("#e6d8b4", 74),
        Paint::Dashed("#cbb98c", 74, "4 26"),
    ];
    for paint in paints.into_iter().filter(|_| !bridges.is_empty()) {
        canvas.draw(paint, |path| bridges.iter().for_each(|bridge| path.curves(&[*bridge])));
    }
}

/// The part of a road that has to be a bridge over a stream, if they cross. A stream that ends under
/// the road, in its spring, needs none.
fn bridge(road: &Curve, stream: &Curve) -> Option<Curve> {
    let far = |n: &u32| {
        let at = road.at(f64::from(*n) / 32.0);
        (at, stream.at(stream.nearest(at)).distance(at))
    };
    let nearest = (0..=32).min_by(|a, b| far(a).1.total_cmp(&far(b).1))?;
    let (at, gap) = far(&nearest);
    let heading = road.heading(f64::from(nearest) / 32.0);
    let passed = stream.nearest(at);
    let across = heading.cross(stream.heading(passed)).abs();
    let half = heading * (RIVER + 34.0);
    let crosses = gap < 20.0 && across > 0.5 && passed < 0.97;
    crosses.then(|| Curve::line(at - half, at + half))
}

/// The ground where roads cross in the open.
pub(super) fn crossing(canvas: &mut Canvas, at: Point, radius: f64) {
    canvas.draw(Paint::Edged(SURFACE, EDGE, 9), |path| path.disc(at, radius - 4.0));
}
