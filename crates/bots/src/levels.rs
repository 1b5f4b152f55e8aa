//! Opponents for people.

use crate::judge::Judged;
use crate::player::Player;
use crate::search::{Glance, Manner, Seeker};

/// A level by name.
pub fn player<G: Judged>(name: &str, seed: u64) -> Option<Box<dyn Player<G>>> {
    match name {
        "club" => Some(Box::new(Glance::new(G::Weights::default()))),
        "expert" => Some(Box::new(Seeker::new(G::Weights::default(), Manner::default(), seed))),
        _ => None,
    }
}
