//! Opponents for people: all of them play every game by the rules, each level beats the one below,
//! and styles show.

mod games;
mod names;
mod strength;
mod styles;

use crate::common::answer;
use remparts_bots::dice::of_game;
use remparts_bots::player::{Limits, Player};
use remparts_bots::roster::{self, Rostered};
use remparts_engine::kernel::game::{Game, Pending, Quiet};
use remparts_engine::kernel::seat::{Seat, Viewer};

/// A player by name.
pub(crate) fn player<G: Rostered>(name: &str, seed: u64) -> Box<dyn Player<G>> {
    roster::player(name, seed).unwrap_or_else(|error| panic!("{error}"))
}

/// So many visits on one thread, so that every run of a test is the same.
pub(crate) fn visits(visits: u64) -> Limits {
    Limits { threads: Some(1), ..Limits::of_visits(visits) }
}

/// Plays a game to the end; every action goes through the rules. `choose` acts for the seat that is
/// named, with what it sees.
pub(crate) fn play<G: Game>(
    start: &G,
    number: u64,
    mut choose: impl FnMut(&G, Seat, &G::View) -> G::Action,
) -> G {
    let (mut game, mut dice) = (start.clone(), of_game(61, number));
    loop {
        match game.pending() {
            Pending::Over => return game,
            Pending::Chance(_) => answer(&mut game, &mut dice),
            Pending::Seat(seat) => {
                let action = choose(&game, seat, &game.view(Viewer::Seat(seat)));
                if let Err(illegal) = game.play(seat, action, &mut Quiet) {
                    panic!("{action:?} is not legal: {illegal}");
                }
            }
        }
    }
}

/// A game between players by name.
pub(crate) fn played<G: Rostered>(start: &G, names: &[&str], number: u64, limits: &Limits) -> G {
    let named = names.iter().zip(8 * number..);
    let mut players: Vec<_> = named.map(|(name, seed)| player::<G>(name, seed)).collect();
    play(start, number, |_, seat, view| {
        players[seat.index()].choose(view, limits).expect("a choice").action
    })
}

/// Mean lead of the first over the second, over pairs of games with the same dice and seats changed.
pub(crate) fn lead<G: Rostered>(
    start: &G,
    [first, second]: [&str; 2],
    pairs: u64,
    limits: &Limits,
) -> f64 {
    let mut sum = 0;
    for number in 0..pairs {
        let one = played(start, &[first, second], number, limits);
        let other = played(start, &[second, first], number, limits);
        sum += one.scores()[0] - one.scores()[1] + other.scores()[1] - other.scores()[0];
    }
    f64::from(sum) / (2 * pairs) as f64
}
