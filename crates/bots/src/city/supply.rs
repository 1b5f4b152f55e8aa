//! The worth of followers and towers in the supply.

use super::clock::Clock;
use super::survey::{ROW_POINTS, Survey};
use super::weights::CityWeights;
use remparts_engine::city::City;
use remparts_engine::city::rules::{FOLLOWERS, Pile};
use remparts_engine::city::state::Step;
use remparts_engine::kernel::game::Game as _;
use remparts_engine::kernel::rim::Way;
use remparts_engine::kernel::seat::{MAX_SEATS, Seat};

/// The worth of a number of followers in the supply.
#[derive(Clone, Copy, Debug)]
pub(super) struct Followers {
    /// Points of the best guards, one after the other, all added up.
    guards: [f32; FOLLOWERS as usize + 1],
    /// Points for ten turns of using them on tiles, added up.
    uses: [f32; FOLLOWERS as usize + 1],
}

impl Followers {
    /// Estimates what guards could see.
    pub(super) fn of(survey: &Survey, clock: &Clock, weights: &CityWeights) -> Self {
        let mut worth = Self { guards: [0.0; 8], uses: [0.0; 8] };
        let rows: u16 = survey.rows.iter().map(|sides| u16::from(*sides)).sum();
        let chances = clock.chances * weights.guard_choice;
        let mut use_of = weights.first_follower;
        // The rows from the best down, and how many of them are at least as good.
        let (mut points, mut passed) = (ROW_POINTS, 0.0);
        for number in 1..=usize::from(FOLLOWERS) {
            // With so many chances to come, the best follower gets the best of the rows in sight
            // and the others an even share of them.
            let rank = (number as f32 - 0.5) / chances.max(0.01) * f32::from(rows);
            while points > 0 && passed <= rank {
                points -= 1;
                passed += f32::from(survey.rows[points]);
            }
            let left = (chances + 1.0 - number as f32).clamp(0.0, 1.0);
            let row = weights.guard_worth * left * points as f32;
            worth.guards[number] = worth.guards[number - 1] + row;
            worth.uses[number] = worth.uses[number - 1] + use_of;
            use_of *= weights.next_follower;
        }
        worth
    }

    /// The worth of this many followers to a seat with this many turns to come.
    #[inline]
    pub(super) fn worth(&self, followers: f32, turns: f32) -> f32 {
        let of = |number: usize| self.guards[number] + self.uses[number] * turns / 10.0;
        let whole = (followers as usize).min(usize::from(FOLLOWERS) - 1);
        let part = followers - whole as f32;
        of(whole) + (of(whole + 1) - of(whole)) * part
    }
}

/// Rounds of turns within which somebody will have scored.
const ROUNDS: usize = 3;

/// Points that towers are expected to bring each seat.
pub(super) fn towers(
    game: &City,
    scores_now: bool,
    clock: &Clock,
    weights: &CityWeights,
) -> [f32; MAX_SEATS] {
    let mut worth = [0.0; MAX_SEATS];
    let (seats, turn, run) = (game.seats(), game.state().turn(), game.state().run());
    let mut since = Way::BOTH.map(|way| f32::from(run.since(way)));
    since.sort_by(f32::total_cmp);
    let [mut shorter, mut longer] = since;
    let building = match turn.step {
        Step::Gate | Step::Wall | Step::Guard | Step::Tower => Some(turn.pieces),
        Step::Follower if scores_now && game.pile() != Pile::First => {
            Some(game.rules().pieces(game.pile()) * game.rules().setup.players)
        }
        _ => None,
    };
    let mut left = [0.0; MAX_SEATS];
    for seat in Seat::first(seats) {
        left[seat.index()] = f32::from(run.towers_left(seat));
    }
    if let Some(pieces) = building {
        let before = weights.tower_walls * f32::from(pieces);
        if left[turn.seat.index()] >= 1.0 {
            worth[turn.seat.index()] += longer + before;
            left[turn.seat.index()] -= 1.0;
            longer = 0.0;
        } else {
            longer += before;
        }
        shorter += f32::from(pieces) - before;
        longer = longer.max(shorter);
    }
    // The longer end goes to whoever scores next, most likely the next to move.
    let mut chance = weights.scoring * clock.phases.min(1.0);
    for _ in 0..ROUNDS {
        for seat in clock.order(seats) {
            if left[seat.index()] >= 1.0 {
                worth[seat.index()] += chance * longer;
            }
            chance *= 1.0 - weights.scoring;
        }
    }
    // Later towers: as many as there are phases, as long as the supply lasts.
    let phases = clock.phases / seats as f32;
    for seat in Seat::first(seats) {
        let supply = left[seat.index()];
        let most = (supply * supply + phases * phases).sqrt().max(0.01);
        let walls = clock.walls * weights.tower_walls * weights.tower_supply;
        worth[seat.index()] += walls * supply * phases / most;
    }
    worth
}
