//! Farmers: scored only when the game ends (FARM-3).

use super::event::{Counted, Event, Occasion, RuleId, Term};
use super::feature::{FeatureKind, Sums};
use super::game::Classic;
use super::scoring::{ScoredAs, award, each_occupied, everyone, explain, send_home, standing};
use super::setup::Farmers;
use super::state::{self, PARTS, RegionSet};
use crate::kernel::figures::Crowd;
use crate::kernel::game::Sink;
use crate::kernel::majority::Strength;
use crate::kernel::regions::{PartId, RegionId, Regions};

/// Points of a complete city for the majority of a field (FARM-4).
pub(crate) const FIELD_POINTS: u8 = 3;
/// Points of a complete city for the majority of its farmers (FARM-7).
pub(crate) const CITY_POINTS: u8 = 4;

/// Scores all farmers in the edition's way and sends them home.
pub(crate) fn score(game: &mut Classic, out: &mut impl Sink<Event>) {
    match game.rules.setup.farmers {
        Farmers::Off => {}
        Farmers::Field3 => {
            each_occupied(game, FeatureKind::Field, |game, field| {
                score_field(game, field, out);
            });
        }
        Farmers::City4 => {
            score_cities(game, out);
            // Fields come last, so whoever is left on the board is a farmer.
            let farmers = everyone(game);
            if !farmers.is_empty() {
                out.event(|| Event::FarmersLeft(standing(game, &farmers)));
            }
            each_occupied(game, FeatureKind::Field, |game, field| {
                let farmers = game.state.figures_in(field, game.rules.seats());
                send_home(game, field, &farmers);
            });
        }
    }
}

/// FARM-4 to FARM-6: each complete city at the field pays its majority.
fn score_field(game: &mut Classic, field: RegionId, out: &mut impl Sink<Event>) {
    let mut cities = RegionSet::EMPTY;
    each_complete_city(game, field, |city, _| {
        cities.insert(city);
    });
    let farmers = game.state.figures_in(field, game.rules.seats());
    let strength = state::strength(&farmers);
    let term = Term { what: Counted::Cities, count: cities.len(), each: FIELD_POINTS };
    award(game, &strength, term.points());
    out.event(|| explain(game, field, told("FARM-4"), vec![term], &strength, &farmers));
    send_home(game, field, &farmers);
}

/// FARM-7 to FARM-9: city by city, all farmers on all fields that border it.
fn score_cities(game: &mut Classic, out: &mut impl Sink<Event>) {
    let mut cities: [(RegionId, Strength); PARTS] = [(RegionId(0), Strength::default()); PARTS];
    let mut len = 0;
    let mut seen = RegionSet::EMPTY;
    for (_, place) in game.state.figures.on_board(game.rules.seats()) {
        let field = game.state.region_at(place);
        let is_field = game.state.table.regions.tally(field).kind == FeatureKind::Field;
        if !is_field || !seen.insert(field) {
            continue;
        }
        let farmers = game.state.strength(field, game.rules.seats());
        // RUL-FARM-1: a field counts once for a city however often they touch.
        let mut counted = RegionSet::EMPTY;
        each_complete_city(game, field, |city, _| {
            if counted.insert(city) {
                let known = cities[..len].iter().position(|(known, _)| *known == city);
                let at = known.unwrap_or_else(|| {
                    cities[len].0 = city;
                    len += 1;
                    len - 1
                });
                let sum = cities[at].1.0.iter_mut().zip(farmers.0);
                sum.for_each(|(total, weight)| *total += weight);
            }
        });
    }
    for (city, strength) in &cities[..len] {
        let term = Term { what: Counted::Cities, count: 1, each: CITY_POINTS };
        award(game, strength, term.points());
        out.event(|| explain(game, *city, told("FARM-7"), vec![term], strength, &Crowd::NOBODY));
    }
}

const fn told(rule: RuleId) -> ScoredAs {
    ScoredAs { feature: FeatureKind::Field, occasion: Occasion::Final, rule }
}

/// Calls back with each complete city at a field and its part there, once for each place where they
/// touch.
pub(crate) fn each_complete_city(
    game: &Classic,
    field: RegionId,
    mut found: impl FnMut(RegionId, PartId),
) {
    let state = &game.state;
    for part in state.table.regions.ring(Regions::<Sums, PARTS>::some_part(field)) {
        let tile = state.table.board.tile(state.table.tile_of(part));
        let printed = &game.rules.face(tile.face).parts[usize::from(part.0 - tile.first.0)];
        let mut touches = printed.touches;
        while touches != 0 {
            // Cities come first among the parts of a face, so a city's number is its part's.
            let city = PartId(tile.first.0 + touches.trailing_zeros() as u16);
            touches &= touches - 1;
            let region = state.table.regions.region(city);
            if state.table.regions.tally(region).is_closed() {
                found(region, city);
            }
        }
    }
}
