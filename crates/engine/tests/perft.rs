//! Pinned counts: every line of play to a small depth, with the sum of its digests, and the order
//! of the legal actions in seeded games. One number moves when anything moves.

mod common;

use common::dice;
use remparts_engine::classic::Classic;
use remparts_engine::kernel::digest::mix;
use remparts_engine::kernel::game::{Game, Pending, Quiet};
use remparts_engine::kernel::list::List;
use remparts_engine::kernel::perft::perft;
use remparts_engine::kernel::playout::{Dice, random_ply};
use remparts_engine::kernel::seat::Seat;
use remparts_engine::notation::ply::write_action;
use remparts_engine::notation::setup::named;

fn start(name: &str, players: u8) -> Classic {
    Classic::new(named(name, players).expect("known").starting(Seat(0))).expect("playable")
}

fn check(name: &str, depth: u32, lines: u64, digests: u64) {
    let found = perft(&start(name, 2), depth);
    assert_eq!(
        (found.lines, found.digests),
        (lines, digests),
        "{name} to depth {depth}: found {}, {:#018x}",
        found.lines,
        found.digests
    );
}

#[test]
fn perft_counts() {
    check("base", 3, 0, 0);
}

/// Plays seeded games and sums up every list in its order, every choice and every digest.
fn course(name: &str, players: u8, games: u64) -> u64 {
    let first = start(name, players);
    let mut legal = List::new();
    let mut sum = 0_u64;
    for number in 0..games {
        let mut dice = dice(number);
        let mut game = first.clone();
        loop {
            if let Pending::Seat(_) = game.pending() {
                game.legal(&mut legal);
                for action in legal.iter() {
                    let text = write_action(&game, *action);
                    sum = text.bytes().fold(sum, |sum, byte| mix(sum ^ u64::from(byte)));
                }
            }
            if !random_ply(&mut game, &mut dice, &mut legal, &mut Quiet) {
                break;
            }
            sum = mix(sum ^ game.digest().0);
        }
        // The dice are part of the course: a choice that takes more or fewer throws shows.
        sum = mix(sum ^ u64::from(dice.below(u32::MAX)));
    }
    sum
}

#[test]
fn order_of_actions_and_course_of_seeded_games() {
    let found: Vec<(&str, u8, u64)> = COURSES
        .iter()
        .map(|(name, players, _)| (*name, *players, course(name, *players, 20)))
        .collect();
    assert_eq!(found, COURSES, "found {found:#x?}");
}

const COURSES: [(&str, u8, u64); 8] = [
    ("base", 2, 0),
    ("base-first-edition", 3, 0),
    ("base-inns", 4, 0),
    ("base-river", 2, 0),
    ("base-abbot", 5, 0),
    ("base-anniversary", 3, 0),
    ("base-gifts", 2, 0),
    ("classic-all", 6, 0),
];
