//! A race between turns (successive elimination with common random numbers): in each round all get
//! the same luck, and those that are significantly behind drop out.

/// Rounds before anything can drop out.
const FEWEST: usize = 12;

/// The value of a turn before the race, or in one round of it.
#[derive(Clone, Copy, Debug)]
pub(super) struct TurnValue {
    /// Points ahead of the others.
    pub(super) lead: f32,
    /// The value that the race compares.
    pub(super) value: f32,
}

/// The results of the turns of one race.
#[derive(Clone, Debug)]
pub(super) struct Race {
    /// The value of each turn before the race, from the sweep.
    first: Vec<TurnValue>,
    /// By turn: what each round was worth. Those that are out have fewer.
    rounds: Vec<Vec<f32>>,
    /// By turn: the leads of all its rounds together.
    leads: Vec<f32>,
    running: Vec<bool>,
    /// The weight of the first value, in rounds.
    trust: f32,
    /// Standard errors behind the best at which a turn drops out.
    doubt: f32,
}

impl Race {
    pub(super) fn new(first: Vec<TurnValue>, trust: f32, doubt: f32) -> Self {
        let entrants = first.len();
        let (rounds, running) = (vec![Vec::new(); entrants], vec![true; entrants]);
        Self { first, rounds, leads: vec![0.0; entrants], running, trust, doubt }
    }

    /// The turns still in the race.
    pub(super) fn running(&self) -> impl Iterator<Item = usize> + '_ {
        (0..self.first.len()).filter(|n| self.running[*n])
    }

    /// Whether a turn is still in the race.
    pub(super) fn is_running(&self, turn: usize) -> bool {
        self.running[turn]
    }

    /// Whether a single turn is left.
    pub(super) fn is_over(&self) -> bool {
        self.running().count() < 2
    }

    /// Adds the result of a turn in one round.
    pub(super) fn add(&mut self, turn: usize, look: TurnValue) {
        self.rounds[turn].push(look.value);
        self.leads[turn] += look.lead;
    }

    /// The mean value of a turn so far.
    pub(super) fn value(&self, turn: usize) -> f32 {
        self.mean(turn, self.rounds[turn].iter().sum(), self.first[turn].value)
    }

    /// The mean lead of a turn so far, in points.
    pub(super) fn lead(&self, turn: usize) -> f32 {
        self.mean(turn, self.leads[turn], self.first[turn].lead)
    }

    /// Over all rounds of a turn, with the first look among them.
    fn mean(&self, turn: usize, sum: f32, first: f32) -> f32 {
        (sum + self.trust * first) / (self.rounds[turn].len() as f32 + self.trust)
    }

    /// The best turn of those still running.
    pub(super) fn best(&self) -> usize {
        let better = |a: &usize, b: &usize| self.value(*a).total_cmp(&self.value(*b));
        // The earlier of two equals: it looked better at first.
        self.running().collect::<Vec<_>>().into_iter().rev().max_by(better).unwrap_or(0)
    }

    /// Eliminates the turns that are behind the best by more than `doubt` standard errors of the
    /// paired difference, over the rounds both have run with the same random numbers.
    pub(super) fn thin_out(&mut self) {
        let best = self.best();
        let leader = &self.rounds[best];
        if leader.len() < FEWEST {
            return;
        }
        for turn in 0..self.first.len() {
            if turn == best || !self.running[turn] {
                continue;
            }
            let behind = || leader.iter().zip(&self.rounds[turn]).map(|(a, b)| a - b);
            let n = behind().count() as f32;
            let mean = behind().sum::<f32>() / n;
            let spread = behind().map(|d| (d - mean) * (d - mean)).sum::<f32>() / (n - 1.0);
            let gap = self.value(best) - self.value(turn);
            if gap > self.doubt * (spread / n).sqrt() {
                self.running[turn] = false;
            }
        }
    }

    /// Merges what another thread has seen of the same race.
    pub(super) fn join(&mut self, other: &Self) {
        for (own, others) in self.rounds.iter_mut().zip(&other.rounds) {
            own.extend(others);
        }
        for (own, other) in self.leads.iter_mut().zip(&other.leads) {
            *own += other;
        }
        for (own, other) in self.running.iter_mut().zip(&other.running) {
            *own |= other;
        }
    }

    /// Number of rounds of all turns.
    pub(super) fn visits(&self) -> u64 {
        self.rounds.iter().map(|rounds| rounds.len() as u64).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dice::of_game;
    use remparts_engine::kernel::playout::Dice as _;

    /// Of those who count points.
    fn plain(lead: f32) -> TurnValue {
        TurnValue { lead, value: lead }
    }

    /// A race over some rounds with the same luck for all, which moves everyone by up to ten
    /// points; each turn has an advantage of its own and some luck of its own.
    fn raced(advantages: &[f32], own: f32, rounds: u32) -> Race {
        let mut race = Race::new(vec![plain(0.0); advantages.len()], 4.0, 2.5);
        let mut dice = of_game(3, 0);
        let mut luck = |most: f32| (dice.below(2_001) as f32 / 1_000.0 - 1.0) * most;
        for _ in 0..rounds {
            let shared = luck(10.0);
            for (turn, advantage) in advantages.iter().enumerate() {
                let lead = advantage + shared + luck(own);
                if race.is_running(turn) {
                    race.add(turn, plain(lead));
                }
            }
            race.thin_out();
        }
        race
    }

    #[test]
    fn what_is_behind_beyond_doubt_drops_out() {
        let race = raced(&[3.0, 0.0, -4.0], 1.0, 60);
        assert!(race.is_over());
        assert_eq!((race.best(), race.is_running(0)), (0, true));
        assert_eq!(race.running().collect::<Vec<_>>(), [0]);
        // Those that were out ran no further.
        assert!(race.visits() < 60 + 2 * 30, "{} visits", race.visits());
    }

    /// The luck all share is ten times as large as the difference, and still it is found.
    #[test]
    fn shared_luck_does_not_hide_a_difference() {
        let race = raced(&[0.0, 1.0], 0.5, 60);
        assert_eq!(race.running().collect::<Vec<_>>(), [1]);
    }

    #[test]
    fn what_is_close_stays() {
        let race = raced(&[0.0, 0.05, 0.0], 4.0, 40);
        assert_eq!(race.running().count(), 3);
        assert!(!race.is_over());
    }

    #[test]
    fn nothing_drops_out_before_a_few_rounds() {
        let race = raced(&[50.0, 0.0], 0.0, FEWEST as u32 - 1);
        assert_eq!(race.running().count(), 2);
        let race = raced(&[50.0, 0.0], 0.0, FEWEST as u32);
        assert_eq!(race.running().collect::<Vec<_>>(), [0]);
    }

    #[test]
    fn of_equals_the_earlier_is_best_and_both_stay() {
        let race = raced(&[1.0, 1.0, 1.0], 0.0, 30);
        assert_eq!(race.running().count(), 3);
        assert_eq!(race.best(), 0);
        // Before anything has run the first look decides.
        assert_eq!(Race::new([1.0, 2.0, 2.0].map(plain).to_vec(), 4.0, 2.5).best(), 1);
    }

    #[test]
    fn the_first_look_counts_like_some_rounds() {
        let mut race = Race::new([6.0, 0.0].map(plain).to_vec(), 2.0, 2.5);
        assert_eq!(race.value(0), 6.0);
        race.add(0, plain(0.0));
        race.add(0, plain(3.0));
        assert_eq!(race.value(0), (2.0 * 6.0 + 0.0 + 3.0) / 4.0);
        assert_eq!((race.value(1), race.visits()), (0.0, 2));
    }

    /// Points are told, but the race goes by what they are worth.
    #[test]
    fn a_race_is_about_the_value_and_remembers_the_lead() {
        let look = |lead, value| TurnValue { lead, value };
        let mut race = Race::new(vec![look(0.0, 0.5); 2], 2.0, 2.5);
        for _ in 0..10 {
            race.add(0, look(30.0, 0.5));
            race.add(0, look(-2.0, 0.0));
            race.add(1, look(3.0, 0.75));
            race.add(1, look(3.0, 0.75));
        }
        assert_eq!(race.best(), 1);
        assert!(race.lead(0) > race.lead(1));
        assert_eq!(race.lead(1), 20.0 * 3.0 / 22.0);
    }

    #[test]
    fn threads_put_together_have_seen_all_rounds() {
        let empty = Race::new(vec![plain(0.0); 3], 4.0, 2.5);
        let run = |advantages: [f32; 3]| {
            let mut race = empty.clone();
            for round in 0..20 {
                for (turn, advantage) in advantages.into_iter().enumerate() {
                    race.add(turn, plain(advantage + (round % 3) as f32));
                }
            }
            race.thin_out();
            race
        };
        let (one, other) = (run([4.0, 1.0, 0.0]), run([2.0, 5.0, 0.0]));
        assert_eq!((one.best(), other.best()), (0, 1));
        let mut all = one.clone();
        all.join(&other);
        assert_eq!(all.visits(), one.visits() + other.visits());
        // The look before the race counts once.
        let sum: f32 = (0..20).map(|n| (n % 3) as f32).sum();
        assert_eq!(all.value(0), (20.0 * (4.0 + 2.0) + 2.0 * sum) / 44.0);
        assert_eq!(all.value(1), (20.0 * (1.0 + 5.0) + 2.0 * sum) / 44.0);
        assert_eq!(all.lead(1), all.value(1));
        // Whoever is in front in one thread has not dropped out; who is out in both has.
        assert_eq!(all.running().collect::<Vec<_>>(), [0, 1]);
    }
}
