//! Someone who plays by keys.

use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{Event, KeyCode, KeyModifiers};
use remparts_bots::player::Limits;
use remparts_bots::turn::turn;
use remparts_engine::notation::any::{AnyLog, AnySetup};
use remparts_protocol::Preset;
use remparts_session::host::Wish;
use remparts_session::{Kind, Sitter};
use remparts_terminal::board::Style;
use remparts_terminal::full::App;
use remparts_terminal::host::local::{Local, Pace};
use remparts_terminal::session::Session;
use remparts_terminal::words::Words;
use std::io;
use std::thread::sleep;
use std::time::{Duration, Instant};

/// A game to be recorded.
pub(crate) struct Game {
    /// Its setup by name.
    pub(crate) setup: &'static str,
    /// The bots in their seats; nothing is the one who plays by keys.
    pub(crate) seats: &'static [&'static str],
    /// What the tiles are dealt from.
    pub(crate) seed: u8,
}

/// A frame, with a line about it.
pub(crate) type Frame = (String, Buffer);

/// Plays a game to its end: a frame of every turn, with the draft on the board, and the last one.
pub(crate) fn record(
    game: &Game,
    (width, height): (u16, u16),
    style: Style,
    words: Words,
) -> io::Result<Vec<Frame>> {
    let mut app = App::new(session(game)?, style, words);
    let mut terminal = Terminal::new(TestBackend::new(width, height)).map_err(io::Error::other)?;
    let mut frames = Vec::new();
    let mut shoot = |app: &mut App, title: String| {
        let drawn = terminal.draw(|frame| app.draw(frame)).map_err(io::Error::other)?;
        frames.push((title, drawn.buffer.clone()));
        io::Result::Ok(())
    };
    while !app.session().is_over() {
        app.tick(Instant::now());
        if !app.session().is_mine() {
            sleep(Duration::from_millis(2));
            continue;
        }
        let actions = thought(&app)?;
        press(&mut app, KeyCode::Char('/'));
        actions.join("; ").chars().for_each(|letter| press(&mut app, KeyCode::Char(letter)));
        press(&mut app, KeyCode::Enter);
        press(&mut app, KeyCode::Esc);
        let title = format!("-- {} --", actions.join("; "));
        shoot(&mut app, title)?;
        press(&mut app, KeyCode::Char(' '));
    }
    app.tick(Instant::now());
    shoot(&mut app, "-- end --".to_owned())?;
    Ok(frames)
}

fn session(game: &Game) -> io::Result<Session> {
    let wrong = |what: String| io::Error::other(what);
    let wished = AnySetup::named(game.setup, game.seats.len() as u8);
    let setup = wished.ok_or_else(|| wrong(format!("no setup is called {}", game.setup)))?.write();
    let sitter = |(seat, bot): (usize, &&str)| {
        let kind = if bot.is_empty() { Kind::Human } else { Kind::Bot((*bot).to_owned()) };
        Sitter::new(kind, seat as u8)
    };
    let sitters = game.seats.iter().enumerate().map(sitter).collect();
    let wish = Wish { setup, sitters, preset: Preset::Standard };
    let local = Local::new(wish, [game.seed; 32]);
    let local = local.map_err(|refused| wrong(refused.to_string()))?.at_pace(Pace::Instant);
    Session::new(Box::new(local)).map_err(|refused| wrong(refused.to_string()))
}

/// What an expert would do, without what goes without saying.
fn thought(app: &App) -> io::Result<Vec<String>> {
    let limits = Limits { threads: Some(1), ..Limits::of_visits(200) };
    let log = AnyLog::read(&app.session().host().table().log()).map_err(io::Error::other)?;
    let actions = match log {
        AnyLog::Classic(log) => turn(&log, "expert", 1, &limits).map_err(io::Error::other)?,
        AnyLog::City(log) => turn(&log, "expert", 1, &limits).map_err(io::Error::other)?,
    };
    Ok(actions.into_iter().filter(|action| action != "pass").collect())
}

fn press(app: &mut App, code: KeyCode) {
    let key = ratatui::crossterm::event::KeyEvent::new(code, KeyModifiers::NONE);
    app.hear(&Event::Key(key), Instant::now());
}
