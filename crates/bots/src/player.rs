//! `Player`: it looks at a view and chooses, within limits.

use remparts_engine::kernel::game::{Game, Sight as _};
use remparts_engine::kernel::seat::{Seat, Viewer};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use thiserror::Error;
use web_time::Instant;

/// Limits for one choice. A player stops at whichever limit it meets first; one that does not
/// search ignores them.
#[derive(Clone, Debug, Default)]
pub struct Limits {
    /// Time on the clock for the whole turn, as far as it is left.
    pub time: Option<Duration>,
    /// Number of visits of the search.
    pub visits: Option<u64>,
    /// Number of threads to think on; one if not given.
    pub threads: Option<usize>,
    /// Set from outside to make the player answer at once.
    pub stop: Option<Arc<AtomicBool>>,
}

impl Limits {
    /// A limit of time alone.
    pub fn of_time(time: Duration) -> Self {
        Self { time: Some(time), ..Self::default() }
    }

    /// A limit of visits alone: the same seed then gives the same choice.
    pub fn of_visits(visits: u64) -> Self {
        Self { visits: Some(visits), ..Self::default() }
    }

    /// Whether the answer is wanted at once.
    pub fn stopped(&self) -> bool {
        self.stop.as_ref().is_some_and(|stop| stop.load(Ordering::Relaxed))
    }

    /// The instant at which to stop, for thinking that begins now.
    pub fn deadline(&self) -> Option<Instant> {
        self.time.map(|time| Instant::now() + time)
    }
}

/// A choice with what the player thinks of the position.
#[derive(Clone, Debug)]
pub struct Choice<A> {
    /// The action that it chose.
    pub action: A,
    /// Expected lead over the best other seat at the end, in points, if the player has an opinion.
    pub lead: Option<f32>,
    /// Chance to win between zero and one, if the player has an opinion.
    pub chance: Option<f32>,
    /// Visits of the search; zero without one.
    pub visits: u64,
    /// What it expects to be played, its own action first; chance is left out.
    pub line: Vec<A>,
}

impl<A: Copy> Choice<A> {
    /// A choice without an opinion.
    pub fn bare(action: A) -> Self {
        Self { action, lead: None, chance: None, visits: 0, line: vec![action] }
    }
}

/// Why a player gave no legal action. It loses the game for it.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum Failure {
    /// It is not this player's turn, or the game is over: a fault of the caller.
    #[error("the seat has nothing to choose")]
    NothingToChoose,
    /// It cannot play this game.
    #[error("{0} does not play this game")]
    WrongGame(String),
    /// A program of its own went wrong.
    #[error("{0}")]
    Outside(String),
}

/// Someone who plays one game; for another game, make another player.
pub trait Player<G: Game>: Send {
    /// Chooses for the seat that looks. The game must be waiting for that seat.
    fn choose(&mut self, view: &G::View, limits: &Limits) -> Result<Choice<G::Action>, Failure>;
}

/// The seat that looks at a view and has to choose.
pub fn chooser<G: Game>(view: &G::View) -> Result<Seat, Failure> {
    use remparts_engine::kernel::game::Pending;
    match (view.viewer(), view.known().pending()) {
        (Viewer::Seat(viewer), Pending::Seat(seat)) if viewer == seat => Ok(seat),
        _ => Err(Failure::NothingToChoose),
    }
}
