//! Opponents known from elsewhere, to be measured against.

mod random;

use crate::player::Player;
use crate::tallied::Tallied;

/// A reference opponent by name.
pub fn player<G: Tallied>(name: &str, seed: u64) -> Option<Box<dyn Player<G>>> {
    match name {
        "random" => Some(Box::new(random::Random::new(seed))),
        _ => None,
    }
}
