//! The roster: all players by name.

use crate::judge::Judged;
use crate::levels;
use crate::player::Player;
use crate::reference::{self, Referenced};
use thiserror::Error;

/// Why there is no player of this name.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum Unknown {
    /// No player has this name.
    #[error("nobody here is called `{0}`")]
    Nobody(String),
    /// The player of this name plays another game.
    #[error("`{0}` does not play this game")]
    OtherGame(String),
}

/// A game that every player of the roster can play.
pub trait Rostered: Judged + Referenced {}

impl<G: Judged + Referenced> Rostered for G {}

/// A player by name; the seed is for all of its random numbers.
pub fn player<G: Rostered>(name: &str, seed: u64) -> Result<Box<dyn Player<G>>, Unknown> {
    levels::player(name, seed).or_else(|| reference::player(name, seed)).ok_or_else(|| {
        let kind = if reference::is_known(name) { Unknown::OtherGame } else { Unknown::Nobody };
        kind(name.to_owned())
    })
}
