//! French.

mod analysis;
mod game;
mod help;
mod names;
mod online;
mod plain;
mod screen;
mod start;
