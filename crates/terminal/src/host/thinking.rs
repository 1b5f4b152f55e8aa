//! A bot that thinks on a thread of its own.

use crate::bell::Bell;
use remparts_bots::player::Limits;
use remparts_bots::roster::player;
use remparts_bots::turn::{time, turn};
use remparts_engine::classic::Classic;
use remparts_engine::notation::any::AnyLog;
use remparts_session::host::Thought;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::thread;
use std::time::{Duration, Instant};

/// More threads than this bring little, and others use the machine too.
const THREADS: usize = 4;

/// Whether someone of this name can be asked to play.
pub(crate) fn is_known(bot: &str) -> bool {
    player::<Classic>(bot, 0).is_ok()
}

/// What a bot does in a turn, or why it does nothing.
type Turn = Result<Vec<String>, String>;

/// A bot that thinks about its turn. Nobody waits for it once this is dropped.
pub(crate) struct Thinking {
    answer: Receiver<Turn>,
    found: Option<Turn>,
    /// What it found is not played before, so that people see what happens.
    not_before: Instant,
    stop: Arc<AtomicBool>,
}

impl Thinking {
    /// Lets a bot think about a game; the bell rings when it has found its turn.
    pub(crate) fn start(thought: Thought, pause: Duration, bell: &Bell) -> Self {
        let stop = Arc::new(AtomicBool::new(false));
        let (tell, answer) = channel();
        let limits = Limits {
            threads: Some(threads()),
            stop: Some(Arc::clone(&stop)),
            ..Limits::of_time(time(&thought.bot))
        };
        let at_end = bell.ring_at_end();
        thread::spawn(move || {
            // In this order, so that the answer or its absence can be seen when the bell rings.
            let (_at_end, tell) = (at_end, tell);
            // Whoever asked may have left.
            let _ = tell.send(think(&thought, &limits));
        });
        Self { answer, found: None, not_before: Instant::now() + pause, stop }
    }

    /// When the turn that was found is to be played.
    pub(crate) fn due(&self) -> Option<Instant> {
        self.found.as_ref().map(|_| self.not_before)
    }

    /// The turn, once it is found and the pause is over.
    pub(crate) fn done(&mut self) -> Option<Turn> {
        if self.found.is_none() {
            self.found = match self.answer.try_recv() {
                Ok(turn) => Some(turn),
                Err(TryRecvError::Empty) => None,
                Err(TryRecvError::Disconnected) => Some(Err("the bot has gone".to_owned())),
            };
        }
        if Instant::now() < self.not_before { None } else { self.found.take() }
    }
}

impl Drop for Thinking {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}

/// One processor is left for the screen.
fn threads() -> usize {
    let there = thread::available_parallelism().map_or(1, usize::from);
    there.saturating_sub(1).clamp(1, THREADS)
}

fn think(thought: &Thought, limits: &Limits) -> Turn {
    let (bot, dice) = (&thought.bot, thought.dice);
    match AnyLog::read(&thought.log).map_err(|error| error.to_string())? {
        AnyLog::Classic(log) => turn(&log, bot, dice, limits).map_err(|error| error.to_string()),
        AnyLog::City(log) => turn(&log, bot, dice, limits).map_err(|error| error.to_string()),
    }
}
