//! A slow second reading of the rule books, for tests only.
//!
//! Nothing here is kept up to date step by step: features are flood-filled
//! and legal lists are searched each time somebody asks. Speed is the
//! engine's business; this crate only has to be plainly right, so that the
//! two can be compared move by move. Rule IDs refer to the rules digest.
//!
//! A game is a conversation in text: ask [`Oracle::waiting`] who must speak,
//! look at [`Oracle::legal`] or [`Oracle::chances`], and [`Oracle::play`] one
//! of the lines listed there.

mod board;
pub mod city;
mod feature;
mod gifts;
mod legal;
mod options;
mod placement;
mod scoring;
mod state;
#[cfg(test)]
mod tests;
mod tiles;
mod turn;

use std::collections::{BTreeMap, BTreeSet};

pub use options::{Farmers, Options, River, RiverBends};

use state::{Phase, State};

/// Who must speak next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Waiting {
    /// The player on this seat (counted from 0) must choose an action.
    Seat(usize),
    /// Chance must answer: the first player, a tile, or a gift card.
    Chance,
    /// The game is over and final scoring is done.
    Over,
}

/// A game in progress.
#[derive(Clone, Debug)]
pub struct Oracle {
    state: State,
}

impl Oracle {
    /// Sets up a game.
    ///
    /// # Panics
    ///
    /// If there are not 2 to 6 seats, or the first player has no seat.
    #[must_use]
    pub fn new(options: Options) -> Oracle {
        let state = State::set_up(options);
        Oracle { state }
    }

    /// Who must speak next.
    #[must_use]
    pub fn waiting(&self) -> Waiting {
        match self.state.phase {
            Phase::First | Phase::Draw | Phase::DrawSecond | Phase::Gift => Waiting::Chance,
            Phase::Place | Phase::Arrow | Phase::Meeple => Waiting::Seat(self.state.seat),
            Phase::Over => Waiting::Over,
        }
    }

    /// Every action open to the player who must speak; empty if none must.
    #[must_use]
    pub fn legal(&self) -> BTreeSet<String> {
        let actions = self.state.actions().into_iter();
        actions.map(|action| self.state.name(action)).collect()
    }

    /// Every answer chance can give, with the number of pieces or cards behind
    /// it; empty if chance is not asked.
    #[must_use]
    pub fn chances(&self) -> BTreeMap<String, u32> {
        let mut weights = BTreeMap::new();
        for answer in self.state.answers() {
            *weights.entry(self.state.answer_name(answer)).or_default() += 1;
        }
        weights
    }

    /// Plays one action or one answer, written exactly as it is listed.
    ///
    /// # Errors
    ///
    /// Anything not listed right now; then nothing changes.
    pub fn play(&mut self, text: &str) -> Result<(), String> {
        let state = &mut self.state;
        let mut actions = state.actions().into_iter();
        if let Some(action) = actions.find(|&a| state.name(a) == text) {
            state.act(action);
            return Ok(());
        }
        let mut answers = state.answers().into_iter();
        if let Some(answer) = answers.find(|&a| state.answer_name(a) == text) {
            state.answer(answer);
            return Ok(());
        }
        Err(format!("`{text}` cannot be played now ({:?})", state.phase))
    }

    /// Points booked so far, by seat.
    #[must_use]
    pub fn scores(&self) -> Vec<i64> {
        self.state.scores.clone()
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
        let mut counts = BTreeMap::new();
        for standing in &self.state.figures {
            let text = format!(
                "{} {} {} {}",
                standing.seat + 1,
                standing.figure.name(),
                board::cell_name(standing.spot.0),
                self.state.board.spot_name(standing.spot),
            );
            *counts.entry(text).or_default() += 1;
        }
        counts
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
