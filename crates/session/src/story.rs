//! What has happened, and what a draft would make happen, as far as it is worth a word.

use crate::host::Host;
use crate::session::Session;
use remparts_screen::names::SymbolName;
use remparts_screen::{Entry, Happening};
use serde::Serialize;
use ts_rs::TS;

/// Whom a line of the log is about.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct About {
    /// Who did or got something, each once.
    pub seats: Vec<u8>,
    /// Whether points were given.
    pub scores: bool,
}

/// Whom a line about something that happened is about; not everything is worth a line.
pub fn about(happening: &Happening) -> Option<About> {
    let (seats, scores) = match happening {
        Happening::Drawn { .. } | Happening::Over { .. } => return None,
        Happening::Bonus { seat, .. }
        | Happening::Retreated { seat, .. }
        | Happening::GiftsLeft { seat, .. }
        | Happening::Tower { seat, .. } => (vec![*seat], true),
        Happening::Scored(why) => (why.winners.clone(), !why.winners.is_empty()),
        Happening::Begins { seat }
        | Happening::Laid { seat, .. }
        | Happening::Activated { seat, .. }
        | Happening::GiftReceived { seat }
        | Happening::Unwrapped { seat, .. }
        | Happening::Put { seat, .. }
        | Happening::Moved { seat, .. }
        | Happening::AnotherTurn { seat }
        | Happening::Gate { seat, .. }
        | Happening::Wall { seat, .. }
        | Happening::Guard { seat, .. } => (vec![*seat], false),
        Happening::WentHome { seats } => {
            let mut seats = seats.clone();
            seats.sort_unstable();
            seats.dedup();
            (seats, false)
        }
        Happening::Boxed { .. }
        | Happening::SpareReturned { .. }
        | Happening::DeckRefilled
        | Happening::RimClosed { .. } => (Vec::new(), false),
    };
    Some(About { seats, scores })
}

/// What of a draft is worth a word beforehand. An arrow that brings another turn is not told where the
/// turn itself is.
pub fn consequences(happened: &[Happening]) -> Vec<&Happening> {
    let again = happened.iter().any(|it| matches!(it, Happening::AnotherTurn { .. }));
    let worth_a_word = |happening: &&Happening| match happening {
        Happening::Activated { symbol, .. } => *symbol != SymbolName::Repeat || !again,
        Happening::Scored(_)
        | Happening::Retreated { .. }
        | Happening::Bonus { .. }
        | Happening::Tower { .. }
        | Happening::Unwrapped { .. }
        | Happening::GiftReceived { .. }
        | Happening::AnotherTurn { .. }
        | Happening::RimClosed { .. } => true,
        _ => false,
    };
    happened.iter().filter(worth_a_word).collect()
}

/// What was told of one turn.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct TurnTold {
    /// The number of the turn.
    pub turn: usize,
    /// What happened in it, as far as it is worth a line.
    pub happenings: Vec<Happening>,
}

/// The last so many turns of those that are told of; of scores alone, if that is asked for.
pub(crate) fn last_turns(told: &[Entry], turns: usize, scores: bool) -> Vec<TurnTold> {
    let is_told = |it: &&Happening| about(it).is_some_and(|about| about.scores || !scores);
    let mut found: Vec<TurnTold> = Vec::new();
    for entry in told {
        for happening in entry.happenings.iter().filter(is_told) {
            match found.last_mut().filter(|last| last.turn == entry.turn) {
                Some(last) => last.happenings.push(happening.clone()),
                None => {
                    let happenings = vec![happening.clone()];
                    found.push(TurnTold { turn: entry.turn, happenings });
                }
            }
        }
    }
    let last = found.last().map_or(0, |last| last.turn);
    found.retain(|it| it.turn + turns > last);
    found
}

impl<H: Host + ?Sized> Session<H> {
    /// Who has won, once the game is over.
    pub fn winners(&self) -> &[u8] {
        let mut happenings = self.chronicle().iter().rev().flat_map(|entry| &entry.happenings);
        let winners = happenings.find_map(|happening| match happening {
            Happening::Over { winners } => Some(&**winners),
            _ => None,
        });
        // Games may end before the rules say so.
        let outcome = || self.host().told()?.table.state.outcome.as_ref();
        winners.or_else(|| outcome().map(|outcome| &*outcome.winners)).unwrap_or_default()
    }

    /// A player's points if the game ended now.
    pub fn projected(&self, seat: u8) -> i32 {
        let seated = self.screen().seats.get(usize::from(seat));
        seated.map_or(0, |seated| seated.shares.iter().map(|share| share.points).sum())
    }

    /// Kinds of tiles that fitted nowhere just before this turn, while nothing is drafted.
    pub fn boxed(&self) -> Vec<&str> {
        if !self.is_live() || !self.draft().is_empty() {
            return Vec::new();
        }
        let last = self.chronicle().last().map_or(&[][..], |entry| &entry.happenings);
        let boxed = last.iter().filter_map(|happening| match happening {
            Happening::Boxed { face } => Some(&**face),
            _ => None,
        });
        boxed.collect()
    }

    /// Cells of tiles that others have laid since the one who looks did, with whose they are, except
    /// the last.
    pub fn recent(&self) -> Vec<(i8, i8, u8)> {
        let Some(viewer) = self.seat() else { return Vec::new() };
        let last = self.base().last.as_ref().map(|last| (last.x, last.y));
        let happenings = self.told().iter().rev().flat_map(|entry| entry.happenings.iter().rev());
        let laid = happenings.filter_map(|happening| match happening {
            Happening::Laid { seat, x, y, .. } => Some((*x, *y, *seat)),
            _ => None,
        });
        let others = laid.take_while(|(.., seat)| *seat != viewer);
        others.filter(|(x, y, _)| Some((*x, *y)) != last).collect()
    }
}
