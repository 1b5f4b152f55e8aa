//! Players and what proves who they are.

use std::fmt;

use remparts_protocol::{PlayerId, SessionId};

/// Someone who plays.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Player {
    /// The id that tables know them by.
    pub id: PlayerId,
    /// What they are called.
    pub name: String,
    /// Whether it is an account for a program rather than a guest.
    pub account: bool,
}

/// A device or a token that a player signs in with.
#[derive(Clone)]
pub struct NewSession {
    /// Its id, which is no secret.
    pub id: SessionId,
    /// The hash of its secret.
    pub hash: String,
    /// What it is, in words.
    pub label: String,
    /// When it signs in, in milliseconds since 1970.
    pub at: u64,
}

/// A player as the secret of a session proves it.
#[derive(Clone, PartialEq, Eq)]
pub struct KnownPlayer {
    /// Who it is.
    pub player: Player,
    /// By which session.
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
    /// What it is, in words; empty if that is not known.
    pub label: String,
    /// When it signed in, in milliseconds since 1970; 0 is not known.
    pub opened: u64,
    /// When it was last noted as used, in milliseconds since 1970; 0 is not known.
    pub used: u64,
}

/// What a one-time code is good for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Purpose {
    /// Signing in on another device, for some minutes.
    Link,
    /// Signing in when every device is lost; printed and kept.
    Recovery,
    /// Remembering the challenge while a passkey is added.
    AddPasskey,
    /// Remembering the challenge while a passkey signs in.
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

/// A code that is good for one use. It is kept as a hash.
#[derive(Clone)]
pub struct OneTime {
    /// The hash of the code.
    pub hash: String,
    /// What it is good for.
    pub purpose: Purpose,
    /// Whose it is; nothing while that is not known yet.
    pub player: Option<PlayerId>,
    /// What has to be remembered with it; the store does not read it.
    pub data: String,
    /// Until when it is good, in milliseconds since 1970.
    pub expires: u64,
}

/// A passkey of a player. The store reads neither key nor counter.
#[derive(Clone, PartialEq, Eq)]
pub struct PasskeyRow {
    /// The credential's id in hexadecimal digits.
    pub id: String,
    /// What the player calls it.
    pub label: String,
    /// The public key and its counter, as the server writes them.
    pub data: String,
    /// When it was added, in milliseconds since 1970.
    pub added: u64,
    /// When it was last used, in milliseconds since 1970; 0 is never.
    pub used: u64,
}

/// Secrets are no secrets here, and still are nobody's business in a log.
impl fmt::Debug for KnownPlayer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("KnownPlayer").field("player", &self.player).finish_non_exhaustive()
    }
}
