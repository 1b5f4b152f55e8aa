//! Health of the database: whether its last commits succeeded, and when.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use tokio::time::Instant;

use crate::error::StoreError;

/// For this long a successful commit proves that the database takes writes.
const FRESH: Duration = Duration::from_secs(1);
/// For this long a failed commit outweighs successful ones: on a disk that is nearly full small
/// transactions still succeed between large ones that fail.
const FAILING: Duration = Duration::from_secs(2);

/// The results of the last commits, shared by all writers of a store.
#[derive(Default)]
pub(crate) struct Health {
    last: Mutex<Last>,
    errors: AtomicU64,
}

/// When commits succeeded and failed last; `None` before the first one.
#[derive(Default)]
struct Last {
    succeeded: Option<Instant>,
    failed: Option<(Instant, StoreError)>,
}

impl Health {
    /// Notes that a commit is on disk.
    pub(crate) fn succeeded(&self) {
        self.last.lock().unwrap_or_else(PoisonError::into_inner).succeeded = Some(Instant::now());
    }

    /// Notes that a commit failed for want of the database, not for what was to be written.
    pub(crate) fn failed(&self, error: &StoreError) {
        self.errors.fetch_add(1, Ordering::Relaxed);
        let failed = Some((Instant::now(), error.clone()));
        self.last.lock().unwrap_or_else(PoisonError::into_inner).failed = failed;
    }

    /// How many commits have failed so far.
    pub(crate) fn errors(&self) -> u64 {
        self.errors.load(Ordering::Relaxed)
    }

    /// What the last commits say of the next one; `None` if they are too long ago.
    pub(crate) fn recent(&self) -> Option<Result<(), StoreError>> {
        let last = self.last.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((at, error)) = &last.failed
            && at.elapsed() < FAILING
        {
            return Some(Err(error.clone()));
        }
        last.succeeded.filter(|at| at.elapsed() < FRESH).map(|_| Ok(()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tokio::time::advance;

    #[tokio::test(start_paused = true)]
    async fn a_failure_outlasts_small_successes() {
        let health = Health::default();
        assert!(health.recent().is_none(), "nothing was written yet");
        health.succeeded();
        assert!(matches!(health.recent(), Some(Ok(()))));
        health.failed(&StoreError::Unsure);
        health.succeeded();
        assert!(matches!(health.recent(), Some(Err(StoreError::Unsure))));
        advance(FAILING).await;
        assert!(health.recent().is_none(), "it is time to try");
        health.succeeded();
        assert!(matches!(health.recent(), Some(Ok(()))));
        advance(FRESH).await;
        assert!(health.recent().is_none(), "nobody has written for a while");
        assert_eq!(health.errors(), 1);
    }
}
