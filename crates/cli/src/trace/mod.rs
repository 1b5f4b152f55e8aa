//! Recorded games of another program, and the comparison of the engine with them.

mod record;
mod replay;
mod river;
mod words;

pub(crate) use record::Record;
pub(crate) use replay::replay;
