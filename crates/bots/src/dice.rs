//! Seeded random numbers for games and bots: fast, and the same for the same seed on every machine.

use rand_core::SeedableRng as _;
use remparts_engine::kernel::digest::mix;

/// The random number generator of one game or one bot.
pub type GameDice = rand_xoshiro::Xoshiro256PlusPlus;

/// The generator of game number `game` in the series that `seed` begins.
pub fn of_game(seed: u64, game: u64) -> GameDice {
    GameDice::seed_from_u64(mix(mix(seed).wrapping_add(game)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use remparts_engine::kernel::playout::Dice as _;

    #[test]
    fn every_face_comes_up_about_equally_often() {
        let mut dice = of_game(7, 0);
        let mut seen = [0_u32; 6];
        (0..60_000).for_each(|_| seen[dice.below(6) as usize] += 1);
        assert!(seen.iter().all(|count| (9_600..10_400).contains(count)), "{seen:?}");
    }

    #[test]
    fn games_of_a_row_have_dice_of_their_own() {
        let throw = |seed, game| {
            let mut dice = of_game(seed, game);
            [dice.below(1 << 30), dice.below(1 << 30)]
        };
        assert_eq!(throw(7, 1), throw(7, 1));
        assert_ne!(throw(7, 1), throw(7, 2));
        assert_ne!(throw(7, 1), throw(8, 1));
    }
}
