//! The program in a real terminal: whole games by keys, sizes, colors, leaving and coming back.

#![cfg(unix)]

mod colors;
mod idle;
mod join;
mod leaving;
mod mouse;
mod pages;
mod panics;
mod pipes;
mod player;
mod replay;
mod screen;
mod signals;
mod sizes;
