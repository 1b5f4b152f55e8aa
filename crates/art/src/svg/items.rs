//! The items of a document: everything that is drawn, one thing at a time, so that a time-lapse can
//! let things come and go.

use super::frame::Frame;
use super::symbols::{symbol, symbol_id};
use super::{Ground, Options, panel};
use crate::album::{Album, variant};
use crate::figures::{self, Figure, walls};
use crate::geometry::Point;
use crate::marks;
use crate::numerals::{self, Sign};
use crate::scene::{Last, Masonry, Piece, Scene, Standing, Tile, origin_of};
use remparts_engine::kernel::face::FaceId;
use remparts_engine::kernel::geometry::{Cell, Rotation};
use remparts_engine::kernel::seat::Seat;
use std::collections::BTreeMap;
use std::fmt::Write as _;

/// The layers of a board, from the lowest to the topmost.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Layer {
    /// What the board lies on, and its shadow there.
    Ground,
    /// The tiles of the board.
    Tiles,
    /// Invisible shapes of features.
    Regions,
    /// Overlays over the tiles, such as owners.
    Overlays,
    /// Gate and walls of the town.
    Walls,
    /// Everything that belongs to a seat.
    Figures,
    /// Marks that are no part of the game, such as the last tile.
    Marks,
    /// Scores and supplies of the seats.
    Panel,
}

impl Layer {
    /// All layers, from the lowest to the topmost.
    pub const ALL: [Self; 8] = [
        Self::Ground,
        Self::Tiles,
        Self::Regions,
        Self::Overlays,
        Self::Walls,
        Self::Figures,
        Self::Marks,
        Self::Panel,
    ];

    /// The CSS class of its group.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Ground => "ground",
            Self::Tiles => "tiles",
            Self::Regions => "regions",
            Self::Overlays => "overlays",
            Self::Walls => "walls",
            Self::Figures => "figures",
            Self::Marks => "marks",
            Self::Panel => "panel",
        }
    }
}

/// One thing that is drawn.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Item {
    /// The shadow of the tile on a cell.
    Shadow(Cell),
    Tile(Tile),
    Wall(Piece),
    Figure(Standing),
    /// The mark of the tile laid last.
    Last(Last),
    /// An entry on a card.
    Card(panel::Entry),
}

impl Item {
    /// The items of a layer of a scene.
    pub(super) fn of(scene: &Scene<'_>, layer: Layer) -> Vec<Self> {
        match layer {
            Layer::Ground => scene.tiles.iter().map(|tile| Self::Shadow(tile.cell)).collect(),
            Layer::Tiles => scene.tiles.iter().copied().map(Self::Tile).collect(),
            Layer::Walls => scene.pieces.iter().copied().map(Self::Wall).collect(),
            Layer::Figures => scene.figures.iter().copied().map(Self::Figure).collect(),
            Layer::Marks => scene.last.into_iter().map(Self::Last).collect(),
            Layer::Panel => panel::Entry::of(scene).into_iter().map(Self::Card).collect(),
            Layer::Regions | Layer::Overlays => Vec::new(),
        }
    }
}

/// Figures are drawn a little larger than a tile would have it, so that small boards can be read.
const FIGURE: f64 = 1.2;

/// A document that is being written.
pub(super) struct Pen<'a> {
    pub(super) album: &'a Album,
    pub(super) options: &'a Options,
    pub(super) frame: &'a Frame,
    /// The SVG text of the body.
    pub(super) body: String,
    /// Definitions: what is drawn once and used often.
    pub(super) defs: String,
    tiles: BTreeMap<(FaceId, Rotation, u8), String>,
    known: Vec<String>,
}

impl<'a> Pen<'a> {
    pub(super) fn new(album: &'a Album, options: &'a Options, frame: &'a Frame) -> Self {
        let (tiles, known) = (BTreeMap::new(), Vec::new());
        Self { album, options, frame, body: String::new(), defs: String::new(), tiles, known }
    }

    /// Defines something the first time it is asked for.
    pub(super) fn define(&mut self, id: String, draw: impl FnOnce(&mut String, &str)) -> String {
        if !self.known.contains(&id) {
            draw(&mut self.defs, &id);
            self.known.push(id.clone());
        }
        id
    }

    /// Writes what a layer always holds, whatever the scene.
    pub(super) fn backdrop(&mut self, layer: Layer) {
        match layer {
            Layer::Ground => {
                let Frame { low, size, .. } = self.frame;
                let color = self.options.ground.color();
                let _ = write!(
                    self.body,
                    "<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" fill=\"{color}\"/>",
                    short(low.x),
                    short(low.y),
                    short(size.x),
                    short(size.y)
                );
            }
            Layer::Panel => panel::cards(self),
            _ => {}
        }
    }

    /// Draws one item of the scene.
    pub(super) fn draw(&mut self, item: &Item) {
        match item {
            Item::Shadow(cell) => self.shadow(*cell),
            Item::Tile(tile) => self.tile(tile),
            Item::Wall(piece) => self.wall(*piece),
            Item::Figure(standing) => self.standing(standing),
            Item::Last(last) => self.last(*last),
            Item::Card(entry) => panel::entry(self, entry),
        }
    }

    fn shadow(&mut self, cell: Cell) {
        let at = origin_of(cell);
        let dark = match self.options.ground {
            Ground::Light => ".3",
            Ground::Dark => ".6",
        };
        let _ = write!(
            self.body,
            "<path fill=\"#1a1208\" fill-opacity=\"{dark}\" d=\"M{} {}h1000v1000h-1000z\"/>",
            at.x + 28.0,
            at.y + 34.0
        );
    }

    fn tile(&mut self, tile: &Tile) {
        let (album, style) = (self.album, self.options.style);
        let key = (tile.face, tile.rotation, variant(tile.cell));
        let defs = &mut self.defs;
        let id = self.tiles.entry(key).or_insert_with(|| {
            symbol(defs, album, style, key.0, key.1, key.2);
            symbol_id(style, &album.plan(key.0).name, key.1, key.2)
        });
        let at = origin_of(tile.cell);
        let _ = write!(
            self.body,
            "<use href=\"#{id}\" x=\"{}\" y=\"{}\" width=\"1000\" height=\"1000\"/>",
            at.x, at.y
        );
    }

    fn wall(&mut self, piece: Piece) {
        let Piece { edge, masonry } = piece;
        let id = format!("{}-{}", masonry.name(), edge.side.letter()).to_lowercase();
        let id = self.define(id, |out, id| {
            let _ = write!(out, "<g id=\"{id}\">");
            match masonry {
                Masonry::Wall => walls::wall(out, edge.side),
                Masonry::Gate => walls::gate(out, edge.side),
                Masonry::Corner(bend) => walls::corner(out, edge.side, bend),
                Masonry::End(end) => walls::end(out, edge.side, end),
            }
            out.push_str("</g>");
        });
        let at = origin_of(edge.cell);
        let _ = write!(self.body, "<use href=\"#{id}\" x=\"{}\" y=\"{}\"/>", at.x, at.y);
    }

    fn last(&mut self, Last { cell, seat }: Last) {
        let Point { x, y } = origin_of(cell);
        let _ = write!(self.body, "<g transform=\"translate({x} {y})\">");
        marks::last_move(&mut self.body, self.options.livery(seat));
        self.body.push_str("</g>");
    }

    /// Writes a number from a point to the right, `at` being its upper left corner.
    pub(super) fn number(&mut self, value: i32, at: Point, height: f64) {
        let wide = numerals::width(value, Sign::Below, height);
        let middle = at + Point::new(wide / 2.0, height / 2.0);
        let pen = numerals::Pen { color: self.options.ground.ink(), halo: None };
        numerals::number(&mut self.body, value, Sign::Below, middle, height, pen);
    }

    /// A question mark of a height, its upper left corner at a point.
    pub(super) fn question(&mut self, at: Point, height: f64) {
        let middle = at + Point::new(height / 4.0, height / 2.0);
        let pen = numerals::Pen { color: self.options.ground.ink(), halo: None };
        numerals::question(&mut self.body, middle, height, pen);
    }

    fn standing(&mut self, standing: &Standing) {
        let id = self.figure(standing.seat, standing.figure);
        let (x, y) = (standing.at.x.round(), standing.at.y.round());
        // The big meeple is drawn big; lying down it looks like any other.
        let lies_big = standing.big && standing.figure == Figure::Farmer;
        let scale = if lies_big { 1.3 * FIGURE } else { FIGURE };
        let _ = write!(
            self.body,
            "<use href=\"#{id}\" transform=\"translate({x} {y}) scale({scale:.2})\"/>"
        );
    }

    /// The name of the definition that draws a figure of a seat.
    pub(super) fn figure(&mut self, seat: Seat, kind: Figure) -> String {
        let livery = self.options.livery(seat);
        let id = format!("{}-{kind:?}", livery.name).to_lowercase();
        self.define(id, |out, id| {
            let _ = write!(out, "<g id=\"{id}\">");
            figures::draw(out, kind, livery);
            out.push_str("</g>");
        })
    }

    /// The complete SVG document as text.
    pub(super) fn finish(self, frame: &Frame, title: &str, style: &str) -> String {
        let mut out = String::with_capacity(self.defs.len() + self.body.len() + 400);
        let (wide, high) = frame.pixels;
        let _ = write!(
            out,
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{wide}\" height=\"{high}\" \
             viewBox=\"{} {} {} {}\" role=\"img\"><title>{title}</title>{style}<defs>",
            short(frame.low.x),
            short(frame.low.y),
            short(frame.size.x),
            short(frame.size.y)
        );
        out.push_str(&self.defs);
        out.push_str("</defs>");
        out.push_str(&self.body);
        out.push_str("</svg>\n");
        out
    }
}

/// A number with no more places than a picture needs.
pub(super) fn short(number: f64) -> f64 {
    (number * 1_000.0).round() / 1_000.0
}
