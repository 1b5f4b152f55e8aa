//! A duel: a paired comparison of two ways through a turn over fresh rounds, with common random
//! numbers.
//!
//! The winner of a race has been lucky in it as well, so its own rounds make it look better than it
//! is (the winner's curse). A duel begins anew: other random numbers, another tree, as many rounds
//! for the one as for the other.

use super::seeker::ROOM;
use super::turns::Turn;
use super::visit::SearchThread;
use crate::dice;
use crate::judge::{Judged, Worth, chance, lead};
use remparts_engine::kernel::game::{Quiet, Sight as _};
use remparts_engine::kernel::seat::{MAX_SEATS, Seat};

/// Fewest rounds that are run, however late it is: from fewer there is no standard error.
pub(super) const FEWEST: u64 = 12;

/// The expected result of a position, for every seat.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(crate) struct Outlook {
    /// Expected points ahead of the others in the end.
    pub(crate) leads: [f64; MAX_SEATS],
    /// Probability of being ahead of everyone in the end.
    pub(crate) chances: [f64; MAX_SEATS],
}

impl Outlook {
    /// The outlook of a position of this worth with so many tiles left.
    pub(super) fn of(worth: &Worth, seats: usize, tiles_left: usize) -> Self {
        let mut outlook = Self::default();
        for seat in Seat::first(seats) {
            let lead = lead(worth, seats, seat);
            outlook.leads[seat.index()] = f64::from(lead);
            outlook.chances[seat.index()] = f64::from(chance(lead, tiles_left));
        }
        outlook
    }

    fn add(&mut self, other: &Self) {
        self.leads.iter_mut().zip(other.leads).for_each(|(sum, lead)| *sum += lead);
        self.chances.iter_mut().zip(other.chances).for_each(|(sum, chance)| *sum += chance);
    }

    fn over(mut self, rounds: f64) -> Self {
        self.leads.iter_mut().chain(&mut self.chances).for_each(|sum| *sum /= rounds);
        self
    }
}

/// A mean difference with its standard error.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(crate) struct Estimate {
    /// The mean of the differences.
    pub(crate) mean: f64,
    /// The standard error of the mean.
    pub(crate) error: f64,
}

impl Estimate {
    /// The mean and standard error of these differences, one for each round.
    pub(super) fn of(differences: &[f64]) -> Self {
        let count = differences.len() as f64;
        let mean = differences.iter().sum::<f64>() / count;
        let spread = differences.iter().map(|gap| (gap - mean) * (gap - mean)).sum::<f64>();
        Self { mean, error: (spread / (count - 1.0) / count).sqrt() }
    }

    /// The sum of two independent estimates.
    pub(crate) fn plus(self, other: Self) -> Self {
        Self { mean: self.mean + other.mean, error: self.error.hypot(other.error) }
    }
}

/// The parameters of a duel.
pub(super) struct Duel<'a, G: Judged> {
    pub(super) view: &'a G::View,
    pub(super) seat: Seat,
    pub(super) seed: u64,
    pub(super) rounds: u64,
}

/// The result of a duel.
pub(super) struct DuelResult {
    /// The expected result of either of the two.
    pub(super) outlooks: [Outlook; 2],
    /// By how many points the first is ahead, for every seat.
    pub(super) points: [Estimate; MAX_SEATS],
    /// By how much its chance is better for the seat that chooses.
    pub(super) chances: Estimate,
    pub(super) visits: u64,
}

impl<G: Judged> Duel<'_, G> {
    /// Plays both ways on, round by round, with the same random numbers.
    pub(super) fn fight(
        &self,
        explorer: &mut SearchThread<G>,
        ways: [&Turn<G>; 2],
        late: impl Fn() -> bool,
    ) -> DuelResult {
        let (mut points, mut chances) = (<[Vec<f64>; MAX_SEATS]>::default(), Vec::new());
        let own = self.seat.index();
        let outlooks = self.rounds(explorer, ways, late, |[one, other]| {
            for (seat, points) in points.iter_mut().enumerate() {
                points.push(one.leads[seat] - other.leads[seat]);
            }
            chances.push(one.chances[own] - other.chances[own]);
        });
        let visits = 2 * chances.len() as u64;
        let points = points.map(|points| Estimate::of(&points));
        DuelResult { outlooks, points, chances: Estimate::of(&chances), visits }
    }

    /// Plays one way on, as it would be played in a duel. Also says how many visits that took.
    pub(super) fn alone(
        &self,
        explorer: &mut SearchThread<G>,
        way: &Turn<G>,
        late: impl Fn() -> bool,
    ) -> (Outlook, u64) {
        let mut visits = 0;
        let [outlook] = self.rounds(explorer, [way], late, |_| visits += 1);
        (outlook, visits)
    }

    /// Runs the rounds, calls back with each, and returns the means.
    fn rounds<const N: usize>(
        &self,
        explorer: &mut SearchThread<G>,
        ways: [&Turn<G>; N],
        late: impl Fn() -> bool,
        mut each: impl FnMut(&[Outlook; N]),
    ) -> [Outlook; N] {
        explorer.tree.clear();
        let starts = ways.map(|_| explorer.tree.node());
        let horizon = explorer.manner.rollout as usize;
        let mut sums = [Outlook::default(); N];
        let mut round = 0;
        while round < self.rounds.max(FEWEST) && (round < FEWEST || !late()) {
            if explorer.tree.size() > ROOM {
                break;
            }
            // Hands that are hidden are dealt anew in every round, the same for both.
            let hidden = dice::of_game(self.seed, 3 * round);
            let mut seen = [Outlook::default(); N];
            for (n, way) in ways.iter().enumerate() {
                let mut game = self.view.sample(&mut hidden.clone());
                way.actions.iter().for_each(|action| game.play_listed(*action, &mut Quiet));
                let mut luck = dice::of_game(self.seed, 3 * round + 1);
                let mut dice = dice::of_game(self.seed, 3 * round + 2);
                let worth = explorer.visit(starts[n], game, &mut luck, &mut dice);
                let left = way.after.tiles_left().saturating_sub(horizon);
                seen[n] = Outlook::of(&worth, way.after.seats(), left);
                sums[n].add(&seen[n]);
            }
            each(&seen);
            round += 1;
        }
        sums.map(|sum| sum.over(round as f64))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_gap_has_the_error_of_its_mean() {
        let gap = Estimate::of(&[1.0, 3.0, 1.0, 3.0]);
        assert_eq!(gap.mean, 2.0);
        assert!((gap.error - (4.0_f64 / 3.0 / 4.0).sqrt()).abs() < 1e-12);
        assert_eq!(Estimate::of(&[0.5; 9]), Estimate { mean: 0.5, error: 0.0 });
    }

    #[test]
    fn an_outlook_is_level_between_two() {
        let outlook = Outlook::of(&[30.0, 10.0, 0.0, 0.0, 0.0, 0.0], 2, 12);
        assert_eq!(outlook.leads[..3], [20.0, -20.0, 0.0]);
        assert!((outlook.chances[0] + outlook.chances[1] - 1.0).abs() < 1e-6);
        assert!(outlook.chances[0] > 0.9);
    }
}
