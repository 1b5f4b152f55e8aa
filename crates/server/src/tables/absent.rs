//! Seats of people who are away from a table of the lobby. They become free after a while, so that
//! nobody blocks a table by leaving it.

use super::sheet::Sheet;
use remparts_protocol::{Clock, SitterKind, Status};
use std::time::Duration;
use tokio::time::Instant;

/// Since when the person on each seat is away; none if they are there or nobody sits there.
#[derive(Default)]
pub(crate) struct Absent(Vec<Option<Instant>>);

impl Absent {
    /// Notes who is there now.
    pub(crate) fn note(&mut self, sheet: &Sheet, present: &[bool]) {
        self.0.resize(sheet.seats.len(), None);
        for ((since, sitter), present) in self.0.iter_mut().zip(&sheet.seats).zip(present) {
            if *present || sitter.kind != SitterKind::Person {
                *since = None;
            } else {
                since.get_or_insert_with(Instant::now);
            }
        }
    }

    /// A seat whose person has been away for so long.
    pub(crate) fn overdue(&self, sheet: &Sheet, patience: Duration) -> Option<u8> {
        let away = |since: &Option<Instant>| since.is_some_and(|at| at.elapsed() >= patience);
        let seat = self.0.iter().position(away).filter(|_| frees_seats(sheet))?;
        Some(seat as u8)
    }

    /// When a seat becomes free next.
    pub(crate) fn next(&self, sheet: &Sheet, patience: Duration) -> Option<Instant> {
        let first = self.0.iter().flatten().min().filter(|_| frees_seats(sheet))?;
        Some(*first + patience)
    }
}

/// Whoever plays by days need not wait at the table, and at tables that the lobby does not show the
/// host knows everyone.
fn frees_seats(sheet: &Sheet) -> bool {
    sheet.status == Status::Open
        && sheet.wish.public
        && !matches!(sheet.wish.clock, Clock::Days { .. })
}
