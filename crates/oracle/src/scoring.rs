//! Points, and the majorities that get them.

use crate::feature::Feature;
use crate::options::Farmers;
use crate::shared::connected::{Connected, Joined};
use crate::shared::tile_board::TileBoard;
use crate::state::{Standing, State};
use crate::tiles::Terrain;

impl State {
    /// The figures in a feature.
    pub(crate) fn figures_in(&self, feature: &Feature) -> Vec<Standing> {
        let all = self.figures.iter().copied();
        all.filter(|f| feature.spots.contains(&f.spot)).collect()
    }

    /// Strength of each seat in a feature (MAJ-4).
    pub(crate) fn strengths(&self, feature: &Feature) -> Vec<u32> {
        let mut strength = vec![0; self.options.seats];
        for f in self.figures_in(feature) {
            strength[f.seat] += f.figure.strength();
        }
        strength
    }

    /// Points for everybody who has most strength (MAJ-2, MAJ-3); nobody if
    /// nobody is there (SCORE-2).
    fn award(&mut self, strength: &[u32], points: i64) {
        let most = *strength.iter().max().expect("seats");
        for (seat, &own) in strength.iter().enumerate() {
            if own == most && most > 0 {
                self.scores[seat] += points;
            }
        }
    }

    /// What a road, city, abbey or garden is worth as it lies there: complete
    /// ones their full value, incomplete ones their value at the end.
    pub(crate) fn value(&self, feature: &Feature) -> i64 {
        let tiles = feature.tiles().len() as i64;
        let segments = || feature.spots.iter().map(|&spot| self.board.segment(spot));
        match feature.terrain {
            Terrain::Road => {
                let inn = segments().any(|s| s.inn);
                match (feature.is_complete(), inn) {
                    (true, true) => 2 * tiles,               // INN-2, RUL-INN-1
                    (true, false) | (false, false) => tiles, // ROAD-2, ROAD-3
                    (false, true) => 0,                      // INN-3
                }
            }
            Terrain::City => {
                let size = tiles + segments().map(|s| s.shields).sum::<i64>();
                let cathedral = segments().any(|s| s.cathedral);
                let half = self.options.two_tile_city_half && tiles == 2;
                match (feature.is_complete(), cathedral) {
                    (true, true) => 3 * size,      // INN-4, RUL-CITY-3
                    (true, false) if half => size, // CITY-4, RUL-CITY-2
                    (true, false) => 2 * size,     // CITY-2
                    (false, true) => 0,            // INN-5
                    (false, false) => size,        // CITY-3
                }
            }
            // ABBEY-2, ABBEY-3, ABBOT-6: 9 when all eight are there.
            Terrain::Abbey | Terrain::Garden => 1 + self.board.neighbours(feature.first().0) as i64,
            Terrain::Field => unreachable!("fields score at the end only"),
        }
    }

    /// Scores a feature and sends all its figures home (SCORE-1).
    pub(crate) fn score(&mut self, feature: &Feature) {
        self.award(&self.strengths(feature), self.value(feature));
        self.clear(feature);
    }

    fn clear(&mut self, feature: &Feature) {
        for standing in self.figures_in(feature) {
            self.send_home(standing);
        }
    }

    /// Scores everything that is complete (TURN-2). A figure is on a complete feature only if this
    /// turn's tile completed it, because earlier turns cleared theirs (INV-2).
    pub(crate) fn score_completed(&mut self) {
        for f in self.figures.clone() {
            let feature = self.board.feature(f.spot);
            // A feature is cleared when its first figure comes up.
            if feature.is_complete() && self.figures.contains(&f) {
                self.score(&feature);
            }
        }
    }

    /// Scores incomplete features, fields and gifts at the end (END-2, END-3, END-4).
    pub(crate) fn final_scoring(&mut self) {
        for feature in self.board.features() {
            let occupied = !self.figures_in(&feature).is_empty();
            if feature.terrain != Terrain::Field && occupied {
                self.score(&feature);
            }
        }
        let fields: Vec<Feature> = self
            .board
            .features()
            .into_iter()
            .filter(|f| f.terrain == Terrain::Field && !self.figures_in(f).is_empty())
            .collect();
        match self.options.farmers {
            Farmers::Off => {}
            Farmers::Field3 => self.score_fields(&fields),
            Farmers::City4 => self.score_cities(&fields),
        }
        for field in &fields {
            self.clear(field);
        }
        for seat in 0..self.options.seats {
            self.scores[seat] += 2 * self.hands[seat].len() as i64;
        }
    }

    /// Scores field by field, three points for each complete city (FARM-4 to FARM-6).
    fn score_fields(&mut self, fields: &[Feature]) {
        for field in fields {
            let cities = self.board.complete_cities_around(field).len() as i64;
            self.award(&self.strengths(field), 3 * cities);
        }
    }

    /// Scores city by city, all farmers around it together (FARM-7 to FARM-9).
    fn score_cities(&mut self, fields: &[Feature]) {
        let around: Vec<_> = fields
            .iter()
            .map(|field| (self.board.complete_cities_around(field), self.strengths(field)))
            .collect();
        for city in self.board.features() {
            if city.terrain != Terrain::City || !city.is_complete() {
                continue;
            }
            let mut together = vec![0; self.options.seats];
            for (cities, strength) in &around {
                if cities.contains(&city.first()) {
                    for (sum, own) in together.iter_mut().zip(strength) {
                        *sum += own;
                    }
                }
            }
            self.award(&together, 4);
        }
    }
}
