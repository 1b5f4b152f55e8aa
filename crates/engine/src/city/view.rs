//! What one viewer may know: all of it (TC-INFO-2). The type keeps programs that work on views
//! the same for every game.

use super::action::Action;
use super::game::City;
use crate::kernel::game::{Game, Pending};
use crate::kernel::list::List;
use crate::kernel::playout::Dice;
use crate::kernel::seat::Viewer;

/// A game as one seat or the audience sees it.
#[derive(Clone)]
pub struct View {
    viewer: Viewer,
    known: City,
}

impl View {
    pub(super) fn of(game: &City, viewer: Viewer) -> Self {
        Self { viewer, known: game.clone() }
    }

    /// Who looks.
    pub const fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// The game, for the questions of [`super::query`].
    pub const fn known(&self) -> &City {
        &self.known
    }

    /// A full game as this viewer could be looking at it: there is only one.
    pub fn sample(&self, _dice: &mut impl Dice) -> City {
        self.known.clone()
    }

    /// The viewer's legal actions; empty unless the game waits for the viewer.
    pub fn legal(&self, out: &mut List<Action>) {
        out.clear();
        if let (Viewer::Seat(viewer), Pending::Seat(seat)) = (self.viewer, self.known.pending())
            && viewer == seat
        {
            self.known.legal(out);
        }
    }
}
