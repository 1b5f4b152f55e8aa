//! Features with the figures in them, for judging positions of the classic game.

use remparts_engine::classic::feature::Sums;
use remparts_engine::classic::state::PARTS;
use remparts_engine::classic::{Classic, FigureKind};
use remparts_engine::kernel::face::NO_PART;
use remparts_engine::kernel::figures::SLOTS;
use remparts_engine::kernel::game::Game as _;
use remparts_engine::kernel::geometry::{Cell, Side};
use remparts_engine::kernel::majority::Strength;
use remparts_engine::kernel::regions::{PartId, RegionId, RegionSet, Regions};
use remparts_engine::kernel::seat::{MAX_SEATS, Seat};

/// A feature with figures in it.
#[derive(Clone, Copy)]
pub(super) struct Held {
    pub(super) region: RegionId,
    pub(super) strength: Strength,
    /// Number of figures of each seat.
    pub(super) figures: [u8; MAX_SEATS],
}

impl Held {
    /// The seats with figures in it, as bits.
    pub(super) fn seats(&self) -> u8 {
        let present = self.figures.iter().enumerate().filter(|(_, figures)| **figures > 0);
        present.fold(0, |bits, (seat, _)| bits | 1 << seat)
    }
}

/// All features with figures in them.
pub(super) struct Features {
    len: usize,
    held: [Held; SLOTS * MAX_SEATS],
}

impl Features {
    pub(super) fn of(game: &Classic) -> Self {
        let nobody =
            Held { region: RegionId(0), strength: Strength::default(), figures: [0; MAX_SEATS] };
        let mut features = Self { len: 0, held: [nobody; SLOTS * MAX_SEATS] };
        let state = game.state();
        for seat in Seat::first(game.seats()) {
            for (figure, place) in state.figures().of_seat(seat) {
                let region = state.table().regions.region(PartId(place));
                let known = features.iter().position(|held| held.region == region);
                let at = known.unwrap_or_else(|| {
                    features.held[features.len].region = region;
                    features.len += 1;
                    features.len - 1
                });
                let held = &mut features.held[at];
                held.strength.add(seat, FigureKind::of_slot(figure.slot).strength());
                held.figures[seat.index()] += 1;
            }
        }
        features
    }

    pub(super) fn iter(&self) -> std::slice::Iter<'_, Held> {
        self.held[..self.len].iter()
    }
}

/// The sums of a region.
#[inline]
pub(super) fn sums(game: &Classic, region: RegionId) -> &Sums {
    game.state().table().regions.tally(region)
}

/// Calls back with each city at a field, once.
pub(super) fn each_city(game: &Classic, field: RegionId, mut found: impl FnMut(RegionId, &Sums)) {
    let table = game.state().table();
    let mut seen = RegionSet::<{ PARTS.div_ceil(64) }>::EMPTY;
    for part in table.regions.ring(Regions::<Sums, PARTS>::some_part(field)) {
        let tile = table.board.tile(table.tile_of(part));
        let printed = &game.rules().face(tile.face).parts[usize::from(part.0 - tile.first.0)];
        let mut touches = printed.touches;
        while touches != 0 {
            let city = PartId(tile.first.0 + touches.trailing_zeros() as u16);
            touches &= touches - 1;
            let region = table.regions.region(city);
            if seen.insert(region) {
                found(region, table.regions.tally(region));
            }
        }
    }
}

/// Number of complete cities at a field.
pub(super) fn complete_cities(game: &Classic, field: RegionId) -> u32 {
    let mut complete = 0;
    each_city(game, field, |_, city| complete += u32::from(city.is_closed()));
    complete
}

/// What each complete city brings a field (FARM-4, FARM-7).
pub(super) fn city_at_field(game: &Classic) -> f64 {
    use remparts_engine::classic::Farmers;
    match game.rules().setup.farmers {
        Farmers::Off => 0.0,
        Farmers::Field3 => 3.0,
        Farmers::City4 => 4.0,
    }
}

/// Own value minus that of the best other.
pub(super) fn lead(values: &[f64; MAX_SEATS], seats: usize, seat: Seat) -> f64 {
    let others = (0..seats).filter(|other| *other != seat.index());
    values[seat.index()] - others.map(|other| values[other]).fold(f64::NEG_INFINITY, f64::max)
}

/// The road or city that comes into a cell from the tile across one of its sides.
pub(super) fn facing(game: &Classic, cell: Cell, side: Side) -> Option<RegionId> {
    let table = game.state().table();
    let tile = table.board.tile(table.board.neighbor(cell, side)?);
    let ports = &game.rules().face(tile.face).turned[tile.pose.rotation.index()].ports;
    let local = ports[side.opposite().index()][1];
    (local != NO_PART).then(|| table.regions.region(PartId(tile.first.0 + u16::from(local))))
}
