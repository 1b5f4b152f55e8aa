//! The board: which tile lies where, and what is drawn on it.

use std::collections::BTreeMap;
use std::sync::Arc;

use crate::city::tiles::{Building, Kind, Land, Segment};
use crate::shared::geometry::{Cell, Spot, step};
use crate::shared::tile_board::TileBoard;

/// A tile that lies on the board.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Placed {
    pub(crate) kind: usize,
    /// Clockwise quarter turns of the tile.
    pub(crate) rotation: usize,
}

/// The board, as a map from cells to tiles.
#[derive(Clone, Debug)]
pub(crate) struct Board {
    pub(crate) kinds: Arc<Vec<Kind>>,
    pub(crate) tiles: BTreeMap<Cell, Placed>,
}

impl Board {
    /// Lays a tile, without any test.
    pub(crate) fn lay(&mut self, kind: usize, cell: Cell, rotation: usize) {
        let before = self.tiles.insert(cell, Placed { kind, rotation });
        assert!(before.is_none(), "two tiles on {cell:?}");
    }

    /// The kind of the tile on a cell.
    pub(crate) fn kind(&self, cell: Cell) -> &Kind {
        &self.kinds[self.tiles[&cell].kind]
    }

    pub(crate) fn segment(&self, spot: Spot) -> &Segment {
        &self.kind(spot.0).segments[spot.1]
    }

    pub(crate) fn land(&self, spot: Spot) -> Land {
        self.segment(spot).land
    }

    /// The market that has this side of this cell, if there is one.
    pub(crate) fn market_at(&self, cell: Cell, side: usize) -> Option<Spot> {
        if self.letter(cell, side) != Some('M') {
            return None;
        }
        let mut spots = self.spots_on(cell).into_iter();
        spots.find(|&s| self.land(s) == Land::Market && self.edges_of(s).contains(&side))
    }

    /// Streets meet streets on every shared side; the rest need not match.
    pub(crate) fn streets_match(&self, kind: usize, cell: Cell, rotation: usize) -> bool {
        let letters = &self.kinds[kind].sides;
        self.agrees(letters, cell, rotation, |mine, theirs| (mine == 'S') == (theirs == 'S'))
    }

    /// The unbroken row of tiles that begins on `from` and goes on in a direction.
    pub(crate) fn row(&self, from: Cell, direction: usize) -> Vec<Cell> {
        let cells = std::iter::successors(Some(from), |&cell| Some(step(cell, direction)));
        cells.take_while(|cell| self.tiles.contains_key(cell)).collect()
    }

    /// What a guard gets for the building on a tile.
    pub(crate) fn building_points(&self, cell: Cell) -> i64 {
        match self.kind(cell).building {
            None => 0,
            Some(Building::Public) => 2,
            Some(Building::Historic) => 3,
        }
    }

    /// Name of a spot in the placed orientation.
    pub(crate) fn spot_name(&self, spot: Spot) -> String {
        match self.land(spot) {
            Land::Street => format!("street-{}", self.edges_text(spot)),
            Land::Market => format!("market-{}", self.edges_text(spot)),
            Land::Homes => format!("homes-{}", self.halves_text(spot)),
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
        &self.kind(cell).sides
    }

    fn segments_on(&self, cell: Cell) -> usize {
        self.kind(cell).segments.len()
    }

    fn drawn(&self, spot: Spot) -> (&[usize], &[usize]) {
        let segment = self.segment(spot);
        (&segment.sides, &segment.halves)
    }
}
