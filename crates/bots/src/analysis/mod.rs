//! Analysis of a finished or running game, decision by decision: what was luck and what was not.
//!
//! A *decision* is all that one seat chooses until chance or another seat has a say. An [`Analyst`]
//! looks at each as that seat saw it, finds what was best, and compares that with what was really
//! played over the same random numbers. What chance said is valued beside all that it could have
//! said, with every card known, because the game is looked at afterwards. `decisions` takes a log
//! apart; `drawn` values draws alone; [`Report`] adds everything up, a `Summary` for each seat.

mod decisions;
mod drawn;
mod report;
mod summary;

pub use decisions::count;
pub use drawn::{Drawn, Third};
pub use report::{Report, Verdict};
pub use summary::{Summary, Worst};

use crate::judge::Judged;
use crate::levels::Style;
use crate::player::Limits;
use crate::search::{Luck, SearchOptions, Study, luck, study};
use decisions::{Chance, Decision, take_apart};
use remparts_engine::kernel::digest::mix;
use remparts_engine::kernel::seat::Viewer;
use remparts_engine::notation::{Log, Written};
use std::panic::resume_unwind;
use std::sync::atomic::{AtomicUsize, Ordering};

/// Separates the random numbers of draws from those of decisions.
const DRAWS: u64 = 0x6472_6177 << 32;

/// An analyst of games that were played.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Analyst {
    manner: SearchOptions,
    visits: u64,
    seed: u64,
}

impl Analyst {
    /// The levels that can analyse, with a line about each for help texts.
    pub const LEVELS: [(&str, &str); 2] = [
        ("expert", "by points"),
        ("master", "by the chance to win, with more care and for longer"),
    ];

    /// An analyst who thinks as a level does; none if that level does not look far enough ahead.
    pub fn named(level: &str) -> Option<Self> {
        let (manner, visits) = match level {
            "expert" => (SearchOptions::default(), 3_000),
            "master" => (SearchOptions::patient(), 4_000),
            _ => return None,
        };
        Some(Self { manner, visits, seed: 0 })
    }

    /// The same analyst with other random numbers.
    #[must_use]
    pub const fn seeded(self, seed: u64) -> Self {
        Self { seed, ..self }
    }

    /// The visits it takes for a decision where nobody names a number or a time. It is a number and
    /// not a time, so that the same log gives the same report everywhere.
    pub const fn visits(&self) -> u64 {
        self.visits
    }

    /// Analyses every decision of a log, and all that chance said. Time and visits are for one
    /// decision, and a fourth of them for an answer of chance. Threads work on different decisions,
    /// all processors if no number is given, and the result does not depend on them. Calls back
    /// once for each decision. `None` if it was stopped.
    pub fn analyse<G: Written + Judged>(
        &self,
        log: &Log<G>,
        limits: &Limits,
        done: &(dyn Fn() + Sync),
    ) -> Option<Report> {
        let parts = take_apart(log);
        let decisions = &parts.decisions;
        let visits = limits.visits.or(limits.time.is_none().then_some(self.visits));
        let limits = &Limits { visits, ..limits.clone() };
        let all = || std::thread::available_parallelism().map_or(1, usize::from);
        let threads = limits.threads.unwrap_or_else(all).clamp(1, decisions.len().max(1));
        let next = AtomicUsize::new(0);
        let work = || {
            let mut found = Vec::new();
            loop {
                let at = next.fetch_add(1, Ordering::Relaxed);
                let Some(decision) = decisions.get(at) else { return Some(found) };
                let draws = self.draws(&decision.before, limits)?;
                found.push((at, Findings { study: self.look(decision, at, limits)?, draws }));
                done();
            }
        };
        // Where there are no threads, as in browsers, none is started.
        let mut found = if threads == 1 {
            work()?
        } else {
            let parts = std::thread::scope(|scope| {
                let runs: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
                let joined = runs
                    .into_iter()
                    .map(|run| run.join().unwrap_or_else(|panic| resume_unwind(panic)));
                joined.collect::<Option<Vec<_>>>()
            })?;
            parts.into_iter().flatten().collect()
        };
        found.sort_by_key(|(at, _)| *at);
        let last = self.draws(&parts.last, limits)?;
        Some(Report::of(log, decisions, found.into_iter().map(|(_, found)| found), &last))
    }

    /// Values some answers of chance, each with random numbers of its own. Those depend on the
    /// position and not on its number in the game: many games would share them otherwise, their
    /// errors would be correlated, and the mean over games would be off by more than its standard
    /// error says.
    fn draws<G: Written + Judged>(
        &self,
        chances: &[Chance<G>],
        limits: &Limits,
    ) -> Option<Vec<Luck>> {
        let weights = G::styled(Style::Plain);
        let look = |chance: &Chance<G>| {
            let seed = mix(self.seed ^ mix(DRAWS ^ chance.game.digest().0));
            luck(&chance.game, chance.said, &weights, self.manner, limits, seed)
        };
        chances.iter().map(look).collect()
    }

    /// Studies one decision, by what its seat could see. Its random numbers do not depend on those
    /// of other decisions.
    fn look<G: Written + Judged>(
        &self,
        decision: &Decision<G>,
        number: usize,
        limits: &Limits,
    ) -> Option<Study<G::Action>> {
        let Decision { game, seat, played, .. } = decision;
        let view = game.view(Viewer::Seat(*seat));
        let weights = G::styled(Style::Plain);
        let seed = mix(self.seed ^ mix(number as u64));
        study::<G>(&view, *seat, played, &weights, self.manner, limits, seed)
    }
}

/// All that was found about a decision and about the draws before it.
struct Findings<A> {
    study: Study<A>,
    draws: Vec<Luck>,
}
