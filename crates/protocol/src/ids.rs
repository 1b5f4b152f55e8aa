//! Names that nobody can guess.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;
use thiserror::Error;
use ts_rs::TS;
use utoipa::ToSchema;

/// Signs that are not mistaken for each other.
const SIGNS: &[u8; 57] = b"23456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";
/// So many of them are more than anyone can try: 93 bits.
const LENGTH: usize = 16;

/// The text is not an id.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("an id has {LENGTH} letters and digits")]
pub struct UnreadableId;

fn drawn(bytes: [u8; LENGTH * 2]) -> [u8; LENGTH] {
    let mut signs = [0; LENGTH];
    for (sign, pair) in signs.iter_mut().zip(bytes.chunks_exact(2)) {
        // Two bytes for each sign, so that none is noticeably likelier than the others.
        let number = usize::from(pair[0]) << 8 | usize::from(pair[1]);
        *sign = SIGNS[number % SIGNS.len()];
    }
    signs
}

fn read(text: &str) -> Result<[u8; LENGTH], UnreadableId> {
    let signs: [u8; LENGTH] = text.as_bytes().try_into().map_err(|_| UnreadableId)?;
    signs.iter().all(|sign| SIGNS.contains(sign)).then_some(signs).ok_or(UnreadableId)
}

/// Kinds of ids differ in what they stand for alone.
macro_rules! id {
    ($(#[$about:meta])* $name:ident) => {
        $(#[$about])*
        #[derive(
            Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, TS, ToSchema,
        )]
        #[serde(try_from = "String", into = "String")]
        #[ts(type = "string")]
        #[schema(value_type = String, example = "7KmPq2RsTuVwXyZ9")]
        pub struct $name([u8; LENGTH]);

        impl $name {
            /// An id from bytes of a good source of entropy.
            #[must_use]
            pub fn from_entropy(bytes: [u8; LENGTH * 2]) -> Self {
                Self(drawn(bytes))
            }

            /// The id as text.
            #[must_use]
            pub fn as_str(&self) -> &str {
                std::str::from_utf8(&self.0).expect("its signs are letters and digits")
            }
        }

        impl FromStr for $name {
            type Err = UnreadableId;

            fn from_str(text: &str) -> Result<Self, UnreadableId> {
                read(text).map(Self)
            }
        }

        impl TryFrom<String> for $name {
            type Error = UnreadableId;

            fn try_from(text: String) -> Result<Self, UnreadableId> {
                text.parse()
            }
        }

        impl From<$name> for String {
            fn from(id: $name) -> Self {
                id.as_str().to_owned()
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.as_str())
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.as_str())
            }
        }
    };
}

id! {
    /// The id of a table. Whoever knows it may look on.
    TableId
}

id! {
    /// The id of a player. It tells nothing of the secret that proves who one is.
    PlayerId
}

id! {
    /// The id of a device or token by which a player is known. It is no secret.
    SessionId
}

id! {
    /// The id of a report. It tells nothing of who reported whom.
    ReportId
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_read_as_they_are_written() {
        let id = TableId::from_entropy(std::array::from_fn(|n| (n * 37) as u8));
        assert_eq!(id.as_str().parse(), Ok(id));
        assert_eq!(serde_json::to_string(&id).expect("it is text"), format!("\"{id}\""));
        for wrong in ["", "short", "0123456789abcdef", "abcdefghijkmnopqr", "../../etc/passwd"] {
            assert_eq!(wrong.parse::<TableId>(), Err(UnreadableId), "{wrong}");
        }
    }
}
