//! The list of legal actions against the verdict on single ones: `legal` and `check` are written
//! apart, so each can show an error of the other.

use super::{Law, law};
use crate::dice::GameDice;
use remparts_engine::classic::{Action, Classic, FigureKind, GiftUse, Module, Spot};
use remparts_engine::kernel::face::FaceId;
use remparts_engine::kernel::game::{Game, Quiet};
use remparts_engine::kernel::geometry::{Cell, Rotation, Side};
use remparts_engine::kernel::list::List;
use remparts_engine::kernel::playout::Dice as _;
use remparts_engine::kernel::seat::{Seat, Viewer};
use remparts_engine::notation::Written as _;
use std::collections::BTreeSet;

/// There is a choice, and every listed one is accepted.
pub(super) fn listed(game: &Classic, seat: Seat, legal: &[Action]) -> Law {
    law(!legal.is_empty(), || "a seat has nothing to choose from".into())?;
    for action in legal {
        if let Err(illegal) = game.check(seat, *action) {
            let text = game.write_action(*action);
            return Err(format!("`{text}` is listed but refused: {illegal}"));
        }
    }
    Ok(())
}

/// Nothing that is not listed is accepted; nobody else may choose; every viewer sees the right
/// list.
pub(super) fn closely(game: &Classic, seat: Seat, legal: &[Action], dice: &mut GameDice) -> Law {
    let set: BTreeSet<Action> = legal.iter().copied().collect();
    law(set.len() == legal.len(), || "an action is listed twice".into())?;
    for action in thinkable(game, legal, dice) {
        law(game.check(seat, action).is_err() || set.contains(&action), || {
            format!("{action:?} is accepted but not listed")
        })?;
    }
    others_wait(game, seat, legal[0])?;
    views(game, seat, legal, dice)
}

fn others_wait(game: &Classic, seat: Seat, action: Action) -> Law {
    let digest = game.digest();
    for other in Seat::first(game.seats()).filter(|other| *other != seat) {
        let mut copy = game.clone();
        let refused = copy.play(other, action, &mut Quiet).is_err();
        law(refused && copy.digest() == digest, || {
            format!("seat {other} could play, or left a trace, in the turn of {seat}")
        })?;
    }
    Ok(())
}

fn views(game: &Classic, seat: Seat, legal: &[Action], dice: &mut GameDice) -> Law {
    let mut seen = List::new();
    for viewer in Seat::first(game.seats()).map(Viewer::Seat).chain([Viewer::Audience]) {
        let view = game.view(viewer);
        view.legal(&mut seen);
        if viewer != Viewer::Seat(seat) {
            law(seen.is_empty(), || format!("{viewer:?} is shown the choices of seat {seat}"))?;
            continue;
        }
        law(*seen == *legal, || "a seat is shown other choices than it has".into())?;
        view.sample(dice).legal(&mut seen);
        law(*seen == *legal, || "a possible game offers the viewer other choices".into())?;
    }
    Ok(())
}

/// Every answer is accepted, and their tickets add up.
pub(super) fn chance(game: &Classic) -> Law {
    let answers = game.answers();
    let sum: u32 = answers.iter().map(|(_, tickets)| tickets).sum();
    law(sum == game.tickets(), || "the tickets do not add up".into())?;
    for (answer, _) in answers {
        let text = || game.write_answer(answer);
        if let Err(illegal) = game.check_answer(answer) {
            return Err(format!("`{}` has a ticket but is refused: {illegal}", text()));
        }
    }
    law(game.check(Seat(0), Action::Pass).is_err(), || {
        "a seat may play while chance is asked".into()
    })
}

/// Anything a seat might try now: all of the current step, some of the others.
fn thinkable(game: &Classic, legal: &[Action], dice: &mut GameDice) -> Vec<Action> {
    let spots: Vec<Spot> = game.features().into_iter().flat_map(|feature| feature.spots).collect();
    let cells: BTreeSet<Cell> = spots.iter().map(|spot| spot.cell).collect();
    let mut all = vec![Action::Pass, Action::Recall, Action::Unwrap(GiftUse::TakeTwo)];
    match legal[0] {
        Action::Place { .. } => {
            placements(game, legal, &cells, dice, &mut all);
            if game.rules().has(Module::Gifts) {
                gifts(game, &spots, &cells, &mut all);
            }
        }
        Action::Arrow { .. } => all.extend(cells.iter().map(|cell| Action::Arrow { cell: *cell })),
        _ => {
            let beyond = cells.iter().map(|cell| Spot { cell: *cell, part: u8::MAX });
            for spot in spots.iter().copied().chain(beyond) {
                all.extend(FigureKind::ALL.map(|figure| Action::Put { figure, spot }));
            }
        }
    }
    all
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
