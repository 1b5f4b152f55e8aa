//! All pieces that are no tiles on one sheet: figures of every seat, then the gift cards.

use super::Options;
use crate::cards;
use crate::figures::{Figure, Look, draw_as};
use crate::geometry::{Point, SIDE};
use crate::seats::LIVERIES;
use remparts_engine::classic::action::Gift;
use std::fmt::Write as _;

/// Distance from one figure to the next, across and down.
const STEP: Point = Point::new(360.0, 410.0);
/// The margin around everything, and between figures and cards.
const MARGIN: f64 = 130.0;
/// Distance from one card to the next.
const CARD: f64 = cards::WIDTH + 60.0;
/// How a figure looks on the table, as a proposal, and when it is spoken of.
const LOOKS: [Look; 3] = [Look::Plain, Look::Ghost, Look::Emphasis];

/// A sheet of all pieces: a row for each seat in every look, and the cards below.
pub fn pieces(options: &Options) -> String {
    let columns = Figure::ALL.len() * LOOKS.len();
    let figures = Point::new(STEP.x * columns as f64, STEP.y * LIVERIES.len() as f64);
    let size = figures + Point::new(2.0 * MARGIN, 3.0 * MARGIN + cards::HEIGHT);
    let pixel = SIDE / f64::from(options.size.max(1));
    let (wide, high) = ((size.x / pixel).ceil(), (size.y / pixel).ceil());
    let mut out = String::new();
    let color = options.ground.color();
    let _ = write!(
        out,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{wide}\" height=\"{high}\" \
         viewBox=\"0 0 {} {}\" role=\"img\"><title>Figures and gift cards</title>\
         <rect width=\"{}\" height=\"{}\" fill=\"{color}\"/>",
        size.x, size.y, size.x, size.y
    );
    for (row, livery) in LIVERIES.iter().enumerate() {
        let looks = LOOKS.into_iter().flat_map(|look| Figure::ALL.map(|figure| (figure, look)));
        for (column, (figure, look)) in looks.enumerate() {
            let x = MARGIN + STEP.x * (column as f64 + 0.5);
            // Figures stand on their point.
            let y = MARGIN + STEP.y * (row as f64 + 0.8);
            group(&mut out, x, y, |out| draw_as(out, figure, livery, look));
        }
    }
    let cards = 1 + Gift::ALL.len();
    let left = (size.x - CARD * cards as f64) / 2.0 + 30.0;
    let top = figures.y + 2.0 * MARGIN;
    for (n, gift) in Gift::ALL.into_iter().enumerate() {
        group(&mut out, left + CARD * n as f64, top, |out| cards::face(out, gift));
    }
    group(&mut out, left + CARD * (cards - 1) as f64, top, cards::back);
    out.push_str("</svg>\n");
    out
}

fn group(out: &mut String, x: f64, y: f64, draw: impl FnOnce(&mut String)) {
    let _ = write!(out, "<g transform=\"translate({x:.0} {y:.0})\">");
    draw(out);
    out.push_str("</g>");
}
