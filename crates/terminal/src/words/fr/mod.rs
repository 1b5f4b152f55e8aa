//! French.

mod analysis;
mod complaints;
mod game;
mod help;
mod lists;
mod names;
mod online;
mod plain;
mod refusals;
mod screen;
mod start;
