//! How many of the tiles left fit an open cell, for every demand a cell can have.
//!
//! A side of an open cell is free or faces one of four patterns, so there are 625 demands. Each
//! face says beforehand which of them it meets; counting is then one addition for each face, and
//! only for those whose number has changed since the last count.

use remparts_engine::classic::rules::Rules;
use remparts_engine::classic::state::{Bag, FACES};
use remparts_engine::kernel::face::{FaceId, NO_PART};
use remparts_engine::kernel::geometry::{Rotation, Side};
use std::sync::Arc;

/// Demands, rounded up to whole vectors.
const DEMANDS: usize = 640;
/// By the bits a cell refuses on one side: which pattern lies there.
const PATTERN: [u8; 16] = {
    let mut pattern = [0; 16];
    (pattern[0xe], pattern[0xd], pattern[0xb], pattern[0x7]) = (1, 2, 3, 4);
    pattern
};
/// What a side counts in the number of a demand.
const PLACE: [usize; 4] = [1, 5, 25, 125];

/// What an open cell demands, as a number.
#[inline]
pub(super) fn demand(refused: u16) -> usize {
    let side = |n: u32| u16::from(PATTERN[usize::from(refused >> (4 * n) & 0xf)]);
    usize::from(side(0) + 5 * side(1) + 25 * side(2) + 125 * side(3))
}

/// The demands one face meets: all ones where it does.
struct Met {
    fits: [u8; DEMANDS],
    /// By demand and side: whether the face then leaves the feature there no further open side.
    closes: [u8; 4 * DEMANDS],
    /// By demand and pair of sides: whether the face joins what comes in by them.
    joins: [u8; PAIRS * DEMANDS],
}

/// Pairs of different sides.
const PAIRS: usize = 6;
/// The number of a pair of sides.
const PAIR: [[usize; 4]; 4] = [[0, 0, 1, 2], [0, 0, 3, 4], [1, 3, 0, 5], [2, 4, 5, 0]];

/// Tiles left by demand.
#[derive(Clone)]
pub(super) struct Odds {
    met: Arc<Vec<Met>>,
    counted: [u8; FACES],
    fits: [u8; DEMANDS],
    closes: [u8; 4 * DEMANDS],
    joins: [u8; PAIRS * DEMANDS],
}

impl Odds {
    pub(super) fn new(rules: &Rules) -> Self {
        let faces = (0..rules.faces.len()).map(|face| meet(rules, FaceId(face as u8)));
        Self {
            met: Arc::new(faces.collect()),
            counted: [0; FACES],
            fits: [0; DEMANDS],
            closes: [0; 4 * DEMANDS],
            joins: [0; PAIRS * DEMANDS],
        }
    }

    /// Takes in the tiles left.
    pub(super) fn count(&mut self, bag: &Bag) {
        for (face, met) in self.met.iter().enumerate() {
            let left = bag.left(FaceId(face as u8));
            let more = left.wrapping_sub(self.counted[face]);
            if more == 0 {
                continue;
            }
            self.counted[face] = left;
            let add = |sums: &mut [u8], met: &[u8]| {
                for (sum, met) in sums.iter_mut().zip(met) {
                    *sum = sum.wrapping_add(met & more);
                }
            };
            add(&mut self.fits, &met.fits);
            add(&mut self.closes, &met.closes);
            add(&mut self.joins, &met.joins);
        }
    }

    /// Tiles left that meet a demand.
    #[inline]
    pub(super) const fn fitting(&self, demand: usize) -> u8 {
        self.fits[demand]
    }

    /// Those of them that close the feature across one side of the cell.
    #[inline]
    pub(super) const fn closing(&self, demand: usize, side: Side) -> u8 {
        self.closes[4 * demand + side.index()]
    }
}

impl Odds {
    /// Those that join what comes in by two sides of the cell.
    #[inline]
    pub(super) const fn joining(&self, demand: usize, a: Side, b: Side) -> u8 {
        self.joins[PAIRS * demand + PAIR[a.index()][b.index()]]
    }
}

/// The free sides of a demand.
#[inline]
pub(super) const fn free_sides(refused: u16) -> u32 {
    // One bit for each side that refuses anything.
    let any = refused | refused >> 1;
    let any = (any | any >> 2) & 0x1111;
    4 - any.count_ones()
}

/// A turned face meets sixteen demands: each of its sides may be asked for or not.
fn meet(rules: &Rules, id: FaceId) -> Met {
    let face = rules.face(id);
    let mut met = Met { fits: [0; DEMANDS], closes: [0; 4 * DEMANDS], joins: [0; PAIRS * DEMANDS] };
    for rotation in Rotation::ALL {
        let shows = Side::ALL.map(|side| match face.pattern(rotation, side) {
            1 => 1,
            2 => 2,
            4 => 3,
            _ => 4_usize,
        });
        for asked in 0..16_u8 {
            let is_asked = |side: Side| asked >> side.index() & 1 == 1;
            let sides = Side::ALL.into_iter().filter(|side| is_asked(*side));
            let demand: usize =
                sides.clone().map(|side| shows[side.index()] * PLACE[side.index()]).sum();
            met.fits[demand] = u8::MAX;
            for side in sides {
                let part = face.turned[rotation.index()].ports[side.index()][1];
                if part == NO_PART {
                    continue;
                }
                let reached = turned(face.parts[usize::from(part)].sides, rotation);
                if reached != 0 && reached & !asked == 0 {
                    met.closes[4 * demand + side.index()] = u8::MAX;
                }
                let others = Side::ALL.into_iter().filter(|other| *other != side);
                for other in others.filter(|other| reached >> other.index() & 1 == 1) {
                    met.joins[PAIRS * demand + PAIR[side.index()][other.index()]] = u8::MAX;
                }
            }
        }
    }
    met
}

/// Sides as bits, turned clockwise.
#[inline]
pub(super) const fn turned(sides: u8, rotation: Rotation) -> u8 {
    let r = rotation.index();
    (sides << r | sides >> (4 - r)) & 0xf
}
