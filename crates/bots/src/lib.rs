//! Bots for both games: they see a view, which holds what their seat may see, and choose.
//!
//! `player` says what a player is; `judge` what a position is worth, with `classic` and `city` for
//! the two games; `search` looks ahead; `levels` makes opponents for people; `reference` holds
//! opponents known from elsewhere, to be measured against; `roster` finds them all by name, and
//! `turn` has one of them play a turn; `analysis` tells afterwards what was luck and what was not.

mod ahead;
pub mod analysis;
pub mod arena;
pub mod city;
pub mod classic;
pub mod dice;
pub mod judge;
pub mod levels;
pub mod outside;
pub mod player;
pub mod reference;
pub mod roster;
pub mod search;
pub mod tallied;
pub mod tune;
pub mod turn;
pub mod weights;

pub use judge::{Judge, Judged, Worth};
pub use player::{Choice, Failure, Limits, Player};
pub use tallied::Tallied;
