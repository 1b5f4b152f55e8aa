//! A histogram of durations in logarithmic buckets (as HdrHistogram has them): exact to three in a
//! hundred, in little memory.

use std::time::Duration;

/// Buckets for each doubling of the time.
const PARTS: u64 = 32;
/// Number of buckets, from a microsecond to more than an hour.
const BUCKETS: usize = 30 * PARTS as usize;

/// Durations counted in logarithmic buckets.
#[derive(Clone)]
pub(crate) struct Histogram {
    counts: Vec<u64>,
    count: u64,
    longest: Duration,
}

impl Default for Histogram {
    fn default() -> Self {
        Self { counts: vec![0; BUCKETS], count: 0, longest: Duration::ZERO }
    }
}

impl Histogram {
    /// Counts one more duration.
    pub(crate) fn add(&mut self, time: Duration) {
        self.counts[bucket(time.as_micros() as u64)] += 1;
        self.count += 1;
        self.longest = self.longest.max(time);
    }

    /// Number of durations counted.
    pub(crate) const fn count(&self) -> u64 {
        self.count
    }

    /// The longest duration counted.
    pub(crate) const fn longest(&self) -> Duration {
        self.longest
    }

    /// The quantile: the duration that this part of them, from zero to one, did not exceed.
    pub(crate) fn at(&self, part: f64) -> Duration {
        let wanted = ((self.count as f64 * part).ceil() as u64).max(1);
        let mut seen = 0;
        for (bucket, count) in self.counts.iter().enumerate() {
            seen += count;
            if seen >= wanted {
                return Duration::from_micros(last_of(bucket)).min(self.longest);
            }
        }
        self.longest
    }
}

/// Below `PARTS` each microsecond has a bucket, above it each part of a doubling.
fn bucket(micros: u64) -> usize {
    if micros < PARTS {
        return micros as usize;
    }
    let shift = u64::from(micros.ilog2() - PARTS.ilog2());
    (((shift + 1) * PARTS + (micros >> shift) - PARTS) as usize).min(BUCKETS - 1)
}

/// The longest time in a bucket, in microseconds.
const fn last_of(bucket: usize) -> u64 {
    let (doubling, part) = (bucket as u64 / PARTS, bucket as u64 % PARTS);
    if doubling == 0 { part } else { ((PARTS + part + 1) << (doubling - 1)) - 1 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_time_is_in_the_bucket_that_ends_with_or_after_it() {
        for micros in (0..5_000).chain([99_999, 1_000_000, 59_999_999]) {
            let last = last_of(bucket(micros));
            assert!(last >= micros && last - micros <= micros / 32, "{micros} in {last}");
            assert_eq!(bucket(last), bucket(micros));
            assert_eq!(bucket(last + 1), bucket(micros) + 1);
        }
        assert_eq!(bucket(u64::MAX), BUCKETS - 1);
    }

    #[test]
    fn parts_are_found() {
        let mut times = Histogram::default();
        assert_eq!(times.at(0.5), Duration::ZERO);
        (1..=1_000).for_each(|millis| times.add(Duration::from_millis(millis)));
        for (part, millis) in [(0.5, 500.0), (0.9, 900.0), (0.99, 990.0), (1.0, 1_000.0)] {
            let found = times.at(part).as_secs_f64() * 1e3;
            assert!((found / millis - 1.0).abs() < 0.035, "{found} instead of {millis}");
        }
        assert_eq!((times.count(), times.longest()), (1_000, Duration::from_secs(1)));
    }
}
