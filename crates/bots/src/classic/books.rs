//! Sinks for the points of an evaluation: a sum for search, or item by item for people.

use crate::judge::{Share, Worth};
use remparts_engine::kernel::seat::MAX_SEATS;

/// The items of an evaluation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Item {
    /// Points that are on the track.
    Banked,
    /// Points if the game ended now.
    Standing,
    /// What completing adds, times its chance.
    Completion,
    /// What open ends may add.
    Growth,
    /// Fields, as they stand and as they grow.
    Fields,
    /// What may be lost to others who come in.
    Contest,
    /// Joining a feature of someone else.
    Joins,
    /// Figures in hand and those that come back.
    Figures,
    /// The worth of having the next turn.
    Tempo,
    /// The worth of wrapped gifts.
    Gifts,
}

impl Item {
    pub(super) const NAMES: [&'static str; 10] = [
        "banked",
        "standing",
        "completion",
        "growth",
        "fields",
        "contest",
        "joins",
        "figures",
        "tempo",
        "gifts",
    ];
}

/// A sink that points of an item are added to.
pub(super) trait Book {
    fn add(&mut self, item: Item, seat: usize, points: f32);
}

/// The sum alone, for search.
impl Book for Worth {
    #[inline]
    fn add(&mut self, _item: Item, seat: usize, points: f32) {
        self[seat] += points;
    }
}

/// Item by item, for people.
pub(super) struct Items([Worth; Item::NAMES.len()]);

impl Items {
    pub(super) const fn new() -> Self {
        Self([[0.0; MAX_SEATS]; Item::NAMES.len()])
    }

    pub(super) fn shares(&self) -> Vec<Share> {
        let shares = Item::NAMES.into_iter().zip(self.0);
        shares.map(|(name, points)| Share { name, points }).collect()
    }
}

impl Book for Items {
    fn add(&mut self, item: Item, seat: usize, points: f32) {
        self.0[item as usize][seat] += points;
    }
}
