//! `Judge`, the evaluation function: what a position is worth, in points.

use crate::levels::Style;
use crate::tallied::Tallied;
use crate::weights::Knob;
use remparts_engine::kernel::game::Game;
use remparts_engine::kernel::seat::{MAX_SEATS, Seat};

/// Points that each seat is expected to end with.
pub type Worth = [f32; MAX_SEATS];

/// One line of an evaluation: what it is, and what it adds for each seat.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Share {
    /// The name of the share, as printed.
    pub name: &'static str,
    /// Points it adds for each seat.
    pub points: Worth,
}

/// A game that can be judged.
pub trait Judged: Tallied {
    /// The constants of its evaluation.
    type Weights: Copy + Default + Send + Sync;
    /// The evaluation function for it.
    type Judge: Judge<Self> + Clone + Send;

    /// A judge for games by the same rules.
    fn judge(&self, weights: &Self::Weights) -> Self::Judge;

    /// The constants of a style.
    fn styled(style: Style) -> Self::Weights;

    /// Every constant by name, for the tuner.
    fn knobs(weights: &Self::Weights) -> Vec<Knob>;

    /// The constants with other values, in the same order.
    fn with_knobs(values: &[f32]) -> Self::Weights;
}

/// Judges positions of one game. It may keep what depends on the rules and on the tiles left.
pub trait Judge<G: Game> {
    /// Updates what depends on the tiles left. To be called before judging positions in which other
    /// tiles are left than at the last call; with slightly stale counts the answers are only
    /// slightly wrong.
    fn count(&mut self, game: &G);

    /// Evaluates a position whose actions will be judged next, so that what they leave untouched
    /// need not be evaluated again. Counts as well.
    fn survey(&mut self, game: &G) {
        self.count(game);
    }

    /// Points each seat is expected to end with, in any position.
    fn worth(&self, game: &G) -> Worth;

    /// The worth of a position that is one action of `seat` after the surveyed one, once that seat
    /// has made the best of the smaller choices left in its turn, such as the figure. Where this is
    /// not cheaper than playing them, it is the same as [`Judge::worth`].
    fn outlook(&self, game: &G, seat: Seat) -> Worth {
        let _ = seat;
        self.worth(game)
    }

    /// Whether an action of the surveyed position touches something that somebody has begun. Where
    /// little time is spent on a choice, these actions are looked at first.
    fn concerns(&self, _action: G::Action) -> bool {
        true
    }

    /// The best of the smaller choices of a turn, if that can be told without trying them all.
    fn reflex(&self, _game: &G, _seat: Seat) -> Option<G::Action> {
        None
    }

    /// The items that [`Judge::worth`] is the sum of.
    fn shares(&self, game: &G) -> Vec<Share>;
}

/// The lead of a seat over the others: three quarters over the best of them, one quarter over their
/// mean.
#[inline]
pub fn lead(worth: &Worth, seats: usize, seat: Seat) -> f32 {
    let mut best = f32::NEG_INFINITY;
    let mut sum = 0.0;
    for other in (0..seats).filter(|other| *other != seat.index()) {
        best = best.max(worth[other]);
        sum += worth[other];
    }
    let mean = sum / (seats - 1) as f32;
    worth[seat.index()] - (0.75 * best + 0.25 * mean)
}

/// The probability of being ahead of everyone in the end, by the lead and the tiles left to be
/// drawn. The spread is that of self-play: twenty points at the start, and less the fewer tiles are
/// left.
pub fn chance(lead: f32, tiles_left: usize) -> f32 {
    let spread = 20.0 * (1.0 - (-(tiles_left as f32) / 25.0).exp()).sqrt();
    // The logistic function, which differs from the normal distribution by less than anyone can
    // tell.
    1.0 / (1.0 + (-1.702 * lead / spread.max(0.5)).exp())
}
