//! A sequential probability ratio test (SPRT): stops a comparison as soon as it is clear enough.
//!
//! The hypotheses are about the mean margin of a pair: zero, or `points`. Margins are taken to be
//! normal with the variance that the pairs so far have shown, so that the log-likelihood ratio
//! after `n` pairs with mean `m` is `n * points * (m - points / 2) / v`.

/// The probability of either error: accepting one hypothesis while the other holds.
const ERROR: f64 = 0.05;
/// Fewest pairs before anything is decided: from fewer the variance is not worth much.
const LEAST: usize = 12;
/// The factor by which the variance is increased for one pair, and in proportion less for more: a
/// variance that looks small by chance would otherwise stop the test too often. Found by
/// simulation, in which the errors then keep below [`ERROR`].
const DOUBT: f64 = 3.0;
/// The largest ratio that is reported; margins that are all the same would make it infinite.
const MOST: f64 = 99.0;
/// The least variance, so that it can be divided by when all margins are the same.
const TINY: f64 = 1e-6;

/// A test of the hypothesis that the mean margin is zero against the one that it is `points`.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sprt {
    /// The margin that the test looks for, more than zero.
    pub points: f64,
}

/// What a test has found so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// The first bot is better by about the points or more.
    Better,
    /// It is not better.
    NotBetter,
    /// More pairs are needed.
    Open,
}

/// The state of a test after some pairs.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Tested {
    /// Pairs the test looked at: all, or those up to the verdict.
    pub pairs: usize,
    /// Log-likelihood ratio after those pairs.
    pub ratio: f64,
    /// The verdict at this ratio.
    pub verdict: Verdict,
}

impl Sprt {
    /// The ratio from which the verdict is `Better`; from its negative on it is `NotBetter`.
    pub fn bound() -> f64 {
        ((1.0 - ERROR) / ERROR).ln()
    }

    /// Adds the margins of pairs one by one, in their order, until there is a verdict.
    pub fn run(&self, margins: impl IntoIterator<Item = f64>) -> Tested {
        let (mut count, mut mean, mut squares) = (0, 0.0, 0.0);
        let mut tested = Tested { pairs: 0, ratio: 0.0, verdict: Verdict::Open };
        for margin in margins {
            count += 1;
            let off = margin - mean;
            mean += off / count as f64;
            squares += off * (margin - mean);
            let variance = squares / (count - 1).max(1) as f64 * (1.0 + DOUBT / count as f64);
            let evidence = count as f64 * self.points * (mean - self.points / 2.0);
            let ratio = (evidence / variance.max(TINY)).clamp(-MOST, MOST);
            let verdict = match ratio {
                _ if count < LEAST => Verdict::Open,
                _ if ratio >= Self::bound() => Verdict::Better,
                _ if ratio <= -Self::bound() => Verdict::NotBetter,
                _ => Verdict::Open,
            };
            tested = Tested { pairs: count, ratio, verdict };
            if verdict != Verdict::Open {
                break;
            }
        }
        tested
    }
}
