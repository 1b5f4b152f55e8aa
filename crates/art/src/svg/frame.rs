//! The frame of a document: where board and panel go, so that the sides of tiles fall on whole
//! pixels.

use super::Options;
use crate::geometry::{Point, SIDE};
use crate::scene::{Scene, origin_of};

/// Width and height of a card of the panel before it is scaled.
pub(super) const CARD: (f64, f64) = (1_900.0, 640.0);
/// The gap between two cards.
const GAP: f64 = 120.0;
/// A panel grows with the board: with this many tiles cards keep their size.
const USUAL: f64 = 9.0;

/// The extent of a document, and the places of its cards.
#[derive(Clone, Debug)]
pub(super) struct Frame {
    /// The upper left corner.
    pub(super) low: Point,
    /// Width and height from there.
    pub(super) size: Point,
    /// Width and height in pixels.
    pub(super) pixels: (u32, u32),
    /// The upper left corners of the cards: those of the seats, then that of the pile.
    pub(super) cards: Vec<Point>,
    /// The factor by which cards are enlarged.
    pub(super) scale: f64,
}

impl Frame {
    /// The frame around a board, with or without a panel.
    pub(super) fn of(scene: &Scene<'_>, options: &Options) -> Self {
        let bounds = options.bounds.unwrap_or(scene.bounds);
        let low = origin_of(bounds.low);
        let board = origin_of(bounds.high) + Point::new(SIDE, SIDE) - low;
        let cards = if options.panel { scene.seats.len() + 1 } else { 0 };
        let scale = (board.x.max(board.y) / (USUAL * SIDE)).clamp(1.0, 2.2);
        let mut frame = Self { low, size: board, pixels: (0, 0), cards: Vec::new(), scale };
        let pixel = SIDE / f64::from(options.size.max(1));
        let margin = (0.35 * SIDE / pixel).ceil() * pixel;
        if cards > 0 {
            frame.place(cards, board, margin);
        }
        frame.low = frame.low - Point::new(margin, margin);
        let whole = |length: f64| ((length + 2.0 * margin) / pixel - 1e-6).ceil();
        let (across, down) = (whole(frame.size.x), whole(frame.size.y));
        frame.pixels = (across as u32, down as u32);
        frame.size = Point::new(across, down) * pixel;
        frame
    }

    /// Puts cards below a wide board and beside a high one, and makes room for them.
    fn place(&mut self, cards: usize, board: Point, margin: f64) {
        let card = Point::new(CARD.0, CARD.1) * self.scale;
        let step = card + Point::new(GAP, GAP) * self.scale;
        let fit = |room: f64, step: f64| {
            let gap = GAP * self.scale;
            (((room + gap) / step + 1e-9) as usize).clamp(1, cards)
        };
        let beside = board.y > board.x;
        let (rows, columns) = if beside {
            let columns = cards.div_ceil(fit(board.y, step.y));
            (cards.div_ceil(columns), columns)
        } else {
            let rows = cards.div_ceil(fit(board.x, step.x));
            (rows, cards.div_ceil(rows))
        };
        let gap = Point::new(GAP, GAP) * self.scale;
        let panel = Point::new(step.x * columns as f64 - gap.x, step.y * rows as f64 - gap.y);
        let first = if beside {
            self.size = Point::new(board.x + margin + panel.x, board.y.max(panel.y));
            self.low + Point::new(board.x + margin, 0.0)
        } else {
            self.size = Point::new(board.x.max(panel.x), board.y + margin + panel.y);
            self.low + Point::new(((board.x - panel.x) / 2.0).max(0.0), board.y + margin)
        };
        self.cards = (0..cards)
            .map(|n| {
                let (row, column) =
                    if beside { (n % rows, n / rows) } else { (n / columns, n % columns) };
                first + Point::new(step.x * column as f64, step.y * row as f64)
            })
            .collect();
        if !beside && panel.x > board.x {
            // A small board stands in the middle above a wide panel.
            let aside = Point::new((panel.x - board.x) / 2.0, 0.0);
            self.low = self.low - aside;
            self.cards.iter_mut().for_each(|card| *card = *card - aside);
        }
    }
}
