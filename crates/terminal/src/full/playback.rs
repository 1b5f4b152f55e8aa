//! Replaying a game by itself, turn by turn.

use crate::session::Session;
use std::time::{Duration, Instant};

/// How fast a replay can run.
pub(super) const SPEEDS: [f64; 5] = [0.5, 1.0, 2.0, 4.0, 8.0];
/// How long a turn is shown at single speed.
const TURN: Duration = Duration::from_millis(1200);

/// A replay that runs, or could.
#[derive(Clone, Copy, Debug)]
pub(super) struct Playback {
    /// When the next turn is due, while it runs.
    due: Option<Instant>,
    speed: usize,
}

impl Default for Playback {
    fn default() -> Self {
        Self { due: None, speed: 1 }
    }
}

impl Playback {
    /// Whether it runs.
    pub(super) const fn is_playing(&self) -> bool {
        self.due.is_some()
    }

    /// When the next turn is shown, while it runs.
    pub(super) const fn due(&self) -> Option<Instant> {
        self.due
    }

    /// How fast.
    pub(super) fn speed(&self) -> f64 {
        SPEEDS[self.speed]
    }

    /// Takes the next speed, or the one before.
    pub(super) fn faster(&mut self, by: isize) {
        self.speed = self.speed.saturating_add_signed(by).min(SPEEDS.len() - 1);
    }

    /// Stops.
    pub(super) fn pause(&mut self) {
        self.due = None;
    }

    /// Runs or stops; at the end it begins again.
    pub(super) fn toggle(&mut self, session: &mut Session, now: Instant) {
        if self.is_playing() {
            return self.pause();
        }
        if session.is_live() {
            session.go_to(0);
        }
        self.due = (!session.is_live()).then(|| now + self.pace());
    }

    /// Goes on if it is time; says whether something changed.
    pub(super) fn tick(&mut self, session: &mut Session, now: Instant) -> bool {
        if self.due.is_none_or(|due| now < due) {
            return false;
        }
        let went = session.step(1, false);
        // Waits anew after each turn, so that a slow screen is never overrun.
        self.due = (went && !session.is_live()).then(|| now + self.pace());
        true
    }

    fn pace(&self) -> Duration {
        TURN.div_f64(self.speed())
    }
}
