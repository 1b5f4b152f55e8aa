//! Features: whole roads, cities and fields, single abbeys and gardens.
//! Always found anew by flood fill.

use std::collections::BTreeSet;

use crate::board::{Board, Cell, Spot, opposite, step};
use crate::tiles::Terrain;

/// Which half-edge of the neighbour a half-edge meets.
pub(crate) const MEETS: [usize; 8] = [5, 4, 7, 6, 1, 0, 3, 2];

/// A maximal set of connected segments.
#[derive(Clone, Debug)]
pub(crate) struct Feature {
    pub(crate) terrain: Terrain,
    pub(crate) spots: BTreeSet<Spot>,
    /// Some edge leads to an empty square (road, city), or some of the eight
    /// squares around is empty (abbey, garden).
    open: bool,
}

impl Feature {
    /// ROAD-1, CITY-1, ABBEY-2, ABBOT-6. Fields are never complete (ANNIV-10).
    pub(crate) fn is_complete(&self) -> bool {
        self.terrain != Terrain::Field && !self.open
    }

    /// The distinct tiles of the feature (RUL-ROAD-1, RUL-CITY-1). The two
    /// halves of the double source are two (RUL-RIVER-6).
    pub(crate) fn tiles(&self) -> BTreeSet<Cell> {
        self.spots.iter().map(|spot| spot.0).collect()
    }

    /// The spot that stands for the whole feature when features are compared.
    pub(crate) fn first(&self) -> Spot {
        *self.spots.first().expect("a feature has a spot")
    }
}

impl Board {
    /// The feature a spot belongs to.
    pub(crate) fn feature(&self, from: Spot) -> Feature {
        let terrain = self.segment(from).terrain;
        let mut spots = BTreeSet::from([from]);
        let mut open = false;
        if matches!(terrain, Terrain::Abbey | Terrain::Garden) {
            open = self.neighbours(from.0) < 8;
        }
        let mut todo = vec![from];
        while let Some(spot) = todo.pop() {
            for next in self.across(spot) {
                match next {
                    None => open = true,
                    Some(next) if spots.insert(next) => todo.push(next),
                    Some(_) => {}
                }
            }
        }
        Feature { terrain, spots, open }
    }

    /// For every edge (or half-edge) of a spot, the spot it continues in, or
    /// nothing if the square there is empty.
    fn across(&self, spot: Spot) -> Vec<Option<Spot>> {
        let terrain = self.segment(spot).terrain;
        let by_edge = self.edges_of(spot).into_iter().map(|edge| {
            let cell = step(spot.0, edge);
            self.find(cell, |s| {
                self.segment(s).terrain == terrain && self.edges_of(s).contains(&opposite(edge))
            })
        });
        let by_half = self.halves_of(spot).into_iter().map(|half| {
            let cell = step(spot.0, half / 2);
            self.find(cell, |s| self.halves_of(s).contains(&MEETS[half]))
        });
        by_edge.chain(by_half).collect()
    }

    /// The spot on a tile that passes a test; nothing if there is no tile. A
    /// tile without such a spot would break TILE-3.
    fn find(&self, cell: Cell, test: impl Fn(Spot) -> bool) -> Option<Spot> {
        if !self.tiles.contains_key(&cell) {
            return None;
        }
        let mut spots = self.spots_on(cell).into_iter();
        Some(spots.find(|&s| test(s)).expect("terrain continues"))
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

    /// The complete cities that border a field, each named by its first spot:
    /// a city touching the field in several places counts once (RUL-FARM-1).
    pub(crate) fn complete_cities_around(&self, field: &Feature) -> BTreeSet<Spot> {
        let mut cities = BTreeSet::new();
        for &spot in &field.spots {
            let square = self.square(&self.tiles[&spot.0]);
            for &nth in &self.segment(spot).touches {
                let city = self.feature((spot.0, square.city(nth)));
                if city.is_complete() {
                    cities.insert(city.first());
                }
            }
        }
        cities
    }
}
