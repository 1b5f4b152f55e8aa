//! The rows of players, sessions, one-time codes and passkeys.

use std::fmt;

use remparts_protocol::{PlayerId, SessionId};

/// A person or program that plays.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Player {
    /// The id that tables know them by.
    pub id: PlayerId,
    /// The name that others see.
    pub name: String,
    /// Whether it is an account for a program, with a token, rather than a guest.
    pub account: bool,
}

/// A session to be added: a device or a token that signs in.
#[derive(Clone)]
pub struct NewSession {
    /// Its public id, which is no secret.
    pub id: SessionId,
    /// The hash of its secret.
    pub hash: String,
    /// A label that tells the player which device it is.
    pub label: String,
    /// When it signs in, in milliseconds since 1970.
    pub at: u64,
}

/// A player whose session secret was presented.
#[derive(Clone, PartialEq, Eq)]
pub struct KnownPlayer {
    /// The player with this secret.
    pub player: Player,
    /// The session that the secret belongs to.
    pub session: SessionId,
    /// The hash of its secret as it is kept: the caller compares it in constant time.
    pub hash: String,
    /// When the session was last noted as used, in milliseconds since 1970.
    pub used: u64,
}

/// A session in the list of its player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SessionRow {
    /// Its id, by which it can be ended.
    pub id: SessionId,
    /// A label that tells which device it is; empty if that is not known.
    pub label: String,
    /// When it signed in, in milliseconds since 1970; 0 if not known.
    pub opened: u64,
    /// When it was last noted as used, in milliseconds since 1970; 0 if not known.
    pub used: u64,
}

/// The purpose of a one-time code.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Purpose {
    /// Signing in on another device, for some minutes.
    Link,
    /// Signing in when every device is lost; printed and kept.
    Recovery,
    /// Keeps the WebAuthn challenge while a passkey is added.
    AddPasskey,
    /// Keeps the WebAuthn challenge while a passkey signs in.
    UsePasskey,
}

impl Purpose {
    /// The word for it, as it is kept.
    pub(crate) const fn word(self) -> &'static str {
        match self {
            Self::Link => "link",
            Self::Recovery => "recovery",
            Self::AddPasskey => "add-passkey",
            Self::UsePasskey => "use-passkey",
        }
    }
}

/// A code that can be used once. It is kept as a hash.
#[derive(Clone)]
pub struct OneTime {
    /// The hash of the code.
    pub hash: String,
    /// What it is good for.
    pub purpose: Purpose,
    /// The player it belongs to; `None` while that is not known yet.
    pub player: Option<PlayerId>,
    /// Data kept with it, such as a challenge; the store does not read it.
    pub data: String,
    /// Until when it is good, in milliseconds since 1970.
    pub expires: u64,
}

/// A passkey of a player. The store reads neither key nor counter.
#[derive(Clone, PartialEq, Eq)]
pub struct PasskeyRow {
    /// The credential's id in hexadecimal digits.
    pub id: String,
    /// The label that the player gave it.
    pub label: String,
    /// The public key and its counter, as the server writes them.
    pub data: String,
    /// When it was added, in milliseconds since 1970.
    pub added: u64,
    /// When it was last used, in milliseconds since 1970; 0 if never.
    pub used: u64,
}

/// By hand: hashes are no secrets, and still do not belong in a log.
impl fmt::Debug for KnownPlayer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("KnownPlayer").field("player", &self.player).finish_non_exhaustive()
    }
}
