//! The City as the commands need it: each trait of `played` implemented for it.

mod laws;
mod table;

use crate::ledger::{Row, Sourced};
use crate::played::{Played, Said, Worth};
use remparts_engine::city::event::Occasion;
use remparts_engine::city::query::Breakdown;
use remparts_engine::city::state::{Stand, Step};
use remparts_engine::city::{Action, City, Event, FeatureKind, Question};
use remparts_engine::kernel::seat::Seat;
use remparts_engine::kernel::table::Spot;
use remparts_engine::notation::Written as _;
use remparts_engine::notation::spot::{name_on_board, write_edge, write_spot};

impl Sourced for City {
    const SOURCES: &'static [&'static str] =
        &["track", "streets", "markets", "towers", "homes", "guards"];

    fn book(event: &Event, mut book: impl FnMut(Seat, usize, i32)) {
        match event {
            Event::Scored(scored) => {
                let source = match scored.feature {
                    FeatureKind::Street => 1,
                    FeatureKind::Market => 2,
                    FeatureKind::Homes => 4,
                };
                scored.winners.iter().for_each(|seat| book(*seat, source, scored.points));
            }
            Event::Tower { seat, points, .. } => book(*seat, 3, *points),
            Event::Watched(watched) => book(watched.seat, 5, watched.points),
            _ => {}
        }
    }

    fn forecast(&self) -> Vec<Row> {
        let row = |split: &Breakdown| {
            let Breakdown { banked, streets, markets, homes, guards } = *split;
            [banked, streets, markets, 0, homes, guards, 0, 0]
        };
        self.projected().iter().map(row).collect()
    }
}

impl Played for City {
    fn tiles_laid(&self) -> usize {
        self.state().tiles_laid()
    }

    fn tiles_boxed(&self) -> usize {
        let left = self.state().bag().tiles() + usize::from(self.state().turn().tile.is_some());
        self.rules().tiles - left - self.tiles_laid()
    }

    fn ends_turn(&self, _action: Action) -> bool {
        matches!(self.state().turn().step, Step::Draw | Step::Over)
    }

    fn repeats(event: &Event) -> bool {
        matches!(
            event,
            Event::Begins(_)
                | Event::Drawn(..)
                | Event::Laid(..)
                | Event::Put(..)
                | Event::Gate(..)
                | Event::Wall(..)
                | Event::Guard(..)
        )
    }

    fn say(&self, event: &Event) -> Said {
        match event {
            Event::Drawn(..) => Said::Nothing,
            Event::Begins(_) => Said::Apart(format!("seat {}", self.tell(event))),
            Event::RimClosed(_) | Event::LeftUnfinished(_) | Event::Watched(_) | Event::Over(_) => {
                Said::AtEnd(self.tell(event))
            }
            Event::Scored(scored)
                if matches!(scored.occasion, Occasion::Closed | Occasion::Final) =>
            {
                Said::AtEnd(self.tell(event))
            }
            Event::Laid(seat, tile, pose) => {
                let name = &self.rules().face(*tile).name;
                Said::InTurn(format!("seat {seat}  {name:<30} {}", pose.cell))
            }
            Event::Put(_, spot) => {
                Said::InTurn(format!("follower on {}", name_on_board(self, *spot)))
            }
            Event::Wall(seat, edge) => Said::InTurn(format!("{seat} wall {}", write_edge(*edge))),
            _ => Said::InTurn(self.tell(event)),
        }
    }

    fn worth_of(&self, spot: Spot) -> Option<Worth> {
        let feature = self.feature(spot)?;
        Some(Worth {
            kind: feature.kind.to_string(),
            tiles: feature.tiles.len(),
            gaps: feature.gaps().len(),
            owners: feature.owners,
            now: feature.points_now,
            completed: feature.points_if_finished,
            more_may_come: feature.more_may_come,
        })
    }

    fn stock(&self) -> String {
        let run = self.state().run();
        let tiles = format!("{} tiles in the piles", self.state().bag().tiles());
        let walls = format!("{} walls in the box", run.walls_left());
        match self.sides_left() {
            None => format!("{tiles}, {walls}, no gate yet"),
            Some(sides) => format!("{tiles}, {walls}, {} open sides", sides.len()),
        }
    }

    fn supplies(&self, seat: Seat) -> Vec<String> {
        let towers = self.state().run().towers_left(seat);
        vec![format!("{} follower", self.supply(seat)), format!("{towers} tower")]
    }

    fn on_board(&self, seat: Seat) -> Vec<String> {
        let own = self.followers().into_iter().filter(|(owner, _)| *owner == seat);
        let told = own.map(|(_, stand)| match stand {
            Stand::Spot(spot) => format!("follower {}", write_spot(self, spot)),
            Stand::Wall(wall) => format!("guard {}", write_edge(wall)),
        });
        let towers = self.state().run().towers().iter().filter(|tower| tower.seat == seat);
        told.chain(towers.map(|tower| format!("tower {}", write_edge(tower.wall)))).collect()
    }

    fn asks(question: Question) -> String {
        match question {
            Question::First => "who begins".into(),
            Question::Draw => "a tile".into(),
        }
    }

    fn tiles_in_hand(&self) -> Vec<&str> {
        let hand = self.state().turn().tile.into_iter();
        hand.map(|face| &*self.rules().face(face).name).collect()
    }
}
