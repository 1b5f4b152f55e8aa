//! Stops a comparison as soon as it is clear enough: a sequential probability ratio test.
//!
//! The hypotheses are about the mean margin of a pair: nothing, or so many points. Margins are
//! taken to be normal with the variance that the pairs so far have shown, so that the logarithm of
//! the ratio of likelihoods after `n` pairs with mean `m` is `n * points * (m - points / 2) / v`.

/// The chance to take one hypothesis while the other holds.
const ERROR: f64 = 0.05;
/// Before so many pairs the variance is not worth much, and nothing is decided.
const LEAST: usize = 12;
/// How much more than they have shown margins are taken to vary, for one pair and in proportion
/// less for more: a variance that looks small by chance would otherwise stop the test too often.
/// Found by simulation, in which the errors then keep below what is allowed.
const DOUBT: f64 = 3.0;
/// The test never says more than this; margins that are all the same would make it say infinity.
const MOST: f64 = 99.0;
/// Margins that are all the same have at least this variance, to divide by.
const TINY: f64 = 1e-6;

/// A test of a mean margin of nothing against so many points.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sprt {
    /// The margin worth finding, more than zero.
    pub points: f64,
}

/// What a test has found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// The first bot is better by about the points or more.
    Better,
    /// It is not better.
    NotBetter,
    /// More pairs are needed.
    Open,
}

/// How far a test has come.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Tested {
    /// Pairs the test looked at: all, or those up to the verdict.
    pub pairs: usize,
    /// Logarithm of the ratio of likelihoods after them.
    pub ratio: f64,
    /// What it says.
    pub verdict: Verdict,
}

impl Sprt {
    /// The ratio at which the test says yes; at its negative it says no.
    pub fn bound() -> f64 {
        ((1.0 - ERROR) / ERROR).ln()
    }

    /// Looks at the margins of pairs one by one, in their order, until it can tell.
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
