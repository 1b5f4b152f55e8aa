//! All players by name.

use crate::judge::Judged;
use crate::levels;
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

/// A game that everyone of the roster plays.
pub trait Rostered: Judged + Referenced {}

impl<G: Judged + Referenced> Rostered for G {}

/// A player by name; the seed decides wherever the player throws dice.
pub fn player<G: Rostered>(name: &str, seed: u64) -> Result<Box<dyn Player<G>>, Unknown> {
    levels::player(name, seed).or_else(|| reference::player(name, seed)).ok_or_else(|| {
        let kind = if reference::is_known(name) { Unknown::OtherGame } else { Unknown::Nobody };
        kind(name.to_owned())
    })
}
