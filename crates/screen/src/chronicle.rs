//! A game ply by ply, with what each made happen.

use crate::dealt::Dealt;
use crate::events::Happening;
use crate::shown::Shown;
use remparts_engine::kernel::game::Pending;
use remparts_engine::notation::ply::{Ply, replay_ply};
use serde::Serialize;
use ts_rs::TS;

/// One ply.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Entry {
    /// How many plies have been played with it.
    pub ply: usize,
    /// The turn it belongs to, counted from one; in each of them one tile is laid.
    pub turn: usize,
    /// Who chose, or for whom chance answered; nobody while it is not known who begins.
    pub seat: Option<u8>,
    /// Whether chance answered.
    pub chance: bool,
    /// The ply in the notation. What only one seat may know is hidden while the game runs, and
    /// where nobody has told it.
    pub text: String,
    /// What happened.
    pub happenings: Vec<Happening>,
    /// The points of all seats after it.
    pub scores: Vec<i32>,
}

impl<G: Shown> Dealt<G> {
    /// The plies after the first so many.
    pub(crate) fn chronicle(&self, from: usize) -> Vec<Entry> {
        let over = self.log.game().pending() == Pending::Over;
        let mut game = self.log.game().afresh();
        let mut entries = Vec::new();
        for (n, entry) in self.log.plies().iter().enumerate() {
            if n < from {
                replay_ply(&mut game, entry.ply, &mut remparts_engine::kernel::game::Quiet);
                continue;
            }
            let concealed = match entry.ply {
                Ply::Answer(answer) if !over => game.concealed(answer).map(|(_, instead)| instead),
                _ => self.veiled(n),
            };
            let before = game.turn();
            let begins = before.step == crate::names::Step::First;
            let mut events = Vec::new();
            replay_ply(&mut game, entry.ply, &mut events);
            entries.push(Entry {
                ply: n + 1,
                turn: before.number,
                seat: before.seat.filter(|_| !begins),
                chance: matches!(entry.ply, Ply::Answer(_)),
                text: concealed.unwrap_or(&entry.text).into(),
                happenings: events.iter().map(|event| game.happening(event)).collect(),
                scores: game.scores().to_vec(),
            });
        }
        entries
    }
}
