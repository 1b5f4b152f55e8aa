//! Statistics of a match: what its results say about the first bot, and how sure that is.

use super::table::{Clock, Outcome};

/// The normal quantile of a 95 % interval.
pub const Z: f64 = 1.959_964;

/// A 95 % confidence interval: it holds the truth in 95 of 100 matches.
pub type Interval = (f64, f64);

/// The totals of one bot in a match.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Tally {
    /// Games won, shared wins in part. In a game with itself a bot can win with any of its seats.
    pub wins: f64,
    /// Mean points in a game.
    pub points: f64,
    /// The time it used.
    pub clock: Clock,
    /// Games lost without playing on.
    pub forfeits: usize,
}

impl Tally {
    /// Mean time of a turn in milliseconds.
    pub fn ms_per_move(&self) -> f64 {
        self.clock.time.as_secs_f64() * 1e3 / self.clock.turns.max(1) as f64
    }
}

/// The statistics of the first bot after some pairs.
#[derive(Clone, PartialEq, Debug)]
pub struct Summary {
    /// Number of pairs played.
    pub pairs: usize,
    /// Number of games played.
    pub games: usize,
    /// Seats in a game; a fair share of the wins is one in so many.
    pub seats: usize,
    /// Share of the games the first bot won, from zero to one. A game that several win is shared
    /// between them.
    pub win_rate: f64,
    /// Wilson's interval of the win rate, see [`wilson`].
    pub win_rate_ci95: Interval,
    /// The number of independent games that the pairs are worth, see [`effective_games`].
    pub effective_games: f64,
    /// Mean lead over the best other player.
    pub margin: f64,
    /// Interval of the margin by Student's t over pairs; none for a single pair.
    pub margin_ci95: Option<Interval>,
    /// The win rate as Elo, see [`elo`].
    pub elo: f64,
    /// The ends of the interval of the win rate as Elo.
    pub elo_ci95: Interval,
    /// Totals of every bot.
    pub bots: Vec<Tally>,
}

impl Summary {
    /// Adds up pairs of games between `bots` bots; none without a pair.
    pub fn of<'a>(bots: usize, pairs: impl IntoIterator<Item = &'a [Outcome]>) -> Option<Self> {
        let pairs: Vec<&[Outcome]> = pairs.into_iter().collect();
        let seats = pairs.first()?.first()?.points.len();
        let games = pairs.iter().map(|pair| pair.len()).sum();
        let shares: Vec<f64> = pairs.iter().map(|pair| share(pair)).collect();
        let margins: Vec<f64> = pairs.iter().map(|pair| margin(pair)).collect();
        let (win_rate, _) = mean_and_variance(&shares);
        let effective = effective_games(&shares, games);
        let win_rate_ci95 = wilson(win_rate, effective);
        let (margin, variance) = mean_and_variance(&margins);
        let margin_ci95 = (pairs.len() > 1).then(|| {
            let count = pairs.len() as f64;
            let reach = student(pairs.len() - 1) * (variance / count).sqrt();
            (margin - reach, margin + reach)
        });
        let elo = |rate| elo(rate, seats, games);
        Some(Self {
            pairs: pairs.len(),
            games,
            seats,
            win_rate,
            win_rate_ci95,
            effective_games: effective,
            margin,
            margin_ci95,
            elo: elo(win_rate),
            elo_ci95: (elo(win_rate_ci95.0), elo(win_rate_ci95.1)),
            bots: (0..bots).map(|bot| tally(bot, &pairs)).collect(),
        })
    }
}

/// The share of a pair that the first bot won.
pub fn share(pair: &[Outcome]) -> f64 {
    let won = pair.iter().map(|game| game.seats_of(0).map(|seat| game.share(seat)).sum::<f64>());
    won.sum::<f64>() / pair.len() as f64
}

/// The mean margin of the first bot in a pair.
pub fn margin(pair: &[Outcome]) -> f64 {
    let leads = pair.iter().filter_map(|game| Some(game.margin(game.seats_of(0).next()?)));
    leads.map(f64::from).sum::<f64>() / pair.len() as f64
}

fn tally(bot: usize, pairs: &[&[Outcome]]) -> Tally {
    let mut tally = Tally::default();
    let (mut points, mut seats) = (0_i64, 0_u64);
    for game in pairs.iter().copied().flatten() {
        for seat in game.seats_of(bot) {
            tally.wins += game.share(seat);
            tally.clock.add(&game.clocks[seat]);
            tally.forfeits += usize::from(game.forfeit.as_ref().is_some_and(|f| f.seat == seat));
            points += i64::from(game.points[seat]);
            seats += 1;
        }
    }
    tally.points = points as f64 / seats.max(1) as f64;
    tally
}

/// The mean and the unbiased estimate of the variance.
pub fn mean_and_variance(values: &[f64]) -> (f64, f64) {
    let count = values.len() as f64;
    let mean = values.iter().sum::<f64>() / count;
    let squares: f64 = values.iter().map(|value| (value - mean).powi(2)).sum();
    (mean, squares / (count - 1.0).max(1.0))
}

/// The effective sample size: how many independent games would make the mean of the shares vary as
/// much as it does. At least one for each pair, at most one for each game, which is also what is
/// taken where all pairs came out the same.
pub fn effective_games(shares: &[f64], games: usize) -> f64 {
    let pairs = shares.len() as f64;
    if shares.len() < 2 {
        return pairs;
    }
    let (mean, variance) = mean_and_variance(shares);
    let binomial = mean * (1.0 - mean);
    let count = if variance > 0.0 { binomial * pairs / variance } else { f64::INFINITY };
    count.clamp(pairs, games as f64)
}

/// Wilson's 95 % interval of a rate seen in so many games. It keeps within zero and one, and says
/// something sensible of a bot that won or lost every game.
pub fn wilson(rate: f64, games: f64) -> Interval {
    let z2 = Z * Z;
    let middle = (rate + z2 / (2.0 * games)) / (1.0 + z2 / games);
    let reach = (rate * (1.0 - rate) / games + z2 / (4.0 * games * games)).sqrt();
    let reach = Z * reach / (1.0 + z2 / games);
    ((middle - reach).clamp(0.0, rate), (middle + reach).clamp(rate, 1.0))
}

/// Elo points ahead of the others for a share of the games. With more than two seats the others
/// are taken to be equally strong among themselves, and to win in proportion to strength (Luce's
/// rule), so that a fair share gives zero. Rates closer to zero or one than half a game in all
/// games count as that, since no number of wins proves an infinite strength.
pub fn elo(rate: f64, seats: usize, games: usize) -> f64 {
    let least = 0.5 / games as f64;
    let rate = rate.clamp(least, 1.0 - least);
    400.0 * (rate * (seats as f64 - 1.0) / (1.0 - rate)).log10()
}

/// The 97.5 % quantile of Student's t: known numbers for few degrees of freedom, otherwise Fisher's
/// expansion around the normal quantile, which is right to three thousandths from five on.
pub fn student(freedom: usize) -> f64 {
    const FEW: [f64; 4] = [12.706, 4.303, 3.182, 2.776];
    if let Some(known) = freedom.checked_sub(1).and_then(|index| FEW.get(index)) {
        return *known;
    }
    let n = freedom as f64;
    let first = (Z.powi(3) + Z) / 4.0;
    let second = (5.0 * Z.powi(5) + 16.0 * Z.powi(3) + 3.0 * Z) / 96.0;
    let third = (3.0 * Z.powi(7) + 19.0 * Z.powi(5) + 17.0 * Z.powi(3) - 15.0 * Z) / 384.0;
    Z + first / n + second / n.powi(2) + third / n.powi(3)
}
