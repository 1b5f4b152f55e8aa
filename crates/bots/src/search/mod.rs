//! Looking ahead: a tree search led by the judge's first look.
//!
//! Decisions have two levels, as in the game: where the tile goes, then the figure and what else
//! there is to choose. Chance is thrown anew at every visit, and what it says has a branch of its
//! own. A visit ends at the first decision nobody has looked at yet: all its actions are judged
//! once, which gives the visit its value and the actions their priors.

mod glance;
mod rollout;
mod seeker;
mod tree;
mod visit;

pub use glance::Glance;
pub use seeker::Seeker;

/// How a search goes about it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Manner {
    /// How much it looks around rather than following what is good so far.
    pub explore: f32,
    /// Points an action may lie behind the best before it is expected to be much less promising.
    pub temper: f32,
    /// Points of lead that are nearly as good as any lead.
    pub scale: f32,
    /// Actions with a smaller share of the priors are dropped, except at the root.
    pub floor: f32,
    /// Turns played on from a new position before it is judged.
    pub rollout: u32,
    /// How much of what came of that counts; the rest is the first look.
    pub blend: f32,
}

impl Default for Manner {
    fn default() -> Self {
        Self { explore: 0.5, temper: 4.0, scale: 20.0, floor: 0.002, rollout: 0, blend: 0.7 }
    }
}
