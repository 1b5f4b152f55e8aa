//! The rules of Carcassonne: pure, deterministic, explained.
//!
//! No clock, no randomness, no I/O. Chance is answered from outside; illegal input is refused
//! with a typed reason and nothing changes.

pub mod city;
pub mod classic;
pub mod kernel;
pub mod notation;
pub mod sets;

/// The README's example, compiled and run.
#[cfg(doctest)]
#[doc = include_str!("../../../README.md")]
struct Readme;
