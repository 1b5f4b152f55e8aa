//! The City, illustrated: houses between paved streets, markets behind low walls, and the buildings
//! that guards watch. Light comes from the north-west; houses stand upright however the tile is
//! turned.
//!
//! From the ground up: `streets`, `markets` with their `wares` and `rims`, `places` where streets
//! end, `homes` of several kinds of `houses`, `buildings` and `medallions`. `room` keeps ornament
//! clear of figures and signs; `pieces` cuts curves.

mod buildings;
mod homes;
mod houses;
mod markets;
mod medallions;
mod pieces;
mod places;
mod rims;
mod room;
mod streets;
mod wares;

use crate::canvas::{Canvas, Paint};
use crate::dice::Dice;
use crate::face::Laid;
use crate::geometry::Point;
use crate::layout::{Meaning, Sign};
use room::Room;
use std::fmt::Write as _;

/// The color of the ground that houses stand on.
const GROUND: &str = "#dac28f";

/// Draws a square of the town as it lies. Copies with other seeds differ in ornament alone.
pub fn draw(laid: &Laid<'_>, seed: u64) -> String {
    let mut canvas = Canvas::default();
    let mut dice = Dice::new(seed);
    let mut room = Room::new(laid);
    canvas.stamp(Paint::Fill(GROUND), Point::default(), "h1000v1000h-1000z");
    homes::build(&mut canvas, &mut room, &mut dice);
    streets::pave(&mut canvas, laid);
    markets::open(&mut canvas, &mut room, &mut dice);
    rims::build(&mut canvas, laid);
    let mut out = String::with_capacity(8_000);
    canvas.write(&mut out);
    places::write(&mut out, laid);
    for sign in &laid.layout.signs {
        write_sign(&mut out, laid, sign);
    }
    out
}

fn write_sign(out: &mut String, laid: &Laid<'_>, sign: &Sign) {
    match sign.meaning {
        Meaning::Goods(_, goods) => {
            group(out, wares::of(goods).name, sign.at, 1.0, |out| {
                out.push_str(medallions::of(goods));
            });
        }
        Meaning::Building => {
            if let Some(building) = &laid.plan.building {
                buildings::write(out, laid, building, sign.at);
            }
        }
        Meaning::Shield(_) | Meaning::Cathedral(_) | Meaning::Inn(_) | Meaning::Arrow(..) => {}
    }
}

/// Something drawn around the origin, at its place and under its name, so that a screen can find it.
fn group(out: &mut String, name: &str, at: Point, scale: f64, content: impl FnOnce(&mut String)) {
    write!(out, "<g data-sign=\"{name}\" transform=\"translate({:.0} {:.0})", at.x, at.y)
        .expect("text takes text");
    if scale < 1.0 {
        write!(out, "scale({scale:.2})").expect("text takes text");
    }
    out.push_str("\">");
    content(out);
    out.push_str("</g>");
}
