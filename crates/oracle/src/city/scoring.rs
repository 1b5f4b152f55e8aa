//! Points, and the majorities that get them.

use std::collections::BTreeSet;

use crate::city::feature::Feature;
use crate::city::state::{State, Step};
use crate::city::tiles::Land;
use crate::shared::connected::{Connected, Joined};
use crate::shared::geometry::{Spot, opposite};
use crate::shared::take;

impl State {
    /// The seats of the followers in a feature, one entry each.
    pub(crate) fn seats_in(&self, feature: &Feature) -> Vec<usize> {
        let inside = self.standing.iter().filter(|(_, spot)| feature.spots.contains(spot));
        inside.map(|&(seat, _)| seat).collect()
    }

    /// A street or market is finished when each of its sides faces a tile or
    /// is shut by gate, wall or the closing of the rim.
    pub(crate) fn is_finished(&self, feature: &Feature) -> bool {
        let shut = |side| self.run.contains(side) || self.closed.contains(side);
        feature.land != Land::Homes && feature.bare.iter().all(shut)
    }

    /// Points for every seat that has most followers there; none if nobody is.
    fn award(&mut self, seats: &[usize], points: i64) {
        let count = |seat| seats.iter().filter(|&&s| s == seat).count();
        let most = (0..self.options.seats).map(count).max().unwrap_or(0);
        for seat in 0..self.options.seats {
            if most > 0 && count(seat) == most {
                self.scores[seat] += points;
            }
        }
    }

    /// The points of a finished street or market.
    fn value(&self, feature: &Feature) -> i64 {
        let tiles = feature.tiles().len() as i64;
        match feature.land {
            Land::Street if tiles >= 4 => 2 * tiles,
            Land::Street => tiles,
            Land::Market => {
                let spots = feature.spots.iter();
                let goods: BTreeSet<_> =
                    spots.filter_map(|&s| self.board.segment(s).goods.as_ref()).collect();
                tiles * goods.len() as i64
            }
            Land::Homes => 2 * self.board.markets_around(feature).len() as i64,
        }
    }

    /// Scores every finished street and market with a follower and sends its
    /// followers home. Was there one? Earlier ones were cleared in their time.
    pub(crate) fn score_finished(&mut self) -> bool {
        let mut scored = false;
        for follower in self.standing.clone() {
            let homes = self.board.land(follower.1) == Land::Homes;
            // A feature is cleared when its first follower comes up.
            if homes || !self.standing.contains(&follower) {
                continue;
            }
            let feature = self.board.feature(follower.1);
            if self.is_finished(&feature) {
                self.award(&self.seats_in(&feature), self.value(&feature));
                self.clear(|spot| feature.spots.contains(&spot));
                scored = true;
            }
        }
        scored
    }

    /// Sends home whoever stands on such a spot.
    fn clear(&mut self, goes: impl Fn(Spot) -> bool) {
        for follower in self.standing.clone() {
            if goes(follower.1) {
                take(&mut self.standing, follower);
                self.followers[follower.0] += 1;
                self.came_home.push(follower.0);
            }
        }
    }

    /// The end of the game: the outer rim is closed, what that finishes
    /// scores, and then residential areas and guards do. Inhabitants and
    /// guards stay where they are.
    pub(crate) fn finish(&mut self) {
        let rim = self.rim().into_iter();
        self.closed = rim.filter(|side| !self.run.contains(side)).collect();
        self.score_finished();
        let board = self.board.clone();
        self.clear(|spot| board.land(spot) != Land::Homes);
        for homes in self.board.features() {
            if homes.land == Land::Homes {
                self.award(&self.seats_in(&homes), self.value(&homes));
            }
        }
        for (seat, (tile, side)) in self.guards.clone() {
            let row = self.board.row(tile, opposite(side)).into_iter();
            self.scores[seat] += row.map(|cell| self.board.building_points(cell)).sum::<i64>();
        }
        self.step = Step::Over;
    }
}
