//! The turn as one draft: what can be chosen, what is, and the way back.

use super::Session;
use crate::draft::{Decision, after};
use crate::host::Host;
use remparts_screen::names::GiftName;
use remparts_screen::{Choice, ChoiceKind};
use serde::Serialize;
use ts_rs::TS;

/// What is offered besides laying a tile, and which of it is chosen.
#[derive(Clone, PartialEq, Debug, Default, Serialize, TS)]
pub struct Offer {
    /// What can be chosen.
    pub among: Vec<Choice>,
    /// What is.
    pub chosen: Option<Choice>,
}

impl<H: Host + ?Sized> Session<H> {
    /// What can be chosen next.
    pub fn choices(&self) -> &[Choice] {
        let may = self.is_mine() && !self.is_sending() && self.screen.turn.seat == self.seat;
        if may { &self.screen.choices } else { &[] }
    }

    /// The face in hand that is laid next.
    pub fn face(&self) -> Option<&str> {
        if let Some(placed) = self.placed() {
            return placed.face.as_deref();
        }
        let faces = &self.base.turn.faces;
        let picked = self.picked.as_ref().filter(|face| faces.contains(face));
        picked.or(faces.first()).map(String::as_str)
    }

    /// The tile that is proposed.
    pub fn placed(&self) -> Option<&Choice> {
        self.draft.placed().filter(|_| self.shows_draft())
    }

    /// Every way to lay the tile in hand.
    pub fn placements(&self) -> Vec<&Choice> {
        let decided = self.shown().get(self.draft.index_of(ChoiceKind::Place));
        let among = decided.map_or_else(|| self.choices(), |decision| &decision.among);
        let in_hand = |choice: &&Choice| {
            choice.kind == ChoiceKind::Place && choice.face.as_deref() == self.face()
        };
        among.iter().filter(in_hand).collect()
    }

    /// The gifts that can be unwrapped now.
    pub fn gifts(&self) -> Vec<GiftName> {
        let mut gifts = Vec::new();
        for gift in self.choices().iter().filter_map(|choice| choice.gift) {
            if !gifts.contains(&gift) {
                gifts.push(gift);
            }
        }
        gifts
    }

    /// The gift whose uses are shown, as long as it can be used.
    pub fn gift(&self) -> Option<GiftName> {
        self.gift.filter(|gift| self.gifts().contains(gift))
    }

    /// The decisions of the draft, where they are seen.
    fn shown(&self) -> &[Decision] {
        if self.shows_draft() { self.draft.decisions() } else { &[] }
    }

    /// The cells where the tile in hand fits, with how many ways there are on each.
    pub fn spots(&self) -> Vec<(i8, i8, u8)> {
        let mut spots: Vec<(i8, i8, u8)> = Vec::new();
        for (x, y) in self.placements().into_iter().filter_map(|choice| choice.cell) {
            match spots.iter_mut().find(|spot| (spot.0, spot.1) == (x, y)) {
                Some(spot) => spot.2 += 1,
                None => spots.push((x, y, 1)),
            }
        }
        spots
    }

    /// The draft as it would be committed: nothing more is chosen where that can be said.
    pub fn actions(&self) -> Vec<&str> {
        let mut actions = self.draft.texts();
        actions.extend(self.pass().map(|pass| &*pass.text));
        actions
    }

    /// What is offered besides laying a tile.
    pub fn offer(&self) -> Offer {
        let choices = self.choices();
        let (among, chosen) = match self.shown().last() {
            Some(last) if choices.is_empty() => (&*last.among, Some(&last.chosen)),
            _ => (choices, None),
        };
        let gift = chosen.map_or_else(|| self.gift(), |chosen| chosen.gift.or_else(|| self.gift()));
        let offered = |choice: &&Choice| match gift {
            // Uses of a gift come alone, because they would else hide everything.
            Some(gift) => choice.gift == Some(gift) || choice.kind == ChoiceKind::Pass,
            None => !matches!(choice.kind, ChoiceKind::Place | ChoiceKind::Unwrap),
        };
        Offer { among: among.iter().filter(offered).cloned().collect(), chosen: chosen.cloned() }
    }

    /// Whether the draft can be committed: it says all that has to be said.
    pub fn can_commit(&self) -> bool {
        let done = !self.draft.is_empty() && self.choices().is_empty();
        self.is_mine() && !self.is_sending() && (self.pass().is_some() || done)
    }

    /// Whether there is something to take back before the turn is committed.
    pub fn can_undo(&self) -> bool {
        self.is_live() && !self.is_settled() && (!self.draft.is_empty() || self.gift().is_some())
    }

    /// To do nothing more, where that can be chosen.
    pub(super) fn pass(&self) -> Option<&Choice> {
        self.choices().iter().find(|choice| choice.kind == ChoiceKind::Pass)
    }

    /// Proposes the tile on a cell; turns it if it is there already.
    pub fn tap(&mut self, x: i8, y: i8, by: isize) {
        let here: Vec<&Choice> =
            self.placements().into_iter().filter(|choice| choice.cell == Some((x, y))).collect();
        let again = self.placed().filter(|placed| placed.cell == Some((x, y)));
        let chosen = match again {
            Some(placed) => after(&here, placed, by),
            None => here.first().copied(),
        };
        if let Some(chosen) = chosen.cloned() {
            self.decide(self.draft.index_of(ChoiceKind::Place), chosen);
        }
    }

    /// Turns the proposed tile.
    pub fn turn(&mut self, by: isize) {
        if let Some((x, y)) = self.placed().and_then(|placed| placed.cell) {
            self.tap(x, y, by);
        }
    }

    /// Takes another of the faces in hand.
    pub fn pick(&mut self, face: &str) {
        if self.is_settled() {
            return;
        }
        self.draft.keep(self.draft.index_of(ChoiceKind::Place));
        self.picked = Some(face.to_owned());
        self.changed();
    }

    /// Chooses something that is offered, instead of what was chosen before.
    pub fn choose(&mut self, text: &str) {
        let Offer { among, chosen } = self.offer();
        let Some(choice) = among.into_iter().find(|choice| choice.text == text) else { return };
        let end = self.draft.decisions().len();
        self.decide(if chosen.is_some() { end - 1 } else { end }, choice);
    }

    /// Shows the uses of a gift, or no longer. It is unwrapped by choosing one of them, even if there is
    /// only one; what has no place on the board is drafted at once, and can be taken back.
    pub fn reach(&mut self, gift: GiftName) {
        self.gift = if self.gift() == Some(gift) { None } else { Some(gift) };
        self.version += 1;
        let uses = self.offer().among;
        let mut uses = uses.iter().filter(|choice| choice.gift == self.gift);
        if let (Some(_), Some(only), None) = (self.gift, uses.next(), uses.next())
            && only.at.is_none()
            && only.cell.is_none()
        {
            let text = only.text.clone();
            self.choose(&text);
        }
    }

    /// Drafts anew, as far as everything can be chosen.
    pub fn propose(&mut self, actions: &[&str]) {
        if self.draft.is_empty() && actions.is_empty() {
            return;
        }
        self.draft.keep(0);
        self.changed();
        for text in actions {
            let chosen = self.choices().iter().find(|choice| choice.text == *text).cloned();
            let Some(chosen) = chosen.filter(|chosen| chosen.kind != ChoiceKind::Pass) else {
                break;
            };
            self.decide(self.draft.decisions().len(), chosen);
        }
    }

    /// Lays a tile as a placement says, whatever was proposed before.
    pub fn lay(&mut self, placement: &Choice) {
        if placement.face.as_deref() != self.face() {
            self.pick(placement.face.as_deref().unwrap_or_default());
        }
        let known = self.placements().into_iter().find(|choice| choice.text == placement.text);
        if let Some(chosen) = known.cloned() {
            self.decide(self.draft.index_of(ChoiceKind::Place), chosen);
        }
    }

    /// Takes one step of the draft back.
    pub fn undo(&mut self) {
        if self.is_settled() {
            return;
        }
        if self.gift().is_some() {
            self.gift = None;
            self.version += 1;
        } else if !self.draft.is_empty() {
            self.draft.keep(self.draft.decisions().len() - 1);
            self.changed();
        }
    }

    /// Plays the turn as drafted; says whether it was.
    pub fn commit(&mut self) -> bool {
        if !self.can_commit() {
            return false;
        }
        let actions: Vec<String> = self.actions().into_iter().map(str::to_owned).collect();
        let texts: Vec<&str> = actions.iter().map(String::as_str).collect();
        match self.host.play(&texts) {
            Ok(()) => {
                self.poll();
                true
            }
            Err(refused) => {
                self.failure = Some(refused);
                false
            }
        }
    }

    fn decide(&mut self, at: usize, chosen: Choice) {
        if self.is_settled() || !self.is_live() {
            return;
        }
        let offered = self.choices().to_vec();
        self.draft.decide(at, chosen, &offered);
        self.changed();
    }

    /// The draft has changed.
    fn changed(&mut self) {
        self.gift = None;
        self.refused = None;
        self.host.keep(&self.draft.texts());
        self.look();
    }
}
