//! A second reading of *The City*, as slow and plain as the one of the base
//! game: features, the rim of the town and the cells beyond the wall are
//! searched each time somebody asks.
//!
//! The conversation is the same: ask [`Oracle::waiting`] who must speak, look
//! at [`Oracle::legal`] or [`Oracle::chances`], and [`Oracle::play`] a line.

mod actions;
pub(crate) mod board;
mod feature;
pub(crate) mod rim;
mod scoring;
pub(crate) mod state;
pub(crate) mod tiles;
mod turn;
mod walls;

use std::collections::{BTreeMap, BTreeSet};

use crate::Waiting;
use crate::board::cell_name;
use rim::side_name;
use state::{State, Step};

/// Everything that is decided before the first tile is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    /// Number of players, 2 to 4.
    pub seats: usize,
    /// With tiles of the third pile, too, every wall may get its guard when it
    /// is built; otherwise only each player's last wall of the phase may.
    pub guard_each_wall: bool,
    /// Tiles of the three piles.
    pub piles: [usize; 3],
    /// Walls in the box, for everybody.
    pub walls: u32,
    /// The first player, counted from 0; `None` lets chance decide.
    pub first: Option<usize>,
}

impl Options {
    /// The game of the rule book.
    #[must_use]
    pub fn book(seats: usize) -> Options {
        Options { seats, guard_each_wall: false, piles: [30, 25, 20], walls: 70, first: None }
    }
}

/// A game in progress.
#[derive(Clone, Debug)]
pub struct Oracle {
    pub(crate) state: State,
}

impl Oracle {
    /// Sets up a game.
    ///
    /// # Panics
    ///
    /// If there are not 2 to 4 seats, or the first player has no seat.
    #[must_use]
    pub fn new(options: Options) -> Oracle {
        Oracle { state: State::set_up(options) }
    }

    /// Who must speak next.
    #[must_use]
    pub fn waiting(&self) -> Waiting {
        match self.state.step {
            Step::First | Step::Draw => Waiting::Chance,
            Step::Place | Step::Follower | Step::Tower => Waiting::Seat(self.state.seat),
            Step::Build => Waiting::Seat(self.state.builder()),
            Step::Guard(seat, _) => Waiting::Seat(seat),
            Step::Over => Waiting::Over,
        }
    }

    /// Every action open to the player who must speak; empty if none must.
    #[must_use]
    pub fn legal(&self) -> BTreeSet<String> {
        let actions = self.state.actions().into_iter();
        actions.map(|action| self.state.name(action)).collect()
    }

    /// Every answer chance can give, with its weight; empty if chance is not
    /// asked.
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
        Err(format!("`{text}` cannot be played now ({:?})", state.step))
    }

    /// Points booked so far, by seat.
    #[must_use]
    pub fn scores(&self) -> Vec<i64> {
        self.state.scores.clone()
    }

    /// What a player has not on the board: followers, towers.
    #[must_use]
    pub fn supply(&self, seat: usize) -> (u32, u32) {
        (self.state.followers[seat], self.state.spare_towers[seat])
    }

    /// Every follower on the board, as `1 follower 0,1 market-NE` or
    /// `2 guard 3,-1 N` (seats from 1), with how many of it there are.
    #[must_use]
    pub fn figures(&self) -> BTreeMap<String, u32> {
        let mut counts = BTreeMap::new();
        for &(seat, spot) in &self.state.standing {
            let cell = cell_name(spot.0);
            let text = format!("{} follower {cell} {}", seat + 1, self.state.board.spot_name(spot));
            *counts.entry(text).or_default() += 1;
        }
        for &(seat, wall) in &self.state.guards {
            let text = format!("{} guard {}", seat + 1, side_name(wall));
            *counts.entry(text).or_default() += 1;
        }
        counts
    }

    /// The scores if the game ended now: rim closed and final scoring done on
    /// a copy. What the tile of a running turn finished counts as finished.
    #[must_use]
    pub fn projected(&self) -> Vec<i64> {
        let mut copy = self.state.clone();
        // A finished game has all this in its scores.
        if copy.step != Step::Over {
            copy.finish();
        }
        copy.scores
    }

    /// Gate and walls from the counterclockwise to the clockwise end, as
    /// `wall 0,1 N` and `gate 1,1 E`. What closes the rim after the end of the
    /// game is not among them.
    #[must_use]
    pub fn run(&self) -> Vec<String> {
        let run = self.state.run.iter();
        run.map(|&side| {
            let piece = if self.state.gate == Some(side) { "gate" } else { "wall" };
            format!("{piece} {}", side_name(side))
        })
        .collect()
    }

    /// Every tower, as `1 0,1 N`: its seat (from 1) and the wall at whose end
    /// it was set.
    #[must_use]
    pub fn towers(&self) -> BTreeSet<String> {
        let towers = self.state.towers.iter();
        towers.map(|&(seat, wall)| format!("{} {}", seat + 1, side_name(wall))).collect()
    }

    /// Sides of the outer rim without gate or wall; `None` before the gate.
    #[must_use]
    pub fn open_sides(&self) -> Option<usize> {
        self.state.gate.map(|_| self.state.open_sides())
    }

    /// Walls nobody has built yet.
    #[must_use]
    pub fn walls_left(&self) -> u32 {
        self.state.walls_left
    }
}
