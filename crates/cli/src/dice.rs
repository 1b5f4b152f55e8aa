//! Dice for random games: fast, and the same for the same game whoever plays it when.

use rand_core::{RngCore as _, SeedableRng as _};
use rand_xoshiro::Xoshiro256PlusPlus;
use remparts_engine::kernel::digest::mix;
use remparts_engine::kernel::playout::Dice;

/// The dice of one game.
pub(crate) struct GameDice(Xoshiro256PlusPlus);

impl GameDice {
    /// The dice of game number `game` in the row that `seed` begins.
    pub(crate) fn new(seed: u64, game: u64) -> Self {
        Self(Xoshiro256PlusPlus::seed_from_u64(mix(mix(seed).wrapping_add(game))))
    }
}

impl Dice for GameDice {
    /// Lemire's multiply and shift; the rare uneven remainder is thrown again.
    #[inline]
    fn below(&mut self, bound: u32) -> u32 {
        let mut product = u64::from(self.0.next_u32()) * u64::from(bound);
        if (product as u32) < bound {
            let uneven = bound.wrapping_neg() % bound;
            while (product as u32) < uneven {
                product = u64::from(self.0.next_u32()) * u64::from(bound);
            }
        }
        (product >> 32) as u32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_face_comes_up_about_equally_often() {
        let mut dice = GameDice::new(7, 0);
        let mut seen = [0_u32; 6];
        (0..60_000).for_each(|_| seen[dice.below(6) as usize] += 1);
        assert!(seen.iter().all(|count| (9_600..10_400).contains(count)), "{seen:?}");
    }

    #[test]
    fn games_of_a_row_have_dice_of_their_own() {
        let throw = |seed, game| {
            let mut dice = GameDice::new(seed, game);
            [dice.below(1 << 30), dice.below(1 << 30)]
        };
        assert_eq!(throw(7, 1), throw(7, 1));
        assert_ne!(throw(7, 1), throw(7, 2));
        assert_ne!(throw(7, 1), throw(8, 1));
    }
}
