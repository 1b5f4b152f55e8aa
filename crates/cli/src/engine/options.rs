//! The options of the protocol, and the limits of `go`.

use remparts_bots::levels::LEVELS;
use remparts_bots::outside::table::cut;
use remparts_bots::player::Limits;
use remparts_bots::{reference, roster};
use remparts_engine::city::City;
use remparts_engine::classic::Classic;
use std::str::FromStr;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

/// The bot that plays where none is named.
pub(crate) const BOT: &str = "expert";
/// Thinking time where no limit is given.
const USUAL: Duration = Duration::from_secs(1);
/// Longest thinking time: no choice is worth more than a day.
const ENDLESS: Duration = Duration::from_secs(24 * 60 * 60);
/// Most threads, more than any machine should be asked for.
const MAX_THREADS: usize = 256;

/// The bot, and how it plays.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Options {
    /// The name of the bot.
    pub(super) bot: String,
    /// Seed of the bot's random numbers.
    pub(super) seed: u64,
    /// Threads to think on where `go` gives no number.
    pub(super) threads: usize,
}

impl Default for Options {
    fn default() -> Self {
        Self { bot: BOT.into(), seed: 0, threads: 1 }
    }
}

impl Options {
    /// Sets one option by name.
    pub(super) fn set(&mut self, name: &str, value: &str) -> Result<(), String> {
        match name {
            "bot" => {
                // Someone may play one of the games only.
                let found = roster::player::<Classic>(value, 0).map(|_| ());
                let found = found.or_else(|_| roster::player::<City>(value, 0).map(|_| ()));
                found.map_err(|unknown| unknown.to_string())?;
                self.bot = value.into();
            }
            "seed" => self.seed = number("a seed", value, 0, u64::MAX)?,
            "threads" => self.threads = number("a number of threads", value, 1, MAX_THREADS)?,
            _ => return Err(format!("expected bot, seed or threads, found `{}`", cut(name))),
        }
        Ok(())
    }

    /// The lines that list each option with its value.
    pub(super) fn list(&self) -> [String; 3] {
        let Self { bot, seed, threads } = self;
        [format!("bot {bot}"), format!("seed {seed}"), format!("threads {threads}")]
    }

    /// Names of all bots; `N` in a name stands for any number.
    pub(super) fn bots() -> impl Iterator<Item = &'static str> {
        let references = reference::NAMES.iter().map(|(name, _)| *name);
        LEVELS.iter().map(|(name, _)| *name).chain(references)
    }

    /// Reads the limits after `go`.
    pub(super) fn limits(&self, words: &str, stop: Arc<AtomicBool>) -> Result<Limits, String> {
        let mut limits =
            Limits { threads: Some(self.threads), stop: Some(stop), ..Limits::default() };
        let mut endless = false;
        let mut words = words.split_whitespace();
        while let Some(key) = words.next() {
            let mut value = || words.next().unwrap_or_default();
            match key {
                "time" => {
                    let most = ENDLESS.as_millis() as u64;
                    let time = number("a time in milliseconds", value(), 0, most)?;
                    limits.time = Some(Duration::from_millis(time));
                }
                "visits" => {
                    limits.visits = Some(number("a number of visits", value(), 1, u64::MAX)?);
                }
                "threads" => {
                    let threads = number("a number of threads", value(), 1, MAX_THREADS)?;
                    limits.threads = Some(threads);
                }
                "infinite" => endless = true,
                _ => {
                    let found = cut(key);
                    return Err(format!(
                        "expected time, visits, threads or infinite, found `{found}`"
                    ));
                }
            }
        }
        if endless && (limits.time.is_some() || limits.visits.is_some()) {
            return Err("`infinite` goes with neither time nor visits".into());
        }
        if endless {
            limits.time = Some(ENDLESS);
        } else if limits.time.is_none() && limits.visits.is_none() {
            limits.time = Some(USUAL);
        }
        Ok(limits)
    }
}

fn number<N: FromStr + PartialOrd>(what: &str, word: &str, least: N, most: N) -> Result<N, String> {
    let read = word.parse().ok().filter(|number| (least..=most).contains(number));
    read.ok_or_else(|| match word {
        "" => format!("expected {what}, found nothing"),
        word => format!("expected {what}, found `{}`", cut(word)),
    })
}
