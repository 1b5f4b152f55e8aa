//! Games that the program plays, counts, writes down and shows again.

mod run;

use run::{remparts, remparts_reading, scratch, text};
use serde_json::Value;
use std::fs;

fn sim(args: &[&str]) -> Value {
    let run = remparts(&[&["sim", "--json"], args].concat());
    assert_eq!(run.status, 0, "{}", run.err);
    assert_eq!(run.out.lines().count(), 1);
    serde_json::from_str(&run.out).expect("one line of JSON")
}

#[test]
fn random_games_do_not_depend_on_threads() {
    let args = ["--setup", "base-inns-river", "--players", "3", "--games", "300", "--seed", "7"];
    let one = sim(&args);
    let two = sim(&[&args[..], &["--threads", "2"]].concat());
    for key in ["setup", "players", "games", "mean_scores", "mean_turns", "mean_placements"] {
        assert!(!one[key].is_null(), "{key} is missing");
        assert_eq!(one[key], two[key], "{key}");
    }
    assert_eq!(one["mean_scores"].as_array().unwrap().len(), 3);
    assert!(one["seconds"].as_f64().unwrap() > 0.0);
    assert!(one["games_per_s"].as_f64().unwrap() > 0.0);
    // 17 tiles of the river less the double source, 71 of the base game, 18 of the expansion; few
    // are boxed.
    let tiles = one["mean_turns"].as_f64().unwrap() + one["mean_boxed"].as_f64().unwrap();
    assert!((tiles - 104.0).abs() < 1e-9, "{tiles} tiles");
    let other = sim(&["--games", "300", "--seed", "8", "--setup", "base-inns-river"]);
    assert_ne!(one["mean_scores"], other["mean_scores"]);
}

#[test]
fn a_row_of_games_can_be_cut_in_two() {
    let scores = |args: &[&str]| {
        let found = sim(args);
        let games = found["games"].as_f64().unwrap();
        (found["mean_scores"][0].as_f64().unwrap() * games).round()
    };
    let whole = scores(&["--games", "40"]);
    let parts = scores(&["--games", "15"]) + scores(&["--games", "25", "--from", "15"]);
    assert_eq!(whole, parts);
}

#[test]
fn no_law_is_broken_in_random_setups() {
    let run =
        remparts(&["sim", "--check", "--setup", "random", "--games", "120", "--threads", "2"]);
    assert_eq!(run.out.lines().last(), Some("120 games, 0 broken laws"), "{}", run.out);
    assert_eq!(run.status, 0);
}

#[test]
fn perft_adds_up() {
    let plain = remparts(&["perft", "--depth", "2"]);
    let split = remparts(&["perft", "--depth", "2", "--divide"]);
    assert_eq!((plain.status, split.status), (0, 0));
    assert_eq!(plain.out.lines().last(), split.out.lines().last());
    assert_eq!(split.out.lines().count(), 3, "{}", split.out);
    // Two seats may begin, then 24 kinds of tiles may come.
    let words: Vec<&str> = plain.out.split_whitespace().collect();
    assert_eq!(words[..3], ["total", "lines", "48"]);
}

#[test]
fn a_game_survives_its_log() {
    let path = scratch("round-trip.log");
    let log = text(&path);
    let demo = remparts(&[
        "demo",
        "--setup",
        "classic-all",
        "--players",
        "3",
        "--seed",
        "11",
        "--log",
        log,
    ]);
    assert_eq!(demo.status, 0, "{}", demo.err);
    let hash = demo.out.lines().find_map(|line| line.split("SHA-256 hash ").nth(1)).unwrap();
    assert_eq!(demo.out.matches(hash).count(), 2, "shown before and after");
    assert!(!demo.out.contains('\x1b'), "no colors outside a terminal");

    let table = |text: &str| {
        let at = text.rfind("Final scores").expect("a table of scores");
        text[at..].lines().take(5).map(str::to_owned).collect::<Vec<_>>()
    };
    let replay = remparts(&["replay", log]);
    assert_eq!(replay.status, 0, "{}", replay.err);
    assert_eq!(table(&replay.out), table(&demo.out));
    let input = fs::read_to_string(&path).unwrap();
    assert_eq!(remparts_reading(&["replay", "-"], &input).out, replay.out);
    let events = remparts(&["replay", log, "--events", "--ply", "9"]);
    assert!(
        events.out.contains("= 1 draws ") || events.out.contains("= 2 draws "),
        "{}",
        events.out
    );
    assert!(events.out.contains("If the game ended now"));

    let show = remparts(&["show", log]);
    assert_eq!(show.status, 0);
    assert!(show.out.contains("0 tiles in the pile"));
    assert!(show.out.contains("the game is over"));
    let board = show.out.split("\n\n").next().unwrap();
    assert!(demo.out.contains(board), "the demo ends with the same board");
    let start = remparts(&["show", log, "--ply", "0", "--plain"]);
    assert!(start.out.contains("to be drawn: who begins"), "{}", start.out);
}

#[test]
fn a_log_from_another_system_is_the_same_log() {
    let path = scratch("line-ends.log");
    remparts(&["demo", "--seed", "12", "--setup", "base-river", "--log", text(&path)]);
    let log = fs::read_to_string(&path).unwrap();
    let replay = |log: &str| remparts_reading(&["replay", "-"], log).out;
    assert!(replay(&log).contains("Final scores"));
    assert_eq!(replay(&log.replace('\n', "\r\n")), replay(&log));
    // Cut between two plies, a log is that of a running game.
    let (half, _) = log.split_at(log[..log.len() / 2].rfind('\n').unwrap());
    assert!(replay(half).contains("If the game ended now"));
}

#[test]
fn the_same_seed_shows_the_same_game() {
    let game = || remparts(&["demo", "--seed", "3", "--every", "0"]).out;
    assert_eq!(game(), game());
}

#[test]
fn the_board_shows_tiles_and_figures() {
    let log = "remparts 1\nplayers 2\nfirst 2\nplies\n\
               draw base/E\nplace base/E 0,-1 r2\nput meeple 0,-1 field-012367\n";
    let show = remparts_reading(&["show", "-", "--plain"], log);
    assert_eq!(show.status, 0, "{}", show.err);
    let expected = [
        "        0",
        "     . 2   .",
        "  -1",
        "     #######",
        "     #######",
        "   0 -------",
        "     .     .",
        "",
    ];
    assert_eq!(show.out.lines().take(expected.len()).collect::<Vec<_>>(), expected);
    assert!(
        show.out.contains("seat 2: 0 points, supply 6 meeple, on the board meeple 0,-1 field-")
    );
    assert!(show.out.contains("70 tiles in the pile"));
}
