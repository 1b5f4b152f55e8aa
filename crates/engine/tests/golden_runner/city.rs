//! The City in golden games.

use super::golden::{Fact, Golden};
use remparts_engine::city::query::Breakdown;
use remparts_engine::city::state::Stand;
use remparts_engine::city::{Action, City, Event, Question};
use remparts_engine::kernel::game::Game;
use remparts_engine::kernel::geometry::Edge;
use remparts_engine::kernel::list::List;
use remparts_engine::kernel::seat::Seat;
use remparts_engine::notation::ply::{Ply, read_ply};
use remparts_engine::notation::spot::{name_on_board, write_edge, write_spot};
use std::collections::BTreeSet;

impl Golden for City {
    fn finished(&self) -> (Vec<Event>, Vec<i32>) {
        (self.ending(), self.projected().iter().map(Breakdown::total).collect())
    }

    fn puts(&self) -> BTreeSet<String> {
        let mut legal = List::new();
        self.legal(&mut legal);
        let spot = |action: &Action| match action {
            Action::Put(spot) => Some(name_on_board(self, *spot)),
            _ => None,
        };
        legal.iter().filter_map(spot).collect()
    }

    /// Followers in the supply, then towers.
    fn supplied(&self, seat: Seat) -> Vec<u8> {
        vec![self.supply(seat), self.state().run().towers_left(seat)]
    }

    fn standing(&self) -> Vec<String> {
        let followers = self.followers().into_iter().map(|(seat, stand)| match stand {
            Stand::Spot(spot) => format!("{seat} follower {}", write_spot(self, spot)),
            Stand::Wall(wall) => format!("{seat} guard {}", write_edge(wall)),
        });
        let towers = self.state().run().towers().iter();
        let towers = towers.map(|tower| format!("{} tower {}", tower.seat, write_edge(tower.wall)));
        followers.chain(towers).collect()
    }

    fn facts(&self, cell: &str, spot: &str) -> Result<Vec<Fact>, String> {
        // A `put` names any spot of the board.
        let named = read_ply(self, &format!("put follower {cell} {spot}"));
        let Ok(Ply::Action(Action::Put(spot))) = named else {
            return Err("no such spot".into());
        };
        let feature = self.feature(spot).ok_or("no such feature")?;
        let one = |number: &dyn ToString| vec![number.to_string()];
        Ok(vec![
            ("tiles", one(&feature.tiles.len())),
            ("goods", one(&feature.goods.len())),
            ("markets", one(&feature.markets.len())),
            ("open", one(&feature.open.len())),
            ("finished", one(&u8::from(feature.finished))),
            ("owners", feature.owners.iter().map(ToString::to_string).collect()),
            ("now", one(&feature.points_now)),
            ("if-finished", one(&feature.points_if_finished)),
            ("more", one(&u8::from(feature.more_may_come))),
        ])
    }

    fn asked(question: Question) -> &'static str {
        match question {
            Question::Draw => "draw",
            Question::First => "first",
        }
    }

    fn expect_own(&self, word: &str, rest: &str) -> Option<Result<(), String>> {
        let found = match word {
            "run" => list(self.state().run().pieces().iter().copied()),
            "next" => list(self.next_sides().into_iter()),
            "sides-left" => self.sides_left()?.len().to_string(),
            "walls-left" => self.state().run().walls_left().to_string(),
            "row" => return Some(self.expect_row(rest)),
            "towers" => {
                let sites = self.tower_sites();
                let told =
                    sites.iter().map(|site| format!("{} {}", write_edge(site.wall), site.points));
                told.collect::<Vec<_>>().join("; ")
            }
            _ => return None,
        };
        let same = found == rest || (found.is_empty() && rest == "nothing");
        Some(if same { Ok(()) } else { Err(format!("found {found}")) })
    }
}

/// `expect row X,Y SIDE tiles T public P historic H points N`.
trait ExpectRow {
    fn expect_row(&self, rest: &str) -> Result<(), String>;
}

impl ExpectRow for City {
    fn expect_row(&self, rest: &str) -> Result<(), String> {
        let (wall, facts) = rest.split_once(" tiles ").ok_or("row X,Y SIDE tiles ...")?;
        let named = read_ply(self, &format!("guard {wall}"));
        let Ok(Ply::Action(Action::Guard(wall))) = named else {
            return Err("no such side".into());
        };
        let row = self.row_before(wall).ok_or("no tile there")?;
        let found = format!(
            "{} public {} historic {} points {}",
            row.tiles.len(),
            row.public,
            row.historic,
            row.points
        );
        if found == facts { Ok(()) } else { Err(format!("found {found}")) }
    }
}

fn list(edges: impl Iterator<Item = Edge>) -> String {
    edges.map(write_edge).collect::<Vec<_>>().join("; ")
}
