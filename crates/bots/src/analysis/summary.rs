//! The sums of an analysis for one seat.

use super::report::Verdict;
use crate::search::Estimate;

/// The sums of a seat in one game, or in several games together.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Summary {
    /// Number of games added up.
    pub games: usize,
    /// Decisions in which there was something to choose.
    pub choices: usize,
    /// Decisions in which there was nothing to choose.
    pub forced: usize,
    /// Choices that were as good as any.
    pub good: usize,
    /// Points lost by all choices.
    pub loss: f64,
    /// Chances to win lost by all choices.
    pub chance_loss: f64,
    /// The choice that cost most, if any cost something.
    pub worst: Option<Worst>,
    /// Points by the seat's own decisions: never above zero for an analyst who goes by points.
    pub own: f64,
    /// The standard error of the own points.
    pub own_error: f64,
    /// Points by the decisions of others.
    pub others: f64,
    /// The standard error of the others' points.
    pub others_error: f64,
    /// Points by chance, including who begins if chance said that; the mean over many games is
    /// zero.
    pub luck: f64,
    /// The standard error of the luck.
    pub luck_error: f64,
    /// The residual: what decisions and luck lack to the result, because positions were misjudged.
    /// The advantage of who begins by the rules is in it.
    pub estimate: f64,
    /// The lead in the end: own, others, luck and estimate added up.
    pub result: f64,
}

/// A mistake and where to find it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Worst {
    /// The game, by its number among those added up.
    pub game: usize,
    /// The turn, counted from one.
    pub turn: usize,
    /// The points it cost.
    pub loss: f64,
}

impl Summary {
    /// The sums of one seat in one game. `last` is what chance brought after the last decision,
    /// `change` by how much the lead changed since then, `result` the lead in the end.
    pub(super) fn of(
        verdicts: &[Verdict],
        seat: usize,
        last: Estimate,
        change: f64,
        result: f64,
    ) -> Self {
        let mut sum = Self { games: 1, result, ..Self::default() };
        let [mut own, mut others, mut luck] = [Estimate::default(), Estimate::default(), last];
        sum.estimate = change - last.mean;
        for verdict in verdicts {
            let gap = |points: &[f64], errors: &[f64]| Estimate {
                mean: points[seat],
                error: errors[seat],
            };
            luck = luck.plus(gap(&verdict.luck, &verdict.luck_error));
            sum.estimate += verdict.estimate[seat];
            let skill = gap(&verdict.skill, &verdict.skill_error);
            if verdict.seat.index() == seat {
                sum.take(verdict);
                own = own.plus(skill);
            } else {
                others = others.plus(skill);
            }
        }
        (sum.own, sum.own_error) = (own.mean, own.error);
        (sum.others, sum.others_error) = (others.mean, others.error);
        (sum.luck, sum.luck_error) = (luck.mean, luck.error);
        debug_assert!(sum.adds_up(), "{sum:?}");
        sum
    }

    fn take(&mut self, verdict: &Verdict) {
        if verdict.forced {
            self.forced += 1;
            return;
        }
        self.choices += 1;
        self.good += usize::from(verdict.better.is_none());
        self.loss += verdict.loss;
        self.chance_loss += verdict.chance_loss;
        if verdict.loss > self.worst.map_or(0.0, |worst| worst.loss) {
            self.worst = Some(Worst { game: 0, turn: verdict.turn, loss: verdict.loss });
        }
    }

    /// Whether skill, luck and estimate add up to the result, except for rounding.
    pub fn adds_up(&self) -> bool {
        let games = self.games.max(1) as f64;
        (self.own + self.others + self.luck + self.estimate - self.result).abs() < 1e-6 * games
    }

    /// Adds another game or other games, which come after those already here.
    pub fn add(&mut self, other: &Self) {
        let later = other.worst.map(|worst| Worst { game: worst.game + self.games, ..worst });
        let cost = |worst: &Option<Worst>| worst.map_or(0.0, |worst| worst.loss);
        if cost(&later) > cost(&self.worst) {
            self.worst = later;
        }
        self.games += other.games;
        self.choices += other.choices;
        self.forced += other.forced;
        self.good += other.good;
        self.loss += other.loss;
        self.chance_loss += other.chance_loss;
        self.own += other.own;
        self.own_error = self.own_error.hypot(other.own_error);
        self.others += other.others;
        self.others_error = self.others_error.hypot(other.others_error);
        self.luck += other.luck;
        self.luck_error = self.luck_error.hypot(other.luck_error);
        self.estimate += other.estimate;
        self.result += other.result;
    }

    /// Mean points lost by a choice.
    pub fn mean_loss(&self) -> f64 {
        self.loss / self.choices.max(1) as f64
    }

    /// Mean chance to win lost by a choice.
    pub fn mean_chance_loss(&self) -> f64 {
        self.chance_loss / self.choices.max(1) as f64
    }

    /// The part of the choices that were as good as any; all if there were none.
    pub fn good_share(&self) -> f64 {
        if self.choices == 0 { 1.0 } else { self.good as f64 / self.choices as f64 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_add_up_and_the_worst_is_found_again() {
        let game = |loss: f64, turn| Summary {
            games: 1,
            choices: 10,
            good: 9,
            loss,
            worst: (loss > 0.0).then_some(Worst { game: 0, turn, loss }),
            own: -loss,
            others: 1.0,
            luck: 2.0,
            luck_error: 3.0,
            estimate: 0.5,
            result: 3.5 - loss,
            ..Summary::default()
        };
        let mut all = Summary::default();
        [game(1.0, 5), game(4.0, 7), game(0.0, 0), game(4.0, 9)]
            .iter()
            .for_each(|one| all.add(one));
        assert_eq!(all.worst, Some(Worst { game: 1, turn: 7, loss: 4.0 }));
        assert_eq!((all.games, all.choices, all.mean_loss()), (4, 40, 9.0 / 40.0));
        assert_eq!(all.good_share(), 0.9);
        assert_eq!(all.luck, 8.0);
        assert!((all.luck_error - 6.0).abs() < 1e-9, "errors add up in squares");
        assert!(all.adds_up());
        all.result += 0.5;
        assert!(!all.adds_up());
    }
}
