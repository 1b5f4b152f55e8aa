//! The dealer: reproducible, checkable, fair.

use remparts_engine::city::{self, City};
use remparts_engine::classic::{Answer, Classic, Setup};
use remparts_engine::kernel::dealer::{Dealer, Seed};
use remparts_engine::kernel::game::{Game, Quiet};
use remparts_engine::kernel::list::List;
use remparts_engine::kernel::seat::Seat;
use std::collections::BTreeMap;

/// Made with Python's hashlib and hmac, so that the scheme can be checked elsewhere.
#[test]
fn known_values() {
    let seed = Seed::from_bytes([7; 32]);
    assert_eq!(
        seed.commitment().to_string(),
        "4bb06f8e4e3a7715d201d573d0aa423762e55dabd61a2c02278fa56cc6d294e0"
    );
    assert_eq!(seed.reveal(), "07".repeat(32));
    let game = Classic::new(Setup::base(5)).expect("playable");
    let first: Vec<u8> = (0..8)
        .map(|asked| match Dealer::resume(seed.clone(), asked).answer(&game) {
            Some(Answer::First(seat)) => seat.0,
            other => panic!("the first question is who begins, not {other:?}"),
        })
        .collect();
    assert_eq!(first, [0, 0, 1, 4, 1, 2, 2, 2]);
}

/// Everything a dealer answers in a game whose seats always take the first choice. After `pause`
/// answers another dealer takes over.
fn deal<G: Game>(start: &G, seed: u64, pause: usize) -> Vec<G::Answer> {
    let mut dealer = Dealer::new(Seed::from_number(seed));
    let mut game = start.clone();
    let mut answers = Vec::new();
    let mut legal = List::new();
    loop {
        if let Some(answer) = dealer.answer(&game) {
            answers.push(answer);
            game.resolve(answer, &mut Quiet).expect("a ticket");
            if answers.len() == pause {
                dealer = Dealer::resume(Seed::from_number(seed), answers.len() as u64);
            }
            continue;
        }
        game.legal(&mut legal);
        let Some(action) = legal.first() else { return answers };
        game.play_listed(*action, &mut Quiet);
    }
}

/// The same seed deals the same game, also when taken up in the middle.
#[test]
fn reproducible() {
    let game = Classic::new(Setup::base(2).starting(Seat(0))).expect("playable");
    assert_eq!(deal(&game, 1, 0), deal(&game, 1, 0));
    assert_eq!(deal(&game, 1, 0), deal(&game, 1, 20));
    assert_ne!(deal(&game, 1, 0), deal(&game, 2, 0));
}

/// The City is dealt in the same way. Its first choice is always to put nothing down, so nothing
/// scores, no wall is built, and all 75 tiles are drawn (TC-TILE-1, TC-END-2).
#[test]
fn deals_the_city() {
    let game = City::new(city::Setup::new(3)).expect("playable");
    let answers = deal(&game, 1, 0);
    assert_eq!(answers, deal(&game, 1, 40));
    assert_ne!(answers, deal(&game, 2, 0));
    let (first, draws) = answers.split_first().expect("many answers");
    assert!(matches!(first, city::Answer::First(seat) if seat.index() < 3), "who begins");
    let mut drawn = vec![0; game.rules().faces.len()];
    for draw in draws {
        let city::Answer::Draw(face) = draw else { panic!("only draws follow, not {draw:?}") };
        drawn[face.index()] += 1;
    }
    assert_eq!(drawn, game.rules().copies, "each kind as often as it is in the box");
    assert_eq!(draws.len(), 75);
}

/// Over many seeds the first tile comes as often as the bag holds it.
#[test]
fn fair() {
    const SEEDS: u64 = 7_100;
    let game = Classic::new(Setup::base(2).starting(Seat(0))).expect("playable");
    let mut drawn: BTreeMap<Answer, i64> = BTreeMap::new();
    for seed in 0..SEEDS {
        let answer = Dealer::new(Seed::from_number(seed)).answer(&game).expect("a draw is pending");
        *drawn.entry(answer).or_default() += 1;
    }
    for (answer, copies) in game.answers() {
        let expected = i64::from(copies) * (SEEDS as i64) / 71;
        let found = drawn.get(&answer).copied().unwrap_or(0);
        // Five standard deviations of a binomial count.
        let spread = 5 * (expected as f64).sqrt() as i64;
        assert!((found - expected).abs() <= spread, "{answer:?}: {found} instead of {expected}");
    }
}
