//! What proves who someone is. It is told once, kept as a hash and never written to a log.

use remparts_protocol::{PlayerId, SessionId};
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

/// Signs of one-time codes: none is mistaken for another when it is read from paper.
const SIGNS: &[u8; 32] = b"23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
/// Signs of a one-time code: 100 bits are more than anyone can try.
const CODE: usize = 20;
/// Signs that are written together.
const GROUP: usize = 5;

/// A code that is good for one use. It is not `Debug`, so no line of a log can contain it.
#[derive(Clone)]
pub(crate) struct OneTimeCode(String);

impl OneTimeCode {
    /// A new one that nobody can guess.
    pub(crate) fn draw() -> Self {
        let bytes = random::bytes::<CODE>();
        Self(bytes.iter().map(|byte| char::from(SIGNS[usize::from(byte % 32)])).collect())
    }

    /// What someone typed, if it can be a code at all. Blanks, dashes and case do not matter.
    pub(crate) fn read(text: &str) -> Option<Self> {
        let signs: String = text
            .chars()
            .filter(|sign| !sign.is_whitespace() && *sign != '-')
            .map(|sign| sign.to_ascii_uppercase())
            .take(CODE + 1)
            .collect();
        let plausible = signs.len() == CODE && signs.bytes().all(|sign| SIGNS.contains(&sign));
        plausible.then_some(Self(signs))
    }

    pub(crate) fn hash(&self) -> Hash {
        Hash(hex(&Sha256::digest(self.0.as_bytes())))
    }

    /// The code itself, to be told once.
    pub(crate) fn tell(&self) -> &str {
        &self.0
    }

    /// The code in groups, for paper.
    pub(crate) fn tell_in_groups(&self) -> String {
        let groups: Vec<&str> =
            (0..CODE / GROUP).map(|group| &self.0[group * GROUP..(group + 1) * GROUP]).collect();
        groups.join("-")
    }
}

/// The id of a device or token.
pub(crate) fn new_session() -> SessionId {
    SessionId::from_entropy(random::bytes())
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
    #[test]
    fn codes_are_read_as_people_type_them() {
        let code = OneTimeCode::draw();
        let grouped = code.tell_in_groups();
        assert_eq!((code.tell().len(), grouped.len()), (20, 23));
        for typed in [code.tell().to_owned(), grouped.to_lowercase(), format!(" {grouped}\n")] {
            let read = OneTimeCode::read(&typed).expect("it is a code");
            assert!(read.hash().is(code.hash().as_str()), "{typed}");
        }
        for wrong in ["", "ABCDE", &"A".repeat(21), &"0".repeat(20), &"\u{e9}".repeat(20)] {
            assert!(OneTimeCode::read(wrong).is_none(), "{wrong}");
        }
    }
}
