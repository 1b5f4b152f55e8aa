//! One scale for players who have not all met: Bradley-Terry ratings.
//!
//! The model says that a player with strength `a` wins `a / (a + b)` of its games against one with
//! strength `b`. The strengths that make the results most likely are found by repeated improvement
//! (the MM algorithm), which gets better with every step. So that a player who won every game has a
//! strength at all, each meeting counts one game more, a draw.
//!
//! One number cannot say that some players suit each other better than others: look at the table of
//! all meetings beside it.

use super::stats::{Interval, Z};

/// The results between two players.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Meeting {
    /// Numbers of the two players.
    pub players: [usize; 2],
    /// Games that the first of them won; a draw is half a win.
    pub wins: f64,
    /// Games between them, or as how many they count.
    pub games: f64,
}

/// Where a player stands.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rating {
    /// Elo points above the reference.
    pub elo: f64,
    /// A range that holds the truth in 95 of 100 ladders, by the curvature of the likelihood.
    pub ci95: Interval,
}

/// Games of the prior: a draw that each meeting has on top.
const PRIOR_GAMES: f64 = 1.0;
/// Elo points of a strength that is e times another.
const SCALE: f64 = 400.0 / std::f64::consts::LN_10;
/// Iteration stops once no rating moves by more Elo points than this.
const STILL: f64 = 1e-7;
const STEPS: usize = 1_000_000;

/// Rates players, with the reference at zero. None if someone has met nobody who, directly or by
/// others, has met the reference: nothing is known of such a player.
pub fn ratings(players: usize, meetings: &[Meeting], reference: usize) -> Option<Vec<Rating>> {
    if !connected(players, meetings, reference) {
        return None;
    }
    let meetings: Vec<Meeting> = meetings
        .iter()
        .map(|met| Meeting {
            wins: met.wins + PRIOR_GAMES / 2.0,
            games: met.games + PRIOR_GAMES,
            ..*met
        })
        .collect();
    let elos = improve(players, &meetings, reference);
    let variances = variances(&elos, &meetings, reference);
    let rating = |(elo, variance): (&f64, f64)| {
        let reach = Z * variance.sqrt();
        Rating { elo: *elo, ci95: (elo - reach, elo + reach) }
    };
    Some(elos.iter().zip(variances).map(rating).collect())
}

/// The expected score of the first of two, by their ratings.
pub fn chance(first: f64, second: f64) -> f64 {
    1.0 / (1.0 + ((second - first) / SCALE).exp())
}

fn connected(players: usize, meetings: &[Meeting], reference: usize) -> bool {
    let mut reached = vec![false; players];
    reached[reference] = true;
    // As many rounds as there are players reach whoever can be reached.
    for _ in 0..players {
        for Meeting { players: [a, b], .. } in meetings {
            let either = reached[*a] || reached[*b];
            (reached[*a], reached[*b]) = (either, either);
        }
    }
    reached.iter().all(|reached| *reached)
}

/// The ratings of greatest likelihood, by MM iteration. Each step gives every player the strength
/// with which the others, as they are, would leave it the wins it has.
fn improve(players: usize, meetings: &[Meeting], reference: usize) -> Vec<f64> {
    let mut wins = vec![0.0; players];
    for Meeting { players: [a, b], wins: won, games } in meetings {
        wins[*a] += won;
        wins[*b] += games - won;
    }
    let mut elos = vec![0.0; players];
    for _ in 0..STEPS {
        let strength: Vec<f64> = elos.iter().map(|elo: &f64| (elo / SCALE).exp()).collect();
        let mut against = vec![0.0; players];
        for Meeting { players: [a, b], games, .. } in meetings {
            let each = games / (strength[*a] + strength[*b]);
            against[*a] += each;
            against[*b] += each;
        }
        let next = |player: usize| SCALE * (wins[player] / against[player]).ln();
        // A reference that nobody met is alone, and stays where it is.
        let zero = if wins[reference] > 0.0 { next(reference) } else { 0.0 };
        let mut moved = 0.0_f64;
        for player in (0..players).filter(|player| wins[*player] > 0.0) {
            let elo = next(player) - zero;
            moved = moved.max((elo - elos[player]).abs());
            elos[player] = elo;
        }
        if moved < STILL {
            break;
        }
    }
    elos
}

/// The variance of each rating: the diagonal of the inverse Fisher information, without the
/// reference, which is fixed.
fn variances(elos: &[f64], meetings: &[Meeting], reference: usize) -> Vec<f64> {
    let free: Vec<usize> = (0..elos.len()).filter(|player| *player != reference).collect();
    let place = |player: usize| free.iter().position(|other| *other == player);
    // Gauss-Jordan elimination: the information on the left, the identity on the right becomes the
    // inverse.
    let size = free.len();
    let mut rows = vec![vec![0.0; 2 * size]; size];
    for (place, row) in rows.iter_mut().enumerate() {
        row[size + place] = 1.0;
    }
    for Meeting { players: [a, b], games, .. } in meetings {
        let won = chance(elos[*a], elos[*b]);
        let weight = games * won * (1.0 - won) / (SCALE * SCALE);
        let (a, b) = (place(*a), place(*b));
        for at in a.into_iter().chain(b) {
            rows[at][at] += weight;
        }
        if let (Some(a), Some(b)) = (a, b) {
            rows[a][b] -= weight;
            rows[b][a] -= weight;
        }
    }
    for pivot in 0..size {
        // Of a connected table every pivot is positive, whatever the order.
        let lead = rows[pivot][pivot];
        rows[pivot].iter_mut().for_each(|value| *value /= lead);
        let line = rows[pivot].clone();
        for (_, row) in rows.iter_mut().enumerate().filter(|(number, _)| *number != pivot) {
            let factor = row[pivot];
            row.iter_mut().zip(&line).for_each(|(value, other)| *value -= factor * other);
        }
    }
    (0..elos.len()).map(|player| place(player).map_or(0.0, |at| rows[at][size + at])).collect()
}
