//! The board as a picture to be kept or shared.

use crate::dealt::Dealt;
use crate::shown::Shown;
use remparts_art::svg::{self, Options};
use remparts_engine::kernel::game::Pending;

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
