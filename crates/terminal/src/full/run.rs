//! The loop: draw what has changed, then wait until a key is pressed, others have played or a clock
//! has to be shown anew. While nothing happens, nothing runs.

use super::app::App;
use super::start::StartScreen;
use crate::board::{Colors, reduce};
use ratatui::backend::{Backend, CrosstermBackend, TestBackend};
use ratatui::crossterm::event::Event;
use ratatui::crossterm::terminal::{BeginSynchronizedUpdate, EndSynchronizedUpdate};
use ratatui::crossterm::{execute, queue};
use ratatui::layout::{Position, Rect};
use ratatui::{Frame, Terminal};
use std::error::Error;
use std::io::{self, Write};
use std::time::{Duration, Instant};

/// Wakes a [`Source`] that waits, from any thread.
pub type Waker = Box<dyn Fn() + Send>;

/// Where keys and clicks come from.
pub trait Source {
    /// The next event; nothing if none comes within a time, or if the source was woken. Without a time
    /// it is waited for as long as it takes.
    ///
    /// # Errors
    ///
    /// When nothing will come any more.
    fn next(&mut self, patience: Option<Duration>) -> io::Result<Option<Event>>;

    /// What wakes the source while it waits; none if it never waits long.
    fn waker(&self) -> Option<Waker> {
        None
    }
}

/// A backend that can show a whole frame at once.
pub trait Surface: Backend {
    /// Holds back what is drawn from now on (DEC mode 2026, where a terminal knows it).
    ///
    /// # Errors
    ///
    /// When the terminal cannot be written to.
    fn begin(&mut self) -> io::Result<()> {
        Ok(())
    }

    /// Shows what was held back.
    ///
    /// # Errors
    ///
    /// When the terminal cannot be written to.
    fn end(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl Surface for TestBackend {}

impl<W: Write> Surface for CrosstermBackend<W> {
    fn begin(&mut self) -> io::Result<()> {
        queue!(self, BeginSynchronizedUpdate)
    }

    fn end(&mut self) -> io::Result<()> {
        execute!(self, EndSynchronizedUpdate)
    }
}

/// Draws a frame that appears as a whole; over everything that was there, if that is spoiled.
fn show<B: Surface>(
    terminal: &mut Terminal<B>,
    spoiled: bool,
    colors: Colors,
    draw: impl FnOnce(&mut Frame<'_>),
) -> io::Result<()>
where
    B::Error: Error + Send + Sync + 'static,
{
    terminal.backend_mut().begin()?;
    if spoiled {
        // `Terminal::clear` would ask the terminal where its cursor is, and wait for the answer among
        // the keys.
        let size = terminal.size().map_err(io::Error::other)?;
        terminal.resize(Rect::from((Position::ORIGIN, size))).map_err(io::Error::other)?;
    }
    let draw = |frame: &mut Frame<'_>| {
        draw(frame);
        reduce(frame.buffer_mut(), colors);
    };
    terminal.draw(draw).map_err(io::Error::other)?;
    terminal.backend_mut().end()
}

/// Plays until the game is left.
///
/// # Errors
///
/// When the terminal cannot be written to or read from.
pub fn run<B: Surface>(
    terminal: &mut Terminal<B>,
    source: &mut impl Source,
    app: &mut App,
) -> io::Result<()>
where
    B::Error: Error + Send + Sync + 'static,
{
    if let (Some(bell), Some(wake)) = (app.session().host().bell(), source.waker()) {
        bell.connect(wake);
    }
    while app.exit().is_none() {
        // What happened while something was taken in is taken in too, before anyone waits.
        while app.tick(Instant::now()) {}
        let spoiled = app.take_spoiled();
        if app.take_dirty() || spoiled {
            show(terminal, spoiled, app.look().colors, |frame| app.draw(frame))?;
        }
        // Whatever was pressed in the meantime is taken before anything is drawn again.
        let mut patience = app.rest(Instant::now());
        while let Some(event) = source.next(patience)? {
            app.hear(&event, Instant::now());
            patience = Some(Duration::ZERO);
            if app.exit().is_some() {
                return Ok(());
            }
        }
    }
    Ok(())
}

/// Lets someone choose a game.
///
/// # Errors
///
/// When the terminal cannot be written to or read from.
pub fn run_start<B: Surface>(
    terminal: &mut Terminal<B>,
    source: &mut impl Source,
    screen: &mut StartScreen,
) -> io::Result<()>
where
    B::Error: Error + Send + Sync + 'static,
{
    while !screen.is_done() {
        let spoiled = screen.take_spoiled();
        show(terminal, spoiled, screen.look().colors, |frame| screen.draw(frame))?;
        // Nothing moves by itself here.
        loop {
            match source.next(None)? {
                Some(event) if screen.hear(&event) => break,
                _ => {}
            }
        }
    }
    Ok(())
}
