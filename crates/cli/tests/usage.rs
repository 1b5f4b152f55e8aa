//! Help, names of setups, and what happens when something is wrong with the input.

mod run;

use run::{remparts, remparts_for_one_line, remparts_reading, scratch, text};
use std::fs;

#[test]
fn every_command_has_help_with_examples() {
    let top = remparts(&["--help"]);
    assert_eq!(top.status, 0);
    for command in [
        "serve",
        "demo",
        "replay",
        "show",
        "verify-draws",
        "setups",
        "sim",
        "perft",
        "trace-check",
        "arena",
        "engine",
        "join",
        "load",
        "export",
        "backup",
        "restore",
        "check",
        "moderate",
    ] {
        assert!(top.out.contains(command), "{command}");
        let help = remparts(&[command, "--help"]);
        assert_eq!(help.status, 0);
        assert!(help.out.contains("remparts") || help.out.contains("Usage"), "{}", help.out);
        assert!(command == "setups" || help.out.contains("Examples:"), "{command}");
    }
}

#[test]
fn wrong_usage_is_status_two() {
    for args in [
        &[][..],
        &["dance"],
        &["sim", "--games", "many"],
        &["sim", "--games", "0"],
        &["sim", "--threads", "0"],
        &["sim", "--threads", "100000"],
        &["sim", "--from", "18446744073709551615"],
        &["sim", "--setup", "base-volcano"],
        &["sim", "--setup", "random"],
        &["sim", "--setup", "random", "--players", "3", "--check"],
        &["sim", "--players", "9", "--check"],
        &["sim", "--players", "6"],
        &["perft"],
        &["perft", "--depth", "4000000000"],
        &["demo", "--players", "1"],
        &["demo", "--players", "7"],
        &["demo", "--log", "no-such-folder/game.log"],
        &["replay"],
        &["replay", "no-such.log"],
        &["show", "no-such.log"],
        &["verify-draws"],
        &["verify-draws", "no-such.log"],
        &["verify-draws", "-", "--seed", "07"],
        &["trace-check"],
        &["serve", "--listen", "nowhere"],
        &["serve", "--listen", "192.0.2.1:80"],
    ] {
        let run = remparts(args);
        assert_eq!(run.status, 2, "{args:?}: {}", run.err);
        assert_eq!(run.out, "", "{args:?}");
        assert!(!run.err.is_empty(), "{args:?}");
    }
}

#[test]
fn every_listed_setup_can_be_played() {
    let names = remparts(&["setups"]);
    assert_eq!(names.status, 0);
    assert!(names.out.lines().count() >= 13);
    for name in names.out.lines().filter_map(|line| line.split_whitespace().next()) {
        let run = remparts(&["sim", "--setup", name, "--games", "2"]);
        assert_eq!(run.status, 0, "{name}: {}", run.err);
    }
}

/// The help of `setups` names every line that `docs/NOTATION.md` describes, with its first value.
#[test]
fn every_setup_line_is_named_in_the_help() {
    let notation = include_str!("../../../docs/NOTATION.md");
    let (_, setups) = notation.split_once("## Setups").expect("setups are described");
    let (setups, _) = setups.split_once("\n## ").expect("something follows");
    let rows = setups.lines().filter_map(|line| line.strip_prefix("| `"));
    let keys: Vec<&str> = rows.filter_map(|row| row.split([' ', '`']).next()).collect();
    assert!(keys.len() > 15 && keys.contains(&"closing-wall"), "{keys:?}");
    let help = remparts(&["setups", "--help"]).out;
    let lines: Vec<&str> = help.lines().map(str::trim).collect();
    for key in &keys {
        let described = keys.iter().filter(|it| it == &key).count();
        let named = lines.iter().filter(|line| line.split(' ').next() == Some(key)).count();
        assert_eq!(named, described, "{key}: {help}");
    }
}

#[test]
fn a_setup_can_come_from_a_file() {
    let path = scratch("three.setup");
    fs::write(&path, "# farmers of the first edition\nplayers 3\nfarmers city4\n").unwrap();
    let run = remparts(&["sim", "--games", "3", "--setup", text(&path), "--json"]);
    assert!(run.out.contains("\"players\":3"), "{}{}", run.out, run.err);
    let run =
        remparts(&["sim", "--games", "3", "--setup", text(&path), "--json", "--players", "4"]);
    assert!(run.out.contains("\"players\":4"), "{}", run.out);
    fs::write(&path, "players 3\nfarmers many\n").unwrap();
    let run = remparts(&["sim", "--setup", text(&path)]);
    assert_eq!(run.status, 2);
    assert!(run.err.contains("three.setup: line 2, column 9"), "{}", run.err);
}

#[test]
fn a_wrong_log_is_refused_with_its_line() {
    let head = "remparts 1\nplayers 2\nfirst 1\nplies\n";
    for (rest, says) in [
        ("draw base/E\nplace base/E 5,5 r0\n", "line 6: cell 5,5 touches no tile"),
        ("draw base/E\nplace base/E 0,1 r9\n", "line 6, column 18: expected a rotation"),
        ("draw base/Z\n", "line 5, column 6"),
        ("draw base/E #0000000000000000\n", "line 5: the position has digest"),
        ("pass\n", "line 5: a draw is pending"),
    ] {
        for command in ["replay", "show"] {
            let run = remparts_reading(&[command, "-"], &format!("{head}{rest}"));
            assert_eq!(run.status, 2, "{rest}: {}", run.out);
            assert!(run.err.contains(says), "{rest}: {}", run.err);
            assert!(run.err.contains("standard input"), "{}", run.err);
        }
    }
    let cut = remparts_reading(&["show", "-"], "remparts 1\nplayers 2\n");
    assert!(cut.err.contains("line 3, column 1: expected `plies`, found the end"), "{}", cut.err);
    let run = remparts_reading(&["show", "-", "--ply", "7"], head);
    assert_eq!(run.status, 2);
    assert!(run.err.contains("has 0 plies, not 7"), "{}", run.err);
}

#[test]
fn a_reader_may_leave_early() {
    let path = scratch("unread.log");
    // A board after every turn is more than a pipe can hold.
    let demo = ["demo", "--seed", "5", "--every", "1", "--log", text(&path)];
    let run = remparts_for_one_line(&demo);
    assert_eq!(run.out, "base, 2 players\n");
    assert_eq!(run.err, format!("log written to {}\n", path.display()));
    assert_eq!(run.status, 0);

    let run = remparts_for_one_line(&["replay", text(&path), "--events"]);
    assert_eq!((run.status, &*run.err), (0, ""));
    for command in ["setups", "help"] {
        let run = remparts_for_one_line(&[command]);
        assert!(!run.err.contains("panicked"), "{}", run.err);
        assert_eq!(run.status, 0);
    }
}

/// What a command says about an input that it cannot use.
fn refused(args: &[&str]) -> String {
    let run = remparts(args);
    assert_eq!((run.status, &*run.out), (2, ""), "{args:?}: {}", run.err);
    assert_eq!(run.err.lines().count(), 1, "{args:?}: {}", run.err);
    run.err
}

#[test]
fn unreadable_files_are_refused_in_one_line() {
    let folder = scratch("a-folder");
    fs::create_dir_all(&folder).unwrap();
    let (empty, foreign, long) = (scratch("empty"), scratch("foreign"), scratch("long"));
    fs::write(&empty, "").unwrap();
    fs::write(&foreign, b"players \xff\n").unwrap();
    fs::write(&long, "x".repeat(5 << 20)).unwrap();
    for command in [&["replay"][..], &["show"], &["demo", "--setup"], &["trace-check"]] {
        let refused = |path| refused(&[command, &[text(path)]].concat());
        assert!(refused(&folder).contains("a-folder"));
        let says = refused(&foreign);
        assert!(says.contains("foreign") && says.contains("is not UTF-8 text"), "{says}");
        let says = refused(&long);
        assert!(says.contains("long") && says.contains("it is longer than"), "{says}");
    }
    assert!(refused(&["replay", text(&empty)]).contains("expected `remparts 1`"));
    assert!(refused(&["trace-check", text(&empty)]).contains("holds no game"));
}
