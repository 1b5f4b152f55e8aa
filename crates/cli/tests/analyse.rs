//! `analyse` from the outside: reports for people and for programs.

mod run;

use run::{remparts, remparts_reading, scratch, text};
use serde_json::Value;
use std::collections::BTreeSet;
use std::fs;
use std::io::{BufRead as _, BufReader, Read as _};
use std::path::PathBuf;
use std::process::{Command, Stdio};

/// A game that was played, as far as so many plies.
fn played(name: &str, setup: &str, players: &str, plies: usize) -> PathBuf {
    let path = scratch(name);
    let seats = ["demo", "--setup", setup, "--players", players, "--bots", "novice"];
    let rest = ["--seed", "4", "--every", "0", "--delay", "0", "--log", text(&path)];
    let demo = remparts(&[&seats[..], &rest[..]].concat());
    assert_eq!(demo.status, 0, "{}", demo.err);
    let whole = fs::read_to_string(&path).expect("a log");
    let head = whole.lines().position(|line| line == "plies").expect("plies") + 1;
    let lines: Vec<&str> = whole.lines().take(head.saturating_add(plies)).collect();
    fs::write(&path, lines.join("\n") + "\n").expect("a place to write");
    path
}

/// The lines of a run with `--json`.
fn lines(args: &[&str]) -> Vec<Value> {
    let run = remparts(&[&["analyse", "--json", "--visits", "48"], args].concat());
    assert_eq!(run.status, 0, "{}", run.err);
    assert_eq!(run.err, "", "no bar where nobody looks");
    let read = |line| serde_json::from_str(line).expect("a line of JSON");
    run.out.lines().map(read).collect()
}

fn number(value: &Value) -> f64 {
    value.as_f64().expect("a number")
}

/// Every name of a field in a value, however deep.
fn names(value: &Value, found: &mut BTreeSet<String>) {
    match value {
        Value::Object(fields) => fields.iter().for_each(|(name, value)| {
            found.insert(name.clone());
            names(value, found);
        }),
        Value::Array(values) => values.iter().for_each(|value| names(value, found)),
        _ => {}
    }
}

#[test]
fn programs_get_a_line_for_each_game_that_adds_up() {
    let classic = played("analysed-all.log", "classic-all", "3", 60);
    let city = played("analysed-city.log", "city", "2", usize::MAX);
    let found = lines(&[text(&classic), text(&city)]);
    let [running, over, all] = found.as_slice() else { panic!("two games and a summary") };
    assert_eq!((&running["kind"], &all["kind"]), (&"game".into(), &"all".into()));
    assert_eq!((&running["game"], &over["game"]), (&"classic".into(), &"city".into()));
    assert_eq!((&running["finished"], &over["finished"]), (&false.into(), &true.into()));
    assert_eq!((&over["level"], &over["visits"]), (&"expert".into(), &48.into()));
    assert_eq!(running["players"], 3);
    for game in [running, over] {
        for player in game["summary"].as_array().expect("players") {
            let sum =
                ["own", "others", "luck", "estimate"].iter().map(|name| number(&player[*name]));
            assert!((sum.sum::<f64>() - number(&player["result"])).abs() < 1e-6, "{player}");
        }
        for decision in game["decisions"].as_array().expect("decisions") {
            let seat = decision["seat"].as_u64().expect("a seat") as usize;
            let skill = number(&decision["skill"][seat - 1]);
            assert!((skill + number(&decision["loss"])).abs() < 1e-9, "{decision}");
        }
    }
    let scores = over["scores"].as_array().expect("scores");
    let lead = number(&scores[0]) - number(&scores[1]);
    assert_eq!(number(&over["summary"][0]["result"]), lead);
    assert_eq!((&all["games"], &all["summary"][0]["games"]), (&2.into(), &2.into()));
    assert_eq!(all["summary"][2]["games"], 1, "a third seat was at one table only");

    let mut fields = BTreeSet::new();
    found.iter().for_each(|line| names(line, &mut fields));
    let docs = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/BOTS.md");
    let docs = fs::read_to_string(docs).expect("a page about bots");
    for field in fields {
        assert!(docs.contains(&format!("`{field}`")), "{field} is not described");
    }
}

#[test]
fn the_same_log_gives_the_same_report() {
    let log = played("analysed-again.log", "base", "2", 50);
    let report = |threads| lines(&[text(&log), "--threads", threads]);
    let once = report("1");
    assert_eq!(once, report("2"));
    let input = fs::read_to_string(&log).expect("a log");
    let read = remparts_reading(&["analyse", "-", "--json", "--visits", "48"], &input);
    let read: Value = serde_json::from_str(read.out.trim_end()).expect("a line of JSON");
    assert_eq!(read["log"], "standard input");
    assert_eq!(read["decisions"], once[0]["decisions"]);
    let own = lines(&[text(&log), "--seat", "2"]);
    assert_eq!(own[0]["summary"], once[0]["summary"], "sums need everyone");
    let seats = own[0]["decisions"].as_array().expect("decisions").iter();
    assert!(seats.map(|decision| &decision["seat"]).all(|seat| *seat == 2));
}

#[test]
fn people_get_a_table_that_fits() {
    let logs = [
        played("read-all.log", "classic-all", "3", 150),
        played("read-city.log", "city", "2", usize::MAX),
    ];
    for (lang, heads, sum) in [
        (
            "en",
            ["played", "better", "choices", "result"],
            "own + others + luck + estimate = result",
        ),
        (
            "fr",
            ["joué", "mieux", "choix", "résultat"],
            "soi + autres + aléa + estimation = résultat",
        ),
    ] {
        let args = ["analyse", text(&logs[0]), text(&logs[1]), "--visits", "48", "--lang", lang];
        let run = remparts(&args);
        assert_eq!((run.status, &*run.err), (0, ""));
        for head in heads {
            assert!(run.out.contains(head), "{head}: {}", run.out);
        }
        assert_eq!(run.out.matches(sum).count(), 3, "each game and all");
        for line in run.out.lines() {
            let title = line.contains(".log");
            assert!(title || line.chars().count() <= 100, "{line}");
        }
        assert!(run.out.contains(" ?? ") || run.out.contains("? "), "novices make mistakes");
        assert!(!run.out.contains('\x1b'), "signs, no colors");
    }
}

#[test]
fn what_cannot_be_analysed_is_refused() {
    let good = played("refused-good.log", "base", "2", 20);
    let bad = scratch("refused-bad.log");
    fs::write(&bad, "remparts 1\nplayers 2\nfirst 1\nplies\npass\n").expect("a place to write");
    let bad = text(&bad);
    for (args, says) in [
        (&["analyse"][..], "LOG"),
        (&["analyse", "no-such.log"], "no-such.log"),
        // Refused before the good one costs any time.
        (&["analyse", text(&good), bad], "line 5: a draw is pending"),
        (&["analyse", text(&good), "--level", "club"], "expert or master"),
        (&["analyse", text(&good), "--seat", "3"], "has 2 seats, not 3"),
        (&["analyse", text(&good), "--visits", "1"], "48"),
        (&["analyse", text(&good), "--ms", "5", "--visits", "90"], "--visits"),
        (&["analyse", text(&good), "--lang", "de"], "fr"),
    ] {
        let run = remparts(args);
        assert_eq!((run.status, &*run.out), (2, ""), "{args:?}");
        assert!(run.err.contains(says), "{args:?}: {}", run.err);
    }
    let quick = remparts(&["analyse", text(&good), "--ms", "2", "--level", "master"]);
    assert_eq!(quick.status, 0, "{}", quick.err);
}

/// Whenever it is interrupted, there are whole lines only.
#[cfg(unix)]
#[test]
fn an_interrupted_run_leaves_whole_lines() {
    let log = played("interrupted.log", "base", "2", 60);
    let log = text(&log);
    let mut child = Command::new(env!("CARGO_BIN_EXE_remparts"))
        .args(["analyse", "--json", "--visits", "100", log, log, log, log, log, log])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut out = BufReader::new(child.stdout.take().expect("a pipe was asked for"));
    let mut told = String::new();
    out.read_line(&mut told).expect("the program says something");
    let id = rustix::process::Pid::from_child(&child);
    rustix::process::kill_process(id, rustix::process::Signal::INT).expect("it runs");
    out.read_to_string(&mut told).expect("text");
    child.wait().expect("it ends");
    assert!(told.ends_with('\n'));
    for line in told.lines() {
        let read: Value = serde_json::from_str(line).expect("a whole line of JSON");
        assert!(read["kind"] == "game" || read["kind"] == "all");
    }
}
