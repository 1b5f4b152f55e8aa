//! The hot path does not allocate on the heap.

mod common;

use common::town::{self, TIDY, UNIFORM, early_walls};
use common::{Random, dice};
use remparts_engine::city::City;
use remparts_engine::classic::Classic;
use remparts_engine::classic::wishes::{one_of, random_setup};
use remparts_engine::kernel::game::{Game, Pending, Quiet};
use remparts_engine::kernel::list::List;
use remparts_engine::kernel::playout::{random_game, random_ply};

/// Plays random games to the end and counts the plies; listing and playing with reused buffers must
/// not allocate after the start.
fn plies_without_allocation<G: Game>(
    starts: impl Iterator<Item = G>,
    dice: &mut Random,
    mut choose: impl FnMut(&G, &[G::Action], &mut Random) -> G::Action,
) -> u32 {
    let mut legal = List::new();
    legal.reserve(1 << 14);
    let mut plies = 0_u32;
    for (number, first) in starts.enumerate() {
        let info = allocation_counter::measure(|| {
            let mut game = first.clone();
            loop {
                if let Pending::Seat(seat) = game.pending() {
                    game.legal(&mut legal);
                    let action = choose(&game, &legal, dice);
                    game.play(seat, action, &mut Quiet).expect("listed");
                } else if !random_ply(&mut game, dice, &mut legal, &mut Quiet) {
                    break;
                }
                plies += 1;
            }
        });
        assert_eq!(info.count_total, 0, "allocations in game {number}");
    }
    plies
}

/// No ply of any classic setup allocates.
#[test]
fn no_allocation_per_ply() {
    let mut setups = dice(22);
    let starts = (0..60).map(|_| Classic::new(random_setup(&mut setups)).expect("playable"));
    let plies =
        plies_without_allocation(starts, &mut dice(21), |_, legal, dice| one_of(dice, legal));
    assert!(plies > 10_000, "{plies} plies were measured");
}

/// No ply of The City allocates either, walls and the end of the game included, whether the town
/// sprawls or not.
#[test]
fn no_allocation_per_ply_of_the_city() {
    for manner in [TIDY, UNIFORM] {
        let mut setups = dice(24);
        let starts = (0..40).map(|_| town::random_start(&mut setups).0);
        let plies = plies_without_allocation(starts, &mut dice(23), |game, legal, dice| {
            manner.choose(game, legal, dice)
        });
        assert!(plies > 5_000, "{plies} plies were measured");
    }
}

/// The playout that picks placements without listing them does not allocate either.
#[test]
fn no_allocation_in_playouts() {
    let mut legal = List::new();
    legal.reserve(1 << 14);
    let start = City::new(early_walls(4)).expect("playable");
    let mut dice = dice(25);
    let mut plies = 0;
    let info = allocation_counter::measure(|| {
        for _ in 0..20 {
            let mut game = start.clone();
            plies += random_game(&mut game, &mut dice, &mut legal, &mut Quiet);
            assert_eq!(game.pending(), Pending::Over);
        }
    });
    assert_eq!(info.count_total, 0);
    assert!(plies > 2_000, "{plies} plies were measured");
}

/// The counter notices an allocation when there is one.
#[test]
fn the_counter_sees_allocations() {
    let info = allocation_counter::measure(|| {
        std::hint::black_box(vec![1_u8; 100]);
    });
    assert_eq!(info.count_total, 1);
}
