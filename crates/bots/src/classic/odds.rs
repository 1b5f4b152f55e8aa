//! How many of the tiles left fit an open cell, by table lookup for every demand a cell can have.
//!
//! A side of an open cell is free or faces one of four patterns, so there are 625 demands. For each
//! face a bitmap says beforehand which of them it meets; counting is then one vector addition for
//! each face, and only for those whose number has changed since the last count.

use remparts_engine::classic::rules::Rules;
use remparts_engine::classic::state::{Bag, FACES};
use remparts_engine::kernel::face::{FaceId, NO_PART};
use remparts_engine::kernel::geometry::{Rotation, Side};
use std::sync::Arc;

/// Number of demands, rounded up to whole vectors.
const DEMANDS: usize = 640;
/// By the bits a cell refuses on one side: which pattern lies there.
const PATTERN: [u8; 16] = {
    let mut pattern = [0; 16];
    (pattern[0xe], pattern[0xd], pattern[0xb], pattern[0x7]) = (1, 2, 3, 4);
    pattern
};
/// The place value of a side in the number of a demand, which is written in base five.
const PLACE: [usize; 4] = [1, 5, 25, 125];

/// What an open cell demands, as a number.
#[inline]
pub(super) fn demand(refused: u16) -> usize {
    let side = |n: u32| u16::from(PATTERN[usize::from(refused >> (4 * n) & 0xf)]);
    usize::from(side(0) + 5 * side(1) + 25 * side(2) + 125 * side(3))
}

/// The demands that one face meets: all bits set where it does.
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

/// Number of tiles left for each demand.
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

    /// Updates the counts to the tiles left.
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

    /// Tiles left that meet a demand and close the feature across one side of the cell.
    #[inline]
    pub(super) const fn closing(&self, demand: usize, side: Side) -> u8 {
        self.closes[4 * demand + side.index()]
    }
}

impl Odds {
    /// Tiles left that meet a demand and join what comes in by two sides of the cell.
    #[inline]
    pub(super) const fn joining(&self, demand: usize, a: Side, b: Side) -> u8 {
        self.joins[PAIRS * demand + PAIR[a.index()][b.index()]]
    }
}

/// Number of free sides of a demand.
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dice::of_game;
    use remparts_engine::classic::wishes::random_setup;
    use remparts_engine::classic::{Classic, FeatureKind};
    use remparts_engine::kernel::face::Ports;
    use remparts_engine::kernel::game::Quiet;
    use remparts_engine::kernel::geometry::Cell;
    use remparts_engine::kernel::list::List;
    use remparts_engine::kernel::playout::random_ply;

    /// Tiles in the bag with a rotation that fits the cell and of which something holds.
    fn slowly(game: &Classic, cell: Cell, holds: impl Fn(&[Ports; 4]) -> bool) -> u8 {
        let fits = game.fits(cell).into_iter().filter(|fit| {
            let turned = &game.rules().face(fit.face).turned;
            (0..4).any(|r| fit.rotations >> r & 1 == 1 && holds(&turned[r].ports))
        });
        fits.map(|fit| game.state().bag().left(fit.face)).sum()
    }

    /// Whether a road or city comes in by a side of an open cell.
    fn comes_in(game: &Classic, cell: Cell, side: Side) -> bool {
        let board = &game.state().table().board;
        let Some(tile) = board.neighbor(cell, side).map(|tile| board.tile(tile)) else {
            return false;
        };
        let face = game.rules().face(tile.face);
        let part = face.turned[tile.pose.rotation.index()].ports[side.opposite().index()][1];
        let kind = face.parts.get(usize::from(part)).map(|part| part.tally.kind);
        matches!(kind, Some(FeatureKind::Road | FeatureKind::City))
    }

    /// What was compared and came to more than nothing.
    #[derive(Default)]
    struct Seen {
        fitting: u32,
        closing: u32,
        joining: u32,
    }

    /// Asks the engine cell by cell what the tables know at once.
    fn compare(game: &Classic, odds: &Odds, seen: &mut Seen) {
        let board = &game.state().table().board;
        for cell in game.open_cells() {
            let refused = board.refused(cell).expect("an open cell");
            let demand = demand(refused);
            let taken = |side: Side| board.neighbor(cell, side).is_some();
            let free = Side::ALL.into_iter().filter(|side| !taken(*side)).count();
            assert_eq!(free_sides(refused) as usize, free);
            let fitting = slowly(game, cell, |_| true);
            assert_eq!(odds.fitting(demand), fitting);
            seen.fitting += u32::from(fitting > 0);
            let ways = Side::ALL.into_iter().filter(|side| comes_in(game, cell, *side));
            let ways: Vec<Side> = ways.collect();
            for side in &ways {
                let shut = |ports: &[Ports; 4]| {
                    let part = ports[side.index()][1];
                    let goes = |other: &Side| ports[other.index()][1] == part;
                    Side::ALL.into_iter().filter(goes).all(taken)
                };
                let closing = slowly(game, cell, shut);
                assert_eq!(odds.closing(demand, *side), closing);
                seen.closing += u32::from(closing > 0);
                for other in ways.iter().filter(|other| *other != side) {
                    let meet =
                        |ports: &[Ports; 4]| ports[side.index()][1] == ports[other.index()][1];
                    let joining = slowly(game, cell, meet);
                    assert_eq!(odds.joining(demand, *side, *other), joining);
                    seen.joining += u32::from(joining > 0);
                }
            }
        }
    }

    #[test]
    fn counts_agree_with_the_engine() {
        let mut seen = Seen::default();
        for number in 0..24 {
            let (mut dice, mut legal) = (of_game(44, number), List::new());
            let mut game = Classic::new(random_setup(&mut dice)).expect("playable");
            let mut odds = Odds::new(game.rules());
            let mut plies = number;
            while random_ply(&mut game, &mut dice, &mut legal, &mut Quiet) {
                plies += 1;
                if plies % 11 == 0 {
                    odds.count(game.state().bag());
                    compare(&game, &odds, &mut seen);
                }
            }
        }
        let Seen { fitting, closing, joining } = seen;
        assert!(
            fitting > 5_000 && closing > 1_000 && joining > 100,
            "{fitting} {closing} {joining}"
        );
    }
}
