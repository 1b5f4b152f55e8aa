//! The table: which tile lies where, and the geometry of turned tiles.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use crate::tiles::{EDGES, Kind, Segment, Square, Symbol, Terrain};

/// A square of the table: x grows east, y grows south.
pub(crate) type Cell = (i32, i32);
/// One segment of one placed tile: the square and the index in the tile data.
pub(crate) type Spot = (Cell, usize);

/// The square next to `cell` across `edge`.
pub(crate) fn step((x, y): Cell, edge: usize) -> Cell {
    match edge {
        0 => (x, y - 1),
        1 => (x + 1, y),
        2 => (x, y + 1),
        _ => (x - 1, y),
    }
}

/// The edge on the other side.
pub(crate) fn opposite(edge: usize) -> usize {
    (edge + 2) % 4
}

/// A tile on the table.
#[derive(Clone, Debug)]
pub(crate) struct Placed {
    pub(crate) kind: usize,
    /// Which square of the piece; always 0 but for the double source.
    pub(crate) square: usize,
    /// Clockwise quarter turns.
    pub(crate) rotation: usize,
    /// How many squares were laid before this one.
    pub(crate) order: usize,
}

/// The table.
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

    /// All spots of one tile.
    pub(crate) fn spots_on(&self, cell: Cell) -> Vec<Spot> {
        let segments = &self.square(&self.tiles[&cell]).segments;
        (0..segments.len()).map(|i| (cell, i)).collect()
    }

    /// All spots of the table.
    pub(crate) fn spots(&self) -> Vec<Spot> {
        self.tiles.keys().flat_map(|&c| self.spots_on(c)).collect()
    }

    /// Edges of a city or road spot as they lie on the table.
    pub(crate) fn edges_of(&self, spot: Spot) -> Vec<usize> {
        let turns = self.tiles[&spot.0].rotation;
        let edges = self.segment(spot).edges.iter();
        edges.map(|e| (e + turns) % 4).collect()
    }

    /// Half-edges of a field spot as they lie on the table.
    pub(crate) fn halves_of(&self, spot: Spot) -> Vec<usize> {
        let turns = self.tiles[&spot.0].rotation;
        let halves = self.segment(spot).halves.iter();
        halves.map(|h| (h + 2 * turns) % 8).collect()
    }

    /// Terrain letter of an edge as the tile lies on the table.
    pub(crate) fn letter(&self, cell: Cell, edge: usize) -> Option<char> {
        let placed = self.tiles.get(&cell)?;
        let drawn = (edge + 4 - placed.rotation) % 4;
        Some(self.square(placed).edges[drawn])
    }

    /// Edge pointed at and symbol of the arrow on a tile of the table.
    pub(crate) fn arrow(&self, cell: Cell) -> Option<(usize, Symbol)> {
        let placed = self.tiles.get(&cell)?;
        let (edge, symbol) = self.square(placed).arrow?;
        Some(((edge + placed.rotation) % 4, symbol))
    }

    /// How many of the eight squares around hold a tile.
    pub(crate) fn neighbours(&self, (x, y): Cell) -> usize {
        let around = (-1..=1).flat_map(|dy| (-1..=1).map(move |dx| (x + dx, y + dy)));
        around.filter(|&c| c != (x, y) && self.tiles.contains_key(&c)).count()
    }

    /// Empty squares that share an edge with a tile (TILE-2).
    pub(crate) fn frontier(&self) -> BTreeSet<Cell> {
        let cells = self.tiles.keys();
        let next = cells.flat_map(|&c| (0..4).map(move |e| step(c, e)));
        next.filter(|c| !self.tiles.contains_key(c)).collect()
    }

    /// The edge rule alone: the terrain continues on every shared edge (TILE-3).
    pub(crate) fn edges_match(&self, kind: usize, cell: Cell, rotation: usize) -> bool {
        (0..4).all(|edge| {
            let mine = self.kinds[kind].squares[0].edges[(edge + 4 - rotation) % 4];
            match self.letter(step(cell, edge), opposite(edge)) {
                Some(theirs) => mine == theirs,
                None => true,
            }
        })
    }

    /// Name of a spot in the placed orientation.
    pub(crate) fn spot_name(&self, spot: Spot) -> String {
        let mut edges = self.edges_of(spot);
        edges.sort_unstable();
        let edges: String = edges.iter().map(|&e| EDGES[e]).collect();
        match self.segment(spot).terrain {
            Terrain::City => format!("city-{edges}"),
            Terrain::Road => format!("road-{edges}"),
            Terrain::Abbey => "abbey".to_string(),
            Terrain::Garden => "garden".to_string(),
            Terrain::Field => {
                let mut halves = self.halves_of(spot);
                halves.sort_unstable();
                if halves.is_empty() {
                    return "field-inner".to_string();
                }
                let digits: String = halves.iter().map(usize::to_string).collect();
                format!("field-{digits}")
            }
        }
    }
}

/// Text of a square: `0,1`.
pub(crate) fn cell_name((x, y): Cell) -> String {
    format!("{x},{y}")
}
