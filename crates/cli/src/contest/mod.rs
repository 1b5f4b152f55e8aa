//! Matches between bots: what `arena` and `ladder` share.
//!
//! `players` makes bots by name, `guests` runs external ones, `hall` plays pairs on threads,
//! `store` keeps what was played so that nothing is lost when the program is stopped, `standings`
//! makes the table of a ladder.

mod guests;
mod hall;
mod players;
mod standings;
mod store;

pub(crate) use guests::Guests;
pub(crate) use hall::{Contest, ForfeitAt, Held};
pub(crate) use players::{Contested, check_name};
pub(crate) use standings::{Met, Standings};

use clap::value_parser;
use remparts_bots::Limits;
use serde::{Deserialize, Serialize};
use std::path::PathBuf;
use std::time::Duration;

/// Limits of thinking, the same for every bot.
#[derive(clap::Args, Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Thought {
    /// Milliseconds each bot may think in a turn [default: 100, or no limit with --visits]
    #[arg(long, value_name = "MS", value_parser = value_parser!(u64).range(1..=3_600_000))]
    ms: Option<u64>,
    /// Visits a search may make for a choice: with them alone the same seed gives the same games
    #[arg(long, value_name = "N", value_parser = value_parser!(u64).range(1..))]
    visits: Option<u64>,
}

/// How much is played, and where it is kept.
#[derive(clap::Args, Clone, Debug)]
pub(crate) struct Rounds {
    /// Number of pairs, in each meeting
    #[arg(long, default_value_t = 20, value_name = "N")]
    #[arg(value_parser = value_parser!(u64).range(1..=1_000_000))]
    pub(crate) pairs: u64,
    /// Seed of the series of pairs
    #[arg(long, default_value_t = 7, value_name = "N")]
    pub(crate) seed: u64,
    /// How many pairs are played at the same time; each bot thinks on one thread
    #[arg(long, default_value_t = 1, value_name = "N")]
    #[arg(value_parser = value_parser!(u16).range(1..=256))]
    pub(crate) threads: u16,
    /// Keep results and logs in this folder, and go on with what it holds
    #[arg(long, value_name = "DIR")]
    pub(crate) out: Option<PathBuf>,
}

impl Thought {
    /// Milliseconds of a turn where no limit is given.
    const USUAL_MS: u64 = 100;

    /// These limits, or the usual time if there is none at all.
    pub(crate) fn or_usual(self) -> Self {
        let usual = self.visits.is_none().then_some(Self::USUAL_MS);
        Self { ms: self.ms.or(usual), ..self }
    }

    /// The limits for players, who think on one thread each.
    pub(crate) fn limits(self) -> Limits {
        let time = self.ms.map(Duration::from_millis);
        Limits { time, visits: self.visits, threads: Some(1), ..Limits::default() }
    }

    /// The limits in words.
    pub(crate) fn words(self) -> String {
        let ms = self.ms.map(|ms| format!("{ms} ms a turn"));
        let visits = self.visits.map(|visits| format!("{visits} visits a choice"));
        ms.into_iter().chain(visits).collect::<Vec<_>>().join(", ")
    }
}
