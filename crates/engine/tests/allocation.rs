//! The hot path does not touch the heap.

mod common;

use common::dice;
use remparts_engine::classic::Classic;
use remparts_engine::classic::wishes::{one_of, random_setup};
use remparts_engine::kernel::game::{Game, Pending, Quiet};
use remparts_engine::kernel::list::List;
use remparts_engine::kernel::playout::random_ply;

/// Listing and playing with reused buffers allocates nothing, in any setup.
#[test]
fn no_allocation_per_ply() {
    let mut dice = dice(21);
    let mut legal = List::new();
    legal.reserve(1 << 14);
    let mut plies = 0_u32;
    for _ in 0..60 {
        let first = Classic::new(random_setup(&mut dice)).expect("playable");
        let info = allocation_counter::measure(|| {
            let mut game = first.clone();
            loop {
                if let Pending::Seat(seat) = game.pending() {
                    game.legal(&mut legal);
                    let action = one_of(&mut dice, &legal);
                    game.play(seat, action, &mut Quiet).expect("listed");
                } else if !random_ply(&mut game, &mut dice, &mut legal, &mut Quiet) {
                    break;
                }
                plies += 1;
            }
        });
        assert_eq!(info.count_total, 0, "allocations in {:?}", first.rules().setup);
    }
    assert!(plies > 10_000, "{plies} plies were measured");
}

/// The counter does count.
#[test]
fn the_counter_sees_allocations() {
    let info = allocation_counter::measure(|| {
        std::hint::black_box(vec![1_u8; 100]);
    });
    assert_eq!(info.count_total, 1);
}
