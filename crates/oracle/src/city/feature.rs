//! Features: whole streets, markets and residential areas.

use std::collections::BTreeSet;

use crate::city::board::Board;
use crate::city::rim::Side;
use crate::city::tiles::Land;
use crate::shared::connected::{Connected, Joined};
use crate::shared::geometry::{Spot, opposite, step};
use crate::shared::tile_board::TileBoard;

/// A maximal set of connected segments, found by flood fill.
#[derive(Clone, Debug)]
pub(crate) struct Feature {
    pub(crate) land: Land,
    pub(crate) spots: BTreeSet<Spot>,
    /// The sides of a street or market that face an empty cell.
    pub(crate) bare: Vec<Side>,
}

impl Connected for Feature {
    fn spots(&self) -> &BTreeSet<Spot> {
        &self.spots
    }
}

impl Joined for Board {
    type Feature = Feature;

    fn feature(&self, from: Spot) -> Feature {
        // Different lands face each other without joining, so that not every
        // loose end faces an empty cell.
        let (spots, _) = self.flood(from);
        let sides = spots.iter().flat_map(|&spot| {
            let sides = self.edges_of(spot).into_iter();
            sides.map(move |side| (spot.0, side))
        });
        let bare = sides.filter(|&(cell, side)| !self.has(step(cell, side))).collect();
        Feature { land: self.land(from), spots, bare }
    }

    fn is_alike(&self, one: Spot, other: Spot) -> bool {
        self.land(one) == self.land(other)
    }
}

impl Board {
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
