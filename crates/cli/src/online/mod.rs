//! Games at tables of a server.

mod kept;
mod sitting;

pub(crate) use kept::Kept;
pub(crate) use sitting::{Bot, Sitting};
