//! One cell of a board picture: seven by three characters.

use crate::kernel::geometry::Side;
use crate::kernel::seat::Seat;
use std::ops::RangeInclusive;

pub(super) const WIDTH: usize = 7;
pub(super) const HEIGHT: usize = 3;

/// Row and column of a sign within a block.
pub(super) type Place = (usize, usize);

/// The sign in the middle of a block.
pub(super) const MIDDLE: Place = (1, 3);
const CORNERS: [Place; 4] = [(0, 0), (0, 6), (2, 6), (2, 0)];

/// The ground or thing that a sign stands for, which decides its color.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Ink {
    Bare,
    Field,
    Road,
    City,
    River,
    Homes,
    Street,
    /// A market with these goods, as bits.
    Market(u8),
    Building,
    Wall,
    Figure(Seat),
}

/// The signs of one cell of the picture.
#[derive(Clone, Debug)]
pub struct Block {
    signs: [[(char, Ink); WIDTH]; HEIGHT],
}

impl Block {
    /// A block without any sign.
    pub(super) const BLANK: Self = Self { signs: [[(' ', Ink::Bare); WIDTH]; HEIGHT] };

    /// A tile with the same ground all over it.
    pub(super) fn ground(ink: Ink) -> Self {
        let mut block = Self { signs: [[(' ', ink); WIDTH]; HEIGHT] };
        CORNERS.into_iter().for_each(|corner| block.put(corner, '.', ink));
        block
    }

    /// One row of signs of the block.
    pub(super) const fn row(&self, row: usize) -> &[(char, Ink); WIDTH] {
        &self.signs[row]
    }

    /// Puts one sign at a place.
    pub(super) const fn put(&mut self, (row, column): Place, sign: char, ink: Ink) {
        self.signs[row][column] = (sign, ink);
    }

    /// Draws one of several areas, each given by its sides, that reach over the whole of a side.
    pub(super) fn area(&mut self, areas: &[Vec<Side>], this: usize, sign: char, ink: Ink) {
        let sides = &areas[this];
        let owner = |side: Side| areas.iter().position(|sides| sides.contains(&side));
        let mut fill = |row: usize, columns: RangeInclusive<usize>| {
            columns.for_each(|column| self.put((row, column), sign, ink));
        };
        for side in sides {
            match side {
                Side::N => fill(0, 1..=5),
                Side::E => fill(1, 5..=6),
                Side::S => fill(2, 1..=5),
                Side::W => fill(1, 0..=1),
            }
        }
        if sides.len() > 1 {
            fill(1, 2..=4);
        }
        // A corner belongs to the area around it; between two areas it stays as it is.
        let around =
            [(Side::N, Side::W), (Side::N, Side::E), (Side::S, Side::E), (Side::S, Side::W)];
        for ((row, column), (one, other)) in CORNERS.into_iter().zip(around) {
            let owners = [owner(one), owner(other)];
            let here = owners.contains(&Some(this));
            if here && owners.into_iter().flatten().all(|owner| owner == this) {
                fill(row, column..=column);
            }
        }
    }

    /// Draws roads, each given by its sides, and the crossing of more than two.
    pub(super) fn roads(&mut self, roads: &[Vec<Side>], ink: Ink) {
        for road in roads {
            road.iter().for_each(|side| self.line(*side, '|', '-', ink));
            let knot = match road.as_slice() {
                [] | [_] => continue,
                [Side::N, Side::S] => '|',
                [Side::E, Side::W] => '-',
                _ => '+',
            };
            self.put(MIDDLE, knot, ink);
        }
        if roads.len() > 2 {
            self.put(MIDDLE, 'o', ink);
        }
    }

    /// Draws a line from an edge to the middle, which it does not reach.
    pub(super) fn line(&mut self, side: Side, up: char, along: char, ink: Ink) {
        match side {
            Side::N => self.put((0, 3), up, ink),
            Side::S => self.put((2, 3), up, ink),
            Side::E => (4..=6).for_each(|column| self.put((1, column), along, ink)),
            Side::W => (0..=2).for_each(|column| self.put((1, column), along, ink)),
        }
    }

    /// Draws a wall along one side.
    pub(super) fn wall(&mut self, side: Side) {
        match side {
            Side::N => (0..WIDTH).for_each(|column| self.put((0, column), '=', Ink::Wall)),
            Side::S => (0..WIDTH).for_each(|column| self.put((2, column), '=', Ink::Wall)),
            Side::E => (0..HEIGHT).for_each(|row| self.put((row, 6), '!', Ink::Wall)),
            Side::W => (0..HEIGHT).for_each(|row| self.put((row, 0), '!', Ink::Wall)),
        }
    }

    /// Draws a figure as the number of its seat, with a letter after it if it is not a usual one,
    /// and beside a figure that stands there already.
    pub(super) fn figure(&mut self, (row, mut column): Place, seat: Seat, letter: Option<char>) {
        while matches!(self.signs[row][column].1, Ink::Figure(_)) && column + 1 < WIDTH {
            column += 1;
        }
        if letter.is_some() {
            column = column.min(WIDTH - 2);
        }
        let digit = char::from(b'1' + seat.0);
        for (n, sign) in std::iter::once(digit).chain(letter).enumerate() {
            self.put((row, column + n), sign, Ink::Figure(seat));
        }
    }
}

/// Where a figure is drawn that stands at one side.
pub(super) const fn at_side(side: Side) -> Place {
    match side {
        Side::N => (0, 3),
        Side::E => (1, 5),
        Side::S => (2, 3),
        Side::W => (1, 1),
    }
}

/// Where a figure is drawn that stands on a part with these half-edges, of which the first counts.
pub(super) fn at_halves(halves: &[usize]) -> Place {
    const HALVES: [Place; 8] = [(0, 2), (0, 5), (0, 6), (2, 6), (2, 5), (2, 1), (2, 0), (0, 0)];
    halves.first().map_or((1, 2), |half| HALVES[*half])
}
