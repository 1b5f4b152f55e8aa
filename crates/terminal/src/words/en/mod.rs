//! English.

mod analysis;
mod game;
mod help;
mod names;
mod online;
mod plain;
mod refusals;
mod screen;
mod start;
