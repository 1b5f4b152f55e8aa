//! Seats, counted in playing order, and who looks at a game.

use std::fmt;

/// A place at the table, counted from zero in playing order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Seat(pub u8);

/// The most seats any game of the family has.
pub const MAX_SEATS: usize = 6;

impl Seat {
    /// The number as an index into per-seat arrays.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The first `count` seats.
    pub fn first(count: usize) -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..count as u8).map(Self)
    }
}

/// Seats are shown as people count them, from one.
impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", u16::from(self.0) + 1)
    }
}

/// Someone who looks at a game and may know only part of it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Viewer {
    /// A player, who also sees what this seat holds in hand.
    Seat(Seat),
    /// Everyone without a seat.
    Audience,
}
