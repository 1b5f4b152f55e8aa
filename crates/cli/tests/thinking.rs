//! What bots think, from the outside: `judge`, `tune` and bots in `demo`.

mod run;

use run::{remparts, scratch, text};
use std::fs;

/// The numbers of a line after its name.
fn numbers(line: &str) -> Vec<f64> {
    line.split_whitespace().skip(1).map(|word| word.parse().expect("a number")).collect()
}

#[test]
fn a_judgement_adds_up() {
    for (setup, players) in [("classic-all", "3"), ("city", "2")] {
        let path = scratch(&format!("judged-{setup}.log"));
        let log = text(&path);
        let demo = remparts(&[
            "demo",
            "--setup",
            setup,
            "--players",
            players,
            "--seed",
            "4",
            "--log",
            log,
        ]);
        assert_eq!(demo.status, 0, "{}", demo.err);
        for ply in ["0", "60", "100"] {
            let judged = remparts(&["judge", log, "--ply", ply]);
            assert_eq!(judged.status, 0, "{}", judged.err);
            let table = judged.out.split("\npoints ").nth(1).expect("a table");
            let rows: Vec<&str> = table.lines().skip(1).collect();
            let (expected, items) = rows.split_last().expect("a sum");
            assert!(expected.starts_with("expected "), "{}", judged.out);
            for (seat, sum) in numbers(expected).iter().enumerate() {
                let items: f64 = items.iter().map(|row| numbers(row)[seat]).sum();
                assert!((items - sum).abs() < 0.06, "{}", judged.out);
            }
        }
        let end = remparts(&["judge", log]);
        let banked = end.out.lines().find(|line| line.starts_with("banked ")).expect("points");
        let expected = end.out.lines().last().expect("a sum");
        assert_eq!(numbers(banked), numbers(expected), "a finished game is worth its points");
    }
}

#[test]
fn tuning_goes_on_where_it_was_stopped() {
    let tune = |steps: &str, out: &str| {
        let args = ["--pairs", "1", "--seed", "5", "--knobs", "city,free1", "--out", out];
        remparts(&[&["tune", "--steps", steps][..], &args[..]].concat())
    };
    let (whole, parts) = (scratch("whole.tune"), scratch("parts.tune"));
    for path in [&whole, &parts] {
        fs::remove_file(path).ok();
    }
    let uninterrupted = tune("3", text(&whole));
    assert_eq!(uninterrupted.status, 0, "{}", uninterrupted.err);
    assert_eq!(tune("1", text(&parts)).status, 0);
    let resumed = tune("3", text(&parts));
    assert!(resumed.err.contains("going on after step 1"), "{}", resumed.err);
    assert_eq!(resumed.out, uninterrupted.out);
    assert_eq!(fs::read_to_string(&whole).unwrap(), fs::read_to_string(&parts).unwrap());
    let moved = |name: &str| {
        let line = resumed.out.lines().find(|line| line.starts_with(name)).expect("a constant");
        let words: Vec<&str> = line.split_whitespace().collect();
        words[1] != words[3]
    };
    assert!(moved("city ") && moved("free1 "), "{}", resumed.out);
    assert!(!moved("road ") && !moved("fading "), "{}", resumed.out);

    fs::write(&parts, "tune 1\nsteps 2\nseed 5\nnonsense 1 2\n").unwrap();
    let spoilt = tune("3", text(&parts));
    assert_eq!(spoilt.status, 2);
    assert!(spoilt.err.contains("line 4: expected `closing VALUE MEAN`"), "{}", spoilt.err);
    let unknown = remparts(&["tune", "--steps", "1", "--knobs", "luck"]);
    assert_eq!(unknown.status, 2);
    assert!(unknown.err.contains("there is no constant `luck`"), "{}", unknown.err);
}

#[test]
fn anyone_of_the_roster_plays_the_demo() {
    let game = |bots| remparts(&["demo", "--seed", "3", "--every", "0", "--bots", bots]);
    let played = game("novice,club+raider");
    assert_eq!(played.status, 0, "{}", played.err);
    assert_eq!(played.out, game("novice,club+raider").out, "the same seed, the same game");
    assert_ne!(played.out, game("club").out);
    for (bots, reason) in [("nobody", "nobody here is called `nobody`"), ("a,b,c", "do not fit")] {
        let refused = game(bots);
        assert_eq!(refused.status, 2);
        assert!(refused.err.contains(reason), "{}", refused.err);
    }
}
