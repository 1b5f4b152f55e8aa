//! Programs in the arena.

mod run;

use run::{remparts, scratch};
use std::fs;

/// The Python example as an argument of `--external`.
fn example() -> String {
    let root = env!("CARGO_MANIFEST_DIR");
    format!("mine=python3 '{root}/../../examples/random_bot.py' 5")
}

#[test]
fn the_python_example_plays_in_the_arena() {
    for setup in ["base", "classic-all", "city"] {
        let run = remparts(&[
            "arena",
            "--setup",
            setup,
            "--bots",
            "mine,random",
            "--external",
            &example(),
            "--pairs",
            "2",
            "--threads",
            "2",
            "--json",
        ]);
        assert_eq!((run.status, &*run.err), (0, ""), "{setup}: {}", run.out);
        let found: serde_json::Value = serde_json::from_str(&run.out).unwrap();
        assert_eq!(found["games"], 4);
        assert_eq!(found["forfeits"].as_array().map(Vec::len), Some(0), "{}", run.out);
    }
}

#[test]
fn the_engine_plays_in_the_arena_as_a_program() {
    let program = format!("self='{}' engine --bot greedy", env!("CARGO_BIN_EXE_remparts"));
    let run = remparts(&[
        "arena",
        "--setup",
        "base-gifts",
        "--bots",
        "self,random",
        "--external",
        &program,
        "--pairs",
        "2",
        "--json",
    ]);
    assert_eq!((run.status, &*run.err), (0, ""), "{}", run.out);
    let found: serde_json::Value = serde_json::from_str(&run.out).unwrap();
    assert!(found["margin"].as_f64().unwrap() > 0.0, "{}", run.out);
}

#[test]
fn programs_are_rated_with_the_others() {
    let run = remparts(&[
        "ladder",
        "--bots",
        "random,mine,greedy",
        "--external",
        &example(),
        "--pairs",
        "1",
        "--json",
    ]);
    assert_eq!(run.status, 0, "{}{}", run.out, run.err);
    assert!(run.out.contains("\"bot\":\"mine\""), "{}", run.out);
}

/// A bot that fails loses its games, and all of them are played.
#[test]
fn a_broken_program_loses_and_the_match_goes_on() {
    let path = scratch("breaks.py");
    fs::write(&path, "input()\nprint('ready', flush=True)\ninput()\nraise SystemExit('tired')\n")
        .unwrap();
    let program = format!("weak=python3 '{}'", path.display());
    let run = remparts(&[
        "arena",
        "--bots",
        "weak,random",
        "--external",
        &program,
        "--pairs",
        "2",
        "--grace",
        "5000",
    ]);
    assert_eq!(run.status, 1, "{}{}", run.out, run.err);
    assert_eq!(run.out.matches("forfeit by weak").count(), 4, "{}", run.out);
    assert!(
        run.out.contains("breaks.py'` ended (exit status: 1), its last words: tired"),
        "{}",
        run.out
    );
}

#[test]
fn programs_are_named_once_and_not_like_others() {
    for (bots, external, says) in [
        ("mine,random", &["mine"][..], "expected NAME=COMMAND"),
        ("mine,random", &["my bot=true"], "a name is one word"),
        ("mine,random", &["mine="], "is empty"),
        ("mine,random", &["mine=bot 'half"], "never closed"),
        ("random,random", &["random=true"], "is the name of a bot already"),
        ("random,random", &["mine=true"], "is not among the bots that play"),
        ("mine,random", &["mine=true", "mine=false"], "is there twice"),
        ("yours,random", &[], "nobody here is called `yours`"),
    ] {
        let mut args = vec!["arena", "--bots", bots];
        external.iter().for_each(|guest| args.extend(["--external", guest]));
        let run = remparts(&args);
        assert_eq!((run.status, &*run.out), (2, ""), "{external:?}");
        assert!(run.err.contains(says), "{external:?}: {}", run.err);
    }
}
