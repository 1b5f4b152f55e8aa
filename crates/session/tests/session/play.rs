//! Games to be played in tests.

use remparts_engine::notation::any::AnySetup;
use remparts_engine::notation::setup::write;
use remparts_protocol::Preset;
use remparts_screen::{Choice, ChoiceKind};
use remparts_session::host::{Local, Wish};
use remparts_session::{Kind, Session, Sitter};

/// A game of several people in front of one screen.
pub(crate) fn people(setup: &str, people: u8, preset: Preset, seed: u8) -> Session<Local> {
    let setup = match AnySetup::named(setup, people).expect("a known setup") {
        AnySetup::Classic(setup) => write(&setup),
        AnySetup::City(setup) => write(&setup),
    };
    let sitters = (0..people).map(|seat| Sitter::new(Kind::Human, seat)).collect();
    let local = Local::new(Wish { setup, sitters, preset }, [seed; 32]).expect("a playable wish");
    Session::new(Box::new(local)).expect("a table to look at")
}

/// The same with the help that is usual.
pub(crate) fn session(setup: &str, seats: u8, seed: u8) -> Session<Local> {
    people(setup, seats, Preset::Standard, seed)
}

/// The first choice of a kind that is offered besides laying a tile.
pub(crate) fn offered(session: &Session<Local>, kind: ChoiceKind) -> Option<Choice> {
    session.offer().among.into_iter().find(|choice| choice.kind == kind)
}

/// Lays the tile on the first cell.
pub(crate) fn lay(session: &mut Session<Local>) {
    session.unveil();
    let (x, y) = session.placements()[0].cell.expect("tiles are laid on cells");
    session.tap(x, y, 1);
}

/// Lays the tile on the first cell, puts a figure down if there is one, chooses what else must be, and
/// ends the turn.
pub(crate) fn turn(session: &mut Session<Local>) {
    session.unveil();
    if !session.placements().is_empty() {
        lay(session);
    }
    if let Some(put) = offered(session, ChoiceKind::Put) {
        session.choose(&put.text);
    }
    while !session.can_commit() {
        let choice = session.choices().first().expect("something is to be chosen").text.clone();
        session.choose(&choice);
    }
    assert!(session.commit(), "{:?}", session.failure());
}
