//! Virtual greedy: takes the most points as if the game ended after this turn.

use crate::ahead::{Turns, margin};
use crate::dice::{self, GameDice};
use crate::player::{Choice, Failure, Limits, Player, chooser};
use crate::tallied::Tallied;
use remparts_engine::kernel::game::{Game, Sight as _};

/// The worth of a figure in hand, in points: enough not to put it down for nothing.
pub(super) const CHEAP: f64 = 0.75;

/// What a figure in hand is worth if this is all that is known of the future: it must bring three
/// points at once. Stronger by nine points a game.
pub(super) const DEAR: f64 = 2.3;

/// Plays the turn after which the game could best end: own points minus those of the best other,
/// with a small price on every figure put down.
pub(super) struct VirtualGreedy<G: Game> {
    figure: f64,
    dice: GameDice,
    turns: Turns<G>,
}

impl<G: Tallied> VirtualGreedy<G> {
    pub(super) fn new(figure: f64, seed: u64) -> Self {
        Self { figure, dice: dice::of_game(seed, 0), turns: Turns::new() }
    }
}

impl<G: Tallied> Player<G> for VirtualGreedy<G> {
    fn choose(&mut self, view: &G::View, _limits: &Limits) -> Result<Choice<G::Action>, Failure> {
        let seat = chooser::<G>(view)?;
        let known = view.known();
        let seats = known.seats();
        let mut value = |game: &G| {
            let lead = f64::from(margin(&game.ended(), seats, seat));
            // Once nothing is left to be drawn, a figure in hand is worth nothing.
            let future = if game.tiles_left() == 0 { 0.0 } else { self.figure };
            lead + future * f64::from(game.in_hand(seat))
        };
        let (action, worth) = self.turns.choose(known, seat, &mut self.dice, &mut value);
        Ok(Choice { lead: Some(worth as f32), ..Choice::bare(action) })
    }
}
