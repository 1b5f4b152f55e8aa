//! What tells the six seats apart: a color, a glyph and a hatch, so that nothing depends on color.

use remparts_engine::kernel::seat::MAX_SEATS;

/// What a seat looks like.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Livery {
    /// Its name, for texts.
    pub name: &'static str,
    /// Its color.
    pub color: Color,
    /// What is legible on that color.
    pub ink: Color,
    /// Its sign.
    pub glyph: Glyph,
    /// How its regions are hatched.
    pub hatch: Hatch,
}

/// A color as screens mix it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Color(pub u8, pub u8, pub u8);

/// A sign of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Glyph {
    /// ●
    Circle,
    /// ▲
    Triangle,
    /// ■
    Square,
    /// ◆
    Diamond,
    /// ✚
    Plus,
    /// ★
    Star,
}

/// How the regions of a seat are filled.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hatch {
    /// Evenly.
    Plain,
    /// With rising lines.
    Rising,
    /// With falling lines.
    Falling,
    /// With dots.
    Dots,
    /// With crossing lines.
    Cross,
    /// With level lines.
    Level,
}

/// What each seat looks like. There is no green: the board is green.
pub const LIVERIES: [Livery; MAX_SEATS] = [
    livery("blue", Color(0x0f, 0x5f, 0xc2), WHITE, Glyph::Circle, Hatch::Plain),
    livery("vermilion", Color(0xd9, 0x48, 0x0f), WHITE, Glyph::Triangle, Hatch::Rising),
    livery("yellow", Color(0xff, 0xe1, 0x4d), BLACK, Glyph::Square, Hatch::Falling),
    livery("black", Color(0x1a, 0x1a, 0x1a), WHITE, Glyph::Diamond, Hatch::Dots),
    livery("pink", Color(0xe5, 0x8a, 0xc9), BLACK, Glyph::Plus, Hatch::Cross),
    livery("white", Color(0xfa, 0xfa, 0xfa), BLACK, Glyph::Star, Hatch::Level),
];

const WHITE: Color = Color(0xff, 0xff, 0xff);
const BLACK: Color = Color(0x1a, 0x14, 0x0c);

const fn livery(
    name: &'static str,
    color: Color,
    ink: Color,
    glyph: Glyph,
    hatch: Hatch,
) -> Livery {
    Livery { name, color, ink, glyph, hatch }
}
