//! The reference opponents play whole games by the rules, and as strongly as they should.

mod games;
mod search;
mod strength;

use remparts_bots::dice;
use remparts_bots::player::{Choice, Limits, Player};
use remparts_bots::reference::NAMES;
use remparts_bots::roster;
use remparts_bots::roster::Rostered;
use remparts_engine::city::City;
use remparts_engine::classic::Classic;
use remparts_engine::kernel::game::{Pending, Quiet};
use remparts_engine::kernel::playout::Dice as _;
use remparts_engine::kernel::seat::Viewer;
use remparts_engine::notation::any::AnySetup;

/// Players by name, a game by number, played to the end; every action goes through the rules.
pub(crate) fn played<G: Rostered>(start: &G, names: &[&str], number: u64) -> (G, Vec<G::Action>) {
    let mut game = start.clone();
    let seat = |(seat, name): (usize, &&str)| roster::player(name, number * 8 + seat as u64);
    let mut players: Vec<Box<dyn Player<G>>> =
        names.iter().enumerate().map(|named| seat(named).expect("a known name")).collect();
    let mut dice = dice::of_game(number, 1);
    let mut actions = Vec::new();
    loop {
        match game.pending() {
            Pending::Over => return (game, actions),
            Pending::Chance(_) => {
                let ticket = dice.below(game.tickets());
                game.resolve_listed(game.ticket(ticket), &mut Quiet);
            }
            Pending::Seat(seat) => {
                let view = game.view(Viewer::Seat(seat));
                let choice = players[seat.index()].choose(&view, &Limits::default());
                let action = choice.expect("a choice").action;
                game.play(seat, action, &mut Quiet).expect("a legal action");
                actions.push(action);
            }
        }
    }
}

pub(crate) fn classic(name: &str, players: u8) -> Classic {
    let Some(AnySetup::Classic(setup)) = AnySetup::named(name, players) else {
        panic!("{name} is a setup of the classic game");
    };
    Classic::new(setup).expect("a possible setup")
}

pub(crate) fn city(players: u8) -> City {
    let Some(AnySetup::City(setup)) = AnySetup::named("city", players) else {
        panic!("a setup of The City");
    };
    City::new(setup).expect("a possible setup")
}

/// The names of all reference opponents that play quickly, with few playouts.
pub(crate) fn names() -> impl Iterator<Item = String> {
    // The unpruned twin would take its time; the search tests ask it where that is short.
    let quick = NAMES.iter().filter(|(name, _)| *name != "expectimax");
    quick.map(|(name, _)| match *name {
        "chance-uct" => "chance-uct-20".to_owned(),
        name => name.replace('N', "20"),
    })
}

/// Wins and lead of the first over the second in pairs of games with seats changed.
pub(crate) fn paired<G: Rostered>(start: &G, first: &str, second: &str, pairs: u64) -> (f64, f64) {
    let (mut wins, mut lead) = (0.0, 0.0);
    for number in 0..pairs {
        for seat in [0, 1] {
            let names = if seat == 0 { [first, second] } else { [second, first] };
            let scores = played(start, &names, number).0.scores().to_vec();
            let margin = f64::from(scores[seat] - scores[1 - seat]);
            wins += f64::midpoint(1.0, margin.signum() * f64::from(u8::from(margin != 0.0)));
            lead += margin;
        }
    }
    let games = 2.0 * pairs as f64;
    (wins / games, lead / games)
}

/// A position in which a tile is to be laid, with so many tiles left after it.
pub(crate) fn with_tiles_left<G: Rostered>(start: &G, left: usize, number: u64) -> G {
    let mut game = start.clone();
    let mut dice = dice::of_game(number, 2);
    let mut player = roster::player::<G>("virtual-greedy", number).expect("a known name");
    loop {
        match game.pending() {
            Pending::Over => panic!("the game has more tiles"),
            Pending::Chance(_) => {
                game.resolve_listed(game.ticket(dice.below(game.tickets())), &mut Quiet);
            }
            Pending::Seat(seat) => {
                let choice = player.choose(&game.view(Viewer::Seat(seat)), &Limits::default());
                let action = choice.expect("a choice").action;
                if G::lays(action) && game.tiles_left() <= left {
                    return game;
                }
                game.play(seat, action, &mut Quiet).expect("a legal action");
            }
        }
    }
}

/// One choice for the seat to move.
pub(crate) fn chosen<G: Rostered>(player: &mut dyn Player<G>, game: &G) -> Choice<G::Action> {
    let Pending::Seat(seat) = game.pending() else { panic!("a seat has to choose") };
    player.choose(&game.view(Viewer::Seat(seat)), &Limits::default()).expect("a choice")
}
