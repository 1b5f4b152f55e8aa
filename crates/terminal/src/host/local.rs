//! A game here: people take turns at one keyboard, and bots think behind it.

use super::TerminalHost;
use super::saved::Saved;
use super::shelf;
use super::thinking::{Thinking, is_known};
use crate::bell::Bell;
use crate::words::{Language, Words};
use remparts_screen::{Refused, Table};
use remparts_session::host::{self, Wish};
use remparts_session::{Aids, Host, Kind, News, Sitter};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// How long people get to see what a bot does.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Pace {
    /// Not at all.
    Instant,
    /// Long enough to notice.
    #[default]
    Brisk,
    /// Long enough to understand.
    Calm,
}

impl Pace {
    /// The shortest time a bot takes.
    pub const fn pause(self) -> Duration {
        Duration::from_millis(match self {
            Self::Instant => 0,
            Self::Brisk => 450,
            Self::Calm => 1400,
        })
    }
}

/// A game here, with its file and its thinking bots.
pub struct Local {
    game: host::Local,
    pace: Pace,
    words: Words,
    /// Where it is kept.
    file: Option<PathBuf>,
    thinking: Option<Thinking>,
    bell: Bell,
    complaint: Option<String>,
}

/// A seed that nobody can guess.
///
/// # Errors
///
/// When the system has none to give.
pub fn new_seed() -> std::io::Result<[u8; 32]> {
    let mut seed = [0; 32];
    getrandom::fill(&mut seed).map_err(|error| std::io::Error::other(error.to_string()))?;
    Ok(seed)
}

impl Local {
    /// Deals a new game.
    ///
    /// # Errors
    ///
    /// When the wish cannot be played.
    pub fn new(wish: Wish, seed: [u8; 32]) -> Result<Self, Refused> {
        Self::of(host::Local::new(wish, seed)?)
    }

    /// Goes on with a game, with the turn that was not committed.
    ///
    /// # Errors
    ///
    /// When the log cannot be replayed.
    pub fn resume(saved: Saved) -> Result<Self, Refused> {
        Self::of(host::Local::resume(saved.wish, saved.seed, &saved.log, saved.draft)?)
    }

    fn of(game: host::Local) -> Result<Self, Refused> {
        let unknown = game.wish().sitters.iter().find_map(|sitter| match &sitter.kind {
            Kind::Bot(bot) if !is_known(bot) => Some(bot),
            _ => None,
        });
        if let Some(bot) = unknown {
            return Err(Refused::Setup(format!("nobody here is called `{bot}`")));
        }
        Ok(Self {
            game,
            pace: Pace::default(),
            words: Language::English.words(),
            file: None,
            thinking: None,
            bell: Bell::default(),
            complaint: None,
        })
    }

    /// With so much time to see what bots do.
    #[must_use]
    pub const fn at_pace(mut self, pace: Pace) -> Self {
        self.pace = pace;
        self
    }

    /// With complaints in this language.
    #[must_use]
    pub const fn speaking(mut self, words: Words) -> Self {
        self.words = words;
        self
    }

    /// Kept in this file from now on.
    ///
    /// # Errors
    ///
    /// When nothing can be written there.
    pub fn kept_in(mut self, file: PathBuf) -> std::io::Result<Self> {
        shelf::write(&file, &self.saved().write())?;
        self.file = Some(file);
        Ok(self)
    }

    /// The file it is kept in.
    pub fn file(&self) -> Option<&Path> {
        self.file.as_deref()
    }

    /// What is played, and who plays.
    pub const fn wish(&self) -> &Wish {
        self.game.wish()
    }

    /// The game as it would be kept now.
    pub fn saved(&self) -> Saved {
        let game = &self.game;
        Saved {
            wish: game.wish().clone(),
            seed: game.seed(),
            log: game.log().to_owned(),
            draft: game.draft().to_vec(),
        }
    }

    /// Everything that was decided is kept at once, so that no end of the program loses it.
    fn save(&mut self) {
        let Some(file) = &self.file else { return };
        if let Err(error) = shelf::write(file, &self.saved().write()) {
            let why = self.words.refused_by_system(error.kind());
            let why = why.map_or_else(|| error.to_string(), str::to_owned);
            self.complaint = Some(self.words.not_saved(&why));
        }
    }

    /// Lets the bot whose turn it is think, or do what it has found.
    fn let_bots_play(&mut self) {
        if let Some(thinking) = &mut self.thinking {
            let Some(turn) = thinking.done() else { return };
            self.thinking = None;
            let played = match turn {
                Ok(actions) => {
                    let actions: Vec<&str> = actions.iter().map(String::as_str).collect();
                    self.game.answer(&actions).map_err(|refused| refused.to_string())
                }
                Err(why) => {
                    self.game.give_up();
                    Err(why)
                }
            };
            match played {
                Ok(()) => self.save(),
                Err(why) => self.complaint = Some(self.words.bot_failed(&why)),
            }
        }
        if let Some(thought) = self.game.ask() {
            self.thinking = Some(Thinking::start(thought, self.pace.pause(), &self.bell));
        }
    }
}

impl Host for Local {
    fn table(&self) -> &Table {
        self.game.table()
    }

    fn sitters(&self) -> &[Sitter] {
        self.game.sitters()
    }

    fn aids(&self) -> Aids {
        self.game.aids()
    }

    fn plays(&self, seat: u8) -> bool {
        self.game.plays(seat)
    }

    fn is_running(&self) -> bool {
        self.game.is_running()
    }

    fn play(&mut self, actions: &[&str]) -> Result<(), Refused> {
        self.game.play(actions)?;
        self.save();
        Ok(())
    }

    fn keep(&mut self, draft: &[&str]) {
        if self.game.draft() != draft {
            self.game.keep(draft);
            self.save();
        }
    }

    fn poll(&mut self) -> News {
        let was = self.thinking();
        self.let_bots_play();
        let around = self.thinking() != was || self.complaint.is_some();
        self.game.poll().and(if around { News::Around } else { News::Nothing })
    }

    fn thinking(&self) -> Option<u8> {
        self.game.thinking()
    }

    fn kept(&mut self) -> Vec<String> {
        self.game.kept()
    }
}

impl TerminalHost for Local {
    fn bell(&self) -> Option<&Bell> {
        Some(&self.bell)
    }

    fn due(&self) -> Option<Instant> {
        self.thinking.as_ref().and_then(Thinking::due)
    }

    fn complaint(&mut self) -> Option<String> {
        self.complaint.take()
    }

    fn place(&self) -> String {
        self.file.as_ref().map(|file| file.display().to_string()).unwrap_or_default()
    }
}
