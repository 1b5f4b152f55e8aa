//! Parts of the program that have tests of their own and need nothing else of it.

#[path = "../src/load/histogram.rs"]
mod histogram;
#[path = "../src/engine/inbox.rs"]
mod inbox;
#[path = "../src/input.rs"]
mod input;
