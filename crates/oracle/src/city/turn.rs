//! The course of a turn, step by step.

use crate::city::actions::Action;
use crate::city::state::{State, Step};
use crate::shared::conversation::{Course, Waiting};
use crate::shared::take;

/// One answer of chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Answer {
    First(usize),
    Draw(usize),
}

impl Course for State {
    type Answer = Answer;
    type Step = Step;

    fn step(&self) -> Step {
        self.step
    }

    fn waiting(&self) -> Waiting {
        match self.step {
            Step::First | Step::Draw => Waiting::Chance,
            Step::Place | Step::Follower | Step::Tower => Waiting::Seat(self.seat),
            Step::Build => Waiting::Seat(self.builder()),
            Step::Guard(seat, _) => Waiting::Seat(seat),
            Step::Over => Waiting::Over,
        }
    }

    fn scores(&self) -> &[i64] {
        &self.scores
    }

    fn answers(&self) -> Vec<Answer> {
        match self.step {
            Step::First => (0..self.options.seats).map(Answer::First).collect(),
            Step::Draw => self.bag.iter().copied().map(Answer::Draw).collect(),
            _ => Vec::new(),
        }
    }

    fn answer_name(&self, answer: Answer) -> String {
        match answer {
            Answer::First(seat) => format!("first {}", seat + 1),
            Answer::Draw(kind) => format!("draw {}", self.board.kinds[kind].name),
        }
    }

    fn answer(&mut self, answer: Answer) {
        match answer {
            Answer::First(seat) => {
                self.seat = seat;
                self.step = Step::Draw;
            }
            Answer::Draw(kind) => self.draw(kind),
        }
    }

    fn act(&mut self, action: Action) {
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
}

impl State {
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
            self.came_home.clear();
            self.seat = (self.seat + 1) % self.options.seats;
            self.step = Step::Draw;
        }
    }
}
