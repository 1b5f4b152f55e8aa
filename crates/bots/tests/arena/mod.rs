//! The arena: draws, tables, pairs, and what is made of the results.

mod deck;
mod ladder;
mod players;
mod sprt;
mod stats;
mod table;
