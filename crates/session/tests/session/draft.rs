//! The turn as one draft, the way back, and the veil.

use crate::play::{lay, offered, session, turn};
use remparts_screen::names::GiftName;
use remparts_screen::{Choice, ChoiceKind, Happening};
use remparts_session::host::Local;
use remparts_session::{Host, Kind, Session, Sitter};

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
    let mut changed = |session: &Session<Local>| {
        std::mem::replace(&mut before, session.version()) != session.version()
    };
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

/// A game of two with gifts in which the next seat holds one.
fn veiled() -> Session<Local> {
    let found = (0..20).find_map(|seed| {
        let mut session = session("base-gifts", 2, seed);
        while !session.is_over() {
            turn(&mut session);
            if session.is_veiled() {
                return Some(session);
            }
        }
        None
    });
    found.expect("gifts come in some game")
}

#[test]
fn nothing_is_seen_or_taken_back_behind_the_veil() {
    let mut session = veiled();
    assert!(!session.is_mine() && session.placements().is_empty() && session.gifts().is_empty());
    session.unveil();
    lay(&mut session);
    let (log, draft) = (session.host().log().to_owned(), session.host().draft().to_vec());
    assert_eq!(draft.len(), 1);
    // Somebody comes back to the game, and nobody knows who.
    let (wish, seed) = (session.host().wish().clone(), session.host().seed());
    let host = Local::resume(wish, seed, &log, draft.clone()).expect("our own game");
    let mut session = Session::new(Box::new(host)).expect("a table");
    assert!(session.is_veiled() && session.placed().is_none());
    assert_eq!(session.screen().tiles.len(), session.base().tiles.len());
    assert!(!session.can_undo());
    session.undo();
    session.pick("no such tile");
    session.unveil();
    assert_eq!(session.draft().texts(), draft);
    assert_eq!(session.screen().tiles.len(), session.base().tiles.len() + 1);
    assert!(session.can_undo());
}

#[test]
fn a_gift_with_places_is_used_by_choosing_one() {
    for seed in 0..12 {
        let mut session = session("base-gifts", 2, seed);
        while !session.is_over() {
            turn(&mut session);
            session.unveil();
            for gift in session.gifts() {
                session.reach(gift);
                assert_eq!(session.gift().is_none(), gift == GiftName::TakeTwo, "{gift:?}");
                let is_drafted = session.draft().decisions().len() == 1;
                assert_eq!(is_drafted, gift == GiftName::TakeTwo, "what has no place is drafted");
                session.undo();
                assert!(session.gift().is_none() && session.draft().is_empty());
            }
        }
    }
}

#[test]
fn whoever_looks_back_stays_there_while_others_play() {
    let mut session = session("base", 2, 1);
    (0..4).for_each(|_| turn(&mut session));
    session.show(Some(3));
    let seen = session.base().tiles.clone();
    let actions: Vec<String> = {
        let table = session.host().table();
        let mut draft: Vec<String> = Vec::new();
        for _ in 0..2 {
            let texts: Vec<&str> = draft.iter().map(String::as_str).collect();
            let seat = remparts_engine::kernel::seat::Seat(session.seat().expect("a seat"));
            let viewer = remparts_engine::kernel::seat::Viewer::Seat(seat);
            let screen = table.screen(viewer, &texts).expect("a table");
            let pass = screen.choices.iter().find(|it| it.kind == ChoiceKind::Pass);
            let choice = pass.or(screen.choices.first()).expect("something can be done");
            draft.push(choice.text.clone());
        }
        draft
    };
    let actions: Vec<&str> = actions.iter().map(String::as_str).collect();
    session.host_mut().play(&actions).expect("a legal turn");
    assert!(session.poll());
    assert_eq!((session.ply(), &session.base().tiles), (3, &seen));
}

#[test]
fn turns_are_gone_through_one_by_one_and_from_scoring_to_scoring() {
    let mut session = session("base", 2, 1);
    (0..12).for_each(|_| turn(&mut session));
    let stops = session.stops().to_vec();
    assert_eq!((stops[0].ply, stops[0].turn), (0, 0));
    for (one, other) in stops.iter().zip(&stops[1..]) {
        assert!(one.ply < other.ply && other.turn == one.turn + 1);
        let sum: Vec<i32> = one.scores.iter().zip(&other.gains).map(|(a, b)| a + b).collect();
        assert_eq!(sum, other.scores);
    }
    session.go_to(0);
    let mut seen = vec![session.ply()];
    while session.step(1, false) {
        seen.push(session.ply());
    }
    let plies: Vec<usize> = stops.iter().map(|stop| stop.ply).collect();
    assert_eq!(seen, plies);
    assert!(session.is_live());
    let scoring: Vec<usize> =
        stops.iter().filter(|stop| stop.scores_points()).map(|stop| stop.ply).collect();
    while session.step(-1, true) {
        assert!(scoring.contains(&session.ply()) || session.ply() == 0);
    }
    assert_eq!(session.ply(), 0);
    session.go_to_turn(5);
    assert_eq!(stops[session.stop_shown()].turn, 5);
    session.go_to_turn(999);
    assert!(session.is_live());
}

#[test]
fn a_tile_that_does_not_fit_is_refused_with_a_reason() {
    let mut session = session("base", 2, 1);
    session.ask(0, 0);
    assert!(session.refused().is_some(), "a tile lies there already");
    session.ask(40, 40);
    assert!(session.refused().is_none(), "nobody asked for the tile");
    session.ask(0, 0);
    lay(&mut session);
    assert!(session.refused().is_none(), "it is laid elsewhere");
    assert!(offered(&session, ChoiceKind::Pass).is_some());
}

#[test]
fn two_of_a_name_are_told_apart() {
    let mut sitters: Vec<Sitter> = (0..5).map(|seat| Sitter::new(Kind::Human, seat)).collect();
    sitters[1].kind = Kind::Bot("club+farmer".to_owned());
    sitters[2].kind = Kind::Bot("club+farmer".to_owned());
    sitters[3].kind = Kind::Open;
    sitters[4].kind = Kind::Open;
    let nths: Vec<Option<usize>> =
        remparts_session::called(&sitters).into_iter().map(|called| called.nth).collect();
    assert_eq!(nths, [None, Some(1), Some(2), None, None]);
}
