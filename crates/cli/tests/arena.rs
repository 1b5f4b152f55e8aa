//! Bots against each other, from the outside.

mod run;

use run::{remparts, scratch, text};
use serde_json::{Map, Value};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::thread::sleep;
use std::time::Duration;

/// Runs `arena` or `ladder` for its line of JSON, without what depends on the clock.
#[track_caller]
fn measured(command: &str, args: &[&str]) -> Map<String, Value> {
    let run = remparts(&[&[command, "--json"], args].concat());
    assert_eq!(run.status, 0, "{}", run.err);
    assert_eq!(run.out.lines().count(), 1);
    let Ok(Value::Object(mut found)) = serde_json::from_str(&run.out) else {
        panic!("one line of JSON, not {}", run.out)
    };
    found.retain(|key, _| !key.starts_with("ms_"));
    found
}

#[track_caller]
fn arena(args: &[&str]) -> Map<String, Value> {
    measured("arena", args)
}

/// A folder that is not there yet.
fn fresh(name: &str) -> PathBuf {
    let folder = scratch(name);
    if folder.exists() {
        fs::remove_dir_all(&folder).expect("an old folder goes");
    }
    folder
}

/// The logs of a match by name.
fn logs(folder: &Path) -> Vec<(String, String)> {
    let files = fs::read_dir(folder.join("games")).expect("games are kept");
    let file = |path: PathBuf| (text(path.strip_prefix(folder).unwrap()).to_owned(), path);
    let named = files.map(|entry| file(entry.unwrap().path()));
    let mut logs: Vec<_> =
        named.map(|(name, path)| (name, fs::read_to_string(path).unwrap())).collect();
    logs.sort();
    logs
}

#[test]
fn the_line_for_programs_has_everything() {
    let args = ["--setup", "base", "--players", "2", "--bots", "greedy,random", "--ms", "50"];
    let args = [&args[..], &["--pairs", "6", "--seed", "5", "--threads", "2"]].concat();
    let run = remparts(&[&["arena", "--json"], &args[..]].concat());
    let found: Value = serde_json::from_str(&run.out).expect("one line of JSON");
    let number = |key: &str| found[key].as_f64().unwrap_or_else(|| panic!("{key} is missing"));
    assert_eq!((number("pairs"), number("games"), number("players")), (6.0, 12.0, 2.0));
    assert_eq!((number("seed"), number("fair_share")), (5.0, 0.5));
    assert!(number("win_rate") > 0.7 && number("win_rate") <= 1.0);
    assert!(number("margin") > 5.0 && number("elo") > 100.0 && number("ms_per_move") >= 0.0);
    let near = |a: f64, b: f64| (a - b).abs() < 1e-9;
    for key in ["win_rate", "margin", "elo"] {
        let interval = &found[format!("{key}_ci95")];
        let [low, high] = [0, 1].map(|end| interval[end].as_f64().expect(key));
        assert!(low < high && low <= number(key) && number(key) <= high, "{key}: {found}");
    }
    assert_eq!(found["setup"], "base");
    assert_eq!(found["bots"], serde_json::json!(["greedy", "random"]));
    assert_eq!(found["limits"], serde_json::json!({ "ms": 50, "visits": null }));
    assert_eq!(found["forfeits"], serde_json::json!([]));
    assert!(found["sprt"].is_null());
    // Two players: the lead is the difference of the points.
    let points = [0, 1].map(|bot| found["scores"][bot].as_f64().unwrap());
    assert!(near(points[0] - points[1], number("margin")));
}

#[test]
fn threads_and_bots_in_other_seats_change_nothing() {
    let args = ["--bots", "greedy,random", "--players", "3", "--pairs", "7", "--visits", "10"];
    let one = arena(&args);
    assert_eq!(one, arena(&[&args[..], &["--threads", "3"]].concat()));
    assert_eq!((&one["games"], &one["players"]), (&21.into(), &3.into()));
    assert_ne!(one["scores"], arena(&[&args[..], &["--seed", "8"]].concat())["scores"]);
}

#[test]
fn people_get_a_table() {
    let run = remparts(&["arena", "--bots", "random,greedy", "--setup", "city", "--pairs", "3"]);
    assert_eq!(run.status, 0, "{}", run.err);
    for words in ["city, 2 players, 100 ms a turn, 3 pairs", "greedy ", "margin -", "Elo -"] {
        assert!(run.out.contains(words), "{words} is not in\n{}", run.out);
    }
}

#[test]
fn a_match_that_was_cut_off_goes_on() {
    let (whole, cut) = (fresh("arena-whole"), fresh("arena-cut"));
    let args = ["--bots", "random,random", "--setup", "base-gifts", "--pairs", "9", "--out"];
    let expected = arena(&[&args[..], &[text(&whole)]].concat());
    let again = [&args[..], &[text(&cut)]].concat();
    assert_eq!(arena(&again), expected);
    let results = cut.join("results.jsonl");
    let complete = fs::read(&results).unwrap();
    assert_eq!(complete.iter().filter(|byte| **byte == b'\n').count(), 10);
    // In the middle of the last line, of an earlier one, of the first; and before its end.
    for length in [complete.len() - 1, complete.len() - 40, complete.len() / 2, 30, 0] {
        fs::write(&results, &complete[..length]).unwrap();
        fs::write(cut.join("games/8-1.log"), "remparts 1\npla").unwrap();
        assert_eq!(arena(&again), expected, "cut after {length} bytes");
        let lines = fs::read_to_string(&results).unwrap().lines().count();
        assert_eq!(lines, 10, "cut after {length} bytes");
        assert_eq!(logs(&cut), logs(&whole));
    }
    // Nothing is left to play: nothing is written.
    let before = fs::read(&results).unwrap();
    assert_eq!(arena(&again), expected);
    assert_eq!(fs::read(&results).unwrap(), before);
    assert_eq!(logs(&whole).len(), 18);
    for (name, _) in &logs(&whole)[..4] {
        let replay = remparts(&["replay", text(&whole.join(name))]);
        assert_eq!(replay.status, 0, "{}", replay.err);
        assert!(replay.out.contains("Final scores"));
    }
}

#[test]
fn a_match_that_was_killed_goes_on() {
    let (whole, killed) = (fresh("arena-unhurt"), fresh("arena-killed"));
    let args = ["arena", "--bots", "random,random", "--pairs", "300", "--threads", "2"];
    let expected = arena(&[&args[1..], &["--out", text(&whole)]].concat());
    let mut child = Command::new(env!("CARGO_BIN_EXE_remparts"))
        .args(args)
        .args(["--out", text(&killed)])
        .stdout(Stdio::null())
        .spawn()
        .expect("the program starts");
    let results = killed.join("results.jsonl");
    let lines = || fs::read_to_string(&results).map_or(0, |text| text.lines().count());
    while lines() < 20 && child.try_wait().expect("it can be asked").is_none() {
        sleep(Duration::from_millis(1));
    }
    child.kill().expect("it can be killed, or has ended");
    child.wait().expect("it has ended");
    assert!(lines() >= 20);
    assert_eq!(arena(&[&args[1..], &["--out", text(&killed)]].concat()), expected);
    assert_eq!(logs(&killed), logs(&whole));
}

#[test]
fn a_match_can_be_continued_but_not_mixed_with_another() {
    let folder = fresh("arena-continued");
    let args = ["--bots", "random,greedy", "--out", text(&folder), "--pairs"];
    let three = arena(&[&args[..], &["3"]].concat());
    let five = arena(&[&args[..], &["5"]].concat());
    assert_eq!((&three["pairs"], &five["pairs"]), (&3.into(), &5.into()));
    assert_eq!(five, arena(&["--bots", "random,greedy", "--pairs", "5"]));
    // Fewer than were played: only those count.
    assert_eq!(arena(&[&args[..], &["3"]].concat()), three);
    let kept = fs::read(folder.join("results.jsonl")).unwrap();
    let others: [&[&str]; 5] = [
        &["--seed", "8"],
        &["--ms", "99"],
        &["--setup", "base-inns"],
        &["--players", "3"],
        &["--visits", "9"],
    ];
    for other in others {
        let run = remparts(&[&["arena"], &args[..], &["5"], other].concat());
        assert_eq!(run.status, 2, "{other:?}");
        assert!(run.err.contains("another match"), "{}", run.err);
    }
    assert_eq!(fs::read(folder.join("results.jsonl")).unwrap(), kept);
    let spoilt = [&kept[..], b"{\"pair\":9,\"games\":[]}\n"].concat();
    fs::write(folder.join("results.jsonl"), spoilt).unwrap();
    let run = remparts(&[&["arena"], &args[..], &["5"]].concat());
    assert_eq!((run.status, run.err.contains("line 7")), (2, true), "{}", run.err);
}

#[test]
fn a_test_stops_when_it_knows() {
    let args = ["--bots", "greedy,random", "--pairs", "500", "--sprt", "3", "--seed", "2"];
    let found = arena(&args);
    assert_eq!(found["sprt"]["verdict"], "better");
    assert!(found["pairs"].as_u64().unwrap() < 60, "{}", found["pairs"]);
    let folder = fresh("arena-sprt");
    let threads = [&args[..], &["--threads", "4", "--out", text(&folder)]].concat();
    assert_eq!(arena(&threads), found);
    assert_eq!(arena(&threads), found, "what was played beyond the verdict does not count");
    let worse = arena(&["--bots", "random,greedy", "--pairs", "500", "--sprt", "3"]);
    assert_eq!(worse["sprt"]["verdict"], "not better");
    let open = arena(&["--bots", "random,random", "--pairs", "5", "--sprt", "0.1"]);
    assert_eq!((&open["sprt"]["verdict"], &open["pairs"]), (&"open".into(), &5.into()));
}

#[test]
fn wrong_usage_is_explained() {
    let cases: [(&[&str], &str); 8] = [
        (&["--bots", "random"], "two to six bots"),
        (&["--bots", "random,nobody"], "nobody"),
        (&["--bots", "random,random,random", "--players", "2"], "3 bots do not fit"),
        (&["--bots", "random,random", "--sprt", "0"], "more than zero"),
        (&["--bots", "random,random", "--sprt", "1", "--players", "4"], "two players"),
        (&["--bots", "random,random", "--pairs", "0"], "--pairs"),
        (&["--bots", "random,random", "--setup", "nowhere"], "nowhere"),
        (&[], "--bots"),
    ];
    for (args, words) in cases {
        let run = remparts(&[&["arena"], args].concat());
        assert_eq!((run.status, &*run.out), (2, ""), "{args:?}");
        assert!(run.err.contains(words), "{args:?}: {}", run.err);
    }
    for args in [&["--bots", "random"][..], &["--bots", "random,random"], &["--reference", "me"]] {
        let run = remparts(&[&["ladder", "--pairs", "1"], args].concat());
        assert_eq!((run.status, &*run.out), (2, ""), "{args:?}");
    }
}

#[test]
fn a_ladder_puts_everyone_in_order() {
    let (folder, page) = (fresh("ladder"), scratch("ladder.md"));
    let bots = ["--bots", "random,greedy,virtual-greedy", "--pairs", "6", "--out", text(&folder)];
    let found = measured("ladder", &bots);
    let names = |found: &Map<String, Value>| -> Vec<String> {
        let rows = found["ratings"].as_array().unwrap().iter();
        rows.map(|row| row["bot"].as_str().unwrap().to_owned()).collect()
    };
    assert_eq!(names(&found), ["virtual-greedy", "greedy", "random"]);
    assert_eq!(found["ratings"][2]["elo"], 0.0, "the first named is the reference");
    assert_eq!(found["meetings"].as_array().unwrap().len(), 3);
    // The same again from the folders, as a page; a meeting can be looked at alone.
    let args = [&["ladder"], &bots[..], &["--markdown", text(&page)]].concat();
    let table = remparts(&args);
    assert_eq!(table.status, 0, "{}", table.err);
    assert_eq!(table.out.lines().count(), 8, "{}", table.out);
    let page = fs::read_to_string(&page).unwrap();
    let lines: Vec<&str> = page.lines().collect();
    assert_eq!(lines[1], "| ---: | --- | ---: | ---: | ---: | ---: | ---: | ---: |");
    assert!(lines[2].starts_with("| 1 | virtual-greedy | +"), "{page}");
    assert!(lines[4].contains("| +0 | reference |"), "{page}");
    let meeting = folder.join("greedy-against-random");
    let alone = arena(&["--bots", "greedy,random", "--pairs", "6", "--out", text(&meeting)]);
    assert_eq!(alone["win_rate"], found["meetings"][0]["win_rate"]);
    let neighbours = measured("ladder", &[&bots[..], &["--neighbours"]].concat());
    assert_eq!(neighbours["meetings"].as_array().unwrap().len(), 2);
    assert_eq!(names(&neighbours), names(&found));
    let other = measured("ladder", &[&bots[..], &["--reference", "greedy"]].concat());
    assert_eq!(other["ratings"][1]["elo"], 0.0);
}

#[test]
fn a_ladder_of_nobody_in_particular_has_all_levels() {
    let found = measured("ladder", &["--neighbours", "--pairs", "1", "--ms", "1"]);
    let rows = found["ratings"].as_array().unwrap().iter();
    let names: Vec<&str> = rows.map(|row| row["bot"].as_str().unwrap()).collect();
    for level in ["beginner", "novice", "club", "advanced", "expert", "master"] {
        assert!(names.contains(&level), "{level} is not among {names:?}");
    }
    assert_eq!(found["meetings"].as_array().unwrap().len(), names.len() - 1);
    assert_eq!(found["meetings"][0]["bots"][1], "random");
}
