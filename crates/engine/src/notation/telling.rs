//! Phrases that the events of all games share.

use crate::kernel::seat::Seat;

/// Seats one after the other: `1 and 3`.
pub(super) fn seats(seats: &[Seat]) -> String {
    seats.iter().map(ToString::to_string).collect::<Vec<_>>().join(" and ")
}

/// The singular or plural of a word, as a number asks for it.
pub(super) const fn form(number: usize, one: &'static str, many: &'static str) -> &'static str {
    if number == 1 { one } else { many }
}
