//! Greedy: takes the most points at once.

use crate::ahead::{Turns, margin};
use crate::dice::{self, GameDice};
use crate::player::{Choice, Failure, Limits, Player, chooser};
use crate::tallied::Tallied;
use remparts_engine::kernel::game::{Game, Sight as _};
use remparts_engine::kernel::seat::MAX_SEATS;

/// Plays the turn that scores most at once, own points minus those of the best other. It does not
/// look at anything that has not scored yet.
pub(super) struct Greedy<G: Game> {
    dice: GameDice,
    turns: Turns<G>,
}

impl<G: Tallied> Greedy<G> {
    pub(super) fn new(seed: u64) -> Self {
        Self { dice: dice::of_game(seed, 0), turns: Turns::new() }
    }
}

impl<G: Tallied> Player<G> for Greedy<G> {
    fn choose(&mut self, view: &G::View, _limits: &Limits) -> Result<Choice<G::Action>, Failure> {
        let seat = chooser::<G>(view)?;
        let known = view.known();
        let seats = known.seats();
        let mut value = |game: &G| {
            let mut points = [0; MAX_SEATS];
            points[..seats].copy_from_slice(game.scores());
            f64::from(margin(&points, seats, seat))
        };
        let (action, _) = self.turns.choose(known, seat, &mut self.dice, &mut value);
        Ok(Choice::bare(action))
    }
}
