//! Features: whole roads, cities and fields, single abbeys and gardens.

use std::collections::BTreeSet;

use crate::board::Board;
use crate::shared::connected::{Connected, Joined};
use crate::shared::geometry::Spot;
use crate::shared::tile_board::TileBoard;
use crate::tiles::Terrain;

/// A maximal set of connected segments, found by flood fill.
#[derive(Clone, Debug)]
pub(crate) struct Feature {
    pub(crate) terrain: Terrain,
    pub(crate) spots: BTreeSet<Spot>,
    /// Some edge leads to an empty square (road, city), or some of the eight
    /// squares around is empty (abbey, garden).
    open: bool,
}

impl Feature {
    /// Whether the feature is complete (ROAD-1, CITY-1, ABBEY-2, ABBOT-6). Fields are never
    /// complete (ANNIV-10).
    pub(crate) fn is_complete(&self) -> bool {
        self.terrain != Terrain::Field && !self.open
    }
}

impl Connected for Feature {
    fn spots(&self) -> &BTreeSet<Spot> {
        &self.spots
    }
}

impl Joined for Board {
    type Feature = Feature;

    fn feature(&self, from: Spot) -> Feature {
        let terrain = self.segment(from).terrain;
        let (spots, loose) = self.flood(from);
        assert!(!loose.iter().any(|&cell| self.has(cell)), "terrain continues (TILE-3)");
        let open = match terrain {
            Terrain::Abbey | Terrain::Garden => self.neighbours(from.0) < 8,
            Terrain::City | Terrain::Road | Terrain::Field => !loose.is_empty(),
        };
        Feature { terrain, spots, open }
    }

    fn is_alike(&self, one: Spot, other: Spot) -> bool {
        self.segment(one).terrain == self.segment(other).terrain
    }
}

impl Board {
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
