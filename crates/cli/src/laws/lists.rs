//! The list of legal actions against the verdict on single ones: `legal` and `check` are written
//! apart, so each can show an error of the other.

use super::{Law, Lawful, law};
use remparts_bots::dice::GameDice;
use remparts_engine::kernel::game::Quiet;
use remparts_engine::kernel::list::List;
use remparts_engine::kernel::seat::{Seat, Viewer};
use std::collections::BTreeSet;

/// There is a choice, and every listed one is accepted.
pub(super) fn listed<G: Lawful>(game: &G, seat: Seat, legal: &[G::Action]) -> Law {
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
pub(super) fn closely<G: Lawful>(
    game: &G,
    seat: Seat,
    legal: &[G::Action],
    dice: &mut GameDice,
) -> Law {
    let set: BTreeSet<G::Action> = legal.iter().copied().collect();
    law(set.len() == legal.len(), || "an action is listed twice".into())?;
    for action in game.thinkable(legal, dice) {
        law(game.check(seat, action).is_err() || set.contains(&action), || {
            format!("{action:?} is accepted but not listed")
        })?;
    }
    others_wait(game, seat, legal[0])?;
    views(game, seat, legal, dice)
}

fn others_wait<G: Lawful>(game: &G, seat: Seat, action: G::Action) -> Law {
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

fn views<G: Lawful>(game: &G, seat: Seat, legal: &[G::Action], dice: &mut GameDice) -> Law {
    let mut seen = List::new();
    for viewer in Seat::first(game.seats()).map(Viewer::Seat).chain([Viewer::Audience]) {
        game.shown_to(viewer, &mut seen);
        if viewer != Viewer::Seat(seat) {
            law(seen.is_empty(), || format!("{viewer:?} is shown the choices of seat {seat}"))?;
            continue;
        }
        law(*seen == *legal, || "a seat is shown other choices than it has".into())?;
        game.imagined_by(viewer, dice).legal(&mut seen);
        law(*seen == *legal, || "a possible game offers the viewer other choices".into())?;
    }
    Ok(())
}

/// Every answer is accepted, and their tickets add up.
pub(super) fn chance<G: Lawful>(game: &G) -> Law {
    let answers = game.answers();
    let sum: u32 = answers.iter().map(|(_, tickets)| tickets).sum();
    law(sum == game.tickets(), || "the tickets do not add up".into())?;
    for (answer, _) in answers {
        let text = || game.write_answer(answer);
        if let Err(illegal) = game.check_answer(answer) {
            return Err(format!("`{}` has a ticket but is refused: {illegal}", text()));
        }
    }
    law(game.check(Seat(0), G::Action::default()).is_err(), || {
        "a seat may play while chance is asked".into()
    })
}
