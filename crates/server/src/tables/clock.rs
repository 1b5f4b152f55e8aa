//! The time that seats have.

use super::outages::Outages;
use remparts_protocol::Clock;

const SECOND: u64 = 1_000;
const DAY: u64 = 24 * 60 * 60 * SECOND;
/// Lag that is not held against anyone.
const GRACE: u64 = SECOND;

/// What is left of it.
#[derive(Clone)]
pub(crate) struct Times {
    clock: Clock,
    left: Vec<u64>,
    /// The seat whose time runs, and since when.
    running: Option<(u8, u64)>,
    /// Times that run on nobody's clock.
    outages: Outages,
}

impl Times {
    /// Before the first move; nothing if nobody looks at the clock.
    pub(crate) fn new(clock: Clock, seats: usize, outages: Outages) -> Option<Self> {
        let full = full(clock)?;
        Some(Self { clock, left: vec![full; seats], running: None, outages })
    }

    /// What has run off the clock between two moments.
    fn spent(&self, since: u64, now: u64) -> u64 {
        now.saturating_sub(since).saturating_sub(self.outages.between(since, now))
    }

    /// The time of this seat runs from now on. If it is a new move of the seat, it has all the time
    /// for a move.
    pub(crate) fn start(&mut self, seat: Option<u8>, new_move: bool, now: u64) {
        self.running = seat.map(|seat| (seat, now));
        if let (Some(seat), true) = (seat, new_move)
            && !matches!(self.clock, Clock::Game { .. })
        {
            self.left[usize::from(seat)] = full(self.clock).unwrap_or_default();
        }
    }

    /// The time that runs is stopped. A finished move may bring some back.
    pub(crate) fn stop(&mut self, finished: bool, now: u64) {
        let Some((seat, since)) = self.running.take() else { return };
        let spent = self.spent(since, now);
        let left = &mut self.left[usize::from(seat)];
        *left = left.saturating_sub(spent);
        if let (Clock::Game { increment, .. }, true) = (self.clock, finished) {
            *left += u64::from(increment) * SECOND;
        }
    }

    /// When the time that runs will have run out, lag included.
    pub(crate) fn deadline(&self) -> Option<u64> {
        self.running.map(|(seat, since)| {
            let lost = self.outages.between(since, u64::MAX);
            since + self.left[usize::from(seat)] + lost + GRACE
        })
    }

    /// Whether a seat that was late has time again at its next move.
    pub(crate) const fn renews(&self) -> bool {
        !matches!(self.clock, Clock::Game { .. })
    }

    /// What everyone has left now.
    pub(crate) fn shown(&self, now: u64) -> remparts_protocol::Clocks {
        let mut left = self.left.clone();
        if let Some((seat, since)) = self.running {
            let left = &mut left[usize::from(seat)];
            *left = left.saturating_sub(self.spent(since, now));
        }
        remparts_protocol::Clocks { left, running: self.running.map(|(seat, _)| seat) }
    }
}

fn full(clock: Clock) -> Option<u64> {
    match clock {
        Clock::None => None,
        Clock::Move { seconds } | Clock::Game { seconds, .. } => Some(u64::from(seconds) * SECOND),
        Clock::Days { days } => Some(u64::from(days) * DAY),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_for_a_move_comes_back_with_every_move() {
        let mut times = Times::new(Clock::Move { seconds: 30 }, 2, Outages::default())
            .expect("there is a clock");
        times.start(Some(0), true, 1_000);
        assert_eq!(times.deadline(), Some(32_000));
        assert_eq!(times.shown(11_000).left, [20_000, 30_000]);
        // The tile is laid, the figure is still to be chosen.
        times.stop(false, 11_000);
        times.start(Some(0), false, 11_000);
        assert_eq!(times.deadline(), Some(32_000));
        times.stop(true, 12_000);
        times.start(Some(0), true, 12_000);
        assert_eq!(times.deadline(), Some(43_000));
    }

    #[test]
    fn time_for_a_game_grows_by_finished_moves_alone() {
        let clock = Clock::Game { seconds: 60, increment: 5 };
        let mut times = Times::new(clock, 2, Outages::default()).expect("there is a clock");
        times.start(Some(1), true, 0);
        times.stop(false, 10_000);
        assert_eq!(times.shown(10_000).left, [60_000, 50_000]);
        times.start(Some(1), false, 10_000);
        times.stop(true, 20_000);
        assert_eq!(times.shown(99_000).left, [60_000, 45_000]);
        times.start(Some(1), true, 100_000);
        assert_eq!(times.shown(200_000).left, [60_000, 0]);
        assert_eq!(times.deadline(), Some(146_000));
        assert!(!times.renews());
    }

    #[test]
    fn days_are_long_and_nothing_is_forever() {
        assert!(Times::new(Clock::None, 2, Outages::default()).is_none());
        let mut times =
            Times::new(Clock::Days { days: 3 }, 2, Outages::default()).expect("there is a clock");
        times.start(Some(0), true, 0);
        assert_eq!(times.deadline(), Some(3 * 86_400_000 + 1_000));
        times.start(None, false, 5);
        assert_eq!(times.deadline(), None);
    }

    #[test]
    fn outages_run_on_nobodys_clock() {
        let outages = Outages::default();
        let clock = Clock::Game { seconds: 60, increment: 0 };
        let mut times = Times::new(clock, 2, outages.clone()).expect("there is a clock");
        times.start(Some(0), true, 10_000);
        assert_eq!(times.deadline(), Some(71_000));
        // The server was away for 100 seconds, of which 95 belong to this move.
        outages.set(vec![(5_000, 5_500), (15_000, 115_000)]);
        assert_eq!(times.deadline(), Some(171_000));
        assert_eq!(times.shown(120_000).left, [50_000, 60_000]);
        times.stop(true, 125_000);
        assert_eq!(times.shown(125_000).left, [45_000, 60_000]);
    }
}
