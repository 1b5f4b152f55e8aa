//! The reward at the end of a playout.

use crate::ahead::margin;
use remparts_engine::kernel::game::Game;
use remparts_engine::kernel::seat::{MAX_SEATS, Seat};

/// How a finished game becomes a reward for each seat.
#[derive(Clone, Copy, Debug)]
pub(super) enum Reward {
    /// The lead over the best other in points, squashed by tanh: leads far beyond this many points
    /// hardly count more.
    Lead(f64),
    /// The share of all points.
    Share,
}

impl Reward {
    /// The reward of each seat in a game that is over.
    pub(super) fn of<G: Game>(self, game: &G) -> [f64; MAX_SEATS] {
        let seats = game.seats();
        let mut points = [0; MAX_SEATS];
        points[..seats].copy_from_slice(game.scores());
        let mut rewards = [0.0; MAX_SEATS];
        match self {
            Self::Lead(scale) => {
                for seat in Seat::first(seats) {
                    let lead = f64::from(margin(&points, seats, seat));
                    rewards[seat.index()] = (lead / scale).tanh();
                }
            }
            Self::Share => {
                let all = f64::from(points.iter().sum::<i32>().max(1));
                for seat in 0..seats {
                    rewards[seat] = f64::from(points[seat]) / all;
                }
            }
        }
        rewards
    }
}
