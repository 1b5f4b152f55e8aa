//! All players by name.

use crate::player::Player;
use crate::reference;
use crate::tallied::Tallied;
use thiserror::Error;

/// Nobody has this name.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("nobody here is called `{0}`")]
pub struct Unknown(pub String);

/// A player by name; the seed decides wherever the player throws dice.
pub fn player<G: Tallied>(name: &str, seed: u64) -> Result<Box<dyn Player<G>>, Unknown> {
    reference::player(name, seed).ok_or_else(|| Unknown(name.to_owned()))
}
