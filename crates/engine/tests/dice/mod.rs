//! Reproducible dice.

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{RngCore, SeedableRng};
use remparts_engine::kernel::playout::Dice;

/// Dice that fall the same way for the same number.
pub(crate) struct Rolls(Xoshiro256PlusPlus);

impl Rolls {
    pub(crate) fn seeded(number: u64) -> Self {
        Self(Xoshiro256PlusPlus::seed_from_u64(number))
    }
}

impl Dice for Rolls {
    fn below(&mut self, bound: u32) -> u32 {
        (self.0.next_u64() % u64::from(bound)) as u32
    }
}
