//! Rollouts: playing on from a position by a fast policy, to see what becomes of it.

use super::turns::best_of;
use crate::dice::GameDice;
use crate::judge::{Judge as _, Judged, Worth};
use remparts_engine::kernel::game::{Pending, Quiet};
use remparts_engine::kernel::list::List;
use remparts_engine::kernel::playout::Dice as _;
use remparts_engine::kernel::seat::Seat;

/// Placements looked at besides those that touch something begun.
const OTHERS: usize = 3;

/// Scratch memory of rollouts.
pub(super) struct Rollout<G: Judged> {
    /// Most placements looked at in one turn.
    breadth: usize,
    legal: List<G::Action>,
    tried: Vec<G::Action>,
}

impl<G: Judged> Rollout<G> {
    pub(super) const fn new(breadth: usize) -> Self {
        Self { breadth, legal: List::new(), tried: Vec::new() }
    }

    /// Plays on for some turns and returns the worth of the position then. Chance has random
    /// numbers of its own, so that different beginnings can be given the same ones.
    pub(super) fn play(
        &mut self,
        game: &mut G,
        turns: u32,
        judge: &mut G::Judge,
        luck: &mut GameDice,
        dice: &mut GameDice,
    ) -> Worth {
        let mut left = turns;
        loop {
            match game.pending() {
                Pending::Over => break,
                Pending::Chance(_) => {
                    if left == 0 && game.between_turns() {
                        break;
                    }
                    let answer = game.ticket(luck.below(game.tickets()));
                    game.resolve_listed(answer, &mut Quiet);
                }
                Pending::Seat(seat) => {
                    let action = match judge.reflex(game, seat) {
                        Some(action) => action,
                        None => self.choose(game, seat, judge, dice),
                    };
                    if G::lays(action) {
                        left = left.saturating_sub(1);
                    }
                    game.play_listed(action, &mut Quiet);
                }
            }
        }
        judge.count(game);
        judge.worth(game)
    }

    fn choose(
        &mut self,
        game: &G,
        seat: Seat,
        judge: &mut G::Judge,
        dice: &mut GameDice,
    ) -> G::Action {
        game.legal(&mut self.legal);
        if self.legal.len() == 1 {
            return self.legal[0];
        }
        judge.survey(game);
        self.tried.clear();
        if self.legal.len() <= self.breadth {
            self.tried.extend(self.legal.iter());
        } else {
            let begun = self.legal.iter().filter(|action| judge.concerns(**action));
            self.tried.extend(begun);
            // Too many to look at all: a random sample of them.
            while self.tried.len() > self.breadth.saturating_sub(OTHERS) {
                let out = dice.below(self.tried.len() as u32) as usize;
                self.tried.swap_remove(out);
            }
            for _ in 0..OTHERS {
                let other = self.legal[dice.below(self.legal.len() as u32) as usize];
                self.tried.push(other);
            }
        }
        best_of(game, seat, &self.tried, judge).0
    }
}
