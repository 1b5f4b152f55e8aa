//! Better constants by self-play: simultaneous perturbation stochastic approximation (SPSA), as
//! chess engines do it.
//!
//! At every step all constants are moved at once, each up or down by its own step at random; these
//! constants play the opposite ones, and the points they win by are the estimate of the gradient.

use crate::dice;
use crate::weights::Knob;
use remparts_engine::kernel::playout::Dice as _;

/// The size of a perturbation, in steps of a knob.
const REACH: f32 = 1.5;
/// The learning rate: how far a result moves a knob, in steps for each point of margin.
const STRIDE: f32 = 0.12;
/// The weight of the old value in the running mean of the constants.
const MEMORY: f32 = 0.98;

/// A search for better constants that can be stopped and continued at any step.
#[derive(Clone, PartialEq, Debug)]
pub struct Tuner {
    /// The knobs with their first values; a step of zero keeps a knob where it is.
    pub knobs: Vec<Knob>,
    /// Number of steps done.
    pub steps: u64,
    /// The current value of each knob.
    pub values: Vec<f32>,
    /// The exponential mean of the values, which is steadier: the result.
    pub means: Vec<f32>,
    /// The seed of the directions.
    pub seed: u64,
}

/// Two opposite perturbations of the constants.
#[derive(Clone, PartialEq, Debug)]
pub struct Trial {
    /// The values moved one way.
    pub plus: Vec<f32>,
    /// The values moved the opposite way.
    pub minus: Vec<f32>,
    signs: Vec<f32>,
}

impl Tuner {
    /// Starts from these knobs.
    pub fn new(knobs: Vec<Knob>, seed: u64) -> Self {
        let values: Vec<f32> = knobs.iter().map(|knob| knob.value).collect();
        Self { knobs, steps: 0, means: values.clone(), values, seed }
    }

    /// The trial of the next step.
    pub fn trial(&self) -> Trial {
        let mut dice = dice::of_game(self.seed, self.steps);
        let reach = self.reach();
        let sign = |knob: &Knob| match (knob.step > 0.0, dice.below(2)) {
            (false, _) => 0.0,
            (true, 0) => 1.0,
            (true, _) => -1.0,
        };
        let signs: Vec<f32> = self.knobs.iter().map(sign).collect();
        let moved = |way: f32| {
            let knobs = self.values.iter().zip(&self.knobs).zip(&signs);
            knobs.map(|((value, knob), sign)| value + way * reach * knob.step * sign).collect()
        };
        Trial { plus: moved(1.0), minus: moved(-1.0), signs }
    }

    /// Moves the values by how many points a game `plus` has beaten `minus`.
    pub fn learn(&mut self, trial: &Trial, margin: f32) {
        let stride = STRIDE / (1.0 + self.steps as f32 / 200.0).powf(0.602) * margin / self.reach();
        for (n, knob) in self.knobs.iter().enumerate() {
            self.values[n] += stride * knob.step * trial.signs[n];
            self.means[n] = MEMORY * self.means[n] + (1.0 - MEMORY) * self.values[n];
        }
        self.steps += 1;
    }

    fn reach(&self) -> f32 {
        REACH / (1.0 + self.steps as f32 / 100.0).powf(0.101)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn knob(name: &'static str, value: f32, step: f32) -> Knob {
        Knob { name, value, step }
    }

    #[test]
    fn it_finds_the_top_of_a_hill_and_leaves_fixed_knobs_alone() {
        let knobs = vec![knob("a", 0.0, 0.5), knob("b", 3.0, 0.1), knob("fixed", 1.0, 0.0)];
        let mut tuner = Tuner::new(knobs, 7);
        let height = |v: &[f32]| -(v[0] - 2.0).powi(2) - 20.0 * (v[1] - 2.5).powi(2);
        for _ in 0..400 {
            let trial = tuner.trial();
            let margin = height(&trial.plus) - height(&trial.minus);
            tuner.learn(&trial, margin);
        }
        assert!((tuner.means[0] - 2.0).abs() < 0.2, "{:?}", tuner.means);
        assert!((tuner.means[1] - 2.5).abs() < 0.1, "{:?}", tuner.means);
        assert_eq!(tuner.means[2], 1.0);
        assert_eq!(tuner.steps, 400);
    }

    #[test]
    fn a_trial_depends_on_the_seed_and_the_step_alone() {
        let tuner = |seed| Tuner::new(vec![knob("a", 0.0, 1.0); 20], seed);
        assert_eq!(tuner(1).trial(), tuner(1).trial());
        assert_ne!(tuner(1).trial().plus, tuner(2).trial().plus);
        let mut later = tuner(1);
        let first = later.trial();
        later.learn(&first, 0.0);
        assert_ne!(first.plus, later.trial().plus);
    }
}
