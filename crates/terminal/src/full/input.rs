//! Keys and clicks of the terminal, read on a thread of their own, and everything else that wakes the
//! loop.

use super::run::{Source, Waker};
use super::{guard, signals};
use ratatui::crossterm::event::{self, Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use ratatui::crossterm::terminal::{disable_raw_mode, size};
use std::io;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::sync::{Mutex, OnceLock, PoisonError};
use std::thread;
use std::time::Duration;

/// What wakes the loop.
enum Wake {
    /// The terminal has something to tell, or will never have again.
    Heard(io::Result<Event>),
    /// Something has happened elsewhere.
    News,
    /// The program was stopped and goes on.
    Continued,
}

/// The line on which everything arrives that wakes the loop. There is one for the whole program, since
/// a thread that waits for keys cannot be called off.
struct Line {
    tell: Sender<Wake>,
    heard: Mutex<Receiver<Wake>>,
}

fn line() -> &'static Line {
    static LINE: OnceLock<Line> = OnceLock::new();
    LINE.get_or_init(|| {
        let (tell, heard) = channel();
        Line { tell, heard: Mutex::new(heard) }
    })
}

/// Wakes the loop; nothing happens if none runs.
pub(super) fn wake() {
    drop(line().tell.send(Wake::News));
}

/// Lets the loop take the terminal anew, after the program was stopped.
#[cfg(unix)]
pub(super) fn go_on() {
    drop(line().tell.send(Wake::Continued));
}

/// Begins to listen to the terminal, once.
fn listen() {
    static LISTENING: OnceLock<()> = OnceLock::new();
    LISTENING.get_or_init(|| {
        let tell = line().tell.clone();
        thread::spawn(move || {
            loop {
                let heard = event::read();
                let is_last = heard.is_err();
                if tell.send(Wake::Heard(heard)).is_err() || is_last {
                    return;
                }
            }
        });
    });
}

/// The keyboard and the mouse. Ctrl-Z never arrives: it stops the program, and afterwards everything is
/// drawn anew, as for a new size.
#[derive(Clone, Copy, Debug)]
pub struct Stdin;

impl Source for Stdin {
    fn next(&mut self, patience: Option<Duration>) -> io::Result<Option<Event>> {
        listen();
        if signals::is_over() {
            // Whoever ends the program from outside wants what Ctrl-C does.
            let key = KeyEvent::new(KeyCode::Char('c'), KeyModifiers::CONTROL);
            return Ok(Some(Event::Key(key)));
        }
        let heard = line().heard.lock().unwrap_or_else(PoisonError::into_inner);
        let heard = match patience {
            None => heard.recv().map_err(|_| RecvTimeoutError::Disconnected),
            Some(patience) => heard.recv_timeout(patience),
        };
        match heard {
            Ok(Wake::Heard(Ok(event))) if is_suspending(&event) => {
                signals::suspend();
                again().map(Some)
            }
            Ok(Wake::Heard(Ok(event))) => Ok(Some(event)),
            Ok(Wake::Heard(Err(error))) => Err(error),
            Ok(Wake::Continued) => again().map(Some),
            Ok(Wake::News) | Err(RecvTimeoutError::Timeout) => Ok(None),
            Err(RecvTimeoutError::Disconnected) => Err(io::ErrorKind::UnexpectedEof.into()),
        }
    }

    fn waker(&self) -> Option<Waker> {
        Some(Box::new(wake))
    }
}

/// Whether an event asks to stop the program for a while.
fn is_suspending(event: &Event) -> bool {
    let Event::Key(KeyEvent { code, modifiers, kind, .. }) = event else { return false };
    cfg!(unix)
        && *code == KeyCode::Char('z')
        && *modifiers == KeyModifiers::CONTROL
        && *kind == KeyEventKind::Press
}

/// Takes the terminal anew, in whatever state a shell has left it, and has everything drawn.
fn again() -> io::Result<Event> {
    disable_raw_mode()?;
    guard::take()?;
    let (columns, rows) = size()?;
    Ok(Event::Resize(columns, rows))
}
