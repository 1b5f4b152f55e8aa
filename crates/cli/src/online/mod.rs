//! Bots at tables of a server: what `join` and `load` share.
//!
//! `sitting` is a bot on its seat, `replica` its replica of the game.

mod replica;
mod sitting;

pub(crate) use replica::GameReplica;
pub(crate) use sitting::{Bot, Sitting};
