//! A game as turns and scores, for everyone who looks back.

use crate::session::Session;
use remparts_screen::Entry;
use std::time::{Duration, Instant};

/// A place to stop at: the table at the end of a turn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Turn {
    /// Its number; nothing has been done before the first.
    pub(super) number: usize,
    /// The last ply that belongs to it.
    pub(super) ply: usize,
    /// What everyone had after it.
    pub(super) scores: Vec<i32>,
    /// Whether points were given in it.
    pub(super) scoring: bool,
}

/// Every turn, after the table as it was before the first.
pub(super) fn turns_of(chronicle: &[Entry], seats: usize) -> Vec<Turn> {
    let before = Turn { number: 0, ply: 0, scores: vec![0; seats], scoring: false };
    let mut turns = vec![before];
    for entry in chronicle {
        // What chance does before the first turn opens it.
        let number = entry.turn.max(1);
        if turns.last().is_some_and(|turn| turn.number == number) {
            turns.pop();
        }
        let scoring = turns.last().is_some_and(|turn| turn.scores != entry.scores);
        turns.push(Turn { number, ply: entry.ply, scores: entry.scores.clone(), scoring });
    }
    turns
}

/// The place in the list of the turn that a ply belongs to.
pub(super) fn index_at(turns: &[Turn], ply: usize) -> usize {
    let at = turns.iter().position(|turn| turn.ply >= ply);
    at.unwrap_or(turns.len().saturating_sub(1))
}

/// Goes to the place with this number, or to the nearest there is.
pub(super) fn go_to(session: &mut Session, turns: &[Turn], index: usize) {
    let last = turns.len().saturating_sub(1);
    let at = turns.get(index).filter(|_| index < last);
    session.show(at.map(|turn| turn.ply));
}

/// Goes one turn back or forth, over those that `stops` leaves out; says whether there was one.
pub(super) fn step(
    session: &mut Session,
    turns: &[Turn],
    by: isize,
    stops: impl Fn(&Turn) -> bool,
) -> bool {
    let ply = session.ply();
    let at = if by < 0 {
        Some(turns.iter().rposition(|turn| turn.ply < ply && stops(turn)).unwrap_or(0))
    } else {
        let next = turns.iter().position(|turn| turn.ply > ply && stops(turn));
        next.or_else(|| (!session.is_live()).then_some(turns.len() - 1))
    };
    if let Some(at) = at {
        go_to(session, turns, at);
    }
    at.is_some() && session.ply() != ply
}

/// How fast a replay can run.
pub(super) const SPEEDS: [f64; 5] = [0.5, 1.0, 2.0, 4.0, 8.0];
/// How long a turn is shown at single speed.
const TURN: Duration = Duration::from_millis(1200);

/// Replaying a game by itself, turn by turn.
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
    pub(super) fn toggle(&mut self, session: &mut Session, turns: &[Turn], now: Instant) {
        if self.is_playing() {
            return self.pause();
        }
        if session.is_live() {
            go_to(session, turns, 0);
        }
        self.due = (!session.is_live()).then(|| now + self.pace());
    }

    /// Goes on if it is time; says whether something changed.
    pub(super) fn tick(&mut self, session: &mut Session, turns: &[Turn], now: Instant) -> bool {
        if self.due.is_none_or(|due| now < due) {
            return false;
        }
        let went = step(session, turns, 1, |_| true);
        // Waits anew after each turn, so that a slow screen is never overrun.
        self.due = (went && !session.is_live()).then(|| now + self.pace());
        true
    }

    fn pace(&self) -> Duration {
        TURN.div_f64(self.speed())
    }
}
