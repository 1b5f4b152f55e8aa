//! Takes a log apart into decisions and the answers of chance between them.

use crate::tallied::Tallied;
use remparts_engine::kernel::game::{Pending, Quiet};
use remparts_engine::kernel::seat::Seat;
use remparts_engine::notation::ply::replay_ply;
use remparts_engine::notation::{Log, Ply, Written};

/// A log taken apart. Plies that left nothing open are not listed.
pub(super) struct LogParts<G: Written> {
    /// All decisions in order. One that is not yet made to its end is left out.
    pub(super) decisions: Vec<Decision<G>>,
    /// The answers of chance after the last decision.
    pub(super) last: Vec<Chance<G>>,
}

/// An answer of chance that could have been another one.
pub(super) struct Chance<G: Written> {
    /// The position in which chance was asked.
    pub(super) game: G,
    pub(super) said: G::Answer,
}

/// What one seat chose until chance or another seat had a say.
pub(super) struct Decision<G: Written> {
    /// How many plies come before it.
    pub(super) ply: usize,
    /// The turn it belongs to, counted from one.
    pub(super) turn: usize,
    pub(super) seat: Seat,
    /// The answers of chance since the decision before.
    pub(super) before: Vec<Chance<G>>,
    /// The position in which it had to be made.
    pub(super) game: G,
    pub(super) played: Vec<G::Action>,
}

/// How many decisions a log holds.
pub fn count<G: Written + Tallied>(log: &Log<G>) -> usize {
    take_apart(log).decisions.len()
}

/// Takes a log apart.
pub(super) fn take_apart<G: Written + Tallied>(log: &Log<G>) -> LogParts<G> {
    let mut chances: Vec<Chance<G>> = Vec::new();
    let mut found: Vec<Decision<G>> = Vec::new();
    let mut game = log.game().afresh();
    let mut turn = 0;
    let mut fresh = true;
    let mut open: Option<Seat> = None;
    for (ply, entry) in log.plies().iter().enumerate() {
        fresh |= game.between_turns();
        if let (Ply::Action(action), Pending::Seat(seat)) = (entry.ply, game.pending()) {
            if open != Some(seat) {
                turn += usize::from(fresh);
                fresh = false;
                let (before, played) = (std::mem::take(&mut chances), Vec::new());
                found.push(Decision { ply, turn, seat, before, game: game.clone(), played });
            }
            found.last_mut().expect("one is open").played.push(action);
        }
        if let Ply::Answer(said) = entry.ply
            && game.answers().len() > 1
        {
            chances.push(Chance { game: game.clone(), said });
        }
        replay_ply(&mut game, entry.ply, &mut Quiet);
        open = match (entry.ply, game.pending()) {
            (Ply::Action(_), Pending::Seat(seat)) => Some(seat),
            _ => None,
        }
        .filter(|seat| found.last().is_some_and(|last| last.seat == *seat));
    }
    if open.is_some() {
        found.pop();
    }
    LogParts { decisions: found, last: chances }
}
