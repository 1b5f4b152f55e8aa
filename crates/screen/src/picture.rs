//! The board as a picture to be kept or shared, or as characters.

use crate::dealt::Dealt;
use crate::shown::Shown;
use crate::table::{Refused, Table};
use remparts_art::svg::{self, Options};
use remparts_engine::kernel::game::Pending;
use remparts_engine::kernel::seat::Viewer;
use remparts_engine::notation::picture::{Pictured, Style, draw};

impl<G: Shown> Dealt<G> {
    pub(crate) fn picture(&self, options: &Options) -> String {
        let game = self.log.game();
        let mut scene = game.scene(&self.album);
        let plies = self.log.plies().len();
        if game.pending() == Pending::Over && scene.figures.is_empty() && plies > 0 {
            // All have gone home: those that were there to be counted are shown, not their absence.
            let before = self.log.up_to(plies - 1);
            let before = before.game().scene(&self.album);
            scene.figures = before.figures;
            for (seat, before) in scene.seats.iter_mut().zip(before.seats) {
                seat.supply = before.supply;
            }
        }
        svg::board(&scene, options)
    }
}

impl<G: Shown + Pictured> Dealt<G> {
    fn text(&self, draft: &[&str], width: Option<usize>) -> Result<String, Refused> {
        let (game, _) = self.drafted(Viewer::Audience, draft)?;
        Ok(draw(&game, Style::Plain, width))
    }
}

impl Table {
    /// The board after a draft, as characters. If it is wider than `width` of them it is cut into
    /// bands of columns, one under the other.
    pub fn text(&self, draft: &[&str], width: Option<usize>) -> Result<String, Refused> {
        match self {
            Self::Classic(table) => table.text(draft, width),
            Self::City(table) => table.text(draft, width),
        }
    }
}
