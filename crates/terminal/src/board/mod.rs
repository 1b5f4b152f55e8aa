//! A board drawn into character cells. It knows no keys and no session: what is shown comes as a
//! [`Screen`], what is pointed at and spoken of comes with it as a [`Board`].
//!
//! A tile is looked at once for each size (`sketch`): which part every half of a character belongs
//! to, by the very shapes of the pictures, where roads run, where signs stand. Drawing then only looks
//! up what a part looks like (`palette`).

mod areas;
mod camera;
mod canvas;
mod cube;
mod figures;
mod glyphs;
mod lines;
mod marks;
mod painter;
mod palette;
mod sketch;
mod walls;

pub use camera::{Camera, Size, Span, span};
pub use cube::reduce;
pub use glyphs::{Thing, glyph, kind, legend, sign, symbol};
pub use painter::Painter;
pub use palette::{livery_style, table_style};

use ratatui::layout::Rect;
use remparts_screen::{Gap, Parts, Screen};

/// Which characters a terminal can show.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Letters {
    /// Box drawing, blocks and signs.
    Unicode,
    /// Nothing but ASCII.
    Ascii,
}

impl Letters {
    /// One of two characters for the same thing.
    const fn pick(self, unicode: char, ascii: char) -> char {
        match self {
            Self::Unicode => unicode,
            Self::Ascii => ascii,
        }
    }
}

/// Which colors a terminal can show.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Colors {
    /// All of them, in 24 bits.
    True,
    /// 256 of them.
    Cube,
    /// The sixteen that have names.
    Sixteen,
    /// None.
    None,
}

/// How a board is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Style {
    /// With which characters.
    pub letters: Letters,
    /// In which colors.
    pub colors: Colors,
}

/// What is laid over the tiles.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub enum Overlay<'a> {
    /// Nothing.
    #[default]
    None,
    /// Fields, each in a pattern of its own, and the cities that count for them; homes likewise.
    Fields,
    /// Who leads where.
    Owners,
    /// How many tiles are left for every empty cell, and those that nothing can fill.
    Ends(&'a [Gap]),
}

/// Something to choose by its number.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Target {
    /// The number, or another sign.
    pub label: char,
    /// Where, in thousandths of a tile.
    pub at: (f64, f64),
    /// Whether it is the one that is pointed at.
    pub chosen: bool,
}

/// A board and what is pointed out on it.
#[derive(Clone, Copy, Debug)]
pub struct Board<'a> {
    /// What lies on it.
    pub screen: &'a Screen,
    /// Which feature every part belongs to.
    pub parts: &'a Parts,
    /// The livery of each seat.
    pub liveries: &'a [u8],
    /// The livery of whoever has a tile in hand.
    pub hand: Option<u8>,
    /// Cells where the tile in hand fits, with the number of ways.
    pub spots: &'a [(i8, i8, u8)],
    /// The cell of a tile that is proposed and not yet laid.
    pub ghost: Option<(i8, i8)>,
    /// Figures that are proposed, by their places among those of the screen.
    pub proposed: &'a [usize],
    /// What can be chosen by a number.
    pub targets: &'a [Target],
    /// The cell that is pointed at.
    pub cursor: Option<(i8, i8)>,
    /// What is laid over the tiles.
    pub overlay: Overlay<'a>,
    /// The feature that is spoken of.
    pub lit: Option<u16>,
    /// Cells that are spoken of.
    pub lit_cells: &'a [(i8, i8)],
    /// Whether rows and columns are numbered along the edges.
    pub coordinates: bool,
}

impl<'a> Board<'a> {
    /// A board with nothing pointed out.
    pub const fn new(screen: &'a Screen, parts: &'a Parts, liveries: &'a [u8]) -> Self {
        Self {
            screen,
            parts,
            liveries,
            hand: None,
            spots: &[],
            ghost: None,
            proposed: &[],
            targets: &[],
            cursor: None,
            overlay: Overlay::None,
            lit: None,
            lit_cells: &[],
            coordinates: false,
        }
    }

    /// The livery of a seat.
    fn livery(&self, seat: u8) -> u8 {
        self.liveries.get(usize::from(seat)).copied().unwrap_or(seat)
    }
}

/// Columns that numbers of rows take.
const MARGIN: u16 = 4;

/// The part of an area in which tiles are drawn: all of it, or what numbers along the edges leave.
/// The camera has to be asked about this part.
pub const fn window(area: Rect, coordinates: bool) -> Rect {
    if !coordinates || area.width <= MARGIN || area.height <= 1 {
        return area;
    }
    Rect { x: area.x + MARGIN, y: area.y + 1, width: area.width - MARGIN, height: area.height - 1 }
}
