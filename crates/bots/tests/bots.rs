//! All tests of the bots in one program: games and searches are built once, and tests run side by side.
//! Only those with programs from outside are one of their own: they look at clocks.

mod analysis;
mod arena;
mod city_judge;
mod classic_judge;
mod common;
mod levels;
mod references;
mod search;
