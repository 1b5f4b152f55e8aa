//! All faces of a set on one sheet, with the number of copies.

use super::Options;
use super::frame::Frame;
use super::items::{Layer, Pen};
use super::symbols::symbol_id;
use crate::album::Album;
use crate::geometry::{Point, SIDE};
use crate::numerals::{self, Sign};
use remparts_engine::city::tiles as city;
use remparts_engine::classic::tiles as classic;
use remparts_engine::kernel::geometry::Rotation;
use std::fmt::Write as _;

/// From one face to the next, across and down.
const STEP: (f64, f64) = (1_140.0, 1_270.0);
/// Digits of the number of copies.
const DIGITS: f64 = 125.0;

/// A sheet of all faces of a set, by the names of [`crate::plan::Plan::of_set`].
pub fn sheet(set: &str, options: &Options) -> Option<String> {
    let album = Album::of_set(set)?;
    let faces = album.ids().count();
    let columns = ((faces as f64 * 1.8).sqrt().ceil() as usize).clamp(1, faces.max(1));
    let rows = faces.div_ceil(columns);
    let margin = 140.0;
    let size = Point::new(columns as f64 * STEP.0 + margin, rows as f64 * STEP.1 + margin);
    let pixel = SIDE / f64::from(options.size.max(1));
    let whole = |length: f64| (length / pixel).ceil();
    let frame = Frame {
        low: Point::default(),
        size: Point::new(whole(size.x), whole(size.y)) * pixel,
        pixels: (whole(size.x) as u32, whole(size.y) as u32),
        cards: Vec::new(),
        scale: 1.0,
    };
    let mut pen = Pen::new(&album, options, &frame);
    pen.backdrop(Layer::Ground);
    let snap = |length: f64| (length / pixel).round() * pixel;
    for (n, face) in album.ids().enumerate() {
        let (row, column) = (n / columns, n % columns);
        let (x, y) = (snap(margin + column as f64 * STEP.0), snap(margin + row as f64 * STEP.1));
        let plan = album.plan(face);
        let id = symbol_id(options.style, &plan.name, Rotation::R0, 0);
        super::symbols::symbol(&mut pen.defs, &album, options.style, face, Rotation::R0, 0);
        let _ = write!(
            pen.body,
            "<g><title>{}</title><use href=\"#{id}\" x=\"{x:.2}\" y=\"{y:.2}\" width=\"1000\" height=\"1000\"/>",
            plan.name
        );
        let copies = copies(set, &plan.name) as i32;
        let right = x + SIDE - 20.0 - numerals::width(copies, Sign::Below, DIGITS);
        pen.number(copies, Point::new(right, y + SIDE + 55.0), DIGITS);
        pen.body.push_str("</g>");
    }
    Some(pen.finish(&frame, &format!("The {faces} faces of the set {set}"), ""))
}

/// How many copies of a face there are in the box.
fn copies(set: &str, name: &str) -> u32 {
    let garden = name.ends_with('*');
    let id = name.rsplit('/').next().unwrap_or(name).trim_end_matches('*');
    if set == city::SET.name {
        return city::SET.kinds.iter().find(|tile| tile.id == id).map_or(0, |tile| tile.count);
    }
    let named = |piece: &&classic::Piece| {
        piece.id == id || id.strip_prefix(&piece.id).is_some_and(|rest| rest.starts_with('.'))
    };
    let piece = classic::set(set).and_then(|set| set.kinds.iter().find(named));
    piece.map_or(0, |piece| if garden { piece.gardens } else { piece.count - piece.gardens })
}
