//! The texts of the classic game: what it says in words of its own.

mod event;
mod picture;
mod ply;
pub mod position;
pub mod setup;
mod spot;

use super::ply::Ply;
use super::words::{ReadError, Words};
use super::written::Written;
use crate::classic::{Action, Answer, Classic, Event, Illegal, Setup, SetupError};
use crate::kernel::seat::Seat;
use std::sync::Arc;

impl Written for Classic {
    type Setup = Setup;
    type SetupError = SetupError;

    fn set_up(setup: Setup) -> Result<Self, SetupError> {
        Self::new(setup)
    }

    fn afresh(&self) -> Self {
        Self::with_rules(Arc::clone(&self.rules))
    }

    fn chooser(&self) -> Result<Seat, Illegal> {
        self.chooser()
    }

    fn write_action(&self, action: Action) -> String {
        ply::write_action(self, action)
    }

    fn write_answer(&self, answer: Answer) -> String {
        ply::write_answer(self, answer)
    }

    fn read_words(&self, words: &mut Words<'_>) -> Result<Ply<Self>, ReadError> {
        ply::read_words(self, words)
    }

    fn tell(&self, event: &Event) -> String {
        event::tell(self, event)
    }

    /// A gift is for the seat that receives it (RUL-INFO-2).
    fn concealed(&self, answer: Answer) -> Option<(Seat, &'static str)> {
        matches!(answer, Answer::Gift(_)).then(|| (self.state.turn.seat, "gift ?"))
    }
}
