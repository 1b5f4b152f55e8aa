#![doc = include_str!("../README.md")]

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
