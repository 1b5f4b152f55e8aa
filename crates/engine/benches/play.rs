//! Benchmarks of the engine: listing, playing, cloning and whole random games. Every bench asserts
//! its answer, so a fast wrong result fails.

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use remparts_engine::city::state::Step;
use remparts_engine::city::wishes::Manner;
use remparts_engine::city::{self, City};
use remparts_engine::classic::{Action, Classic};
use remparts_engine::kernel::game::{Game, Pending, Quiet};
use remparts_engine::kernel::list::List;
use remparts_engine::kernel::playout::{Dice, random_game, random_ply};
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

/// Plays random games to the end and returns the points of all seats.
fn play_games<G: Game>(first: &G, games: usize, legal: &mut List<G::Action>) -> i32 {
    let mut dice = Xoshiro256PlusPlus::seed_from_u64(7);
    let mut points = 0;
    for _ in 0..games {
        let mut game = first.clone();
        random_game(&mut game, &mut dice, legal, &mut Quiet);
        assert!(matches!(game.pending(), Pending::Over), "games are played to the end");
        points += game.scores().iter().sum::<i32>();
    }
    assert!(points > 20 * games as i32, "random players score: {points}");
    points
}

/// Lists the choices of one position over and over.
fn list<G: Game>(bencher: Bencher<'_, '_>, game: &G) {
    let mut legal = List::new();
    game.legal(&mut legal);
    let expected = legal.to_vec();
    assert!(expected.len() > 1, "there is a choice");
    bencher.bench_local(|| {
        black_box(game).legal(&mut legal);
        assert_eq!(legal.len(), expected.len());
    });
    assert_eq!(legal[..], expected);
}

/// Copies one position over and over. Each copy is dropped at once: keeping thousands of them would
/// measure the memory bus.
fn copy<G: Game>(bencher: Bencher<'_, '_>, game: &G) {
    assert_eq!(game.clone().digest(), game.digest());
    bencher.bench_local(|| {
        black_box(black_box(game).clone());
    });
}

#[divan::bench(args = SETUPS, sample_count = 20)]
fn random_games(bencher: Bencher<'_, '_>, (name, players): (&str, u8)) {
    const GAMES: usize = 100;
    let first = start(name, players);
    let mut legal = List::new();
    bencher.counter(ItemsCount::new(GAMES)).bench_local(|| play_games(&first, GAMES, &mut legal));
}

#[divan::bench]
fn legal_placements(bencher: Bencher<'_, '_>) {
    list(bencher, &middle());
}

#[divan::bench]
fn clone_state(bencher: Bencher<'_, '_>) {
    copy(bencher, &middle());
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

/// The City by the book, except for the sizes of the piles.
fn town(players: u8, piles: [u8; 3]) -> City {
    let setup = city::Setup { piles, ..city::Setup::new(players) }.starting(Seat(0));
    City::new(setup).expect("a playable setup")
}

/// The first position for which `wanted` holds, in seeded games of four tidy players with walls
/// from the start.
fn town_where(wanted: impl Fn(&City) -> bool) -> City {
    let manner = Manner { tidy: true, eager: true };
    let (mut dice, mut legal) = (Xoshiro256PlusPlus::seed_from_u64(5), List::new());
    let mut game = town(4, [8, 27, 40]);
    while !wanted(&game) {
        match game.pending() {
            Pending::Over => game = town(4, [8, 27, 40]),
            Pending::Chance(_) => {
                let answer = game.ticket(dice.below(game.tickets()));
                game.resolve(answer, &mut Quiet).expect("a ticket");
            }
            Pending::Seat(seat) => {
                game.legal(&mut legal);
                let action = manner.choose(&game, &legal, &mut dice);
                game.play(seat, action, &mut Quiet).expect("listed");
            }
        }
    }
    game
}

/// The City in the middle, with walls and a tile to be laid.
fn middle_of_town() -> City {
    town_where(|game| {
        let state = game.state();
        let late = state.tiles_laid() >= 40 && state.run().pieces().len() >= 10;
        let mut legal = List::new();
        game.legal(&mut legal);
        late && state.turn().step == Step::Tile && legal.len() > 20
    })
}

#[divan::bench(args = [2, 4], sample_count = 20)]
fn city_random_games(bencher: Bencher<'_, '_>, players: u8) {
    const GAMES: usize = 100;
    let first = town(players, [30, 25, 20]);
    let mut legal = List::new();
    bencher.counter(ItemsCount::new(GAMES)).bench_local(|| play_games(&first, GAMES, &mut legal));
}

#[divan::bench]
fn city_legal_placements(bencher: Bencher<'_, '_>) {
    list(bencher, &middle_of_town());
}

#[divan::bench(args = ["gate", "wall", "guard", "tower"])]
fn city_wall_phase(bencher: Bencher<'_, '_>, step: &str) {
    let (step, pieces) = match step {
        "gate" => (Step::Gate, 0),
        "wall" => (Step::Wall, 12),
        "guard" => (Step::Guard, 12),
        _ => (Step::Tower, 12),
    };
    let game = town_where(|game| {
        game.state().turn().step == step && game.state().run().pieces().len() >= pieces
    });
    list(bencher, &game);
}

#[divan::bench]
fn city_clone_state(bencher: Bencher<'_, '_>) {
    copy(bencher, &middle_of_town());
}

/// The end of the game as it would be now: rim closed, homes and guards scored.
#[divan::bench]
fn city_projected(bencher: Bencher<'_, '_>) {
    let game = middle_of_town();
    let expected = game.projected();
    assert!(expected.iter().any(|split| split.total() > split.banked), "the end brings points");
    bencher.bench_local(|| assert_eq!(black_box(&game).projected(), expected));
}

#[divan::bench]
fn city_digest(bencher: Bencher<'_, '_>) {
    let game = middle_of_town();
    let expected = game.digest();
    bencher.bench_local(|| assert_eq!(black_box(&game).digest(), expected));
}
