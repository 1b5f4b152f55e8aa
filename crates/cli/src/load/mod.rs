//! The load test: many tables at once, played over real sockets at a steady rate.
//!
//! `table` is one table with its players, `histogram` counts how long moves took, `machine` reads
//! memory and load.

mod histogram;
pub(crate) mod machine;
mod table;

pub(crate) use histogram::Histogram;

use crate::contest::Contested;
use anyhow::{Context as _, Result};
use indicatif::ProgressBar;
use machine::Ticks;
use remparts_bots::dice;
use remparts_client::Server;
use remparts_protocol::Status;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use table::{LoadTable, Moved};
use tokio::sync::{Semaphore, watch};
use tokio::task::JoinSet;
use tokio::time::{MissedTickBehavior, interval_at, sleep};

/// Tables that are opened concurrently.
const OPENING: usize = 16;
/// Pause before the memory of idle tables is measured.
const STILL: Duration = Duration::from_secs(3);
/// Most error messages that are kept.
const REASONS: usize = 5;

/// The parameters of a load test.
#[derive(Clone)]
pub(crate) struct Plan {
    /// The nodes, one at least.
    pub(crate) servers: Vec<Server>,
    pub(crate) tables: u32,
    pub(crate) seats: u8,
    /// Moves per second, at all tables together.
    pub(crate) rate: f64,
    pub(crate) time: Duration,
    pub(crate) seed: u64,
    /// The processes of the servers, if they are on this machine.
    pub(crate) pids: Vec<u32>,
}

/// The results of a load test.
#[derive(Default)]
pub(crate) struct Measured {
    pub(crate) opened: u32,
    pub(crate) opening: Duration,
    pub(crate) live: u32,
    pub(crate) finished: u64,
    pub(crate) sent: u64,
    pub(crate) refused: u64,
    pub(crate) unanswered: u64,
    pub(crate) latency: Histogram,
    /// How late moves were sent, because the one before was not answered or the driver was slow.
    pub(crate) lag: Histogram,
    pub(crate) time: Duration,
    pub(crate) memory_before: Option<u64>,
    pub(crate) memory_idle: Option<u64>,
    pub(crate) memory_after: Option<u64>,
    pub(crate) busy: Option<f64>,
    pub(crate) load: Option<f64>,
    /// The first few error messages.
    pub(crate) reasons: Vec<String>,
}

impl Measured {
    /// Memory of one idle table, in bytes.
    pub(crate) fn memory_per_table(&self) -> Option<f64> {
        let more = self.memory_idle?.saturating_sub(self.memory_before?);
        (self.opened > 0).then(|| more as f64 / f64::from(self.opened))
    }

    /// Whether every move was acknowledged at every table.
    pub(crate) fn is_fine(&self) -> bool {
        self.refused == 0 && self.unanswered == 0 && self.reasons.is_empty()
    }

    fn went_wrong(&mut self, error: &anyhow::Error) {
        if self.reasons.len() < REASONS {
            self.reasons.push(format!("{error:#}"));
        }
    }
}

/// The phase of the load test, the same for all tables.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Phase {
    /// Sit still while memory is measured.
    Still,
    /// Play from this moment on.
    Play(Instant),
    /// Leave the tables and end.
    Leave,
}

/// What the tasks of all tables share.
struct LoadRun<G: Contested> {
    plan: Plan,
    setup: G::Setup,
    measured: Mutex<Measured>,
    doors: Semaphore,
    bar: ProgressBar,
}

impl<G: Contested> LoadRun<G> {
    fn note(&self, take: impl FnOnce(&mut Measured)) {
        take(&mut self.measured.lock().unwrap_or_else(PoisonError::into_inner));
    }

    /// Opens table number `n`, or another in its place.
    async fn open(&self, n: u32, times: u64) -> Result<LoadTable<G>> {
        let _door = self.doors.acquire().await.context("the doors stay open")?;
        let mut servers = self.plan.servers.clone();
        let first = n as usize % servers.len();
        servers.rotate_left(first);
        let dice = dice::of_game(self.plan.seed + times, u64::from(n));
        LoadTable::open(&servers, self.setup, self.plan.seats, dice).await
    }

    /// The task of table number `n`.
    async fn run(&self, n: u32, mut phase: watch::Receiver<Phase>) -> Result<()> {
        let mut table = self.open(n, 0).await?;
        self.note(|measured| measured.opened += 1);
        self.bar.inc(1);
        let now = *phase.wait_for(|phase| *phase != Phase::Still).await?;
        let Phase::Play(start) = now else { return Ok(()) };
        self.note(|measured| measured.live += 1);
        let played = self.play(n, &mut table, start, &mut phase).await;
        if played.is_err() {
            self.note(|measured| measured.live -= 1);
        }
        played
    }

    async fn play(
        &self,
        n: u32,
        table: &mut LoadTable<G>,
        start: Instant,
        phase: &mut watch::Receiver<Phase>,
    ) -> Result<()> {
        let every = f64::from(self.plan.tables) / self.plan.rate;
        // Staggered over the tables, so that the rate is steady.
        let first = start + Duration::from_secs_f64(f64::from(n) / self.plan.rate);
        let mut turns = interval_at(first.into(), Duration::from_secs_f64(every));
        turns.set_missed_tick_behavior(MissedTickBehavior::Burst);
        let mut times = 0;
        loop {
            let due = tokio::select! {
                due = turns.tick() => due,
                _ = phase.changed() => return Ok(()),
            };
            if table.status() != Status::Running {
                times += 1;
                self.note(|measured| measured.finished += 1);
                *table = self.open(n, times).await?;
            }
            self.note(|measured| {
                measured.sent += 1;
                measured.lag.add(due.elapsed());
            });
            match table.play().await? {
                Moved::Done(time) => {
                    self.note(|measured| measured.latency.add(time));
                    self.bar.inc(1);
                }
                Moved::Refused(failure) => {
                    self.note(|measured| measured.refused += 1);
                    return Err(failure.into());
                }
                Moved::Unanswered => {
                    self.note(|measured| measured.unanswered += 1);
                    return Ok(());
                }
            }
        }
    }
}

/// Opens all tables, measures them idle, and plays until the time is over or `stop` comes.
pub(crate) async fn run<G>(
    plan: Plan,
    setup: G::Setup,
    bar: ProgressBar,
    stop: impl Future<Output = ()>,
) -> Result<Measured>
where
    G: Contested<Setup: Send + Sync> + Send + 'static,
{
    let (time, tables) = (plan.time, plan.tables);
    let memory_before = machine::memory(&plan.pids);
    let (tell, phase) = watch::channel(Phase::Still);
    let run = Arc::new(LoadRun::<G> {
        plan,
        setup,
        measured: Mutex::default(),
        doors: Semaphore::new(OPENING),
        bar,
    });
    tokio::pin!(stop);
    let opening = Instant::now();
    let mut lives = JoinSet::new();
    for n in 0..tables {
        let (run, phase) = (Arc::clone(&run), phase.clone());
        lives.spawn(async move {
            if let Err(error) = run.run(n, phase).await {
                run.note(|measured| measured.went_wrong(&error));
            }
        });
    }
    let mut stopped = false;
    loop {
        let mut settled = 0;
        run.note(|measured| settled = measured.opened);
        if stopped || settled as usize >= lives.len() {
            break;
        }
        tokio::select! {
            () = sleep(Duration::from_millis(50)) => {}
            () = &mut stop => stopped = true,
            // A table that cannot be opened has ended.
            Some(_) = lives.join_next() => {}
        }
    }
    let opening = opening.elapsed();
    if !stopped {
        tokio::select! {
            () = sleep(STILL) => {}
            () = &mut stop => stopped = true,
        }
    }
    let memory_idle = machine::memory(&run.plan.pids);
    run.bar.reset();
    run.bar.set_length((run.plan.rate * time.as_secs_f64()) as u64);
    let (start, ticks) = (Instant::now(), Ticks::now());
    if !stopped {
        tell.send_replace(Phase::Play(start));
        tokio::select! {
            () = sleep(time) => {}
            () = &mut stop => {}
        }
    }
    let time = start.elapsed();
    let busy = ticks.zip(Ticks::now()).map(|(then, now)| now.busy_since(then));
    let (load, memory_after) = (machine::load(), machine::memory(&run.plan.pids));
    tell.send_replace(Phase::Leave);
    // Moves on their way are still answered.
    while lives.join_next().await.is_some() {}
    let mut taken = Measured::default();
    run.note(|measured| std::mem::swap(measured, &mut taken));
    Ok(Measured { opening, time, memory_before, memory_idle, memory_after, busy, load, ..taken })
}
