//! Figures: each seat's pieces, every one either in the supply or standing somewhere.
//!
//! A figure is a slot that holds its place, so none can be lost or doubled (INV-1).

use super::seat::{MAX_SEATS, Seat};

/// Most figures a seat can own.
pub const SLOTS: usize = 9;
const SUPPLY: u16 = u16::MAX;

/// A figure of one seat.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Figure {
    /// The seat that owns it.
    pub seat: Seat,
    /// Which of that seat's slots.
    pub slot: u8,
}

/// Most figures of all seats together.
const CROWD: usize = SLOTS * MAX_SEATS;

/// A set of figures, listed in the order of seats and slots.
#[derive(Clone, Copy, Debug)]
pub struct Crowd {
    len: u8,
    figures: [Figure; CROWD],
}

impl Crowd {
    /// A crowd without any figure.
    pub const NOBODY: Self = Self { len: 0, figures: [Figure { seat: Seat(0), slot: 0 }; CROWD] };

    /// A crowd of a single figure.
    pub const fn of_one(figure: Figure) -> Self {
        let mut crowd = Self::NOBODY;
        crowd.figures[0] = figure;
        crowd.len = 1;
        crowd
    }
}

impl std::ops::Deref for Crowd {
    type Target = [Figure];

    #[inline]
    fn deref(&self) -> &[Figure] {
        &self.figures[..usize::from(self.len)]
    }
}

/// All figures of all seats: for each slot the place where it stands, or the supply. What a place
/// means is for the game to say.
#[derive(Clone, Copy)]
pub struct Figures {
    place: [[u16; SLOTS]; MAX_SEATS],
}

impl Figures {
    /// Everything in the supply.
    pub const fn new() -> Self {
        Self { place: [[SUPPLY; SLOTS]; MAX_SEATS] }
    }

    /// Where a figure stands, if it is on the board.
    #[inline]
    pub fn place(&self, figure: Figure) -> Option<u16> {
        let place = self.place[figure.seat.index()][usize::from(figure.slot)];
        (place != SUPPLY).then_some(place)
    }

    /// The first of `slots` that is in the supply.
    #[inline]
    pub fn in_supply(&self, seat: Seat, slots: std::ops::Range<u8>) -> Option<Figure> {
        let places = &self.place[seat.index()];
        slots
            .into_iter()
            .find(|slot| places[usize::from(*slot)] == SUPPLY)
            .map(|slot| Figure { seat, slot })
    }

    /// How many of `slots` are in the supply.
    pub fn count_in_supply(&self, seat: Seat, slots: std::ops::Range<u8>) -> u8 {
        let places = &self.place[seat.index()];
        slots.into_iter().filter(|slot| places[usize::from(*slot)] == SUPPLY).count() as u8
    }

    /// Puts a figure on a place.
    #[inline]
    pub const fn put(&mut self, figure: Figure, place: u16) {
        self.place[figure.seat.index()][figure.slot as usize] = place;
    }

    /// Takes a figure back to the supply.
    #[inline]
    pub const fn take(&mut self, figure: Figure) {
        self.place[figure.seat.index()][figure.slot as usize] = SUPPLY;
    }

    /// Whether any of `slots` is in the supply.
    #[inline]
    pub fn any_in_supply(&self, seat: Seat, slots: std::ops::Range<u8>) -> bool {
        // All slots are looked at: a fixed row of comparisons, which vectorizes, beats a search
        // that stops anywhere.
        let places = &self.place[seat.index()];
        let slots = usize::from(slots.start)..usize::from(slots.end);
        places[slots].iter().fold(false, |any, place| any | (*place == SUPPLY))
    }

    /// The first `most` figures on the board whose place is `wanted`: seat by seat, slot by slot.
    #[inline]
    pub fn gather(&self, seats: usize, most: u8, wanted: impl Fn(u16) -> bool) -> Crowd {
        let mut crowd = Crowd::NOBODY;
        for (places, seat) in self.place[..seats].iter().zip(0..) {
            for (place, slot) in places.iter().zip(0..) {
                if crowd.len >= most {
                    return crowd;
                }
                if *place != SUPPLY && wanted(*place) {
                    crowd.figures[usize::from(crowd.len)] = Figure { seat: Seat(seat), slot };
                    crowd.len += 1;
                }
            }
        }
        crowd
    }

    /// The figures on the board with their places, in the same order.
    pub fn on_board(&self, seats: usize) -> impl Iterator<Item = (Figure, u16)> + '_ {
        let slots = |seat| (0..SLOTS as u8).map(move |slot| Figure { seat, slot });
        let all = Seat::first(seats).flat_map(slots);
        all.filter_map(|figure| Some((figure, self.place(figure)?)))
    }

    /// The figures of one seat on the board with their places.
    #[inline]
    pub fn of_seat(&self, seat: Seat) -> impl Iterator<Item = (Figure, u16)> + '_ {
        self.place[seat.index()]
            .iter()
            .enumerate()
            .filter(|(_, place)| **place != SUPPLY)
            .map(move |(slot, place)| (Figure { seat, slot: slot as u8 }, *place))
    }
}

impl Default for Figures {
    fn default() -> Self {
        Self::new()
    }
}
