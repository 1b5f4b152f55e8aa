//! Random numbers for ornament: the same seed always gives the same picture.

use remparts_engine::kernel::digest::mix;

/// The SplitMix64 random number generator.
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

    /// A random number below `end`.
    pub(crate) const fn below(&mut self, end: usize) -> usize {
        (((self.next() >> 32) * end as u64) >> 32) as usize
    }

    /// A random number between two others.
    pub(crate) fn between(&mut self, low: f64, high: f64) -> f64 {
        low + (high - low) * (self.next() >> 11) as f64 / (1_u64 << 53) as f64
    }

    /// True in this many of a hundred cases.
    pub(crate) const fn percent(&mut self, chance: usize) -> bool {
        self.below(100) < chance
    }
}
