//! A whole game as text: the setup, then one line for each ply with the digest after it.
//!
//! ```text
//! remparts 1
//! players 2
//! farmers field3
//! two-tile-city full
//! first drawn
//! plies
//! first 2                  #0f3a...
//! draw base/E              #77c1...
//! place base/E 0,1 r2      #9b02...
//! put meeple 0,1 city-S    #51aa...
//! ```
//!
//! A line that begins with `#` is a remark: whatever it says, it is no part of the game.

use super::ply::{Ply, read_line, replay_ply, write_ply};
use super::setup::{self, Rulings, SetupReader};
use super::words::{ReadError, Reading, Words};
use super::written::Written;
use crate::kernel::digest::Digest;
use crate::kernel::game::{Game, Pending, Quiet, Sink};
use crate::kernel::seat::{Seat, Viewer};
use thiserror::Error;

/// First line of every log.
pub const MAGIC: &str = "remparts 1";
/// The first sign of a remark.
pub(super) const REMARK: char = '#';
/// No game has more plies than this: three a tile, and some for what a game adds to that.
const MAX_PLIES: usize = 4_096;
/// Most bytes of a log; a longer text is refused unread.
pub const MAX_BYTES: usize = 1 << 20;

/// A game in progress or finished, with everything that led to it.
#[derive(Clone)]
pub struct Log<G: Written> {
    setup: G::Setup,
    plies: Vec<Entry<Ply<G>>>,
    game: G,
}

/// One ply of a log with its text and digest.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry<P> {
    /// The ply that was made.
    pub ply: P,
    /// The ply in words, which need the board of that moment.
    pub text: String,
    /// The digest of the position after it.
    pub digest: Digest,
}

/// Why a log could not be replayed: `S` is why the game's setup cannot be played, `I` why one of
/// its plies is illegal.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum LogError<S, I> {
    /// The text is malformed.
    #[error(transparent)]
    Read(#[from] ReadError),
    /// The setup cannot be played.
    #[error("setup: {0}")]
    Setup(S),
    /// A ply breaks the rules.
    #[error("line {line}: {illegal}")]
    Illegal {
        /// Line, counted from one.
        line: usize,
        /// Why it was refused.
        illegal: I,
    },
    /// The engine comes to another position than the one that was written.
    #[error("line {line}: the position has digest {found}, the log says {stated}")]
    Digest {
        /// Line, counted from one.
        line: usize,
        /// The digest that the log states.
        stated: String,
        /// The digest that the engine found.
        found: Digest,
    },
}

/// The lines of a log with their numbers, without remarks.
pub(super) fn lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let lines = text.lines().enumerate().map(|(n, line)| (n + 1, line.trim_end()));
    lines.filter(|(_, line)| !line.starts_with(REMARK))
}

/// Why a log of this game could not be replayed.
pub type LogErrorOf<G> = LogError<<G as Written>::SetupError, <G as Game>::Illegal>;

impl<G: Written> Log<G> {
    /// The log of a new game, without plies.
    pub fn new(setup: G::Setup) -> Result<Self, G::SetupError> {
        Ok(Self { setup, plies: Vec::new(), game: G::set_up(setup)? })
    }

    /// The setup that the game was made from.
    pub const fn setup(&self) -> &G::Setup {
        &self.setup
    }

    /// The game as it stands after the last ply.
    pub const fn game(&self) -> &G {
        &self.game
    }

    /// The lines of all plies so far.
    pub fn plies(&self) -> &[Entry<Ply<G>>] {
        &self.plies
    }

    /// Plays an action and writes it down. On an error nothing has changed.
    pub fn play(
        &mut self,
        seat: Seat,
        action: G::Action,
        out: &mut impl Sink<G::Event>,
    ) -> Result<(), G::Illegal> {
        self.game.check(seat, action)?;
        self.write_down(Ply::Action(action), out);
        Ok(())
    }

    /// Takes an answer and writes it down. On an error nothing has changed.
    pub fn resolve(
        &mut self,
        answer: G::Answer,
        out: &mut impl Sink<G::Event>,
    ) -> Result<(), G::Illegal> {
        self.game.check_answer(answer)?;
        self.write_down(Ply::Answer(answer), out);
        Ok(())
    }

    /// Makes a legal ply and writes it down.
    fn write_down(&mut self, ply: Ply<G>, out: &mut impl Sink<G::Event>) {
        let text = write_ply(&self.game, ply);
        replay_ply(&mut self.game, ply, out);
        self.plies.push(Entry { ply, text, digest: self.game.digest() });
    }

    /// Makes a ply for whoever has to choose.
    pub fn make(&mut self, ply: Ply<G>, out: &mut impl Sink<G::Event>) -> Result<(), G::Illegal> {
        match ply {
            Ply::Action(action) => self.play(self.game.chooser()?, action, out),
            Ply::Answer(answer) => self.resolve(answer, out),
        }
    }

    /// The same game with at most so many plies.
    #[must_use]
    pub fn up_to(&self, plies: usize) -> Self {
        let plies = &self.plies[..plies.min(self.plies.len())];
        let mut game = self.game.afresh();
        plies.iter().for_each(|entry| replay_ply(&mut game, entry.ply, &mut Quiet));
        Self { setup: self.setup, plies: plies.to_vec(), game }
    }

    /// The whole truth as text. While the game runs only its keeper may see it.
    pub fn write(&self) -> String {
        self.write_for(|_| true)
    }

    /// The text a viewer may see: what chance told others alone stays hidden, and so do the digests,
    /// which depend on it (RUL-INFO-2). Once the game is over nothing is hidden.
    pub fn write_for_viewer(&self, viewer: Viewer) -> String {
        let over = self.game.pending() == Pending::Over;
        self.write_for(|receiver| over || viewer == Viewer::Seat(receiver))
    }

    fn write_for(&self, may_see: impl Fn(Seat) -> bool) -> String {
        let mut text = format!("{MAGIC}\n{}plies\n", setup::write(&self.setup));
        let everything = Seat::first(self.game.seats()).all(&may_see);
        // Played again, because a line does not say whose turn it was.
        let mut game = self.game.afresh();
        for entry in &self.plies {
            let concealed = match entry.ply {
                Ply::Answer(answer) => game.concealed(answer),
                Ply::Action(_) => None,
            };
            let line = match concealed {
                Some((receiver, instead)) if !may_see(receiver) => instead,
                _ => &entry.text,
            };
            if everything {
                text += &format!("{line:<32} #{}\n", entry.digest);
            } else {
                text += &format!("{line}\n");
            }
            replay_ply(&mut game, entry.ply, &mut Quiet);
        }
        text
    }

    /// Reads and replays a whole log.
    pub fn read(text: &str) -> Result<Self, LogErrorOf<G>> {
        let oversized = |line| ReadError { line, column: 1, reading: Reading::Oversized };
        if text.len() > MAX_BYTES {
            return Err(oversized(1).into());
        }
        let mut lines = lines(text);
        let end = text.lines().count() + 1;
        let missing = |what| ReadError { line: end, column: 1, reading: Reading::Missing(what) };
        let first = lines.next().ok_or_else(|| missing("`remparts 1`"))?;
        if first.1 != MAGIC {
            return Err(Words::new(first.0, first.1).refuse_line("`remparts 1`").into());
        }
        let mut settings = SetupReader::by(Rulings::First);
        loop {
            let (number, line) = lines.next().ok_or_else(|| missing("`plies`"))?;
            let words = Words::new(number, line);
            if line == "plies" {
                break;
            }
            if !settings.line(words.clone())? {
                return Err(words.refuse("a setting or `plies`").into());
            }
        }
        let mut log = Self::new(settings.setup).map_err(LogError::Setup)?;
        for (number, line) in lines.filter(|(_, line)| !line.is_empty()) {
            if log.plies.len() >= MAX_PLIES {
                return Err(oversized(number).into());
            }
            log.read_line(number, line)?;
        }
        Ok(log)
    }

    fn read_line(&mut self, number: usize, line: &str) -> Result<(), LogErrorOf<G>> {
        let (line, stated) = match line.split_once('#') {
            Some((line, digest)) => (line, Some(digest.trim())),
            None => (line, None),
        };
        let ply = read_line(&self.game, Words::new(number, line))?;
        let made = self.make(ply, &mut Quiet);
        made.map_err(|illegal| LogError::Illegal { line: number, illegal })?;
        let found = self.game.digest();
        if let Some(stated) = stated.filter(|stated| *stated != found.to_string()) {
            let stated = stated.chars().take(40).collect();
            return Err(LogError::Digest { line: number, stated, found });
        }
        Ok(())
    }
}
