//! Who someone is.

use crate::ids::PlayerId;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// The player this device or token stands for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Me {
    /// Their id.
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
    /// The name.
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
    /// Its id.
    pub player: PlayerId,
    /// What the program is called.
    pub name: String,
    /// What proves that it is this program: `Authorization: Bearer TOKEN`.
    pub token: String,
}
