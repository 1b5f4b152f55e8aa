//! Tests of players that search: they use only what they may know, keep to their limits, answer the
//! same again, and make no mistake where everything can be looked at.

mod anytime;
mod exact;
mod hidden;
mod same;

use crate::common::answer;
use remparts_bots::Tallied;
use remparts_bots::dice::GameDice;
use remparts_bots::judge::Judged;
use remparts_bots::levels;
use remparts_bots::player::{Choice, Limits, Player};
use remparts_engine::kernel::game::{Game, Pending, Quiet};
use remparts_engine::kernel::seat::{Seat, Viewer};

/// A level by name.
pub(crate) fn level<G: Judged>(name: &str, seed: u64) -> Box<dyn Player<G>> {
    levels::player(name, seed).expect("a known level")
}

/// So many visits on one thread.
pub(crate) fn visits(visits: u64) -> Limits {
    Limits { threads: Some(1), ..Limits::of_visits(visits) }
}

/// The seat that has to choose.
pub(crate) fn chooser<G: Game>(game: &G) -> Option<Seat> {
    match game.pending() {
        Pending::Seat(seat) => Some(seat),
        _ => None,
    }
}

/// What a player chooses for the seat to move, of which it gets to see its view only.
pub(crate) fn chosen<G: Game>(
    player: &mut dyn Player<G>,
    game: &G,
    limits: &Limits,
) -> Choice<G::Action> {
    let seat = chooser(game).expect("a seat has to choose");
    let choice = player.choose(&game.view(Viewer::Seat(seat)), limits).expect("a choice");
    assert!(game.check(seat, choice.action).is_ok(), "{:?} is not legal", choice.action);
    choice
}

/// Everything a player says of a choice, to be compared.
pub(crate) fn said<A: Copy>(choice: &Choice<A>) -> (A, Option<f32>, Option<f32>, u64, Vec<A>) {
    (choice.action, choice.lead, choice.chance, choice.visits, choice.line.clone())
}

/// A position in which a tile is to be laid and so many are left after it, reached by players that
/// think at a glance.
pub(crate) fn tile_to_lay<G: Judged>(start: &G, left: usize, dice: &mut GameDice) -> G {
    let mut game = start.clone();
    let mut player = level::<G>("club", 5);
    while game.pending() != Pending::Over {
        if chooser(&game).is_none() {
            answer(&mut game, dice);
            continue;
        }
        let action = chosen(&mut *player, &game, &Limits::default()).action;
        if G::lays(action) && Tallied::tiles_left(&game) <= left {
            return game;
        }
        game.play_listed(action, &mut Quiet);
    }
    panic!("the game has more tiles");
}
