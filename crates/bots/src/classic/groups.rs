//! Figures grouped by feature, and those in hand.

use remparts_engine::kernel::majority::Strength;
use remparts_engine::kernel::regions::RegionId;
use remparts_engine::kernel::seat::MAX_SEATS;

/// The figures in one feature.
#[derive(Clone, Copy)]
pub(super) struct Group {
    pub(super) region: RegionId,
    pub(super) strength: Strength,
    /// What would come home, by seat, in meeples.
    pub(super) figures: [f32; MAX_SEATS],
}

/// Most figures of all seats together.
pub(super) const MOST: usize = 54;

/// Features with figures in them.
pub(super) struct Groups {
    len: usize,
    groups: [Group; MOST],
}

impl Groups {
    pub(super) const fn new() -> Self {
        let none = Group {
            region: RegionId(0),
            strength: Strength([0; MAX_SEATS]),
            figures: [0.0; MAX_SEATS],
        };
        Self { len: 0, groups: [none; MOST] }
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = &Group> {
        self.groups[..self.len].iter()
    }

    /// The group of a feature, perhaps a new one.
    #[inline]
    pub(super) fn at(&mut self, region: RegionId) -> &mut Group {
        let known = self.groups[..self.len].iter().position(|group| group.region == region);
        let at = known.unwrap_or_else(|| {
            self.groups[self.len].region = region;
            self.len += 1;
            self.len - 1
        });
        &mut self.groups[at]
    }
}

/// Figures of each seat, in meeples: in hand, and expected back.
#[derive(Clone, Copy)]
pub(super) struct Hands {
    pub(super) free: [f32; MAX_SEATS],
    pub(super) back: [f32; MAX_SEATS],
}

impl Hands {
    /// No figures in hand, and none to come.
    pub(super) const EMPTY: Self = Self { free: [0.0; MAX_SEATS], back: [0.0; MAX_SEATS] };
}
