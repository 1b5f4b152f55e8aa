//! Benchmarks of the judge of The City, on positions as good players reach them.

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use remparts_bots::city::CityWeights;
use remparts_bots::dice::of_game;
use remparts_bots::judge::{Judge, Judged, lead};
use remparts_engine::city::state::Step;
use remparts_engine::city::{City, Setup};
use remparts_engine::kernel::game::{Game, Pending, Quiet};
use remparts_engine::kernel::list::List;
use remparts_engine::kernel::playout::Dice as _;

fn main() {
    divan::main();
}

/// Positions of one game between players that look one ply ahead, from early to late, that stand at
/// this step.
fn positions(players: u8, step: Step) -> Vec<City> {
    let mut found = Vec::new();
    let (mut dice, mut legal) = (of_game(3, 0), List::new());
    let mut game = City::new(Setup::new(players)).expect("a playable setup");
    while game.pending() != Pending::Over {
        if let Pending::Seat(seat) = game.pending() {
            let judge = game.judge(&CityWeights::default());
            game.legal(&mut legal);
            let value = |action: &_| {
                let mut next = game.clone();
                next.play_listed(*action, &mut Quiet);
                lead(&judge.outlook(&next, seat), game.seats(), seat)
            };
            let best = legal.iter().max_by(|a, b| value(a).total_cmp(&value(b)));
            game.play_listed(*best.expect("a choice"), &mut Quiet);
        } else {
            let answer = game.ticket(dice.below(game.tickets()));
            game.resolve_listed(answer, &mut Quiet);
        }
        if game.state().turn().step == step && game.state().tiles_laid() > 0 {
            found.push(game.clone());
        }
    }
    assert!(found.len() > 40, "a whole game has more positions");
    found
}

#[divan::bench(args = [2, 4])]
fn worth(bencher: Bencher<'_, '_>, players: u8) {
    let games = positions(players, Step::Draw);
    let judge = games[0].judge(&CityWeights::default());
    bencher.counter(ItemsCount::new(games.len())).bench_local(|| {
        let worth = games.iter().map(|game| judge.worth(black_box(game))[0]).sum::<f32>();
        assert!(worth > 0.0);
        worth
    });
}

#[divan::bench(args = [2, 4])]
fn outlook(bencher: Bencher<'_, '_>, players: u8) {
    let games = positions(players, Step::Follower);
    let judge = games[0].judge(&CityWeights::default());
    bencher.counter(ItemsCount::new(games.len())).bench_local(|| {
        let seat = |game: &City| game.state().turn().seat;
        let worth = games.iter().map(|game| judge.outlook(black_box(game), seat(game))[0]);
        let worth = worth.sum::<f32>();
        assert!(worth > 0.0);
        worth
    });
}

#[divan::bench]
fn count(bencher: Bencher<'_, '_>) {
    let games = positions(2, Step::Draw);
    let mut judge = games[0].judge(&CityWeights::default());
    bencher.counter(ItemsCount::new(games.len())).bench_local(|| {
        games.iter().for_each(|game| judge.count(black_box(game)));
    });
}
