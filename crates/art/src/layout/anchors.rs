//! Anchors: a place for a figure in every region, clear of borders and of each other.

use super::Region;
use super::frame::CENTER;
use super::signs::Sign;
use crate::geometry::{Point, Shape, deepest};

/// Clearance beyond which more room is worth nothing.
const ROOM: f64 = 130.0;
/// Distance beyond which being farther from other figures is worth nothing.
const APART: f64 = 260.0;

/// Puts a figure into every shape, away from what is large.
pub(super) fn anchored(shapes: Vec<Shape>, large: &[Sign]) -> Vec<Region> {
    let mut anchors: Vec<Option<Point>> = vec![None; shapes.len()];
    let room = shapes.iter().map(|shape| deepest(shape, |_, clear| clear).1);
    let mut order: Vec<(usize, f64)> = room.enumerate().collect();
    // Regions with little room choose first.
    order.sort_by(|a, b| a.1.total_cmp(&b.1));
    for (part, room) in order {
        let enough = room.min(ROOM) - 2.0;
        let worth = |at: Point, clear: f64| {
            let others = anchors.iter().flatten().copied().chain(large.iter().map(|sign| sign.at));
            let near = others.map(|other| other.distance(at));
            let apart = near.fold(APART, f64::min);
            0.7 * clear.min(enough) + 0.25 * apart - 0.05 * at.distance(CENTER)
        };
        anchors[part] = Some(deepest(&shapes[part], worth).0);
    }
    let places = anchors.into_iter().map(|anchor| anchor.unwrap_or(CENTER));
    shapes.into_iter().zip(places).map(|(shape, anchor)| Region { shape, anchor }).collect()
}
