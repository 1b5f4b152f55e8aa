//! A game that is only looked at.

use super::saved::Remarks;
use super::{Host, News};
use crate::aids::Aids;
use crate::sitter::{Kind, Sitter};
use remparts_engine::kernel::seat::Viewer;
use remparts_protocol::Preset;
use remparts_screen::{Refused, Table};

/// A log in front of someone: nobody plays, and nobody deals.
pub struct Replay {
    table: Table,
    sitters: Vec<Sitter>,
    place: String,
}

impl Replay {
    /// The game of a log. Who sat where is told by remarks, where there are any.
    ///
    /// # Errors
    ///
    /// When the log cannot be replayed.
    pub fn of(log: &str) -> Result<Self, Refused> {
        let table = Table::load(log, None)?;
        let seats = table.screen(Viewer::Audience, &[])?.seats.len();
        // Remarks are no part of the game: what they say wrongly is said by nobody.
        let told = Remarks::read(log).unwrap_or_default().sitters;
        let sitters = told.into_iter().take(seats).enumerate();
        let sitters = sitters
            .map(|(seat, told)| told.unwrap_or_else(|| Sitter::new(Kind::Human, seat as u8)))
            .collect();
        Ok(Self { table, sitters, place: String::new() })
    }

    /// No further than so many plies.
    #[must_use]
    pub fn up_to(mut self, plies: usize) -> Self {
        self.table = self.table.at(plies);
        self
    }

    /// With a name for the title.
    #[must_use]
    pub fn called(mut self, place: &str) -> Self {
        place.clone_into(&mut self.place);
        self
    }
}

impl Host for Replay {
    fn table(&self) -> &Table {
        &self.table
    }

    fn sitters(&self) -> &[Sitter] {
        &self.sitters
    }

    fn aids(&self) -> Aids {
        Preset::Learner.into()
    }

    fn plays(&self, _seat: u8) -> bool {
        false
    }

    fn is_running(&self) -> bool {
        false
    }

    fn play(&mut self, _actions: &[&str]) -> Result<(), Refused> {
        Err(Refused::Dealt)
    }

    fn keep(&mut self, _draft: &[&str]) {}

    fn poll(&mut self) -> News {
        News::Nothing
    }

    fn place(&self) -> String {
        self.place.clone()
    }
}
