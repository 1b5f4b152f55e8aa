//! Ratings from constructed tables.

use remparts_bots::arena::ladder::{Meeting, chance, ratings};

#[track_caller]
fn near(found: f64, expected: f64, within: f64) {
    assert!((found - expected).abs() < within, "{found} is not {expected}");
}

fn meeting(first: usize, second: usize, wins: f64, games: f64) -> Meeting {
    Meeting { players: [first, second], wins, games }
}

#[test]
fn two_players_stand_as_their_results_say() {
    let found = ratings(2, &[meeting(0, 1, 24.5, 99.0)], 0).unwrap();
    // With the draw on top: 25 of 100.
    near(found[1].elo, 400.0 * 3.0_f64.log10(), 1e-3);
    let error = 400.0 / std::f64::consts::LN_10 / (100.0_f64 * 0.25 * 0.75).sqrt();
    near(found[1].ci95.1 - found[1].elo, 1.96 * error, 0.01);
    near(found[1].elo - found[1].ci95.0, 1.96 * error, 0.01);
    assert_eq!((found[0].elo, found[0].ci95), (0.0, (0.0, 0.0)));
    // From the other side it looks the other way round.
    let turned = ratings(2, &[meeting(1, 0, 74.5, 99.0)], 1).unwrap();
    near(turned[0].elo, -found[1].elo, 1e-3);
}

/// Results that are exactly what the ratings promise give the ratings back.
#[test]
fn a_ladder_that_is_consistent_is_found() {
    let truth = [0.0, 350.0, 420.0, 900.0, 1000.0];
    let games = 1e6;
    let met = |a: usize, b: usize| meeting(a, b, games * chance(truth[a], truth[b]), games);
    let all: Vec<Meeting> =
        (0..5).flat_map(|a| (0..a).map(move |b| (a, b))).map(|(a, b)| met(a, b)).collect();
    let neighbours: Vec<Meeting> = (1..5).map(|a| met(a, a - 1)).collect();
    for (reference, table) in [(0, &all), (0, &neighbours), (2, &all)] {
        let found = ratings(5, table, reference).unwrap();
        for (player, rating) in found.iter().enumerate() {
            near(rating.elo, truth[player] - truth[reference], 0.5);
            assert!(rating.ci95.0 <= rating.elo && rating.elo <= rating.ci95.1);
        }
    }
    // More meetings, narrower intervals.
    let reach = |table: &[Meeting]| ratings(5, table, 0).unwrap()[4].ci95.1 - 1000.0;
    assert!(reach(&all) < reach(&neighbours));
}

#[test]
fn who_wins_every_game_stays_within_reach() {
    let table = [meeting(1, 0, 40.0, 40.0), meeting(2, 1, 40.0, 40.0), meeting(2, 0, 40.0, 40.0)];
    let found = ratings(3, &table, 0).unwrap();
    assert!(found.iter().all(|rating| rating.elo.is_finite() && rating.ci95.1.is_finite()));
    assert!(found[1].elo > 400.0 && found[2].elo > found[1].elo + 400.0, "{found:?}");
}

#[test]
fn strangers_cannot_be_rated() {
    assert_eq!(ratings(3, &[meeting(1, 0, 3.0, 10.0)], 0), None);
    assert_eq!(ratings(4, &[meeting(1, 0, 3.0, 10.0), meeting(2, 3, 3.0, 10.0)], 0), None);
    assert_eq!(ratings(1, &[], 0).unwrap()[0].elo, 0.0);
}
