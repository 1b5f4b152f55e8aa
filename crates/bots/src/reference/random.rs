//! Random: plays anything legal.

use crate::dice::{self, GameDice};
use crate::player::{Choice, Failure, Limits, Player, chooser};
use remparts_engine::kernel::game::{Game, Sight as _};
use remparts_engine::kernel::list::List;
use remparts_engine::kernel::playout::one_of;

/// Plays uniformly over its legal actions, step by step.
pub(super) struct Random {
    dice: GameDice,
}

impl Random {
    pub(super) fn new(seed: u64) -> Self {
        Self { dice: dice::of_game(seed, 0) }
    }
}

impl<G: Game> Player<G> for Random {
    fn choose(&mut self, view: &G::View, _limits: &Limits) -> Result<Choice<G::Action>, Failure> {
        chooser::<G>(view)?;
        let mut legal = List::new();
        view.legal(&mut legal);
        Ok(Choice::bare(one_of(&mut self.dice, &legal)))
    }
}
