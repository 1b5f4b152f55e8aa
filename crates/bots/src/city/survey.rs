//! The survey: one pass over the board that finds who is where, and what lies along the rim.

use super::fits::Fits;
use super::rows::Rows;
use remparts_engine::city::City;
use remparts_engine::city::feature::{FeatureKind, Sums};
use remparts_engine::city::rules::FOLLOWERS;
use remparts_engine::city::state::{PARTS, Place, Step};
use remparts_engine::kernel::board::{TILES, TileId};
use remparts_engine::kernel::face::NO_PART;
use remparts_engine::kernel::game::Game as _;
use remparts_engine::kernel::geometry::{Edge, Side};
use remparts_engine::kernel::majority::Strength;
use remparts_engine::kernel::regions::{PartId, RegionId, Regions};
use remparts_engine::kernel::seat::{MAX_SEATS, Seat};

/// Most features anyone can be in, and those of the last tile that are still free.
const FEATURES: usize = 48;
/// Most guards there are.
const GUARDS: usize = FOLLOWERS as usize * 4;
/// Room for joints; a town with more of them is judged by the first.
const JOINTS: usize = 48;
/// Room for the points of a row; more count as the most.
pub(super) const ROW_POINTS: usize = 32;
const NOT_LISTED: u8 = u8::MAX;

/// A feature with followers, or one that could get one now.
#[derive(Clone, Copy)]
pub(super) struct Feature {
    /// The region of the feature.
    pub(super) region: RegionId,
    /// The sums of the region.
    pub(super) sums: Sums,
    /// The followers of each seat in it.
    pub(super) strength: Strength,
    /// Its open sides on the outer rim; at homes, sides with houses count two and those beside a
    /// street one.
    pub(super) outer: u8,
    /// Share of the tiles left that fit the worst of the cells its sides on the outer rim face.
    pub(super) fit: f32,
    /// The same of the cells of inner holes; one if it has no side there.
    pub(super) hole_fit: f32,
    /// Points expected for each of its leaders.
    pub(super) points: f32,
    /// Chance that its followers come home early enough to be of use.
    pub(super) home: f32,
}

/// Two features of one kind that face the same empty cell, side by side, so that a tile there may
/// join them.
#[derive(Clone, Copy)]
pub(super) struct Joint {
    /// The places of the two features in the list.
    pub(super) places: [u8; 2],
    /// Share of the tiles left that fit the cell.
    pub(super) fit: f32,
}

/// A guard and the wall on which he stands.
#[derive(Clone, Copy)]
pub(super) struct Guard {
    /// The seat that he belongs to.
    pub(super) seat: Seat,
    /// The wall on which he stands.
    pub(super) wall: Edge,
}

/// Everything that one pass over the board finds.
pub(super) struct Survey {
    features: [Feature; FEATURES],
    features_len: usize,
    listed: [u8; PARTS],
    guards: [Guard; GUARDS],
    guards_len: usize,
    joints: [Joint; JOINTS],
    joints_len: usize,
    /// Followers in each supply.
    pub(super) supply: [u8; MAX_SEATS],
    /// Open sides of the outer rim.
    pub(super) sides: u16,
    /// How many of them have a row of so many points that nobody guards yet.
    pub(super) rows: [u8; ROW_POINTS],
}

impl Survey {
    /// Looks at the table; with `choosing`, also at what a follower could be put on now.
    pub(super) fn of(game: &City, fits: &Fits, choosing: bool) -> Self {
        let nowhere = Edge { cell: Default::default(), side: Side::N };
        let mut survey = Self {
            features: [Feature::new(RegionId(0), Sums::default()); FEATURES],
            features_len: 0,
            listed: [NOT_LISTED; PARTS],
            guards: [Guard { seat: Seat(0), wall: nowhere }; GUARDS],
            guards_len: 0,
            joints: [Joint { places: [0; 2], fit: 0.0 }; JOINTS],
            joints_len: 0,
            supply: [0; MAX_SEATS],
            sides: 0,
            rows: [0; ROW_POINTS],
        };
        survey.muster(game);
        if choosing && game.state().turn().step == Step::Follower {
            survey.list_new(game);
        }
        let seen = survey.walk_rim(game, fits);
        survey.look_into_holes(game, fits, &seen);
        survey
    }

    /// The features that were found.
    #[inline]
    pub(super) fn features(&self) -> &[Feature] {
        &self.features[..self.features_len]
    }

    /// The guards that were found.
    #[inline]
    pub(super) fn guards(&self) -> &[Guard] {
        &self.guards[..self.guards_len]
    }

    /// The joints that were found.
    #[inline]
    pub(super) fn joints(&self) -> &[Joint] {
        &self.joints[..self.joints_len]
    }

    /// The features that were found, to be changed.
    #[inline]
    pub(super) fn features_mut(&mut self) -> &mut [Feature] {
        &mut self.features[..self.features_len]
    }

    /// The place of a region in the list, if it is there.
    #[inline]
    pub(super) fn place_of(&self, region: RegionId) -> Option<usize> {
        let place = self.listed[region.index()];
        (place != NOT_LISTED).then_some(usize::from(place))
    }

    #[inline]
    fn join(&mut self, a: usize, b: usize, fit: f32) {
        let alike = a != b && self.features[a].sums.kind == self.features[b].sums.kind;
        if alike && self.joints_len < JOINTS {
            self.joints[self.joints_len] = Joint { places: [a as u8, b as u8], fit };
            self.joints_len += 1;
        }
    }

    #[inline]
    fn list(&mut self, region: RegionId, sums: &Sums) -> &mut Feature {
        let listed = &mut self.listed[region.index()];
        if *listed == NOT_LISTED {
            *listed = self.features_len as u8;
            self.features[self.features_len] = Feature::new(region, *sums);
            self.features_len += 1;
        }
        &mut self.features[usize::from(*listed)]
    }

    /// Adds every follower to its feature, or to the guards.
    fn muster(&mut self, game: &City) {
        let state = game.state();
        let regions = &state.table().regions;
        for seat in Seat::first(game.seats()) {
            self.supply[seat.index()] = FOLLOWERS;
            for (_, place) in state.figures().of_seat(seat) {
                self.supply[seat.index()] -= 1;
                match Place::of(place) {
                    Place::Part(part) => {
                        let region = regions.region(part);
                        self.list(region, regions.tally(region)).strength.add(seat, 1);
                    }
                    Place::Wall(tile, side) => {
                        let cell = state.table().board.tile(tile).pose.cell;
                        self.guards[self.guards_len] = Guard { seat, wall: Edge { cell, side } };
                        self.guards_len += 1;
                    }
                }
            }
        }
    }

    /// The features of the last tile, where a follower may be put.
    fn list_new(&mut self, game: &City) {
        let table = game.state().table();
        let tile = table.board.tile(table.board.last());
        for part in 0..game.rules().face(tile.face).parts.len() as u16 {
            let region = table.regions.region(PartId(tile.first.0 + part));
            self.list(region, table.regions.tally(region));
        }
    }

    /// Goes round the open sides of the outer rim; returns those of each tile as bits.
    fn walk_rim(&mut self, game: &City, fits: &Fits) -> [u8; TILES] {
        let mut seen = [0; TILES];
        let rows = Rows::of(game, self.guards());
        let (state, rules) = (game.state(), game.rules());
        let table = state.table();
        let (mut faced, mut beside) = (None, [FEATURES; 3]);
        for edge in game.open_sides() {
            let Some(id) = table.board.at(edge.cell) else { continue };
            self.sides += 1;
            seen[id.index()] |= 1 << edge.side.index();
            if let Some(points) = rows.points(edge) {
                self.rows[usize::from(points).min(ROW_POINTS - 1)] += 1;
            }
            let tile = table.board.tile(id);
            let ports = rules.face(tile.face).turned[tile.pose.rotation.index()].ports;
            let [left, middle, right] = ports[edge.side.index()];
            let listed = |port: u8| {
                let region = table.regions.region(PartId(tile.first.0 + u16::from(port)));
                usize::from(self.listed[region.index()])
            };
            let places = if left == NO_PART {
                [listed(middle), FEATURES, FEATURES]
            } else {
                [listed(middle), listed(left), listed(right)]
            };
            let cell = edge.cell.step(edge.side);
            if places.iter().all(|place| *place >= FEATURES) {
                (faced, beside) = (Some(cell), places);
                continue;
            }
            let fit = table.board.refused(cell).map_or(0.0, |refused| fits.share(refused));
            for (port, place) in places.into_iter().enumerate() {
                let Some(feature) = self.features.get_mut(place) else { continue };
                feature.fit = feature.fit.min(fit);
                let homes = feature.sums.kind == FeatureKind::Homes;
                let sides = if homes && port == 0 { 2 } else { 1 };
                feature.outer = feature.outer.saturating_add(sides);
                if faced == Some(cell) && fit > 0.0 {
                    beside.iter().filter(|other| **other < FEATURES).for_each(|other| {
                        self.join(place, *other, fit);
                    });
                }
            }
            (faced, beside) = (Some(cell), places);
        }
        seen
    }

    /// Finds the cells of inner holes that streets and markets wait for.
    fn look_into_holes(&mut self, game: &City, fits: &Fits, seen: &[u8; TILES]) {
        for feature in &mut self.features[..self.features_len] {
            if feature.sums.kind.finishes() && feature.sums.open > feature.outer {
                feature.hole_fit = hole_fit(game, fits, feature.region, seen);
            }
        }
    }
}

impl Feature {
    const fn new(region: RegionId, sums: Sums) -> Self {
        let strength = Strength([0; MAX_SEATS]);
        Self { region, sums, strength, outer: 0, fit: 1.0, hole_fit: 1.0, points: 0.0, home: 0.0 }
    }
}

/// The share of the tiles left that fit the worst hole beside a street or market.
fn hole_fit(game: &City, fits: &Fits, region: RegionId, seen: &[u8; TILES]) -> f32 {
    let state = game.state();
    let table = state.table();
    let mut worst = 1.0_f32;
    for part in table.regions.ring(Regions::<Sums, PARTS>::some_part(region)) {
        let id = table.tile_of(part);
        let tile = table.board.tile(id);
        for side in Side::ALL {
            let cell = tile.pose.cell.step(side);
            if game.middle(id, side) == part
                && !is_seen(seen, id, side)
                && !state.is_walled(id, side)
                && table.board.at(cell).is_none()
            {
                let refused = table.board.refused(cell);
                worst = worst.min(refused.map_or(0.0, |refused| fits.share(refused)));
            }
        }
    }
    worst
}

const fn is_seen(seen: &[u8; TILES], tile: TileId, side: Side) -> bool {
    seen[tile.index()] >> side.index() & 1 == 1
}
