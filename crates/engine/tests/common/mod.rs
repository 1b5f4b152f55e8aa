//! What the random-game tests share.
#![allow(dead_code, reason = "each test file uses its own part")]

use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use remparts_engine::classic::Classic;
use remparts_engine::classic::wishes::random_setup;

pub(crate) type Random = Xoshiro256PlusPlus;

pub(crate) fn dice(seed: u64) -> Random {
    Random::seed_from_u64(seed)
}

/// A new game with a random setup.
pub(crate) fn random_start(dice: &mut Random) -> Classic {
    Classic::new(random_setup(dice)).expect("random setups are playable")
}
