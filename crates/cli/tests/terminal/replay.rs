//! A log on the full screen.

use super::pipes::remparts;
use super::screen::{Around, Folder, Terminal};

#[test]
fn a_log_is_shown_in_a_terminal_and_told_in_a_pipe() {
    let home = Folder::new();
    let file = home.path().join("game.log");
    let log = file.to_str().expect("test paths are text");
    let demo = ["demo", "--bots", "beginner", "--seed", "4", "--delay", "0", "--log", log];
    assert_eq!(remparts(&home, &demo, "").status, Some(0));
    let told = remparts(&home, &["replay", log], "");
    assert!(told.out.starts_with("   1  "), "{}", told.out);

    let around = Around::new(&home);
    let mut terminal = Terminal::run(&around, &["replay", log]);
    terminal.until("it is shown", |terminal| terminal.hint().contains("scorings"));
    assert!(terminal.screen().alternate_screen());
    let first = terminal.lines();
    terminal.press("\x1b[C");
    terminal.until("a turn was made", |terminal| terminal.lines() != first);
    // To a turn by its number.
    terminal.press("30\r");
    terminal.until_shown("30");
    terminal.press("q");
    assert_eq!(terminal.end(), 0);
    assert!(!terminal.screen().alternate_screen());

    let mut plain = Terminal::run(&around, &["replay", log, "--plain"]);
    assert_eq!(plain.end(), 0);
    let written = String::from_utf8_lossy(&plain.written).replace("\r\n", "\n");
    assert_eq!(written, told.out);
}
