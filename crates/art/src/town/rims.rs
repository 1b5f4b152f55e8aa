//! The low walls around markets, open where a street ends.

use super::pieces::{moved, piece, speed};
use crate::canvas::{Canvas, Paint};
use crate::face::Laid;
use crate::geometry::{Curve, Point};
use crate::layout::{Gate, half_width};

/// Half the width of an opening: that of a street, and half a post.
const OPEN: f64 = 10.0;
/// A gate belongs to a wall that is no farther away than this.
const NEAR: f64 = 4.0;

/// Draws all walls of markets.
pub(super) fn build(canvas: &mut Canvas, laid: &Laid<'_>) {
    let walls: Vec<Curve> = laid.layout.walls.iter().flat_map(|(_, it)| opened(it, laid)).collect();
    let light = Point::new(8.0, 10.0);
    canvas.draw(Paint::Mist("#2e2a20", 26, 25), |path| {
        walls.iter().for_each(|wall| path.curves(&[moved(wall, light)]));
    });
    for paint in [Paint::Line("#5f584d", 30), Paint::Dashed("#d9d1c1", 20, "15 4 15 0")] {
        canvas.draw(paint, |path| walls.iter().for_each(|wall| path.curves(&[*wall])));
    }
    gates(canvas, laid);
}

/// Draws the gates: a sill between two posts.
fn gates(canvas: &mut Canvas, laid: &Laid<'_>) {
    let half = half_width(laid.plan.world) + OPEN;
    let ends = |gate: &Gate| {
        let aside = gate.into.right() * half;
        [gate.at - aside, gate.at + aside]
    };
    for paint in [Paint::Line("#5f584d", 20), Paint::Line("#f3ead6", 10)] {
        canvas.draw(paint, |path| {
            for gate in &laid.layout.gates {
                let [one, other] = ends(gate);
                path.curves(&[Curve::line(one, other)]);
            }
        });
    }
    for paint in
        [Paint::Round("#5f584d", 50), Paint::Round("#c9bfae", 38), Paint::Round("#f0e9da", 16)]
    {
        canvas.draw(paint, |path| {
            laid.layout.gates.iter().flat_map(ends).for_each(|post| path.dot(post));
        });
    }
}

/// What is left of a wall beside its gates.
fn opened(wall: &Curve, laid: &Laid<'_>) -> Vec<Curve> {
    let half = half_width(laid.plan.world) + OPEN;
    let mut gaps: Vec<(f64, f64)> = Vec::new();
    for gate in &laid.layout.gates {
        let t = wall.nearest(gate.at);
        if wall.at(t).distance(gate.at) < NEAR {
            let wide = half / speed(wall, t).length();
            gaps.push((t - wide, t + wide));
        }
    }
    gaps.sort_by(|a, b| a.0.total_cmp(&b.0));
    let starts = std::iter::once(0.0).chain(gaps.iter().map(|gap| gap.1));
    let ends = gaps.iter().map(|gap| gap.0).chain(std::iter::once(1.0));
    let left = starts.zip(ends).filter(|(start, end)| start < end);
    left.map(|(start, end)| piece(wall, start, end)).collect()
}
