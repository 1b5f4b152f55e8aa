//! Who someone is, what proves it, and what is kept about them.

use crate::ids::{PlayerId, SessionId, TableId};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// The player this device or token stands for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Me {
    /// The id of the player.
    pub player: PlayerId,
    /// What they call themselves.
    pub name: String,
    /// Whether it is a program.
    pub account: bool,
}

/// What a player wants to be called.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewName {
    /// The name as it is to be shown.
    pub name: String,
}

/// An account that is asked for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewAccount {
    /// What the program is called.
    pub name: String,
}

/// An account. Its token is told once; the server keeps only a hash of it.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Account {
    /// The id of the account.
    pub player: PlayerId,
    /// What the program is called.
    pub name: String,
    /// What proves that it is this program: `Authorization: Bearer TOKEN`.
    pub token: String,
}

/// A device or token on which a player is signed in.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Session {
    /// By which it is ended.
    pub id: SessionId,
    /// What it is, as its browser said: `Firefox, Linux`; empty if that is not known.
    pub label: String,
    /// When it signed in, in milliseconds since 1970; 0 if that is not known.
    #[ts(type = "number")]
    pub opened: u64,
    /// The day it was last used, in milliseconds since 1970; 0 if that is not known.
    #[ts(type = "number")]
    pub used: u64,
    /// Whether it is the one that asks.
    pub current: bool,
}

/// A code that signs in on another device, once and for some minutes.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct DeviceLink {
    /// The code. The page makes the link `#/device/CODE` of it.
    pub code: String,
    /// Until when it is good, in milliseconds since 1970.
    #[ts(type = "number")]
    pub expires: u64,
}

/// Codes that sign in when every device is lost, each once. They are told this once; the server keeps
/// only hashes of them.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct RecoveryCodes {
    /// The codes, in groups of four signs. They take the place of all codes of before.
    pub codes: Vec<String>,
}

/// A token of an account. It is told this once; the server keeps only a hash of it.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct NewToken {
    /// The session it is.
    pub session: SessionId,
    /// What proves that it is this program: `Authorization: Bearer TOKEN`.
    pub token: String,
}

/// A passkey of a player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Passkey {
    /// The id of the credential in hexadecimal digits, by which it is removed.
    pub id: String,
    /// Where it was made: `Firefox, Linux`.
    pub label: String,
    /// When it was added, in milliseconds since 1970.
    #[ts(type = "number")]
    pub added: u64,
    /// When it was last used, in milliseconds since 1970; 0 is never.
    #[ts(type = "number")]
    pub used: u64,
}

/// What proves who a player is, as they see it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Proofs {
    /// Devices or tokens, the oldest first.
    pub sessions: Vec<Session>,
    /// Passkeys, the oldest first.
    pub passkeys: Vec<Passkey>,
    /// How many recovery codes are left.
    pub recovery: u32,
    /// Whether passkeys work at the address that was asked: browsers want a name for that, not a
    /// number, and https unless it is this very machine.
    pub can_add_passkeys: bool,
}

/// A ceremony of WebAuthn that was begun: the browser's part of it is the answer to `options`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Ceremony {
    /// Names the ceremony when it is answered, within five minutes.
    pub ceremony: String,
    /// For `navigator.credentials`: the value of `publicKey`, with bytes in base64url.
    #[ts(type = "unknown")]
    #[schema(value_type = Object)]
    pub options: serde_json::Value,
}

/// The browser's answer in a ceremony.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct CeremonyAnswer {
    /// Which ceremony it answers.
    pub ceremony: String,
    /// The credential as `toJSON` writes it.
    #[ts(type = "unknown")]
    #[schema(value_type = Object)]
    pub credential: serde_json::Value,
}

/// How someone proves who they are on a new device.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "by", rename_all = "kebab-case")]
pub enum SignIn {
    /// With the code of a link from another device.
    Link {
        /// The code of the link.
        code: String,
    },
    /// With one of the recovery codes.
    Recovery {
        /// The code; case, blanks and dashes do not matter where they cannot be mistaken.
        code: String,
    },
    /// With a passkey (WebAuthn).
    Passkey {
        /// The browser's answer in the ceremony.
        answer: CeremonyAnswer,
    },
}

/// Says that a player really wants to be forgotten.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Farewell {
    /// The player's own name, so that nobody does it by mistake.
    pub name: String,
}

/// A table in the file of everything that is kept about a player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct OwnTable {
    /// The id of the table.
    pub id: TableId,
    /// The seat of the player, if there is one.
    pub seat: Option<u8>,
    /// What the player has said there, as far as it is kept.
    pub said: Vec<String>,
    /// The game in the notation, as the player may know it.
    pub log: String,
}

/// Everything that is kept about a player.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Everything {
    /// The player it is about.
    pub me: Me,
    /// What proves it; secrets are not among it, since they are not kept.
    pub proofs: Proofs,
    /// The tables whose records name the player.
    pub tables: Vec<OwnTable>,
}
