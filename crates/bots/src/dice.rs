//! Dice for games and bots: fast, and the same for the same number whoever throws them when.

use rand_core::SeedableRng as _;
use remparts_engine::kernel::digest::mix;

/// The dice of one game or one bot.
pub type GameDice = rand_xoshiro::Xoshiro256PlusPlus;

/// The dice number `game` in the row that `seed` begins.
pub fn of_game(seed: u64, game: u64) -> GameDice {
    GameDice::seed_from_u64(mix(mix(seed).wrapping_add(game)))
}
