//! Spreads numbered games over threads.

use crate::interrupt::Interrupt;
use indicatif::ProgressBar;
use std::ops::Range;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// Games a worker fetches at once: enough to be cheap, few enough for all to end together.
const BLOCK: u64 = 32;

/// The result of games spread over threads.
pub(crate) struct Spread<W> {
    /// The workers with what they found.
    pub(crate) workers: Vec<W>,
    /// Number of games that were played.
    pub(crate) games: u64,
    /// Time that it took.
    pub(crate) took: Duration,
}

/// Lets every worker play on a thread of its own until all games are played, or the run is stopped.
/// Which worker plays which game is not determined, so `play` should add up only what does not
/// depend on it.
pub(crate) fn spread<W: Send>(
    games: Range<u64>,
    mut workers: Vec<W>,
    bar: &ProgressBar,
    play: impl Fn(&mut W, u64) + Sync,
) -> Spread<W> {
    let (next, played) = (AtomicU64::new(games.start), AtomicU64::new(0));
    let interrupt = Interrupt::listen();
    let began = Instant::now();
    std::thread::scope(|scope| {
        for worker in &mut workers {
            scope.spawn(|| {
                loop {
                    let from = next.fetch_add(BLOCK, Ordering::Relaxed);
                    let block = from..games.end.min(from.saturating_add(BLOCK));
                    if block.is_empty() || interrupt.is_set() {
                        break;
                    }
                    let mut count = 0;
                    for game in block.take_while(|_| !interrupt.is_set()) {
                        play(worker, game);
                        count += 1;
                    }
                    played.fetch_add(count, Ordering::Relaxed);
                    bar.inc(count);
                }
            });
        }
    });
    Spread { workers, games: played.into_inner(), took: began.elapsed() }
}
