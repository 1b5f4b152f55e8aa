//! All players by name.

use crate::player::Player;
use crate::reference::{self, Referenced};
use thiserror::Error;

/// Why there is no player of this name.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum Unknown {
    /// Nobody has it.
    #[error("nobody here is called `{0}`")]
    Nobody(String),
    /// Someone has it who plays another game.
    #[error("`{0}` does not play this game")]
    OtherGame(String),
}

/// A player by name; the seed decides wherever the player throws dice.
pub fn player<G: Referenced>(name: &str, seed: u64) -> Result<Box<dyn Player<G>>, Unknown> {
    reference::player(name, seed).ok_or_else(|| {
        let kind = if reference::is_known(name) { Unknown::OtherGame } else { Unknown::Nobody };
        kind(name.to_owned())
    })
}
