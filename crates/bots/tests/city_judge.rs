//! The judge of The City: what it says adds up, makes sense, and wins games.

use remparts_bots::city::{CityJudge, CityWeights};
use remparts_bots::dice::{GameDice, of_game};
use remparts_bots::judge::{Judge, Judged, Worth, lead};
use remparts_engine::city::state::Step;
use remparts_engine::city::wishes::{Manner, random_setup};
use remparts_engine::city::{Action, City, Pile, Rules, Setup};
use remparts_engine::kernel::game::{Game, Pending, Quiet};
use remparts_engine::kernel::list::List;
use remparts_engine::kernel::playout::{Dice as _, one_of};
use remparts_engine::kernel::seat::{MAX_SEATS, Seat};
use remparts_engine::notation::ply::{make_ply, read_ply};
use std::sync::Arc;

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

/// A game of two with these tiles in the box, after some plies; `lay` draws and places.
fn table(tiles: &[&str], piles: [u8; 3], plies: &[&str]) -> City {
    let mut rules = Rules::new(Setup::new(2).starting(Seat(0))).expect("playable");
    rules.copies.iter_mut().for_each(|copies| *copies = 0);
    for tile in tiles {
        let face = rules.face_named(&format!("city/{tile}")).expect("a known tile");
        rules.copies[face.index()] += 1;
    }
    rules.tiles = tiles.len();
    rules.setup.piles = piles;
    let mut game = City::with_rules(Arc::new(rules));
    for line in plies {
        let mut make = |line: &str| {
            let ply = read_ply(&game, line).unwrap_or_else(|error| panic!("{line}: {error}"));
            make_ply(&mut game, ply, &mut Quiet).unwrap_or_else(|why| panic!("{line}: {why}"));
        };
        match line.strip_prefix("lay ") {
            Some(tile) => {
                make(&format!("draw city/{}", tile.split(' ').next().expect("a name")));
                make(&format!("place city/{tile}"));
            }
            None => make(line),
        }
    }
    game
}

/// One share of what the judge says.
fn share(game: &City, name: &str) -> Worth {
    let shares = judge(game).shares(game);
    shares.into_iter().find(|share| share.name == name).expect("a share").points
}

#[test]
fn a_guard_before_three_historic_buildings_is_worth_nine() {
    let game = table(
        &["deadend-sernin", "straight-batiment", "square-petit_puits"],
        [0, 3, 0],
        &[
            "lay deadend-sernin 0,0 r3",
            "put follower 0,0 street-E",
            "lay straight-batiment 1,0 r1",
            "pass",
            "lay square-petit_puits 2,0 r1",
            "pass",
            "gate 0,0 N",
            "wall 0,0 W",
            "guard 0,0 W",
        ],
    );
    assert_eq!(share(&game, "guards")[..2], [0.0, 9.0]);
    assert_eq!(share(&game, "points")[..2], [3.0, 0.0]);
}

/// A ring of eight tiles around a cell, with a traveller of seat 1 on a street into it.
fn ring(south: &str) -> City {
    let curves = ["curve-public"; 5];
    let mut tiles: Vec<&str> = vec!["straight-public", "straight-public", "straight-batiment"];
    tiles.extend(curves);
    tiles.extend(["tee", "tee-public", "market4-g", south]);
    let south = format!("lay {south} 0,2 r0");
    let count = tiles.len() as u8;
    table(
        &tiles,
        [count, 0, 0],
        &[
            "lay straight-public 0,0 r0",
            "put follower 0,0 street-NS",
            "lay curve-public -1,0 r1",
            "pass",
            "lay curve-public 1,0 r2",
            "pass",
            "lay straight-public -1,1 r1",
            "pass",
            "lay straight-batiment 1,1 r1",
            "pass",
            "lay curve-public -1,2 r0",
            "pass",
            "lay curve-public 1,2 r3",
            "pass",
            &south,
            "pass",
        ],
    )
}

#[test]
fn a_street_that_nothing_can_finish_is_worth_nothing() {
    // Four streets lead into the hole and no tile has four; a crossing of three still fits.
    let dead = share(&ring("straight_market1-l"), "streets")[0];
    let live = share(&ring("market4-l"), "streets")[0];
    assert_eq!(dead, 0.0);
    assert!(live > 0.3, "{live}");
}

#[test]
fn followers_goods_and_markets_are_worth_having() {
    let all = ["market1_1-lg-public", "market1_1-gf-public", "homes-comtal", "market4-f"];
    let tiles: Vec<&str> = all.into_iter().chain(["curve-public"; 5]).collect();
    let with = |plies: &[&str]| table(&tiles, [tiles.len() as u8, 0, 0], plies);
    let first = "lay market1_1-lg-public 0,0 r0";
    let kept = with(&[first, "pass"]);
    let put = with(&[first, "put follower 0,0 market-N"]);
    assert!(share(&kept, "followers")[0] > share(&put, "followers")[0]);
    // The same market with a second tile: of other goods, or facing houses.
    let next = |tile: &str| with(&[first, "put follower 0,0 market-N", tile, "pass"]);
    let sold = share(&next("lay market4-f 0,-1 r0"), "markets")[0];
    let shut = share(&next("lay homes-comtal 0,-1 r0"), "points")[0];
    assert!(sold > shut + 2.0, "{sold} for two goods, {shut} for one tile");
    // Homes between more markets are worth more, and to their owner only.
    let homes = |tile: &str| with(&[first, "put follower 0,0 homes-2367", tile, "pass"]);
    let plain = share(&homes("lay homes-comtal 1,0 r0"), "homes");
    let more = share(&homes("lay market4-f 1,0 r0"), "homes");
    assert!(more[0] > 6.0 && plain[0] > 4.0, "{more:?} {plain:?}");
    assert_eq!(plain[1], 0.0);
}

/// Homes of two seats that face one cell may be joined, and then both get the points of both.
#[test]
fn what_may_be_joined_counts_for_both() {
    let tiles = ["market1_1-lg-public", "market1_1-gf-public", "homes-comtal", "homes-nazaire"];
    let threats = |second: &str| {
        let first = ["lay market1_1-lg-public 0,0 r0", "put follower 0,0 homes-2367"];
        let then = ["lay market1_1-gf-public 0,-1 r0", second, "lay homes-comtal 1,-1 r0", "pass"];
        share(&table(&tiles, [4, 0, 0], &[first.as_slice(), &then].concat()), "threats")
    };
    let (alone, both) = (threats("pass"), threats("put follower 0,-1 homes-2367"));
    assert_eq!(alone[0], 0.0);
    assert!(both[0] > 0.05 && both[1] > alone[1], "{both:?} instead of {alone:?}");
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
