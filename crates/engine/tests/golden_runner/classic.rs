//! The classic game in golden games.

use super::golden::{Fact, Golden};
use remparts_engine::classic::query::Breakdown;
use remparts_engine::classic::{Action, Classic, Event, FigureKind, Question};
use remparts_engine::kernel::game::Game;
use remparts_engine::kernel::list::List;
use remparts_engine::kernel::seat::Seat;
use remparts_engine::notation::ply::{Ply, read_ply};
use remparts_engine::notation::spot::name_on_board;
use std::collections::BTreeSet;

impl Golden for Classic {
    fn finished(&self) -> (Vec<Event>, Vec<i32>) {
        (self.ending(), self.projected().iter().map(Breakdown::total).collect())
    }

    fn puts(&self) -> BTreeSet<String> {
        let mut legal = List::new();
        self.legal(&mut legal);
        let last = self.state().last_laid();
        let spot = |action: &Action| match action {
            Action::Put { figure: FigureKind::Meeple, spot } => {
                let name = name_on_board(self, *spot);
                Some(if spot.cell == last { name } else { format!("{} {name}", spot.cell) })
            }
            _ => None,
        };
        legal.iter().filter_map(spot).collect()
    }

    fn supplied(&self, seat: Seat) -> Vec<u8> {
        FigureKind::ALL.map(|kind| self.supply(seat, kind)).to_vec()
    }

    fn standing(&self) -> Vec<String> {
        let figures = self.figures().into_iter();
        let told = figures.map(|(seat, kind, spot)| {
            format!("{seat} {kind} {} {}", spot.cell, name_on_board(self, spot))
        });
        told.collect()
    }

    fn facts(&self, cell: &str, spot: &str) -> Result<Vec<Fact>, String> {
        // A `put` names any spot of the board.
        let named = read_ply(self, &format!("put meeple {cell} {spot}"));
        let Ok(Ply::Action(Action::Put { spot, .. })) = named else {
            return Err("no such spot".into());
        };
        let feature = self.feature(spot).ok_or("no such feature")?;
        let one = |number: &dyn ToString| vec![number.to_string()];
        Ok(vec![
            ("tiles", one(&feature.tiles.len())),
            ("shields", one(&feature.shields)),
            ("open", one(&feature.open.len().max(feature.gaps.len()))),
            ("owners", feature.owners.iter().map(ToString::to_string).collect()),
            ("now", one(&feature.points_now)),
            ("completed", one(&feature.points_if_completed)),
            ("more", one(&u8::from(feature.more_may_come))),
        ])
    }

    fn asked(question: Question) -> &'static str {
        match question {
            Question::Draw | Question::DrawSecond => "draw",
            Question::Gift(_) => "gift",
            Question::First => "first",
        }
    }
}
