//! The expected points of one feature for its leaders.

use super::judge::ClassicJudge;
use super::odds::{demand, turned};
use remparts_engine::classic::feature::Sums;
use remparts_engine::classic::state::PARTS;
use remparts_engine::classic::{Classic, Farmers, FeatureKind};
use remparts_engine::kernel::geometry::Side;
use remparts_engine::kernel::regions::{PartId, RegionId, RegionSet, Regions};

/// Open cells looked at in one feature; the rest of a larger one would not change the answer.
pub(super) const HOLES: usize = 16;

/// What a feature is expected to bring each of its leaders.
#[derive(Clone, Copy, Debug)]
pub(super) struct Promise {
    /// Points if the game ended now.
    pub(super) now: f32,
    /// What completing it adds, times the chance.
    pub(super) completion: f32,
    /// What open ends add.
    pub(super) growth: f32,
    /// Chance that it is completed.
    pub(super) chance: f32,
    /// The open cells that it waits for.
    pub(super) holes: Holes,
}

/// Open cells of a feature.
#[derive(Clone, Copy, Debug)]
pub(super) struct Holes {
    len: u8,
    cells: [u16; HOLES],
    /// Its demand, and by which side the feature comes in.
    demands: [(u16, Side); HOLES],
    chances: [f32; HOLES],
}

/// An open cell of a feature, with what a tile there must show.
#[derive(Clone, Copy, Debug)]
pub(super) struct Hole {
    pub(super) cell: u16,
    pub(super) demand: u16,
    pub(super) side: Side,
}

impl Holes {
    const NONE: Self =
        Self { len: 0, cells: [0; HOLES], demands: [(0, Side::N); HOLES], chances: [0.0; HOLES] };

    /// The cells, packed as numbers.
    #[inline]
    pub(super) fn cells(&self) -> &[u16] {
        &self.cells[..usize::from(self.len)]
    }

    #[inline]
    fn chances(&self) -> &[f32] {
        &self.chances[..usize::from(self.len)]
    }

    /// All holes with what is known of each.
    #[inline]
    pub(super) fn iter(&self) -> impl Iterator<Item = Hole> + '_ {
        let cells = self.cells().iter().zip(&self.demands);
        cells.map(|(cell, (demand, side))| Hole { cell: *cell, demand: *demand, side: *side })
    }

    #[inline]
    fn add(&mut self, hole: Hole, chance: f32) {
        let len = usize::from(self.len);
        if len < HOLES && !self.cells().contains(&hole.cell) {
            self.cells[len] = hole.cell;
            self.demands[len] = (hole.demand, hole.side);
            self.chances[len] = chance;
            self.len += 1;
        }
    }

    #[inline]
    fn count(&self) -> f32 {
        f32::from(self.len)
    }
}

impl Promise {
    /// The sum of all expected points.
    #[inline]
    pub(super) fn total(&self) -> f32 {
        self.now + self.completion + self.growth
    }

    /// A promise of points that are certain already.
    #[inline]
    fn sure(points: f32) -> Self {
        Self { now: points, completion: 0.0, growth: 0.0, chance: 0.0, holes: Holes::NONE }
    }
}

impl ClassicJudge {
    /// The expected points of a road, city, abbey or garden while it is open.
    #[inline]
    pub(super) fn promise(&self, game: &Classic, region: RegionId, sums: &Sums) -> Promise {
        match sums.kind {
            FeatureKind::Field => Promise::sure(self.field(game, region)),
            FeatureKind::Abbey | FeatureKind::Garden => self.shrine(game, region, sums),
            FeatureKind::Road | FeatureKind::City => self.way(game, region, sums),
        }
    }

    /// The promise of a road or city, from the chances of its open cells.
    fn way(&self, game: &Classic, region: RegionId, sums: &Sums) -> Promise {
        let (table, rules) = (game.state().table(), game.rules());
        let mut holes = Holes::NONE;
        let mut left = sums.open;
        for part in table.regions.ring(Regions::<Sums, PARTS>::some_part(region)) {
            let tile = table.board.tile(table.tile_of(part));
            let printed = &rules.face(tile.face).parts[usize::from(part.0 - tile.first.0)];
            let mut sides = turned(printed.sides, tile.pose.rotation);
            while sides != 0 {
                let side = Side::ALL[sides.trailing_zeros() as usize];
                sides &= sides - 1;
                let cell = tile.pose.cell.step(side);
                if let Some(refused) = table.board.refused(cell) {
                    left -= 1;
                    let (demand, side) = (demand(refused), side.opposite());
                    let closing = self.odds.closing(demand, side);
                    let other = self.odds.fitting(demand) - closing;
                    let chance =
                        self.rates.filled(sums.kind, closing, other) * self.rates.unspoilt(refused);
                    let hole = Hole { cell: cell.packed(), demand: demand as u16, side };
                    holes.add(hole, chance);
                }
            }
            if left == 0 {
                break;
            }
        }
        let chance = holes.chances().iter().product();
        let now = rules.worth(sums, false).points() as f32;
        let grown = Sums { tiles: sums.tiles + holes.len, ..*sums };
        let full = rules.worth(&grown, true).points() as f32;
        let (belief, growth) = if sums.kind == FeatureKind::City {
            (self.weights.city, self.weights.city_growth)
        } else {
            (self.weights.road, self.weights.road_growth)
        };
        let each = f32::from(rules.worth(sums, false).each);
        let alive: f32 = holes.chances().iter().sum();
        Promise {
            now,
            completion: belief * chance * (full - now),
            growth: growth * each * (1.0 - chance) * alive,
            chance,
            holes,
        }
    }

    /// The promise of an abbey or garden: every cell around counts, whoever fills it.
    fn shrine(&self, game: &Classic, region: RegionId, sums: &Sums) -> Promise {
        let table = game.state().table();
        let part = Regions::<Sums, PARTS>::some_part(region);
        let cell = table.board.tile(table.tile_of(part)).pose.cell;
        let (mut chance, mut more) = (1.0, 0.0);
        for cell in cell.around() {
            if table.board.at(cell).is_none() {
                let demand = table.board.refused(cell).map_or(0, demand);
                let filled = self.rates.around(self.odds.fitting(demand));
                chance *= filled;
                more += filled;
            }
        }
        let now = f32::from(sums.tiles);
        Promise { now, completion: more, growth: 0.0, chance, holes: Holes::NONE }
    }

    /// The promise of a field, which pays for cities that are complete, and for those that will be.
    fn field(&self, game: &Classic, field: RegionId) -> f32 {
        let (table, rules) = (game.state().table(), game.rules());
        let mut seen = RegionSet::<{ PARTS.div_ceil(64) }>::EMPTY;
        let mut cities = 0.0;
        for part in table.regions.ring(Regions::<Sums, PARTS>::some_part(field)) {
            let tile = table.board.tile(table.tile_of(part));
            let printed = &rules.face(tile.face).parts[usize::from(part.0 - tile.first.0)];
            let mut touches = printed.touches;
            while touches != 0 {
                let city = tile.first.0 + touches.trailing_zeros() as u16;
                touches &= touches - 1;
                let region = table.regions.region(PartId(city));
                if seen.insert(region) {
                    cities += self.rates.city(table.regions.tally(region).open);
                }
            }
        }
        let each = match rules.setup.farmers {
            Farmers::Off => 0.0,
            Farmers::Field3 => 3.0,
            Farmers::City4 => 4.0,
        };
        let open = f32::from(table.regions.tally(field).open.min(30));
        each * cities + self.weights.field_growth * self.phase * open
    }

    /// The expected loss of a road or city that one figure holds to others who come in.
    #[inline]
    pub(super) fn risk(&self, kind: FeatureKind, promise: &Promise) -> f32 {
        let each = match kind {
            FeatureKind::City => self.weights.contest,
            _ => self.weights.road_contest,
        };
        each * self.phase * promise.holes.count() * promise.total()
    }
}
