//! The classic game as the commands need it: each trait of `played` implemented for it.

mod laws;
mod table;

use crate::ledger::{Row, Sourced};
use crate::played::{Played, Said, Worth};
use remparts_engine::classic::event::Occasion;
use remparts_engine::classic::query::Breakdown;
use remparts_engine::classic::{Action, Classic, Event, FeatureKind, FigureKind, Question};
use remparts_engine::kernel::seat::Seat;
use remparts_engine::kernel::table::Spot;
use remparts_engine::notation::Written as _;
use remparts_engine::notation::spot::name_on_board;

impl Sourced for Classic {
    const SOURCES: &'static [&'static str] =
        &["track", "roads", "cities", "abbeys", "gardens", "fields", "gifts", "bonus"];

    fn book(event: &Event, mut book: impl FnMut(Seat, usize, i32)) {
        match event {
            Event::Scored(scored) => {
                let source = match scored.feature {
                    FeatureKind::Road => 1,
                    FeatureKind::City => 2,
                    FeatureKind::Abbey => 3,
                    FeatureKind::Garden => 4,
                    FeatureKind::Field => 5,
                };
                scored.winners.iter().for_each(|seat| book(*seat, source, scored.points));
            }
            Event::Retreated { seat, points, .. } | Event::GiftsLeft { seat, points, .. } => {
                book(*seat, 6, *points);
            }
            Event::Bonus(seat, points) => book(*seat, 7, *points),
            _ => {}
        }
    }

    fn forecast(&self) -> Vec<Row> {
        let row = |split: &Breakdown| {
            let Breakdown { banked, roads, cities, abbeys, gardens, fields, gifts } = *split;
            [banked, roads, cities, abbeys, gardens, fields, gifts, 0]
        };
        self.projected().iter().map(row).collect()
    }
}

impl Played for Classic {
    fn tiles_laid(&self) -> usize {
        self.state().tiles_laid()
    }

    /// The bag is empty in the end, so every tile that does not lie there was boxed.
    fn tiles_boxed(&self) -> usize {
        let drawn: usize = self.rules().copies.iter().map(|copies| usize::from(*copies)).sum();
        drawn + self.rules().start.len() - self.tiles_laid()
    }

    fn ends_turn(&self, action: Action) -> bool {
        ends_turn(action)
    }

    fn repeats(event: &Event) -> bool {
        matches!(
            event,
            Event::Begins(_)
                | Event::Drawn(..)
                | Event::DrawnSecond(..)
                | Event::Laid(..)
                | Event::Put(..)
                | Event::GiftReceived(_)
                | Event::Unwrapped(..)
        )
    }

    fn say(&self, event: &Event) -> Said {
        match event {
            Event::Drawn(..) | Event::DrawnSecond(..) | Event::FarmersLeft(_) => Said::Nothing,
            Event::Begins(_) => Said::Apart(format!("seat {}", self.tell(event))),
            Event::GiftsLeft { .. } | Event::Over(_) => Said::AtEnd(self.tell(event)),
            Event::Scored(scored) if scored.occasion == Occasion::Final => {
                Said::AtEnd(self.tell(event))
            }
            Event::Laid(seat, tile, pose) => {
                let name = &self.rules().face(*tile).name;
                Said::InTurn(format!("seat {seat}  {name:<12} {}", pose.cell))
            }
            Event::Put(_, figure, spot) => {
                Said::InTurn(format!("{figure} on {}", name_on_board(self, *spot)))
            }
            _ => Said::InTurn(self.tell(event)),
        }
    }

    fn worth_of(&self, spot: Spot) -> Option<Worth> {
        let feature = self.feature(spot)?;
        Some(Worth {
            kind: feature.kind.to_string(),
            tiles: feature.tiles.len(),
            gaps: feature.gaps.len(),
            owners: feature.owners,
            now: feature.points_now,
            completed: feature.points_if_completed,
            more_may_come: feature.more_may_come,
        })
    }

    fn stock(&self) -> String {
        format!("{} tiles in the pile", self.state().bag().tiles())
    }

    fn supplies(&self, seat: Seat) -> Vec<String> {
        FigureKind::ALL
            .into_iter()
            .filter(|kind| self.rules().figures[*kind as usize] > 0)
            .map(|kind| format!("{} {kind}", self.supply(seat, kind)))
            .collect()
    }

    fn on_board(&self, seat: Seat) -> Vec<String> {
        self.figures()
            .into_iter()
            .filter(|(owner, _, _)| *owner == seat)
            .map(|(_, kind, spot)| format!("{kind} {} {}", spot.cell, name_on_board(self, spot)))
            .collect()
    }

    fn asks(question: Question) -> String {
        match question {
            Question::First => "who begins".into(),
            Question::Draw => "a tile".into(),
            Question::DrawSecond => "a second tile".into(),
            Question::Gift(seat) => format!("a gift for seat {seat}"),
        }
    }

    fn tiles_in_hand(&self) -> Vec<&str> {
        let hand = self.state().turn().in_hand();
        hand.map(|face| &*self.rules().face(face).name).collect()
    }
}

/// The figure step is the last one a seat is asked for.
const fn ends_turn(action: Action) -> bool {
    matches!(action, Action::Pass | Action::Put { .. } | Action::Recall)
}
