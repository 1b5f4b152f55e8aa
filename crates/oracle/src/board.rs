//! The board: which tile lies where, and what is drawn on it.

use std::collections::BTreeMap;
use std::sync::Arc;

use crate::shared::geometry::{Cell, Spot};
use crate::shared::tile_board::TileBoard;
use crate::tiles::{Kind, Segment, Square, Symbol, Terrain};

/// A tile that lies on the board.
#[derive(Clone, Debug)]
pub(crate) struct Placed {
    pub(crate) kind: usize,
    /// Which square of the piece; always 0 but for the double source.
    pub(crate) square: usize,
    /// Clockwise quarter turns it is laid with.
    pub(crate) rotation: usize,
    /// How many squares were laid before this one.
    pub(crate) order: usize,
}

/// The board, as a map from cells to tiles.
#[derive(Clone, Debug)]
pub(crate) struct Board {
    pub(crate) kinds: Arc<Vec<Kind>>,
    pub(crate) tiles: BTreeMap<Cell, Placed>,
}

impl Board {
    /// Lays one square of a piece, without any test.
    pub(crate) fn lay(&mut self, kind: usize, square: usize, cell: Cell, rotation: usize) {
        let order = self.tiles.len();
        let placed = Placed { kind, square, rotation, order };
        let before = self.tiles.insert(cell, placed);
        assert!(before.is_none(), "two tiles on {cell:?}");
    }

    pub(crate) fn square(&self, placed: &Placed) -> &Square {
        &self.kinds[placed.kind].squares[placed.square]
    }

    pub(crate) fn segment(&self, spot: Spot) -> &Segment {
        &self.square(&self.tiles[&spot.0]).segments[spot.1]
    }

    /// Edge pointed at and symbol of the arrow on a tile of the table.
    pub(crate) fn arrow(&self, cell: Cell) -> Option<(usize, Symbol)> {
        let placed = self.tiles.get(&cell)?;
        let (edge, symbol) = self.square(placed).arrow?;
        Some(((edge + placed.rotation) % 4, symbol))
    }

    /// The edge rule alone: the terrain continues on every shared edge (TILE-3).
    pub(crate) fn edges_match(&self, kind: usize, cell: Cell, rotation: usize) -> bool {
        let letters = &self.kinds[kind].squares[0].edges;
        self.agrees(letters, cell, rotation, |mine, theirs| mine == theirs)
    }

    /// Name of a spot in the placed orientation.
    pub(crate) fn spot_name(&self, spot: Spot) -> String {
        match self.segment(spot).terrain {
            Terrain::City => format!("city-{}", self.edges_text(spot)),
            Terrain::Road => format!("road-{}", self.edges_text(spot)),
            Terrain::Abbey => "abbey".to_string(),
            Terrain::Garden => "garden".to_string(),
            Terrain::Field if self.segment(spot).halves.is_empty() => "field-inner".to_string(),
            Terrain::Field => format!("field-{}", self.halves_text(spot)),
        }
    }
}

impl TileBoard for Board {
    type Placed = Placed;

    fn tiles(&self) -> &BTreeMap<Cell, Placed> {
        &self.tiles
    }

    fn turns(&self, cell: Cell) -> usize {
        self.tiles[&cell].rotation
    }

    fn letters(&self, cell: Cell) -> &[char; 4] {
        &self.square(&self.tiles[&cell]).edges
    }

    fn segments_on(&self, cell: Cell) -> usize {
        self.square(&self.tiles[&cell]).segments.len()
    }

    fn drawn(&self, spot: Spot) -> (&[usize], &[usize]) {
        let segment = self.segment(spot);
        (&segment.edges, &segment.halves)
    }
}
