//! Recorded games of another program, and the comparison of the engine with them.
//!
//! `record` is a recorded game as it stands in the file, `replay` plays and compares it, `words`
//! translates, `river` explains where two readings of the river differ.

mod record;
mod replay;
mod river;
mod words;

pub(crate) use record::Record;
pub(crate) use replay::replay;
