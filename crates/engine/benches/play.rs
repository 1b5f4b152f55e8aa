//! Speed of the engine: listing, playing, cloning and whole random games. Every bench asserts its
//! answer, so a fast wrong result fails.

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use remparts_engine::classic::{Action, Classic};
use remparts_engine::kernel::game::{Game, Pending, Quiet};
use remparts_engine::kernel::list::List;
use remparts_engine::kernel::playout::{random_game, random_ply};
use remparts_engine::kernel::seat::Seat;
use remparts_engine::notation::classic::setup::named;

fn main() {
    divan::main();
}

const SETUPS: [(&str, u8); 8] = [
    ("base", 2),
    ("base-first-edition", 2),
    ("base-inns", 2),
    ("base-river", 2),
    ("base-abbot", 2),
    ("base-anniversary", 2),
    ("base-gifts", 2),
    ("classic-all", 4),
];

fn start(name: &str, players: u8) -> Classic {
    let setup = named(name, players).expect("a known setup").starting(Seat(0));
    Classic::new(setup).expect("a playable setup")
}

/// A game in the middle, with a seat to choose where its tile goes.
fn middle() -> Classic {
    let (mut game, mut dice, mut legal) =
        (start("base", 2), Xoshiro256PlusPlus::seed_from_u64(5), List::new());
    loop {
        game.legal(&mut legal);
        let placing = legal.iter().filter(|action| matches!(action, Action::Place { .. })).count();
        if game.state().tiles_laid() >= 40 && placing > 20 {
            return game;
        }
        random_ply(&mut game, &mut dice, &mut legal, &mut Quiet);
    }
}

#[divan::bench(args = SETUPS, sample_count = 20)]
fn random_games(bencher: Bencher<'_, '_>, (name, players): (&str, u8)) {
    const GAMES: usize = 100;
    let first = start(name, players);
    let mut legal = List::new();
    bencher.counter(ItemsCount::new(GAMES)).bench_local(|| {
        let mut dice = Xoshiro256PlusPlus::seed_from_u64(7);
        let mut points = 0;
        for _ in 0..GAMES {
            let mut game = first.clone();
            random_game(&mut game, &mut dice, &mut legal, &mut Quiet);
            assert!(matches!(game.pending(), Pending::Over), "games are played to the end");
            points += game.scores().iter().sum::<i32>();
        }
        assert!(points > 20 * GAMES as i32, "random players score: {points}");
        points
    });
}

#[divan::bench]
fn legal_placements(bencher: Bencher<'_, '_>) {
    let game = middle();
    let mut legal = List::new();
    game.legal(&mut legal);
    let expected = legal.len();
    assert!(expected > 4, "a tile fits in several places");
    bencher.bench_local(|| {
        black_box(&game).legal(&mut legal);
        assert_eq!(legal.len(), expected);
    });
}

#[divan::bench]
fn clone_state(bencher: Bencher<'_, '_>) {
    let game = middle();
    let digest = game.digest();
    assert_eq!(game.clone().digest(), digest);
    // The copy is dropped at once: keeping thousands of them would measure the memory bus.
    bencher.bench_local(|| {
        black_box(black_box(&game).clone());
    });
}

#[divan::bench]
fn clone_into_used_state(bencher: Bencher<'_, '_>) {
    let game = middle();
    let mut other = start("base", 2);
    other.clone_from(&game);
    assert_eq!(other.digest(), game.digest());
    bencher.bench_local(|| black_box(&mut other).clone_from(black_box(&game)));
}

#[divan::bench]
fn clone_and_play(bencher: Bencher<'_, '_>) {
    let game = middle();
    let mut legal = List::new();
    game.legal(&mut legal);
    let action = legal[legal.len() / 2];
    let mut expected = game.clone();
    expected.play_listed(action, &mut Quiet);
    assert_ne!(expected.digest(), game.digest());
    bencher.bench_local(|| {
        let mut next = black_box(&game).clone();
        next.play_listed(action, &mut Quiet);
        black_box(next);
    });
}

#[divan::bench]
fn digest(bencher: Bencher<'_, '_>) {
    let game = middle();
    let expected = game.digest();
    bencher.bench_local(|| assert_eq!(black_box(&game).digest(), expected));
}
