//! A game that is only looked at.

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
    title: String,
}

impl Replay {
    /// The game of a log, with those who sat there as far as they are known.
    ///
    /// # Errors
    ///
    /// When the log cannot be replayed.
    pub fn of(log: &str, known: impl IntoIterator<Item = Option<Sitter>>) -> Result<Self, Refused> {
        let table = Table::load(log, None)?;
        let seats = table.screen(Viewer::Audience, &[])?.seats.len();
        let known = known.into_iter().chain(std::iter::repeat(None)).take(seats).enumerate();
        let sitters = known
            .map(|(seat, told)| told.unwrap_or_else(|| Sitter::new(Kind::Human, seat as u8)))
            .collect();
        Ok(Self { table, sitters, title: String::new() })
    }

    /// No further than so many plies.
    #[must_use]
    pub fn up_to(mut self, plies: usize) -> Self {
        self.table = self.table.at(plies);
        self
    }

    /// With a title, such as the name of its file.
    #[must_use]
    pub fn called(mut self, title: &str) -> Self {
        title.clone_into(&mut self.title);
        self
    }

    /// What it is called.
    pub fn title(&self) -> &str {
        &self.title
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
}
