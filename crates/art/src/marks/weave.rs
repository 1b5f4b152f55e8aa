//! Patterns that fill regions: a hatch for each seat, and weaves that tell fields apart.

use super::contrast;
use crate::figures::hex;
use crate::seats::{Hatch, LIVERIES, Livery};
use std::fmt::Write as _;

/// Defines the hatches of all seats, as `hatch-` and the name of the seat.
pub fn hatches(out: &mut String) {
    LIVERIES.iter().for_each(|livery| hatch(out, livery));
}

/// Defines the hatch of a seat: lines alone, since a ground painted with them would show the seams of
/// the pattern. An even one is a ground as large as a tile.
pub fn hatch(out: &mut String, livery: &Livery) {
    let (color, other, name) = (hex(livery.color), contrast(livery), livery.name);
    let lines = lines(livery.hatch);
    let (size, wide, slim) = match livery.hatch {
        Hatch::Plain => (1000, 0, 0),
        Hatch::Dots => (SIZE, 50, 36),
        _ => (SIZE, 26, 16),
    };
    write!(
        out,
        "<pattern id=\"hatch-{name}\" width=\"{size}\" height=\"{size}\" patternUnits=\"userSpaceOnUse\">"
    )
    .expect("text takes text");
    if livery.hatch == Hatch::Plain {
        write!(out, "<path fill=\"{color}\" fill-opacity=\".45\" d=\"{lines}\"/>")
    } else {
        write!(
            out,
            "<g stroke-linecap=\"round\"><path stroke=\"{other}\" stroke-opacity=\".6\" stroke-width=\"{wide}\" d=\"{lines}\"/>\
             <path stroke=\"{color}\" stroke-width=\"{slim}\" d=\"{lines}\"/></g>"
        )
    }
    .expect("text takes text");
    out.push_str("</pattern>");
}

/// Length of a side of a pattern; ten are a tile.
const SIZE: usize = 100;

/// The lines of a hatch on one square of the pattern.
const fn lines(hatch: Hatch) -> &'static str {
    match hatch {
        Hatch::Plain => "M0 0h1000v1000h-1000z",
        Hatch::Rising => "M-25 25l50-50M-25 125l150-150M75 125l50-50",
        Hatch::Falling => "M-25 75l50 50M-25-25l150 150M75-25l50 50",
        Hatch::Dots => "M25 25h.1M75 75h.1",
        Hatch::Cross => "M50-20v140M-20 50h140",
        Hatch::Level => "M-20 25h140M-20 75h140",
    }
}

/// How many fields can be told apart.
pub const FIELDS: usize = 8;

pub(super) const FIELD_COLORS: [&str; FIELDS] =
    ["#7b3fa0", "#e07b00", "#0b7d86", "#c2255c", "#fff3c4", "#1d3d8f", "#6b3f1d", "#ff9ecb"];

/// Fields are large, so their lines are far apart, and do not look like the hatch of a seat.
const WEAVES: [&str; FIELDS] = [
    "M-10 10l20-20M-10 110l120-120M90 110l20-20",
    "M-10 90l20 20M-10-10l120 120M90-10l20 20",
    "M0 30q25-24 50 0t50 0M0 80q25-24 50 0t50 0",
    "M25-5v110M75-5v110",
    "M10 50a40 40 0 1 0 80 0a40 40 0 1 0-80 0",
    "M20 30h60M70 80h60M-30 80h60",
    "M50 30v40M30 50h40M0-20v40M-20 0h40M100 80v40M80 100h40M0 80v40M-20 100h40M100-20v40M80 0h40",
    "M0 40l25-20 25 20 25-20 25 20M0 90l25-20 25 20 25-20 25 20",
];

/// Defines the weaves for fields, as `field-` and a number below [`FIELDS`].
pub fn fields(out: &mut String) {
    for (n, (color, lines)) in FIELD_COLORS.iter().zip(WEAVES).enumerate() {
        write!(
            out,
            "<pattern id=\"field-{n}\" width=\"{SIZE}\" height=\"{SIZE}\" patternUnits=\"userSpaceOnUse\" patternTransform=\"scale(2)\">\
             <path fill=\"none\" stroke=\"{color}\" stroke-width=\"9\" d=\"{lines}\"/></pattern>"
        )
        .expect("text takes text");
    }
}
