//! The judge of the classic game, a hand-made evaluation function.

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
