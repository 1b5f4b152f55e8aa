//! Playing at random, for measuring, for tests and for search. The dice come from outside.

use super::game::{Game, Pending, Sink};
use super::list::List;
use rand_core::RngCore;

/// A source of chance.
pub trait Dice {
    /// A number below `bound`, each equally likely. `bound` is at least one.
    fn below(&mut self, bound: u32) -> u32;
}

/// Every generator of random numbers is dice. The multiplication spreads 2^32 numbers over the
/// bound; what it favors by is below one in a hundred million for any list of a game.
impl<R: RngCore> Dice for R {
    #[inline]
    fn below(&mut self, bound: u32) -> u32 {
        (((self.next_u64() >> 32) * u64::from(bound)) >> 32) as u32
    }
}

/// Makes one random ply: chance by its odds, seats uniformly over their legal actions. Returns
/// whether there was one to make.
#[inline]
pub fn random_ply<G: Game>(
    game: &mut G,
    dice: &mut impl Dice,
    legal: &mut List<G::Action>,
    out: &mut impl Sink<G::Event>,
) -> bool {
    match game.pending() {
        Pending::Over => return false,
        Pending::Chance(_) => {
            let ticket = dice.below(game.tickets());
            game.resolve_listed(game.ticket(ticket), out);
        }
        Pending::Seat(_) => {
            let action = game.pick(dice, legal);
            game.play_listed(action, out);
        }
    }
    true
}

/// Plays at random to the end and returns the number of plies made.
pub fn random_game<G: Game>(
    game: &mut G,
    dice: &mut impl Dice,
    legal: &mut List<G::Action>,
    out: &mut impl Sink<G::Event>,
) -> u32 {
    let mut plies = 0;
    while random_ply(game, dice, legal, out) {
        plies += 1;
    }
    plies
}
