//! What can be chosen besides laying a tile, in the order of its numbers.

use crate::labels::labels;
use crate::session::Session;
use crate::tell;
use crate::words::Words;
use remparts_screen::{Choice, ChoiceKind};

/// Thousandths of a tile.
pub(super) const TILE: f64 = 1000.0;

/// Something that can be chosen.
#[derive(Clone, Debug)]
pub(super) struct Item {
    pub(super) text: String,
    pub(super) label: String,
    /// The label in a word or two.
    pub(super) brief: String,
    /// What it is worth.
    pub(super) detail: Option<String>,
    /// Where it is shown on the board.
    pub(super) at: Option<(f64, f64)>,
    pub(super) chosen: bool,
}

/// What can be chosen, in the order of its numbers.
#[derive(Clone, Default, Debug)]
pub(super) struct Choices {
    pub(super) items: Vec<Item>,
    /// To do nothing more, and whether that is chosen.
    pub(super) pass: Option<String>,
}

/// Where a choice is shown on the board; some have no place there.
fn point(choice: &Choice) -> Option<(f64, f64)> {
    let middle = |(x, y): (i8, i8)| ((f64::from(x) + 0.5) * TILE, (f64::from(y) + 0.5) * TILE);
    choice.at.or_else(|| choice.cell.map(middle))
}

impl Choices {
    pub(super) fn of(words: Words, session: &Session) -> Self {
        if !session.is_mine() {
            return Self::default();
        }
        let offer = session.offer();
        let chosen = offer.chosen.as_ref().map(|choice| &*choice.text);
        let pass = offer.among.iter().find(|choice| choice.kind == ChoiceKind::Pass);
        let others = offer.among.iter().filter(|choice| choice.kind != ChoiceKind::Pass);
        let others: Vec<&Choice> = others.collect();
        let labels = labels(words, session.screen(), session.faces(), &others);
        let mut items: Vec<Item> = others
            .into_iter()
            .zip(labels)
            .map(|(choice, label)| Item {
                text: choice.text.clone(),
                label: label.full,
                brief: label.brief,
                detail: tell::detail(words, choice, session),
                at: point(choice),
                chosen: chosen == Some(&*choice.text),
            })
            .collect();
        // What is on the board has the first numbers, as on the page.
        items.sort_by_key(|item| item.at.is_none());
        Self { items, pass: pass.map(|pass| pass.text.clone()) }
    }

    pub(super) fn len(&self) -> usize {
        self.items.len()
    }
}
