//! Playouts: playing at random, for measuring, for tests and for search. The dice come from
//! outside.

use super::game::{Game, Pending, Sink};
use super::list::List;
use rand_core::RngCore;

/// A source of random numbers.
pub trait Dice {
    /// A number below `bound`, each equally likely. `bound` is at least one.
    fn below(&mut self, bound: u32) -> u32;
}

/// Every random number generator is dice: Lemire's method, multiply and shift, with rejection of
/// the few numbers that would make the result uneven.
impl<R: RngCore> Dice for R {
    #[inline]
    fn below(&mut self, bound: u32) -> u32 {
        let mut product = u64::from(self.next_u32()) * u64::from(bound);
        if (product as u32) < bound {
            let uneven = bound.wrapping_neg() % bound;
            while (product as u32) < uneven {
                product = u64::from(self.next_u32()) * u64::from(bound);
            }
        }
        (product >> 32) as u32
    }
}

/// One of several values, each equally likely.
pub fn one_of<T: Copy>(dice: &mut impl Dice, values: &[T]) -> T {
    values[dice.below(values.len() as u32) as usize]
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
