//! Bots by name.

use anyhow::{Result, anyhow};
use remparts_bots::roster::Rostered;
use remparts_bots::{Player, roster};
use remparts_engine::notation::Written;

/// A game that bots can play against each other.
pub(crate) trait Contested: Written + Rostered {}

impl<G: Written + Rostered> Contested for G {}

/// Makes the bot with a name for one game; the seed decides wherever it throws dice. The only place
/// where names become players.
pub(super) fn make_player<G: Contested>(
    name: &str,
    seed: u64,
) -> Result<Box<dyn Player<G>>, String> {
    roster::player(name, seed).map_err(|unknown| unknown.to_string())
}

/// Refuses a name of nobody who plays this game, before anything is played.
pub(crate) fn check_name<G: Contested>(name: &str) -> Result<()> {
    make_player::<G>(name, 0).map(drop).map_err(|unknown| anyhow!(unknown))
}
