//! Chances by number of tiles, as lookup tables.

use super::odds::free_sides;
use super::weights::ClassicWeights;
use remparts_engine::classic::FeatureKind;

/// Chances by number of tiles, looked up instead of computed.
#[derive(Clone)]
pub(super) struct Rates {
    miss_closing: [[f32; COUNTS]; 2],
    miss_extending: [[f32; COUNTS]; 2],
    miss_around: [f32; COUNTS],
    miss_joining: [f32; COUNTS],
    /// By the number of free cells beside an open one.
    unspoilt: [f32; 5],
    cities: [f32; CITIES],
}

const COUNTS: usize = 160;
const CITIES: usize = 16;

impl Rates {
    pub(super) fn new(weights: &ClassicWeights, seats: usize) -> Self {
        // Every tile will be drawn, but only those that come to the owner help.
        let share = 2.0 / seats as f32;
        let miss = |rate: f32| std::array::from_fn(|n| (-rate * n as f32).exp());
        Self {
            miss_closing: [weights.closing, weights.road_closing].map(|rate| miss(rate * share)),
            miss_extending: [weights.extending, weights.road_extending]
                .map(|rate| miss(rate * share)),
            miss_around: miss(weights.around),
            miss_joining: miss(weights.joining),
            unspoilt: std::array::from_fn(|free| weights.unspoilt.powi(free as i32)),
            cities: [0.0; CITIES],
        }
    }

    /// Updates the tables to how much of the game is left.
    pub(super) fn set_phase(&mut self, weights: &ClassicWeights, phase: f32) {
        let mut chance = 1.0;
        for open in 0..CITIES {
            self.cities[open] = chance * if open == 0 { 1.0 } else { phase };
            chance *= if open == 0 { weights.field_city } else { weights.field_decay };
        }
    }

    /// Chance that a cell is filled in the owner's interest.
    #[inline]
    pub(super) fn filled(&self, kind: FeatureKind, closing: u8, other: u8) -> f32 {
        let kind = usize::from(kind == FeatureKind::Road);
        1.0 - self.miss_closing[kind][usize::from(closing)]
            * self.miss_extending[kind][usize::from(other)]
    }

    /// What the free cells beside an open one leave of its chance.
    #[inline]
    pub(super) fn unspoilt(&self, refused: u16) -> f32 {
        self.unspoilt[free_sides(refused) as usize]
    }

    /// Chance that one of so many tiles comes that join two features.
    #[inline]
    pub(super) fn joined(&self, joining: u8) -> f32 {
        1.0 - self.miss_joining[usize::from(joining)]
    }

    /// Chance that a cell beside an abbey is filled by anyone.
    #[inline]
    pub(super) fn around(&self, fitting: u8) -> f32 {
        1.0 - self.miss_around[usize::from(fitting)]
    }

    /// Chance that a city with this many open sides counts for a field.
    #[inline]
    pub(super) fn city(&self, open: u8) -> f32 {
        self.cities[usize::from(open).min(CITIES - 1)]
    }
}
