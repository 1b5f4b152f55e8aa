//! A board of square tiles, each laid with some quarter turns.

use std::collections::{BTreeMap, BTreeSet};

use crate::shared::geometry::{Cell, EDGES, Spot, opposite, step, turned_letter};

/// A map from cells to tiles. Each game says what is drawn on a tile; how a turned tile lies
/// follows from that here.
pub(crate) trait TileBoard {
    type Placed;

    /// The laid tiles, by cell.
    fn tiles(&self) -> &BTreeMap<Cell, Self::Placed>;

    /// Clockwise quarter turns of the tile on a cell.
    fn turns(&self, cell: Cell) -> usize;

    /// The terrain letters of the edges of the tile on a cell, as drawn.
    fn letters(&self, cell: Cell) -> &[char; 4];

    /// How many segments the tile on a cell has.
    fn segments_on(&self, cell: Cell) -> usize;

    /// The edges and the half-edges of a segment, as drawn.
    fn drawn(&self, spot: Spot) -> (&[usize], &[usize]);

    /// Whether a tile lies on this cell.
    fn has(&self, cell: Cell) -> bool {
        self.tiles().contains_key(&cell)
    }

    /// All spots of the tile on a cell, one for each segment.
    fn spots_on(&self, cell: Cell) -> Vec<Spot> {
        (0..self.segments_on(cell)).map(|i| (cell, i)).collect()
    }

    /// All spots of all tiles.
    fn spots(&self) -> Vec<Spot> {
        self.tiles().keys().flat_map(|&c| self.spots_on(c)).collect()
    }

    /// Edges that a spot reaches on the board, its tile turned as it lies.
    fn edges_of(&self, spot: Spot) -> Vec<usize> {
        let turns = self.turns(spot.0);
        self.drawn(spot).0.iter().map(|e| (e + turns) % 4).collect()
    }

    /// Half-edges that a spot reaches on the board, its tile turned as it lies.
    fn halves_of(&self, spot: Spot) -> Vec<usize> {
        let turns = self.turns(spot.0);
        self.drawn(spot).1.iter().map(|h| (h + 2 * turns) % 8).collect()
    }

    /// The terrain letter at an edge of a cell, the tile turned as it lies; `None` on an empty
    /// cell.
    fn letter(&self, cell: Cell, edge: usize) -> Option<char> {
        self.has(cell).then(|| turned_letter(self.letters(cell), self.turns(cell), edge))
    }

    /// Whether a tile with these letters would agree with the tiles on all four sides. `rule`
    /// compares the two letters of a shared edge.
    fn agrees(
        &self,
        letters: &[char; 4],
        cell: Cell,
        turns: usize,
        rule: impl Fn(char, char) -> bool,
    ) -> bool {
        (0..4).all(|edge| {
            let theirs = self.letter(step(cell, edge), opposite(edge));
            theirs.is_none_or(|theirs| rule(turned_letter(letters, turns, edge), theirs))
        })
    }

    /// The empty cells that share an edge with a tile.
    fn frontier(&self) -> BTreeSet<Cell> {
        let cells = self.tiles().keys();
        let next = cells.flat_map(|&c| (0..4).map(move |edge| step(c, edge)));
        next.filter(|&c| !self.has(c)).collect()
    }

    /// How many of the eight cells around a cell hold a tile.
    fn neighbours(&self, (x, y): Cell) -> usize {
        let around = (-1..=1).flat_map(|dy| (-1..=1).map(move |dx| (x + dx, y + dy)));
        around.filter(|&c| c != (x, y) && self.has(c)).count()
    }

    /// The edges of a spot on the board as text, such as `NE`.
    fn edges_text(&self, spot: Spot) -> String {
        let mut edges = self.edges_of(spot);
        edges.sort_unstable();
        edges.iter().map(|&e| EDGES[e]).collect()
    }

    /// The half-edges of a spot on the board as text, such as `0127`.
    fn halves_text(&self, spot: Spot) -> String {
        let mut halves = self.halves_of(spot);
        halves.sort_unstable();
        halves.iter().map(usize::to_string).collect()
    }
}
