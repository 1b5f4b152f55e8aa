//! Matches between players: the same draws for all, seats exchanged, results with intervals.
//!
//! `deck` draws, `table` plays one game, `pairs` seats the players, `stats` and `sprt` say what the
//! results mean, `ladder` rates players who have not all met.
//!
//! The unit of every statistic is the *pair*: as many games as there are seats, all with the same
//! draws, in which every player has sat everywhere once. Games of a pair are not independent, pairs
//! are.

pub mod deck;
pub mod ladder;
pub mod pairs;
pub mod sprt;
pub mod stats;
pub mod table;

pub use deck::Deck;
pub use pairs::Match;
pub use sprt::{Sprt, Verdict};
pub use stats::Summary;
pub use table::{Clock, Finished, Forfeit, Outcome};
