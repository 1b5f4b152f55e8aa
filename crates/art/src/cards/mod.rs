//! Gift cards: pictures that say without words what a gift does, and the parcel on their back.

mod back;
mod props;
mod scenes;

use crate::canvas::{Canvas, Paint};
use crate::geometry::Point;
pub use back::back;
use remparts_engine::classic::action::Gift;

/// Width of a card, in units.
pub const WIDTH: f64 = 600.0;
/// Height of a card, in units.
pub const HEIGHT: f64 = 840.0;

const INK: &str = "#2a1a0c";
const GOLD: &str = "#ffd34d";

/// The paper of a card, with a window of sky and meadow.
const GROUND: &str = "<rect x=\"5\" y=\"5\" width=\"590\" height=\"830\" rx=\"44\" fill=\"#f4e8cb\" stroke=\"#5d4330\" stroke-width=\"10\"/>\
<rect x=\"44\" y=\"44\" width=\"512\" height=\"752\" rx=\"28\" fill=\"#cfe3e6\" stroke=\"#5d4330\" stroke-width=\"8\"/>\
<path fill=\"#a3c264\" d=\"M48 300c130-60 240 30 504-30v498a24 24 0 0 1-24 24h-456a24 24 0 0 1-24-24z\"/>\
<path fill=\"#8fb255\" d=\"M48 570c160-70 330 50 504-30v80c-170 80-330-30-504 40z\"/>";

/// Draws the face of a gift card.
pub fn face(out: &mut String, gift: Gift) {
    out.push_str(GROUND);
    match gift {
        Gift::Synod => scenes::synod(out),
        Gift::Sweeper => scenes::sweeper(out),
        Gift::Retreat => scenes::retreat(out),
        Gift::StandLie => scenes::stand_or_lie(out),
        Gift::TakeTwo => scenes::take_two(out),
    }
    let mut canvas = Canvas::default();
    bow(&mut canvas, Point::new(300.0, 44.0));
    canvas.write(out);
}

/// A small bow, as a sign that this was a gift.
fn bow(canvas: &mut Canvas, at: Point) {
    canvas.stamp(
        Paint::Edged("#c8613f", INK, 6),
        at,
        "l-34 46 8 8 16-6 2 18 18-50 18 50 2-18 16 6 8-8zc-20-36-70-40-78-20-6 22 20 46 78 20 58 26 84 2 78-20-8-20-58-16-78 20z",
    );
    canvas.draw(Paint::Edged("#d98a5f", INK, 6), |path| path.disc(at, 16.0));
}
