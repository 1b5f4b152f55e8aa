//! What seats hold in hand. Deliberately neither `Debug` nor comparable: nothing can print it.

use super::action::Gift;
use crate::kernel::seat::{MAX_SEATS, Seat};

/// Number of cards of each kind, in the order of [`Gift::ALL`].
pub type Cards = [u8; Gift::ALL.len()];

/// The wrapped gifts of every seat.
#[derive(Clone, Default)]
pub struct Secrets {
    hands: [Cards; MAX_SEATS],
}

impl Secrets {
    /// The cards of one seat.
    #[inline]
    pub(crate) const fn hand(&self, seat: Seat) -> &Cards {
        &self.hands[seat.index()]
    }

    /// The cards of one seat, to be changed.
    pub(crate) const fn hand_mut(&mut self, seat: Seat) -> &mut Cards {
        &mut self.hands[seat.index()]
    }

    /// How many copies of a card are in some hand.
    pub(crate) fn held(&self, gift: Gift) -> u8 {
        self.hands.iter().map(|hand| hand[gift.index()]).sum()
    }
}
