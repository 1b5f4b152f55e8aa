//! The loop around the full screen, and the screen before a game.

use crate::full::{ASCII, SIZES, TRUE, english, lines, local};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers};
use ratatui::style::Color;
use remparts_engine::notation::any::AnySetup;
use remparts_engine::sets;
use remparts_protocol::Preset;
use remparts_session::Kind;
use remparts_terminal::full::{App, Exit, Look, Source, Start, StartScreen, run, run_start};
use remparts_terminal::words::{Language, Words, stand_ins};
use std::collections::VecDeque;
use std::io;
use std::time::Duration;

/// Keys from a list, then silence.
struct Script(VecDeque<Event>);

impl Script {
    fn of(keys: &[KeyCode]) -> Self {
        let key = |code: &KeyCode| Event::Key(KeyEvent::new(*code, KeyModifiers::NONE));
        Self(keys.iter().map(key).collect())
    }
}

impl Source for Script {
    fn next(&mut self, _patience: Option<Duration>) -> io::Result<Option<Event>> {
        if self.0.is_empty() {
            return Err(io::ErrorKind::UnexpectedEof.into());
        }
        Ok(self.0.pop_front())
    }
}

#[test]
fn the_loop_ends_when_someone_leaves() {
    let session = local("base", &["you", "beginner"], Preset::Standard);
    let mut app = App::new(session, TRUE, english());
    let mut terminal = Terminal::new(TestBackend::new(80, 24)).expect("a screen");
    let mut script = Script::of(&[KeyCode::Right, KeyCode::Char('?'), KeyCode::Char('q')]);
    run(&mut terminal, &mut script, &mut app).expect("a way out");
    assert_eq!(app.exit(), Some(Exit::Left));
    let ctrl = KeyEvent::new(KeyCode::Char('c'), KeyModifiers::CONTROL);
    let session = local("base", &["you", "beginner"], Preset::Standard);
    let mut app = App::new(session, TRUE, english());
    let keys = [KeyEvent::new(KeyCode::Char('/'), KeyModifiers::NONE), ctrl];
    let mut script = Script(keys.into_iter().map(Event::Key).collect());
    run(&mut terminal, &mut script, &mut app).expect("a way out");
    assert_eq!(app.exit(), Some(Exit::Left));
}

fn chosen(
    keys: &[KeyCode],
    look: Look,
    words: Words,
    (width, height): (u16, u16),
) -> Option<Start> {
    let mut screen = StartScreen::new(&[], &[], look, words);
    let mut terminal = Terminal::new(TestBackend::new(width, height)).expect("a screen");
    run_start(&mut terminal, &mut Script::of(keys), &mut screen).expect("a choice");
    let buffer = terminal.backend().buffer();
    if look == ASCII {
        assert!(buffer.content.iter().all(|cell| cell.symbol().is_ascii()));
        let reset = (Color::Reset, Color::Reset);
        assert!(buffer.content.iter().all(|cell| (cell.fg, cell.bg) == reset));
    }
    screen.into_start()
}

#[test]
fn games_are_chosen_by_keys() {
    use KeyCode::{Char, Down, Enter, Esc, Left, Right};
    for words in [english(), Language::French.words()] {
        for size in SIZES {
            for look in [TRUE, ASCII] {
                let Some(Start::New(wish)) = chosen(&[Enter], look, words, size) else {
                    panic!("a game begins with one key");
                };
                assert_eq!(wish.sitters.len(), 2);
                assert_eq!(chosen(&[Esc], look, words, size), None);
                // The City, against two bots, the last one stronger and with a style.
                let keys =
                    [Left, Down, Right, Down, Down, Down, Right, Char(' '), Down, Right, Enter];
                let Some(Start::New(wish)) = chosen(&keys, look, words, size) else {
                    panic!("a game begins");
                };
                assert!(wish.setup.contains("game city") && wish.setup.contains("players 3"));
                assert_eq!(wish.sitters[2].kind, Kind::Bot("advanced+builder".to_owned()));
                assert_eq!(wish.preset, Preset::Standard);
                // Everything at once, with a name.
                let keys =
                    [Right, Right, Right, Right, Down, Down, Down, Char('A'), Char('q'), Enter];
                let Some(Start::New(wish)) = chosen(&keys, look, words, size) else {
                    panic!("a game begins");
                };
                assert_eq!(wish.sitters[0].name, "Aq");
                assert_eq!(wish.setup, lines("classic-all", 2));
            }
        }
    }
}

#[test]
fn what_cannot_be_played_does_not_begin() {
    use KeyCode::{Down, Enter, Esc, Right};
    let mut keys = vec![Down, Down];
    keys.extend([Right; 4]);
    keys.extend([Enter, Esc]);
    // Six players need the sixth color.
    assert_eq!(chosen(&keys, TRUE, english(), (80, 24)), None);
}

/// What stands on the screen after some keys, in one line.
fn shown(keys: &[KeyCode], words: Words, (width, height): (u16, u16)) -> String {
    let mut screen = StartScreen::new(&[], &[], TRUE, words);
    let mut terminal = Terminal::new(TestBackend::new(width, height)).expect("a screen");
    let mut script = Script::of(&[keys, &[KeyCode::Esc]].concat());
    run_start(&mut terminal, &mut script, &mut screen).expect("a way out");
    let cells = &terminal.backend().buffer().content;
    let rows = cells.chunks(usize::from(width));
    let row =
        |row: &[ratatui::buffer::Cell]| row.iter().map(ratatui::buffer::Cell::symbol).collect();
    let text: Vec<String> = rows.map(row).collect();
    in_a_line(&text.join(" "))
}

/// A text with single blanks.
fn in_a_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// RUL-TC-TILE-1: whoever chooses a game is told which of its tiles are not known exactly, whole
/// where there is room.
#[test]
fn what_is_not_known_exactly_is_told() {
    let all = [KeyCode::Right; 4];
    for words in [english(), Language::French.words()] {
        for size in SIZES.into_iter().filter(|size| size.0 >= 60 && size.1 >= 18) {
            for (keys, name) in
                [(&[][..], "base"), (&all, "classic-all"), (&[KeyCode::Left], "city")]
            {
                let setup = AnySetup::named(name, 2).expect("a known setup");
                let sets = sets::with_stand_ins(setup);
                let text = shown(keys, words, size);
                match stand_ins(words, &sets) {
                    Some(told) => assert!(text.contains(&in_a_line(&told)), "{told}\n{text}"),
                    None => assert!(!text.contains("TILES.md"), "{text}"),
                }
            }
        }
    }
}
