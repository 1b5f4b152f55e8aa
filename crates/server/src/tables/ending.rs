//! How games end before or by the rules, and what everyone has to agree to.

use super::sheet::Sheet;
use remparts_protocol::{Outcome, OutcomeKind, RequestKind, Sitter, SitterState, Status, What};

impl Sheet {
    /// Does what was asked, once everyone has agreed.
    pub(super) fn granted(&mut self, at: u64) -> Option<What> {
        let request = self.request.take_if(|request| request.waiting.is_empty())?;
        match request.kind {
            RequestKind::Abandon => {
                match self.awarded() {
                    Some(winners) => self.end(OutcomeKind::Awarded, winners, at),
                    None => self.end(OutcomeKind::Abandoned, Vec::new(), at),
                }
                Some(What::Abandoned)
            }
            RequestKind::Undo => {
                let (seat, ply) = self.moves.pop()?;
                self.stop_clock(false, at);
                self.game = self.game.up_to(ply as usize);
                self.unchanged = ply;
                self.start_clock(true, at);
                Some(What::Undone { seat })
            }
        }
    }

    /// Who wins a game that is ended early because somebody's time has run out: of the people who
    /// still play, those with the most points. Nobody if nobody was late.
    fn awarded(&self) -> Option<Vec<u8>> {
        let late = |sitter: &Sitter| sitter.state == SitterState::Late;
        if !self.seats.iter().any(late) {
            return None;
        }
        let scores = self.game.scores();
        let left = |seat: &usize| {
            let sitter = &self.seats[*seat];
            sitter.bot.is_none() && sitter.state == SitterState::Playing
        };
        let left: Vec<usize> = (0..self.seats.len()).filter(left).collect();
        let best = left.iter().map(|seat| scores[*seat]).max()?;
        Some(left.into_iter().filter(|seat| scores[*seat] == best).map(|seat| seat as u8).collect())
    }

    /// Nobody waits for the answer of this seat any longer, and its own question is void.
    pub(super) fn unask(&mut self, seat: u8, at: u64) {
        let Some(request) = &mut self.request else { return };
        if request.by == seat {
            self.request = None;
        } else {
            request.waiting.retain(|other| *other != seat);
            self.granted(at);
        }
    }

    pub(super) fn resigned(&mut self, seat: u8, at: u64) {
        let playing = |(_, sitter): &(usize, &Sitter)| sitter.state != SitterState::Resigned;
        let left: Vec<u8> =
            self.seats.iter().enumerate().filter(playing).map(|(n, _)| n as u8).collect();
        if left.len() <= 1 {
            self.end(OutcomeKind::Resigned, left, at);
            return;
        }
        if self.chooser() == Some(seat) {
            self.stop_clock(false, at);
        }
        self.unask(seat, at);
    }

    pub(super) fn end(&mut self, kind: OutcomeKind, winners: Vec<u8>, at: u64) {
        self.stop_clock(true, at);
        self.status = Status::Over;
        self.request = None;
        self.outcome = Some(Outcome { kind, winners, scores: self.game.scores() });
        if self.game.hides() {
            // What was hidden is shown now.
            self.unchanged = 0;
        }
    }
}
