//! A ply as one line of text: a seat's choice or chance's answer.

use super::words::{ReadError, Words};
use super::written::Written;
use crate::kernel::game::{Game, Sink};
use crate::kernel::perft::Step;
use std::fmt;

/// A line of the log.
pub enum Ply<G: Game> {
    /// A choice of the seat that had to choose.
    Action(G::Action),
    /// An answer of chance to the pending question.
    Answer(G::Answer),
}

// By hand: a derive would require `G: Clone`, although only the plies of `G` have to be.
impl<G: Game> Clone for Ply<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for Ply<G> {}

impl<G: Game> PartialEq for Ply<G> {
    fn eq(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Action(action), Self::Action(other)) => action == other,
            (Self::Answer(answer), Self::Answer(other)) => answer == other,
            _ => false,
        }
    }
}

impl<G: Game> Eq for Ply<G> {}

impl<G: Game> fmt::Debug for Ply<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Action(action) => f.debug_tuple("Action").field(action).finish(),
            Self::Answer(answer) => f.debug_tuple("Answer").field(answer).finish(),
        }
    }
}

impl<G: Game> From<Step<G>> for Ply<G> {
    fn from(step: Step<G>) -> Self {
        match step {
            Step::Action(action) => Self::Action(action),
            Step::Answer(answer) => Self::Answer(answer),
        }
    }
}

/// Makes a ply for whoever has to choose. On an error nothing has changed.
pub fn make_ply<G: Written>(
    game: &mut G,
    ply: Ply<G>,
    out: &mut impl Sink<G::Event>,
) -> Result<(), G::Illegal> {
    match ply {
        Ply::Action(action) => game.play(game.chooser()?, action, out),
        Ply::Answer(answer) => game.resolve(answer, out),
    }
}

/// Makes a ply that was legal here before, without checking it again.
pub fn replay_ply<G: Game>(game: &mut G, ply: Ply<G>, out: &mut impl Sink<G::Event>) {
    match ply {
        Ply::Action(action) => game.play_listed(action, out),
        Ply::Answer(answer) => game.resolve_listed(answer, out),
    }
}

/// Writes a ply that is possible now.
pub fn write_ply<G: Written>(game: &G, ply: Ply<G>) -> String {
    match ply {
        Ply::Action(action) => game.write_action(action),
        Ply::Answer(answer) => game.write_answer(answer),
    }
}

/// Reads a ply against the board it is meant for. Whether it is legal is for the game to say.
pub fn read_ply<G: Written>(game: &G, text: &str) -> Result<Ply<G>, ReadError> {
    read_line(game, Words::new(1, text))
}

/// Reads a ply that fills its line.
pub(super) fn read_line<G: Written>(game: &G, mut words: Words<'_>) -> Result<Ply<G>, ReadError> {
    let ply = game.read_words(&mut words)?;
    words.end()?;
    Ok(ply)
}
