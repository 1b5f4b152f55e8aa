//! Drawings of pieces by the names that screens know them by.

use remparts_art::cards;
use remparts_art::figures::walls::{Bend, End, corner, end, gate, wall};
use remparts_art::figures::{Figure, Look, draw_as};
use remparts_art::seats::LIVERIES;
use remparts_engine::classic::action::Gift;
use remparts_engine::kernel::geometry::Side;

/// A figure of a seat around the point it stands on: `plain`, `ghost` or `emphasis`.
pub fn figure(figure: &str, seat: u8, look: &str) -> Option<String> {
    let figure = match figure {
        "meeple" => Figure::Meeple,
        "farmer" => Figure::Farmer,
        "big" => Figure::Big,
        "abbot" => Figure::Abbot,
        "guard" => Figure::Guard,
        "tower" => Figure::Tower,
        _ => return None,
    };
    let look = match look {
        "plain" => Look::Plain,
        "ghost" => Look::Ghost,
        "emphasis" => Look::Emphasis,
        _ => return None,
    };
    let mut out = String::new();
    draw_as(&mut out, figure, LIVERIES.get(usize::from(seat))?, look);
    Some(out)
}

/// A piece of the wall at a side, beside the square of its tile.
pub fn masonry(piece: &str, side: char) -> Option<String> {
    let side = Side::ALL.into_iter().find(|known| known.letter() == side)?;
    let mut out = String::new();
    match piece {
        "wall" => wall(&mut out, side),
        "gate" => gate(&mut out, side),
        "outer" => corner(&mut out, side, Bend::Outer),
        "inner" => corner(&mut out, side, Bend::Inner),
        "first" => end(&mut out, side, End::First),
        "last" => end(&mut out, side, End::Last),
        _ => return None,
    }
    Some(out)
}

/// A gift card; its back without a name.
pub fn card(gift: Option<&str>) -> Option<String> {
    let mut out = String::new();
    match gift {
        None => cards::back(&mut out),
        Some(name) => {
            cards::face(&mut out, Gift::ALL.into_iter().find(|gift| gift.name() == name)?);
        }
    }
    Some(out)
}
