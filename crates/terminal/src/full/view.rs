//! How a game is looked at; nothing of it is part of the game.

use super::act::Cover;
use super::cursor::Cell;
use super::panel::Panel;
use crate::board::{Camera, Size, Span, span};
use ratatui::layout::Rect;

/// How a game is looked at.
#[derive(Clone, Debug, Default)]
pub(super) struct View {
    /// Where the board is looked at from.
    pub(super) camera: Camera,
    /// Whether someone has chosen where to look; else everything is kept in view.
    pub(super) steered: bool,
    /// Whether the board was looked at before.
    looked: bool,
    /// Where keys have gone to.
    pub(super) cursor: Option<Cell>,
    /// Where the cursor was put at the beginning of the turn.
    pub(super) home: Option<Cell>,
    /// Whether arrows go over all cells.
    pub(super) free: bool,
    /// The choice that arrows have gone to, by its place in the list.
    pub(super) target: Option<usize>,
    /// Choices before this one have no number.
    pub(super) numbered: usize,
    /// What is laid over the board.
    pub(super) cover: Cover,
    /// Whether rows and columns are numbered.
    pub(super) coordinates: bool,
    /// The panel that is open.
    pub(super) panel: Option<Panel>,
    /// How far it is scrolled, from where it begins by itself.
    pub(super) scroll: i16,
    /// The feature that is inspected.
    pub(super) selected: Option<u16>,
    /// The feature that is kept in view, to compare others with.
    pub(super) kept: Option<u16>,
}

impl View {
    /// Opens a panel, or closes it.
    pub(super) fn toggle(&mut self, panel: Panel) {
        self.panel = if self.panel == Some(panel) { None } else { Some(panel) };
        self.scroll = 0;
    }

    /// Keeps a board in view that may have grown, unless someone has chosen where to look.
    pub(super) fn follow(&mut self, tiles: &[Cell], window: Rect) {
        let Some(all) = span(tiles.iter().copied()) else { return };
        if !self.steered {
            let fitted = Camera::fit(all, window);
            // Too small to play is worse than a part of the board out of sight.
            let size = fitted.size.max(Size::Compact);
            let grown = !self.looked || size < self.camera.size;
            if grown {
                self.camera.size = size;
            }
            if grown || (self.camera.size <= fitted.size && !self.sees(all, window)) {
                self.camera.middle = fitted.middle;
            }
            self.looked = true;
            if self.camera.size > fitted.size {
                self.camera.keep_to(all, window);
            }
        }
    }

    /// Looks at a cell that something has happened to, and at what is around it.
    pub(super) fn turn_to(&mut self, cell: Cell, tiles: &[Cell], window: Rect) {
        if self.steered {
            self.camera.show(cell, window);
        } else {
            self.camera.gather(cell, tiles, window);
        }
    }

    fn sees(&self, (low, high): Span, window: Rect) -> bool {
        [low, high].into_iter().all(|cell| self.camera.sees(cell, window))
    }

    /// Closer or farther.
    pub(super) fn zoom(&mut self, by: i8) {
        let size = self.camera.size;
        self.camera.zoom(if by > 0 { size.nearer() } else { size.farther() });
        self.steered = true;
    }

    /// Shows the whole of some cells, as near as possible.
    pub(super) fn fit(&mut self, tiles: &[Cell], window: Rect) {
        if let Some(all) = span(tiles.iter().copied()) {
            self.camera = Camera::fit(all, window);
            self.steered = false;
            self.looked = true;
        }
    }
}
