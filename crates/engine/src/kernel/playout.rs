//! Playing at random, for measuring, for tests and for search. The dice come from outside.

use super::game::{Game, Pending, Sink};
use super::list::List;

/// A source of chance.
pub trait Dice {
    /// A number below `bound`, each equally likely. `bound` is at least one.
    fn below(&mut self, bound: u32) -> u32;
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
            game.legal(legal);
            let choice = dice.below(legal.len() as u32) as usize;
            game.play_listed(legal[choice], out);
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
