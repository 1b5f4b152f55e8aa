//! Features of different owners that wait for the same cell.

use super::books::{Book, Item};
use super::feature::{Hole, Promise};
use super::judge::ClassicJudge;
use remparts_engine::classic::FeatureKind;
use remparts_engine::classic::feature::Sums;
use remparts_engine::kernel::geometry::Side;
use remparts_engine::kernel::majority::Strength;
use remparts_engine::kernel::seat::MAX_SEATS;

/// Cells where a road or city could join another one.
pub(super) struct Joints {
    len: usize,
    at: [Joint; JOINTS],
}

const JOINTS: usize = 48;

#[derive(Clone, Copy)]
struct Joint {
    hole: Hole,
    kind: FeatureKind,
    strength: Strength,
    points: f32,
}

impl Joints {
    pub(super) const fn new() -> Self {
        let none = Joint {
            hole: Hole { cell: 0, demand: 0, side: Side::N },
            kind: FeatureKind::Road,
            strength: Strength([0; MAX_SEATS]),
            points: 0.0,
        };
        Self { len: 0, at: [none; JOINTS] }
    }

    #[inline]
    pub(super) fn add(&mut self, sums: &Sums, strength: &Strength, promise: &Promise) {
        let (kind, points) = (sums.kind, promise.total());
        for hole in promise.holes.iter() {
            if self.len < JOINTS {
                self.at[self.len] = Joint { hole, kind, strength: *strength, points };
                self.len += 1;
            }
        }
    }

    /// Adds the expected exchange at each joint: whoever has more figures takes the other's
    /// feature; with equally many both get both.
    pub(super) fn write(&self, judge: &ClassicJudge, book: &mut impl Book) {
        let joints = &self.at[..self.len];
        for (n, a) in joints.iter().enumerate() {
            for b in &joints[n + 1..] {
                let meet = a.hole.cell == b.hole.cell && a.hole.side != b.hole.side;
                if meet && a.kind == b.kind && a.strength != b.strength {
                    let demand = usize::from(a.hole.demand);
                    let joining = judge.odds.joining(demand, a.hole.side, b.hole.side);
                    let weight = judge.weights.join * judge.rates.joined(joining);
                    swing(a, b, weight, book);
                    swing(b, a, weight, book);
                }
            }
        }
    }
}

/// What the leaders of one feature gain from the other if they meet.
fn swing(a: &Joint, b: &Joint, weight: f32, book: &mut impl Book) {
    let (most_a, most_b) = (a.strength.most(), b.strength.most());
    if most_a < most_b {
        return;
    }
    for seat in 0..MAX_SEATS {
        let (leads_a, leads_b) = (a.strength.0[seat] == most_a, b.strength.0[seat] == most_b);
        if leads_a && !leads_b {
            book.add(Item::Joins, seat, weight * b.points);
        }
        if leads_b && !leads_a && most_a > most_b {
            book.add(Item::Joins, seat, -weight * b.points);
        }
    }
}
