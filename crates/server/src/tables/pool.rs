//! Where bots think: a pool of threads with a fair queue.
//!
//! Levels that search think for seconds and have so many threads; the others take milliseconds and
//! have one of their own, so that a beginner never waits for a master. Within each lane tables wait
//! in a fair queue by network and player. Threads of the pool have a low priority: answers to people
//! come first.

use super::fair::{FairQueue, Owner};
use super::live::Mail;
use super::playing::AnyPlaying;
use super::sheet::StandIn;
use crate::random;
use remparts_bots::player::Limits;
use remparts_bots::turn;
use remparts_engine::kernel::dealer::Seed;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, sleep_until};

/// The bot that plays for people who are late or have given up.
const SUBSTITUTE: &str = "club";
/// Whoever is late should be able to come back before the game is over.
const SUBSTITUTES_WAIT: u32 = 5;
/// Levels that take no longer than this for a turn do not search.
const QUICK: Duration = Duration::from_millis(200);
/// What such a turn costs in the fair queue, in milliseconds.
const QUICK_COST: u64 = 5;
/// Most turns of one network that wait at the same time, and most of one player.
const OF_NETWORK: usize = 128;
const OF_PLAYER: usize = 32;
/// Most turns that wait at all.
const WAITING: usize = 8_192;

/// Threads on which bots think.
pub(crate) struct BotPool {
    shared: Arc<Shared>,
    /// People want to see what each bot does, so none is faster than that.
    pace: Duration,
}

#[derive(Default)]
struct Shared {
    lanes: Mutex<Lanes>,
    changed: Condvar,
}

#[derive(Default)]
struct Lanes {
    quick: FairQueue<Job>,
    slow: FairQueue<Job>,
    stopped: bool,
}

/// A turn that waits for a thread.
struct Job {
    cancelled: Arc<AtomicBool>,
    work: Box<dyn FnOnce() + Send>,
}

/// A turn that is being found. Dropping it takes the turn out of the queue, or stops the thought.
pub(crate) struct Thinking {
    cancelled: Arc<AtomicBool>,
}

impl Drop for Thinking {
    fn drop(&mut self) {
        self.cancelled.store(true, Ordering::Relaxed);
    }
}

/// A turn that a bot is to find for a seat of a table.
pub(crate) struct BotTurn {
    /// The table, as long as anyone needs it.
    pub(crate) table: mpsc::WeakSender<Mail>,
    /// Who opened the table, to whom the thought is charged.
    pub(crate) owner: Owner,
    /// The record since which this turn is wanted; the table knows by it whether it still is.
    pub(crate) since: u32,
    pub(crate) seat: u8,
    pub(crate) stand_in: StandIn,
    pub(crate) game: AnyPlaying,
    pub(crate) seed: Seed,
}

impl Shared {
    fn lanes(&self) -> MutexGuard<'_, Lanes> {
        // Queues are changed in single steps, so whoever panicked left them whole.
        self.lanes.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl BotPool {
    /// A pool with so many threads for levels that search, and one more for the others.
    pub(crate) fn new(threads: usize, pace: Duration) -> Self {
        let shared = Arc::new(Shared::default());
        for number in 0..=threads {
            let shared = Arc::clone(&shared);
            let quick_only = number == 0;
            let named = thread::Builder::new().name(format!("bots-{number}"));
            named.spawn(move || run(&shared, quick_only)).expect("the system has a thread left");
        }
        Self { shared, pace }
    }

    /// The number of turns that wait for a thread.
    pub(crate) fn waiting(&self) -> usize {
        let lanes = self.shared.lanes();
        lanes.quick.len() + lanes.slow.len()
    }

    /// Has a turn found, and tells the table. None if too many of its owner wait already.
    pub(crate) fn think(&self, turn: BotTurn) -> Option<Thinking> {
        let BotTurn { table, owner, since, seat, stand_in, game, seed } = turn;
        let (time, wait) = match &stand_in {
            StandIn::Bot(bot) => (turn::time(bot), self.pace),
            StandIn::Substitute => (turn::time(SUBSTITUTE), self.pace * SUBSTITUTES_WAIT),
            StandIn::Skip => (Duration::ZERO, self.pace * SUBSTITUTES_WAIT),
        };
        let cancelled = Arc::new(AtomicBool::new(false));
        let (tell, told) = oneshot::channel();
        let work = {
            let (cancelled, stand_in) = (Arc::clone(&cancelled), stand_in.clone());
            move || drop(tell.send(found(&game, &stand_in, &seed, cancelled)))
        };
        let ready = Instant::now() + wait;
        let job = Job { cancelled: Arc::clone(&cancelled), work: Box::new(work) };
        if !self.enqueue(owner, time, job) {
            return None;
        }
        tokio::spawn(async move {
            // A thought that was cancelled or that panicked tells nothing.
            let actions = told.await.unwrap_or_default();
            sleep_until(ready).await;
            if let Some(table) = table.upgrade() {
                // If it is gone, whoever wakes it next asks again.
                let _ = table.send(Mail::Thought { since, seat, stand_in, actions }).await;
            }
        });
        Some(Thinking { cancelled })
    }

    /// Whether the job waits from now on.
    fn enqueue(&self, owner: Owner, time: Duration, job: Job) -> bool {
        let is_quick = time <= QUICK;
        let cost = if is_quick { QUICK_COST } else { time.as_millis() as u64 };
        let mut lanes = self.shared.lanes();
        let lane = if is_quick { &mut lanes.quick } else { &mut lanes.slow };
        if lane.len() >= WAITING {
            lane.retain(|job| !job.cancelled.load(Ordering::Relaxed));
        }
        let (near, own) = lane.of(owner);
        if near >= OF_NETWORK || own >= OF_PLAYER || lane.len() >= WAITING {
            return false;
        }
        lane.push(owner, cost, job);
        drop(lanes);
        // Threads differ in what they may take, so all look.
        self.shared.changed.notify_all();
        true
    }
}

impl Drop for BotPool {
    fn drop(&mut self) {
        self.shared.lanes().stopped = true;
        self.shared.changed.notify_all();
    }
}

/// Takes jobs until the pool is gone.
fn run(shared: &Shared, quick_only: bool) {
    lower_priority();
    loop {
        let mut lanes = shared.lanes();
        let job = loop {
            if lanes.stopped {
                return;
            }
            let next = lanes.quick.pop();
            let next = if quick_only { next } else { next.or_else(|| lanes.slow.pop()) };
            match next {
                Some(job) if job.cancelled.load(Ordering::Relaxed) => {}
                Some(job) => break job,
                None => {
                    lanes = shared.changed.wait(lanes).unwrap_or_else(PoisonError::into_inner);
                }
            }
        };
        drop(lanes);
        // One that panics is lost, and not the thread.
        if catch_unwind(AssertUnwindSafe(job.work)).is_err() {
            tracing::error!("a bot panicked");
        }
    }
}

/// Lets other threads of the program go first, where the system can do that for one thread.
fn lower_priority() {
    #[cfg(target_os = "linux")]
    if let Err(error) = rustix::process::nice(10) {
        tracing::debug!(%error, "bots keep the usual priority");
    }
}

/// What is done for a seat; the least if a bot fails, so that nobody waits for it forever.
fn found(
    game: &AnyPlaying,
    stand_in: &StandIn,
    seed: &Seed,
    cancelled: Arc<AtomicBool>,
) -> Vec<String> {
    let bot = match stand_in {
        StandIn::Bot(bot) => bot,
        StandIn::Substitute => SUBSTITUTE,
        StandIn::Skip => return game.least(seed),
    };
    let dice = u64::from_be_bytes(random::bytes());
    let time = Limits::of_time(turn::time(bot));
    let limits = Limits { threads: Some(1), stop: Some(cancelled), ..time };
    let thought = catch_unwind(AssertUnwindSafe(|| game.think(bot, dice, &limits)));
    match thought {
        Ok(Ok(actions)) => actions,
        Ok(Err(error)) => {
            tracing::error!(bot, %error, "a bot failed");
            game.least(seed)
        }
        Err(_) => {
            tracing::error!(bot, "a bot panicked");
            game.least(seed)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use remparts_protocol::PlayerId;
    use std::sync::mpsc::{Sender, channel};

    const PATIENCE: Duration = Duration::from_secs(20);

    fn owner(number: u8) -> Owner {
        Owner { network: None, player: PlayerId::from_entropy([number; 32]) }
    }

    /// A job that tells its name when it is done, and the flag that cancels it.
    fn telling(name: &'static str, tell: &Sender<&'static str>) -> (Job, Arc<AtomicBool>) {
        let (tell, cancelled) = (tell.clone(), Arc::new(AtomicBool::new(false)));
        let work = Box::new(move || tell.send(name).expect("the test listens"));
        (Job { cancelled: Arc::clone(&cancelled), work }, cancelled)
    }

    #[test]
    fn quick_levels_do_not_wait_for_slow_ones() {
        let pool = BotPool::new(1, Duration::ZERO);
        let (tell, told) = channel();
        let (end, ended) = channel::<()>();
        let slow = Job {
            cancelled: Arc::default(),
            // It thinks until the quick one is done.
            work: Box::new(move || ended.recv_timeout(PATIENCE).expect("the quick one is done")),
        };
        assert!(pool.enqueue(owner(1), Duration::from_secs(3), slow));
        assert!(pool.enqueue(owner(2), QUICK, telling("quick", &tell).0));
        assert_eq!(told.recv_timeout(PATIENCE), Ok("quick"));
        end.send(()).expect("the slow one waits");
    }

    #[test]
    fn what_is_not_wanted_any_longer_does_not_begin() {
        let pool = BotPool::new(1, Duration::ZERO);
        let (tell, told) = channel();
        let (end, ended) = channel::<()>();
        let first = Job {
            cancelled: Arc::default(),
            work: Box::new(move || ended.recv_timeout(PATIENCE).expect("both wait")),
        };
        let slow = Duration::from_secs(3);
        assert!(pool.enqueue(owner(1), slow, first));
        let (stale, cancelled) = telling("stale", &tell);
        assert!(pool.enqueue(owner(1), slow, stale));
        assert!(pool.enqueue(owner(1), slow, telling("wanted", &tell).0));
        drop(Thinking { cancelled });
        end.send(()).expect("the first one waits");
        assert_eq!(told.recv_timeout(PATIENCE), Ok("wanted"));
    }

    #[test]
    fn a_panic_ends_one_thought_and_no_thread() {
        let pool = BotPool::new(1, Duration::ZERO);
        let (tell, told) = channel();
        for _ in 0..4 {
            let work = Box::new(|| panic!("a bot of a test panics"));
            assert!(pool.enqueue(owner(1), QUICK, Job { cancelled: Arc::default(), work }));
        }
        assert!(pool.enqueue(owner(1), QUICK, telling("next", &tell).0));
        assert_eq!(told.recv_timeout(PATIENCE), Ok("next"));
    }

    #[test]
    fn an_owner_has_so_many_turns_waiting() {
        let pool = BotPool::new(1, Duration::ZERO);
        let (_hold, held) = channel::<()>();
        let work = Box::new(move || assert!(held.recv_timeout(PATIENCE).is_err()));
        let slow = Duration::from_secs(3);
        assert!(pool.enqueue(owner(1), slow, Job { cancelled: Arc::default(), work }));
        let idle = || Job { cancelled: Arc::default(), work: Box::new(|| ()) };
        let taken = (0..2 * OF_PLAYER).filter(|_| pool.enqueue(owner(1), slow, idle())).count();
        // The first may have begun already.
        assert!((OF_PLAYER - 1..=OF_PLAYER).contains(&taken), "{taken}");
        assert!(pool.enqueue(owner(2), slow, idle()), "others have room");
    }
}
