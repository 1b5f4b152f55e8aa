//! Tables are played at by picking texts from what is shown.

use crate::play::{GAMES, finished, own, play, public, setup, table};
use remparts_art::style::Style;
use remparts_art::svg::{Ground, Options};
use remparts_engine::kernel::seat::{Seat, Viewer};
use remparts_screen::names::Step;
use remparts_screen::{ChoiceKind, ProblemCode, Refused, Table, check};

#[test]
fn whole_games_can_be_played_by_what_is_shown() {
    for (name, players) in GAMES {
        let mut table = table(name, players);
        let mut turns = 0;
        play(&mut table, 3, |table, seat, own, choice| {
            let seen = public(table);
            assert!(seen.choices.is_empty(), "the audience chooses nothing");
            assert!(own.happened.is_empty(), "nothing has been drafted");
            if choice.kind == ChoiceKind::Place {
                let viewer = Viewer::Seat(Seat(seat));
                let drafted = table.screen(viewer, &[&choice.text]).expect("a draft");
                assert_eq!(drafted.tiles.len(), own.tiles.len() + 1);
                assert_eq!(drafted.ply, own.ply, "a draft is not played");
            }
            turns += 1;
        });
        assert!(turns > 60, "{name} took {turns} turns");
        let shown = public(&table);
        assert_eq!(shown.turn.step, Step::Over);
        // The log tells the same game, at every ply.
        let again = Table::load(&table.log(), None).expect("our own log");
        assert_eq!(public(&again), shown);
        assert_eq!((again.setup(), again.digest()), (table.setup(), shown.digest));
        let middle = public(&table.at(shown.ply / 2));
        assert_eq!(middle.ply, shown.ply / 2);
        assert!(middle.tiles.len() < shown.tiles.len());
    }
}

/// What a draft is said to make happen is what happens; chance may add to it.
#[test]
fn drafts_tell_what_will_happen() {
    for (name, players) in [("classic-all", 4), ("base-gifts", 2), ("city", 3)] {
        let mut table = table(name, players);
        let mut dice = 7_usize;
        while let Some((seat, screen)) = own(&table) {
            dice = dice.wrapping_mul(29).wrapping_add(11);
            let choice = &screen.choices[dice % screen.choices.len()];
            let viewer = Viewer::Seat(Seat(seat));
            let drafted = table.screen(viewer, &[&choice.text]).expect("a draft");
            let happened = table.play(&[&choice.text]).expect("what is listed is legal");
            assert_eq!(drafted.happened[..], happened[..drafted.happened.len()], "{}", choice.text);
        }
    }
}

#[test]
fn what_is_not_listed_is_refused_and_changes_nothing() {
    let mut table = table("base", 2);
    let before = (public(&table), table.log());
    let (_, screen) = own(&table).expect("a seat is to move");
    let place = &screen.choices[0].text;
    for nonsense in ["", "pass", "draw base/A", "place base/A 90,90 r0", "castle e1"] {
        assert!(table.play(&[nonsense]).is_err(), "{nonsense}");
        assert!(table.play(&[place, nonsense, nonsense]).is_err(), "{nonsense}");
    }
    assert_eq!((public(&table), table.log()), before, "all of them or none");
    assert_eq!(table.tell(&[place]), Err(Refused::Dealt));
}

/// Without a dealer chance says what it is told to say.
#[test]
fn a_game_can_be_told_line_by_line() {
    for (name, players) in [("classic-all", 3), ("city", 2)] {
        let dealt = finished(name, players, 5);
        let empty = format!("remparts 1\n{}plies\n", setup(name, players));
        let mut told = Table::load(&empty, None).expect("a game without plies");
        assert!(dealt.can_go_on() && !told.can_go_on());
        for entry in dealt.chronicle(0) {
            let happened = told.tell(&[&entry.text]).expect("a line of the log");
            assert_eq!(happened, entry.happenings, "{}", entry.text);
        }
        assert_eq!(told.digest(), dealt.digest());
        assert_eq!(told.log(), dealt.log());
    }
}

/// Without a dealer actions can be played, and the game waits for chance to be told.
#[test]
fn without_a_dealer_a_game_waits_for_chance() {
    let dealt = table("base", 2);
    let mut study = Table::load(&dealt.log(), None).expect("our own log");
    let (_, screen) = own(&study).expect("a seat is to move");
    study.play(&[&screen.choices[0].text, "pass"]).expect("what is listed is legal");
    assert_eq!(public(&study).turn.step, Step::Draw);
    let before = study.log();
    assert!(study.play(&["pass"]).is_err(), "chance is asked");
    assert!(study.tell(&["draw base/E", "castle e1"]).is_err());
    assert_eq!(study.log(), before, "all of them or none");
    study.tell(&["draw base/E"]).expect("there is one in the bag");
    assert_eq!(public(&study).turn.faces, ["base/E"]);
}

/// From any position a game can go on, with the same luck or with other luck.
#[test]
fn games_branch() {
    for (name, players) in [("base", 2), ("city", 3)] {
        let whole = finished(name, players, 9);
        let plies = public(&whole).ply;
        for ply in [0, 1, 2, plies / 3, plies - 3] {
            let then = whole.at(ply);
            assert!(!then.can_go_on());
            let mut same = whole.branch(ply, [players; 32]).expect("a branch");
            for entry in whole.chronicle(public(&same).ply).iter().filter(|entry| !entry.chance) {
                same.play(&[&entry.text]).expect("played before");
            }
            assert_eq!(same.log(), whole.log(), "{name} from ply {ply} with the same luck");
            let mut other = whole.branch(ply, [99; 32]).expect("a branch");
            assert_eq!(other.chronicle(0)[..ply], then.chronicle(0)[..]);
            play(&mut other, 1, |_, _, _, _| {});
            assert_eq!(public(&other).turn.step, Step::Over);
            assert_ne!(other.digest(), whole.digest());
        }
    }
}

#[test]
fn wishes_are_checked() {
    for (name, players) in GAMES {
        assert_eq!(check(&setup(name, players)), None, "{name}");
    }
    let code = |text: &str| check(text).expect("a problem").code;
    assert_eq!(code("players 1"), ProblemCode::Players);
    assert_eq!(code("players 6"), ProblemCode::SixthColor);
    assert_eq!(code("players 2\nfirst 3"), ProblemCode::First);
    assert_eq!(code("origin 9,9 r0"), ProblemCode::Origin);
    assert_eq!(code("game city\nplayers 5"), ProblemCode::Players);
    assert_eq!(code("game city\nwalls 0"), ProblemCode::Walls);
    assert_eq!(code("game city\npiles 1 2 3"), ProblemCode::Piles);
    assert_eq!(code("game chess"), ProblemCode::Unreadable);
}

#[test]
fn a_picture_shows_the_figures_that_were_counted() {
    let table = finished("base", 2, 4);
    let scores: Vec<i32> = public(&table).seats.iter().map(|seat| seat.score).collect();
    for style in [Style::Illustrated, Style::Schematic] {
        for ground in [Ground::Light, Ground::Dark] {
            let picture = table.picture(&Options { style, ground, ..Options::default() });
            assert!(picture.starts_with("<svg") && picture.ends_with("</svg>\n"));
            let title = format!("A board of 72 tiles, blue {}, vermilion {}", scores[0], scores[1]);
            assert!(picture.contains(&title), "{title}");
            assert!(picture.contains("<g class=\"figures\"><use"), "someone lies in a field");
        }
    }
    let swapped = Options { liveries: [5, 2, 0, 1, 3, 4], ..Options::default() };
    let picture = table.picture(&swapped);
    assert!(picture.contains(&format!("white {}, yellow {}", scores[0], scores[1])));
    assert!(!picture.contains("blue-meeple"), "nobody wears blue any more");
}
