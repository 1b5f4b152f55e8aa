//! What proves who someone is. It is told once, kept as a hash and never written to a log.

use remparts_protocol::PlayerId;
use sha2::{Digest as _, Sha256};
use subtle::ConstantTimeEq as _;

use crate::random::{self, hex};

/// Bytes of a secret.
const BYTES: usize = 32;

/// A secret as the one who has it says it. It is not `Debug`, so no line of a log can contain it.
#[derive(Clone)]
pub(crate) struct Secret(String);

/// What is kept of a secret.
#[derive(Clone)]
pub(crate) struct Hash(String);

impl Secret {
    /// A new one that nobody can guess.
    pub(crate) fn draw() -> Self {
        Self(hex(&random::bytes::<BYTES>()))
    }

    /// What someone says, if it can be a secret at all.
    pub(crate) fn read(text: &str) -> Option<Self> {
        let plausible = text.len() == 2 * BYTES
            && text.bytes().all(|sign| matches!(sign, b'0'..=b'9' | b'a'..=b'f'));
        plausible.then(|| Self(text.to_owned()))
    }

    pub(crate) fn hash(&self) -> Hash {
        Hash(hex(&Sha256::digest(self.0.as_bytes())))
    }

    /// The secret itself, to be told once.
    pub(crate) fn tell(&self) -> &str {
        &self.0
    }
}

impl Hash {
    pub(crate) fn as_str(&self) -> &str {
        &self.0
    }

    /// Whether a kept hash is this one. How long it takes tells nothing.
    pub(crate) fn is(&self, kept: &str) -> bool {
        self.0.as_bytes().ct_eq(kept.as_bytes()).into()
    }
}

/// A name for someone new.
pub(crate) fn new_player() -> PlayerId {
    PlayerId::from_entropy(random::bytes())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn secrets_differ_and_are_kept_as_hashes() {
        let [one, other] = [(); 2].map(|()| Secret::draw());
        assert_ne!(one.tell(), other.tell());
        assert_eq!(one.tell().len(), 64);
        let again = Secret::read(one.tell()).expect("it is a secret");
        assert!(one.hash().is(again.hash().as_str()));
        assert!(!one.hash().is(other.hash().as_str()));
        assert!(!one.hash().is(one.tell()));
        for wrong in ["", "0", &"g".repeat(64), &"0".repeat(63), &"A".repeat(64)] {
            assert!(Secret::read(wrong).is_none(), "{wrong}");
        }
    }
}
