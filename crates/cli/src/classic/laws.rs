//! The laws of the classic game.

use super::{ends_turn, table};
use crate::laws::{Law, Lawful, law};
use crate::played::Played as _;
use remparts_bots::dice::GameDice;
use remparts_engine::classic::{Action, Classic, Event, FigureKind, GiftUse, Module, Spot};
use remparts_engine::kernel::face::FaceId;
use remparts_engine::kernel::game::{Game as _, Sight as _};
use remparts_engine::kernel::geometry::{Cell, Rotation, Side};
use remparts_engine::kernel::list::List;
use remparts_engine::kernel::playout::{Dice as _, one_of};
use remparts_engine::kernel::seat::Viewer;
use remparts_engine::notation::Ply;
use std::collections::BTreeSet;

impl Lawful for Classic {
    /// Uniform players see all there is in this game.
    type Manner = ();

    fn manner(_dice: &mut GameDice) {}

    fn choose(&self, _manner: (), legal: &[Action], dice: &mut GameDice) -> Action {
        one_of(dice, legal)
    }

    fn thinkable(&self, legal: &[Action], dice: &mut GameDice) -> Vec<Action> {
        let features = self.features().into_iter();
        let spots: Vec<Spot> = features.flat_map(|feature| feature.spots).collect();
        let cells: BTreeSet<Cell> = spots.iter().map(|spot| spot.cell).collect();
        let mut all = vec![Action::Pass, Action::Recall, Action::Unwrap(GiftUse::TakeTwo)];
        match legal[0] {
            Action::Place { .. } => {
                placements(self, legal, &cells, dice, &mut all);
                if self.rules().has(Module::Gifts) {
                    gifts(self, &spots, &cells, &mut all);
                }
            }
            Action::Arrow { .. } => {
                all.extend(cells.iter().map(|cell| Action::Arrow { cell: *cell }));
            }
            _ => {
                let beyond = cells.iter().map(|cell| Spot { cell: *cell, part: u8::MAX });
                for spot in spots.iter().copied().chain(beyond) {
                    all.extend(FigureKind::ALL.map(|figure| Action::Put { figure, spot }));
                }
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
        let Event::Scored(scored) = event else { return Ok(()) };
        let sum: i32 = scored.terms.iter().map(|term| term.points()).sum();
        law(sum == scored.points, || format!("terms do not add up: {scored:?}"))
    }

    fn of_ply(&self, ply: Ply<Self>) -> Law {
        match ply {
            Ply::Action(action) if ends_turn(action) => table::figures(self),
            _ => Ok(()),
        }
    }

    /// A preview comes to the same as playing.
    fn of_ply_closely(&self, ply: Ply<Self>, after: &Self) -> Law {
        let Ply::Action(action) = ply else { return Ok(()) };
        if !ends_turn(action) {
            return Ok(());
        }
        let preview = self.preview(&[action]).map_err(|illegal| format!("preview: {illegal}"))?;
        let scores = self.scores().iter().zip(&preview.gains).map(|(now, gain)| now + gain);
        law(scores.eq(after.scores().iter().copied()), || "a preview promises other points".into())
    }

    fn of_table(&self) -> Law {
        table::features(self)
    }

    fn of_end(&self) -> Law {
        law(self.ending().is_empty(), || "the end would score again".into())?;
        let counted: usize = self.boxed().iter().map(|(_, copies)| usize::from(*copies)).sum();
        let boxed = self.tiles_boxed();
        law(counted == boxed, || format!("{boxed} tiles were boxed, {counted} are missing"))?;
        table::figures(self)?;
        law(self.figures().is_empty(), || "a figure was not scored in the end".into())
    }
}

fn placements(
    game: &Classic,
    legal: &[Action],
    cells: &BTreeSet<Cell>,
    dice: &mut GameDice,
    all: &mut Vec<Action>,
) {
    let mut faces: BTreeSet<FaceId> = legal
        .iter()
        .filter_map(|action| match action {
            Action::Place { tile, .. } => Some(*tile),
            _ => None,
        })
        .collect();
    faces.insert(FaceId(dice.below(game.rules().faces.len() as u32) as u8));
    // Two steps out of every tile: taken cells, open ones, and cells that touch nothing.
    let near = |cell: &Cell| Side::ALL.map(|side| cell.step(side));
    let wide: BTreeSet<Cell> = cells.iter().flat_map(near).collect();
    let wide: BTreeSet<Cell> = wide.iter().flat_map(near).chain(wide.iter().copied()).collect();
    for tile in faces {
        for cell in &wide {
            let place = |rotation| Action::Place { tile, cell: *cell, rotation };
            all.extend(Rotation::ALL.map(place));
        }
    }
}

fn gifts(game: &Classic, spots: &[Spot], cells: &BTreeSet<Cell>, all: &mut Vec<Action>) {
    let mut add = |used| all.push(Action::Unwrap(used));
    for figure in FigureKind::ALL {
        cells.iter().for_each(|cell| add(GiftUse::Synod { figure, cell: *cell }));
        for from in spots.iter().copied() {
            add(GiftUse::Retreat { figure, from });
        }
        for (_, _, from) in game.figures() {
            (0..12).for_each(|to| add(GiftUse::StandLie { figure, from, to }));
        }
    }
    spots.iter().for_each(|road| add(GiftUse::Sweeper { road: *road }));
}
