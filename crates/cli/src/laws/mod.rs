//! Laws that hold in every game, whatever is played: they are checked on random games.
//!
//! What costs little is checked at every ply; the rest at a few plies of each game, picked by the
//! game's own dice, so that a long row of games sees every kind of position.

pub(crate) mod flood;
mod lists;
mod texts;

use crate::ledger::{Ledger, Sourced, total};
use crate::played::Played;
use remparts_bots::dice::GameDice;
use remparts_engine::kernel::game::{Pending, Quiet};
use remparts_engine::kernel::list::List;
use remparts_engine::kernel::playout::Dice as _;
use remparts_engine::kernel::seat::{Seat, Viewer};
use remparts_engine::notation::ply::{Ply, make_ply, replay_ply, write_ply};
use remparts_engine::notation::{Positioned, setup};
use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// One ply in so many is looked at closely.
const CLOSELY: u32 = 64;
/// One close look in so many checks the whole table.
const TABLE: u32 = 4;
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
pub(crate) type Law = Result<(), String>;

/// Says `otherwise` unless the law holds.
pub(crate) fn law(holds: bool, otherwise: impl FnOnce() -> String) -> Law {
    if holds { Ok(()) } else { Err(otherwise()) }
}

/// A game that says what must hold in it beside the laws of all games. The default of its actions
/// is allowed to nobody while chance is asked and after the end.
pub(crate) trait Lawful: Positioned + Sourced {
    /// How the random players of one game prefer to play.
    type Manner: Copy;

    /// A manner for one game.
    fn manner(dice: &mut GameDice) -> Self::Manner;

    /// Picks one of the legal actions.
    fn choose(
        &self,
        manner: Self::Manner,
        legal: &[Self::Action],
        dice: &mut GameDice,
    ) -> Self::Action;

    /// Anything a seat might try now: all of the current step, some of the others.
    fn thinkable(&self, legal: &[Self::Action], dice: &mut GameDice) -> Vec<Self::Action>;

    /// Lists the choices that a viewer is shown.
    fn shown_to(&self, viewer: Viewer, out: &mut List<Self::Action>);

    /// A full game as a viewer could be looking at it.
    fn imagined_by(&self, viewer: Viewer, dice: &mut GameDice) -> Self;

    /// Whether an event tells of a tile that fitted nowhere.
    fn boxes(event: &Self::Event) -> bool;

    /// Laws of every event.
    fn of_event(event: &Self::Event) -> Law;

    /// Laws of every position, reached by this ply. They should cost little.
    fn of_ply(&self, ply: Ply<Self>) -> Law;

    /// Laws of a ply that is looked at closely, and where it leads.
    fn of_ply_closely(&self, ply: Ply<Self>, after: &Self) -> Law;

    /// Laws of a position, however dear.
    fn of_table(&self) -> Law;

    /// Laws of a finished game.
    fn of_end(&self) -> Law;
}

/// Plays a random game and checks the laws on the way.
pub(crate) fn check_game<G: Played>(
    setup: G::Setup,
    mut dice: GameDice,
    number: u64,
) -> Result<(), Broken> {
    let mut plies = Vec::new();
    let written = number.is_multiple_of(WRITTEN);
    let run = catch_unwind(AssertUnwindSafe(|| play::<G>(setup, &mut dice, &mut plies, written)));
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

fn play<G: Played>(
    setup: G::Setup,
    dice: &mut GameDice,
    plies: &mut Vec<Ply<G>>,
    written: bool,
) -> Law {
    let mut game = G::set_up(setup).map_err(|error| format!("setup refused: {error}"))?;
    let mut legal = List::new();
    let mut events = Vec::new();
    let mut boxed = 0;
    let manner = G::manner(dice);
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
                Ply::Action(game.choose(manner, &legal, dice))
            }
        };
        let before = closely.then(|| game.clone());
        let scores = game.scores().to_vec();
        events.clear();
        make_ply(&mut game, ply, &mut events)
            .map_err(|illegal| format!("`{}` refused: {illegal}", write_ply(&game, ply)))?;
        plies.push(ply);
        explained(&game, &scores, &events)?;
        boxed += events.iter().filter(|event| G::boxes(event)).count();
        if let Some(before) = before {
            same_in_silence(&before, ply, &game)?;
            before.of_ply_closely(ply, &game)?;
            texts::position(&game)?;
            // The dearest laws of all, so not at every look.
            if dice.below(TABLE) == 0 {
                game.of_table()?;
            }
        }
        game.of_ply(ply)?;
    }
    at_the_end(&game, &legal, boxed)?;
    if written {
        game.of_table()?;
        texts::replay(setup, plies, &game)?;
    }
    Ok(())
}

/// Every point on the track has an event that tells why.
fn explained<G: Lawful>(game: &G, before: &[i32], events: &[G::Event]) -> Law {
    events.iter().try_for_each(G::of_event)?;
    let mut earned = Ledger::new(game);
    earned.add::<G>(events);
    let scores: Vec<i32> = before.iter().zip(earned.totals()).map(|(a, b)| a + b).collect();
    law(scores == game.scores(), || {
        format!("events explain the scores {scores:?}, the track says {:?}", game.scores())
    })
}

/// Playing without listening comes to the same.
fn same_in_silence<G: Lawful>(before: &G, ply: Ply<G>, after: &G) -> Law {
    let mut silent = before.clone();
    replay_ply(&mut silent, ply, &mut Quiet);
    law(silent.digest() == after.digest(), || "listening changes the game".into())
}

fn at_the_end<G: Played>(game: &G, legal: &List<G::Action>, boxed: usize) -> Law {
    let mut legal = legal.clone();
    game.legal(&mut legal);
    law(legal.is_empty() && game.tickets() == 0, || "something goes on after the end".into())?;
    let refused = game.check(Seat(0), G::Action::default()).is_err();
    law(refused, || "a ply is accepted after the end".into())?;
    let totals = game.forecast();
    law(totals.iter().map(total).eq(game.scores().iter().copied()), || {
        "the end is projected otherwise than it came".into()
    })?;
    let counted = game.tiles_boxed();
    law(counted == boxed, || format!("{boxed} tiles were boxed, {counted} are missing"))?;
    game.of_end()
}
