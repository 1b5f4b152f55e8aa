//! Majorities: the strength of each seat in a feature, and who leads there.

use super::seat::{MAX_SEATS, Seat};

/// Weight of each seat's figures in one feature.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Strength(pub [u8; MAX_SEATS]);

impl Strength {
    /// Adds the weight of one figure.
    #[inline]
    pub const fn add(&mut self, seat: Seat, weight: u8) {
        self.0[seat.index()] += weight;
    }

    /// The weight of one seat.
    #[inline]
    pub const fn of(&self, seat: Seat) -> u8 {
        self.0[seat.index()]
    }

    /// The greatest weight of any seat; zero when nobody is there.
    #[inline]
    pub fn most(&self) -> u8 {
        self.0.into_iter().max().unwrap_or(0)
    }

    /// Everyone who ties for the greatest weight. Nobody leads an empty feature.
    #[inline]
    pub fn leaders(&self) -> impl Iterator<Item = Seat> + use<> {
        let Self(weights) = *self;
        let most = self.most();
        Seat::first(MAX_SEATS).filter(move |seat| most > 0 && weights[seat.index()] == most)
    }

    /// Everyone present with their weight.
    pub fn present(&self) -> Vec<(Seat, u8)> {
        let seats = Seat::first(MAX_SEATS).map(|seat| (seat, self.of(seat)));
        seats.filter(|(_, weight)| *weight > 0).collect()
    }

    /// Whether someone else leads alone or in a tie that `seat` is not part of.
    #[inline]
    pub fn led_by_others(&self, seat: Seat) -> bool {
        self.of(seat) < self.most()
    }
}
