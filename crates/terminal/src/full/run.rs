//! The loop: draw what has changed, take a key, let others play. And the terminal, left as it was.

use super::app::App;
use super::signals;
use super::start::StartScreen;
use crate::board::{Colors, reduce};
use ratatui::backend::{Backend, CrosstermBackend};
use ratatui::crossterm::event::{
    self, DisableBracketedPaste, DisableMouseCapture, EnableBracketedPaste, EnableMouseCapture,
    Event, KeyCode, KeyEvent, KeyModifiers,
};
use ratatui::crossterm::execute;
use ratatui::crossterm::style::force_color_output;
use ratatui::crossterm::terminal::{
    Clear, ClearType, EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode,
};
use ratatui::{Frame, Terminal};
use std::error::Error;
use std::io::{self, Stdout, stdout};
use std::panic;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// How long a key is waited for before others get to play.
const PATIENCE: Duration = Duration::from_millis(30);
/// Signals are looked for at least this often.
const LONGEST: Duration = Duration::from_millis(250);

/// Where keys and clicks come from.
pub trait Source {
    /// The next event, if there is one within a time.
    ///
    /// # Errors
    ///
    /// When nothing will come any more.
    fn next(&mut self, patience: Duration) -> io::Result<Option<Event>>;
}

/// The keyboard and the mouse.
#[derive(Clone, Copy, Debug)]
pub struct Stdin;

impl Source for Stdin {
    fn next(&mut self, patience: Duration) -> io::Result<Option<Event>> {
        if signals::is_over() {
            // Whoever ends the program from outside wants what Ctrl-C does.
            let key = KeyEvent::new(KeyCode::Char('c'), KeyModifiers::CONTROL);
            return Ok(Some(Event::Key(key)));
        }
        if event::poll(patience.min(LONGEST))? { event::read().map(Some) } else { Ok(None) }
    }
}

/// Plays until the game is left.
///
/// # Errors
///
/// When the terminal cannot be written to or read from.
pub fn run<B: Backend>(
    terminal: &mut Terminal<B>,
    source: &mut impl Source,
    app: &mut App,
) -> io::Result<()>
where
    B::Error: Error + Send + Sync + 'static,
{
    while app.exit().is_none() {
        if app.take_spoiled() {
            terminal.clear().map_err(io::Error::other)?;
        }
        if app.take_dirty() {
            let colors = app.look().colors;
            let draw = |frame: &mut Frame<'_>| {
                app.draw(frame);
                reduce(frame.buffer_mut(), colors);
            };
            terminal.draw(draw).map_err(io::Error::other)?;
        }
        // Whatever was pressed in the meantime is taken before anything is drawn again.
        let mut patience = PATIENCE;
        while let Some(event) = source.next(patience)? {
            app.hear(&event, Instant::now());
            patience = Duration::ZERO;
            if app.exit().is_some() {
                return Ok(());
            }
        }
        app.tick(Instant::now());
    }
    Ok(())
}

/// Lets someone choose a game.
///
/// # Errors
///
/// When the terminal cannot be written to or read from.
pub fn run_start<B: Backend>(
    terminal: &mut Terminal<B>,
    source: &mut impl Source,
    screen: &mut StartScreen,
) -> io::Result<()>
where
    B::Error: Error + Send + Sync + 'static,
{
    while !screen.is_done() {
        if screen.take_spoiled() {
            terminal.clear().map_err(io::Error::other)?;
        }
        let colors = screen.look().colors;
        let draw = |frame: &mut Frame<'_>| {
            screen.draw(frame);
            reduce(frame.buffer_mut(), colors);
        };
        terminal.draw(draw).map_err(io::Error::other)?;
        // Nothing moves by itself here.
        loop {
            match source.next(LONGEST)? {
                Some(event) if screen.hear(&event) => break,
                _ => {}
            }
        }
    }
    Ok(())
}

/// A terminal that is given back as it was, however it is left.
pub(super) struct Guard;

impl Guard {
    fn take() -> io::Result<Self> {
        signals::watch();
        enable_raw_mode()?;
        // From here on there is something to give back.
        let guard = Self;
        execute!(stdout(), EnterAlternateScreen, EnableMouseCapture, EnableBracketedPaste)?;
        Ok(guard)
    }

    pub(super) fn give_back() {
        // There is nobody left to tell if this fails.
        let _ = execute!(
            stdout(),
            DisableBracketedPaste,
            DisableMouseCapture,
            // Some terminals mix both screens up if they were resized in between.
            Clear(ClearType::All),
            LeaveAlternateScreen,
            ratatui::crossterm::cursor::Show
        );
        let _ = disable_raw_mode();
    }
}

impl Drop for Guard {
    fn drop(&mut self) {
        Self::give_back();
    }
}

/// Lets something use the whole terminal.
pub(super) fn in_terminal(
    colors: Colors,
    use_it: impl FnOnce(&mut Terminal<CrosstermBackend<Stdout>>) -> io::Result<()>,
) -> io::Result<()> {
    // Else even the way back to the terminal's own colors would be written as a color.
    force_color_output(colors != Colors::None);
    let before = Arc::new(panic::take_hook());
    let told = Arc::clone(&before);
    // A message that lands on the other screen would be gone with it.
    panic::set_hook(Box::new(move |info| {
        Guard::give_back();
        told(info);
    }));
    let used = Guard::take().and_then(|_guard| {
        let mut terminal = Terminal::new(CrosstermBackend::new(stdout()))?;
        use_it(&mut terminal)
    });
    drop(panic::take_hook());
    panic::set_hook(Box::new(move |info| before(info)));
    used
}
