//! Tests of the arena: draws, games, pairs, and the statistics of results.

mod deck;
mod ladder;
mod players;
mod sprt;
mod stats;
mod table;
