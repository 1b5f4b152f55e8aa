//! A game as turns and scores, for everyone who looks back.

use crate::host::Host;
use crate::session::Session;
use remparts_screen::Entry;
use serde::Serialize;
use ts_rs::TS;

/// A place to stop at: the table at the end of a turn.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Stop {
    /// The number of the turn; nothing has been done before the first.
    pub turn: usize,
    /// The last ply that belongs to it.
    pub ply: usize,
    /// Whose turn it is; nobody's before the first.
    pub seat: Option<u8>,
    /// What everyone had after it.
    pub scores: Vec<i32>,
    /// What each seat got in it.
    pub gains: Vec<i32>,
}

impl Stop {
    /// Whether points were given in the turn.
    pub fn scores_points(&self) -> bool {
        self.gains.iter().any(|gain| *gain != 0)
    }
}

/// The end of every turn, after the table as it was before the first.
pub fn stops_of(chronicle: &[Entry], seats: usize) -> Vec<Stop> {
    let none = vec![0; seats];
    let before = Stop { turn: 0, ply: 0, seat: None, scores: none.clone(), gains: none.clone() };
    let mut stops = vec![before];
    for entry in chronicle {
        // What chance does before the first turn opens it.
        let turn = entry.turn.max(1);
        let same = stops.pop_if(|stop| stop.turn == turn);
        let before = stops.last().map_or(&none, |stop| &stop.scores);
        let gains = entry.scores.iter().zip(before).map(|(now, was)| now - was).collect();
        let seat = entry.seat.or(same.and_then(|stop| stop.seat));
        stops.push(Stop { turn, ply: entry.ply, seat, scores: entry.scores.clone(), gains });
    }
    stops
}

impl<H: Host + ?Sized> Session<H> {
    /// The place of the stop that the ply belongs to that is looked at.
    pub fn stop_shown(&self) -> usize {
        let at = self.stops().iter().position(|stop| stop.ply >= self.ply());
        at.unwrap_or(self.stops().len() - 1)
    }

    /// Goes to the stop with this place in the list, or to the present if there is none.
    pub fn go_to(&mut self, index: usize) {
        let last = self.stops().len() - 1;
        let ply = self.stops().get(index).filter(|_| index < last).map(|stop| stop.ply);
        self.show(ply);
    }

    /// Goes to the end of the turn with this number, or to the present if there is none.
    pub fn go_to_turn(&mut self, turn: usize) {
        let at = self.stops().iter().position(|stop| stop.turn >= turn);
        self.go_to(at.unwrap_or(usize::MAX));
    }

    /// Goes one turn back or forth, or to the next in which points were given; says whether another
    /// table is shown.
    pub fn step(&mut self, by: isize, scorings: bool) -> bool {
        let ply = self.ply();
        let stands = |stop: &Stop| !scorings || stop.scores_points();
        let at = if by < 0 {
            let before = self.stops().iter().rposition(|stop| stop.ply < ply && stands(stop));
            Some(before.unwrap_or(0))
        } else {
            let next = self.stops().iter().position(|stop| stop.ply > ply && stands(stop));
            next.or_else(|| (!self.is_live()).then_some(usize::MAX))
        };
        if let Some(at) = at {
            self.go_to(at);
        }
        self.ply() != ply
    }
}
