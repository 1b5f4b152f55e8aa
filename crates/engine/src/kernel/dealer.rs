//! The dealer of real play: a commit-and-reveal scheme that answers chance from a secret seed whose
//! hash is published first.
//!
//! The answer to question number `n` is fixed by the seed and `n` alone, so a game can be taken up
//! again at any ply and checked by anyone once the seed is known. Only primitives found in every
//! standard library are used: HMAC-SHA256 as the random function of the tickets, SHA-256 for the
//! commitment.

use super::game::Game;
use super::seat::Seat;
use hmac::{Hmac, Mac};
use sha2::{Digest as _, Sha256};
use std::fmt;

/// A game's secret seed. Deliberately without `Debug` and `Display`.
#[derive(Clone, PartialEq, Eq)]
pub struct Seed([u8; 32]);

/// Randomness that a player adds to a seed: 32 bytes, public once they are sent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Nonce([u8; 32]);

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

    /// The seed that draws come from when players have added to it: HMAC-SHA256 with this seed as its
    /// key over every nonce behind the number of its seat, in the order of seats. Without nonces it
    /// is this seed. Who committed to this seed before it knew the nonces cannot choose the draws,
    /// and neither can players who do not know the seed.
    #[must_use]
    pub fn with_nonces(&self, nonces: &[(Seat, Nonce)]) -> Self {
        if nonces.is_empty() {
            return self.clone();
        }
        let mut nonces = nonces.to_vec();
        nonces.sort_by_key(|(seat, _)| *seat);
        let mut mac = keyed(self);
        mac.update(b"remparts nonces");
        for (seat, Nonce(bytes)) in nonces {
            mac.update(&[seat.0]);
            mac.update(&bytes);
        }
        Self(mac.finalize().into_bytes().into())
    }

    /// The SHA-256 of the 32 seed bytes, to be shown before the game.
    pub fn commitment(&self) -> Commitment {
        Commitment(Sha256::digest(self.0).into())
    }
}

impl Nonce {
    /// A nonce from 32 bytes of a good source of entropy.
    pub const fn from_bytes(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// A nonce as it was sent: 64 hexadecimal digits.
    pub fn read(text: &str) -> Option<Self> {
        unhex(text).map(Self)
    }
}

impl fmt::Display for Nonce {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex(&self.0))
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

/// Answers the chance questions of one game from a seed.
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

    /// A number below `bound`, each equally likely, by rejection sampling: the first of a row of
    /// keyed 64-bit numbers that lies below the largest multiple of `bound`, modulo `bound`.
    fn below(&self, bound: u32) -> u32 {
        let bound = u64::from(bound);
        let limit = u64::MAX - u64::MAX % bound;
        let mut attempt = 0_u64;
        loop {
            let mut mac = keyed(&self.seed);
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

fn keyed(seed: &Seed) -> Hmac<Sha256> {
    Hmac::new_from_slice(&seed.0).expect("HMAC takes keys of any length")
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
