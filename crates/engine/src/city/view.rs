//! What one viewer may know: all of it (TC-INFO-2). The type keeps programs that work on views
//! the same for every game.

use super::game::City;
use crate::kernel::game::Sight;
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
}

impl Sight<City> for View {
    fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// The game, for the questions of [`super::query`].
    fn known(&self) -> &City {
        &self.known
    }

    /// A full game as this viewer could be looking at it: there is only one.
    fn sample(&self, _dice: &mut impl Dice) -> City {
        self.known.clone()
    }
}
