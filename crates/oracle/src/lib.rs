#![doc = include_str!("../README.md")]

mod board;
pub mod city;
mod feature;
mod gifts;
mod legal;
mod options;
mod placement;
mod scoring;
mod shared;
mod state;
#[cfg(test)]
mod tests;
mod tiles;
mod turn;

use std::collections::BTreeMap;

pub use options::{Farmers, Options, River, RiverBends};
pub use shared::conversation::{Conversation, Waiting};

use shared::conversation::{Keeper, counted};
use shared::geometry::cell_name;
use state::{Phase, State};

/// A game in progress.
#[derive(Clone, Debug)]
pub struct Oracle {
    state: State,
}

impl Oracle {
    /// A new game by these options.
    ///
    /// # Panics
    ///
    /// If there are not 2 to 6 seats, or the first player has no seat.
    #[must_use]
    pub fn new(options: Options) -> Oracle {
        let state = State::set_up(options);
        Oracle { state }
    }

    /// What a player has not on the board: normal meeples, big meeples, abbots.
    #[must_use]
    pub fn supply(&self, seat: usize) -> (u32, u32, u32) {
        let [normal, big, abbot] = self.state.supply[seat];
        (normal, big, abbot)
    }

    /// Everything standing or lying on the board, as `2 meeple 0,1 city-S`
    /// (seats from 1), with how many of it there are.
    #[must_use]
    pub fn figures(&self) -> BTreeMap<String, u32> {
        counted(self.state.figures.iter().map(|standing| {
            format!(
                "{} {} {} {}",
                standing.seat + 1,
                standing.figure.name(),
                cell_name(standing.spot.0),
                self.state.board.spot_name(standing.spot),
            )
        }))
    }

    /// The scores if the game ended now: final scoring on a copy, wrapped
    /// gifts included. In the middle of a turn a feature that is complete but
    /// not scored yet counts with its value as a complete one.
    #[must_use]
    pub fn projected(&self) -> Vec<i64> {
        let mut copy = self.state.clone();
        // Final scoring is already in the scores of a finished game.
        if copy.phase != Phase::Over {
            copy.final_scoring();
        }
        copy.scores
    }
}

impl Keeper for Oracle {
    type State = State;

    fn state(&self) -> &State {
        &self.state
    }

    fn state_mut(&mut self) -> &mut State {
        &mut self.state
    }
}
