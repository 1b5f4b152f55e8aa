//! A turn that nobody has heard of yet.

use remparts_screen::{Choice, ChoiceKind};

/// One decision of a draft, with everything that could have been chosen instead.
#[derive(Clone, Debug)]
pub struct Decision {
    /// What was chosen.
    pub chosen: Choice,
    /// What could be.
    pub among: Vec<Choice>,
}

/// A turn as far as it is decided. Any part of it can be changed until it is committed.
#[derive(Clone, Debug, Default)]
pub struct Draft(Vec<Decision>);

impl Draft {
    /// The decisions in their order.
    pub fn decisions(&self) -> &[Decision] {
        &self.0
    }

    /// Whether nothing is decided.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The actions in the notation.
    pub fn texts(&self) -> Vec<&str> {
        self.0.iter().map(|decision| &*decision.chosen.text).collect()
    }

    /// Where something of a kind was decided, or the end.
    pub fn index_of(&self, kind: ChoiceKind) -> usize {
        let at = self.0.iter().position(|decision| decision.chosen.kind == kind);
        at.unwrap_or(self.0.len())
    }

    /// The tile that is proposed.
    pub fn placed(&self) -> Option<&Choice> {
        self.0.get(self.index_of(ChoiceKind::Place)).map(|decision| &decision.chosen)
    }

    /// Takes back all but the first so many decisions.
    pub fn keep(&mut self, decisions: usize) {
        self.0.truncate(decisions);
    }

    /// Decides at a place; what was decided there or later is forgotten. At the end the choice is
    /// one among those that are offered now.
    pub fn decide(&mut self, at: usize, chosen: Choice, offered: &[Choice]) {
        let among = self.0.get(at).map_or_else(|| offered.to_vec(), |known| known.among.clone());
        self.0.truncate(at);
        self.0.push(Decision { chosen, among });
    }
}

/// The next of some choices after one of them, going round.
pub(crate) fn after<'a>(choices: &[&'a Choice], chosen: &Choice, by: isize) -> Option<&'a Choice> {
    let at = choices.iter().position(|choice| choice.text == chosen.text);
    let at = at.map_or(0, |at| at as isize + by).rem_euclid(choices.len().max(1) as isize);
    choices.get(at as usize).copied()
}

#[cfg(test)]
mod tests {
    use super::*;
    use remparts_engine::kernel::seat::{Seat, Viewer};
    use remparts_screen::Table;

    /// What can be chosen at the beginning of a game, as the engine says.
    fn choices() -> Vec<Choice> {
        let table = Table::new("players 2\nfirst 1\n", [1; 32]).expect("a playable setup");
        table.screen(Viewer::Seat(Seat(0)), &[]).expect("a screen").choices
    }

    #[test]
    fn what_was_decided_later_is_forgotten() {
        let choices = choices();
        let mut draft = Draft::default();
        draft.decide(0, choices[0].clone(), &choices);
        assert_eq!((draft.index_of(ChoiceKind::Place), draft.index_of(ChoiceKind::Put)), (0, 1));
        draft.decide(1, choices[1].clone(), &choices[1..]);
        draft.decide(0, choices[2].clone(), &[]);
        assert_eq!(draft.texts(), [&*choices[2].text]);
        // It is still one among those that were offered then.
        assert_eq!(draft.decisions()[0].among, choices);
        assert_eq!(draft.placed(), Some(&choices[2]));
        draft.keep(0);
        assert!(draft.is_empty() && draft.placed().is_none());
    }

    #[test]
    fn choices_go_round() {
        let choices = choices();
        let some: Vec<&Choice> = choices[..3].iter().collect();
        assert_eq!(after(&some, some[2], 1), Some(some[0]));
        assert_eq!(after(&some, some[0], -1), Some(some[2]));
        assert_eq!(after(&some, &choices[3], 1), Some(some[0]));
        assert_eq!(after(&[], some[0], 1), None);
    }
}
