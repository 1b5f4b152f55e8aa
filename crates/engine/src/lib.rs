#![doc = include_str!("../README.md")]

pub mod city;
pub mod classic;
pub mod kernel;
pub mod notation;
pub mod prelude;
pub mod sets;

/// The example of the project's README, compiled and run.
#[cfg(doctest)]
#[doc = include_str!("../../../README.md")]
struct Readme;
