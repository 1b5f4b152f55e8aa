//! Leaving at any moment, and coming back.

use super::player::Player;
use super::screen::{Around, Folder, Terminal};
use std::fs;
use std::path::Path;

fn plies(path: &Path) -> Vec<String> {
    let text = fs::read_to_string(path).expect("the game is kept");
    let (_, plies) = text.split_once("plies\n").expect("a log has plies");
    plies.lines().filter(|line| !line.starts_with('#')).map(str::to_owned).collect()
}

fn contains(written: &[u8], what: &str) -> bool {
    written.windows(what.len()).any(|part| part == what.as_bytes())
}

/// The place of the last of these in what was written.
fn last(written: &[u8], what: &str) -> Option<usize> {
    written.windows(what.len()).rposition(|part| part == what.as_bytes())
}

#[test]
fn control_c_leaves_the_terminal_clean_and_the_game_saved() {
    let home = Folder::new();
    let around = Around::new(&home);
    let args = ["play", "--pace", "instant", "--seed", "5", "--seats", "you,beginner"];
    let mut terminal = Terminal::run(&around, &args);
    let before = terminal.before.clone();
    let mut player = Player::default();
    player.play_until(&mut terminal, |player, terminal| {
        player.turns == 4 && terminal.hint().contains("place")
    });
    assert_ne!(terminal.modes(), before, "keys come one by one");
    assert!(terminal.screen().alternate_screen());
    // A tile is proposed, and not committed.
    terminal.press("\x1b[C\r");
    terminal.until("the tile lies there", |terminal| !terminal.hint().contains(" place"));
    let known = plies(&home.game());
    terminal.press("\x03");
    assert_eq!(terminal.end(), 0);

    assert!(!terminal.screen().alternate_screen());
    assert!(!terminal.screen().hide_cursor());
    for (on, off) in [
        ("\x1b[?1049h", "\x1b[?1049l"),
        ("\x1b[?1000h", "\x1b[?1000l"),
        ("\x1b[?1006h", "\x1b[?1006l"),
        ("\x1b[?2004h", "\x1b[?2004l"),
    ] {
        assert!(last(&terminal.written, on) < last(&terminal.written, off), "{on:?} stays");
    }
    assert_eq!(terminal.modes(), before, "the terminal is as it was");
    let file = home.game();
    let name = file.file_name().and_then(|name| name.to_str()).expect("test paths are text");
    assert!(contains(&terminal.written, name), "it says where the game is");
    assert!(contains(&terminal.written, "--resume"), "and how to go on");

    // Whoever comes back finds the same ply and the same proposal.
    let kept = fs::read_to_string(&file).expect("the game is kept");
    assert_eq!(kept.matches("# draft place ").count(), 1, "{kept}");
    assert_eq!(plies(&file), known);
    for resume in [&["play", "--resume"][..], &["play", "--resume", file.to_str().expect("text")]] {
        let mut terminal = Terminal::run(&around, resume);
        terminal.until("the proposal is there", |terminal| {
            let hint = terminal.hint();
            (hint.contains("end turn") || hint.contains("choose")) && !hint.contains(" place")
        });
        terminal.press("\x03");
        assert_eq!(terminal.end(), 0);
        assert_eq!(plies(&file), known);
    }
    let mut terminal = Terminal::run(&around, &["play", "--resume", "--pace", "instant"]);
    let mut player = Player::default();
    player.play_until(&mut terminal, |player, _| player.turns == 2);
    terminal.press("q");
    assert_eq!(terminal.end(), 0);
    let later = plies(&file);
    assert!(later.len() > known.len() && later.starts_with(&known));
}

#[test]
fn a_kill_loses_nothing_that_was_decided() {
    let home = Folder::new();
    let around = Around::new(&home);
    let args = ["play", "--pace", "instant", "--seed", "6", "--seats", "you,beginner"];
    let mut terminal = Terminal::run(&around, &args);
    let mut player = Player::default();
    player.play_until(&mut terminal, |player, terminal| {
        player.turns == 3 && terminal.hint().contains("place")
    });
    let known = plies(&home.game());
    drop(terminal);
    assert_eq!(plies(&home.game()), known);
    let mut terminal = Terminal::run(&around, &["play", "--resume"]);
    terminal.until("it goes on", |terminal| terminal.hint().contains("place"));
    terminal.press("q");
    assert_eq!(terminal.end(), 0);
}

#[test]
fn without_options_there_is_a_screen_to_choose_on() {
    let home = Folder::new();
    let around = Around::new(&home);
    let begun = |terminal: &Terminal| terminal.hint().contains("place");
    let start = || {
        let mut terminal = Terminal::run(&around, &["play", "--pace", "instant"]);
        terminal.until("a game can be begun", |terminal| terminal.shows("Begin"));
        terminal
    };
    let mut terminal = start();
    terminal.press("\x03");
    assert_eq!(terminal.end(), 0);
    assert!(!home.path().join("games").exists(), "nothing was begun");
    assert!(!terminal.screen().alternate_screen());

    // The last line begins the game as it is proposed.
    let mut terminal = start();
    terminal.press("\x1b[F\r");
    terminal.until("a tile is to be laid", begun);
    let mut player = Player::default();
    player.play_until(&mut terminal, |player, terminal| player.turns == 2 && begun(terminal));
    terminal.press("q");
    assert_eq!(terminal.end(), 0);
    let known = plies(&home.game());

    // The first goes on with it.
    let mut terminal = start();
    terminal.press("\x1b[H\r");
    terminal.until("it goes on", begun);
    terminal.press("q");
    assert_eq!(terminal.end(), 0);
    assert_eq!(plies(&home.game()), known);
}
