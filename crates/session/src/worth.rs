//! What a choice is worth, as far as it can be said beforehand.

use crate::host::Host;
use crate::session::Session;
use remparts_screen::names::FeatureName;
use remparts_screen::{Choice, Feature};
use serde::Serialize;
use ts_rs::TS;

/// What a choice is worth.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(tag = "is", rename_all = "kebab-case")]
pub enum Worth {
    /// The choice itself brings points.
    Points {
        /// How many it brings.
        points: i32,
    },
    /// It is about a feature that is worth something.
    Feature {
        /// What the feature is.
        kind: FeatureName,
        /// How many tiles it has.
        tiles: usize,
        /// Points if the game ended now.
        now: i32,
        /// Points once it is complete, where that is another number.
        closed: Option<Closed>,
    },
}

/// The points of a feature once it is complete.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Closed {
    /// With the tiles that this needs at least.
    pub points: i32,
    /// Whether it may be more.
    pub at_least: bool,
}

impl Closed {
    /// What completing a feature brings.
    pub const fn of(feature: &Feature) -> Self {
        Self { points: feature.points_if_completed, at_least: feature.more_may_come }
    }
}

/// Whether a feature can still be completed: fields and homes are scored at the end alone.
pub const fn grows(feature: &Feature) -> bool {
    !feature.complete && !matches!(feature.kind, FeatureName::Field | FeatureName::Homes)
}

impl<H: Host + ?Sized> Session<H> {
    /// What a choice is worth; none if that is not known, or no help to be given.
    pub fn worth(&self, choice: &Choice) -> Option<Worth> {
        if !self.aids().preview {
            return None;
        }
        if let Some(points) = choice.points {
            return Some(Worth::Points { points });
        }
        let feature = self.inspect(choice.spot?)?;
        let changes = grows(&feature) && feature.points_if_completed != feature.points_now;
        Some(Worth::Feature {
            kind: feature.kind,
            tiles: feature.tiles.len(),
            now: feature.points_now,
            closed: changes.then(|| Closed::of(&feature)),
        })
    }
}
