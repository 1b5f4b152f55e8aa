//! Laws that hold in every game, whatever is played: they are checked on random games.
//!
//! What costs little is checked at every ply; the rest at a few plies of each game, picked by the
//! game's own dice, so that a long row of games sees every kind of position.

mod lists;
mod table;
mod texts;

use crate::dice::GameDice;
use crate::ledger::Ledger;
use remparts_engine::classic::query::Breakdown;
use remparts_engine::classic::wishes::{one_of, random_origin, random_setup};
use remparts_engine::classic::{Action, Classic, Event, Setup};
use remparts_engine::kernel::game::{Game, Pending, Quiet};
use remparts_engine::kernel::list::List;
use remparts_engine::kernel::playout::Dice as _;
use remparts_engine::kernel::seat::Seat;
use remparts_engine::notation::ply::{Ply, make_ply, replay_ply, write_ply};
use remparts_engine::notation::setup;
use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// One ply in so many is looked at closely.
const CLOSELY: u32 = 64;
/// One close look in so many compares all features with a flood fill.
const FLOODED: u32 = 4;
/// One game in so many is written down and read back.
const WRITTEN: u64 = 8;

/// A law that does not hold, and where.
#[derive(Clone)]
pub(crate) struct Broken {
    law: String,
    setup: String,
    ply: usize,
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} after {} plies ({})", self.law, self.ply, self.setup)
    }
}

/// What a single law says.
type Law = Result<(), String>;

/// Says `otherwise` unless the law holds.
fn law(holds: bool, otherwise: impl FnOnce() -> String) -> Law {
    if holds { Ok(()) } else { Err(otherwise()) }
}

/// Plays a random game, by a random setup unless one is fixed, and checks the laws on the way.
pub(crate) fn check_game(
    fixed: Option<Setup>,
    mut dice: GameDice,
    number: u64,
) -> Result<(), Broken> {
    let setup = fixed.unwrap_or_else(|| {
        let setup = random_setup(&mut dice);
        Setup { origin: random_origin(&mut dice), ..setup }
    });
    let mut plies = Vec::new();
    let written = number.is_multiple_of(WRITTEN);
    let run = catch_unwind(AssertUnwindSafe(|| play(setup, &mut dice, &mut plies, written)));
    let law = match run {
        Ok(Ok(())) => return Ok(()),
        Ok(Err(law)) => law,
        Err(panic) => {
            let text = panic.downcast_ref::<String>().map(String::as_str);
            let text = text.or_else(|| panic.downcast_ref::<&str>().copied());
            format!("the engine stopped: {}", text.unwrap_or("for no stated reason"))
        }
    };
    let setup = setup::write(&setup).trim_end().replace('\n', ", ");
    Err(Broken { law, setup, ply: plies.len() })
}

fn play(setup: Setup, dice: &mut GameDice, plies: &mut Vec<Ply<Classic>>, written: bool) -> Law {
    let mut game = Classic::new(setup).map_err(|error| format!("setup refused: {error}"))?;
    let mut legal = List::new();
    let mut events = Vec::new();
    let mut boxed = 0;
    loop {
        let closely = dice.below(CLOSELY) == 0;
        let ply = match game.pending() {
            Pending::Over => break,
            Pending::Chance(_) => {
                if closely {
                    lists::chance(&game)?;
                }
                law(game.tickets() > 0, || "a question without an answer".into())?;
                Ply::Answer(game.ticket(dice.below(game.tickets())))
            }
            Pending::Seat(seat) => {
                game.legal(&mut legal);
                lists::listed(&game, seat, &legal)?;
                if closely {
                    lists::closely(&game, seat, &legal, dice)?;
                    texts::round_trip(&game, &legal)?;
                }
                Ply::Action(one_of(dice, &legal))
            }
        };
        let before = closely.then(|| game.clone());
        let scores = game.scores().to_vec();
        events.clear();
        make_ply(&mut game, ply, &mut events)
            .map_err(|illegal| format!("`{}` refused: {illegal}", write_ply(&game, ply)))?;
        plies.push(ply);
        explained(&game, &scores, &events)?;
        boxed += events.iter().filter(|event| matches!(event, Event::Boxed(_))).count();
        if let Some(before) = before {
            same_in_silence(&before, ply, &game)?;
            // The dearest law of all, so not at every look.
            if dice.below(FLOODED) == 0 {
                table::features(&game)?;
            }
        }
        if let Ply::Action(Action::Pass | Action::Put { .. } | Action::Recall) = ply {
            table::figures(&game)?;
        }
    }
    at_the_end(&game, &legal, boxed)?;
    if written {
        table::features(&game)?;
        texts::replay(setup, plies, &game)?;
    }
    Ok(())
}

/// Every point on the track has an event that tells why.
fn explained(game: &Classic, before: &[i32], events: &[Event]) -> Law {
    for event in events {
        if let Event::Scored(scored) = event {
            let sum: i32 = scored.terms.iter().map(|term| term.points()).sum();
            law(sum == scored.points, || format!("terms do not add up: {scored:?}"))?;
        }
    }
    let mut earned = Ledger::new(game.seats());
    earned.add(events);
    let scores: Vec<i32> = before.iter().zip(earned.totals()).map(|(a, b)| a + b).collect();
    law(scores == game.scores(), || {
        format!("events explain the scores {scores:?}, the track says {:?}", game.scores())
    })
}

/// Playing without listening and previewing come to the same.
fn same_in_silence(before: &Classic, ply: Ply<Classic>, after: &Classic) -> Law {
    let mut silent = before.clone();
    replay_ply(&mut silent, ply, &mut Quiet);
    law(silent.digest() == after.digest(), || "listening changes the game".into())?;
    if let Ply::Action(action @ (Action::Pass | Action::Put { .. } | Action::Recall)) = ply {
        let preview = before.preview(&[action]).map_err(|illegal| format!("preview: {illegal}"))?;
        let scores = before.scores().iter().zip(&preview.gains).map(|(now, gain)| now + gain);
        law(scores.eq(after.scores().iter().copied()), || {
            "a preview promises other points".into()
        })?;
    }
    Ok(())
}

fn at_the_end(game: &Classic, legal: &List<Action>, boxed: usize) -> Law {
    let mut legal = legal.clone();
    game.legal(&mut legal);
    law(legal.is_empty() && game.tickets() == 0, || "something goes on after the end".into())?;
    let refused = game.check(Seat(0), Action::Pass).is_err();
    law(refused, || "a ply is accepted after the end".into())?;
    let totals = game.projected();
    law(totals.iter().map(Breakdown::total).eq(game.scores().iter().copied()), || {
        "the end is projected otherwise than it came".into()
    })?;
    law(game.ending().is_empty(), || "the end would score again".into())?;
    let counted: usize = game.boxed().iter().map(|(_, copies)| usize::from(*copies)).sum();
    law(counted == boxed, || format!("{boxed} tiles were boxed, {counted} are missing"))?;
    table::figures(game)?;
    law(game.figures().is_empty(), || "a figure was not scored in the end".into())
}
