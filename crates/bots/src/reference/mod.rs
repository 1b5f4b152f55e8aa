//! Opponents known from elsewhere, to be measured against.
//!
//! Each is written from its description, as strong as the description allows. They see only their
//! view, and those with a fixed number of playouts pay no heed to the clock.
//!
//! | file | holds |
//! | --- | --- |
//! | `random`, `greedy`, `virtual_greedy` | anything legal; most points now; most points if the game ended |
//! | `expected_points`, `expectation`, `chance` | expected points of each feature, by the tiles left |
//! | `ranking` | a weighted sum of many small reasons |
//! | `star`, `heyden` | expectimax with Star2.5 pruning, and its evaluation function |
//! | `uct`, `tree`, `reward` | Monte Carlo tree search with random playouts |
//! | `held` | features with the figures in them, which several of these need |

mod chance;
mod expectation;
mod expected_points;
mod greedy;
mod held;
mod heyden;
mod random;
mod ranking;
mod reward;
mod star;
mod tree;
mod uct;
mod virtual_greedy;

use crate::ahead::margin;
use crate::player::Player;
use crate::tallied::Tallied;
use remparts_engine::city::City;
use remparts_engine::classic::Classic;
use remparts_engine::kernel::game::Game as _;
use remparts_engine::kernel::seat::Seat;
use virtual_greedy::VirtualGreedy;

/// Every reference opponent with what it does, for help texts. `N` stands for any number.
pub const NAMES: &[(&str, &str)] = &[
    ("random", "anything legal"),
    ("greedy", "the turn that scores most at once"),
    ("virtual-greedy", "the turn after which the game could best end, one turn deep"),
    ("thrifty-greedy", "the same with a higher price on figures"),
    ("expected-points", "one turn deep by chances from the tiles left; classic game only"),
    ("ranking", "one turn deep by a sum of many small reasons; classic game only"),
    ("star2.5", "expectimax over two turns with Star2.5 pruning and Heyden's evaluation"),
    ("expectimax", "the same without pruning, which it cannot afford on large boards"),
    ("uct-N", "plain tree search with N random playouts a turn, by the lead in points"),
    ("chance-uct", "plain tree search with 100000 random playouts, by the share of points"),
    ("chance-uct-N", "the same with N playouts"),
];

/// A game with reference opponents of its own.
pub trait Referenced: Tallied {
    /// Someone who plays this game only, by name.
    fn own(name: &str, seed: u64) -> Option<Box<dyn Player<Self>>>;

    /// What `star2.5` thinks of a position: the lead of a seat over the best other, in thousandths
    /// of a point.
    fn standing(&self, seat: Seat) -> f64;
}

impl Referenced for Classic {
    fn own(name: &str, seed: u64) -> Option<Box<dyn Player<Self>>> {
        match name {
            "expected-points" => Some(Box::new(expected_points::ExpectedPoints::new(seed))),
            "ranking" => Some(Box::new(ranking::Ranking::new(seed))),
            _ => None,
        }
    }

    fn standing(&self, seat: Seat) -> f64 {
        heyden::standing(self, seat)
    }
}

impl Referenced for City {
    fn own(_name: &str, _seed: u64) -> Option<Box<dyn Player<Self>>> {
        None
    }

    /// No weights are known for this game: the score if it ended now.
    fn standing(&self, seat: Seat) -> f64 {
        1000.0 * f64::from(margin(&self.ended(), self.seats(), seat))
    }
}

/// A reference opponent by name.
pub fn player<G: Referenced>(name: &str, seed: u64) -> Option<Box<dyn Player<G>>> {
    let playouts = |prefix| name.strip_prefix(prefix)?.parse::<u64>().ok().filter(|n| *n > 0);
    match name {
        "random" => Some(Box::new(random::Random::new(seed))),
        "greedy" => Some(Box::new(greedy::Greedy::new(seed))),
        "virtual-greedy" => Some(Box::new(VirtualGreedy::new(virtual_greedy::CHEAP, seed))),
        "thrifty-greedy" => Some(Box::new(VirtualGreedy::new(virtual_greedy::DEAR, seed))),
        "star2.5" => Some(Box::new(star::Star::new(true, seed))),
        "expectimax" => Some(Box::new(star::Star::new(false, seed))),
        "chance-uct" => Some(Box::new(uct::Uct::new(100_000, uct::SHARE, seed))),
        _ => {
            if let Some(n) = playouts("uct-") {
                Some(Box::new(uct::Uct::new(n, uct::LEAD, seed)))
            } else if let Some(n) = playouts("chance-uct-") {
                Some(Box::new(uct::Uct::new(n, uct::SHARE, seed)))
            } else {
                G::own(name, seed)
            }
        }
    }
}

/// Whether a name is that of a reference opponent of any game.
pub fn is_known(name: &str) -> bool {
    player::<Classic>(name, 0).is_some() || player::<City>(name, 0).is_some()
}
