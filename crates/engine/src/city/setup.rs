//! What the players wish to play.

use crate::kernel::seat::Seat;
use thiserror::Error;

/// A wish for a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Setup {
    /// Number of players, two to four (TC-SETUP-1).
    pub players: u8,
    /// In the third pile, a guard on any wall when it is built (RUL-TC-GUARD-4).
    pub guard_each_wall: bool,
    /// Who begins; chance says if nobody is named (RUL-TC-SETUP-1).
    pub first: Option<Seat>,
}

impl Setup {
    /// The game as its rule sheet describes it.
    pub const fn new(players: u8) -> Self {
        Self { players, guard_each_wall: false, first: None }
    }

    /// The same with a seat that begins.
    #[must_use]
    pub const fn starting(self, seat: Seat) -> Self {
        Self { first: Some(seat), ..self }
    }

    /// Everything that is wrong with the wish.
    pub fn problems(&self) -> Vec<SetupProblem> {
        let mut problems = Vec::new();
        if !(2..=4).contains(&self.players) {
            problems.push(SetupProblem::Players(self.players));
        }
        if let Some(seat) = self.first.filter(|seat| seat.0 >= self.players) {
            problems.push(SetupProblem::First(seat));
        }
        problems
    }
}

/// One thing that is wrong with a wish.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum SetupProblem {
    /// Too few or too many players.
    #[error("two to four can play, not {0}")]
    Players(u8),
    /// Nobody sits there.
    #[error("seat {0} cannot begin: nobody sits there")]
    First(Seat),
    /// The tile file holds more than the engine has room for.
    #[error("too many tiles")]
    TooManyTiles,
}

/// Why a wish cannot be played.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{}", .0.iter().map(ToString::to_string).collect::<Vec<_>>().join("; "))]
pub struct SetupError(pub Vec<SetupProblem>);
