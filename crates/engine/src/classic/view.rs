//! What one viewer may know. Built field by field: a new field of the state stays hidden until
//! someone shows it here.

use super::action::Gift;
use super::game::Classic;
use super::secrets::{Cards, Secrets};
use super::state::{GiftTable, State};
use crate::kernel::game::{Game, Sight};
use crate::kernel::playout::Dice;
use crate::kernel::seat::{Seat, Viewer};
use std::sync::Arc;

/// A game as one seat or the audience sees it.
#[derive(Clone)]
pub struct View {
    viewer: Viewer,
    known: Classic,
}

impl View {
    pub(super) fn of(game: &Classic, viewer: Viewer) -> Self {
        let truth = &game.state;
        // Field by field on purpose, see above.
        let state = State {
            table: truth.table,
            shrines: truth.shrines,
            figures: truth.figures,
            scores: truth.scores,
            bag: truth.bag,
            gifts: truth.gifts,
            turn: truth.turn,
        };
        let mut secrets = Secrets::default();
        if let Viewer::Seat(seat) = viewer {
            *secrets.hand_mut(seat) = *game.secrets.hand(seat);
        }
        Self { viewer, known: Classic { rules: Arc::clone(&game.rules), state, secrets } }
    }

    /// The viewer's own wrapped gifts by kind; none for the audience (INFO-2).
    pub const fn hand(&self) -> Option<&Cards> {
        match self.viewer {
            Viewer::Seat(seat) => Some(self.known.secrets.hand(seat)),
            Viewer::Audience => None,
        }
    }

    /// The public side of the gifts.
    pub const fn gifts(&self) -> &GiftTable {
        &self.known.state.gifts
    }

    /// Cards by kind whose place the viewer does not know: in the deck or in other hands.
    pub fn unseen_gifts(&self) -> Cards {
        let own = self.hand().copied().unwrap_or_default();
        let discards = &self.gifts().discards;
        Gift::ALL.map(|gift| GiftTable::COPIES - discards[gift.index()] - own[gift.index()])
    }
}

impl Sight<Classic> for View {
    fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// Everything public, for the questions of [`super::query`]. Only the viewer's own hand is
    /// filled; the other hands are empty whatever they hold.
    fn known(&self) -> &Classic {
        &self.known
    }

    /// A full game as this viewer could be looking at it: hidden cards are dealt out again from all
    /// those not seen. What could be concluded from a reshuffled deck is not used.
    fn sample(&self, dice: &mut impl Dice) -> Classic {
        let mut game = self.known.clone();
        let mut unseen = self.unseen_gifts();
        let seats = Seat::first(game.seats());
        for seat in seats.filter(|seat| self.viewer != Viewer::Seat(*seat)) {
            for _ in 0..self.gifts().held[seat.index()] {
                let total = unseen.iter().map(|count| u32::from(*count)).sum();
                let mut ticket = dice.below(total);
                let card = unseen.iter().position(|count| {
                    let here = ticket < u32::from(*count);
                    ticket = ticket.wrapping_sub(u32::from(*count));
                    here
                });
                let card = card.expect("held cards are among the unseen ones");
                unseen[card] -= 1;
                game.secrets.hand_mut(seat)[card] += 1;
            }
        }
        game
    }
}
