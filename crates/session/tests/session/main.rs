//! A game in front of someone, on real tables.

mod draft;
mod guide;
mod online;
mod play;
mod snapshot;
mod types;
