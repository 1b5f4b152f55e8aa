//! A log taken apart into decisions.

use crate::tallied::Tallied;
use remparts_engine::kernel::game::{Pending, Quiet};
use remparts_engine::kernel::seat::Seat;
use remparts_engine::notation::ply::replay_ply;
use remparts_engine::notation::{Log, Ply, Written};

/// What one seat chose until chance or another seat had a say.
pub(super) struct Decision<G: Written> {
    /// Plies before it.
    pub(super) ply: usize,
    /// The turn it belongs to, counted from one.
    pub(super) turn: usize,
    pub(super) seat: Seat,
    /// The position in which it had to be made.
    pub(super) game: G,
    pub(super) played: Vec<G::Action>,
}

/// How many decisions a log holds.
pub fn count<G: Written + Tallied>(log: &Log<G>) -> usize {
    decisions(log).len()
}

/// All decisions of a log in order. One that is not yet made to its end is left out.
pub(super) fn decisions<G: Written + Tallied>(log: &Log<G>) -> Vec<Decision<G>> {
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
                found.push(Decision { ply, turn, seat, game: game.clone(), played: Vec::new() });
            }
            found.last_mut().expect("one is open").played.push(action);
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
    found
}
