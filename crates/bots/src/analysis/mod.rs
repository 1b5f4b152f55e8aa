//! What was luck and what was not: a finished or running game, looked at decision by decision.
//!
//! A *decision* is all that one seat chooses until chance or another seat has a say. An [`Analyst`]
//! looks at each as that seat saw it, finds what was best, and plays that and what was really played
//! on with the same luck. `decisions` takes a log apart; [`Report`] adds everything up.

mod decisions;
mod report;
mod summary;

pub use decisions::count;
pub use report::{Report, Verdict};
pub use summary::{Summary, Worst};

use crate::judge::Judged;
use crate::levels::Style;
use crate::player::Limits;
use crate::search::{Manner, Study, study};
use decisions::{Decision, decisions};
use remparts_engine::kernel::digest::mix;
use remparts_engine::kernel::seat::Viewer;
use remparts_engine::notation::{Log, Written};
use std::panic::resume_unwind;
use std::sync::atomic::{AtomicUsize, Ordering};

/// Someone who looks at games afterwards.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Analyst {
    manner: Manner,
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
            "expert" => (Manner::default(), 3_000),
            "master" => (Manner::patient(), 4_000),
            _ => return None,
        };
        Some(Self { manner, visits, seed: 0 })
    }

    /// With other luck in its thoughts.
    #[must_use]
    pub const fn seeded(self, seed: u64) -> Self {
        Self { seed, ..self }
    }

    /// The visits it takes for a decision where nobody says how many or how long. That is a number
    /// and not a time, so that the same log gives the same report everywhere.
    pub const fn visits(&self) -> u64 {
        self.visits
    }

    /// Looks at every decision of a log. Time and visits are for one decision; threads work on
    /// different decisions, all processors if nobody says how many, and what comes out does not
    /// depend on them. Calls back once for each decision. None if it was stopped.
    pub fn analyse<G: Written + Judged>(
        &self,
        log: &Log<G>,
        limits: &Limits,
        done: &(dyn Fn() + Sync),
    ) -> Option<Report> {
        let decisions = decisions(log);
        let visits = limits.visits.or(limits.time.is_none().then_some(self.visits));
        let limits = &Limits { visits, ..limits.clone() };
        let all = || std::thread::available_parallelism().map_or(1, usize::from);
        let threads = limits.threads.unwrap_or_else(all).clamp(1, decisions.len().max(1));
        let next = AtomicUsize::new(0);
        let work = || {
            let mut studies = Vec::new();
            loop {
                let at = next.fetch_add(1, Ordering::Relaxed);
                let Some(decision) = decisions.get(at) else { return Some(studies) };
                studies.push((at, self.look(decision, at, limits)?));
                done();
            }
        };
        // Where there are no threads, as in browsers, none is started.
        let mut studies = if threads == 1 {
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
        studies.sort_by_key(|(at, _)| *at);
        Some(Report::of(log, &decisions, studies.into_iter().map(|(_, study)| study)))
    }

    /// Looks at one decision, by what its seat could see. Thoughts about one decision do not depend
    /// on those about others.
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
