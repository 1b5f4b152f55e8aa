//! The sequential probability ratio test: it stops, and its error rates are as promised.

use remparts_bots::arena::{Sprt, Verdict};
use remparts_bots::dice;
use remparts_engine::kernel::playout::Dice;

/// A random margin of a pair, about as between bots: nearly normal, rounded to halves of points.
fn margin(dice: &mut impl Dice, mean: f64, deviation: f64) -> f64 {
    let sum: f64 = (0..12).map(|_| f64::from(dice.below(1 << 20)) / f64::from(1 << 20)).sum();
    (2.0 * (mean + deviation * (sum - 6.0))).round() / 2.0
}

/// How often the verdict is `Better` in 1000 comparisons with this true mean, and the mean number
/// of pairs until a verdict.
fn verdicts(mean: f64, points: f64) -> (u32, f64) {
    let mut dice = dice::of_game(11, (1000.0 * (mean + points)) as u64);
    let (mut yes, mut pairs) = (0, 0);
    for _ in 0..1_000 {
        let margins = std::iter::repeat_with(|| margin(&mut dice, mean, 13.5));
        let tested = Sprt { points }.run(margins.take(100_000));
        assert_ne!(tested.verdict, Verdict::Open, "it comes to an end");
        yes += u32::from(tested.verdict == Verdict::Better);
        pairs += tested.pairs;
    }
    (yes, pairs as f64 / 1_000.0)
}

#[test]
fn it_is_wrong_about_five_times_in_a_hundred() {
    for points in [1.5, 3.75, 7.5] {
        let (yes, _) = verdicts(0.0, points);
        assert!((15..=65).contains(&yes), "{yes} of 1000 equals called better by {points}");
        let (yes, pairs) = verdicts(points, points);
        assert!((935..=985).contains(&yes), "{yes} of 1000 found better by {points}");
        // The expected sample size is about 2 * 0.9 * 2.94 * variance / points².
        let expected = 5.3 * 13.5 * 13.5 / (points * points);
        assert!(pairs > 0.85 * expected, "{pairs} pairs, not {expected}");
        assert!(pairs < 1.1 * expected + 8.0, "{pairs} pairs, not {expected}");
    }
}

#[test]
fn what_is_plain_is_found_at_once() {
    let (yes, pairs) = verdicts(25.0, 1.5);
    assert_eq!(yes, 1_000);
    assert!(pairs < 20.0, "{pairs}");
    let (yes, _) = verdicts(-10.0, 1.5);
    assert_eq!(yes, 0);
}

#[test]
fn it_looks_no_further_than_its_verdict() {
    let test = Sprt { points: 1.0 };
    let tested = test.run([5.0, 6.0].into_iter().cycle().take(500));
    assert_eq!((tested.verdict, tested.pairs < 500), (Verdict::Better, true));
    assert!(tested.ratio >= Sprt::bound());
    assert_eq!(test.run([5.0, 6.0].into_iter().cycle().take(tested.pairs)), tested);
    let before = test.run([5.0, 6.0].into_iter().cycle().take(tested.pairs - 1));
    assert_eq!(before.verdict, Verdict::Open);
    // Bots that play alike: every pair is even, so the margins have no variance.
    let alike = test.run([0.0; 50]);
    assert_eq!((alike.verdict, alike.pairs), (Verdict::NotBetter, 12));
    assert!(alike.ratio.is_finite());
    assert_eq!(test.run([]).verdict, Verdict::Open);
}
