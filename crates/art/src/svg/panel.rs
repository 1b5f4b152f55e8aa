//! The panel: a card for each seat, and one for the pile of tiles.

use super::frame::CARD;
use super::items::Pen;
use crate::cards;
use crate::figures::{Figure, hex};
use crate::geometry::Point;
use crate::scene::Scene;
use remparts_engine::kernel::seat::Seat;
use std::fmt::Write as _;

/// One thing on a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Entry {
    /// The turn is at this seat.
    Turn(Seat),
    /// The points of this seat.
    Score(Seat, i32),
    /// The sign of something counted, by its place in the row.
    Sign(Seat, u8, Sign),
    /// How many of it there are, by its place in the row.
    Count(Seat, u8, u8),
    /// Tiles left, by the number of the card.
    Left(u8, u16),
}

/// Something that a card counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Sign {
    /// Figures left in the supply.
    Figure(Figure),
    /// Wrapped gifts of a seat.
    Gift,
}

impl Entry {
    /// All entries of the cards of a scene.
    pub(super) fn of(scene: &Scene<'_>) -> Vec<Self> {
        let mut entries: Vec<Self> = scene.turn.map(Self::Turn).into_iter().collect();
        for seated in &scene.seats {
            let seat = seated.seat;
            entries.push(Self::Score(seat, seated.score));
            let supply = seated.supply.iter().map(|(figure, left)| (Sign::Figure(*figure), *left));
            let gifts = seated.gifts.map(|gifts| (Sign::Gift, gifts));
            for ((sign, count), place) in supply.chain(gifts).zip(0..) {
                entries.extend([Self::Sign(seat, place, sign), Self::Count(seat, place, count)]);
            }
        }
        entries.push(Self::Left(scene.seats.len() as u8, scene.tiles_left as u16));
        entries
    }
}

/// Height of the digits of points, and of what is left.
const LARGE: f64 = 235.0;
const SMALL: f64 = 115.0;
/// Height of a wrapped gift.
const GIFT: f64 = 175.0;
/// Where the row of what is left begins, and how far its places are apart.
const ROW: Point = Point::new(645.0, 490.0);
const STEP: f64 = 325.0;

/// Draws the cards themselves, each with what it is about.
pub(super) fn cards(pen: &mut Pen<'_>) {
    let (card, scale) = (pen.options.ground.card(), pen.frame.scale);
    let seats = pen.frame.cards.len().saturating_sub(1);
    for (n, at) in pen.frame.cards.clone().into_iter().enumerate() {
        let _ = write!(
            pen.body,
            "<g transform=\"translate({:.0} {:.0}) scale({scale:.3})\">\
             <rect width=\"{}\" height=\"{}\" rx=\"60\" fill=\"{card}\" stroke=\"#5f584d\" \
             stroke-opacity=\".5\" stroke-width=\"10\"/>",
            at.x, at.y, CARD.0, CARD.1
        );
        if n < seats {
            let seat = Seat(n as u8);
            let color = hex(pen.options.livery(seat).color);
            let id = pen.figure(seat, Figure::Meeple);
            let _ = write!(
                pen.body,
                "<rect x=\"46\" y=\"46\" width=\"460\" height=\"{}\" rx=\"40\" fill=\"{color}\" \
                 stroke=\"#1a1208\" stroke-width=\"8\"/>\
                 <use href=\"#{id}\" transform=\"translate(276 425) scale(1.55)\"/>",
                CARD.1 - 92.0
            );
        } else {
            pile(&mut pen.body, Point::new(300.0, CARD.1 / 2.0), 420.0);
        }
        pen.body.push_str("</g>");
    }
}

/// Draws an entry on its card.
pub(super) fn entry(pen: &mut Pen<'_>, entry: &Entry) {
    let number = match entry {
        Entry::Turn(seat) | Entry::Score(seat, _) => seat.index(),
        Entry::Sign(seat, ..) | Entry::Count(seat, ..) => seat.index(),
        Entry::Left(card, _) => usize::from(*card),
    };
    let Some(at) = pen.frame.cards.get(number).copied() else { return };
    let scale = pen.frame.scale;
    let _ =
        write!(pen.body, "<g transform=\"translate({:.0} {:.0}) scale({scale:.3})\">", at.x, at.y);
    let spot = |place: u8| ROW + Point::new(STEP * f64::from(place), 0.0);
    match *entry {
        Entry::Turn(_) => turn(&mut pen.body),
        Entry::Score(_, score) => {
            pen.number(score, Point::new(600.0, 85.0), LARGE);
        }
        Entry::Sign(seat, place, Sign::Figure(figure)) => {
            let id = pen.figure(seat, figure);
            let scale = if figure == Figure::Big { 0.5 } else { 0.56 };
            // Figures stand on their point.
            let Point { x, y } = spot(place) + Point::new(0.0, 38.0);
            let _ = write!(
                pen.body,
                "<use href=\"#{id}\" transform=\"translate({x} {y}) scale({scale})\"/>"
            );
        }
        Entry::Sign(_, place, Sign::Gift) => {
            let id = pen.define("gift".into(), |out, id| {
                let _ = write!(out, "<g id=\"{id}\">");
                cards::back(out);
                out.push_str("</g>");
            });
            let scale = GIFT / cards::HEIGHT;
            let Point { x, y } = spot(place) - Point::new(cards::WIDTH * scale, GIFT) * 0.5;
            let _ = write!(
                pen.body,
                "<use href=\"#{id}\" transform=\"translate({x:.0} {y:.0}) scale({scale:.3})\"/>"
            );
        }
        Entry::Count(_, place, count) => {
            let at = spot(place) + Point::new(112.0, -SMALL / 2.0);
            pen.number(i32::from(count), at, SMALL);
        }
        Entry::Left(_, left) => {
            let at = Point::new(620.0, (CARD.1 - LARGE) / 2.0);
            pen.number(i32::from(left), at, LARGE);
        }
    }
    pen.body.push_str("</g>");
}

/// A golden frame round the card of the seat whose turn it is.
fn turn(out: &mut String) {
    for (color, width) in [("#1a1208", 44), ("#ffd34d", 28)] {
        let _ = write!(
            out,
            "<rect width=\"{}\" height=\"{}\" rx=\"60\" fill=\"none\" stroke=\"{color}\" \
             stroke-width=\"{width}\"/>",
            CARD.0, CARD.1
        );
    }
}

/// A pile of tiles around a point.
fn pile(out: &mut String, at: Point, height: f64) {
    let scale = height / 100.0;
    let _ = write!(
        out,
        "<g transform=\"translate({:.0} {:.0}) scale({scale:.3})\" fill=\"#8a6a48\" stroke=\"#3a2412\" stroke-width=\"6\" stroke-linejoin=\"round\">\
         <path d=\"M-42 2l42 22l42-22v16l-42 22l-42-22z\"/><path fill=\"#a98658\" d=\"M-42-20l42 22l42-22v16l-42 22l-42-22z\"/>\
         <path fill=\"#a3c264\" d=\"M0-46l42 22l-42 22l-42-22z\"/></g>",
        at.x, at.y
    );
}
