//! Makes bots by name.

use super::guests::Guests;
use crate::look::InWords;
use crate::names::unknown_bot;
use anyhow::{Result, anyhow};
use remparts_bots::outside::Veiled;
use remparts_bots::roster::Rostered;
use remparts_bots::{Player, roster};

/// A game that bots can play against each other.
pub(crate) trait Contested: Veiled + Rostered {}

impl<G: Veiled + Rostered> Contested for G {}

/// Makes the bot with a name for one game; the seed is for all its random numbers. The only place
/// where names become players.
pub(super) fn make_player<G: Contested>(
    name: &str,
    seed: u64,
    guests: &Guests,
) -> Result<Box<dyn Player<G>>, String> {
    match guests.player(name)? {
        Some(guest) => Ok(Box::new(guest)),
        None => roster::player(name, seed).map_err(|unknown| unknown_bot(&unknown)),
    }
}

/// Refuses a name of nobody who plays this game, before anything is played.
pub(crate) fn check_name<G: Contested>(name: &str, guests: &Guests) -> Result<()> {
    // What a program says of itself is in English.
    if guests.player(name).map_err(|failure| anyhow!(failure))?.is_none() {
        let known = roster::player::<G>(name, 0).map(drop);
        known.map_err(|unknown| anyhow!(InWords(unknown_bot(&unknown))))?;
    }
    Ok(())
}
