//! The City at the command line: played, counted, written down, told and shown.

mod run;

use run::{remparts, remparts_reading, scratch, text};
use serde_json::Value;
use std::fs;

/// A whole game of two tiles. Seat 2 finishes the street of seat 1 and has the gate; three walls
/// later only two sides are open, so the game is over with this turn (TC-END-3).
const SHORT: &str = "remparts 1\ngame city\nplayers 2\npiles 0 60 15\nfirst 1\nplies\n\
                     draw city/deadend-public\nplace city/deadend-public 0,0 r0\n\
                     put follower 0,0 street-S\n\
                     draw city/deadend-public\nplace city/deadend-public 0,1 r2\npass\n\
                     gate 0,0 N\nwall 0,0 E\nguard 0,0 E\nwall 0,1 E\npass\nwall 0,1 S\npass\n\
                     tower 0,1 S\n";

/// The short game up to a line, and other lines after it.
fn short_until(line: &str, rest: &str) -> String {
    let at = SHORT.find(line).expect("a line of the game");
    format!("{}{rest}\n", &SHORT[..at])
}

fn sim(args: &[&str]) -> Value {
    let run = remparts(&[&["sim", "--setup", "city", "--json", "--games", "200"], args].concat());
    assert_eq!(run.status, 0, "{}", run.err);
    serde_json::from_str(&run.out).expect("one line of JSON")
}

#[test]
fn random_games_are_counted() {
    let four = sim(&["--players", "4"]);
    assert_eq!(
        (&four["setup"], &four["players"], &four["games"]),
        (&"city".into(), &4.into(), &200.into())
    );
    let number = |key: &str| four[key].as_f64().unwrap_or_else(|| panic!("{key} is missing"));
    let scores = four["mean_scores"].as_array().expect("a list");
    assert_eq!(scores.len(), 4);
    assert!(scores.iter().all(|score| score.as_f64().is_some_and(|score| score > 10.0)), "{four}");
    // 75 tiles are laid or leave the game, unless walls end it sooner.
    let tiles = number("mean_turns") + number("mean_boxed");
    assert!(60.0 < tiles && tiles < 75.0 + 1e-9, "{tiles} tiles");
    assert!(number("mean_placements") > 4.0, "the first tile alone has four");
    let split = sim(&["--players", "4", "--threads", "2"]);
    assert_eq!(split["mean_scores"], four["mean_scores"], "threads change nothing");
    assert_ne!(sim(&["--players", "4", "--seed", "8"])["mean_scores"], four["mean_scores"]);
    assert_eq!(sim(&[])["mean_scores"].as_array().map(Vec::len), Some(2), "two by default");
}

#[test]
fn no_law_is_broken_in_random_setups() {
    let run = remparts(&["sim", "--check", "--setup", "city-random", "--games", "120"]);
    assert_eq!(run.out.lines().last(), Some("120 games, 0 broken laws"), "{}", run.out);
    assert_eq!(run.status, 0);
    let json = remparts(&["sim", "--check", "--setup", "city-guards", "--games", "20", "--json"]);
    assert!(json.out.contains("\"broken_laws\":0"), "{}{}", json.out, json.err);
}

/// Two seats may begin, then 66 kinds of tiles may come, each in four rotations.
#[test]
fn perft_adds_up() {
    let total = |args: &[&str]| {
        let run = remparts(&[&["perft", "--setup", "city"], args].concat());
        assert_eq!(run.status, 0, "{}", run.err);
        run.out.lines().last().expect("a total").to_owned()
    };
    let lines = |args: &[&str]| {
        let total = total(args);
        let words: Vec<&str> = total.split_whitespace().collect();
        assert_eq!(words[..2], ["total", "lines"]);
        words[2].parse::<u64>().expect("a number")
    };
    assert_eq!(lines(&["--depth", "2"]), 2 * 66);
    assert_eq!(lines(&["--depth", "3", "--players", "4"]), 4 * 66 * 4);
    assert_eq!(total(&["--depth", "3", "--divide"]), total(&["--depth", "3"]));
}

#[test]
fn a_game_survives_its_log() {
    let path = scratch("city.log");
    let log = text(&path);
    let demo =
        remparts(&["demo", "--setup", "city", "--players", "3", "--seed", "13", "--log", log]);
    assert_eq!(demo.status, 0, "{}", demo.err);
    assert!(demo.out.starts_with("city, 3 players\n"), "{}", demo.out);
    let hash = demo.out.lines().find_map(|line| line.split("SHA-256 hash ").nth(1)).unwrap();
    assert_eq!(demo.out.matches(hash).count(), 2, "shown before and after");

    let table = |text: &str| {
        let at = text.rfind("Final scores").expect("a table of scores");
        text[at..].lines().take(5).map(str::to_owned).collect::<Vec<_>>()
    };
    let told = remparts(&["replay", log, "--events"]);
    assert_eq!(told.status, 0, "{}", told.err);
    assert_eq!(table(&told.out), table(&demo.out));
    // Good players come past everything there is.
    for part in [
        "  first 1\n      = 1 begins\n",
        " builds the gate ",
        " builds wall ",
        " puts guard ",
        " sets tower ",
        "walls x1 (TC-TOWER-2)",
        "(TC-SCORE-1)",
        "(TC-SCORE-2)",
        "= the rim is closed: ",
        "(TC-FINAL-2)",
        "(TC-FINAL-3)",
    ] {
        assert!(told.out.contains(part), "`{part}` is missing in\n{}", told.out);
    }
    assert_eq!(told.out.matches(" builds the gate ").count(), 1);
    let winner = told.out.lines().find(|line| line.ends_with(" wins") || line.ends_with(" win"));
    assert!(winner.is_some(), "somebody wins");
    // Without `--events` nothing is said twice.
    let brief = remparts(&["replay", log]);
    assert!(!brief.out.contains(" builds ") && brief.out.contains(" sets tower "));
    assert_eq!(table(&brief.out), table(&told.out));

    let show = remparts(&["show", log, "--plain"]);
    assert_eq!(show.status, 0);
    assert!(show.out.contains("the game is over"), "{}", show.out);
    let board = show.out.split("\nseat 1:").next().unwrap().trim_end();
    assert!(board.contains('G') && board.contains("=T="), "gate and towers are drawn");
    assert!(demo.out.contains(board), "the demo ends with the same board");
    let start = remparts(&["show", log, "--plain", "--ply", "0"]);
    assert!(start.out.contains("75 tiles in the piles, 70 walls in the box, no gate yet"));
    assert!(start.out.contains("seat 3: 0 points, supply 7 follower 4 tower, on the board none"));
    assert!(start.out.contains("to be drawn: who begins"), "{}", start.out);

    // Cut between two plies, a log is that of a running game.
    let whole = fs::read_to_string(&path).unwrap();
    let (half, _) = whole.split_at(whole[..whole.len() / 2].rfind('\n').unwrap());
    assert!(remparts_reading(&["replay", "-"], half).out.contains("If the game ended now"));
}

/// Every line of a whole game: two tiles of street for seat 1, three walls since the gate for the
/// tower of seat 2, one public building for the guard of seat 1.
#[test]
fn a_short_game_is_told_to_its_end() {
    let told = remparts_reading(&["replay", "-"], SHORT);
    assert_eq!((told.status, &*told.err), (0, ""));
    let expected = "   6  pass
      = 1 scores street 2 = 2 tiles x1 (TC-SCORE-1)
   7  gate 0,0 N
   8  wall 0,0 E
   9  guard 0,0 E
  10  wall 0,1 E
  11  pass
  12  wall 0,1 S
  13  pass
  14  tower 0,1 S
      = 2 sets tower 0,1 S and gains 3 = 3 walls x1 (TC-TOWER-2)
      = the rim is closed: 2 sides
      = 1 scores guard 0,0 E 2 = 1 public building x2 (TC-FINAL-3)
      = 1 wins

Final scores
seat  streets   towers   guards    total
   1        2        0        2        4
   2        0        3        0        3
";
    assert!(told.out.ends_with(expected), "{}", told.out);
}

/// The gate is north, walls and the guard of seat 1 are east, a wall with a tower is south.
#[test]
fn the_board_shows_walls_guards_and_towers() {
    let show = remparts_reading(&["show", "-", "--plain"], SHORT);
    assert_eq!(show.status, 0, "{}", show.err);
    let expected = [
        "        0      1",
        "",
        "  -1",
        "     ===G===",
        "     P     .!",
        "   0        1",
        "     .  |  .!",
        "     P  |  .!",
        "   1        !",
        "     .     .!",
        "     =====T=",
        "   2",
    ];
    assert_eq!(show.out.lines().take(expected.len()).collect::<Vec<_>>(), expected);
    let rest: Vec<&str> = show.out.lines().filter(|line| line.len() > 25).collect();
    assert_eq!(
        rest,
        [
            "seat 1: 4 points, supply 6 follower 6 tower, on the board guard 0,0 E",
            "seat 2: 3 points, supply 7 follower 5 tower, on the board tower 0,1 S",
            "73 tiles in the piles, 67 walls in the box, 2 open sides",
            "after ply 14: the game is over",
        ]
    );
    let before = remparts_reading(&["show", "-", "--plain", "--ply", "3"], SHORT);
    assert!(before.out.contains("supply 6 follower 6 tower, on the board follower 0,0 street-S"));
    assert!(before.out.contains("to be drawn: a tile"), "{}", before.out);
}

#[test]
fn a_wrong_log_is_refused_with_its_line() {
    for (log, says) in [
        (
            short_until("place", "place city/deadend-public 1,0 r0"),
            "line 8: the first tile lies on 0,0",
        ),
        (short_until("place", "draw city/cross"), "line 8: nothing is to be drawn"),
        (short_until("draw", "draw base/E"), "line 7, column 6: expected a tile of this game"),
        (short_until("put", "put meeple 0,0 street-S"), "line 9, column 5: expected follower"),
        (short_until("put", "put follower 0,0 street-N"), "line 9, column 18: expected a part"),
        (short_until("put", "gate 0,0 N"), "line 9: this does not belong to the current step"),
        (short_until("gate", "gate 0,0 S"), "line 13: side S of 0,0 is not on the outer rim"),
        (short_until("gate", "gate 0,0 Q"), "line 13, column 10: expected a side N, E, S or W"),
        (short_until("gate", "pass"), "line 13: this does not belong to the current step"),
        (short_until("wall", "wall 0,1 E"), "line 14: side E of 0,1 is not next to an end"),
        (short_until("guard", "guard 0,0 N"), "line 15: a guard may not be put on this wall now"),
        (short_until("tower", "tower 0,0 N"), "line 20: no tower can be set there"),
        (format!("{SHORT}pass\n"), "line 21: the game is over"),
        (short_until("draw", "draw city/cross #0000000000000000"), "line 7: the position has"),
        ("remparts 1\ngame city\nfarmers off\n".into(), "line 3, column 1: expected a setting or"),
        ("remparts 1\ngame town\nplies\n".into(), "line 2, column 6: expected the name of a game"),
        ("remparts 1\ngame city\nplayers 5\nplies\n".into(), "setup: two to four can play, not 5"),
        ("remparts 1\ngame city\nwalls 71\nplies\n".into(), "the box holds 1 to 70 walls, not 71"),
        (
            "remparts 1\ngame city\npiles 30 25 21\nplies\n".into(),
            "the piles hold 76 tiles, the box 75",
        ),
    ] {
        for command in ["replay", "show"] {
            let run = remparts_reading(&[command, "-"], &log);
            assert_eq!((run.status, &*run.out), (2, ""), "{says}");
            assert!(run.err.contains(says), "{says}: {}", run.err);
            assert!(run.err.contains("standard input"), "{}", run.err);
        }
    }
}

/// TC-SETUP-1: the classic game seats six, The City four.
#[test]
fn five_players_are_refused() {
    for args in [
        &["sim", "--setup", "city"][..],
        &["sim", "--setup", "city", "--check"],
        &["demo", "--setup", "city-guards"],
        &["perft", "--setup", "city", "--depth", "1"],
    ] {
        let run = remparts(&[args, &["--players", "5"]].concat());
        assert_eq!((run.status, &*run.out), (2, ""), "{args:?}");
        assert_eq!(run.err, "error: two to four can play, not 5\n", "{args:?}");
    }
    for args in [&["sim", "--setup", "city-random"][..], &["demo", "--setup", "city-rivers"]] {
        let run = remparts(args);
        assert_eq!((run.status, &*run.out), (2, ""), "{args:?}");
        assert!(run.err.contains(args[2]), "{}", run.err);
    }
}

#[test]
fn setups_list_the_city() {
    let listed = remparts(&["setups"]).out;
    let names: Vec<&str> =
        listed.lines().filter_map(|line| line.split_whitespace().next()).collect();
    for name in ["city", "city-guards"] {
        assert_eq!(names.iter().filter(|listed| **listed == name).count(), 1, "{listed}");
    }
    let path = scratch("city.setup");
    fs::write(&path, "game city\n# walls at once\npiles 0 10 65\nwalls 12\nplayers 3\n").unwrap();
    let run = remparts(&["sim", "--games", "20", "--setup", text(&path), "--json"]);
    assert!(run.out.contains("\"players\":3"), "{}{}", run.out, run.err);
    fs::write(&path, "game city\npiles 0 10\n").unwrap();
    let run = remparts(&["sim", "--setup", text(&path)]);
    assert_eq!(run.status, 2);
    assert!(run.err.contains("city.setup: line 2, column 11: expected a number"), "{}", run.err);
}
