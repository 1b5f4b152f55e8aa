//! Games in a terminal.

pub mod board;
