//! Exponential backoff with jitter.

use std::hash::{BuildHasher as _, Hasher as _, RandomState};
use std::time::Duration;
use tokio::time::Instant;

/// The pauses between tries: exponential backoff with jitter.
pub(crate) struct Backoff {
    first: Duration,
    longest: Duration,
    patience: Duration,
    tries: u32,
    since: Option<Instant>,
    dice: RandomState,
}

impl Backoff {
    /// Pauses from `first` to `longest`, until `patience` has passed without success.
    pub(crate) fn new(first: Duration, longest: Duration, patience: Duration) -> Self {
        Self { first, longest, patience, tries: 0, since: None, dice: RandomState::new() }
    }

    /// Begins anew after a success.
    pub(crate) fn reset(&mut self) {
        (self.tries, self.since) = (0, None);
    }

    /// How long to wait before the next try; none if it is time to give up.
    pub(crate) fn next(&mut self) -> Option<Duration> {
        let since = *self.since.get_or_insert_with(Instant::now);
        if since.elapsed() >= self.patience {
            return None;
        }
        let whole = self.first.saturating_mul(1 << self.tries.min(16)).min(self.longest);
        self.tries += 1;
        let mut dice = self.dice.build_hasher();
        dice.write_u32(self.tries);
        // Jitter: between half of it and all of it, so that clients of a server that was away do
        // not come back all at once.
        let part = f64::from(dice.finish() as u32) / f64::from(u32::MAX);
        Some(whole.mul_f64(0.5 + part / 2.0))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test(start_paused = true)]
    async fn pauses_grow_up_to_a_bound_and_end() {
        let [first, longest] = [100, 1_000].map(Duration::from_millis);
        let mut backoff = Backoff::new(first, longest, Duration::from_secs(60));
        let mut whole = first;
        for _ in 0..8 {
            let pause = backoff.next().expect("it is patient");
            assert!((whole / 2..=whole).contains(&pause), "{pause:?} of {whole:?}");
            whole = (whole * 2).min(longest);
        }
        backoff.reset();
        assert!(backoff.next().expect("it is patient") <= first);
        tokio::time::advance(Duration::from_secs(61)).await;
        assert_eq!(backoff.next(), None);
    }
}
