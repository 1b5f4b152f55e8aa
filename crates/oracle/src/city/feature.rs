//! Features: whole streets, markets and residential areas, always found anew
//! by flood fill.

use std::collections::BTreeSet;

use crate::board::{Cell, Spot, opposite, step};
use crate::city::board::Board;
use crate::city::rim::Side;
use crate::city::tiles::Land;
use crate::feature::MEETS;

/// A maximal set of connected segments.
#[derive(Clone, Debug)]
pub(crate) struct Feature {
    pub(crate) land: Land,
    pub(crate) spots: BTreeSet<Spot>,
    /// The sides of a street or market that face an empty cell.
    pub(crate) bare: Vec<Side>,
}

impl Feature {
    /// The distinct tiles of the feature.
    pub(crate) fn tiles(&self) -> BTreeSet<Cell> {
        self.spots.iter().map(|spot| spot.0).collect()
    }

    /// The spot that stands for the whole feature when features are compared.
    fn first(&self) -> Spot {
        *self.spots.first().expect("a feature has a spot")
    }
}

impl Board {
    /// The feature a spot belongs to.
    pub(crate) fn feature(&self, from: Spot) -> Feature {
        let land = self.land(from);
        let mut spots = BTreeSet::from([from]);
        let mut bare = Vec::new();
        let mut todo = vec![from];
        while let Some(spot) = todo.pop() {
            let sides = self.sides_of(spot).into_iter().map(|side| (spot.0, side));
            bare.extend(sides.filter(|&(c, side)| !self.tiles.contains_key(&step(c, side))));
            for next in self.joined(spot) {
                if spots.insert(next) {
                    todo.push(next);
                }
            }
        }
        Feature { land, spots, bare }
    }

    /// The spots of the same land right across the sides or half-edges of a
    /// spot. Different lands face each other without joining.
    fn joined(&self, spot: Spot) -> Vec<Spot> {
        let land = self.land(spot);
        let by_side = self.sides_of(spot).into_iter().filter_map(|side| {
            let met = opposite(side);
            self.find(step(spot.0, side), |s| {
                self.land(s) == land && self.sides_of(s).contains(&met)
            })
        });
        let by_half = self.halves_of(spot).into_iter().filter_map(|half| {
            let met = MEETS[half];
            self.find(step(spot.0, half / 2), |s| self.halves_of(s).contains(&met))
        });
        by_side.chain(by_half).collect()
    }

    /// The spot on a cell that passes a test, if there is a tile and a spot.
    fn find(&self, cell: Cell, test: impl Fn(Spot) -> bool) -> Option<Spot> {
        if !self.tiles.contains_key(&cell) {
            return None;
        }
        self.spots_on(cell).into_iter().find(|&spot| test(spot))
    }

    /// Every feature on the table, each once.
    pub(crate) fn features(&self) -> Vec<Feature> {
        let mut seen = BTreeSet::new();
        let mut features = Vec::new();
        for spot in self.spots() {
            if !seen.contains(&spot) {
                let feature = self.feature(spot);
                seen.extend(feature.spots.iter().copied());
                features.push(feature);
            }
        }
        features
    }

    /// The markets that touch a residential area, each named by its first
    /// spot: one that touches in several places counts once.
    pub(crate) fn markets_around(&self, homes: &Feature) -> BTreeSet<Spot> {
        let spots = homes.spots.iter();
        let markets = spots.flat_map(|&spot| self.markets_beside(spot));
        markets.map(|market| self.feature(market).first()).collect()
    }

    /// The market spots that share a border with one residential spot: on its
    /// own tile, or across a house side.
    fn markets_beside(&self, spot: Spot) -> Vec<Spot> {
        let cell = spot.0;
        let kind = self.kind(cell);
        let own = self.segment(spot).touches.iter().map(|&nth| (cell, kind.market(nth)));
        let across = self.halves_of(spot).into_iter().filter_map(|half| {
            let side = half / 2;
            self.market_at(step(cell, side), opposite(side))
        });
        own.chain(across).collect()
    }
}
