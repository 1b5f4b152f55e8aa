//! The text interface of an oracle, the same for both games.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Debug;

/// Whoever must speak next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Waiting {
    /// The player on this seat (counted from 0) must choose an action.
    Seat(usize),
    /// Chance must answer: the first player, a tile, or a gift card.
    Chance,
    /// The game is over and final scoring is done.
    Over,
}

/// A game as a conversation in text: ask who must speak, look at what can be said, and say it.
pub trait Conversation {
    /// The seat or chance that must speak next.
    #[must_use]
    fn waiting(&self) -> Waiting;

    /// Every action open to the player who must speak; empty if none must.
    #[must_use]
    fn legal(&self) -> BTreeSet<String>;

    /// Every answer chance can give, with the number of pieces or cards behind
    /// it; empty if chance is not asked.
    #[must_use]
    fn chances(&self) -> BTreeMap<String, u32>;

    /// Plays one action or one answer, written exactly as it is listed.
    ///
    /// # Errors
    ///
    /// Anything not listed right now; then nothing changes.
    fn play(&mut self, text: &str) -> Result<(), String>;

    /// Points booked so far, by seat.
    #[must_use]
    fn scores(&self) -> Vec<i64>;
}

/// What the player who must speak may do, and how it is written.
pub(crate) trait Choices {
    type Action: Copy;

    /// All choices of the player who must speak; some may be listed twice.
    fn actions(&self) -> Vec<Self::Action>;

    /// An action as text, such as it is listed.
    fn name(&self, action: Self::Action) -> String;
}

/// The course of a game: whom it waits for, and what follows from an action
/// or an answer.
pub(crate) trait Course: Choices {
    type Answer: Copy;
    type Step: Debug;

    /// The step the game waits in.
    fn step(&self) -> Self::Step;

    /// The seat or chance that must speak next.
    fn waiting(&self) -> Waiting;

    /// Points booked so far, by seat.
    fn scores(&self) -> &[i64];

    /// All answers chance can give; each piece and card counts for itself.
    fn answers(&self) -> Vec<Self::Answer>;

    /// An answer of chance as text.
    fn answer_name(&self, answer: Self::Answer) -> String;

    /// Carries out an answer of chance.
    fn answer(&mut self, answer: Self::Answer);

    /// Carries out an action of the player who must speak.
    fn act(&mut self, action: Self::Action);
}

/// An oracle that keeps its state to itself; only the conversation looks inside.
pub(crate) trait Keeper {
    type State: Course;

    fn state(&self) -> &Self::State;

    fn state_mut(&mut self) -> &mut Self::State;
}

impl<K: Keeper> Conversation for K {
    fn waiting(&self) -> Waiting {
        self.state().waiting()
    }

    fn legal(&self) -> BTreeSet<String> {
        let state = self.state();
        state.actions().into_iter().map(|action| state.name(action)).collect()
    }

    fn chances(&self) -> BTreeMap<String, u32> {
        let state = self.state();
        counted(state.answers().into_iter().map(|answer| state.answer_name(answer)))
    }

    fn play(&mut self, text: &str) -> Result<(), String> {
        let state = self.state_mut();
        let mut actions = state.actions().into_iter();
        if let Some(action) = actions.find(|&a| state.name(a) == text) {
            state.act(action);
            return Ok(());
        }
        let mut answers = state.answers().into_iter();
        if let Some(answer) = answers.find(|&a| state.answer_name(a) == text) {
            state.answer(answer);
            return Ok(());
        }
        Err(format!("`{text}` cannot be played now ({:?})", state.step()))
    }

    fn scores(&self) -> Vec<i64> {
        self.state().scores().to_vec()
    }
}

/// Each line once, with how often it came.
pub(crate) fn counted(lines: impl IntoIterator<Item = String>) -> BTreeMap<String, u32> {
    let mut counts = BTreeMap::new();
    for line in lines {
        *counts.entry(line).or_default() += 1;
    }
    counts
}
