//! Random games of The City, and its town looked at cell by cell.

use super::{Random, play};
use remparts_engine::city::wishes::{Manner, random_setup};
use remparts_engine::city::{Action, City, Rules, Setup};
use remparts_engine::kernel::game::{Game, Pending};
use remparts_engine::kernel::geometry::{Bounds, Cell, Edge, Side};
use remparts_engine::kernel::list::List;
use remparts_engine::kernel::playout::Dice;
use remparts_engine::kernel::seat::Seat;
use remparts_engine::notation::Written;
use remparts_engine::notation::ply::Ply;
use std::collections::BTreeSet;
use std::sync::Arc;

/// Players that lay tiles close together and like to put something down: they close rings.
pub(crate) const TIDY: Manner = Manner { tidy: true, eager: true };
/// Players without any preference.
pub(crate) const UNIFORM: Manner = Manner { tidy: false, eager: false };

/// A wish with walls from the first tile on, and many of them after ten tiles.
pub(crate) const fn early_walls(players: u8) -> Setup {
    Setup { piles: [0, 10, 65], ..Setup::new(players) }.starting(Seat(0))
}

/// A new game with a random setup, and how its players play.
pub(crate) fn random_start(dice: &mut Random) -> (City, Manner) {
    let game = City::new(random_setup(dice)).expect("random setups are playable");
    (game, Manner::random(dice))
}

/// A ply in this manner for whoever has to choose, unless the game is over.
pub(crate) fn ply_of(
    manner: Manner,
    game: &City,
    dice: &mut Random,
    legal: &mut List<Action>,
) -> Option<Ply<City>> {
    match game.pending() {
        Pending::Over => None,
        Pending::Chance(_) => Some(Ply::Answer(game.ticket(dice.below(game.tickets())))),
        Pending::Seat(_) => {
            game.legal(legal);
            Some(Ply::Action(manner.choose(game, legal, dice)))
        }
    }
}

/// The empty cells within one step of the smallest rectangle around some tiles that are connected,
/// from side to side, with a given one (RUL-TC-WALL-1).
pub(crate) fn ground(taken: &BTreeSet<Cell>, from: Cell) -> BTreeSet<Cell> {
    let mut bounds = Bounds::of(from);
    for cell in taken {
        bounds.include(Cell::new(cell.x - 1, cell.y - 1));
        bounds.include(Cell::new(cell.x + 1, cell.y + 1));
    }
    let mut found = BTreeSet::from([from]);
    let mut edge = vec![from];
    while let Some(cell) = edge.pop() {
        for next in Side::ALL.map(|side| cell.step(side)) {
            if bounds.contains(next) && !taken.contains(&next) && found.insert(next) {
                edge.push(next);
            }
        }
    }
    found
}

/// The sides of tiles that look at this ground.
pub(crate) fn sides_at(taken: &BTreeSet<Cell>, ground: &BTreeSet<Cell>) -> BTreeSet<Edge> {
    let sides = taken.iter().flat_map(|cell| Side::ALL.map(|side| Edge { cell: *cell, side }));
    sides.filter(|edge| ground.contains(&edge.cell.step(edge.side))).collect()
}

/// The book's game, begun by the first seat.
pub(crate) fn begun(players: u8) -> Setup {
    Setup::new(players).starting(Seat(0))
}

/// A game with these tiles in the box and no others, for piles of these sizes.
pub(crate) fn small_box(setup: Setup, tiles: &[&str], piles: [u8; 3]) -> City {
    let mut rules = Rules::new(setup).expect("a playable setup");
    rules.copies.iter_mut().for_each(|copies| *copies = 0);
    for tile in tiles {
        let face = rules.face_named(tile).expect("a known tile");
        rules.copies[face.index()] += 1;
    }
    rules.tiles = tiles.len();
    rules.setup.piles = piles;
    City::with_rules(Arc::new(rules))
}

/// Plays plies written as in a log, one a line, and tells everything that happened.
pub(crate) fn told(game: &mut City, lines: &str) -> Vec<String> {
    let events = play(game, lines);
    events.iter().map(|event| game.tell(event)).collect()
}
