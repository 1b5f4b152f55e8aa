//! The search of the stronger levels.
//!
//! A turn has two levels, as in the game: where the tile goes, then the figure and what else there
//! is to choose. `turns` judges each of them once; `sweep` is one step of expectimax over every
//! answer to the best turns; `race` compares the best of those by playing on with common random
//! numbers, over a tree (PUCT) that grows where it is visited often; `seeker` puts them together.
//! `study` looks at a turn that has been played, with a `duel` between it and what looks better;
//! `luck` values what chance has said.

mod duel;
mod luck;
mod race;
mod rollout;
mod seeker;
mod study;
mod sweep;
mod tree;
mod turns;
mod visit;

pub(crate) use duel::Estimate;
pub(crate) use luck::{Luck, luck};
pub use seeker::Seeker;
pub(crate) use study::{Study, study};
pub(crate) use turns::glances;

use crate::judge::chance;

/// What a search maximizes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Aim {
    /// Points ahead of the others.
    Lead,
    /// Being ahead in the end, by however little: less risk when in front, more when behind.
    Win,
}

impl Aim {
    /// The value of a lead with so many tiles left to be drawn.
    fn value(self, lead: f32, tiles_left: usize) -> f32 {
        match self {
            Self::Lead => lead,
            Self::Win => chance(lead, tiles_left),
        }
    }
}

/// The parameters of a search.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct SearchOptions {
    /// First actions of a turn whose continuations are looked at.
    pub firsts: usize,
    /// Turns whose answers are swept.
    pub width: usize,
    /// Most turns that race.
    pub arms: usize,
    /// Points a turn may be behind the best to race at all.
    pub gap: f32,
    /// Turns of a rollout before the position is judged.
    pub rollout: u32,
    /// Placements looked at in each turn of a rollout.
    pub breadth: usize,
    /// What the race maximizes.
    pub aim: Aim,
    /// The weight of the sweep's value, in rounds of the race.
    pub trust: f32,
    /// Standard errors behind the best at which a turn is eliminated from the race.
    pub doubt: f32,
    /// Visits of a position before the tree is expanded there.
    pub patience: u32,
    /// The exploration constant of PUCT.
    pub explore: f32,
    /// The temperature of the softmax that makes priors of judged leads, in points.
    pub temper: f32,
    /// Points of lead at which tanh saturates: more hardly counts.
    pub scale: f32,
    /// Actions whose prior is a smaller share than this are dropped.
    pub floor: f32,
}

impl SearchOptions {
    /// No search: every action is judged once.
    pub fn glance() -> Self {
        Self { firsts: 1, width: 1, arms: 1, ..Self::default() }
    }

    /// Parameters for long thinking: more turns race, for longer and with wider rollouts, and the
    /// aim is to win. A wide rollout costs about three times as much a turn; where there is time
    /// for it, it has been the better use of it than more visits.
    pub fn patient() -> Self {
        Self {
            firsts: 20,
            width: 20,
            arms: 10,
            gap: 7.0,
            doubt: 3.0,
            breadth: usize::MAX,
            aim: Aim::Win,
            ..Self::default()
        }
    }
}

impl Default for SearchOptions {
    fn default() -> Self {
        Self {
            firsts: 12,
            width: 12,
            arms: 6,
            gap: 5.0,
            rollout: 8,
            breadth: 12,
            aim: Aim::Lead,
            trust: 12.0,
            doubt: 2.5,
            patience: 12,
            explore: 0.5,
            temper: 4.0,
            scale: 20.0,
            floor: 0.002,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Three points ahead for certain, or thirty ahead half of the time and two behind otherwise.
    #[test]
    fn who_plays_to_win_takes_less_risk_in_front() {
        let better = |aim: Aim| {
            let sure = aim.value(3.0, 0);
            let risky = 0.5 * (aim.value(30.0, 0) + aim.value(-2.0, 0));
            if sure > risky { "sure" } else { "risky" }
        };
        assert_eq!((better(Aim::Lead), better(Aim::Win)), ("risky", "sure"));
    }
}
