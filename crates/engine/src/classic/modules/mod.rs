//! Expansions that need more than an answer in `rules`, one file each. Inns & Cathedrals is not
//! here: its tiles carry marks, its points are answers, and its big meeple is a figure.

pub mod abbot;
pub mod anniversary;
pub mod gifts;
pub mod river;
