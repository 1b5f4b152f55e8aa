//! A game here: people take turns at one keyboard, and bots think behind it.

use super::saved::Saved;
use super::shelf;
use super::thinking::{Thinking, is_known};
use super::{Host, News};
use crate::aids::Aids;
use crate::bell::Bell;
use crate::sitter::{Kind, Sitter};
use crate::words::{Language, Words};
use remparts_engine::kernel::seat::Viewer;
use remparts_protocol::Preset;
use remparts_screen::names::Step;
use remparts_screen::{Refused, Table};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// A game that is wished for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Wish {
    /// The lines of the setup, as the engine reads them.
    pub setup: String,
    /// The seats in playing order.
    pub sitters: Vec<Sitter>,
    /// Which help players get.
    pub preset: Preset,
}

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

/// A game here.
pub struct Local {
    table: Table,
    wish: Wish,
    seed: [u8; 32],
    pace: Pace,
    words: Words,
    /// Where it is kept.
    file: Option<PathBuf>,
    /// The log as it stands; a draft is kept more often than a turn.
    log: String,
    draft: Vec<String>,
    /// Whether the draft is one from before, for whoever comes back.
    is_from_before: bool,
    /// The seat that has to choose; nobody once the game is over.
    next: Option<u8>,
    plies: usize,
    /// So many plies were told about as news.
    told: usize,
    thinking: Option<Thinking>,
    bell: Bell,
    /// A bot that failed is not asked again.
    is_stuck: bool,
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
        let table = Table::new(&wish.setup, seed)?;
        Self::at(table, wish, seed, Vec::new())
    }

    /// Goes on with a game, with the turn that was not committed.
    ///
    /// # Errors
    ///
    /// When the log cannot be replayed.
    pub fn resume(saved: Saved) -> Result<Self, Refused> {
        let table = Table::load(&saved.log, Some(saved.seed))?;
        Self::at(table, saved.wish, saved.seed, saved.draft)
    }

    fn at(table: Table, wish: Wish, seed: [u8; 32], draft: Vec<String>) -> Result<Self, Refused> {
        let seats = table.screen(Viewer::Audience, &[])?.seats.len();
        if wish.sitters.len() != seats {
            let people = wish.sitters.len();
            return Err(Refused::Setup(format!("{people} players for {seats} seats")));
        }
        for sitter in &wish.sitters {
            match &sitter.kind {
                Kind::Bot(bot) if !is_known(bot) => {
                    return Err(Refused::Setup(format!("nobody here is called `{bot}`")));
                }
                _ => {}
            }
        }
        let mut local = Self {
            log: String::new(),
            table,
            wish,
            seed,
            pace: Pace::default(),
            words: Language::English.words(),
            file: None,
            is_from_before: !draft.is_empty(),
            draft,
            next: None,
            plies: 0,
            told: 0,
            thinking: None,
            bell: Bell::default(),
            is_stuck: false,
            complaint: None,
        };
        local.look();
        local.told = local.plies;
        Ok(local)
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
        &self.wish
    }

    /// The game as it would be kept now.
    pub fn saved(&self) -> Saved {
        let (wish, log, draft) = (self.wish.clone(), self.log.clone(), self.draft.clone());
        Saved { wish, seed: self.seed, log, draft }
    }

    /// Looks at the table anew.
    fn look(&mut self) {
        self.log = self.table.log();
        self.plies = self.log.split_once("plies\n").map_or(0, |(_, plies)| plies.lines().count());
        let turn = self.table.screen(Viewer::Audience, &[]).ok().map(|screen| screen.turn);
        self.next = turn.filter(|turn| turn.step != Step::Over).and_then(|turn| turn.seat);
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

    fn perform(&mut self, actions: &[&str]) -> Result<(), Refused> {
        self.table.play(actions)?;
        self.draft.clear();
        self.look();
        self.save();
        Ok(())
    }

    /// Lets the bot whose turn it is think, or do what it has found.
    fn let_bots_play(&mut self) {
        if let Some(thinking) = &mut self.thinking {
            let Some(turn) = thinking.done() else { return };
            self.thinking = None;
            let played = turn.and_then(|actions| {
                let actions: Vec<&str> = actions.iter().map(String::as_str).collect();
                self.perform(&actions).map_err(|refused| refused.to_string())
            });
            if let Err(why) = played {
                self.is_stuck = true;
                self.complaint = Some(self.words.bot_failed(&why));
            }
        }
        let Some(seat) = self.next.filter(|_| !self.is_stuck) else { return };
        if let Kind::Bot(bot) = &self.wish.sitters[usize::from(seat)].kind {
            let dice = u64::from_le_bytes(std::array::from_fn(|n| self.seed[n]));
            let dice = dice.wrapping_add(self.plies as u64);
            let (log, bot) = (self.log.clone(), bot.clone());
            let pause = self.pace.pause();
            self.thinking = Some(Thinking::start(seat, log, bot, dice, pause, &self.bell));
        }
    }
}

impl Host for Local {
    fn table(&self) -> &Table {
        &self.table
    }

    fn sitters(&self) -> &[Sitter] {
        &self.wish.sitters
    }

    fn aids(&self) -> Aids {
        self.wish.preset.into()
    }

    fn plays(&self, seat: u8) -> bool {
        self.wish.sitters.get(usize::from(seat)).is_some_and(Sitter::is_human)
    }

    fn is_running(&self) -> bool {
        true
    }

    fn play(&mut self, actions: &[&str]) -> Result<(), Refused> {
        self.perform(actions)
    }

    fn keep(&mut self, draft: &[&str]) {
        if self.draft != draft {
            self.draft = draft.iter().map(|text| (*text).to_owned()).collect();
            self.save();
        }
    }

    fn poll(&mut self) -> News {
        let was = self.thinking();
        self.let_bots_play();
        if self.told != self.plies {
            return News::Plies(std::mem::replace(&mut self.told, self.plies));
        }
        if self.thinking() == was && self.complaint.is_none() {
            News::Nothing
        } else {
            News::Around
        }
    }

    fn bell(&self) -> Option<&Bell> {
        Some(&self.bell)
    }

    fn due(&self) -> Option<Instant> {
        self.thinking.as_ref().and_then(Thinking::due)
    }

    fn thinking(&self) -> Option<u8> {
        self.thinking.as_ref().map(|thinking| thinking.seat)
    }

    fn complaint(&mut self) -> Option<String> {
        self.complaint.take()
    }

    fn kept(&mut self) -> Vec<String> {
        if std::mem::take(&mut self.is_from_before) { self.draft.clone() } else { Vec::new() }
    }

    fn place(&self) -> String {
        self.file.as_ref().map(|file| file.display().to_string()).unwrap_or_default()
    }
}
