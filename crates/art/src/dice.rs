//! Chance for ornament: the same seed always gives the same picture.

use remparts_engine::kernel::digest::mix;

/// A row of numbers that looks like chance.
#[derive(Clone, Debug)]
pub(crate) struct Dice(u64);

impl Dice {
    pub(crate) const fn new(seed: u64) -> Self {
        Self(mix(seed ^ 0xD1B5_4A32_D192_ED03))
    }

    const fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        mix(self.0)
    }

    /// One of so many.
    pub(crate) const fn below(&mut self, end: usize) -> usize {
        (((self.next() >> 32) * end as u64) >> 32) as usize
    }

    /// Between two numbers.
    pub(crate) fn between(&mut self, low: f64, high: f64) -> f64 {
        low + (high - low) * (self.next() >> 11) as f64 / (1_u64 << 53) as f64
    }

    /// Whether something that happens so many times in a hundred happens now.
    pub(crate) const fn percent(&mut self, chance: usize) -> bool {
        self.below(100) < chance
    }
}
