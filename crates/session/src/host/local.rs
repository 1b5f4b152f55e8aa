//! A game here: people take turns in front of one screen, and bots think behind it.

use super::{Host, News};
use crate::aids::Aids;
use crate::sitter::{Kind, Sitter};
use remparts_engine::kernel::seat::Viewer;
use remparts_protocol::Preset;
use remparts_screen::names::Step;
use remparts_screen::{Refused, Table};
use serde::Serialize;
use ts_rs::TS;

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

/// What a bot is asked to think about.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Thought {
    /// The seat whose turn it is.
    pub seat: u8,
    /// The bot by its name.
    pub bot: String,
    /// The game so far.
    pub log: String,
    /// What its dice begin with: the same game always gets the same.
    #[serde(serialize_with = "in_digits")]
    #[ts(type = "string")]
    pub dice: u64,
}

/// Scripts know no whole numbers as large as these.
fn in_digits<S: serde::Serializer>(number: &u64, to: S) -> Result<S::Ok, S::Error> {
    to.collect_str(number)
}

/// A game here, with its dealer. Deliberately without `Debug`: the seed is a secret of the game.
pub struct Local {
    table: Table,
    wish: Wish,
    seed: [u8; 32],
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
    thinking: Option<u8>,
    /// A bot that failed is not asked again.
    is_stuck: bool,
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

    /// Goes on with the game of a log, with the turn that was not committed.
    ///
    /// # Errors
    ///
    /// When the log cannot be replayed.
    pub fn resume(
        wish: Wish,
        seed: [u8; 32],
        log: &str,
        draft: Vec<String>,
    ) -> Result<Self, Refused> {
        let table = Table::load(log, Some(seed))?;
        Self::at(table, wish, seed, draft)
    }

    fn at(table: Table, wish: Wish, seed: [u8; 32], draft: Vec<String>) -> Result<Self, Refused> {
        let seats = table.screen(Viewer::Audience, &[])?.seats.len();
        if wish.sitters.len() != seats {
            let people = wish.sitters.len();
            return Err(Refused::Setup(format!("{people} players for {seats} seats")));
        }
        let mut local = Self {
            log: String::new(),
            table,
            wish,
            seed,
            is_from_before: !draft.is_empty(),
            draft,
            next: None,
            plies: 0,
            told: 0,
            thinking: None,
            is_stuck: false,
        };
        local.look();
        local.told = local.plies;
        Ok(local)
    }

    /// What is played, and who plays.
    pub const fn wish(&self) -> &Wish {
        &self.wish
    }

    /// What chance is dealt from.
    pub const fn seed(&self) -> [u8; 32] {
        self.seed
    }

    /// The log as it stands.
    pub fn log(&self) -> &str {
        &self.log
    }

    /// The turn that is not committed.
    pub fn draft(&self) -> &[String] {
        &self.draft
    }

    /// What a bot has to be asked now; it counts as thinking from then on.
    pub fn ask(&mut self) -> Option<Thought> {
        let seat = self.next.filter(|_| !self.is_stuck && self.thinking.is_none())?;
        let Kind::Bot(bot) = &self.wish.sitters[usize::from(seat)].kind else { return None };
        self.thinking = Some(seat);
        let dice = u64::from_le_bytes(std::array::from_fn(|n| self.seed[n]));
        let dice = dice.wrapping_add(self.plies as u64);
        Some(Thought { seat, bot: bot.clone(), log: self.log.clone(), dice })
    }

    /// Plays what the bot has found.
    ///
    /// # Errors
    ///
    /// When the rules forbid it; then bots are asked no more.
    pub fn answer(&mut self, actions: &[&str]) -> Result<(), Refused> {
        self.thinking = None;
        self.play(actions).inspect_err(|_| self.is_stuck = true)
    }

    /// The bot has found nothing: bots are asked no more.
    pub const fn give_up(&mut self) {
        self.thinking = None;
        self.is_stuck = true;
    }

    /// Looks at the table anew.
    fn look(&mut self) {
        self.log = self.table.log();
        self.plies = self.log.split_once("plies\n").map_or(0, |(_, plies)| plies.lines().count());
        let turn = self.table.screen(Viewer::Audience, &[]).ok().map(|screen| screen.turn);
        self.next = turn.filter(|turn| turn.step != Step::Over).and_then(|turn| turn.seat);
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
        self.table.play(actions)?;
        self.draft.clear();
        self.look();
        Ok(())
    }

    fn keep(&mut self, draft: &[&str]) {
        self.draft = draft.iter().map(|text| (*text).to_owned()).collect();
    }

    fn poll(&mut self) -> News {
        if self.told == self.plies {
            return News::Nothing;
        }
        News::Plies(std::mem::replace(&mut self.told, self.plies))
    }

    fn thinking(&self) -> Option<u8> {
        self.thinking
    }

    fn kept(&mut self) -> Vec<String> {
        if std::mem::take(&mut self.is_from_before) { self.draft.clone() } else { Vec::new() }
    }
}
