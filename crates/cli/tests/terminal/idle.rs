//! While nothing happens the program does nothing: no thread of it ever wakes up.

#![cfg(target_os = "linux")]

use super::screen::{Around, Folder, Terminal};
use std::collections::BTreeMap;
use std::fs;
use std::time::Duration;

/// How long nothing has to happen. A clock that asked every 30 ms would be seen 60 times; how busy the
/// machine is does not matter, because a thread that sleeps is never counted.
const IDLE: Duration = Duration::from_secs(2);

/// How often each thread has waited so far: once for each time it was woken.
fn waits(pid: u32) -> BTreeMap<String, u64> {
    let threads = fs::read_dir(format!("/proc/{pid}/task")).expect("the program runs");
    let count = |entry: std::io::Result<fs::DirEntry>| {
        let path = entry.expect("an entry").path();
        let status = fs::read_to_string(path.join("status")).expect("a thread that waits stays");
        let field = |name: &str| {
            let line = status.lines().find_map(|line| line.strip_prefix(name));
            line.unwrap_or_else(|| panic!("no {name}: {status}")).trim().to_owned()
        };
        let switches = field("voluntary_ctxt_switches:").parse().expect("a number");
        (format!("{} {}", field("Name:"), field("Pid:")), switches)
    };
    threads.map(count).collect()
}

/// Fails if any thread does anything.
fn assert_idle(terminal: &mut Terminal, when: &str) {
    // Bots that have answered may still be about to end.
    while !terminal.is_silent_for(Duration::from_millis(300)) {}
    let before = waits(terminal.pid());
    assert!(terminal.is_silent_for(IDLE), "{when}: something is written");
    assert_eq!(waits(terminal.pid()), before, "{when}: a thread was woken");
}

#[test]
fn a_screen_on_which_nothing_happens_wakes_nobody() {
    let home = Folder::new();
    let mut terminal = Terminal::run(&Around::new(&home), &["play", "--pace", "instant"]);
    terminal.until_shown("Begin");
    assert_idle(&mut terminal, "the start screen");
    terminal.press("\x1b[F\r");
    terminal.until("a tile is to be laid", |terminal| terminal.hint().contains("Enter"));
    assert_idle(&mut terminal, "a turn of ours");
    terminal.press("/");
    terminal.until_shown("> ");
    assert_idle(&mut terminal, "the command box");
    // What counts is counted: a key is heard.
    let before = waits(terminal.pid());
    terminal.press("x");
    terminal.until_shown("> x");
    assert_ne!(waits(terminal.pid()), before);
}
