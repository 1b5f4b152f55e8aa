//! Bots at tables of a server: what `join` and `load` share.

mod kept;
mod sitting;

pub(crate) use kept::Kept;
pub(crate) use sitting::{Bot, Sitting};
