//! Reproducibility: the same seed and visits give the same thoughts.

use crate::common::{answer, city, classic, thinned};
use crate::search::{chooser, chosen, level, said, tile_to_lay, visits};
use remparts_bots::dice::of_game;
use remparts_bots::judge::Judged;
use remparts_bots::player::Limits;
use remparts_engine::city::City;
use remparts_engine::classic::Classic;
use remparts_engine::kernel::game::{Pending, Quiet};

/// Everything an expert says in a game with itself, until so many choices are made.
fn thoughts<G: Judged>(start: &G, name: &str, seed: u64, most: usize) -> Vec<String> {
    let (mut game, mut dice) = (start.clone(), of_game(52, 0));
    let mut players = [0, 1].map(|seat| level::<G>(name, 2 * seed + seat));
    let mut thoughts = Vec::new();
    while game.pending() != Pending::Over && thoughts.len() < most {
        let Some(seat) = chooser(&game) else {
            answer(&mut game, &mut dice);
            continue;
        };
        let choice = chosen(&mut *players[seat.index()], &game, &visits(30));
        thoughts.push(format!("{:?}", said(&choice)));
        game.play_listed(choice.action, &mut Quiet);
    }
    thoughts
}

#[test]
fn the_same_seed_thinks_the_same_through_a_whole_game() {
    let start = thinned(&classic("base", 2), 1);
    let once = thoughts(&start, "expert", 1, usize::MAX);
    assert!(once.len() > 30, "{} choices", once.len());
    assert_eq!(once, thoughts(&start, "expert", 1, usize::MAX));
    assert_ne!(once, thoughts(&start, "expert", 2, usize::MAX));
}

#[test]
fn so_do_the_master_and_other_games() {
    let start = thinned(&classic("classic-all", 2), 1);
    assert_eq!(thoughts(&start, "master", 1, 8), thoughts(&start, "master", 1, 8));
    let start = city("city", 2);
    assert_eq!(thoughts(&start, "expert", 1, 12), thoughts(&start, "expert", 1, 12));
}

/// A player that has thought before thinks the same of a position as one that remembers as many
/// searches, whatever those were of.
#[test]
fn earlier_positions_leave_nothing_behind() {
    let mut dice = of_game(53, 0);
    let [early, other, late] =
        [66, 60, 50].map(|left| tile_to_lay(&classic("base", 2), left, &mut dice));
    let last = |positions: [&Classic; 2]| {
        let mut player = level::<Classic>("expert", 9);
        let choices = positions.map(|game| said(&chosen(&mut *player, game, &visits(40))));
        choices[1].clone()
    };
    assert_eq!(last([&early, &late]), last([&other, &late]));
}

/// Threads race for nothing but time: with two of them a choice is made in the same way, and both
/// have their part in the visits.
#[test]
fn two_threads_choose_as_well() {
    let mut dice = of_game(54, 0);
    for left in [65, 55, 45] {
        let game = tile_to_lay(&classic("base", 2), left, &mut dice);
        let limits = Limits { threads: Some(2), ..Limits::of_visits(60) };
        let choice = || chosen(&mut *level::<Classic>("expert", 3), &game, &limits);
        let once = choice();
        assert_eq!(said(&once), said(&choice()), "threads do not depend on each other");
        assert!(once.visits <= 60 + 2 * 6, "{} visits", once.visits);
    }
    let game = tile_to_lay(&city("city", 2), 60, &mut dice);
    let limits = Limits { threads: Some(2), ..Limits::of_visits(20) };
    chosen(&mut *level::<City>("master", 3), &game, &limits);
}
