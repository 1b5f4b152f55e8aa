//! The classic game, illustrated: land around walled cities, with light from the north-west.
//!
//! From the ground up: `meadow`, `water`, `roads`, `city` with its `walls`, `places` in the open
//! and `signs`. `room` keeps ornament clear of figures and signs.

mod city;
mod meadow;
mod places;
mod roads;
mod room;
mod signs;
mod walls;
mod water;

use crate::canvas::{Canvas, Paint};
use crate::dice::Dice;
use crate::face::Laid;
use crate::geometry::Point;
use room::Room;

/// Draws a square as it lies. The seed changes ornament alone.
pub fn draw(laid: &Laid<'_>, seed: u64) -> String {
    let mut canvas = Canvas::default();
    let mut dice = Dice::new(seed);
    let mut room = Room::new(laid);
    canvas.stamp(Paint::Fill(meadow::GRASS), Point::default(), "h1000v1000H0z");
    meadow::ground(&mut canvas, laid, &room, &mut dice);
    water::draw(&mut canvas, laid);
    roads::draw(&mut canvas, laid);
    city::draw(&mut canvas, laid, &mut room, &mut dice);
    walls::draw(&mut canvas, laid);
    let mut out = String::with_capacity(8_000);
    canvas.write(&mut out);
    places::draw(&mut out, laid, &mut dice);
    let mut canvas = Canvas::default();
    // Nothing may grow through the roofs of towers.
    room.reserve(walls::towers(laid).map(|foot| foot - Point::new(0.0, 40.0)), 44.0);
    meadow::growth(&mut canvas, laid, &mut room, &mut dice);
    canvas.write(&mut out);
    signs::draw(&mut out, laid);
    out
}
