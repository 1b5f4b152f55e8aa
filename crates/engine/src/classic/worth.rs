//! What a feature is worth, as a sum that can be shown.

use super::event::{Counted, RuleId, Term};
use super::feature::{FeatureKind, Marks, Sums};
use super::rules::Rules;

/// The points of a feature with their reason.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Worth {
    /// Points for each tile and each shield.
    pub each: u8,
    /// Number of tiles counted.
    pub tiles: u8,
    /// Number of shields counted.
    pub shields: u8,
    /// The rule that set the points.
    pub rule: RuleId,
}

impl Worth {
    /// The total of all terms.
    #[inline]
    pub fn points(&self) -> i32 {
        i32::from(self.each) * (i32::from(self.tiles) + i32::from(self.shields))
    }

    /// The terms of the sum; shields only where there are any.
    pub fn terms(&self) -> Vec<Term> {
        let tiles = Term { what: Counted::Tiles, count: u16::from(self.tiles), each: self.each };
        let shields =
            Term { what: Counted::Shields, count: u16::from(self.shields), each: self.each };
        if self.shields > 0 { vec![tiles, shields] } else { vec![tiles] }
    }
}

impl Rules {
    /// What a road, city, abbey or garden with these sums is worth. Fields are worth what their
    /// cities say, see `fields`.
    #[inline]
    pub fn worth(&self, sums: &Sums, complete: bool) -> Worth {
        let (each, rule) = match sums.kind {
            FeatureKind::Road => match (sums.marks.has(Marks::INN), complete) {
                (false, true) => (self.road.complete, "ROAD-2"),
                (false, false) => (self.road.incomplete, "ROAD-3"),
                (true, true) => (self.road.complete_inn, "INN-2"),
                (true, false) => (self.road.incomplete_inn, "INN-3"),
            },
            FeatureKind::City => match (sums.marks.has(Marks::CATHEDRAL), complete) {
                (false, true) if sums.tiles == 2 && self.city.two_tiles != self.city.complete => {
                    (self.city.two_tiles, "CITY-4")
                }
                (false, true) => (self.city.complete, "CITY-2"),
                (false, false) => (self.city.incomplete, "CITY-3"),
                (true, true) => (self.city.complete_cathedral, "INN-4"),
                (true, false) => (self.city.incomplete_cathedral, "INN-5"),
            },
            FeatureKind::Abbey => (1, if complete { "ABBEY-2" } else { "ABBEY-3" }),
            FeatureKind::Garden => (1, if complete { "ABBOT-6" } else { "ABBOT-7" }),
            FeatureKind::Field => (0, "FARM-3"),
        };
        Worth { each, tiles: sums.tiles, shields: sums.shields, rule }
    }
}
