//! Pinned perft counts: every line of play to a small depth with the sum of its digests, and the
//! order of the legal actions in seeded games. Any change of the rules or of a list's order changes
//! a number.

use crate::common;

use common::town::{TIDY, early_walls, ply_of};
use common::{Random, dice};
use remparts_engine::city::state::Step;
use remparts_engine::city::wishes::Manner;
use remparts_engine::city::{self, Action, City, Event, Pile};
use remparts_engine::classic::{self, Classic};
use remparts_engine::kernel::digest::mix;
use remparts_engine::kernel::game::{Pending, Quiet};
use remparts_engine::kernel::list::List;
use remparts_engine::kernel::perft::{Perft, perft};
use remparts_engine::kernel::playout::{Dice, random_ply};
use remparts_engine::kernel::seat::Seat;
use remparts_engine::notation::Written;
use remparts_engine::notation::classic::setup::named;
use remparts_engine::notation::ply::make_ply;
use remparts_engine::notation::setup::{Rulings, Settings};

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

/// Plays seeded games and sums up every list in its order, every choice and every digest. `step`
/// makes a ply and says whether there was one.
fn course<G: Written>(
    first: &G,
    games: u64,
    mut step: impl FnMut(&mut G, &mut Random, &mut List<G::Action>) -> bool,
) -> u64 {
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
            if !step(&mut game, &mut dice, &mut legal) {
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
    let course = |name: &str, players| {
        course(&start(name, players), 20, |game, dice, legal| {
            random_ply(game, dice, legal, &mut Quiet)
        })
    };
    let found = COURSES.map(|(name, players, _)| (name, players, course(name, players)));
    assert_eq!(found, COURSES, "found {found:#x?}");
}

/// Everything at once by the first rulings, where the abbot leaves at once and gardens are retreated
/// from.
#[test]
fn course_of_seeded_games_by_the_first_rulings() {
    let classic::Setup { abbot_recall, garden_retreat, .. } = Settings::usual(Rulings::First);
    let now = named("classic-all", 5).expect("known").starting(Seat(0));
    let wish = classic::Setup { abbot_recall, garden_retreat, ..now };
    let game = Classic::new(wish).expect("playable");
    let found = course(&game, 20, |game, dice, legal| random_ply(game, dice, legal, &mut Quiet));
    assert_eq!(found, 0x4339_ed8c_26fd_2416, "found {found:#x}");
}

const COURSES: [(&str, u8, u64); 8] = [
    ("base", 2, 0xfb1c_c2a5_84f8_12ab),
    ("base-first-edition", 3, 0x23ad_3234_768d_6b08),
    ("base-inns", 4, 0xa454_8f02_cb33_7eea),
    ("base-river", 2, 0x8c41_8413_f2ab_4813),
    ("base-abbot", 4, 0xbe68_1aa9_28ec_baef),
    ("base-anniversary", 3, 0x3b17_01df_2566_5b84),
    ("base-gifts", 2, 0xae66_3836_c66d_ed78),
    ("classic-all", 5, 0x4bb1_f699_7492_c323),
];

fn town(setup: city::Setup) -> City {
    City::new(setup).expect("playable")
}

/// The City from its first draw: 66 kinds of tiles, each in four rotations (RUL-TC-TURN-1).
#[test]
fn perft_counts_of_the_city() {
    let found = CITY_PERFTS.map(|(players, depth, ..)| {
        let Perft { lines, digests } =
            perft(&town(city::Setup::new(players).starting(Seat(0))), depth);
        (players, depth, lines, digests)
    });
    assert_eq!(found, CITY_PERFTS, "found {found:#x?}");
}

const CITY_PERFTS: [(u8, u32, u64, u64); 5] = [
    (2, 1, 66, 0x9bdb_00cf_defe_cd11),
    (2, 2, 264, 0xf998_2274_1306_e80d),
    (2, 4, 87_432, 0xa334_7bd7_4476_80d0),
    (3, 4, 87_432, 0xdb2c_9238_9e5c_37d3),
    (4, 4, 87_432, 0x3121_2408_7366_7beb),
];

/// The same setup by other rulings.
fn by(rulings: Rulings, setup: city::Setup) -> city::Setup {
    let city::Setup { beyond, freed, closing_wall, .. } = Settings::usual(rulings);
    city::Setup { beyond, freed, closing_wall, ..setup }
}

/// A position of the first seeded game, played tidily and without a first pile, that comes to this
/// step with at least so many pieces on the rim.
fn walled(rulings: Rulings, players: u8, second: u8, step: Step, pieces: usize) -> City {
    let mut legal = List::new();
    let piles = [0, second, 75 - second];
    let setup = by(rulings, city::Setup { piles, ..early_walls(players) });
    let mut courses = (0..1_000).filter_map(|seed| {
        let (mut game, mut dice) = (town(setup), dice(seed));
        loop {
            let state = game.state();
            if state.turn().step == step && state.run().pieces().len() >= pieces {
                return Some(game);
            }
            let ply = ply_of(TIDY, &game, &mut dice, &mut legal)?;
            make_ply(&mut game, ply, &mut Quiet).expect("legal");
        }
    });
    courses.next().expect("some game comes there")
}

/// Perft out of the middle of wall phases, by the rulings of today and by the first ones.
#[test]
fn perft_counts_among_walls() {
    for (rulings, pinned) in [(Rulings::NOW, WALLED), (Rulings::First, WALLED_BEFORE)] {
        let mut piles = Vec::new();
        let found = pinned.map(|(players, second, step, pieces, depth, ..)| {
            let game = walled(rulings, players, second, step, pieces);
            piles.push(game.pile());
            let Perft { lines, digests } = perft(&game, depth);
            (players, second, step, pieces, depth, lines, digests)
        });
        assert_eq!(found, pinned, "{rulings:?}: found {found:#x?}");
        assert!(piles.contains(&Pile::Second) && piles.contains(&Pile::Third), "{piles:?}");
    }
}

/// Players, tiles of the second pile, where it begins, how deep it goes, and what it finds.
type Walled = (u8, u8, Step, usize, u32, u64, u64);

const WALLED: [Walled; 12] = [
    (2, 60, Step::Gate, 0, 6, 912, 0xe69e_2b2d_eeb7_6037),
    (3, 60, Step::Gate, 0, 6, 1_254, 0x144d_3e4a_bcb6_5911),
    (4, 10, Step::Gate, 0, 6, 768, 0x0233_d9cb_6dff_f56d),
    (4, 60, Step::Wall, 1, 8, 8_976, 0xf35d_f108_f980_30a6),
    (2, 60, Step::Wall, 9, 8, 3_129_972, 0x3c2d_8ac5_825c_cd4b),
    (3, 10, Step::Wall, 20, 8, 46_788, 0x72a8_67d7_c79c_32a7),
    (2, 10, Step::Wall, 6, 8, 2_988_264, 0x868e_f37e_de87_8a4a),
    (4, 60, Step::Guard, 8, 5, 21_570, 0x0aeb_c837_2347_d38a),
    (4, 10, Step::Guard, 12, 8, 105_600, 0xdcb4_f348_bcf3_7801),
    (2, 10, Step::Tower, 24, 4, 1_080, 0xdf93_f59c_6a12_f4f0),
    (3, 60, Step::Tile, 1, 4, 113_464, 0xea64_c680_9924_a5d4),
    (4, 10, Step::Tile, 20, 4, 11_712, 0xccb6_ca25_0ed5_2741),
];

const WALLED_BEFORE: [Walled; 12] = [
    (2, 60, Step::Gate, 0, 6, 772, 0x9790_39e0_b0ce_8fd9),
    (3, 60, Step::Gate, 0, 6, 1_254, 0x144d_3e4a_bcb6_5911),
    (4, 10, Step::Gate, 0, 6, 768, 0xc68b_9ec3_f12a_30c3),
    (4, 60, Step::Wall, 1, 8, 8_976, 0xf35d_f108_f980_30a6),
    (2, 60, Step::Wall, 9, 8, 41_319, 0x1adc_3b6d_75c7_1b9e),
    (3, 10, Step::Wall, 20, 8, 12_504, 0x3a42_8626_c1e0_7649),
    (2, 10, Step::Wall, 6, 8, 157_992, 0xae0b_475d_e5c2_962b),
    (4, 60, Step::Guard, 8, 5, 25_254, 0x6d19_1b1f_9aca_36ef),
    (4, 10, Step::Guard, 12, 8, 1_635_456, 0x5794_59ee_77a6_d500),
    (2, 10, Step::Tower, 24, 4, 543, 0x53e7_4712_27f7_25ae),
    (3, 60, Step::Tile, 1, 4, 101_296, 0xfd40_df9b_4c35_9400),
    (4, 10, Step::Tile, 20, 4, 9_780, 0x5d16_1a5b_9950_3e2b),
];

/// The counts of events that a course of The City must not lack.
#[derive(Default, Debug)]
struct Seen {
    gates: u32,
    guards: u32,
    towers: u32,
    /// Games that ended with at most five open sides, and those with none.
    rings: u32,
    closed_rings: u32,
}

impl Seen {
    fn hear(&mut self, game: &City, event: &Event) {
        let left = game.sides_left().map(|sides| sides.len());
        match event {
            Event::Gate(..) => self.gates += 1,
            Event::Guard(..) => self.guards += 1,
            Event::Tower { .. } => self.towers += 1,
            Event::Over(_) => {
                self.rings += u32::from(left.is_some_and(|sides| sides <= 5));
                self.closed_rings += u32::from(left == Some(0));
            }
            _ => {}
        }
    }
}

/// A course of The City, listening for what it must not lack.
fn city_course(setup: city::Setup, manner: Manner, seen: &mut Seen) -> u64 {
    let step = |game: &mut City, dice: &mut Random, legal: &mut List<Action>| {
        let mut events = Vec::new();
        let Some(ply) = ply_of(manner, game, dice, legal) else { return false };
        make_ply(game, ply, &mut events).expect("legal");
        events.iter().for_each(|event| seen.hear(game, event));
        true
    };
    course(&town(setup), 20, step)
}

#[test]
fn order_of_actions_and_course_of_seeded_games_of_the_city() {
    for (rulings, which) in [(Rulings::NOW, 0), (Rulings::First, 1)] {
        let mut seen = Seen::default();
        let found = city_courses().map(|(name, setup, manner, _)| {
            let setup = by(rulings, setup);
            let sum = match manner {
                Some(manner) => city_course(setup, manner, &mut seen),
                None => course(&town(setup), 20, |game, dice, legal| {
                    random_ply(game, dice, legal, &mut Quiet)
                }),
            };
            (name, sum)
        });
        let pinned = city_courses().map(|(name, _, _, sums)| (name, sums[which]));
        assert_eq!(found, pinned, "{rulings:?}: found {found:#x?}");
        assert!(seen.gates >= 60 && seen.guards > 100 && seen.towers > 100, "{seen:?}");
        assert!(seen.rings >= 20 && seen.closed_rings > 0, "{seen:?}");
    }
}

/// Setups with the manner of play, or none for the playout that never lists placements, and what the
/// courses add up to by the rulings of today and by the first ones.
fn city_courses() -> [(&'static str, city::Setup, Option<Manner>, [u64; 2]); 7] {
    let book = |players| city::Setup::new(players).starting(Seat(0));
    let each_wall = city::Setup { guard_each_wall: true, ..early_walls(3) };
    let few_walls = city::Setup { piles: [3, 60, 12], walls: 25, ..book(4) };
    [
        ("book, two", book(2), None, [0xd13b_aae5_3db6_8d83, 0xc81c_8c23_9071_2003]),
        ("book, three, tidy", book(3), Some(TIDY), [0x8fc8_5436_a336_dc45, 0xd55b_1a7f_bb63_14e0]),
        (
            "book, four, who begins is drawn",
            city::Setup::new(4),
            None,
            [0x6639_1a51_84b1_1677, 0x1d1b_baa3_f7f9_3086],
        ),
        (
            "early walls, two, tidy",
            early_walls(2),
            Some(TIDY),
            [0x2461_8ac6_41d2_96dc, 0x6a47_d8f0_02a2_8b51],
        ),
        (
            "early walls, three, tidy, guards on each",
            each_wall,
            Some(TIDY),
            [0xdabd_d03b_b814_ade9, 0x79df_acd2_236a_9877],
        ),
        ("early walls, four", early_walls(4), None, [0xbc02_fe5e_2857_829f, 0xb40d_8d35_7bf9_5c80]),
        (
            "few walls, four, tidy",
            few_walls,
            Some(TIDY),
            [0x3180_6376_b463_0015, 0x5824_199b_0bff_bbac],
        ),
    ]
}
