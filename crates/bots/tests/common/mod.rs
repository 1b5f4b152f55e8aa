//! What several test files share: games by name, and plies made without thinking.

use remparts_bots::dice::GameDice;
use remparts_bots::{Judge as _, Judged, Worth};
use remparts_engine::city::City;
use remparts_engine::classic::Classic;
use remparts_engine::kernel::game::{Game, Quiet};
use remparts_engine::kernel::playout::Dice as _;
use remparts_engine::kernel::seat::Seat;
use remparts_engine::notation::Written;
use remparts_engine::notation::any::AnySetup;
use remparts_engine::notation::ply::{make_ply, read_ply};
use std::sync::Arc;

/// A classic game by the short name of its setup; the first seat begins.
pub(crate) fn classic(name: &str, players: u8) -> Classic {
    let Some(AnySetup::Classic(setup)) = AnySetup::named(name, players) else {
        panic!("{name} is a setup of the classic game");
    };
    Classic::new(setup.starting(Seat(0))).expect("a possible setup")
}

/// The City by the short name of its setup; the first seat begins.
pub(crate) fn city(name: &str, players: u8) -> City {
    let Some(AnySetup::City(setup)) = AnySetup::named(name, players) else {
        panic!("{name} is a setup of The City");
    };
    City::new(setup.starting(Seat(0))).expect("a possible setup")
}

/// The same game with at most so many copies of each tile, for tests that would take too long.
pub(crate) fn thinned(game: &Classic, most: u8) -> Classic {
    let mut rules = game.rules().as_ref().clone();
    rules.copies.iter_mut().for_each(|copies| *copies = most.min(*copies));
    Classic::with_rules(Arc::new(rules))
}

/// The same town from a box with every second kind of tile, with piles in proportion: most kinds
/// are there once only.
pub(crate) fn small_town(game: &City) -> City {
    let mut rules = game.rules().as_ref().clone();
    rules.copies.iter_mut().skip(1).step_by(2).for_each(|copies| *copies = 0);
    let tiles: u8 = rules.copies.iter().sum();
    rules.tiles = usize::from(tiles);
    let (first, second) = (tiles * 2 / 5, tiles / 3);
    rules.setup.piles = [first, second, tiles - first - second];
    City::with_rules(Arc::new(rules))
}

/// Lets chance answer by the dice.
pub(crate) fn answer<G: Game>(game: &mut G, dice: &mut GameDice) {
    let answer = game.ticket(dice.below(game.tickets()));
    game.resolve_listed(answer, &mut Quiet);
}

/// The game after an action.
pub(crate) fn after<G: Game>(game: &G, action: G::Action) -> G {
    let mut next = game.clone();
    next.play_listed(action, &mut Quiet);
    next
}

/// Makes plies written as in a log; `lay` draws a tile of this set and places it.
pub(crate) fn make_plies<G: Written>(game: &mut G, set: &str, plies: &[&str]) {
    for line in plies {
        let mut make = |line: &str| {
            let ply = read_ply(game, line).unwrap_or_else(|error| panic!("{line}: {error}"));
            make_ply(game, ply, &mut Quiet).unwrap_or_else(|why| panic!("{line}: {why}"));
        };
        match line.strip_prefix("lay ") {
            Some(tile) => {
                make(&format!("draw {set}/{}", tile.split(' ').next().expect("a name")));
                make(&format!("place {set}/{tile}"));
            }
            None => make(line),
        }
    }
}

/// One share of what a judge says.
pub(crate) fn share<G: Judged>(game: &G, name: &str) -> Worth {
    let mut judge = game.judge(&G::Weights::default());
    judge.count(game);
    let shares = judge.shares(game);
    shares.into_iter().find(|share| share.name == name).expect("a share").points
}
