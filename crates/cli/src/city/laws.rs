//! The laws of The City.

use super::table;
use crate::laws::{Law, Lawful, law};
use remparts_bots::dice::GameDice;
use remparts_engine::city::state::Step;
use remparts_engine::city::wishes::Manner;
use remparts_engine::city::{Action, City, Event};
use remparts_engine::kernel::face::FaceId;
use remparts_engine::kernel::game::{Game as _, Sight as _};
use remparts_engine::kernel::geometry::{Cell, Edge, Rotation, Side};
use remparts_engine::kernel::list::List;
use remparts_engine::kernel::playout::Dice as _;
use remparts_engine::kernel::seat::Viewer;
use remparts_engine::kernel::table::Spot;
use remparts_engine::notation::Ply;
use std::collections::BTreeSet;

impl Lawful for City {
    type Manner = Manner;

    fn manner(dice: &mut GameDice) -> Manner {
        Manner::random(dice)
    }

    fn choose(&self, manner: Manner, legal: &[Action], dice: &mut GameDice) -> Action {
        manner.choose(self, legal, dice)
    }

    fn thinkable(&self, legal: &[Action], dice: &mut GameDice) -> Vec<Action> {
        let cells: BTreeSet<Cell> =
            self.state().placed().iter().map(|tile| tile.pose.cell).collect();
        // Two steps out of every tile: taken cells, open ones, and cells that touch nothing.
        let near = |cell: &Cell| Side::ALL.map(|side| cell.step(side));
        let wide: BTreeSet<Cell> = cells.iter().flat_map(near).collect();
        let wide: BTreeSet<Cell> =
            wide.iter().flat_map(near).chain(wide.iter().copied()).chain([Cell::ORIGIN]).collect();
        let mut all = vec![Action::Pass];
        if let Action::Place { tile, .. } = legal[0] {
            let other = FaceId(dice.below(self.rules().faces.len() as u32) as u8);
            for tile in [tile, other] {
                for cell in &wide {
                    let place = |rotation| Action::Place { tile, cell: *cell, rotation };
                    all.extend(Rotation::ALL.map(place));
                }
            }
        }
        for cell in &wide {
            all.extend((0..10).map(|part| Action::Put(Spot { cell: *cell, part })));
            for edge in Side::ALL.map(|side| Edge { cell: *cell, side }) {
                all.extend(
                    [Action::Gate, Action::Wall, Action::Guard, Action::Tower].map(|on| on(edge)),
                );
            }
        }
        all
    }

    fn shown_to(&self, viewer: Viewer, out: &mut List<Action>) {
        self.view(viewer).legal(out);
    }

    fn imagined_by(&self, viewer: Viewer, dice: &mut GameDice) -> Self {
        self.view(viewer).sample(dice)
    }

    fn boxes(event: &Event) -> bool {
        matches!(event, Event::Boxed(_))
    }

    /// The terms of what was scored are its points.
    fn of_event(event: &Event) -> Law {
        let (sum, points) = match event {
            Event::Scored(scored) => (scored.term.points(), scored.points),
            Event::Watched(watched) => {
                (watched.terms.iter().map(|term| term.points()).sum(), watched.points)
            }
            Event::Tower { walls, points, .. } => (i32::from(*walls), *points),
            _ => return Ok(()),
        };
        law(sum == points, || format!("terms do not add up: {event:?}"))
    }

    fn of_ply(&self, ply: Ply<Self>) -> Law {
        let Ply::Action(action) = ply else { return Ok(()) };
        table::pieces(self)?;
        match action {
            Action::Place { .. } | Action::Gate(_) | Action::Wall(_) => table::run(self),
            _ => Ok(()),
        }
    }

    /// A preview comes to the same as playing, up to the walls.
    fn of_ply_closely(&self, ply: Ply<Self>, after: &Self) -> Law {
        let Ply::Action(action) = ply else { return Ok(()) };
        if self.state().turn().step != Step::Follower {
            return Ok(());
        }
        let preview = self.preview(&[action]).map_err(|illegal| format!("preview: {illegal}"))?;
        let scores = self.scores().iter().zip(&preview.gains).map(|(now, gain)| now + gain);
        law(scores.eq(after.scores().iter().copied()), || "a preview promises other points".into())
    }

    fn of_table(&self) -> Law {
        table::features(self)?;
        table::rows(self)
    }

    fn of_end(&self) -> Law {
        law(self.ending().is_empty(), || "the end would score again".into())?;
        table::pieces(self)?;
        table::run(self)?;
        table::end(self)
    }
}
