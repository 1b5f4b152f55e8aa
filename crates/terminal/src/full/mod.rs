//! Games on the full screen: the loop, keys and mouse, the panels around the board.
//!
//! An [`App`] is a game with the way it is looked at. It takes events and draws itself into a frame,
//! and knows no terminal; [`run`] brings both together. The [`start`] screen and replays work the same
//! way, so tests can drive all of them without a terminal.

mod act;
mod app;
mod choices;
mod cursor;
mod deeds;
mod draw;
mod graph;
mod guard;
mod input;
mod keys;
mod layout;
mod line;
mod looking;
mod mouse;
mod panel;
mod panels;
mod pen;
mod playback;
mod run;
mod sheet;
mod signals;
mod stage;
mod start;
mod status;
mod typing;
mod view;

pub use act::{Act, Cover};
pub use app::App;
pub use input::Stdin;
pub use panel::Panel;
pub use run::{Source, Surface, Waker, run, run_start};
pub use start::{Expansion, Form, Start, StartScreen};

use crate::board;
use crate::host::shelf::Shelved;
use crate::session::{Ending, Session};
use crate::words::Words;
use remparts_engine::notation::tile_file::AnyTiles;
use remparts_session::Standing;
use std::io;

/// Letters and colors of a terminal.
pub type Look = board::Style;

/// What someone wants who leaves a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Exit {
    /// To leave.
    Left,
    /// Another game.
    New,
}

/// How someone left the full screen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Away {
    /// How the game stood.
    pub ending: Ending,
    /// Whether another game is wanted.
    pub again: bool,
}

/// A game in the terminal, until it is left. Everything is as it was before once this is over, however
/// it ends.
///
/// # Errors
///
/// When the terminal cannot be written to or read from.
pub fn play(session: Session, look: Look, words: Words) -> io::Result<Away> {
    let mut app = App::new(session, look, words);
    guard::in_terminal(look.colors, |terminal| run(terminal, &mut Stdin, &mut app))?;
    let ending = match app.session().host().standing() {
        _ if app.session().is_over() => Ending::Over,
        Standing::Ended => {
            Ending::Lost(app.session().host().ended().unwrap_or_default().to_owned())
        }
        _ => Ending::Left,
    };
    Ok(Away { ending, again: app.exit() == Some(Exit::New) })
}

/// The log of a game in the terminal, until it is left.
///
/// # Errors
///
/// When the terminal cannot be written to or read from.
pub fn replay(session: Session, look: Look, words: Words) -> io::Result<()> {
    let mut app = App::new(session, look, words);
    guard::in_terminal(look.colors, |terminal| run(terminal, &mut Stdin, &mut app))
}

/// What is to be played; nothing if nothing is. The saved games come newest first.
///
/// # Errors
///
/// When the terminal cannot be written to or read from.
pub fn start(
    saved: &[Shelved],
    tiles: &[AnyTiles],
    look: Look,
    words: Words,
) -> io::Result<Option<Start>> {
    let mut screen = StartScreen::new(saved, tiles, look, words);
    guard::in_terminal(look.colors, |terminal| run_start(terminal, &mut Stdin, &mut screen))?;
    Ok(screen.into_start())
}
