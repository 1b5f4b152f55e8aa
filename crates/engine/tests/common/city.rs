//! Random games of The City, and its rules about rim and run once more, as they are written.

use super::dice;
use remparts_engine::city::feature::FeatureKind;
use remparts_engine::city::setup::Beyond;
use remparts_engine::city::state::Stand;
use remparts_engine::city::tiles::{Ground, SET};
use remparts_engine::city::wishes::Manner;
use remparts_engine::city::{City, Event, Setup};
use remparts_engine::kernel::face::FaceId;
use remparts_engine::kernel::game::{Game, Pending};
use remparts_engine::kernel::geometry::{Cell, Edge, Rotation, Side};
use remparts_engine::kernel::list::List;
use remparts_engine::kernel::playout::Dice;
use remparts_engine::kernel::seat::Seat;
use remparts_engine::kernel::table::Spot;
use remparts_engine::notation::setup::{Rulings, Settings};
use std::collections::BTreeSet;

const ROUNDS: u64 = 4;
const PILES: [[u8; 3]; 4] = [[30, 25, 20], [8, 20, 47], [0, 10, 65], [3, 60, 12]];

/// One ply of a random game.
pub(crate) struct Ply<'a> {
    /// The game before it; the same as after at the very beginning.
    pub(crate) before: &'a City,
    /// And after it.
    pub(crate) game: &'a City,
    /// What happened.
    pub(crate) events: &'a [Event],
    /// Whether a new game begins.
    pub(crate) new: bool,
}

/// Shows every ply of random games: two to four players, guards both ways, several splits of the
/// tiles and few walls now and then, uniform and tidy players, modest and eager ones.
pub(crate) fn every_ply(mut check: impl FnMut(&Ply<'_>)) {
    for (round, players) in (0..ROUNDS).flat_map(|round| (2..=4).map(move |seats| (round, seats))) {
        let mut seed = 1000 * round + 100 * u64::from(players);
        for guard_each_wall in [false, true] {
            for piles in PILES {
                for (tidy, eager) in [(false, false), (false, true), (true, false), (true, true)] {
                    seed += 1;
                    let walls = if seed % 5 == 0 { 1 + (seed % 23) as u8 } else { 70 };
                    let rulings = if seed % 3 == 0 { Rulings::First } else { Rulings::NOW };
                    let setup =
                        Setup { players, guard_each_wall, piles, walls, ..Setup::usual(rulings) };
                    play(setup, Manner { tidy, eager }, seed, &mut check);
                }
            }
        }
    }
}

fn play(setup: Setup, manner: Manner, seed: u64, check: &mut impl FnMut(&Ply<'_>)) {
    let mut dice = dice(seed);
    let mut game = City::new(setup).expect("playable");
    let mut legal = List::new();
    check(&Ply { before: &game, game: &game, events: &[], new: true });
    while game.pending() != Pending::Over {
        let before = game.clone();
        let mut events = Vec::new();
        if let Pending::Seat(seat) = game.pending() {
            game.legal(&mut legal);
            let action = if manner.tidy || manner.eager {
                manner.choose(&game, &legal, &mut dice)
            } else {
                legal[dice.below(legal.len() as u32) as usize]
            };
            game.play(seat, action, &mut events).expect("listed");
        } else {
            let answer = game.ticket(dice.below(game.tickets()));
            game.resolve(answer, &mut events).expect("listed");
        }
        check(&Ply { before: &before, game: &game, events: &events, new: false });
    }
}

/// Whether a look from a cell in some direction first meets the outer face of a piece
/// (RUL-TC-BEYOND-1).
pub(crate) fn is_beyond(game: &City, town: &BTreeSet<Cell>, cell: Cell) -> bool {
    let pieces = game.state().run().pieces();
    let far = match game.rules().setup.beyond {
        Beyond::NextCell => 1,
        // No town of 75 tiles is longer than that.
        Beyond::StraightOut => 80,
    };
    Side::ALL.into_iter().any(|toward| {
        let seen = std::iter::successors(Some(cell.step(toward)), |at| Some(at.step(toward)));
        let met = seen.take(far).find(|at| town.contains(at));
        met.is_some_and(|cell| pieces.contains(&Edge { cell, side: toward.opposite() }))
    })
}

/// Whether the pieces would no longer be one unbroken run, in the same order, of the outer rim with
/// a tile on this cell (RUL-TC-BEYOND-2).
pub(crate) fn breaks_the_run(town: &BTreeSet<Cell>, pieces: &[Edge], cell: Cell) -> bool {
    if pieces.is_empty() {
        return false;
    }
    let mut town = town.clone();
    town.insert(cell);
    let in_order = |pair: &[Edge]| next_clockwise(&town, pair[0]) == pair[1];
    let outside = outside(&town);
    let on_rim = |piece: &Edge| outside.contains(piece.cell.step(piece.side));
    !(pieces.iter().all(on_rim) && pieces.windows(2).all(in_order))
}

/// Whether each side of a turned tile that meets another tile has a street like that one or none
/// like that one (TC-LAY-2), read from the tile facts.
pub(crate) fn streets_go_on(game: &City, face: FaceId, cell: Cell, rotation: Rotation) -> bool {
    let street = |face: FaceId, rotation: Rotation, side: Side| {
        let drawn = (side.index() + 4 - rotation.index()) % 4;
        SET.kinds[face.index()].edges[drawn] == Ground::Street
    };
    Side::ALL.into_iter().all(|side| match game.tile_at(cell.step(side)) {
        Some((other, turned)) => {
            street(face, rotation, side) == street(other, turned, side.opposite())
        }
        None => true,
    })
}

/// The cells with a tile.
pub(crate) fn town(game: &City) -> BTreeSet<Cell> {
    game.state().placed().iter().map(|tile| tile.pose.cell).collect()
}

fn turned(side: Side, quarters: usize) -> Side {
    Side::ALL[(side.index() + quarters) % 4]
}

/// RUL-TC-WALL-2 as it is written, for the clockwise end.
pub(crate) fn next_clockwise(town: &BTreeSet<Cell>, last: Edge) -> Edge {
    let (tile, d) = (last.cell, last.side);
    let e = turned(d, 1);
    let c = tile.step(d);
    if town.contains(&c.step(e)) {
        Edge { cell: c.step(e), side: e.opposite() }
    } else if town.contains(&tile.step(e)) {
        Edge { cell: tile.step(e), side: d }
    } else {
        Edge { cell: tile, side: e }
    }
}

/// The empty cells in and around the town that hang together with the outside (RUL-TC-WALL-1), row
/// by row over the smallest rectangle that holds the town with a border of one cell.
pub(crate) struct Outside {
    corner: Cell,
    width: usize,
    reached: Vec<bool>,
}

impl Outside {
    fn index(&self, cell: Cell) -> Option<usize> {
        let x = usize::try_from(cell.x - self.corner.x).ok().filter(|x| *x < self.width)?;
        let y = usize::try_from(cell.y - self.corner.y).ok()?;
        Some(y * self.width + x).filter(|index| *index < self.reached.len())
    }

    pub(crate) fn contains(&self, cell: Cell) -> bool {
        self.index(cell).is_some_and(|index| self.reached[index])
    }
}

/// Floods the ground around a town.
pub(crate) fn outside(town: &BTreeSet<Cell>) -> Outside {
    let span = |line: &dyn Fn(&Cell) -> i8| {
        let (low, high) = (town.iter().map(line).min(), town.iter().map(line).max());
        (low.unwrap_or(0) - 1, high.unwrap_or(0) + 1)
    };
    let ((west, east), (north, south)) = (span(&|cell| cell.x), span(&|cell| cell.y));
    let size = |low: i8, high: i8| (high - low) as usize + 1;
    let (width, height) = (size(west, east), size(north, south));
    let corner = Cell::new(west, north);
    let mut found = Outside { corner, width, reached: vec![false; width * height] };
    let mut open = vec![corner];
    while let Some(cell) = open.pop() {
        let Some(index) = found.index(cell) else { continue };
        if !found.reached[index] && !town.contains(&cell) {
            found.reached[index] = true;
            open.extend(Side::ALL.map(|side| cell.step(side)));
        }
    }
    found
}

/// The whole outer rim, found cell by cell.
pub(crate) fn outer_rim(town: &BTreeSet<Cell>) -> BTreeSet<Edge> {
    let outside = outside(town);
    let sides = |cell: &Cell| Side::ALL.map(|side| Edge { cell: *cell, side });
    town.iter().flat_map(sides).filter(|edge| outside.contains(edge.cell.step(edge.side))).collect()
}

/// Whether a street or market is finished, by RUL-TC-FEAT-2: each of its sides faces a tile or
/// carries a piece. `None` for homes.
pub(crate) fn is_finished(game: &City, spot: Spot) -> Option<bool> {
    let feature = game.feature(spot).expect("followers stand on features");
    if feature.kind == FeatureKind::Homes {
        return None;
    }
    let pieces = game.state().run().pieces();
    let shut =
        |edge: Edge| game.tile_at(edge.cell.step(edge.side)).is_some() || pieces.contains(&edge);
    let all_shut = |spot: &Spot| {
        let (face, rotation) = game.tile_at(spot.cell).expect("a feature lies on tiles");
        let drawn = game.rules().face(face).parts[usize::from(spot.part)].sides;
        let sides = Side::ALL.into_iter().filter(|side| drawn >> side.index() & 1 == 1);
        sides.map(|side| Edge { cell: spot.cell, side: side.turned(rotation) }).all(shut)
    };
    Some(feature.spots.iter().all(all_shut))
}

pub(crate) fn guards(game: &City) -> Vec<(Seat, Edge)> {
    let guard = |(seat, stand)| match stand {
        Stand::Wall(wall) => Some((seat, wall)),
        Stand::Spot(_) => None,
    };
    game.followers().into_iter().filter_map(guard).collect()
}
