//! Figures: small wooden people and towers, drawn on the point they stand on, for tiles of
//! [`crate::geometry::SIDE`]. What they touch is the ground around the origin; they rise above it.

mod outline;
pub mod walls;

use crate::seats::{Color, Glyph, Livery};
use outline::{ABBOT, BIG, FARMER, GUARD, MEEPLE, Outline, TOWER};
pub(crate) use outline::{PERSON, PERSON_TALL};
use std::fmt::Write as _;

/// A kind of figure.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Figure {
    /// A meeple that stands upright.
    Meeple,
    /// A meeple that lies in a field.
    Farmer,
    /// The big meeple, drawn larger.
    Big,
    /// The abbot, with a pointed hat.
    Abbot,
    /// A guard on a wall.
    Guard,
    /// A tower at the end of walls.
    Tower,
}

impl Figure {
    /// All kinds of figures, in the order of sheets.
    pub const ALL: [Self; 6] =
        [Self::Meeple, Self::Farmer, Self::Big, Self::Abbot, Self::Guard, Self::Tower];

    const fn outline(self) -> &'static Outline {
        match self {
            Self::Meeple => &MEEPLE,
            Self::Farmer => &FARMER,
            Self::Big => &BIG,
            Self::Abbot => &ABBOT,
            Self::Guard => &GUARD,
            Self::Tower => &TOWER,
        }
    }
}

/// How a figure is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Look {
    /// Opaque, as it stands on the board.
    Plain,
    /// Translucent with a broken outline: proposed, not yet put.
    Ghost,
    /// With a ring of light around it, to point it out.
    Emphasis,
}

/// Draws a figure of a seat as it stands on the board.
pub fn draw(out: &mut String, figure: Figure, livery: &Livery) {
    draw_as(out, figure, livery, Look::Plain);
}

/// Draws a figure of a seat in one of its looks.
pub fn draw_as(out: &mut String, figure: Figure, livery: &Livery, look: Look) {
    let Outline { pose, shadow, behind, edge, tall, light, shade, marks, chest, upright, front } =
        figure.outline();
    let edge = format!("M0-{tall}{edge}");
    let (color, ink) = (hex(livery.color), hex(livery.ink));
    // Black hides shade and needs little light, or it would look grey.
    let (gloss, dusk) =
        if livery.color.is_dark() { ("#fff5", "#0008") } else { ("#fff9", "#0004") };
    let mut draw = |text: std::fmt::Arguments<'_>| out.write_fmt(text).expect("text takes text");
    draw(format_args!(
        "<g fill=\"none\" stroke-linecap=\"round\" stroke-linejoin=\"round\"{pose}>"
    ));
    if look == Look::Emphasis {
        draw(format_args!(
            "<path stroke=\"#ffd34d88\" stroke-width=\"84\" d=\"{edge}\"/>\
             <path stroke=\"#fff3b0\" stroke-width=\"52\" d=\"{edge}\"/>"
        ));
    }
    if look == Look::Ghost {
        draw(format_args!(
            "{behind}<path fill=\"{color}\" fill-opacity=\".6\" stroke=\"#ffed\" stroke-width=\"20\" d=\"{edge}\"/>\
             <path stroke=\"#210\" stroke-width=\"10\" stroke-dasharray=\"15 19\" d=\"{edge}\"/>{front}"
        ));
    } else {
        draw(format_args!(
            "<path stroke=\"#2104\" stroke-width=\"56\" d=\"{shadow}\"/>{behind}\
             <path stroke=\"#ffe\" stroke-width=\"28\" d=\"{edge}\"/>\
             <path fill=\"{color}\" stroke=\"#210\" stroke-width=\"14\" d=\"{edge}\"/>\
             <path stroke=\"{gloss}\" stroke-width=\"10\" d=\"{light}\"/>\
             <path stroke=\"{dusk}\" stroke-width=\"9\" d=\"{shade}\"/>{front}"
        ));
    }
    if !marks.is_empty() {
        draw(format_args!("<path stroke=\"{ink}\" stroke-width=\"7\" d=\"{marks}\"/>"));
    }
    // The sign has its place on the chest; a soft rim makes it look cut into the wood.
    let sign = &glyph(livery.glyph)[1..];
    draw(format_args!(
        "<path fill=\"{ink}\" stroke=\"#0005\" stroke-width=\"6\"{upright} d=\"M{chest}m{sign}\"/></g>"
    ));
}

/// A sign of a seat around the origin, about sixty units across.
pub const fn glyph(glyph: Glyph) -> &'static str {
    match glyph {
        Glyph::Circle => "M-29 0a29 29 0 1 0 58 0a29 29 0 1 0-58 0z",
        Glyph::Triangle => "M0-36l36 61h-72z",
        Glyph::Square => "M-26-26h52v52h-52z",
        Glyph::Diamond => "M0-38l33 38-33 38-33-38z",
        Glyph::Plus => "M-12-34h24v22h22v24h-22v22h-24v-22h-22v-24h22z",
        Glyph::Star => "M0-38l10 27h29l-23 17 8 28-24-17-24 17 8-28-23-17h29z",
    }
}

/// A color as written in pictures.
pub fn hex(Color(r, g, b): Color) -> String {
    format!("#{r:02x}{g:02x}{b:02x}")
}

impl Color {
    fn is_dark(self) -> bool {
        u32::from(self.0) + u32::from(self.1) + u32::from(self.2) < 330
    }
}
