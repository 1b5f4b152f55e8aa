//! Ledger: the points of each seat by where they come from, as a table.

use remparts_engine::kernel::game::{Game, Pending};
use remparts_engine::kernel::seat::Seat;

/// The most sources any game has.
pub(crate) const SOURCES: usize = 8;

/// Points of one seat, one number for each source.
pub(crate) type Row = [i32; SOURCES];

/// A game that can name the source of each point.
pub(crate) trait Sourced: Game {
    /// The names of the sources.
    const SOURCES: &'static [&'static str];

    /// Calls `book` with every seat that an event gives points, the number of the source and the
    /// points.
    fn book(event: &Self::Event, book: impl FnMut(Seat, usize, i32));

    /// Points by source that each seat would have if the game ended now.
    fn forecast(&self) -> Vec<Row>;
}

/// Points of all seats by source.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Ledger {
    sources: &'static [&'static str],
    seats: Vec<Row>,
}

impl Ledger {
    /// A ledger without points.
    pub(crate) fn new<G: Sourced>(game: &G) -> Self {
        Self { sources: G::SOURCES, seats: vec![[0; SOURCES]; game.seats()] }
    }

    /// The ledger as it would be if the game ended now.
    fn projected<G: Sourced>(game: &G) -> Self {
        Self { sources: G::SOURCES, seats: game.forecast() }
    }

    /// Adds the points of these events.
    pub(crate) fn add<G: Sourced>(&mut self, events: &[G::Event]) {
        for event in events {
            G::book(event, |seat, source, points| self.seats[seat.index()][source] += points);
        }
    }

    /// The sum of each seat.
    pub(crate) fn totals(&self) -> Vec<i32> {
        self.seats.iter().map(total).collect()
    }

    /// A row for each seat; columns without points are left out.
    pub(crate) fn table(&self) -> String {
        let used: Vec<usize> = (0..self.sources.len())
            .filter(|source| self.seats.iter().any(|row| row[*source] != 0))
            .collect();
        let mut text = String::from("seat");
        used.iter().for_each(|source| text += &format!("{:>9}", self.sources[*source]));
        text += &format!("{:>9}\n", "total");
        for (seat, row) in self.seats.iter().enumerate() {
            text += &format!("{:>4}", seat + 1);
            used.iter().for_each(|source| text += &format!("{:>9}", row[*source]));
            text += &format!("{:>9}\n", total(row));
        }
        text
    }
}

/// The sum over all sources.
pub(crate) fn total(row: &Row) -> i32 {
    row.iter().sum()
}

/// The table that fits the moment: the sources of the result, or the projected end.
pub(crate) fn tell(game: &impl Sourced, earned: &Ledger) -> String {
    let over = game.pending() == Pending::Over;
    if over {
        format!("Final scores\n{}", earned.table())
    } else {
        format!("If the game ended now\n{}", Ledger::projected(game).table())
    }
}
