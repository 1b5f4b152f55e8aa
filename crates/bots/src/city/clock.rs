//! Estimates of how long the game will last.

use super::weights::CityWeights;
use remparts_engine::city::City;
use remparts_engine::city::rules::{LAST_SIDES, Pile};
use remparts_engine::city::state::Step;
use remparts_engine::kernel::game::Game as _;
use remparts_engine::kernel::seat::{MAX_SEATS, Seat};

/// What is expected to happen until the end.
#[derive(Clone, Copy, Debug)]
pub(super) struct Clock {
    /// Tiles that will be laid.
    pub(super) tiles: f32,
    /// Wall phases, without the running one.
    pub(super) phases: f32,
    /// Walls that each seat could put a guard on.
    pub(super) chances: f32,
    /// Walls of the next phase.
    pub(super) walls: f32,
    /// Turns to come, for each seat.
    pub(super) turns: [f32; MAX_SEATS],
    /// Seats from the one to move next.
    pub(super) order: [u8; MAX_SEATS],
}

impl Clock {
    /// Estimates the rest of a game with this many open sides of the outer rim.
    pub(super) fn of(game: &City, sides: u16, weights: &CityWeights) -> Self {
        let (rules, turn) = (game.rules(), game.state().turn());
        let seats = game.seats();
        let [first, second, third] = game.piles_left().map(f32::from);
        let in_hand = if turn.step == Step::Tile { 1.0 } else { 0.0 };
        let running = f32::from(turn.pieces);
        let mut stock = (f32::from(game.state().run().walls_left()) - running).max(0.0);
        let mut sides = (f32::from(sides) - LAST_SIDES as f32 - running).max(0.0);
        let mut clock = Self {
            tiles: in_hand + first,
            phases: 0.0,
            chances: running / seats as f32,
            walls: 0.0,
            turns: [0.0; MAX_SEATS],
            order: [0; MAX_SEATS],
        };
        sides += clock.tiles * weights.rim_growth;
        for (pile, left) in [(Pile::Second, second), (Pile::Third, third)] {
            let pieces = f32::from(rules.pieces(pile) * rules.setup.players);
            let built = weights.scoring * pieces;
            let nearer = (built - weights.rim_growth).max(0.01);
            let tiles = left.min(sides / nearer).min(stock / built);
            let phases = tiles * weights.scoring;
            clock.tiles += tiles;
            clock.phases += phases;
            let guards = if rules.guards_wait(pile) { 1.0 } else { pieces / seats as f32 };
            clock.chances += phases * guards;
            if clock.walls == 0.0 && tiles > 0.0 {
                clock.walls = pieces;
            }
            sides -= tiles * nearer;
            stock -= tiles * built;
        }
        let next = match turn.step {
            Step::First | Step::Draw | Step::Tile => turn.seat.0,
            _ => turn.seat.0 + 1,
        };
        let middle = (seats - 1) as f32 / 2.0;
        for place in 0..seats {
            let seat = (next + place as u8) % seats as u8;
            clock.order[place] = seat;
            let turns = (clock.tiles + middle - place as f32) / seats as f32;
            clock.turns[usize::from(seat)] = turns.max(0.0);
        }
        clock
    }

    /// The share of what can happen to this many sides that will happen in time.
    pub(super) fn ripe(&self, sides: u8, weights: &CityWeights) -> f32 {
        self.tiles / (self.tiles + (weights.finish_time * f32::from(sides)).max(0.1))
    }

    /// The seats in the order of their next turns.
    pub(super) fn order(&self, seats: usize) -> impl Iterator<Item = Seat> + '_ {
        self.order[..seats].iter().map(|seat| Seat(*seat))
    }
}
