//! The deck: draws that do not depend on what is played.

use crate::arena::players::random;
use remparts_bots::arena::{Deck, Match};
use remparts_bots::roster::Rostered;
use remparts_bots::{Limits, dice};
use remparts_engine::city::{self, City};
use remparts_engine::classic::{Action, Answer, Classic, Event, GiftUse, Setup};
use remparts_engine::kernel::face::FaceId;
use remparts_engine::kernel::game::{Game as _, Pending};
use remparts_engine::kernel::list::List;
use remparts_engine::kernel::playout::one_of;
use remparts_engine::kernel::seat::Seat;
use remparts_engine::notation::any::AnySetup;
use remparts_engine::notation::ply::Ply;
use remparts_engine::notation::{Log, Written};

fn classic(name: &str) -> Setup {
    match AnySetup::named(name, 2) {
        Some(AnySetup::Classic(setup)) => setup,
        _ => panic!("{name} is a classic setup"),
    }
}

/// The logs of the games of a pair between random players.
fn pair<G: Written + Rostered>(setup: G::Setup, seed: u64, pair: u64) -> Vec<Log<G>> {
    let limits = Limits::default();
    let row = Match { setup, seats: 2, bots: 2, limits, seed };
    let games = row.play_pair::<G>(pair, &|_, seed| Ok(random(seed))).expect("it can be played");
    games.into_iter().map(|game| game.log).collect()
}

fn answers<G: Written>(log: &Log<G>) -> Vec<G::Answer> {
    let plies = log.plies().iter();
    plies
        .filter_map(|entry| match entry.ply {
            Ply::Answer(answer) => Some(answer),
            Ply::Action(_) => None,
        })
        .collect()
}

fn actions<G: Written>(log: &Log<G>) -> Vec<G::Action> {
    let plies = log.plies().iter();
    plies
        .filter_map(|entry| match entry.ply {
            Ply::Action(action) => Some(action),
            Ply::Answer(_) => None,
        })
        .collect()
}

#[test]
fn both_games_of_a_pair_see_the_same_tiles_in_the_same_order() {
    for name in ["base", "base-river", "base-inns-abbot-anniversary"] {
        let setup = classic(name);
        for number in 0..20 {
            let logs = pair::<Classic>(setup, 3, number);
            assert_ne!(actions(&logs[0]), actions(&logs[1]), "the games differ");
            let seen = answers(&logs[0]);
            assert_eq!(seen, answers(&logs[1]), "{name}, pair {number}");
            // Whoever begins, and every tile of the bag once.
            let tiles = Classic::new(setup).unwrap().state().bag().tiles();
            assert_eq!(seen.len(), 1 + tiles);
        }
    }
}

#[test]
fn pairs_and_seeds_see_other_tiles() {
    let drawn = |seed, number| answers(&pair::<Classic>(classic("base"), seed, number)[0]);
    assert_eq!(drawn(3, 1), drawn(3, 1));
    assert_ne!(drawn(3, 1), drawn(3, 2));
    assert_ne!(drawn(3, 1), drawn(4, 1));
}

#[test]
fn games_of_the_city_see_the_same_tiles_as_long_as_both_last() {
    let Some(AnySetup::City(setup)) = AnySetup::named("city", 2) else { panic!("it is known") };
    for number in 0..20 {
        let logs = pair::<City>(setup, 3, number);
        let seen = [answers::<City>(&logs[0]), answers(&logs[1])];
        let least = seen[0].len().min(seen[1].len());
        assert!(least > 30, "{least} draws");
        assert!(matches!(seen[0][0], city::Answer::First(_)));
        assert_eq!(seen[0][..least], seen[1][..least]);
    }
}

/// Take 2 asks for a tile more and puts one back; cards come from a stack of their own.
#[test]
fn gifts_do_not_disturb_the_tiles_before_one_goes_back() {
    let setup = classic("base-gifts");
    let mut compared = 0;
    for number in 0..40 {
        let seen = pair::<Classic>(setup, 3, number).into_iter().map(|log| {
            let second = Ply::Action(Action::Unwrap(GiftUse::TakeTwo));
            let plies = log.plies().iter().map(|entry| entry.ply);
            let before: Vec<_> = plies.take_while(|ply| *ply != second).collect();
            let answers = before.into_iter().filter_map(|ply| match ply {
                Ply::Answer(answer) => Some(answer),
                Ply::Action(_) => None,
            });
            let (cards, tiles): (Vec<_>, Vec<_>) =
                answers.partition(|answer| matches!(answer, Answer::Gift(_)));
            [tiles, cards]
        });
        let seen: Vec<_> = seen.collect();
        for (mine, other) in seen[0].iter().zip(&seen[1]) {
            let least = mine.len().min(other.len());
            assert_eq!(mine[..least], other[..least], "pair {number}");
            compared += least;
        }
    }
    assert!(compared > 1_000, "{compared} answers");
}

#[test]
fn every_tile_comes_first_as_often_as_it_should() {
    let start = Classic::new(Setup { first: Some(Seat(0)), ..Setup::base(2) }).unwrap();
    let (games, tiles) = (20_000, f64::from(start.tickets()));
    let mut seen = [0_u32; 256];
    for number in 0..games {
        let Some(Answer::Draw(FaceId(face))) = Deck::new(9, number).answer(&start) else {
            panic!("a tile is drawn")
        };
        seen[usize::from(face)] += 1;
    }
    let kinds = start.answers();
    let chi: f64 = kinds
        .iter()
        .map(|(answer, copies)| {
            let Answer::Draw(face) = answer else { panic!("{answer:?} is no tile") };
            let expected = games as f64 * f64::from(*copies) / tiles;
            (f64::from(seen[face.index()]) - expected).powi(2) / expected
        })
        .sum();
    // Twice the degrees of freedom: five standard deviations are about 1.7 times.
    assert!(chi < 2.0 * (kinds.len() - 1) as f64, "chi squared {chi} for {} kinds", kinds.len());
}

/// A tile that goes back must not be more likely to come next than any other.
#[test]
fn a_tile_that_goes_back_is_shuffled_into_the_rest() {
    let setup = classic("base-gifts");
    let mut dice = dice::of_game(1, 1);
    let (mut came, mut expected, mut returned) = (0_u32, 0.0, 0_u32);
    let (mut legal, mut events) = (List::new(), Vec::new());
    for number in 0..1_500 {
        let mut game = Classic::new(setup).unwrap();
        let mut deck = Deck::new(4, number);
        loop {
            let back = events.iter().find_map(|event| match event {
                Event::SpareReturned(face) => Some(Answer::Draw(*face)),
                _ => None,
            });
            match game.pending() {
                Pending::Over => break,
                Pending::Chance(_) => {
                    let answer = deck.answer(&game).unwrap();
                    if let (Some(back), Answer::Draw(_)) = (back, answer) {
                        let left = game.answers().into_iter().find(|(left, _)| *left == back);
                        let copies = left.expect("it went back").1;
                        expected += f64::from(copies) / f64::from(game.tickets());
                        came += u32::from(answer == back);
                        returned += 1;
                        events.clear();
                    }
                    game.resolve(answer, &mut events).unwrap();
                }
                Pending::Seat(seat) => {
                    game.legal(&mut legal);
                    let take = Action::Unwrap(GiftUse::TakeTwo);
                    let found = legal.iter().copied().find(|action| *action == take);
                    let action = found.unwrap_or_else(|| one_of(&mut dice, &legal));
                    game.play(seat, action, &mut events).unwrap();
                }
            }
        }
        events.clear();
    }
    assert!(returned > 1_000, "{returned} tiles went back");
    let off = (f64::from(came) - expected) / expected.sqrt();
    assert!(off.abs() < 4.0, "{came} of {returned} came next, {expected:.1} should");
}
