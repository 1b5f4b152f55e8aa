//! Statistics against numbers worked out by hand.

use remparts_bots::arena::stats::{effective_games, elo, mean_and_variance, student, wilson};
use remparts_bots::arena::{Clock, Forfeit, Outcome, Summary};
use remparts_bots::dice;
use remparts_engine::kernel::playout::Dice as _;
use std::time::Duration;

#[track_caller]
fn near(found: f64, expected: f64) {
    assert!((found - expected).abs() < 1e-3, "{found} is not {expected}");
}

/// Two games with seats exchanged, by points of the first and the second bot.
fn pair(first: [i32; 2], second: [i32; 2]) -> Vec<Outcome> {
    let time = Duration::from_millis(30);
    let clock = Clock { turns: 10, time, slowest: Duration::from_millis(5) };
    let game = |bots: [usize; 2], points: [i32; 2]| Outcome {
        bots: bots.to_vec(),
        points: points.to_vec(),
        forfeit: None,
        clocks: vec![clock; 2],
    };
    vec![game([0, 1], first), game([1, 0], [second[1], second[0]])]
}

fn summary(pairs: &[Vec<Outcome>]) -> Summary {
    Summary::of(2, pairs.iter().map(|pair| &**pair)).expect("there are pairs")
}

#[test]
fn a_match_is_added_up() {
    // Two wins; a win and a loss; a tie and a win; a win and a loss.
    let mut pairs = vec![
        pair([90, 70], [80, 70]),
        pair([90, 60], [70, 80]),
        pair([75, 75], [80, 70]),
        pair([60, 50], [50, 64]),
    ];
    pairs[3][1].forfeit = Some(Forfeit { seat: 0, reason: "tired".into() });
    let found = summary(&pairs);
    assert_eq!((found.pairs, found.games, found.seats), (4, 8, 2));
    // Shares 1, 1/2, 3/4, 1/2: the mean is 11/16, the variance (25 + 9 + 1 + 9)/256/3.
    near(found.win_rate, 0.6875);
    let variance = 44.0 / 768.0;
    // 0.6875 * 0.3125 * 4 / variance = 15.0, which is more than there are games.
    near(0.6875 * 0.3125 * 4.0 / variance, 15.0);
    near(found.effective_games, 8.0);
    near(found.win_rate_ci95.0, 0.3558);
    near(found.win_rate_ci95.1, 0.8976);
    // Margins 15, 10, 5, -2: mean 7, variance (64 + 9 + 4 + 81)/3, t of three 3.182.
    near(found.margin, 7.0);
    let reach = 3.182 * (158.0_f64 / 3.0 / 4.0).sqrt();
    let (low, high) = found.margin_ci95.unwrap();
    near(low, 7.0 - reach);
    near(high, 7.0 + reach);
    near(found.elo, 400.0 * 2.2_f64.log10());
    near(found.bots[0].wins, 5.5);
    near(found.bots[1].wins, 2.5);
    near(found.bots[0].points, 595.0 / 8.0);
    near(found.bots[1].points, 539.0 / 8.0);
    near(found.bots[0].ms_per_move(), 3.0);
    assert_eq!(found.bots[0].clock.slowest, Duration::from_millis(5));
    assert_eq!((found.bots[0].forfeits, found.bots[1].forfeits), (0, 1));
}

#[test]
fn nothing_and_a_single_pair_are_no_evidence() {
    assert_eq!(Summary::of(2, []), None);
    let found = summary(&[pair([90, 70], [80, 70])]);
    assert_eq!(found.margin_ci95, None);
    near(found.effective_games, 1.0);
    near(found.win_rate_ci95.0, 0.2065);
    near(found.win_rate_ci95.1, 1.0);
}

#[test]
fn a_bot_that_always_wins_is_not_infinitely_strong() {
    let found = summary(&vec![pair([90, 70], [80, 70]); 20]);
    near(found.win_rate, 1.0);
    // Wilson for 40 of 40 begins at 40 / (40 + z²).
    near(found.win_rate_ci95.0, 0.9124);
    assert_eq!(found.win_rate_ci95.1, 1.0);
    near(found.elo, 400.0 * 79.0_f64.log10());
    near(found.elo_ci95.0, 400.0 * (40.0 / 3.841_459_f64).log10());
    assert_eq!(found.elo_ci95.1, found.elo);
    let lost = summary(&vec![pair([70, 90], [70, 80]); 20]);
    near(lost.elo, -found.elo);
    near(lost.win_rate_ci95.1, 1.0 - 0.9124);
    // Pairs that always come out one to one do not prove equality either.
    let even = summary(&vec![pair([90, 70], [70, 90]); 20]);
    near(even.effective_games, 40.0);
    near(even.win_rate_ci95.0, 0.3520);
}

#[test]
fn games_that_go_together_count_less() {
    let (won, lost) = (pair([90, 70], [80, 70]), pair([70, 90], [70, 80]));
    let found = summary(&[won.clone(), lost.clone(), won, lost]);
    // Both games of a pair always come out alike: four pairs are worth four games.
    near(found.effective_games, 4.0);
    near(found.win_rate, 0.5);
}

#[test]
fn a_fair_share_is_no_elo() {
    near(elo(0.25, 4, 400), 0.0);
    near(elo(0.5, 2, 400), 0.0);
    near(elo(0.5, 4, 400), 400.0 * 3.0_f64.log10());
    let tied = Outcome {
        bots: vec![1, 0, 1],
        points: vec![9, 9, 3],
        forfeit: None,
        clocks: vec![Clock::default(); 3],
    };
    near(tied.share(1), 0.5);
    assert_eq!([0, 1, 2].map(|seat| tied.margin(seat)), [0, 0, -6]);
}

#[test]
fn quantiles_are_those_of_the_tables() {
    let known = [(1, 12.706), (4, 2.776), (5, 2.571), (9, 2.262), (30, 2.042), (120, 1.980)];
    for (freedom, expected) in known {
        let found = student(freedom);
        assert!((found - expected).abs() < 4e-3, "{found} for {freedom}, not {expected}");
    }
    let (low, high) = wilson(0.5, 100.0);
    near(low, 0.4038);
    near(high, 0.5962);
    assert_eq!(mean_and_variance(&[3.0, 5.0, 7.0]), (5.0, 4.0));
}

/// The interval of the win rate holds the truth about 95 times in 100, also near zero and one.
#[test]
fn intervals_hold_what_they_promise() {
    for rate in [0.5, 0.8, 0.95] {
        let mut dice = dice::of_game(3, (100.0 * rate) as u64);
        let mut within = 0;
        for _ in 0..2_000 {
            let mut won = || f64::from(f64::from(dice.below(1_000_000)) < 1e6 * rate);
            let shares: Vec<f64> = (0..50).map(|_| f64::midpoint(won(), won())).collect();
            let (mean, _) = mean_and_variance(&shares);
            let (low, high) = wilson(mean, effective_games(&shares, 100));
            within += u32::from(low <= rate && rate <= high);
        }
        assert!((1_860..=1_960).contains(&within), "{within} of 2000 at {rate}");
    }
}
