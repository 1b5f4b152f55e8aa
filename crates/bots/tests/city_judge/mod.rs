//! The judge of The City: what it says adds up, makes sense, and wins games.

mod sense;

use remparts_bots::city::{CityJudge, CityWeights};
use remparts_bots::dice::{GameDice, of_game};
use remparts_bots::judge::{Judge, Judged, Worth, lead};
use remparts_engine::city::state::Step;
use remparts_engine::city::wishes::{Manner, random_setup};
use remparts_engine::city::{Action, City, Pile, Setup};
use remparts_engine::kernel::game::{Game, Pending, Quiet};
use remparts_engine::kernel::list::List;
use remparts_engine::kernel::playout::{Dice as _, one_of};
use remparts_engine::kernel::seat::{MAX_SEATS, Seat};

fn judge(game: &City) -> CityJudge {
    game.judge(&CityWeights::default())
}

/// Makes a ply in some manner; returns whether there was one to make.
fn ply(game: &mut City, dice: &mut GameDice, legal: &mut List<Action>, manner: Manner) -> bool {
    match game.pending() {
        Pending::Over => return false,
        Pending::Chance(_) => {
            let answer = game.ticket(dice.below(game.tickets()));
            game.resolve_listed(answer, &mut Quiet);
        }
        Pending::Seat(_) => {
            game.legal(legal);
            game.play_listed(manner.choose(game, legal, dice), &mut Quiet);
        }
    }
    true
}

/// Shows every position of random games of all kinds, with a judge that has counted.
fn every_position(games: u64, mut show: impl FnMut(&City, &CityJudge)) {
    for number in 0..games {
        let (mut dice, mut legal) = (of_game(31, number), List::new());
        let setup = random_setup(&mut dice);
        let manner = Manner::random(&mut dice);
        let mut game = City::new(setup).expect("playable");
        let mut judge = judge(&game);
        loop {
            judge.count(&game);
            show(&game, &judge);
            if !ply(&mut game, &mut dice, &mut legal, manner) {
                break;
            }
        }
    }
}

fn assert_near(a: &Worth, b: &Worth, why: &str) {
    for (a, b) in a.iter().zip(b) {
        assert!((a - b).abs() < 1e-2, "{why}: {a} is not {b}");
    }
}

#[test]
fn shares_add_up_and_the_end_is_exact() {
    let mut over = 0;
    every_position(60, |game, judge| {
        let worth = judge.worth(game);
        let mut sum = [0.0; MAX_SEATS];
        for share in judge.shares(game) {
            sum.iter_mut().zip(share.points).for_each(|(sum, points)| *sum += points);
        }
        assert_near(&sum, &worth, "the sum of the shares");
        assert!(worth.iter().all(|points| points.is_finite()));
        assert!(worth[game.seats()..].iter().all(|points| *points == 0.0), "an empty seat");
        if game.pending() == Pending::Over {
            let scores = game.scores().iter().map(|score| *score as f32);
            assert!(worth.iter().copied().zip(scores).all(|(worth, score)| worth == score));
            over += 1;
        }
    });
    assert_eq!(over, 60);
}

/// The same game with every seat one place further on is worth the same, one place further on.
#[test]
fn seats_can_be_exchanged() {
    for players in 2..=4_u8 {
        let start = |first| City::new(Setup::new(players).starting(Seat(first))).expect("playable");
        let (mut one, mut other) = (start(0), start(1));
        let (mut legal, manner) = (List::new(), Manner { tidy: true, eager: true });
        let mut dice = [of_game(5, u64::from(players)), of_game(5, u64::from(players))];
        let mut walls;
        loop {
            let (a, b) = (judge(&one).worth(&one), judge(&other).worth(&other));
            let mut turned = [0.0; MAX_SEATS];
            for seat in 0..usize::from(players) {
                turned[(seat + 1) % usize::from(players)] = a[seat];
            }
            assert_near(&b, &turned, "seats exchanged");
            walls = one.state().run().walls();
            let more = ply(&mut one, &mut dice[0], &mut legal, manner);
            if !(ply(&mut other, &mut dice[1], &mut legal, manner) && more) {
                break;
            }
        }
        assert!(walls > 10, "{walls} walls were built");
    }
}

#[test]
fn judging_does_not_allocate() {
    let mut positions = 0;
    every_position(20, |game, judge| {
        let mut judge = judge.clone();
        let info = allocation_counter::measure(|| {
            judge.count(game);
            std::hint::black_box(judge.worth(game));
            if let Pending::Seat(seat) = game.pending() {
                std::hint::black_box(judge.outlook(game, seat));
            }
        });
        assert_eq!(info.count_total, 0);
        positions += 1;
    });
    assert!(positions > 3_000, "{positions} positions were judged");
}

/// Where no phase follows, the outlook of the follower step is what the best follower gives.
#[test]
fn the_outlook_finds_the_best_follower() {
    let (mut put, mut legal) = (0, List::new());
    every_position(60, |game, judge| {
        let Pending::Seat(seat) = game.pending() else { return };
        let outlook = judge.outlook(game, seat);
        let seats = game.seats();
        let (now, then) = (lead(&judge.worth(game), seats, seat), lead(&outlook, seats, seat));
        assert!(then > now - 1e-3, "the best choice is worse than none: {then} after {now}");
        if game.state().turn().step != Step::Follower || game.pile() != Pile::First {
            return;
        }
        game.legal(&mut legal);
        let after = |action: &Action| {
            let mut next = game.clone();
            next.play_listed(*action, &mut Quiet);
            judge.worth(&next)
        };
        let leads = legal.iter().map(|action| lead(&after(action), seats, seat));
        let best = leads.fold(f32::NEG_INFINITY, f32::max);
        assert!((best - then).abs() < 1e-2, "{best} can be had, {then} was expected");
        put += u32::from(then > now + 0.1);
    });
    assert!(put > 100, "{put} followers were worth putting");
}

/// Plays what promises the best lead one ply on.
fn one_ply(game: &City, seat: Seat, judge: &CityJudge, legal: &[Action]) -> Action {
    let value = |action: &Action| {
        let mut next = game.clone();
        next.play_listed(*action, &mut Quiet);
        let mine = next.pending() == Pending::Seat(seat);
        let worth = if mine { judge.outlook(&next, seat) } else { judge.worth(&next) };
        lead(&worth, game.seats(), seat)
    };
    let best = legal.iter().max_by(|a, b| value(a).total_cmp(&value(b)));
    *best.expect("a choice")
}

#[test]
fn one_ply_beats_random_play() {
    for players in 2..=4_u8 {
        let mut legal = List::new();
        for number in 0..6 {
            let hero = Seat(number as u8 % players);
            let mut dice = of_game(9, number);
            let mut game = City::new(Setup::new(players)).expect("playable");
            let mut judge = judge(&game);
            while game.pending() != Pending::Over {
                if game.pending() == Pending::Seat(hero) {
                    game.legal(&mut legal);
                    judge.count(&game);
                    let action = one_ply(&game, hero, &judge, &legal);
                    game.play(hero, action, &mut Quiet).expect("listed");
                } else if let Pending::Seat(_) = game.pending() {
                    game.legal(&mut legal);
                    let action = one_of(&mut dice, &legal);
                    game.play_listed(action, &mut Quiet);
                } else {
                    let answer = game.ticket(dice.below(game.tickets()));
                    game.resolve_listed(answer, &mut Quiet);
                }
            }
            let worth = judge.worth(&game);
            let ahead = lead(&worth, game.seats(), hero);
            assert!(ahead > 30.0, "{players} players, game {number}: {worth:?}");
        }
    }
}

/// The tuner gets back what it puts in.
#[test]
fn knobs_are_the_weights() {
    let knobs = City::knobs(&CityWeights::default());
    assert!(knobs.iter().all(|knob| knob.step > 0.0));
    let values: Vec<f32> = knobs.iter().map(|knob| knob.value + knob.step).collect();
    let other = City::with_knobs(&values);
    assert_ne!(other, CityWeights::default());
    let back: Vec<f32> = City::knobs(&other).iter().map(|knob| knob.value).collect();
    assert_eq!(back, values);
}
