//! Whole games in front of a screen.

mod games;
mod laws;
mod play;
mod refusals;
mod secrets;
mod table;
mod told;
mod types;
