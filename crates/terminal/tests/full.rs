//! The full screen, driven by keys and looked at cell by cell, without a terminal.

use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{
    Event, KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};
use ratatui::style::Color;
use remparts_engine::notation::any::AnySetup;
use remparts_protocol::Preset;
use remparts_screen::ChoiceKind;
use remparts_session::host::Wish;
use remparts_session::{Kind, Sitter};
use remparts_terminal::board::{Colors, Letters};
use remparts_terminal::full::{App, Exit, Look};
use remparts_terminal::host::local::{Local, Pace};
use remparts_terminal::host::replay::replay;
use remparts_terminal::session::Session;
use remparts_terminal::words::{Language, Words};
use std::time::{Duration, Instant};

pub(crate) const TRUE: Look = Look { letters: Letters::Unicode, colors: Colors::True };
pub(crate) const ASCII: Look = Look { letters: Letters::Ascii, colors: Colors::None };
pub(crate) const SIZES: [(u16, u16); 7] =
    [(80, 24), (200, 60), (20, 8), (59, 17), (60, 18), (100, 40), (140, 30)];
/// Bots think on threads; nobody waits longer for them than this.
const BOUND: Duration = Duration::from_secs(120);

pub(crate) fn lines(name: &str, players: u8) -> String {
    AnySetup::named(name, players).expect("a known setup").write()
}

/// A game of people and beginners, dealt from a seed.
pub(crate) fn local(name: &str, kinds: &[&str], preset: Preset) -> Session {
    let sitter = |(seat, kind): (usize, &&str)| {
        let kind = match *kind {
            "you" => Kind::Human,
            bot => Kind::Bot(bot.to_owned()),
        };
        Sitter::new(kind, seat as u8)
    };
    let sitters = kinds.iter().enumerate().map(sitter).collect();
    let wish = Wish { setup: lines(name, kinds.len() as u8), sitters, preset };
    let local = Local::new(wish, [7; 32]).expect("a playable wish").at_pace(Pace::Instant);
    Session::new(Box::new(local)).expect("a table that can be looked at")
}

pub(crate) struct Stage {
    pub(crate) app: App,
    terminal: Terminal<TestBackend>,
}

impl Stage {
    pub(crate) fn new(
        session: Session,
        look: Look,
        words: Words,
        (width, height): (u16, u16),
    ) -> Self {
        let terminal = Terminal::new(TestBackend::new(width, height)).expect("a screen");
        let mut stage = Self { app: App::new(session, look, words), terminal };
        stage.draw();
        stage
    }

    pub(crate) fn draw(&mut self) {
        self.terminal.draw(|frame| self.app.draw(frame)).expect("nothing can fail here");
    }

    pub(crate) fn press(&mut self, code: KeyCode) {
        let key = Event::Key(KeyEvent::new(code, KeyModifiers::NONE));
        self.app.hear(&key, Instant::now());
        self.draw();
    }

    pub(crate) fn keys(&mut self, keys: &str) {
        keys.chars().for_each(|key| self.press(KeyCode::Char(key)));
    }

    /// Lets bots play until someone here has to choose, or nobody has.
    pub(crate) fn wait(&mut self) {
        let until = Instant::now() + BOUND;
        loop {
            self.app.tick(Instant::now());
            let session = self.app.session();
            if session.is_mine() || session.is_over() || session.is_veiled() {
                return self.draw();
            }
            assert!(Instant::now() < until, "nobody plays:\n{}", self.text());
            std::thread::sleep(Duration::from_millis(1));
        }
    }

    fn buffer(&self) -> &Buffer {
        self.terminal.backend().buffer()
    }

    pub(crate) fn text(&self) -> String {
        let buffer = self.buffer();
        let row = |y| (0..buffer.area.width).map(|x| buffer[(x, y)].symbol()).collect::<String>();
        (0..buffer.area.height).map(|y| row(y) + "\n").collect()
    }

    pub(crate) fn says(&self, text: &str) -> bool {
        self.text().contains(text)
    }

    /// Plays one turn by nothing but keys.
    fn turn(&mut self, n: usize) {
        let arrows = [KeyCode::Right, KeyCode::Down, KeyCode::Left, KeyCode::Up];
        let before = self.app.session().chronicle().len();
        for attempt in 0..60 {
            let session = self.app.session();
            if session.chronicle().len() != before || !session.is_mine() {
                return;
            }
            let offer = session.offer();
            let open = offer.among.iter().any(|choice| choice.kind != ChoiceKind::Pass);
            let wants =
                open && offer.chosen.is_none() && (!session.can_commit() || !n.is_multiple_of(3));
            if session.placements().is_empty() || session.placed().is_some() {
                let key = if wants { '1' } else { ' ' };
                self.press(KeyCode::Char(key));
                continue;
            }
            self.press(arrows[(n + attempt) % 4]);
            self.press(KeyCode::Enter);
            if n.is_multiple_of(5) {
                self.keys("rR");
            }
        }
        panic!("a turn that keys cannot play:\n{}", self.text());
    }

    fn play_on(&mut self, turns: usize) {
        for n in 0..turns {
            self.wait();
            if self.app.session().is_over() {
                return;
            }
            if self.app.session().is_veiled() {
                self.press(KeyCode::Enter);
            }
            self.turn(n);
            self.check();
        }
        self.wait();
    }

    /// Everything that has to hold of every screen.
    fn check(&self) {
        let buffer = self.buffer();
        let text = self.text();
        let look = self.look();
        for y in 0..buffer.area.height {
            for x in 0..buffer.area.width {
                let cell = &buffer[(x, y)];
                if look.letters == Letters::Ascii {
                    assert!(cell.symbol().is_ascii(), "{:?} at {x},{y}\n{text}", cell.symbol());
                }
                if look.colors == Colors::None {
                    assert_eq!((cell.fg, cell.bg), (Color::Reset, Color::Reset), "{x},{y}\n{text}");
                }
            }
        }
        frames_are_closed(buffer, &text);
    }

    fn look(&self) -> Look {
        self.app.look()
    }
}

/// Wherever a frame begins, it is closed.
fn frames_are_closed(buffer: &Buffer, text: &str) {
    let at = |x: u16, y: u16| buffer[(x, y)].symbol();
    for y in 0..buffer.area.height {
        for x in 0..buffer.area.width {
            // Roads have corners too, but no names.
            let named = x + 2 < buffer.area.width && at(x + 1, y) == "─" && at(x + 2, y) == " ";
            if at(x, y) != "┌" || !named {
                continue;
            }
            let right = (x + 1..buffer.area.width).find(|right| at(*right, y) == "┐");
            let bottom = (y + 1..buffer.area.height).find(|bottom| at(x, *bottom) == "└");
            let (right, bottom) = (right.expect(text), bottom.expect(text));
            assert_eq!(at(right, bottom), "┘", "{text}");
            assert!((y + 1..bottom).all(|y| at(x, y) == "│" && at(right, y) == "│"), "{text}");
            assert!((x + 1..right).all(|x| at(x, bottom) == "─"), "{text}");
        }
    }
}

/// The lines between panels and the board reach from the title to the status.
fn lines_are_whole(stage: &Stage, columns: &[u16]) {
    let buffer = stage.buffer();
    for x in columns {
        for y in 1..buffer.area.height - 2 {
            assert_eq!(buffer[(*x, y)].symbol(), "│", "{x},{y}\n{}", stage.text());
        }
    }
}

pub(crate) fn english() -> Words {
    Language::English.words()
}

#[test]
fn whole_games_are_played_by_keys_alone() {
    for (name, kinds, look, words, size) in [
        ("base", &["you", "beginner"][..], TRUE, english(), (80, 24)),
        ("classic-all", &["beginner", "you", "beginner"], TRUE, english(), (200, 60)),
        ("city", &["you", "beginner"], ASCII, Language::French.words(), (80, 24)),
        ("city", &["you", "you"], TRUE, english(), (100, 30)),
    ] {
        let mut stage = Stage::new(local(name, kinds, Preset::Learner), look, words, size);
        stage.play_on(400);
        let session = stage.app.session();
        assert!(session.is_over(), "{name}:\n{}", stage.text());
        // The points at the end are those of the game, in a window of their own.
        let breakdown = session.host().table().breakdown();
        let scores: Vec<i32> = session.screen().seats.iter().map(|seat| seat.score).collect();
        assert_eq!(breakdown.totals, scores);
        assert!(stage.says(words.total()), "{name}:\n{}", stage.text());
        for score in scores {
            assert!(stage.says(&score.to_string()));
        }
        stage.check();
        stage.keys("n");
        assert_eq!(stage.app.exit(), Some(Exit::New));
    }
}

#[test]
fn everything_is_aligned_at_every_size_in_both_languages() {
    for words in [english(), Language::French.words()] {
        for size in SIZES {
            for look in [TRUE, ASCII, Look { colors: Colors::Sixteen, ..TRUE }] {
                let session = local("classic-all", &["you", "you", "beginner"], Preset::Learner);
                let mut stage = Stage::new(session, look, words, size);
                stage.check();
                if look == TRUE && size == (80, 24) {
                    lines_are_whole(&stage, &[53]);
                }
                if look == TRUE && size == (200, 60) {
                    lines_are_whole(&stage, &[36, 149]);
                }
                stage.play_on(3);
                for keys in ["b", "?", "l", "h", "g", "f", "o", "e", "x", "c", "n", "i", "/"] {
                    stage.keys(keys);
                    stage.check();
                    stage.press(KeyCode::Esc);
                }
                for _ in 0..9 {
                    stage.press(KeyCode::Tab);
                    stage.press(KeyCode::PageDown);
                    stage.check();
                }
            }
        }
    }
}

#[test]
fn any_size_is_survived_and_too_small_ones_are_told() {
    let session = local("base", &["you", "beginner"], Preset::Standard);
    let mut stage = Stage::new(session, TRUE, english(), (80, 24));
    for (width, height) in (1..60).flat_map(|n| [(n, 24), (80, n), (n * 4, n), (n, n)]) {
        stage.terminal.backend_mut().resize(width, height);
        stage.app.hear(&Event::Resize(width, height), Instant::now());
        stage.terminal.autoresize().expect("a new size");
        stage.draw();
        stage.check();
    }
    stage.terminal.backend_mut().resize(19, 9);
    stage.terminal.autoresize().expect("a new size");
    stage.draw();
    assert!(stage.says("Please make the"), "{}", stage.text());
}

#[test]
fn what_helps_is_what_the_table_agreed_on() {
    let words = english();
    let seen = |preset| {
        let session = local("base", &["you", "beginner"], preset);
        let mut stage = Stage::new(session, TRUE, words, (80, 24));
        stage.wait();
        stage
    };
    let spots = |stage: &Stage| {
        let session = stage.app.session();
        let mut cells: Vec<_> = session.placements().iter().filter_map(|it| it.cell).collect();
        cells.sort_unstable();
        cells.dedup();
        words.spots(cells.len())
    };
    let learner = seen(Preset::Learner);
    assert!(learner.says(&spots(&learner)) && learner.says("+0"), "{}", learner.text());
    let mut purist = seen(Preset::Purist);
    assert!(!purist.says(&spots(&purist)) && !purist.says("+0"), "{}", purist.text());
    for key in ["f", "o", "e", "x", "n"] {
        purist.keys(key);
        assert!(purist.says(words.no_aid()), "{key}:\n{}", purist.text());
    }
    purist.keys("b");
    assert!(!purist.says("%"), "{}", purist.text());
    let mut tournament = seen(Preset::Tournament);
    tournament.keys("e");
    assert!(tournament.says(words.no_aid()));
    tournament.keys("fb");
    assert!(tournament.says("%"), "{}", tournament.text());
}

#[test]
fn a_click_lays_and_another_one_turns() {
    let session = local("base", &["you", "beginner"], Preset::Learner);
    let mut stage = Stage::new(session, TRUE, english(), (80, 24));
    stage.wait();
    let click = |stage: &mut Stage, column, row| {
        for kind in [MouseEventKind::Down(MouseButton::Left), MouseEventKind::Up(MouseButton::Left)]
        {
            let mouse = MouseEvent { kind, column, row, modifiers: KeyModifiers::NONE };
            stage.app.hear(&Event::Mouse(mouse), Instant::now());
        }
        stage.draw();
    };
    let places = (1..21).flat_map(|row| (0..53).map(move |column| (column, row)));
    let mut turned = false;
    for (column, row) in places {
        click(&mut stage, column, row);
        let Some(placed) = stage.app.session().placed().cloned() else { continue };
        let ways = stage.app.session().placements();
        let ways = ways.iter().filter(|way| way.cell == placed.cell).count();
        click(&mut stage, column, row);
        let again = stage.app.session().placed().cloned().expect("it is still there");
        assert_eq!(again.cell, placed.cell);
        assert_eq!(again.rotation != placed.rotation, ways > 1, "{column},{row}\n{}", stage.text());
        turned |= ways > 1;
        stage.press(KeyCode::Esc);
        if turned {
            break;
        }
    }
    assert!(turned, "no click has turned a tile:\n{}", stage.text());
    // The wheel comes nearer or goes farther; the bottom line has buttons.
    let before = stage.text();
    let wheel = MouseEventKind::ScrollDown;
    let mouse = MouseEvent { kind: wheel, column: 20, row: 10, modifiers: KeyModifiers::NONE };
    stage.app.hear(&Event::Mouse(mouse), Instant::now());
    stage.draw();
    assert_ne!(stage.text(), before);
    let bottom = stage.text().lines().last().expect("a last line").to_owned();
    let leave = bottom.chars().collect::<Vec<_>>();
    let at = leave.windows(5).position(|it| it.iter().collect::<String>() == "leave");
    click(&mut stage, at.expect("a way out") as u16, 23);
    assert_eq!(stage.app.exit(), Some(Exit::Left));
}

#[test]
fn people_at_one_keyboard_do_not_see_the_gifts_of_others() {
    let words = english();
    let session = local("base-gifts", &["you", "you"], Preset::Learner);
    let mut stage = Stage::new(session, TRUE, words, (80, 24));
    let mut veils = 0;
    for n in 0..80 {
        stage.wait();
        if stage.app.session().is_veiled() {
            veils += 1;
            assert!(stage.says(words.veil_ready()), "{}", stage.text());
            let seat = usize::from(stage.app.session().seat().expect("someone's turn"));
            let hand = stage.app.session().screen().seats[seat].hand.clone().unwrap_or_default();
            // Nothing but sitting down is possible, and nothing is to be seen before.
            stage.keys("bgl");
            assert!(stage.app.session().is_veiled());
            assert!(!hand.is_empty() && hand.iter().all(|gift| !stage.says(words.gift(*gift))));
            stage.press(KeyCode::Enter);
            assert!(!stage.app.session().is_veiled());
            stage.keys("g");
            assert!(stage.says(words.gift(hand[0])), "{}", stage.text());
            stage.press(KeyCode::Esc);
        }
        if stage.app.session().is_over() {
            break;
        }
        stage.turn(n);
    }
    assert!(veils > 0, "no gift was ever hidden:\n{}", stage.text());
}

#[test]
fn moves_and_questions_can_be_typed() {
    let words = english();
    let session = local("base", &["you", "beginner"], Preset::Learner);
    let mut stage = Stage::new(session, TRUE, words, (80, 24));
    stage.wait();
    let choice = stage.app.session().choices()[0].text.clone();
    stage.keys("/");
    stage.keys("scores");
    stage.press(KeyCode::Enter);
    assert!(stage.says("You 0"), "{}", stage.text());
    stage.keys(&choice);
    stage.press(KeyCode::Enter);
    assert_eq!(stage.app.session().placed().map(|it| it.text.clone()), Some(choice));
    let ply = stage.app.session().chronicle().len();
    stage.keys("commit");
    stage.press(KeyCode::Enter);
    assert!(stage.app.session().chronicle().len() > ply, "{}", stage.text());
    stage.press(KeyCode::Esc);
    stage.keys("q");
    assert_eq!(stage.app.exit(), Some(Exit::Left));
}

/// A finished game, as its log tells it.
fn log() -> String {
    let mut stage = Stage::new(
        local("base", &["you", "beginner"], Preset::Standard),
        TRUE,
        english(),
        (80, 24),
    );
    stage.play_on(100);
    assert!(stage.app.session().is_over());
    stage.app.session().host().table().log()
}

#[test]
fn a_log_is_told_turn_by_turn() {
    let words = english();
    let game = replay(&log()).expect("a log of our own");
    let session = Session::new(Box::new(game)).expect("a table");
    let turns = session.chronicle().last().map_or(0, |entry| entry.turn);
    for size in [(80, 24), (200, 60)] {
        let game = replay(&log()).expect("a log of our own");
        let session = Session::new(Box::new(game)).expect("a table");
        let mut stage = Stage::new(session, TRUE, words, size);
        assert!(stage.says(words.game_start()), "{}", stage.text());
        stage.press(KeyCode::Right);
        assert!(stage.says(&words.turn_of_all(1, turns)), "{}", stage.text());
        stage.keys("40");
        stage.press(KeyCode::Enter);
        assert!(stage.says(&words.turn_of_all(40, turns)), "{}", stage.text());
        stage.press(KeyCode::Left);
        assert!(stage.says(&words.turn_of_all(39, turns)));
        let ply = stage.app.session().ply();
        stage.press(KeyCode::Down);
        let scored = |ply: usize| stage.app.session().chronicle()[ply - 1].scores.clone();
        assert_ne!(scored(ply), scored(stage.app.session().ply()));
        stage.press(KeyCode::End);
        assert!(stage.says(&words.turn_of_all(turns, turns)), "{}", stage.text());
        // It runs by itself, faster if asked to, and stops.
        stage.press(KeyCode::Home);
        stage.keys(" ");
        stage.keys(">");
        assert!(stage.says("2×"), "{}", stage.text());
        let start = Instant::now();
        for n in 1..=3 {
            stage.app.tick(start + Duration::from_secs(2 * n));
        }
        stage.draw();
        assert!(stage.says(&words.turn_of_all(3, turns)), "{}", stage.text());
        stage.keys(" ");
        stage.app.tick(start + Duration::from_secs(60));
        stage.draw();
        assert!(stage.says(&words.turn_of_all(3, turns)));
        stage.check();
    }
}

#[test]
fn a_running_game_can_be_looked_back_at() {
    let words = english();
    let session = local("base", &["you", "beginner"], Preset::Standard);
    let mut stage = Stage::new(session, TRUE, words, (80, 24));
    stage.play_on(4);
    stage.keys("[");
    assert!(!stage.app.session().is_live() && stage.says(words.looking_back()));
    stage.keys("]");
    assert!(stage.app.session().is_live(), "{}", stage.text());
    stage.press(KeyCode::Home);
    assert!(stage.says(words.game_start()));
    stage.press(KeyCode::End);
    assert!(stage.app.session().is_live() && stage.says(words.your_turn()));
}

/// Whatever can be chosen is seen in a window of 80 by 24, however much else could be said: choosing
/// nothing comes last, so it is what a full column would leave out.
#[test]
fn choices_are_never_left_out_for_what_is_known_anyway() {
    for (words, none) in [(english(), "0  None"), (Language::French.words(), "0  Aucun")] {
        let session = local("city", &["you"; 4], Preset::Standard);
        let mut stage = Stage::new(session, TRUE, words, (80, 24));
        let mut seen = 0;
        for n in 0..12 {
            stage.press([KeyCode::Right, KeyCode::Down][n % 2]);
            stage.press(KeyCode::Enter);
            let offer = stage.app.session().offer();
            let pass = offer.among.iter().any(|choice| choice.kind == ChoiceKind::Pass);
            if pass && offer.among.len() > 1 {
                seen += 1;
                assert!(stage.says(none), "{}", stage.text());
            }
            stage.press(KeyCode::Char(' '));
        }
        assert!(seen > 6, "only {seen} turns had a choice");
    }
}
