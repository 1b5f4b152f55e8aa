//! A 64-bit digest of a position that does not depend on the order in which it arose: additive
//! Zobrist hashing, with a mixing function in place of a table of random numbers.

use std::fmt;

/// Hash of everything that is true of a game, secrets included.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Digest(pub u64);

impl fmt::Display for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

/// Collects facts into a [`Digest`]. Facts are summed, so their order does not matter; each one
/// carries a tag that says what it is about.
#[derive(Clone, Copy, Debug, Default)]
pub struct Digester(u64);

impl Digester {
    /// A digester without any fact.
    pub const fn new() -> Self {
        Self(0)
    }

    /// Adds one fact: a tag and up to seven bytes of content.
    #[inline]
    pub const fn fact(&mut self, tag: u8, content: u64) {
        self.0 = self.0.wrapping_add(mix(((tag as u64) << 56) ^ content));
    }

    /// The digest of all facts so far.
    pub const fn finish(self) -> Digest {
        Digest(mix(self.0))
    }
}

/// The finalizer of SplitMix64, a bijection in which every input bit reaches every output bit.
#[inline]
pub const fn mix(value: u64) -> u64 {
    let z = value.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}
