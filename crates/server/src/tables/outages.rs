//! Times in which no server looked after the tables. They do not run on anyone's clock.
//!
//! A server notes every second in the store that it is there. What is missing between two such
//! heartbeats is an outage: it was stopped, killed, could not write, or its machine slept.

use super::{Hall, now};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, PoisonError, RwLock};
use std::time::Duration;

/// How often a heartbeat is noted.
pub(super) const BEAT: Duration = Duration::from_secs(1);
/// A longer gap before the first heartbeat is an outage, in milliseconds: another node may be there.
const GAP_AT_START: u64 = 2_500;
/// A longer gap between heartbeats is one, in milliseconds. Busy machines are late now and then.
const GAP: u64 = 5_000;
/// Older outages matter to no clock, in milliseconds: the longest has 30 days for a move.
const REMEMBERED: u64 = 40 * 24 * 60 * 60 * 1_000;

/// All outages that are known. Clones are the same.
#[derive(Clone, Default)]
pub(crate) struct Outages(Arc<Known>);

#[derive(Default)]
struct Known {
    /// From when to when, in milliseconds since 1970.
    times: RwLock<Vec<(u64, u64)>>,
    /// Whether the store was asked since this server started.
    asked: AtomicBool,
}

impl Outages {
    /// How much of the time between two moments was lost, in milliseconds.
    pub(crate) fn between(&self, since: u64, until: u64) -> u64 {
        let times = self.0.times.read().unwrap_or_else(PoisonError::into_inner);
        let overlap =
            |(began, ended): &(u64, u64)| (*ended).min(until).saturating_sub((*began).max(since));
        times.iter().map(overlap).sum()
    }

    /// Whether it is known how long the server was away before it started. Until then no clock
    /// can be said to have run out.
    pub(crate) fn are_known(&self) -> bool {
        self.0.asked.load(Ordering::Acquire)
    }

    /// Takes over all outages that the store knows of.
    pub(crate) fn set(&self, times: Vec<(u64, u64)>) {
        *self.0.times.write().unwrap_or_else(PoisonError::into_inner) = times;
        self.0.asked.store(true, Ordering::Release);
    }
}

/// Notes a heartbeat, and what was missed since the one before.
pub(super) async fn beat(hall: Arc<Hall>) {
    let (outages, time) = (&hall.outages, now());
    let gap = if outages.are_known() { GAP } else { GAP_AT_START };
    let noted = match hall.store.beat(time, gap).await {
        Ok(missed) if missed || !outages.are_known() => {
            hall.store.outages(time.saturating_sub(REMEMBERED)).await.map(Some)
        }
        Ok(_) => Ok(None),
        Err(error) => Err(error),
    };
    match noted {
        Ok(Some(times)) => outages.set(times),
        Ok(None) => {}
        Err(error) => drop(hall.failed(&error)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lost_time_is_what_lies_within() {
        let outages = Outages::default();
        assert!(!outages.are_known());
        outages.set(vec![(10, 20), (50, 90)]);
        assert!(outages.are_known());
        for (since, until, lost) in
            [(0, 5, 0), (0, 100, 50), (12, 15, 3), (15, 60, 15), (20, 50, 0), (60, u64::MAX, 30)]
        {
            assert_eq!(outages.between(since, until), lost, "{since} to {until}");
        }
    }
}
