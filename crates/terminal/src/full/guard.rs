//! The terminal taken over, and given back as it was, however it is left.

use super::signals;
use crate::board::Colors;
use ratatui::Terminal;
use ratatui::backend::CrosstermBackend;
use ratatui::crossterm::cursor::Show;
use ratatui::crossterm::event::{
    DisableBracketedPaste, DisableMouseCapture, EnableBracketedPaste, EnableMouseCapture,
};
use ratatui::crossterm::execute;
use ratatui::crossterm::style::{Attribute, SetAttribute, force_color_output};
use ratatui::crossterm::terminal::{
    Clear, ClearType, EndSynchronizedUpdate, EnterAlternateScreen, LeaveAlternateScreen,
    disable_raw_mode, enable_raw_mode,
};
use std::io::{self, Stdout, Write as _, stderr, stdout};
use std::panic;
use std::sync::atomic::{AtomicU8, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

/// The terminal is as it was.
const FREE: u8 = 0;
/// The terminal is taken over.
const TAKEN: u8 = 1;
/// The terminal is being given back; whoever ends the program now would leave it half restored.
const GIVING: u8 = 2;

/// Which of these it is.
static STATE: AtomicU8 = AtomicU8::new(FREE);

/// Whether the terminal is taken over, or not given back as a whole yet.
pub(super) fn is_held() -> bool {
    STATE.load(Ordering::SeqCst) != FREE
}

/// Takes the terminal over: keys come one by one, and there is a screen of our own.
pub(super) fn take() -> io::Result<()> {
    enable_raw_mode()?;
    STATE.store(TAKEN, Ordering::SeqCst);
    execute!(stdout(), EnterAlternateScreen, EnableMouseCapture, EnableBracketedPaste)
}

/// Gives the terminal back, if it is taken over.
pub(super) fn give_back() {
    if STATE.compare_exchange(TAKEN, GIVING, Ordering::SeqCst, Ordering::SeqCst).is_err() {
        return;
    }
    // There is nobody left to tell if this fails.
    let _ = execute!(
        stdout(),
        // A frame may have been broken off.
        EndSynchronizedUpdate,
        SetAttribute(Attribute::Reset),
        DisableBracketedPaste,
        DisableMouseCapture,
        // Some terminals mix both screens up if they were resized in between.
        Clear(ClearType::All),
        LeaveAlternateScreen,
        Show
    );
    let _ = disable_raw_mode();
    STATE.store(FREE, Ordering::SeqCst);
}

/// A terminal that is given back when this is dropped.
struct Guard;

impl Drop for Guard {
    fn drop(&mut self) {
        give_back();
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
    let (told, mine) = (Arc::clone(&before), thread::current().id());
    let held_back = Arc::new(Mutex::new(Vec::new()));
    let later = Arc::clone(&held_back);
    // A message that lands on the other screen would be gone with it. A bot that gives up does not end
    // the game, so what it says waits until the screen is left.
    panic::set_hook(Box::new(move |info| {
        if thread::current().id() == mine {
            give_back();
            told(info);
        } else {
            later.lock().unwrap_or_else(PoisonError::into_inner).push(info.to_string());
        }
    }));
    signals::watch();
    let guard = Guard;
    let used = take().and_then(|()| {
        let mut terminal = Terminal::new(CrosstermBackend::new(stdout()))?;
        use_it(&mut terminal)
    });
    drop(guard);
    drop(panic::take_hook());
    panic::set_hook(Box::new(move |info| before(info)));
    for message in held_back.lock().unwrap_or_else(PoisonError::into_inner).drain(..) {
        // There is nobody left to tell if this fails.
        let _ = writeln!(stderr(), "{message}");
    }
    used
}
