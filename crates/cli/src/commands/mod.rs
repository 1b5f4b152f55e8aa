//! One file for each command.

pub(crate) mod analyse;
pub(crate) mod arena;
pub(crate) mod backup;
pub(crate) mod bots;
pub(crate) mod check;
pub(crate) mod completions;
pub(crate) mod demo;
pub(crate) mod engine;
pub(crate) mod export;
pub(crate) mod join;
pub(crate) mod judge;
pub(crate) mod ladder;
pub(crate) mod load;
pub(crate) mod man;
pub(crate) mod moderate;
pub(crate) mod perft;
pub(crate) mod play;
pub(crate) mod render;
pub(crate) mod replay;
pub(crate) mod restore;
pub(crate) mod serve;
pub(crate) mod setups;
pub(crate) mod show;
pub(crate) mod sim;
pub(crate) mod tiles;
pub(crate) mod trace_check;
pub(crate) mod tune;
pub(crate) mod verify_draws;

/// The outcome of a command that ran to its end, which decides its exit status.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Outcome {
    /// Nothing was found wrong.
    Fine,
    /// A check found something.
    Differs,
}

impl Outcome {
    /// `Fine` if `fine`, else `Differs`.
    pub(crate) const fn fine_if(fine: bool) -> Self {
        if fine { Self::Fine } else { Self::Differs }
    }
}
