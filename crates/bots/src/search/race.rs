//! A race between turns: all are given the same luck round by round, and those that fall behind
//! beyond doubt drop out.

/// Rounds before anything can drop out.
const FEWEST: usize = 12;

/// How the turns of one race have done.
#[derive(Clone, Debug)]
pub(super) struct Race {
    /// What each turn looked worth before the race, in points of lead.
    first: Vec<f32>,
    /// By turn: what each round was worth. Those that are out have fewer.
    rounds: Vec<Vec<f32>>,
    running: Vec<bool>,
    /// How many rounds the first look counts.
    trust: f32,
    /// Standard errors behind the best at which a turn drops out.
    doubt: f32,
}

impl Race {
    pub(super) fn new(first: Vec<f32>, trust: f32, doubt: f32) -> Self {
        let entrants = first.len();
        let (rounds, running) = (vec![Vec::new(); entrants], vec![true; entrants]);
        Self { first, rounds, running, trust, doubt }
    }

    /// The turns still in the race.
    pub(super) fn running(&self) -> impl Iterator<Item = usize> + '_ {
        (0..self.first.len()).filter(|n| self.running[*n])
    }

    /// Whether a turn is still in the race.
    pub(super) fn is_running(&self, turn: usize) -> bool {
        self.running[turn]
    }

    /// Whether there is nothing left to find out.
    pub(super) fn is_over(&self) -> bool {
        self.running().count() < 2
    }

    /// Writes down what a round was worth to one turn.
    pub(super) fn add(&mut self, turn: usize, lead: f32) {
        self.rounds[turn].push(lead);
    }

    /// What a turn is worth, as far as is known.
    pub(super) fn value(&self, turn: usize) -> f32 {
        let rounds = &self.rounds[turn];
        let sum: f32 = rounds.iter().sum();
        (sum + self.trust * self.first[turn]) / (rounds.len() as f32 + self.trust)
    }

    /// The best turn of those still running.
    pub(super) fn best(&self) -> usize {
        let better = |a: &usize, b: &usize| self.value(*a).total_cmp(&self.value(*b));
        // The earlier of two equals: it looked better at first.
        self.running().collect::<Vec<_>>().into_iter().rev().max_by(better).unwrap_or(0)
    }

    /// Takes those out that are behind the best beyond doubt, judged by the rounds both have run
    /// with the same luck.
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

    /// Puts what another thread has seen of the same race beside this.
    pub(super) fn join(&mut self, other: &Self) {
        for (own, others) in self.rounds.iter_mut().zip(&other.rounds) {
            own.extend(others);
        }
        for (own, other) in self.running.iter_mut().zip(&other.running) {
            *own |= other;
        }
    }

    /// All rounds of all turns.
    pub(super) fn visits(&self) -> u64 {
        self.rounds.iter().map(|rounds| rounds.len() as u64).sum()
    }
}
