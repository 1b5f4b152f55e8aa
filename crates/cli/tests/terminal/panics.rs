//! A fault in the program: the terminal is given back first, and the message can be read.

use super::screen::{Around, Folder, Terminal};
use remparts_protocol::Preset;
use remparts_screen::{Refused, Table};
use remparts_session::Aids;
use remparts_session::host::Wish;
use remparts_session::{Host, News};
use remparts_session::{Kind, Sitter};
use remparts_terminal::bell::Bell;
use remparts_terminal::board::{Colors, Letters};
use remparts_terminal::full::{self, Look};
use remparts_terminal::host::TerminalHost;
use remparts_terminal::host::local::{Local, Pace};
use remparts_terminal::session::Session;
use remparts_terminal::words::Language;
use std::time::Instant;

/// Which thread of the game fails; unset where nobody plays.
const FAILS: &str = "REMPARTS_TEST_FAILS";
const MESSAGE: &str = "the test wants it so";

/// A game that fails as soon as a turn is committed.
struct Faulty(Local, String);

impl Host for Faulty {
    fn table(&self) -> &Table {
        self.0.table()
    }

    fn sitters(&self) -> &[Sitter] {
        self.0.sitters()
    }

    fn aids(&self) -> Aids {
        self.0.aids()
    }

    fn plays(&self, seat: u8) -> bool {
        self.0.plays(seat)
    }

    fn is_running(&self) -> bool {
        self.0.is_running()
    }

    fn play(&mut self, actions: &[&str]) -> Result<(), Refused> {
        if self.1 == "screen" {
            panic!("{MESSAGE}");
        }
        // Others may fail without taking the game with them.
        let failed = std::thread::spawn(|| panic!("{MESSAGE}")).join();
        assert!(failed.is_err(), "that was its task");
        self.0.play(actions)
    }

    fn keep(&mut self, draft: &[&str]) {
        self.0.keep(draft);
    }

    fn poll(&mut self) -> News {
        self.0.poll()
    }
}

impl TerminalHost for Faulty {
    fn bell(&self) -> Option<&Bell> {
        self.0.bell()
    }

    fn due(&self) -> Option<Instant> {
        self.0.due()
    }
}

/// No test by itself: the game that the tests below run in a terminal.
#[test]
fn a_game_that_fails() {
    let Ok(fails) = std::env::var(FAILS) else { return };
    let sitters = vec![Sitter::new(Kind::Human, 0), Sitter::new(Kind::Human, 1)];
    let wish = Wish { setup: "players 2\n".to_owned(), sitters, preset: Preset::Standard };
    let local = Local::new(wish, [7; 32]).expect("a game").at_pace(Pace::Instant);
    let session = Session::new(Box::new(Faulty(local, fails))).expect("a table");
    let look = Look { letters: Letters::Unicode, colors: Colors::True };
    full::play(session, look, Language::English.words()).expect("a terminal");
}

/// The game above in a terminal, with a turn that can be committed.
fn failing(home: &Folder, fails: &str) -> (Terminal, String) {
    let around = Around::new(home).with(FAILS, fails);
    let program = std::env::current_exe().expect("this test runs");
    let args = ["--exact", "panics::a_game_that_fails", "--nocapture", "--test-threads=1"];
    let mut terminal = Terminal::start(&around, program.as_os_str(), &args);
    let modes = terminal.before.clone();
    terminal.until("a tile can be laid", |terminal| terminal.hint().contains("Enter"));
    terminal.press("\r");
    terminal.until("the turn can be ended", |terminal| terminal.hint().contains("Space"));
    (terminal, modes)
}

fn assert_clean(terminal: &Terminal, modes: &str) {
    assert!(!terminal.screen().alternate_screen() && !terminal.screen().hide_cursor());
    assert_eq!(terminal.modes(), modes);
    assert!(terminal.shows(MESSAGE), "{}", terminal.lines().join("\n"));
}

#[test]
fn a_fault_of_the_screen_leaves_a_clean_terminal_and_its_message() {
    let home = Folder::new();
    let (mut terminal, modes) = failing(&home, "screen");
    terminal.press(" ");
    assert_ne!(terminal.end(), 0);
    assert_clean(&terminal, &modes);
}

#[test]
fn a_fault_elsewhere_waits_until_the_screen_is_left() {
    let home = Folder::new();
    let (mut terminal, modes) = failing(&home, "elsewhere");
    terminal.press(" ");
    terminal.until_shown("Turn 2");
    assert!(!terminal.shows(MESSAGE), "{}", terminal.lines().join("\n"));
    terminal.press("q");
    assert_eq!(terminal.end(), 0);
    assert_clean(&terminal, &modes);
}
