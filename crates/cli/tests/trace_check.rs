//! `trace-check` agrees with all recorded games, and notices when a record is changed.

mod run;

use flate2::read::GzDecoder;
use run::{remparts, scratch, text};
use serde_json::{Value, json};
use std::fs::{self, File};
use std::io::{BufRead as _, BufReader};
use std::path::{Path, PathBuf};

fn traces() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/traces")
}

/// The first game of a file for which `wanted` holds.
fn game(file: &str, wanted: impl Fn(&Value) -> bool) -> Value {
    let file = File::open(traces().join(file)).expect("traces are shipped");
    let lines = BufReader::new(GzDecoder::new(file)).lines();
    let games = lines.map(|line| serde_json::from_str(&line.unwrap()).unwrap());
    games.into_iter().find(wanted).expect("some game is like that")
}

#[test]
fn all_recorded_games_are_played_alike() {
    let mut files: Vec<PathBuf> = fs::read_dir(traces())
        .expect("traces are shipped")
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "gz"))
        .collect();
    files.sort();
    assert_eq!(files.len(), 7);
    let args: Vec<&str> =
        ["trace-check"].into_iter().chain(files.iter().map(|f| text(f))).collect();
    let run = remparts(&args);
    assert_eq!(run.out.lines().last(), Some("700 games, 55686 turns, 0 differences"));
    assert_eq!(run.status, 0);
    // The recorder says in which games its river differs from ours.
    assert!(run.out.contains("16 games with another reading"), "{}", run.out);
    for id in ["base-river-0017", "base-river-0087", "all-0012", "all-0081"] {
        assert!(run.out.contains(&format!("reading: game {id}, turn")), "{id} is not listed");
    }
    assert!(run.out.contains("(RUL-RIVER-2)"));
    assert_eq!(run.err, "");
}

/// Changes a game and expects to hear of it.
fn noticed(name: &str, mut game: Value, change: impl FnOnce(&mut Value), expected: &[&str]) {
    change(&mut game);
    let path = scratch(&format!("{name}.jsonl"));
    fs::write(&path, format!("{game}\n")).unwrap();
    let run = remparts(&["trace-check", text(&path)]);
    assert_eq!(run.status, 1, "{name}: {}{}", run.out, run.err);
    let id = game["id"].as_str().unwrap();
    assert!(run.out.contains(&format!("game {id}, ")), "{name}: {}", run.out);
    for part in expected {
        assert!(run.out.contains(part), "{name} should say `{part}`: {}", run.out);
    }
}

#[test]
fn a_changed_fact_is_found_wherever_it_stands() {
    let any = || game("base-inns.jsonl.gz", |_| true);
    let scoring = game("base-inns.jsonl.gz", |game| !game["turns"][20]["scored"][0].is_null());
    let bump = |value: &mut Value| *value = json!(value.as_i64().unwrap() + 1);
    let pop = |value: &mut Value| drop(value.as_array_mut().unwrap().pop());

    noticed("scores", any(), |g| bump(&mut g["turns"][9]["scores"][0]), &["turn 10: scores"]);
    noticed(
        "hand",
        any(),
        |g| bump(&mut g["turns"][9]["hand"][1][0]),
        &["turn 10: meeples in hand"],
    );
    noticed("legal", any(), |g| pop(&mut g["turns"][4]["legal"]), &["turn 5: legal placements"]);
    noticed("options", any(), |g| pop(&mut g["turns"][4]["options"]), &["turn 5: meeple options"]);
    noticed("player", any(), |g| bump(&mut g["turns"][4]["player"]), &["turn 5: whose turn it is"]);
    noticed(
        "place",
        any(),
        |g| g["turns"][4]["place"] = json!([0, 0, 0]),
        &["turn 5: move", "taken"],
    );
    noticed("start", any(), |g| bump(&mut g["start"][0][1]), &["start: tiles on the table"]);
    noticed("draw", any(), |g| pop(&mut g["draw"]), &["start: tiles drawn"]);
    noticed("end", any(), |g| bump(&mut g["final"]["scores"][0]), &["end: final scores"]);
    noticed("last", any(), |g| pop(&mut g["final"]["scored"]), &["end: final scoring"]);

    let turn = |g: &mut Value, key: &str| g["turns"][20][key].take();
    noticed(
        "unscored",
        scoring.clone(),
        |g| {
            turn(g, "scored");
            g["turns"][20]["scored"] = json!([]);
        },
        &["turn 21: scoring"],
    );
    noticed(
        "unreturned",
        scoring.clone(),
        |g| {
            turn(g, "returned");
            g["turns"][20]["returned"] = json!([]);
        },
        &["turn 21: returned meeples"],
    );
    for (key, value) in [
        ("points", json!(99)),
        ("complete", json!(false)),
        ("players", json!([0, 1])),
        ("parts", json!([[0, 0, "N"]])),
        ("terms", json!({})),
    ] {
        let change = |g: &mut Value| g["turns"][20]["scored"][0][key] = value;
        noticed(key, scoring.clone(), change, &["turn 21: scoring"]);
    }
}

#[test]
fn a_tile_put_aside_is_compared_too() {
    let aside =
        |game: &Value| game["turns"].as_array().unwrap().iter().any(|t| !t["discarded"].is_null());
    let game = game("base-river.jsonl.gz", aside);
    let turn = game["turns"].as_array().unwrap().iter().position(|t| !t["discarded"].is_null());
    let turn = turn.unwrap();
    let forget = |g: &mut Value| {
        g["turns"][turn].as_object_mut().unwrap().remove("discarded");
    };
    noticed("aside", game, forget, &["start: tiles drawn"]);
}

#[test]
fn unreadable_files_are_named_with_their_line() {
    let missing = remparts(&["trace-check", "no-such-file.jsonl"]);
    assert_eq!(missing.status, 2);
    assert!(missing.err.contains("no-such-file.jsonl"), "{}", missing.err);

    let first = game("base.jsonl.gz", |_| true);
    let mut odd = first.clone();
    odd["config"]["sets"] = json!(["abbey-and-mayor"]);
    let mut unknown = first.clone();
    unknown["weather"] = json!("fine");
    for (name, second, says) in [
        ("cut", "{\"format\":".to_owned(), "line 2"),
        ("odd", odd.to_string(), "abbey-and-mayor"),
        ("unknown", unknown.to_string(), "weather"),
    ] {
        let path = scratch(&format!("bad-{name}.jsonl"));
        fs::write(&path, format!("{first}\n{second}\n")).unwrap();
        let run = remparts(&["trace-check", text(&path)]);
        assert_eq!(run.status, 2, "{name}: {}", run.out);
        assert!(run.err.contains(&format!("bad-{name}.jsonl, line 2")), "{}", run.err);
        assert!(run.err.contains(says), "{name}: {}", run.err);
    }
    let garbage = scratch("garbage.jsonl.gz");
    fs::write(&garbage, "this is no gzip").unwrap();
    assert_eq!(remparts(&["trace-check", text(&garbage)]).status, 2);
}
