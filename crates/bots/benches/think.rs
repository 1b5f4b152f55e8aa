//! Benchmarks of judge and search in the classic game, on positions as good players reach them.
//! Every bench asserts its answer, so a fast wrong result fails.

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use remparts_bots::classic::{ClassicJudge, ClassicWeights};
use remparts_bots::dice::{GameDice, of_game};
use remparts_bots::judge::{Judge, Judged, lead};
use remparts_bots::levels;
use remparts_bots::player::Limits;
use remparts_engine::classic::state::Step;
use remparts_engine::classic::{Action, Classic};
use remparts_engine::kernel::game::{Game, Pending, Quiet};
use remparts_engine::kernel::list::List;
use remparts_engine::kernel::playout::Dice as _;
use remparts_engine::kernel::seat::{Seat, Viewer};
use remparts_engine::notation::classic::setup::named;

fn main() {
    divan::main();
}

const SETUPS: [(&str, u8); 3] = [("base", 2), ("classic-all", 2), ("classic-all", 6)];

fn judge(game: &Classic) -> ClassicJudge {
    game.judge(&ClassicWeights::default())
}

/// The action whose outlook the judge likes best, without search.
fn glance(
    game: &Classic,
    seat: Seat,
    judge: &mut ClassicJudge,
    legal: &mut List<Action>,
) -> Action {
    game.legal(legal);
    judge.survey(game);
    let mut best = (f32::NEG_INFINITY, legal[0]);
    for action in legal.iter() {
        let mut next = game.clone();
        next.play_listed(*action, &mut Quiet);
        let lead = lead(&judge.outlook(&next, seat), game.seats(), seat);
        if lead > best.0 {
            best = (lead, *action);
        }
    }
    best.1
}

/// Makes one ply: chance by dice, a seat by the best outlook.
fn ply(
    game: &mut Classic,
    judge: &mut ClassicJudge,
    legal: &mut List<Action>,
    dice: &mut GameDice,
) {
    match game.pending() {
        Pending::Over => {}
        Pending::Chance(_) => {
            let answer = game.ticket(dice.below(game.tickets()));
            game.resolve_listed(answer, &mut Quiet);
        }
        Pending::Seat(seat) => {
            let action = glance(game, seat, judge, legal);
            game.play_listed(action, &mut Quiet);
        }
    }
}

/// Positions of one game from early to late, that stand at this step.
fn positions((name, players): (&str, u8), step: Step) -> Vec<Classic> {
    let setup = named(name, players).expect("a known setup").starting(Seat(0));
    let mut game = Classic::new(setup).expect("a playable setup");
    let (mut judge, mut legal, mut dice) = (judge(&game), List::new(), of_game(3, 0));
    let mut found = Vec::new();
    while game.pending() != Pending::Over {
        ply(&mut game, &mut judge, &mut legal, &mut dice);
        if game.state().turn().step == step {
            found.push(game.clone());
        }
    }
    assert!(found.len() > 40, "a whole game has more positions");
    found
}

/// A tile to be laid in the middle of a game.
fn middle(setup: (&str, u8)) -> (Classic, Seat) {
    let games = positions(setup, Step::Tile);
    let game = games[games.len() / 2].clone();
    let seat = game.chooser().expect("a seat has to choose");
    (game, seat)
}

#[divan::bench(args = SETUPS)]
fn worth(bencher: Bencher<'_, '_>, setup: (&str, u8)) {
    let games = positions(setup, Step::Draw);
    let judge = judge(&games[0]);
    bencher.counter(ItemsCount::new(games.len())).bench_local(|| {
        let worth = games.iter().map(|game| judge.worth(black_box(game))[0]).sum::<f32>();
        assert!(worth > 0.0);
        worth
    });
}

#[divan::bench(args = SETUPS)]
fn survey(bencher: Bencher<'_, '_>, setup: (&str, u8)) {
    let games = positions(setup, Step::Tile);
    let last = &games[games.len() - 1];
    let expected = judge(last).worth(last);
    let mut judge = judge(&games[0]);
    bencher.counter(ItemsCount::new(games.len())).bench_local(|| {
        games.iter().for_each(|game| judge.survey(black_box(game)));
        assert_eq!(judge.worth(last), expected);
    });
}

/// Positions one action after the surveyed one, as in a search.
#[divan::bench(args = SETUPS)]
fn outlook(bencher: Bencher<'_, '_>, setup: (&str, u8)) {
    let (game, seat) = middle(setup);
    let mut legal = List::new();
    game.legal(&mut legal);
    let play = |action: &Action| {
        let mut next = game.clone();
        next.play_listed(*action, &mut Quiet);
        next
    };
    let games: Vec<Classic> = legal.iter().map(play).collect();
    let anew = judge(&game);
    let mut surveyed = judge(&game);
    surveyed.survey(&game);
    let expected: f32 = games.iter().map(|game| anew.outlook(game, seat)[0]).sum();
    bencher.counter(ItemsCount::new(games.len())).bench_local(|| {
        let sum: f32 = games.iter().map(|game| surveyed.outlook(black_box(game), seat)[0]).sum();
        assert_eq!(sum, expected);
    });
}

/// Every placement of a tile laid and judged, which is what a search does when its tree grows.
#[divan::bench(args = SETUPS)]
fn expansion(bencher: Bencher<'_, '_>, setup: (&str, u8)) {
    let (game, seat) = middle(setup);
    let (mut judge, mut legal) = (judge(&game), List::new());
    let expected = glance(&game, seat, &mut judge, &mut legal);
    bencher.counter(ItemsCount::new(legal.len())).bench_local(|| {
        assert_eq!(glance(black_box(&game), seat, &mut judge, &mut legal), expected);
    });
}

/// A rollout of eight turns, with every action looked at.
#[divan::bench(args = SETUPS)]
fn eight_turns(bencher: Bencher<'_, '_>, setup: (&str, u8)) {
    let (start, _) = middle(setup);
    let (mut judge, mut legal) = (judge(&start), List::new());
    let until = start.state().tiles_laid() + 8;
    let mut run = || {
        let (mut game, mut dice) = (start.clone(), of_game(5, 0));
        while game.state().tiles_laid() < until {
            ply(&mut game, &mut judge, &mut legal, &mut dice);
        }
        judge.count(&game);
        judge.worth(&game)
    };
    let expected = run();
    bencher.bench_local(|| assert_eq!(run(), expected));
}

/// A turn of the expert with 200 visits: sweep, race and rollouts.
#[divan::bench(args = SETUPS, sample_count = 20)]
fn search(bencher: Bencher<'_, '_>, setup: (&str, u8)) {
    const VISITS: u64 = 200;
    let (game, seat) = middle(setup);
    let view = game.view(Viewer::Seat(seat));
    let limits = Limits { threads: Some(1), ..Limits::of_visits(VISITS) };
    let choose = || {
        let mut player = levels::player::<Classic>("expert", 7).expect("a level");
        player.choose(black_box(&view), &limits).expect("a choice")
    };
    let expected = choose();
    assert!(expected.visits > 20, "the choice is not clear at once");
    bencher.counter(ItemsCount::new(expected.visits)).bench_local(|| {
        let choice = choose();
        assert_eq!((choice.action, choice.lead), (expected.action, expected.lead));
    });
}
