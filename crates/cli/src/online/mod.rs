//! Bots at tables of a server: what `join` and `load` share.
//!
//! `sitting` is a bot on its seat, `kept` its replica of the game.

mod kept;
mod sitting;

pub(crate) use kept::Kept;
pub(crate) use sitting::{Bot, Sitting};
