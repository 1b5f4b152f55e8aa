//! A game in front of someone, on a real table.

use super::*;
use crate::host::local::{Local, Pace, Wish};
use crate::sitter::Kind;
use remparts_engine::notation::any::AnySetup;
use remparts_engine::notation::setup::write;
use remparts_protocol::Preset;
use remparts_screen::{Choice, ChoiceKind};

fn session(setup: &str, people: u8, seed: u8) -> Session {
    let setup = match AnySetup::named(setup, people).expect("a known setup") {
        AnySetup::Classic(setup) => write(&setup),
        AnySetup::City(setup) => write(&setup),
    };
    let sitters = (0..people).map(|seat| Sitter::new(Kind::Human, seat)).collect();
    let wish = Wish { setup, sitters, preset: Preset::Standard };
    let local = Local::new(wish, [seed; 32]).expect("a playable wish").at_pace(Pace::Instant);
    Session::new(Box::new(local)).expect("a table to look at")
}

/// Lays the tile on the first cell, puts a figure down if there is one, and ends the turn.
fn turn(session: &mut Session) {
    session.unveil();
    let (x, y) = session.placements()[0].cell.expect("tiles are laid on cells");
    session.tap(x, y, 1);
    let puts = session.offer().among.into_iter().find(|it| it.kind == ChoiceKind::Put);
    if let Some(put) = puts {
        session.choose(&put.text);
    }
    assert!(session.commit(), "{:?}", session.failure);
}

#[test]
fn a_tile_is_laid_by_a_tap_and_turned_by_another() {
    let mut session = session("base", 2, 1);
    let cell = session.placements()[0].cell.expect("tiles are laid on cells");
    let here: Vec<Choice> =
        session.placements().into_iter().filter(|it| it.cell == Some(cell)).cloned().collect();
    for choice in here.iter().chain(&here[..1]) {
        session.tap(cell.0, cell.1, 1);
        assert_eq!(session.placed(), Some(choice));
        assert_eq!(session.screen().tiles.len(), session.base().tiles.len() + 1);
    }
    session.turn(-1);
    assert_eq!(session.placed(), here.last());
    session.tap(90, 90, 1);
    assert_eq!(session.placed(), here.last());
    session.undo();
    assert!(session.placed().is_none() && !session.can_undo());
}

#[test]
fn another_choice_takes_the_place_of_the_first() {
    let mut session = session("base", 2, 1);
    let placements: Vec<Choice> = session.placements().into_iter().cloned().collect();
    session.lay(&placements[0]);
    assert!(session.can_commit(), "a figure is not asked for");
    let puts = session.offer().among;
    assert!(puts.iter().any(|it| it.kind == ChoiceKind::Put) && session.offer().chosen.is_none());
    for put in puts.iter().filter(|it| it.kind == ChoiceKind::Put) {
        session.choose(&put.text);
        assert_eq!(session.offer().chosen.as_ref(), Some(put));
        assert_eq!(session.draft().decisions().len(), 2);
    }
    // Another place for the tile forgets the figure.
    session.lay(&placements[1]);
    assert_eq!(session.draft().texts(), [&*placements[1].text]);
}

#[test]
fn what_is_committed_is_what_was_proposed() {
    let mut session = session("base", 2, 1);
    let (ply, seat) = (session.ply(), session.seat());
    let placement = session.placements()[0].clone();
    session.lay(&placement);
    let foreseen = session.outlook().to_vec();
    assert!(session.commit());
    let told: Vec<&str> = session.chronicle()[ply..].iter().map(|entry| &*entry.text).collect();
    assert_eq!(told[..2], [&*placement.text, "pass"]);
    let happened = session.chronicle()[ply..ply + 2].iter();
    let happened: Vec<Happening> = happened.flat_map(|entry| entry.happenings.clone()).collect();
    assert_eq!(foreseen, happened);
    assert!(session.draft().is_empty() && session.seat() != seat && session.is_mine());
}

#[test]
fn the_past_is_looked_at_and_left_alone() {
    let mut session = session("base", 2, 1);
    (0..6).for_each(|_| turn(&mut session));
    let (x, y) = session.placements()[0].cell.expect("tiles are laid on cells");
    session.tap(x, y, 1);
    let draft = session.draft().texts().join(";");
    session.show(Some(3));
    assert!(!session.is_live() && session.choices().is_empty() && !session.can_commit());
    assert_eq!((session.ply(), session.told().len()), (3, 3));
    assert!(session.screen().tiles.len() < 6);
    // Nothing can be drafted there, and the draft of the present waits.
    session.tap(x, y, 1);
    session.show(None);
    assert_eq!(session.draft().texts().join(";"), draft);
    assert!(session.is_mine());
    session.show(Some(10_000));
    assert!(session.is_live());
}

#[test]
fn people_change_places_behind_a_veil_where_something_is_hidden() {
    let mut open = session("base", 2, 1);
    let mut hidden = session("base-gifts", 2, 1);
    let mut veils = 0;
    while !open.is_over() {
        turn(&mut open);
        assert!(!open.is_veiled(), "nothing is hidden");
    }
    while !hidden.is_over() {
        turn(&mut hidden);
        let seat = usize::from(hidden.seat().expect("someone plays"));
        let holds = hidden.base().seats[seat].gifts.is_some_and(|gifts| gifts > 0);
        assert!(!hidden.is_veiled() || (holds && hidden.choices().is_empty()));
        veils += usize::from(hidden.is_veiled());
    }
    assert!(open.choices().is_empty() && !open.is_mine());
    // Whoever extends what others have begun gets gifts.
    assert!(veils > 0, "no gift came in this game");
}

#[test]
fn versions_tell_when_to_look_again() {
    let mut session = session("base", 2, 1);
    let mut before = session.version();
    let mut changed =
        |session: &Session| std::mem::replace(&mut before, session.version()) != session.version();
    assert!(!session.poll() && !changed(&session));
    let placement = session.placements()[0].clone();
    session.lay(&placement);
    assert!(changed(&session));
    session.commit();
    assert!(changed(&session));
    session.show(Some(0));
    assert!(changed(&session));
    session.show(Some(0));
    assert!(!changed(&session), "it is looked at already");
}
