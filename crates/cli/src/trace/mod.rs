//! Recorded games of another program, and how we compare ourselves with them.

mod record;
mod replay;
mod river;
mod words;

pub(crate) use record::Record;
pub(crate) use replay::replay;
