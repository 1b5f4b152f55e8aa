//! Plays a match: pairs of games on threads, each written down as soon as it is finished.

use super::Thought;
use super::guests::Guests;
use super::players::{Contested, check_name, make_player};
use super::store::{Header, LAYOUT, Pairs, Store};
use crate::interrupt::Interrupt;
use anyhow::{Context as _, Result, ensure};
use indicatif::ProgressBar;
use remparts_bots::Limits;
use remparts_bots::arena::sprt::Tested;
use remparts_bots::arena::{Match, Outcome, Sprt, Summary, Verdict, stats};
use remparts_engine::notation::setup;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};

/// The parameters of a match.
pub(crate) struct Contest {
    /// The bots by name; the last one fills the remaining seats.
    pub(crate) bots: Vec<String>,
    /// The external bots among them.
    pub(crate) guests: Guests,
    /// How long they may think.
    pub(crate) thought: Thought,
    /// Number of pairs to play.
    pub(crate) pairs: u64,
    /// Seed of the series of pairs.
    pub(crate) seed: u64,
    /// Number of threads that play.
    pub(crate) threads: u16,
    /// The sequential test that stops the match early, if any.
    pub(crate) sprt: Option<Sprt>,
    /// The folder that keeps the match.
    pub(crate) out: Option<PathBuf>,
}

/// A match that was played.
pub(crate) struct Held {
    /// The statistics of the first bot.
    pub(crate) summary: Summary,
    /// The result of the test, if there was one.
    pub(crate) tested: Option<Tested>,
    /// Pairs that were not played because the match was stopped.
    pub(crate) missing: u64,
    /// Every game that was forfeited.
    pub(crate) forfeits: Vec<ForfeitAt>,
}

/// A forfeit, with where to find it.
pub(crate) struct ForfeitAt {
    /// The number of the pair.
    pub(crate) pair: u64,
    /// The number of the game in the pair.
    pub(crate) game: usize,
    /// The number of the bot that forfeited.
    pub(crate) bot: usize,
    /// The reason of the forfeit.
    pub(crate) reason: String,
}

/// The state that the threads share.
struct SharedState {
    pairs: Pairs,
    todo: std::vec::IntoIter<u64>,
    store: Option<Store>,
    failed: Option<anyhow::Error>,
}

impl Contest {
    /// Plays the pairs that have not been played yet. The result does not depend on the number of
    /// threads or on how often the program was stopped: a test looks at the pairs in their order,
    /// and what comes after its verdict does not count even if it was played.
    pub(crate) fn hold<G: Contested>(&self, setup: G::Setup, bar: &ProgressBar) -> Result<Held> {
        let seats = G::set_up(setup)?.seats();
        let Self { bots, seed, .. } = self;
        ensure!(bots.len() <= seats, "{} bots do not fit into {seats} seats", bots.len());
        bots.iter().try_for_each(|name| check_name::<G>(name, &self.guests))?;
        let header = Header {
            arena: LAYOUT,
            setup: setup::write(&setup),
            players: seats,
            bots: bots.iter().map(|name| self.guests.full_name(name)).collect(),
            limits: self.thought,
            seed: *seed,
        };
        let opened = self.out.as_ref().map(|folder| Store::open(folder, &header)).transpose()?;
        let (store, mut pairs) =
            opened.map_or((None, Pairs::new()), |(store, pairs)| (Some(store), pairs));
        // More may have been played than is asked for now.
        pairs.retain(|pair, _| *pair < self.pairs);
        let missing: Vec<u64> = (0..self.pairs).filter(|pair| !pairs.contains_key(pair)).collect();
        let interrupt = Interrupt::listen();
        // Whoever is thinking may stop: that pair does not count.
        let limits = Limits { stop: Some(interrupt.flag()), ..self.thought.limits() };
        let game = Match { setup, seats, bots: bots.len(), limits, seed: *seed };
        let decided = AtomicBool::new(self.is_decided(&pairs));
        self.show(&pairs, bar);
        // What an earlier run played took no time in this one.
        bar.reset_eta();
        let state = SharedState { pairs, todo: missing.into_iter(), store, failed: None };
        let state = Mutex::new(state);
        std::thread::scope(|scope| {
            for _ in 0..self.threads {
                scope.spawn(|| self.work::<G>(&game, &state, &decided, &interrupt, bar));
            }
        });
        let SharedState { pairs, failed, .. } =
            state.into_inner().unwrap_or_else(PoisonError::into_inner);
        failed.map_or(Ok(()), Err)?;
        self.close(&pairs).context("stopped before the first pair was played")
    }

    /// One thread: pair after pair, until there are no more or the test has a verdict.
    fn work<G: Contested>(
        &self,
        game: &Match<G::Setup>,
        state: &Mutex<SharedState>,
        decided: &AtomicBool,
        interrupt: &Interrupt,
        bar: &ProgressBar,
    ) {
        let locked = || state.lock().unwrap_or_else(PoisonError::into_inner);
        while !decided.load(Ordering::Relaxed) {
            let Some(pair) = locked().todo.next() else { return };
            let make = |bot: usize, seed| make_player::<G>(&self.bots[bot], seed, &self.guests);
            let played = game.play_pair::<G>(pair, &make).map_err(anyhow::Error::from);
            if interrupt.is_set() {
                return;
            }
            let mut state = locked();
            let kept = played.and_then(|games| {
                let logs: Vec<String> = games.iter().map(|game| game.log.write()).collect();
                let games: Vec<Outcome> = games.into_iter().map(|game| game.outcome).collect();
                let store = state.store.as_mut();
                store.map_or(Ok(()), |store| store.add(pair, &games, &logs))?;
                state.pairs.insert(pair, games);
                Ok(())
            });
            if let Err(error) = kept {
                state.failed = Some(error);
                decided.store(true, Ordering::Relaxed);
            }
            if self.is_decided(&state.pairs) {
                decided.store(true, Ordering::Relaxed);
            }
            self.show(&state.pairs, bar);
        }
    }

    /// The finished pairs up to the first that is missing.
    fn row<'a>(&self, pairs: &'a Pairs) -> impl Iterator<Item = &'a [Outcome]> + use<'a> {
        (0..self.pairs).map_while(|pair| Some(&**pairs.get(&pair)?))
    }

    fn test(&self, pairs: &Pairs) -> Option<Tested> {
        Some(self.sprt?.run(self.row(pairs).map(stats::margin)))
    }

    fn is_decided(&self, pairs: &Pairs) -> bool {
        self.test(pairs).is_some_and(|tested| tested.verdict != Verdict::Open)
    }

    /// Shows the result so far in the progress bar.
    fn show(&self, pairs: &Pairs, bar: &ProgressBar) {
        bar.set_position(pairs.len() as u64);
        if let Some(summary) = Summary::of(self.bots.len(), pairs.values().map(|pair| &**pair)) {
            let (rate, margin) = (100.0 * summary.win_rate, summary.margin);
            bar.set_message(format!("{} wins {rate:.1} % by {margin:+.1}", self.bots[0]));
        }
    }

    /// The result of the pairs that count; `None` if there is none.
    fn close(&self, pairs: &Pairs) -> Option<Held> {
        let tested = self.test(pairs);
        let counted = tested.map_or(usize::MAX, |tested| tested.pairs);
        let row = || pairs.iter().take(counted);
        let games = row().flat_map(|(pair, games)| {
            let pair = *pair;
            games.iter().enumerate().map(move |(number, game)| (pair, number, game))
        });
        let forfeits = games.filter_map(|(pair, game, outcome)| {
            let forfeit = outcome.forfeit.as_ref()?;
            let (bot, reason) = (outcome.bots[forfeit.seat], forfeit.reason.clone());
            Some(ForfeitAt { pair, game, bot, reason })
        });
        let forfeits = forfeits.collect();
        let summary = Summary::of(self.bots.len(), row().map(|(_, pair)| &**pair))?;
        let is_open = tested.is_none_or(|tested| tested.verdict == Verdict::Open);
        let missing = if is_open { self.pairs - pairs.len() as u64 } else { 0 };
        Some(Held { summary, tested, missing, forfeits })
    }
}
