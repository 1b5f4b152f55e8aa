//! The program ended or stopped from outside: the terminal is as it was before, in every case.

use super::screen::{Around, Folder, Terminal};
use std::process::Command;

/// What is looked at when the program is ended.
struct Moment {
    name: &'static str,
    args: &'static [&'static str],
    /// What is pressed once the screen is there.
    keys: &'static str,
    /// What is shown then.
    shown: &'static str,
}

const GAME: &[&str] = &["play", "--seed", "5", "--pace", "instant", "--seats", "you,beginner"];

const MOMENTS: [Moment; 5] = [
    Moment { name: "start screen", args: &["play"], keys: "", shown: "Begin" },
    Moment { name: "a tile in hand", args: GAME, keys: "", shown: "Your turn" },
    Moment { name: "command box", args: GAME, keys: "/le", shown: "> le" },
    Moment { name: "a window over the board", args: GAME, keys: "?", shown: "Your turn" },
    Moment {
        name: "a bot thinks",
        args: &["play", "--seed", "5", "--pace", "calm", "--seats", "master,master"],
        keys: "",
        shown: "is thinking",
    },
];

fn send(signal: &str, pid: u32) {
    let sent = Command::new("kill").args([signal, &pid.to_string()]).status();
    assert!(sent.expect("there is a kill command").success(), "{signal} {pid}");
}

/// The place of the last of these in what was written.
fn last(written: &[u8], what: &str) -> Option<usize> {
    written.windows(what.len()).rposition(|part| part == what.as_bytes())
}

/// How often something was written.
fn count(written: &[u8], what: &str) -> usize {
    written.windows(what.len()).filter(|part| *part == what.as_bytes()).count()
}

/// Fails unless everything that was switched on is switched off again.
fn assert_restored(terminal: &Terminal, modes: &str, when: &str) {
    assert!(!terminal.screen().alternate_screen(), "{when}: the other screen stays");
    assert!(!terminal.screen().hide_cursor(), "{when}: the cursor is hidden");
    // The alternate screen, the mouse in three ways, pasting, frames that appear at once.
    for mode in ["1049", "1000", "1002", "1006", "2004"] {
        let (on, off) = (format!("\x1b[?{mode}h"), format!("\x1b[?{mode}l"));
        assert!(last(&terminal.written, &on).is_some(), "{when}: mode {mode} is never used");
        assert!(last(&terminal.written, &on) < last(&terminal.written, &off), "{when}: {mode}");
    }
    let (begun, ended) = ("\x1b[?2026h", "\x1b[?2026l");
    assert!(last(&terminal.written, begun) < last(&terminal.written, ended), "{when}: frames");
    assert_eq!(terminal.modes(), modes, "{when}: keys are treated as before");
}

#[test]
fn signals_that_end_the_program_leave_the_terminal_clean() {
    for (n, signal) in ["-INT", "-TERM", "-HUP", "-QUIT"].into_iter().enumerate() {
        for moment in &MOMENTS {
            // One signal is sent at every moment, the others at the one that is played most.
            if n > 0 && moment.name != "a tile in hand" {
                continue;
            }
            let home = Folder::new();
            let mut terminal = Terminal::run(&Around::new(&home), moment.args);
            let modes = terminal.before.clone();
            let when = format!("{signal} at: {}", moment.name);
            terminal.until(&when, |it| it.screen().alternate_screen() && !it.hint().is_empty());
            terminal.press(moment.keys);
            terminal.until_shown(moment.shown);
            send(signal, terminal.pid());
            terminal.end();
            assert_restored(&terminal, &modes, &when);
        }
    }
}

#[test]
fn a_program_that_is_ended_keeps_what_was_proposed() {
    let home = Folder::new();
    let mut terminal = Terminal::run(&Around::new(&home), GAME);
    terminal.until_shown("Your turn");
    // A tile is proposed, and the turn not ended.
    terminal.press("\r");
    terminal.until("the tile lies there", |terminal| !terminal.hint().contains("cells"));
    send("-HUP", terminal.pid());
    terminal.end();
    let kept = std::fs::read_to_string(home.game()).expect("the game is kept");
    assert_eq!(kept.matches("# draft place ").count(), 1, "{kept}");
}

/// A shell that knows jobs, as everyone has one around the program.
fn shell(home: &Folder) -> Terminal {
    let around = Around::new(home).with("PS1", "ready> ").with("PATH", "/usr/bin:/bin");
    let mut shell = Terminal::start(&around, "bash".as_ref(), &["--norc", "--noediting", "-i"]);
    shell.until_shown("ready>");
    shell
}

#[test]
fn control_z_goes_to_the_shell_and_fg_comes_back() {
    let home = Folder::new();
    let mut terminal = shell(&home);
    let modes = terminal.modes();
    let program = env!("CARGO_BIN_EXE_remparts");
    terminal.press(&format!("{program} {}\n", GAME.join(" ")));
    for round in 0..2 {
        terminal.until("the game is there", |terminal| {
            terminal.screen().alternate_screen() && terminal.hint().contains("Enter")
        });
        assert_ne!(terminal.modes(), modes, "keys come one by one");
        terminal.press("\x1a");
        // What is typed before the shell has the terminal again would be the game's.
        terminal.until("the shell is back", |terminal| {
            let stops = count(&terminal.written, "Stopped");
            stops == round + 1
                && last(&terminal.written, "ready>") > last(&terminal.written, "Stopped")
        });
        assert_restored(&terminal, &modes, &format!("Ctrl-Z, round {round}"));
        // The shell works: what is typed there is its own.
        terminal.press(&format!("echo {round}$((20 + 22))\n"));
        terminal.until_shown(&format!("{round}42"));
        terminal.press("fg; echo ended $?\n");
    }
    // It goes on where it was, and listens.
    terminal.until("the game is there again", |terminal| {
        terminal.screen().alternate_screen() && terminal.hint().contains("Enter")
    });
    terminal.press("\r");
    terminal.until("the tile lies there", |terminal| !terminal.hint().contains("cells"));
    terminal.press("q");
    terminal.until_shown("ended 0");
    assert_restored(&terminal, &modes, "after fg and leaving");
    terminal.press("exit\n");
    terminal.end();
}

#[test]
fn a_stopped_program_can_be_ended() {
    let home = Folder::new();
    let mut terminal = shell(&home);
    let modes = terminal.modes();
    let program = env!("CARGO_BIN_EXE_remparts");
    terminal.press(&format!("{program} {}\n", GAME.join(" ")));
    terminal.until("the game is there", |terminal| terminal.hint().contains("Enter"));
    terminal.press("\x1a");
    terminal.until("the shell is back", |terminal| {
        last(&terminal.written, "ready>") > last(&terminal.written, "Stopped")
            && last(&terminal.written, "Stopped").is_some()
    });
    terminal.press("kill %1; fg; echo over $((20 + 22))\n");
    terminal.until_shown("over 42");
    assert_restored(&terminal, &modes, "ended while it was stopped");
    terminal.press("exit\n");
    terminal.end();
}
