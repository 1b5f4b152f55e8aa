//! Games of a match: who sits where, whose clock runs, and who loses without playing on.

use crate::arena::players::{Said, random, random_until, scripted};
use remparts_bots::arena::pairs::Make;
use remparts_bots::arena::{Match, Outcome};
use remparts_bots::{Choice, Failure, Limits, Player};
use remparts_engine::classic::{Action, Classic, Setup};
use remparts_engine::kernel::game::{Game as _, Pending, Sight as _};
use remparts_engine::kernel::list::List;
use remparts_engine::notation::Log;
use remparts_engine::notation::ply::Ply;
use std::sync::{Arc, Mutex};
use std::thread::sleep;
use std::time::Duration;

fn row(seats: usize, bots: usize) -> Match<Setup> {
    let limits = Limits::default();
    Match { setup: Setup::base(seats as u8), seats, bots, limits, seed: 5 }
}

fn outcomes(row: &Match<Setup>, pair: u64, make: &Make<'_, Classic>) -> Vec<Outcome> {
    let games = row.play_pair::<Classic>(pair, make).expect("it can be played");
    games.into_iter().map(|game| game.outcome).collect()
}

#[test]
fn everyone_sits_everywhere_once() {
    assert_eq!([0, 1].map(|game| row(2, 2).seating(game)), [[0, 1], [1, 0]]);
    let three = [vec![0, 1, 2], vec![2, 0, 1], vec![1, 2, 0]];
    assert_eq!([0, 1, 2].map(|game| row(3, 3).seating(game)), three);
    // The last bot fills the table.
    let four = [[0, 1, 1, 1], [1, 0, 1, 1], [1, 1, 0, 1], [1, 1, 1, 0]];
    assert_eq!([0, 1, 2, 3].map(|game| row(4, 2).seating(game)), four);
}

#[test]
fn every_player_has_dice_of_its_own() {
    let mut seeds = Vec::new();
    for pair in 0..50 {
        for game in 0..4 {
            seeds.extend((0..4).map(|seat| row(4, 2).player_seed(pair, game, seat)));
        }
    }
    seeds.sort_unstable();
    seeds.dedup();
    assert_eq!(seeds.len(), 50 * 4 * 4);
    let other = Match { seed: 6, ..row(4, 2) };
    assert_ne!(row(4, 2).player_seed(1, 1, 1), other.player_seed(1, 1, 1));
}

#[test]
fn a_pair_is_the_same_whenever_it_is_played() {
    let make = |_, seed| Ok(random(seed));
    let results = |pair| outcomes(&row(3, 2), pair, &make).into_iter().map(|game| game.points);
    assert!(results(7).eq(results(7)));
    assert!(results(7).ne(results(8)));
    let games = row(3, 2).play_pair::<Classic>(7, &make).unwrap();
    for (points, game) in results(7).zip(games) {
        let log = Log::<Classic>::read(&game.log.write()).expect("the log can be replayed");
        assert_eq!(log.game().pending(), Pending::Over);
        assert_eq!(log.game().scores(), points);
        assert_eq!(game.outcome.forfeit, None);
    }
}

/// What bot 0 does wrong in its sixth choice, against a random player.
fn wrong(then: fn() -> Said) -> Vec<Outcome> {
    let games = outcomes(&row(2, 2), 0, &|bot, seed| {
        Ok(if bot == 0 { random_until(seed, 5, then) } else { random(seed) })
    });
    for game in &games {
        let seat = game.seats_of(0).next().unwrap();
        assert_eq!(game.forfeit.as_ref().map(|forfeit| forfeit.seat), Some(seat));
        assert!(game.margin(seat) <= -1, "{game:?}");
        assert!(game.margin(1 - seat) >= 1, "{game:?}");
        assert_eq!((game.share(seat), game.share(1 - seat)), (0.0, 1.0));
    }
    games
}

fn reasons(games: &[Outcome]) -> Vec<&str> {
    games.iter().filter_map(|game| Some(&*game.forfeit.as_ref()?.reason)).collect()
}

#[test]
fn who_refuses_loses() {
    let games = wrong(|| Err(Failure::Outside("it went home".into())));
    assert_eq!(reasons(&games), ["it went home"; 2]);
}

#[test]
fn who_breaks_the_rules_loses() {
    // In the sixth choice the third tile is to be put somewhere, and the abbot is not in the game.
    let games = wrong(|| Ok(Choice::bare(Action::Recall)));
    for reason in reasons(&games) {
        assert!(reason.starts_with("illegal Recall: "), "{reason}");
    }
}

#[test]
fn who_panics_loses() {
    let games = wrong(|| panic!("no idea"));
    assert_eq!(reasons(&games), ["panicked: no idea"; 2]);
}

#[test]
fn who_does_not_come_loses() {
    let games = outcomes(&row(2, 2), 0, &|bot, seed| match bot {
        0 => Err("the program is not there".into()),
        _ => Ok(random(seed)),
    });
    assert_eq!(reasons(&games), ["the program is not there"; 2]);
    assert_eq!(games[0].points, [-1, 0], "nobody has laid a tile, so it is behind by one point");
}

#[test]
fn the_others_stand_as_they_stood() {
    let games = outcomes(&row(4, 2), 2, &|bot, seed| match bot {
        0 => Ok(random_until(seed, 20, || Err(Failure::NothingToChoose))),
        _ => Ok(random(seed)),
    });
    for (seat, game) in games.iter().enumerate() {
        assert_eq!(game.forfeit.as_ref().unwrap().seat, seat);
        let mut others = game.points.clone();
        let lost = others.remove(seat);
        assert!(others.iter().all(|points| lost < *points), "{:?}", game.points);
        let total: f64 = (0..4).map(|seat| game.share(seat)).sum();
        assert!((total - 1.0).abs() < 1e-9 && game.share(seat) == 0.0);
    }
}

#[test]
fn a_clock_runs_through_a_turn_and_begins_again_in_the_next() {
    const NAP: Duration = Duration::from_millis(2);
    let seen = Arc::new(Mutex::new(Vec::new()));
    let limits = Limits { time: Some(Duration::from_secs(60)), ..Limits::default() };
    let row = Match { limits, ..row(2, 2) };
    let games = row.play_pair::<Classic>(0, &|bot, seed| {
        let mut player = random::<Classic>(seed);
        let seen = Arc::clone(&seen);
        Ok(match bot {
            0 => scripted(move |_, view, limits| {
                let mut legal = List::new();
                view.legal(&mut legal);
                let lays = matches!(legal[0], Action::Place { .. });
                seen.lock().unwrap().push((lays, limits.time.expect("time was given")));
                sleep(NAP);
                player.choose(view, limits)
            }),
            _ => player,
        })
    });
    let whole = Duration::from_secs(60);
    let seen = seen.lock().unwrap();
    // A turn is a tile and then, unless there is nothing to choose, a figure.
    for (lays, time) in &*seen {
        assert!(if *lays { *time == whole } else { *time <= whole - NAP && *time > NAP });
    }
    let turns = seen.iter().filter(|(lays, _)| *lays).count() as u64;
    let games = games.unwrap();
    let clocks = games.iter().map(|game| {
        let seat = game.outcome.seats_of(0).next().unwrap();
        game.outcome.clocks[seat]
    });
    let mut total = remparts_bots::arena::Clock::default();
    clocks.for_each(|clock| total.add(&clock));
    assert_eq!(total.turns, turns);
    assert!(total.time >= NAP * seen.len() as u32);
    assert!(total.slowest >= 2 * NAP && total.slowest <= total.time);
    let laid = games
        .iter()
        .flat_map(|game| game.log.plies())
        .filter(|entry| matches!(entry.ply, Ply::Action(Action::Place { .. })));
    assert_eq!(laid.count(), 2 * 71, "nobody lost on time");
}

#[test]
fn time_that_is_used_up_is_none_left() {
    let limits = Limits { time: Some(Duration::from_millis(1)), ..Limits::default() };
    let row = Match { limits, ..row(2, 2) };
    let left = Arc::new(Mutex::new(Vec::new()));
    let make = |bot: usize, seed| -> Result<Box<dyn Player<Classic>>, String> {
        let mut player = random::<Classic>(seed);
        let left = Arc::clone(&left);
        Ok(match bot {
            0 => scripted(move |asked, view, limits| {
                left.lock().unwrap().push(limits.time);
                if asked == 0 {
                    sleep(Duration::from_millis(3));
                }
                player.choose(view, limits)
            }),
            _ => player,
        })
    };
    row.play_pair::<Classic>(0, &make).unwrap();
    assert_eq!(left.lock().unwrap()[..2], [Some(Duration::from_millis(1)), Some(Duration::ZERO)]);
}
