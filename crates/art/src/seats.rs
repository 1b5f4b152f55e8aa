//! Liveries: a color, a glyph and a hatch for each of the six seats, so that nothing depends on
//! color.

use remparts_engine::kernel::seat::MAX_SEATS;

/// The look of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Livery {
    /// Its name, used in the IDs of patterns.
    pub name: &'static str,
    /// The color of its figures.
    pub color: Color,
    /// A color that is legible on the seat's color.
    pub ink: Color,
    /// The glyph on its figures.
    pub glyph: Glyph,
    /// The hatch of its regions.
    pub hatch: Hatch,
}

/// A color by red, green and blue.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Color(pub u8, pub u8, pub u8);

/// The glyph of a seat, a sign that does not depend on color.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Glyph {
    /// A full round circle, ●.
    Circle,
    /// A triangle on its base, ▲.
    Triangle,
    /// A square on its side, ■.
    Square,
    /// A square on its tip, ◆.
    Diamond,
    /// A thick plus sign, ✚.
    Plus,
    /// A star with five points, ★.
    Star,
}

/// The hatch that fills the regions of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hatch {
    /// An even ground without lines.
    Plain,
    /// Lines that rise to the right.
    Rising,
    /// Lines that fall to the right.
    Falling,
    /// Dots at even distances.
    Dots,
    /// Lines that cross each other.
    Cross,
    /// Level lines across the region.
    Level,
}

/// The livery of each seat. There is no green: the board is green.
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
