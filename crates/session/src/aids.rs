//! What helps a player; a table agrees on it before it begins.

use remparts_protocol::Preset;
use serde::Serialize;
use ts_rs::TS;

/// Which help a player gets while the turn is decided.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Aids {
    /// Cells where the tile fits.
    pub spots: bool,
    /// What a draft would score, and what features are worth.
    pub preview: bool,
    /// Points if the game ended now.
    pub projection: bool,
    /// Who owns which feature, and how far fields reach.
    pub overlays: bool,
    /// Open ends and cells that nothing fits any more.
    pub frontier: bool,
    /// Which tiles are left, and how likely they are.
    pub bag: bool,
    /// A word before something is given away.
    pub warnings: bool,
}

impl Aids {
    const fn all(given: bool) -> Self {
        Self {
            spots: given,
            preview: given,
            projection: given,
            overlays: given,
            frontier: given,
            bag: given,
            warnings: given,
        }
    }
}

impl From<Preset> for Aids {
    fn from(preset: Preset) -> Self {
        match preset {
            Preset::Learner => Self::all(true),
            Preset::Standard => Self { warnings: false, ..Self::all(true) },
            Preset::Tournament => {
                Self { spots: true, overlays: true, bag: true, ..Self::all(false) }
            }
            Preset::Purist => Self::all(false),
        }
    }
}
