//! Expansions that need more than an answer in `rules`, one file each. Inns & Cathedrals is not
//! here: its tiles carry marks, its points are answers, and its big meeple is a figure.

pub(crate) mod abbot;
pub(crate) mod anniversary;
pub(crate) mod gifts;
pub(crate) mod river;
