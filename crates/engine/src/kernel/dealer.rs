//! The dealer of real play: answers chance from a secret seed whose hash is published first.
//!
//! The answer to question number `n` is fixed by the seed and `n` alone, so a game can be taken
//! up again at any ply and checked by anyone once the seed is known. Only primitives found in
//! every standard library are used: HMAC-SHA256 for the tickets, SHA-256 for the commitment.

use super::game::Game;
use hmac::{Hmac, Mac};
use sha2::{Digest as _, Sha256};
use std::fmt;

/// A game's secret seed. Deliberately without `Debug` and `Display`.
#[derive(Clone, PartialEq, Eq)]
pub struct Seed([u8; 32]);

/// The published hash of a seed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Commitment([u8; 32]);

impl Seed {
    /// A seed from 32 bytes, which should come from a good source of entropy.
    pub const fn from_bytes(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// A seed from a small number, for tests and reproducible experiments.
    pub fn from_number(number: u64) -> Self {
        let mut hash = Sha256::new();
        hash.update(b"remparts seed ");
        hash.update(number.to_be_bytes());
        Self(hash.finalize().into())
    }

    /// A seed as it was revealed.
    pub fn read(text: &str) -> Option<Self> {
        unhex(text).map(Self)
    }

    /// The seed as 64 hexadecimal digits, to be shown after the game.
    pub fn reveal(&self) -> String {
        hex(&self.0)
    }

    /// The SHA-256 of the 32 seed bytes, to be shown before the game.
    pub fn commitment(&self) -> Commitment {
        Commitment(Sha256::digest(self.0).into())
    }
}

impl Commitment {
    /// A commitment as it was shown.
    pub fn read(text: &str) -> Option<Self> {
        unhex(text).map(Self)
    }
}

impl fmt::Display for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex(&self.0))
    }
}

/// Answers the questions of one game.
#[derive(Clone)]
pub struct Dealer {
    seed: Seed,
    asked: u64,
}

impl Dealer {
    /// A dealer for a new game.
    pub const fn new(seed: Seed) -> Self {
        Self::resume(seed, 0)
    }

    /// A dealer for a game in which `asked` questions have been answered already.
    pub const fn resume(seed: Seed, asked: u64) -> Self {
        Self { seed, asked }
    }

    /// The answer to the pending question, or `None` when none is pending.
    pub fn answer<G: Game>(&mut self, game: &G) -> Option<G::Answer> {
        let tickets = game.tickets();
        if tickets == 0 {
            return None;
        }
        let ticket = self.below(tickets);
        self.asked += 1;
        Some(game.ticket(ticket))
    }

    /// A number below `bound`, each equally likely: the first of a row of keyed 64-bit numbers
    /// that lies in the largest multiple of `bound`, modulo `bound`.
    fn below(&self, bound: u32) -> u32 {
        let bound = u64::from(bound);
        let limit = u64::MAX - u64::MAX % bound;
        let mut attempt = 0_u64;
        loop {
            let mut mac = Hmac::<Sha256>::new_from_slice(&self.seed.0)
                .expect("HMAC takes keys of any length");
            mac.update(b"remparts draw");
            mac.update(&self.asked.to_be_bytes());
            mac.update(&attempt.to_be_bytes());
            let bytes = mac.finalize().into_bytes();
            let value =
                bytes.iter().take(8).fold(0_u64, |value, byte| value << 8 | u64::from(*byte));
            if value < limit {
                return (value % bound) as u32;
            }
            attempt += 1;
        }
    }
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// The bytes of 64 hexadecimal digits.
fn unhex(text: &str) -> Option<[u8; 32]> {
    let digit = |sign: u8| char::from(sign).to_digit(16);
    let (pairs, []) = text.as_bytes().as_chunks::<2>() else { return None };
    let byte = |[high, low]: &[u8; 2]| Some((digit(*high)? << 4 | digit(*low)?) as u8);
    pairs.iter().map(byte).collect::<Option<Vec<u8>>>()?.try_into().ok()
}
