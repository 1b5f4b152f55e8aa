//! The course of a turn.

use crate::city::actions::Action;
use crate::city::state::{State, Step};
use crate::state::take;

/// One answer of chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Answer {
    First(usize),
    Draw(usize),
}

impl State {
    /// All answers chance can give; each tile counts for itself.
    pub(crate) fn answers(&self) -> Vec<Answer> {
        match self.step {
            Step::First => (0..self.options.seats).map(Answer::First).collect(),
            Step::Draw => self.bag.iter().copied().map(Answer::Draw).collect(),
            _ => Vec::new(),
        }
    }

    /// An answer as text.
    pub(crate) fn answer_name(&self, answer: Answer) -> String {
        match answer {
            Answer::First(seat) => format!("first {}", seat + 1),
            Answer::Draw(kind) => format!("draw {}", self.board.kinds[kind].name),
        }
    }

    /// Carries out an answer of chance.
    pub(crate) fn answer(&mut self, answer: Answer) {
        match answer {
            Answer::First(seat) => {
                self.seat = seat;
                self.step = Step::Draw;
            }
            Answer::Draw(kind) => self.draw(kind),
        }
    }

    /// A tile that fits nowhere leaves the game, and the player draws again.
    fn draw(&mut self, kind: usize) {
        take(&mut self.bag, kind);
        if self.fits(kind) {
            self.hand = Some(kind);
            self.step = Step::Place;
            return;
        }
        self.boxed.push(kind);
        if self.bag.is_empty() {
            self.finish();
        }
    }

    /// Carries out an action of the player who must speak.
    pub(crate) fn act(&mut self, action: Action) {
        match (action, self.step) {
            (Action::Place(kind, cell, turns), _) => {
                self.hand = None;
                self.board.lay(kind, cell, turns);
                self.laid = Some(cell);
                self.step = Step::Follower;
            }
            (Action::Put(spot), _) => {
                self.followers[self.seat] -= 1;
                self.standing.push((self.seat, spot));
                self.score_tile();
            }
            (Action::Gate(side), _) => self.build_gate(side),
            (Action::Wall(side), _) => self.build_wall(side),
            (Action::Guard(wall), Step::Guard(seat, _)) => {
                self.put_guard(seat, wall);
                self.after_guard();
            }
            (Action::Tower(end), _) => {
                self.set_tower(end);
                self.end_turn();
            }
            (Action::Pass, Step::Follower) => self.score_tile(),
            (Action::Pass, Step::Guard(..)) => self.after_guard(),
            (Action::Pass, Step::Tower) => self.end_turn(),
            (action, step) => unreachable!("{action:?} is not listed in {step:?}"),
        }
    }

    /// Scores what the tile finished; from the second pile on that starts a
    /// wall phase.
    fn score_tile(&mut self) {
        let scored = self.score_finished();
        if scored && self.pile() > 1 {
            self.begin_walls();
        } else {
            self.end_turn();
        }
    }

    /// The game is over, or the next player draws.
    pub(crate) fn end_turn(&mut self) {
        let walled = self.gate.is_some() && (self.walls_left == 0 || self.open_sides() <= 5);
        if walled || self.bag.is_empty() {
            self.finish();
        } else {
            self.seat = (self.seat + 1) % self.options.seats;
            self.step = Step::Draw;
        }
    }
}
