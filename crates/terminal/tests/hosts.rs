//! Games that are played here: nothing decided is ever lost, and what is kept is a log.

use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::Cell;
use ratatui::crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers};
use remparts_engine::kernel::dealer::Seed;
use remparts_engine::notation::draws::verify;
use remparts_protocol::Preset;
use remparts_screen::names::GameName;
use remparts_session::host::Wish;
use remparts_session::{Host, News};
use remparts_session::{Kind, Sitter};
use remparts_terminal::board::{Colors, Letters};
use remparts_terminal::full::{Look, StartScreen};
use remparts_terminal::host::local::{Local, Pace};
use remparts_terminal::host::replay::replay;
use remparts_terminal::host::saved::{Saved, seed_bytes};
use remparts_terminal::host::shelf::{self, Listed, NoGame, Shelf, Shelved};
use remparts_terminal::host::{TerminalHost, guests};
use remparts_terminal::session::Session;
use remparts_terminal::tell::failure;
use remparts_terminal::words::Language;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

/// A folder that is gone after its test.
struct Folder(PathBuf);

impl Folder {
    fn new() -> Self {
        static NUMBERS: AtomicU32 = AtomicU32::new(0);
        let number = NUMBERS.fetch_add(1, Ordering::Relaxed);
        let name = format!("hosts-{}-{number}", std::process::id());
        let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
        fs::create_dir_all(&path).expect("a folder for the test");
        Self(path)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // Whatever is left is below the build folder.
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn seed(number: u64) -> [u8; 32] {
    seed_bytes(&Seed::from_number(number))
}

/// A game with a person on every seat that is not named.
fn wish(setup: &str, bots: &[Option<&str>]) -> Wish {
    let kind = |bot: &Option<&str>| bot.map_or(Kind::Human, |bot| Kind::Bot(bot.to_owned()));
    let sitters = bots.iter().enumerate().map(|(n, bot)| Sitter::new(kind(bot), n as u8));
    Wish { setup: setup.to_owned(), sitters: sitters.collect(), preset: Preset::Standard }
}

fn local(setup: &str, bots: &[Option<&str>], number: u64) -> Local {
    let local = Local::new(wish(setup, bots), seed(number)).expect("a playable wish");
    local.at_pace(Pace::Instant)
}

/// Waits for bots, with patience.
fn wait(session: &mut Session) {
    let deadline = Instant::now() + Duration::from_secs(120);
    session.poll();
    while !session.is_mine() && !session.is_over() {
        assert!(
            Instant::now() < deadline,
            "nobody plays: {:?}",
            failure(Language::English.words(), session)
        );
        session.unveil();
        session.poll();
        std::thread::sleep(Duration::from_millis(1));
    }
}

/// One turn of a person: the last of everything that is offered.
fn play_a_turn(session: &mut Session) {
    while !session.can_commit() {
        let choice = session.choices().last().expect("there is something to choose");
        let texts: Vec<String> = session.draft().texts().into_iter().map(str::to_owned).collect();
        let mut texts: Vec<&str> = texts.iter().map(String::as_str).collect();
        let text = choice.text.clone();
        texts.push(&text);
        session.propose(&texts);
        assert_eq!(session.draft().texts(), texts);
    }
    assert!(session.commit(), "{:?}", failure(Language::English.words(), session));
}

fn text(path: &Path) -> String {
    fs::read_to_string(path).expect("the game is kept")
}

#[test]
fn a_game_with_bots_is_kept_to_its_end_and_can_be_verified() {
    let folder = Folder::new();
    for (setup, bots) in [
        ("players 3\nmodules gifts abbot\n", &[None, Some("beginner"), None][..]),
        ("game city\nplayers 2\n", &[Some("beginner"), None]),
    ] {
        let file = folder.0.join("game.log");
        let local = local(setup, bots, 5).kept_in(file.clone()).expect("it can be written");
        let mut session = Session::new(Box::new(local)).expect("a table");
        wait(&mut session);
        while !session.is_over() {
            play_a_turn(&mut session);
            wait(&mut session);
        }
        let kept = text(&file);
        let verified = verify(&kept, None, None).expect("draws from the seed");
        assert_eq!(verified.plies, session.chronicle().len());
        let listed = Listed::read(&file).expect("a saved game");
        assert!(listed.over);
        let scores = session.chronicle().last().map(|entry| entry.scores.clone());
        assert_eq!(Some(listed.scores), scores);
        fs::remove_file(file).expect("it is there");
    }
}

#[test]
fn whoever_comes_back_finds_everything_as_it_was() {
    let folder = Folder::new();
    let file = folder.0.join("game.log");
    let bots = [None, Some("beginner")];
    let whole = {
        let mut session = Session::new(Box::new(local("players 2", &bots, 9))).expect("a table");
        wait(&mut session);
        while !session.is_over() {
            play_a_turn(&mut session);
            wait(&mut session);
        }
        session.table().log()
    };
    let first = local("players 2", &bots, 9).kept_in(file.clone()).expect("it can be written");
    let mut session = Session::new(Box::new(first)).expect("a table");
    wait(&mut session);
    while !session.is_over() {
        play_a_turn(&mut session);
        // The program ends here, whatever a bot is about to do.
        drop(session);
        let saved = Saved::read(&text(&file)).map_err(|error| error.to_string());
        let next = Local::resume(saved.expect("a saved game")).expect("it goes on");
        let next = next.at_pace(Pace::Instant).kept_in(file.clone()).expect("it can be written");
        session = Session::new(Box::new(next)).expect("a table");
        wait(&mut session);
    }
    assert_eq!(session.table().log(), whole, "the same game, bots included");
}

#[test]
fn drafts_are_kept_too() {
    let folder = Folder::new();
    let file = folder.0.join("game.log");
    let start = local("players 2\nfirst 1", &[None, None], 2);
    let start = start.kept_in(file.clone()).expect("it can be written");
    let mut session = Session::new(Box::new(start)).expect("a table");
    let place = session.choices()[0].clone();
    let (x, y) = place.cell.expect("a placement");
    session.tap(x, y, 1);
    let figure = session.choices().last().expect("a figure").text.clone();
    session.choose(&figure);
    let drafted: Vec<String> = session.draft().texts().into_iter().map(str::to_owned).collect();
    assert_eq!(drafted.len(), 2);
    drop(session);
    let saved = Listed::read(&file).expect("a saved game").saved;
    assert_eq!(saved.draft, drafted);
    let again = Local::resume(saved).expect("it goes on").kept_in(file.clone()).expect("written");
    let mut session = Session::new(Box::new(again)).expect("a table");
    assert_eq!(session.draft().texts(), drafted);
    session.undo();
    assert_eq!(Listed::read(&file).expect("a saved game").saved.draft, drafted[..1]);
    session.propose(&drafted.iter().map(String::as_str).collect::<Vec<_>>());
    assert!(session.commit());
    let saved = Listed::read(&file).expect("a saved game").saved;
    assert!(saved.draft.is_empty(), "what is committed is no draft");
    assert!(drafted.iter().all(|action| saved.log.contains(action)));
}

#[test]
fn a_game_that_cannot_be_kept_goes_on_and_says_so() {
    let folder = Folder::new();
    let file = folder.0.join("game.log");
    let mut host = local("players 2\nfirst 1", &[None, None], 2);
    host = host.kept_in(file.clone()).expect("it can be written");
    fs::remove_file(&file).expect("it is there");
    // A folder in its place cannot be written over.
    fs::create_dir_all(file.join("in the way")).expect("a folder");
    let mut session = Session::new(Box::new(host)).expect("a table");
    play_a_turn(&mut session);
    let complaint = failure(Language::English.words(), &mut session).expect("it says so");
    assert!(complaint.starts_with("The game cannot be saved: "), "{complaint}");
    assert!(session.chronicle().len() > 3, "the turn counts");
    let left: Vec<_> = fs::read_dir(&folder.0).expect("the folder").collect();
    assert_eq!(left.len(), 1, "nothing half written is left over");
}

#[test]
fn the_shelf_lists_games_and_nothing_else() {
    let folder = Folder::new();
    let shelf = Shelf::of(&folder.0);
    assert!(shelf.list().is_empty() && shelf.running().0.is_none());
    let mut files = Vec::new();
    for (setup, name) in [
        ("players 2\n", "001-base.log"),
        ("players 3\nmodules gifts\n", "002-base-gifts.log"),
        ("players 3\nmodules gifts abbot\n", "003-classic.log"),
        ("game city\nplayers 2\n", "004-city.log"),
    ] {
        let file = shelf.new_file(setup).expect("a new file");
        assert_eq!(file.file_name().and_then(|name| name.to_str()), Some(name));
        let bots = if setup.contains('3') { &[None; 3][..] } else { &[None; 2] };
        local(setup, bots, 1).kept_in(file.clone()).expect("it can be written");
        files.push(file);
    }
    let games = folder.0.join("games");
    fs::write(games.join("notes.log"), "not a game").expect("a file");
    fs::write(games.join("009-empty.log"), "").expect("a file");
    fs::write(games.join("bytes.log"), [0xff; 99]).expect("a file");
    fs::write(games.join("005-base.log.77.tmp"), "remparts 1\n").expect("a file");
    let other = shelf.new_file("players 2\n").expect("a new file");
    assert!(other.ends_with("010-base.log"), "no number is used twice: {}", other.display());

    // The one touched last comes first.
    let touched = fs::metadata(&files[1]).and_then(|data| data.modified()).expect("a time");
    let later = fs::File::options().write(true).open(&files[1]).expect("a file");
    later.set_modified(touched + Duration::from_secs(60)).expect("times can be set");
    let listed = shelf.list();
    assert_eq!(listed.len(), 4);
    let Shelved::Game(newest) = &listed[0] else { panic!("its tiles come with the program") };
    assert_eq!(newest.path, files[1]);
    assert_eq!(newest.saved.wish.sitters.len(), 3);
    let (running, lacking) = shelf.running();
    assert_eq!(running.map(|game| game.path), Some(files[1].clone()));
    assert!(lacking.is_empty());
}

/// The text of a saved game that is played with tiles nobody has loaded.
fn lacking(setup: &str, sets: &[&str]) -> String {
    let saved = local(setup, &[None, None], 1).saved().write();
    let digest = "0".repeat(32);
    let named: Vec<String> = sets.iter().map(|set| format!("{set} {digest}")).collect();
    saved.replace("players 2\n", &format!("players 2\ntiles {}\n", named.join(" ")))
}

#[test]
fn games_that_lack_their_tiles_are_listed_with_what_they_lack() {
    let folder = Folder::new();
    let shelf = Shelf::of(&folder.0);
    let old = shelf.new_file("players 2\n").expect("a new file");
    local("players 2\n", &[None, None], 1).kept_in(old.clone()).expect("it can be written");
    let touched = fs::metadata(&old).and_then(|data| data.modified()).expect("a time");
    let games = [
        ("002-city.log", "game city\nplayers 2\n", &["my-town"][..], GameName::City),
        ("003-classic.log", "players 2\n", &["my-base", "my-inns"], GameName::Classic),
    ];
    for (age, (name, setup, sets, _)) in games.iter().enumerate() {
        let path = old.with_file_name(name);
        fs::write(&path, lacking(setup, sets)).expect("a file");
        let file = fs::File::options().write(true).open(&path).expect("a file");
        let later = touched + Duration::from_secs(60 * (1 + age as u64));
        file.set_modified(later).expect("times can be set");
    }
    let listed = shelf.list();
    assert_eq!(listed.len(), 3, "none is left out");
    for (shelved, (name, _, sets, game)) in listed.iter().zip(games.iter().rev()) {
        let Shelved::Lacking(lacking) = shelved else { panic!("{name} lacks its tiles") };
        assert!(lacking.path.ends_with(name));
        assert_eq!((lacking.names().join(" "), lacking.game), (sets.join(" "), *game));
        assert_eq!(lacking.sitters.len(), 2);
        let Err(NoGame::Lacking(told)) = Listed::read(&lacking.path) else { panic!("{name}") };
        assert_eq!(told, *lacking);
        let told = told.to_string();
        assert!(told.contains(sets[0]) && told.contains("--tiles FILE"), "{told}");
    }
    // What can be played is gone on with, and what was passed over is known.
    let (running, passed) = shelf.running();
    assert_eq!(running.map(|game| game.path), Some(old));
    assert_eq!(passed.len(), 2);
    // A log alone is no saved game, whatever it is played with.
    let log = "remparts 1\nplayers 2\ntiles x 00000000000000000000000000000000\nplies\n";
    let path = folder.0.join("games/004-log.log");
    fs::write(&path, log).expect("a file");
    assert!(matches!(Listed::read(&path), Err(NoGame::Unreadable(_))));
}

/// The screen before a game names what is missing, and how to load it, instead of opening the game.
#[test]
fn a_game_that_lacks_its_tiles_is_not_opened_but_explained() {
    let folder = Folder::new();
    let shelf = Shelf::of(&folder.0);
    let path = shelf.new_file("players 2\n").expect("a new file");
    fs::write(path, lacking("game city\nplayers 2\n", &["my-town"])).expect("a file");
    for (words, row, note) in [
        (
            Language::English.words(),
            "The City · without my-town · ",
            "--tiles FILE: the tile set my-town is missing.",
        ),
        (
            Language::French.words(),
            "La Cité · sans my-town · ",
            "--tiles FICHIER : il manque le jeu de tuiles my-town.",
        ),
    ] {
        let look = Look { letters: Letters::Unicode, colors: Colors::None };
        let mut screen = StartScreen::new(&shelf.list(), &[], look, words);
        let mut terminal = Terminal::new(TestBackend::new(80, 24)).expect("a screen");
        for _ in 0..2 {
            terminal.draw(|frame| screen.draw(frame)).expect("it draws");
            let buffer = terminal.backend().buffer();
            let shown: String = buffer.content().iter().map(Cell::symbol).collect();
            assert!(shown.contains(row) && shown.contains(note), "{shown}");
            screen.hear(&Event::Key(KeyEvent::new(KeyCode::Enter, KeyModifiers::NONE)));
            assert!(!screen.is_done(), "there is nothing to go on with");
        }
        assert!(screen.into_start().is_none());
    }
}

#[test]
fn files_of_strangers_are_read_with_bounds_and_line_numbers() {
    let folder = Folder::new();
    let file = folder.0.join("long.log");
    fs::write(&file, "# long\n".repeat(1 << 18)).expect("a file");
    let error = Listed::read(&file).err().expect("too long").to_string();
    assert!(error.contains("too long"), "{error}");
    fs::write(&file, b"remparts 1\nplayers \xff\n").expect("a file");
    let error = Listed::read(&file).err().expect("no text").to_string();
    assert_eq!(error, "line 2 is not UTF-8 text");
    fs::write(&file, "remparts 1\nplayers 2\nplies\nfirst 1\ncastle\n").expect("a file");
    let error = Listed::read(&file).err().expect("no game").to_string();
    assert!(error.starts_with("line 5"), "{error}");
}

#[test]
fn the_folder_is_the_one_that_is_named() {
    let set = |pairs: &'static [(&str, &str)]| {
        move |name: &str| {
            let found = pairs.iter().find(|(known, _)| *known == name);
            found.map(|(_, value)| PathBuf::from(value))
        }
    };
    let all = set(&[("REMPARTS_HOME", "/r"), ("XDG_DATA_HOME", "/x"), ("HOME", "/h")]);
    assert_eq!(shelf::home(all), Some(PathBuf::from("/r")));
    assert_eq!(shelf::home(|_| None), None);
    if cfg!(unix) {
        let data = set(&[("REMPARTS_HOME", ""), ("XDG_DATA_HOME", "/x"), ("HOME", "/h")]);
        assert_eq!(shelf::home(data), Some(PathBuf::from("/x/remparts")));
        let home = set(&[("XDG_DATA_HOME", "relative"), ("HOME", "/h")]);
        assert_eq!(shelf::home(home), Some(PathBuf::from("/h/.local/share/remparts")));
    }
}

#[test]
fn wishes_that_make_no_sense_are_refused() {
    for (setup, bots, expected) in [
        ("players 3", &[None, None][..], "2 players for 3 seats"),
        ("players 2", &[None, Some("nobody")], "nobody here is called `nobody`"),
        ("players 9", &[None, None], "players"),
        ("game chess", &[None, None], "game"),
    ] {
        let refused = Local::new(wish(setup, bots), seed(1)).err().map(|error| error.to_string());
        assert!(refused.as_ref().is_some_and(|it| it.contains(expected)), "{refused:?}");
    }
}

#[test]
fn a_replay_is_looked_at_by_nobody_who_plays() {
    let mut host = local("players 2\nfirst 1", &[None, Some("club")], 4);
    while host.poll() != News::Nothing {}
    let saved = host.saved();
    for (log, kind) in
        [(saved.write(), Kind::Bot("club".to_owned())), (saved.log.clone(), Kind::Human)]
    {
        let game = replay(&log).expect("a log").called("game.log");
        assert!(!game.is_running() && !game.plays(0));
        assert_eq!(game.sitters()[1].kind, kind);
        assert_eq!(game.place(), "game.log");
        let mut session = Session::new(Box::new(game)).expect("a table");
        assert_eq!(session.seat(), None);
        assert!(session.choices().is_empty() && !session.can_commit() && !session.poll());
    }
}

#[test]
fn who_we_are_is_kept_for_ourselves() {
    let folder = Folder::new();
    let guest = |name: &str| guests::Guest { name: name.to_owned(), device: "secret".to_owned() };
    let mut kept = guests::Guests::of(Some(&folder.0)).expect("nothing yet");
    assert!(kept.at("http://one").is_none());
    kept.keep("http://one", guest("Ann")).expect("it is kept");
    kept.keep("http://two", guest("Bob")).expect("it is kept");
    let again = guests::Guests::of(Some(&folder.0)).expect("it is read");
    assert!(again.at("http://one") == Some(&guest("Ann")));
    assert!(again.at("http://two") == Some(&guest("Bob")));
    let file = folder.0.join("guests.json");
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        let mode = fs::metadata(&file).expect("it is there").permissions().mode();
        assert_eq!(mode & 0o777, 0o600, "a secret is for nobody else");
    }
    fs::write(&file, "{").expect("it can be written");
    assert!(guests::Guests::of(Some(&folder.0)).is_err(), "what is there is not thrown away");
}
