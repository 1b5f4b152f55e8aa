//! Boards, sheets and time-lapses as complete SVG documents.
//!
//! `items` are the things that are drawn, one by one; `frame` says where everything goes, `panel`
//! are the cards of the seats, `overlays` lie over the tiles. `lapse` is a time-lapse, `sheet` all
//! faces of a set, `pieces` all figures and cards, `symbols` tiles that are defined once and used
//! often.

mod frame;
mod items;
mod lapse;
mod overlays;
mod panel;
mod pieces;
mod sheet;
mod symbols;

pub use items::Layer;
pub use lapse::{Pace, time_lapse};
pub use pieces::pieces;
pub use sheet::sheet;
pub use symbols::{symbol_id, symbols};

use crate::scene::Scene;
use crate::seats::{LIVERIES, Livery};
use crate::style::Style;
use frame::Frame;
use items::{Item, Pen};
use remparts_engine::kernel::geometry::Bounds;
use remparts_engine::kernel::seat::Seat;
use std::fmt::Write as _;

/// How a board is drawn.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Options {
    /// The style of the tiles.
    pub style: Style,
    /// The background of the board.
    pub ground: Ground,
    /// The overlay over the tiles, if any.
    pub overlay: Option<Overlay>,
    /// Side length of a tile in pixels, where nobody asks for another size.
    pub size: u16,
    /// Whether every feature gets an invisible shape with its number, for screens that are touched.
    pub regions: bool,
    /// Whether scores and supplies are shown beside the board.
    pub panel: bool,
    /// The cells to be shown, if not those of the tiles.
    pub bounds: Option<Bounds>,
    /// The livery of each seat, by its place among [`LIVERIES`].
    pub liveries: [u8; LIVERIES.len()],
}

impl Options {
    /// The livery of a seat.
    fn livery(&self, seat: Seat) -> &'static Livery {
        &LIVERIES[usize::from(self.liveries[seat.index()]) % LIVERIES.len()]
    }
}

impl Default for Options {
    fn default() -> Self {
        Self {
            style: Style::Illustrated,
            ground: Ground::Light,
            overlay: None,
            size: 120,
            regions: false,
            panel: true,
            bounds: None,
            liveries: [0, 1, 2, 3, 4, 5],
        }
    }
}

/// The background of a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ground {
    /// A light background, for bright pages.
    Light,
    /// A dark background, for dark pages.
    Dark,
}

impl Ground {
    const fn color(self) -> &'static str {
        match self {
            Self::Light => "#e9dfc8",
            Self::Dark => "#26221d",
        }
    }

    const fn card(self) -> &'static str {
        match self {
            Self::Light => "#fbf5e6",
            Self::Dark => "#3a332a",
        }
    }

    const fn ink(self) -> &'static str {
        match self {
            Self::Light => "#33261a",
            Self::Dark => "#f4e8cb",
        }
    }
}

/// An overlay that is laid over the tiles.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Overlay {
    /// Fields or homes, so that those that touch differ.
    Fields,
    /// Who leads in each feature.
    Owners,
}

/// A board as a complete document.
pub fn board(scene: &Scene<'_>, options: &Options) -> String {
    board_layers(scene, options, &Layer::ALL)
}

/// Some layers of a board, placed as in the whole one.
pub fn board_layers(scene: &Scene<'_>, options: &Options, layers: &[Layer]) -> String {
    let frame = Frame::of(scene, options);
    let mut pen = Pen::new(scene.album, options, &frame);
    for layer in layers {
        let _ = write!(pen.body, "<g class=\"{}\">", layer.name());
        pen.backdrop(*layer);
        match layer {
            Layer::Regions if options.regions => overlays::shapes(&mut pen, scene),
            Layer::Overlays => overlays::draw(&mut pen, scene),
            _ => Item::of(scene, *layer).iter().for_each(|item| pen.draw(item)),
        }
        pen.body.push_str("</g>");
    }
    pen.finish(&frame, &title(scene, options), "")
}

/// The title of a board, for those who cannot see it.
fn title(scene: &Scene<'_>, options: &Options) -> String {
    let mut title = format!("A board of {} tiles", scene.tiles.len());
    for seated in &scene.seats {
        let name = options.livery(seated.seat).name;
        let _ = write!(title, ", {name} {}", seated.score);
    }
    title
}
