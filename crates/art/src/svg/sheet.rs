//! All faces of a set on one sheet, with their names and the number of copies, and a question mark at
//! those that are not known exactly.

use super::Options;
use super::frame::Frame;
use super::items::{Layer, Pen};
use super::symbols::symbol_id;
use crate::album::Album;
use crate::geometry::{Point, SIDE};
use crate::letters;
use crate::numerals::{self, Sign};
use crate::plan::Printed;
use remparts_engine::kernel::geometry::Rotation;
use remparts_engine::kernel::printing::Certainty;
use remparts_engine::sets::SetFacts;
use std::fmt::Write as _;

/// Distance from one face to the next, across and down.
const STEP: (f64, f64) = (1_140.0, 1_270.0);
/// Height of the digits of the number of copies.
const DIGITS: f64 = 125.0;

/// Height of the letters of names.
const LETTERS: f64 = 77.0;

/// A sheet of all faces of a set, with their names and numbers of copies.
pub fn sheet(set: Printed, options: &Options) -> String {
    let album = Album::of_set(set);
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
        let copies = set.copies(&plan.name) as i32;
        let right = x + SIDE - 20.0 - numerals::width(copies, Sign::Below, DIGITS);
        let mut edge = right;
        if set.certainty(&plan.name) == Some(Certainty::StandIn) {
            edge -= 60.0;
            pen.question(Point::new(edge, y + SIDE + 55.0), DIGITS);
        }
        let name = plan.name.rsplit('/').next().unwrap_or_default();
        let (at, width) = (Point::new(x + 20.0, y + SIDE + 80.0), edge - x - 60.0);
        letters::name(&mut pen.body, name, at, LETTERS, width, options.ground.ink());
        pen.number(copies, Point::new(right, y + SIDE + 55.0), DIGITS);
        pen.body.push_str("</g>");
    }
    let SetFacts { pieces, stand_ins, .. } = set.facts();
    let unknown = match stand_ins {
        0 => String::new(),
        _ => format!("; {stand_ins} of {pieces} tiles, marked ?, are not known exactly"),
    };
    let title = format!("The {faces} faces of the set {}{unknown}", set.name());
    pen.finish(&frame, &title, "")
}
