//! The run: gate and walls in an array that grows both ways from its middle, always one unbroken
//! row of sides of the outer rim (TC-INV-4).

use super::setup::WALLS;
use crate::kernel::geometry::{Cell, Edge, Side};
use crate::kernel::rim::Way;
use crate::kernel::seat::{MAX_SEATS, Seat};
use std::cmp::Ordering;

/// Where the gate stands among the sides, with room for all walls on either hand.
const GATE: u8 = WALLS;
const ROOM: usize = 2 * WALLS as usize + 1;
/// Towers in the box (TC-SETUP-3).
pub const TOWERS: usize = 12;

/// A tower on the run.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Tower {
    /// The seat that set it.
    pub seat: Seat,
    /// The wall at whose end it was set.
    pub wall: Edge,
}

/// Gate, walls and towers of a game.
#[derive(Clone, Copy)]
pub struct Run {
    /// The pieces are `sides[from..to]`, the counterclockwise end first.
    from: u8,
    to: u8,
    walls_left: u8,
    sides: [Edge; ROOM],
    /// Walls at either end since the nearest tower there, else since the gate.
    since: [u8; 2],
    towers_len: u8,
    towers: [Tower; TOWERS],
    /// Towers left in each seat's supply.
    pub(crate) supply: [u8; MAX_SEATS],
    /// Whether some piece looks straight out over cells that will stay empty, so that no tile can
    /// ever shut the run in.
    pub(crate) free: bool,
}

const NOWHERE: Edge = Edge { cell: Cell::ORIGIN, side: Side::N };

impl Run {
    pub(crate) const fn new(towers: u8, walls: u8) -> Self {
        Self {
            from: GATE,
            to: GATE,
            walls_left: walls,
            sides: [NOWHERE; ROOM],
            since: [0; 2],
            towers_len: 0,
            towers: [Tower { seat: Seat(0), wall: NOWHERE }; TOWERS],
            supply: [towers; MAX_SEATS],
            free: false,
        }
    }

    /// Gate and walls from the counterclockwise to the clockwise end.
    #[inline]
    pub fn pieces(&self) -> &[Edge] {
        &self.sides[usize::from(self.from)..usize::from(self.to)]
    }

    /// Whether the gate stands already.
    #[inline]
    pub const fn stands(&self) -> bool {
        self.from < self.to
    }

    /// The gate, if it stands.
    #[inline]
    pub fn gate(&self) -> Option<Edge> {
        self.stands().then(|| self.sides[usize::from(GATE)])
    }

    /// Number of walls built so far.
    #[inline]
    pub const fn walls(&self) -> u8 {
        (self.to - self.from).saturating_sub(1)
    }

    /// Walls left in the box.
    #[inline]
    pub const fn walls_left(&self) -> u8 {
        self.walls_left
    }

    /// The last piece at an end; only while the gate stands.
    #[inline]
    pub const fn end(&self, way: Way) -> Edge {
        match way {
            Way::Clockwise => self.sides[self.to as usize - 1],
            Way::Counterclockwise => self.sides[self.from as usize],
        }
    }

    /// Walls at an end since the nearest tower there, else since the gate: what a tower brings
    /// (TC-TOWER-2).
    #[inline]
    pub const fn since(&self, way: Way) -> u8 {
        self.since[way as usize]
    }

    /// The towers on the run, in the order of setting.
    pub fn towers(&self) -> &[Tower] {
        &self.towers[..usize::from(self.towers_len)]
    }

    /// Towers in a seat's supply.
    #[inline]
    pub const fn towers_left(&self, seat: Seat) -> u8 {
        self.supply[seat.index()]
    }

    pub(crate) const fn build_gate(&mut self, edge: Edge) {
        self.sides[GATE as usize] = edge;
        self.from = GATE;
        self.to = GATE + 1;
    }

    #[inline]
    pub(crate) const fn build_wall(&mut self, edge: Edge, way: Way) {
        match way {
            Way::Clockwise => {
                self.sides[self.to as usize] = edge;
                self.to += 1;
            }
            Way::Counterclockwise => {
                self.from -= 1;
                self.sides[self.from as usize] = edge;
            }
        }
        self.since[way as usize] += 1;
        self.walls_left -= 1;
    }

    pub(crate) const fn set_tower(&mut self, seat: Seat, way: Way) {
        self.record_tower(Tower { seat, wall: self.end(way) }, way, 0);
    }

    /// Sets a tower at a wall that need not be at the end any more; says whether it can stand
    /// there, which is beyond the towers that were set before on the same hand of the gate.
    pub(crate) fn set_past_tower(&mut self, tower: Tower) -> bool {
        let Some(place) = self.pieces().iter().position(|piece| *piece == tower.wall) else {
            return false;
        };
        let place = self.from + place as u8;
        let (way, beyond) = match place.cmp(&GATE) {
            Ordering::Less => (Way::Counterclockwise, place - self.from),
            Ordering::Equal => return false,
            Ordering::Greater => (Way::Clockwise, self.to - 1 - place),
        };
        let stands = beyond < self.since(way);
        if stands {
            self.record_tower(tower, way, beyond);
        }
        stands
    }

    /// Notes a tower with so many walls beyond it.
    const fn record_tower(&mut self, tower: Tower, way: Way, beyond: u8) {
        self.towers[self.towers_len as usize] = tower;
        self.towers_len += 1;
        self.since[way as usize] = beyond;
        self.supply[tower.seat.index()] -= 1;
    }

    /// The end whose last wall this is, if it is a wall since the nearest tower.
    #[inline]
    pub(crate) fn end_at(&self, wall: Edge) -> Option<Way> {
        let here = |way: &Way| self.since(*way) > 0 && self.end(*way) == wall;
        Way::BOTH.into_iter().find(here)
    }
}
