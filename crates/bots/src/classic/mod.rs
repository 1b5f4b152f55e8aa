//! The judge of the classic game, a hand-made evaluation function.
//!
//! `judge` adds everything up, into a sum or item by item (`books`). A feature promises points
//! (`feature`), by the odds that the tiles left fit its open cells (`odds`) and the chances that
//! follow from them (`rates`); `groups` has the figures by feature, `joints` the cells where
//! features of several owners may meet. `surveyed` remembers what an action leaves as it was,
//! `weights` holds the constants.

mod books;
mod feature;
mod groups;
mod joints;
mod judge;
mod odds;
mod rates;
mod surveyed;
mod weights;

pub use judge::ClassicJudge;
pub use weights::ClassicWeights;

use crate::judge::Judged;
use crate::levels::Style;
use crate::weights::Knob;
use remparts_engine::classic::Classic;

impl Judged for Classic {
    type Weights = ClassicWeights;
    type Judge = ClassicJudge;

    fn judge(&self, weights: &ClassicWeights) -> ClassicJudge {
        ClassicJudge::new(self, weights)
    }

    fn styled(style: Style) -> ClassicWeights {
        ClassicWeights::default().styled(style)
    }

    fn knobs(weights: &ClassicWeights) -> Vec<Knob> {
        weights.knobs()
    }

    fn with_knobs(values: &[f32]) -> ClassicWeights {
        ClassicWeights::with_knobs(values)
    }
}
