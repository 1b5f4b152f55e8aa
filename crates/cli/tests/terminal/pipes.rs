//! Without a terminal: line by line, through pipes.

use super::screen::Folder;
use std::io::{BufRead as _, BufReader, Write as _};
use std::process::{Command, Stdio};

/// The result of a run of the program.
pub(crate) struct Run {
    pub(crate) status: Option<i32>,
    pub(crate) out: String,
    pub(crate) err: String,
}

pub(crate) fn command(home: &Folder, args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_remparts"));
    command.args(args).env("REMPARTS_HOME", home.path()).env("LANG", "en_US.UTF-8");
    for name in ["LC_ALL", "LC_MESSAGES", "LC_CTYPE", "NO_COLOR", "COLORTERM"] {
        command.env_remove(name);
    }
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

/// Runs `remparts` with something to read.
pub(crate) fn remparts(home: &Folder, args: &[&str], input: &str) -> Run {
    let mut child = command(home, args).spawn().expect("the program starts");
    let mut stdin = child.stdin.take().expect("a pipe was asked for");
    // A program that needs no input may have ended.
    let _ = stdin.write_all(input.as_bytes());
    drop(stdin);
    let output = child.wait_with_output().expect("the program ends");
    Run {
        status: output.status.code(),
        out: String::from_utf8(output.stdout).expect("output is text"),
        err: String::from_utf8(output.stderr).expect("messages are text"),
    }
}

#[test]
fn a_whole_game_is_played_through_a_pipe() {
    let home = Folder::new();
    let args = ["play", "--plain", "--pace", "instant", "--seed", "8", "--seats", "you,beginner"];
    let mut child = command(&home, &args).spawn().expect("the program starts");
    let mut stdin = child.stdin.take().expect("a pipe was asked for");
    let stdout = BufReader::new(child.stdout.take().expect("a pipe was asked for"));
    // Asked for `legal`, it lists what can be done; the first placement is taken, and no figure.
    let ask = "legal\n";
    stdin.write_all(ask.as_bytes()).expect("the program listens");
    let (mut said, mut turns) = (String::new(), 0);
    for line in stdout.lines() {
        let line = line.expect("it is text");
        assert!(!line.contains('\x1b'), "{line:?}");
        if let Some(place) = line.trim().find("place ").map(|at| line.trim()[at..].to_owned()) {
            let words: Vec<&str> = place.split_whitespace().take(4).collect();
            // Whatever is left over from the list is refused without harm.
            if words.len() == 4 && said.lines().last().is_none_or(|it| !it.contains("place ")) {
                turns += 1;
                let turn = format!("{}; commit\nlegal\n", words.join(" "));
                if stdin.write_all(turn.as_bytes()).is_err() {
                    break;
                }
            }
        }
        said += &(line + "\n");
    }
    drop(stdin);
    let output = child.wait_with_output().expect("the program ends");
    let err = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(0), "{said}\n{err}");
    assert!(turns >= 30, "{turns} turns\n{said}");
    let verified = remparts(&home, &["verify-draws", home.game().to_str().expect("text")], "");
    assert_eq!(verified.status, Some(0), "{}", verified.out);
    let told = remparts(&home, &["replay", home.game().to_str().expect("text")], "");
    assert!(told.out.contains("Final scores"), "the whole game is there: {}", told.out);
}

#[test]
fn the_end_of_the_input_leaves_a_game_that_goes_on() {
    let home = Folder::new();
    let first = remparts(&home, &["play", "--seed", "8", "--pace", "instant"], "legal\n");
    assert_eq!(first.status, Some(0), "{}", first.err);
    assert!(first.out.contains("place "), "{}", first.out);
    assert!(first.err.contains("--resume"), "{}", first.err);
    let again = remparts(&home, &["play", "--resume", "--pace", "instant"], "legal\n");
    assert_eq!(again.status, Some(0), "{}", again.err);
    assert!(again.out.contains("place "), "{}", again.out);
    let french = remparts(&home, &["play", "--resume", "--lang", "fr"], "");
    assert_ne!(french.out, again.out);
    assert_eq!(french.status, Some(0));
}

#[test]
fn what_makes_no_sense_is_status_two() {
    let home = Folder::new();
    let file = home.path().join("broken.log");
    std::fs::write(&file, "remparts 1\nplayers 2\nplies\ncastle\n").expect("it can be written");
    let broken = file.to_str().expect("test paths are text");
    for args in [
        &["play", "--resume"][..],
        &["play", "--resume", "no-such.log"],
        &["play", "--resume", broken],
        &["play", "--save", broken],
        &["play", "--setup", "base-volcano"],
        &["play", "--seats", "you,nobody"],
        &["play", "--seats", "you,you,you", "--players", "2"],
        &["play", "--names", "a,b,c"],
        &["play", "--names", "a name that is much longer than names are"],
        &["play", "--preset", "hard"],
        &["play", "--players", "6"],
        &["play", "--seat", "1"],
        &["play", "--name", "Ann"],
        &["play", "--seats", "you,open"],
        &["play", "--public"],
        &["play", "--open", "http://127.0.0.1:1/"],
        &["play", "--open", "http://127.0.0.1:1/", "--join", "http://127.0.0.1:1/"],
        &["play", "--resume", "--setup", "base"],
        &["play", "--join", "http://127.0.0.1:1/"],
        &["play", "--join", "http://127.0.0.1:1/#/table/7KmPq2RsTuVwXyZ9"],
        &["play", "--join", "nowhere"],
        &["play", "--lang", "de"],
        &["play", "--colors", "88"],
    ] {
        let run = remparts(&home, args, "");
        assert_eq!(run.status, Some(2), "{args:?}: {}", run.err);
        assert_eq!(run.out, "", "{args:?}");
        assert!(!run.err.is_empty(), "{args:?}");
    }
    let run = remparts(&home, &["play", "--resume", broken], "");
    assert!(run.err.contains("line 4"), "{}", run.err);
    assert!(!home.path().join("games").exists(), "nothing was begun");
}
