//! Texts of games: the examples in the documentation are true, and errors say where.

use remparts_engine::classic::{Classic, Setup};
use remparts_engine::kernel::game::Game;
use remparts_engine::notation;
use remparts_engine::notation::any::{AnyLog, AnySetup};
use remparts_engine::notation::classic::position;
use remparts_engine::notation::classic::setup::{NAMES, named};
use remparts_engine::notation::ply::read_ply;
use remparts_engine::notation::{Log, setup};

/// The log shown in the documentation can be read, digests included.
#[test]
fn the_documented_log_is_a_log() {
    let page = include_str!("../../../docs/NOTATION.md");
    let (_, after) = page.split_once("```text\n").expect("an example");
    let (text, _) = after.split_once("```").expect("its end");
    let log = Log::<Classic>::read(text).expect("a readable log");
    assert!(log.plies().len() > 4);
    assert_eq!(log.write(), text);
}

/// Every setting and every step of the documentation is known to the readers.
#[test]
fn the_documented_settings_exist() {
    let text = "rulings 2\nplayers 6\nfarmers city4\ntwo-tile-city half\nriver river3\n\
                river-bends alternating\nstart-tile bag\nabbot-recall same-turn\n\
                garden-retreat on\nmodules abbot anniversary inn-tiles big-meeples sixth-color gifts\n\
                first 3\norigin -3,2 r3\n";
    let wish = setup::read(text).expect("readable");
    assert_eq!(setup::write(&wish), text);
    let game = Classic::new(wish).expect("playable");
    let copy = position::read(&position::write(&game)).expect("readable");
    assert_eq!(copy.digest(), game.digest());
}

#[test]
fn short_names_combine() {
    let combined = named("base-inns-river-gifts", 4).expect("known");
    let read =
        setup::wish("players 4\nriver river20\nmodules inn-tiles big-meeples sixth-color gifts\n");
    assert_eq!(combined, read.expect("readable"));
    assert_eq!(named("classic-all", 3), Some(Setup::all(3)));
    for (name, _) in NAMES {
        let wish = named(name, 2).expect("a listed name");
        assert!(Classic::new(wish).is_ok(), "{name}");
    }
    for name in ["", "bas", "base-", "base-rivers", "base--inns", "inns"] {
        assert_eq!(named(name, 2), None, "{name}");
    }
}

/// Without a `game` line a text is of the classic game, and an unknown game is refused by name.
#[test]
fn texts_say_what_game_they_are_of() {
    let text = "# a remark\n\nplayers 3\nfarmers off\n";
    assert_eq!(AnySetup::read(text), setup::read(text).map(AnySetup::Classic));
    let names: Vec<_> = AnySetup::names().collect();
    assert_eq!(names, [&NAMES[..], &notation::city::setup::NAMES].concat());
    for (name, _) in AnySetup::names() {
        let wish = AnySetup::named(name, 2).expect("a listed name");
        assert_eq!(Some(wish.for_players(4)), AnySetup::named(name, 4));
    }
    let text = "game city\nrulings 2\nplayers 3\nguards each-wall\nbeyond straight-out\n\
                freed at-once\nclosing-wall clockwise\npiles 10 20 45\nwalls 60\nfirst 2\n";
    let AnySetup::City(wish) = AnySetup::read(text).expect("readable") else {
        panic!("a setup of The City");
    };
    assert!(wish.guard_each_wall && wish.piles == [10, 20, 45] && wish.walls == 60);
    assert_eq!(setup::write(&wish), text);
    let read = |text| AnyLog::read(text).expect("readable");
    let classic = read("remparts 1\nplayers 3\nplies\n");
    assert!(matches!(classic, AnyLog::Classic(log) if log.setup().players == 3));
    let city = read("remparts 1\ngame city\nplayers 4\nplies\n");
    assert!(matches!(city, AnyLog::City(log) if log.setup().players == 4));
    let error = AnySetup::read("\ngame chess\n").expect_err("no such game");
    assert_eq!(error.to_string(), "line 2, column 6: expected the name of a game, found `chess`");
    let error = AnyLog::read("remparts 1\ngame chess\nplies\n").err().expect("no such game");
    assert_eq!(error.to_string(), "line 2, column 6: expected the name of a game, found `chess`");
    let error = AnyLog::read("game chess\n").err().expect("no log");
    assert!(error.to_string().contains("expected `remparts 1`"), "{error}");
}

fn ply_error(text: &str) -> String {
    let game = Classic::new(Setup::base(2)).expect("playable");
    read_ply(&game, text).expect_err("a wrong ply").to_string()
}

#[test]
fn wrong_plies_say_where() {
    let cases = [
        (
            "",
            "line 1, column 1: expected a ply: first, draw, gift, place, arrow, put, recall, unwrap or pass, found the end of the line",
        ),
        ("place base/Z 0,1 r0", "line 1, column 7: expected a tile of this game, found `base/Z`"),
        ("place base/E 0;1 r0", "line 1, column 14: expected a cell such as 3,-1, found `0;1`"),
        ("place base/E 0,1 r4", "line 1, column 18: expected a rotation r0 to r3, found `r4`"),
        (
            "place base/E 0,1",
            "line 1, column 17: expected a rotation r0 to r3, found the end of the line",
        ),
        ("put meeple 5,5 city-N", "line 1, column 12: expected a cell with a tile, found `5,5`"),
        (
            "put meeple 0,0 city-S",
            "line 1, column 16: expected a part of that tile, found `city-S`",
        ),
        ("pass twice", "line 1, column 6: unexpected `twice` at the end of the line"),
        ("place base/E 300,1 r0", "line 1, column 14: expected a cell such as 3,-1, found `300,1`"),
        ("draw base/É", "line 1, column 6: expected a tile of this game, found `base/É`"),
    ];
    for (text, message) in cases {
        assert_eq!(ply_error(text), message, "`{text}`");
    }
}

#[test]
fn wrong_logs_say_where() {
    let head = "remparts 1\nplayers 2\nfirst 1\nplies\n";
    let cases = [
        ("remparts 2\n".to_owned(), "line 1, column 1: expected `remparts 1`, found `remparts 2`"),
        (
            "remparts 1\nplayers 2\n".into(),
            "line 3, column 1: expected `plies`, found the end of the text",
        ),
        ("remparts 1\nplayers 2\nplayers 3\n".into(), "line 3, column 1: `players` is set twice"),
        ("remparts 1\nplayers 9\nplies\n".into(), "setup: 9 players; the game is for 2 to 6"),
        (
            format!("{head}draw base/D\nplace base/D 0,1 r0\n"),
            "line 6: the terrain does not continue on side N",
        ),
        (
            format!("{head}draw base/C\n pass\n"),
            "line 6: this does not belong to the current step of the turn",
        ),
        (format!("{head}draw base/D #0000000000000000\n"), "the log says 0000000000000000"),
    ];
    for (text, message) in cases {
        let Err(error) = Log::<Classic>::read(&text) else { panic!("`{text}` was read") };
        assert!(error.to_string().contains(message), "{error} instead of {message}");
    }
}

#[test]
fn impossible_positions_say_why() {
    let game = Classic::new(Setup::base(2)).expect("playable");
    let text = position::write(&game);
    let cases = [
        (
            "tile base/D 0,0 r0",
            "tile base/D 0,1 r0",
            "the position must begin with the start piece",
        ),
        ("scores", "tile base/C 0,1 r0\nscores", "the tile does not fit there"),
        ("scores", "figure 1 abbot 0,0 city-N\nscores", "this figure cannot stand there"),
        ("bag base/A 2", "bag base/A 3", "there are not so many of these tiles"),
        ("turn first", "hand 1 synod 1\nturn first", "there are not so many of these gifts"),
        ("turn first 1", "turn tile 1", "the turn cannot stand at this step"),
        ("scores 0 0", "scores 0 0\nscores 0 0", "this line may come only once"),
        ("scores 0 0", "scores 0", "expected a score, found the end of the line"),
    ];
    for (old, new, message) in cases {
        assert!(text.contains(old), "{old}");
        let Err(error) = position::read(&text.replacen(old, new, 1)) else {
            panic!("`{new}` was read")
        };
        assert!(error.to_string().contains(message), "{error} instead of {message}");
    }
}
