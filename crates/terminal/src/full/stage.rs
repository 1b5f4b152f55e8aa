//! The board of a game, with everything that is pointed out on it.

use super::act::Cover;
use super::app::App;
use super::deeds::DIGITS;
use crate::board::{Board, Overlay, Target};
use ratatui::buffer::Buffer;
use remparts_screen::{Screen, Spot};

/// What is pointed out on the board, apart from what lies there.
pub(super) struct Pointed {
    liveries: Vec<u8>,
    hand: Option<u8>,
    spots: Vec<(i8, i8, u8)>,
    ghost: Option<(i8, i8)>,
    proposed: Vec<usize>,
    targets: Vec<Target>,
    lit: Option<u16>,
    lit_cells: Vec<(i8, i8)>,
}

impl App {
    /// The table that is shown: with the draft, or with the tile at the cursor.
    pub(super) fn shown(&self) -> &Screen {
        self.idea.as_ref().unwrap_or_else(|| self.session.screen())
    }

    fn pointed(&self) -> Pointed {
        let session = &self.session;
        let liveries: Vec<u8> = session.sitters().iter().map(|sitter| sitter.livery).collect();
        let seat = session.seat().filter(|_| session.is_mine());
        let placed = session.placed().and_then(|placed| placed.cell).filter(|_| session.is_live());
        let idea = self.idea.as_ref().and(self.view.cursor);
        let mut spots = Vec::new();
        if session.aids().spots && session.is_mine() && session.gift().is_none() {
            spots = session.spots();
        }
        Pointed {
            hand: seat.and_then(|seat| liveries.get(usize::from(seat)).copied()),
            spots,
            ghost: placed.or(idea),
            proposed: self.proposed(),
            targets: self.targets(),
            lit: self.view.selected.or(self.view.kept),
            lit_cells: self.recent(),
            liveries,
        }
    }

    /// Figures that are only proposed, by their places.
    fn proposed(&self) -> Vec<usize> {
        if !self.session.is_live() || self.session.draft().is_empty() {
            return Vec::new();
        }
        let (base, shown) = (self.session.base(), self.shown());
        let is_new = |at: &usize| !base.figures.contains(&shown.figures[*at]);
        (0..shown.figures.len()).filter(is_new).collect()
    }

    fn targets(&self) -> Vec<Target> {
        let first = self.view.numbered;
        let items = self.choices.items.iter().enumerate();
        items
            .filter_map(|(n, item)| {
                let numbered = n.checked_sub(first).filter(|n| *n < DIGITS);
                let digit = numbered.map(|n| char::from(b'1' + n as u8));
                let pointed = self.view.target == Some(n) || item.chosen;
                Some(Target { label: digit.unwrap_or('+'), at: item.at?, chosen: pointed })
            })
            .collect()
    }

    /// Tiles that others have laid since the one who looks did, except the last.
    fn recent(&self) -> Vec<(i8, i8)> {
        self.session.recent().into_iter().map(|(x, y, _)| (x, y)).collect()
    }

    /// The part of a tile at a place of the screen.
    pub(super) fn spot_at(&mut self, at: (u16, u16)) -> Option<Spot> {
        let pointed = self.pointed();
        let Self { painter, session, idea, parts, view, areas, .. } = self;
        let screen = idea.as_ref().unwrap_or_else(|| session.screen());
        let board =
            Board { coordinates: view.coordinates, ..Board::new(screen, parts, &pointed.liveries) };
        painter.spot_at(session.table(), &board, &view.camera, areas.board, at)
    }

    pub(super) fn draw_board(&mut self, buffer: &mut Buffer) {
        let pointed = self.pointed();
        let Self { painter, session, idea, parts, view, gaps, areas, .. } = self;
        let screen = idea.as_ref().unwrap_or_else(|| session.screen());
        let board = Board {
            screen,
            parts,
            liveries: &pointed.liveries,
            hand: pointed.hand,
            spots: &pointed.spots,
            ghost: pointed.ghost,
            proposed: &pointed.proposed,
            targets: &pointed.targets,
            cursor: view.cursor,
            overlay: match view.cover {
                Cover::None => Overlay::None,
                Cover::Fields => Overlay::Fields,
                Cover::Owners => Overlay::Owners,
                Cover::Ends | Cover::Dead => Overlay::Ends(gaps),
            },
            lit: pointed.lit,
            lit_cells: &pointed.lit_cells,
            coordinates: view.coordinates,
        };
        painter.draw(session.table(), &board, &view.camera, areas.board, buffer);
    }
}
