//! Segments that continue on other tiles, always found anew by flood fill.

use std::collections::BTreeSet;

use crate::shared::geometry::{Cell, MEETS, Spot, opposite, step};
use crate::shared::tile_board::TileBoard;

/// A maximal set of connected segments, as both games have them.
pub(crate) trait Connected {
    fn spots(&self) -> &BTreeSet<Spot>;

    /// The distinct tiles of the feature (RUL-ROAD-1, RUL-CITY-1). The two
    /// halves of the double source are two (RUL-RIVER-6).
    fn tiles(&self) -> BTreeSet<Cell> {
        self.spots().iter().map(|spot| spot.0).collect()
    }

    /// The spot that stands for the whole feature when features are compared.
    fn first(&self) -> Spot {
        *self.spots().first().expect("a feature has a spot")
    }
}

/// A board whose segments join to features.
pub(crate) trait Joined: TileBoard {
    type Feature: Connected;

    /// The feature a spot belongs to.
    fn feature(&self, from: Spot) -> Self::Feature;

    /// Whether two spots are made of the same, so that they can join.
    fn is_alike(&self, one: Spot, other: Spot) -> bool;

    /// For every edge and half-edge of a spot: the cell beyond it, and the spot
    /// there that continues this one. Whether the cell may be empty or show
    /// something else is for the game to judge.
    fn across(&self, spot: Spot) -> Vec<(Cell, Option<Spot>)> {
        let by_edge = self.edges_of(spot).into_iter().map(|edge| {
            let cell = step(spot.0, edge);
            let meets = |s| self.is_alike(s, spot) && self.edges_of(s).contains(&opposite(edge));
            (cell, self.find(cell, meets))
        });
        let by_half = self.halves_of(spot).into_iter().map(|half| {
            let cell = step(spot.0, half / 2);
            (cell, self.find(cell, |s| self.halves_of(s).contains(&MEETS[half])))
        });
        by_edge.chain(by_half).collect()
    }

    /// The spot on a cell that passes a test, if there is a tile and a spot.
    fn find(&self, cell: Cell, test: impl Fn(Spot) -> bool) -> Option<Spot> {
        if !self.has(cell) {
            return None;
        }
        self.spots_on(cell).into_iter().find(|&spot| test(spot))
    }

    /// All spots that can be reached from one, and the cells at their edges
    /// where nothing continues them.
    fn flood(&self, from: Spot) -> (BTreeSet<Spot>, Vec<Cell>) {
        let mut spots = BTreeSet::from([from]);
        let mut loose = Vec::new();
        let mut todo = vec![from];
        while let Some(spot) = todo.pop() {
            for (cell, next) in self.across(spot) {
                match next {
                    None => loose.push(cell),
                    Some(next) if spots.insert(next) => todo.push(next),
                    Some(_) => {}
                }
            }
        }
        (spots, loose)
    }

    /// Every feature on the table, each once.
    fn features(&self) -> Vec<Self::Feature> {
        let mut seen = BTreeSet::new();
        let mut features = Vec::new();
        for spot in self.spots() {
            if !seen.contains(&spot) {
                let feature = self.feature(spot);
                seen.extend(feature.spots().iter().copied());
                features.push(feature);
            }
        }
        features
    }
}
