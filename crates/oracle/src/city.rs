//! A second implementation of *The City*, as slow and plain as the one of the base game: features,
//! the rim of the town and the cells beyond the wall are flood-filled or searched each time
//! somebody asks.
//!
//! It is talked to through the same [`Conversation`](crate::Conversation).

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

use crate::shared::conversation::{Keeper, counted};
use crate::shared::geometry::cell_name;
use rim::side_name;
use state::{State, Step};

/// Everything that is decided before the first tile is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    /// Number of players, two to four.
    pub seats: usize,
    /// With tiles of the third pile, too, every wall may get its guard when it
    /// is built; otherwise only each player's last wall of the phase may.
    pub guard_each_wall: bool,
    /// Gate and walls bar every empty cell they look at, however far away;
    /// otherwise only the cell right before them (RUL-TC-BEYOND-1).
    pub far_sight: bool,
    /// Who came home may be a guard in the same turn; otherwise not before the
    /// next one (RUL-TC-SCORE-4).
    pub freed_at_once: bool,
    /// The wall in the last gap goes to the clockwise end; otherwise to the one
    /// that pays a tower better (RUL-TC-WALL-3).
    pub last_gap_clockwise: bool,
    /// Sizes of the three piles.
    pub piles: [usize; 3],
    /// Walls in the box, for everybody.
    pub walls: u32,
    /// The first player, counted from 0; `None` lets chance decide.
    pub first: Option<usize>,
}

impl Options {
    /// The game as the rule book describes it.
    #[must_use]
    pub fn book(seats: usize) -> Options {
        Options {
            seats,
            guard_each_wall: false,
            far_sight: false,
            freed_at_once: false,
            last_gap_clockwise: false,
            piles: [30, 25, 20],
            walls: 70,
            first: None,
        }
    }
}

/// A game in progress.
#[derive(Clone, Debug)]
pub struct Oracle {
    pub(crate) state: State,
}

impl Oracle {
    /// A new game by these options.
    ///
    /// # Panics
    ///
    /// If there are not 2 to 4 seats, or the first player has no seat.
    #[must_use]
    pub fn new(options: Options) -> Oracle {
        Oracle { state: State::set_up(options) }
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
        let state = &self.state;
        let standing = state.standing.iter().map(|&(seat, spot)| {
            let (cell, name) = (cell_name(spot.0), state.board.spot_name(spot));
            format!("{} follower {cell} {name}", seat + 1)
        });
        let guards = state.guards.iter();
        let guards = guards.map(|&(seat, wall)| format!("{} guard {}", seat + 1, side_name(wall)));
        counted(standing.chain(guards))
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

impl Keeper for Oracle {
    type State = State;

    fn state(&self) -> &State {
        &self.state
    }

    fn state_mut(&mut self) -> &mut State {
        &mut self.state
    }
}
