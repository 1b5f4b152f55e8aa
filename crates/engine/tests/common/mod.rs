//! What several test files share: dice, random games, chosen tiles, scripted plies, boards, damaged
//! texts. Laws of any game are in `laws`, games of The City in `town`, its rules written a second
//! time in `city`.
#![allow(dead_code, reason = "each test file uses its own part")]

pub(crate) mod city;
pub(crate) mod laws;
pub(crate) mod town;

use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use remparts_engine::classic::tiles::{self, Terrain};
use remparts_engine::classic::wishes::random_setup;
use remparts_engine::classic::{Classic, Rules};
use remparts_engine::kernel::face::FaceId;
use remparts_engine::kernel::game::{Game, Pending};
use remparts_engine::kernel::geometry::{Cell, Pose, Rotation, Side};
use remparts_engine::kernel::list::List;
use remparts_engine::kernel::playout::Dice;
use remparts_engine::kernel::seat::Seat;
use remparts_engine::notation::Written;
use remparts_engine::notation::classic::setup::named;
use remparts_engine::notation::ply::{Ply, make_ply, read_ply};
use std::collections::BTreeSet;
use std::sync::Arc;

pub(crate) type Random = Xoshiro256PlusPlus;

/// Seeded dice, which fall the same way for the same number.
pub(crate) fn dice(seed: u64) -> Random {
    Random::seed_from_u64(seed)
}

/// A new game with a random setup.
pub(crate) fn random_start(dice: &mut Random) -> Classic {
    Classic::new(random_setup(dice)).expect("random setups are playable")
}

/// A random ply for whoever has to choose, unless the game is over.
pub(crate) fn some_ply<G: Game>(
    game: &G,
    dice: &mut Random,
    legal: &mut List<G::Action>,
) -> Option<Ply<G>> {
    match game.pending() {
        Pending::Over => None,
        Pending::Chance(_) => Some(Ply::Answer(game.ticket(dice.below(game.tickets())))),
        Pending::Seat(_) => Some(Ply::Action(game.pick(dice, legal))),
    }
}

/// The rules of a game of two in which seat 1 begins.
pub(crate) fn rules(name: &str) -> Rules {
    let setup = named(name, 2).expect("a known setup").starting(Seat(0));
    Rules::new(setup).expect("a playable setup")
}

/// A game of two with other numbers of some tiles.
pub(crate) fn table(name: &str, copies: &[(&str, u8)]) -> Classic {
    with_copies(rules(name), copies)
}

/// A game of two with these tiles in the bag and no others.
pub(crate) fn small_table(name: &str, copies: &[(&str, u8)]) -> Classic {
    let mut rules = rules(name);
    rules.copies.iter_mut().for_each(|copies| *copies = 0);
    with_copies(rules, copies)
}

fn with_copies(mut rules: Rules, copies: &[(&str, u8)]) -> Classic {
    for (tile, copies) in copies {
        let face = rules.face_named(tile).expect("a known tile");
        rules.copies[face.index()] = *copies;
    }
    Classic::with_rules(Arc::new(rules))
}

/// Plays plies written as in a log, one a line, and returns everything that happened.
pub(crate) fn play<G: Written>(game: &mut G, lines: &str) -> Vec<G::Event> {
    let mut events = Vec::new();
    for line in lines.lines().map(str::trim).filter(|line| !line.is_empty()) {
        let ply = read_ply(game, line).unwrap_or_else(|error| panic!("{line}: {error}"));
        make_ply(game, ply, &mut events).unwrap_or_else(|illegal| panic!("{line}: {illegal}"));
    }
    events
}

/// How a cell moves when the whole game is turned about the middle and shifted.
pub(crate) fn moved(cell: Cell, by: Pose) -> Cell {
    let (x, y) = (cell.x, cell.y);
    let (x, y) = match by.rotation {
        Rotation::R0 => (x, y),
        Rotation::R1 => (-y, x),
        Rotation::R2 => (-x, -y),
        Rotation::R3 => (y, -x),
    };
    Cell::new(x + by.cell.x, y + by.cell.y)
}

/// The cells of all laid tiles, found through the features on them.
pub(crate) fn laid_cells(game: &Classic) -> BTreeSet<Cell> {
    let spots = game.features().into_iter().flat_map(|feature| feature.spots);
    spots.map(|spot| spot.cell).collect()
}

/// What a turned face shows toward a side, read from the tile facts and not from what the engine
/// made of them. Names look like `base/E`, `base/E*` with a garden, and `river20/A.2` for the
/// second square of a double piece.
pub(crate) fn terrain(rules: &Rules, face: FaceId, rotation: Rotation, side: Side) -> Terrain {
    let name = rules.face(face).name.trim_end_matches('*');
    let (set, piece) = name.split_once('/').expect("a set and a piece");
    let (piece, square) = piece.split_once('.').unwrap_or((piece, "1"));
    let square: usize = square.parse().expect("a number of a square");
    let set = tiles::set(set).expect("a shipped set");
    let piece = set.kinds.iter().find(|kind| kind.id == piece).expect("a piece of the set");
    let drawn = (side.index() + 4 - rotation.index()) % 4;
    piece.squares[square - 1].edges[drawn]
}

/// Changes a text in a few places: bytes replaced, lines doubled, dropped, exchanged or cut.
pub(crate) fn damage(text: &str, wounds: &[(u16, u8)]) -> String {
    let mut lines: Vec<Vec<u8>> = text.lines().map(|line| line.as_bytes().to_vec()).collect();
    for (place, kind) in wounds {
        let n = usize::from(*place) % lines.len();
        let other = usize::from(*place).wrapping_mul(31) % lines.len();
        match kind % 6 {
            0 => drop(lines.remove(n)),
            1 => lines.insert(other, lines[n].clone()),
            2 => lines.swap(n, other),
            3 => lines[n].truncate(usize::from(*kind) / 8),
            4 => lines[n] = vec![*kind; usize::from(*kind)],
            _ => {
                let length = lines[n].len().max(1);
                if let Some(byte) = lines[n].get_mut(usize::from(*kind) % length) {
                    *byte = byte.wrapping_add(*kind);
                }
            }
        }
        if lines.is_empty() {
            lines.push(Vec::new());
        }
    }
    String::from_utf8_lossy(&lines.join(&b'\n')).into_owned()
}
