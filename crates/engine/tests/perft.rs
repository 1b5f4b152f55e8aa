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
use remparts_engine::notation::Written as _;
use remparts_engine::notation::classic::setup::named;

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
    for (name, depth, lines, digests) in PERFTS {
        check(name, depth, lines, digests);
    }
}

const PERFTS: [(&str, u32, u64, u64); 14] = [
    ("base", 1, 24, 0x98d9_609c_48c0_04d2),
    ("base", 3, 589, 0xf9c6_e93d_5588_e49b),
    ("base", 5, 109_616, 0x99c8_db05_992f_1afb),
    ("base-first-edition", 5, 109_616, 0xe208_9d9c_e328_5756),
    ("base-nofields", 5, 66_774, 0x4ed4_aad0_57a2_d9c1),
    ("base-inns", 5, 640_690, 0x85d0_a469_6f65_dc4d),
    ("base-river", 6, 35_116, 0x6456_e604_3902_c69e),
    ("base-river1", 6, 4_398, 0xba39_76d2_9572_15d6),
    ("base-river3", 6, 4_694, 0x528e_21a9_c16f_80c4),
    ("base-abbot", 5, 185_414, 0xbc46_7770_5720_9cd7),
    ("base-anniversary", 5, 309_113, 0xecdf_72a5_b44e_7421),
    ("base-gifts", 5, 109_616, 0x4c45_d9ef_4393_df12),
    ("base-inn-tiles-abbot-anniversary", 4, 108_112, 0x90ec_400a_4d8f_f5a0),
    ("classic-all", 6, 131_824, 0x9c1b_43b8_4534_bc81),
];

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
                    let text = game.write_action(*action);
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
    ("base", 2, 0xfb1c_c2a5_84f8_12ab),
    ("base-first-edition", 3, 0x23ad_3234_768d_6b08),
    ("base-inns", 4, 0xa454_8f02_cb33_7eea),
    ("base-river", 2, 0x8c41_8413_f2ab_4813),
    ("base-abbot", 4, 0xbe68_1aa9_28ec_baef),
    ("base-anniversary", 3, 0x3b17_01df_2566_5b84),
    ("base-gifts", 2, 0xae66_3836_c66d_ed78),
    ("classic-all", 5, 0x4339_ed8c_26fd_2416),
];
