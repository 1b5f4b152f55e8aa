//! Numbered games spread over threads.

use indicatif::ProgressBar;
use std::ops::Range;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// Games a worker fetches at once: enough to be cheap, few enough to end together.
const BLOCK: u64 = 32;

/// Lets every worker play on a thread of its own until all games are played. Returns the workers
/// and the time it took. Who plays which game is left to chance, so `play` should add up only
/// what does not depend on it.
pub(crate) fn spread<W: Send>(
    games: Range<u64>,
    mut workers: Vec<W>,
    bar: &ProgressBar,
    play: impl Fn(&mut W, u64) + Sync,
) -> (Vec<W>, Duration) {
    let next = AtomicU64::new(games.start);
    let began = Instant::now();
    std::thread::scope(|scope| {
        for worker in &mut workers {
            scope.spawn(|| {
                loop {
                    let from = next.fetch_add(BLOCK, Ordering::Relaxed);
                    let block = from..games.end.min(from.saturating_add(BLOCK));
                    if block.is_empty() {
                        break;
                    }
                    let count = block.end - block.start;
                    block.for_each(|game| play(worker, game));
                    bar.inc(count);
                }
            });
        }
    });
    (workers, began.elapsed())
}
