//! The table: which tile lies where, and how a turned tile lies.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use crate::board::{Cell, Spot, opposite, step};
use crate::city::tiles::{Building, Kind, Land, Segment};
use crate::tiles::EDGES;

/// A tile on the table.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Placed {
    pub(crate) kind: usize,
    /// Clockwise quarter turns.
    pub(crate) rotation: usize,
}

/// The table.
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

    /// All spots of one tile.
    pub(crate) fn spots_on(&self, cell: Cell) -> Vec<Spot> {
        (0..self.kind(cell).segments.len()).map(|i| (cell, i)).collect()
    }

    /// All spots of the table.
    pub(crate) fn spots(&self) -> Vec<Spot> {
        self.tiles.keys().flat_map(|&c| self.spots_on(c)).collect()
    }

    /// Sides of a street or market spot as they lie on the table.
    pub(crate) fn sides_of(&self, spot: Spot) -> Vec<usize> {
        let turns = self.tiles[&spot.0].rotation;
        self.segment(spot).sides.iter().map(|s| (s + turns) % 4).collect()
    }

    /// Half-edges of a residential spot as they lie on the table.
    pub(crate) fn halves_of(&self, spot: Spot) -> Vec<usize> {
        let turns = self.tiles[&spot.0].rotation;
        self.segment(spot).halves.iter().map(|h| (h + 2 * turns) % 8).collect()
    }

    /// Letter of a side as the tile lies on the table; nothing on an empty cell.
    fn letter(&self, cell: Cell, side: usize) -> Option<char> {
        let placed = self.tiles.get(&cell)?;
        Some(self.kinds[placed.kind].sides[(side + 4 - placed.rotation) % 4])
    }

    /// The market that has this side of this cell, if there is one.
    pub(crate) fn market_at(&self, cell: Cell, side: usize) -> Option<Spot> {
        if self.letter(cell, side) != Some('M') {
            return None;
        }
        let mut spots = self.spots_on(cell).into_iter();
        spots.find(|&s| self.land(s) == Land::Market && self.sides_of(s).contains(&side))
    }

    /// Empty cells that share a side with a tile.
    pub(crate) fn frontier(&self) -> BTreeSet<Cell> {
        let cells = self.tiles.keys();
        let next = cells.flat_map(|&c| (0..4).map(move |side| step(c, side)));
        next.filter(|c| !self.tiles.contains_key(c)).collect()
    }

    /// Streets meet streets on every shared side; the rest need not match.
    pub(crate) fn streets_match(&self, kind: usize, cell: Cell, rotation: usize) -> bool {
        (0..4).all(|side| {
            let mine = self.kinds[kind].sides[(side + 4 - rotation) % 4];
            match self.letter(step(cell, side), opposite(side)) {
                Some(theirs) => (mine == 'S') == (theirs == 'S'),
                None => true,
            }
        })
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
        let mut sides = self.sides_of(spot);
        sides.sort_unstable();
        let sides: String = sides.iter().map(|&s| EDGES[s]).collect();
        match self.land(spot) {
            Land::Street => format!("street-{sides}"),
            Land::Market => format!("market-{sides}"),
            Land::Homes => {
                let mut halves = self.halves_of(spot);
                halves.sort_unstable();
                let digits: String = halves.iter().map(usize::to_string).collect();
                format!("homes-{digits}")
            }
        }
    }
}
