//! Whether a position read from text could have arisen at its step: the steps before it are
//! unknown, but the rules leave little room.

use super::position::Impossible;
use crate::city::rules::FOLLOWERS;
use crate::city::setup::Freed;
use crate::city::state::{Step, Turn};
use crate::city::{City, FeatureKind, Pile};
use crate::kernel::geometry::Side;
use crate::kernel::regions::PartId;
use crate::kernel::rim::Way;
use crate::kernel::seat::Seat;

/// Whether a step belongs to a wall phase.
pub(super) const fn builds(step: Step) -> bool {
    matches!(step, Step::Gate | Step::Wall | Step::Guard | Step::Tower)
}

/// Why the game cannot stand where its turn says, if so.
pub(super) fn check(game: &City) -> Result<(), Impossible> {
    let (state, turn) = (&game.state, &game.state.turn);
    let laid = state.tiles_laid() > 0;
    let drawn = game.rules.tiles - state.bag.tiles();
    let holds = turn.tile.is_some();
    let stands = |so: bool, otherwise| if so { Ok(()) } else { Err(otherwise) };
    stands(holds == (turn.step == Step::Tile), Impossible::Turn)?;
    // The first tile that is drawn has a place, so nothing can have gone before it.
    stands(laid || drawn == usize::from(holds), Impossible::Turn)?;
    if builds(turn.step) {
        return check_phase(game);
    }
    stands(turn.last.iter().all(Option::is_none), Impossible::Turn)?;
    stands(turn.resting.iter().all(|resting| *resting == 0), Impossible::Resting)?;
    let spent = state.bag.tiles() == 0;
    match turn.step {
        Step::First => stands(!laid && game.rules.setup.first.is_none(), Impossible::Turn),
        Step::Draw => stands(!spent && !game.is_walled_in(), Impossible::Ended),
        Step::Tile => {
            stands(!game.is_walled_in(), Impossible::Ended)?;
            stands(turn.tile.is_some_and(|face| game.can_be_placed(face)), Impossible::NoPlace)
        }
        // The tile may have covered sides, but the game was not over before it, and a tile never
        // closes a ring.
        Step::Follower => {
            stands(laid, Impossible::Turn)?;
            stands(!state.run.stands() || !is_stopped(game), Impossible::Ended)
        }
        _ => stands(laid && (spent || game.is_walled_in()), Impossible::NotOver),
    }
}

/// Whether nothing more can be built; only while the gate stands.
fn is_stopped(game: &City) -> bool {
    game.state.run.walls_left() == 0 || game.is_ring_closed()
}

/// Why a wall phase cannot stand where the turn says, if so. Pieces are built one by one round the
/// table, so their number tells who builds and who has built (TC-PHASE-6).
fn check_phase(game: &City) -> Result<(), Impossible> {
    let (run, turn) = (&game.state.run, &game.state.turn);
    let (step, left) = (turn.step, turn.pieces);
    let full = game.rules.pieces(game.pile()) * game.rules.setup.players;
    if game.state.tiles_laid() == 0 || game.pile() == Pile::First || left > full {
        return Err(Impossible::Turn);
    }
    if run.stands() == (step == Step::Gate) {
        return Err(Impossible::Turn);
    }
    let rest = Seat::first(game.rules.seats()).all(|seat| {
        let home = game.state.figures.count_in_supply(seat, 0..FOLLOWERS);
        turn.resting[seat.index()] <= home
    });
    let rests = turn.resting.iter().any(|resting| *resting > 0);
    if !rest || rests && game.rules.setup.freed != Freed::NextTurn {
        return Err(Impossible::Resting);
    }
    if step == Step::Gate {
        let whole = left == full && turn.builder == turn.seat;
        let nothing = turn.last.iter().all(Option::is_none);
        return if whole && nothing { Ok(()) } else { Err(Impossible::Turn) };
    }
    let waits = game.guards_wait();
    let built = match step {
        Step::Wall if left > 0 && !is_stopped(game) => full - left..=full - left,
        Step::Guard if !waits && left < full => full - left..=full - left,
        Step::Guard | Step::Tower if left > 0 => return Err(Impossible::Turn),
        // What was still to be built when nothing more could be is forgotten (RUL-TC-PHASE-4).
        Step::Guard | Step::Tower if is_stopped(game) => 1..=full,
        Step::Guard | Step::Tower => full..=full,
        _ => return Err(Impossible::Turn),
    };
    let built: Vec<u8> = built.filter(|built| are_last_walls(game, *built)).collect();
    if built.is_empty() {
        return Err(Impossible::LastWalls);
    }
    if !built.into_iter().any(|built| is_builder(game, built)) {
        return Err(Impossible::Turn);
    }
    check_guards(game)?;
    let towers =
        run.towers_left(turn.seat) > 0 && Way::BOTH.into_iter().any(|way| run.since(way) > 0);
    if step == Step::Tower && !towers { Err(Impossible::NoTower) } else { Ok(()) }
}

/// The seat that builds piece number `n` of the phase, counted from zero.
fn builder_of(game: &City, n: u8) -> Seat {
    Seat((game.state.turn.seat.0 + n) % game.rules.setup.players)
}

/// Whether the last walls of all seats can be these after so many pieces: the later ones lie further
/// out, at either end, and no tower was set since.
fn are_last_walls(game: &City, built: u8) -> bool {
    let (run, last) = (&game.state.run, &game.state.turn.last);
    // The gate is the first piece of its phase, and then all walls are of the same phase.
    let gate = u8::from(run.walls() + 1 == built);
    let since = Way::BOTH.map(|way| run.since(way));
    let fresh = since.iter().sum::<u8>();
    if built > run.walls() + gate || built - gate > fresh {
        return false;
    }
    let [mut clockwise, mut other] = since;
    let mut rest = run.pieces();
    let mut found = 0;
    for n in (gate..built).rev().take(game.rules.seats()) {
        let wall = last[builder_of(game, n).index()];
        match rest {
            [walls @ .., end] if clockwise > 0 && wall == Some(*end) => {
                clockwise -= 1;
                rest = walls;
            }
            [end, walls @ ..] if other > 0 && wall == Some(*end) => {
                other -= 1;
                rest = walls;
            }
            _ => return false,
        }
        found += 1;
    }
    found == last.iter().flatten().count()
}

/// Whether the builder is right after so many pieces.
fn is_builder(game: &City, built: u8) -> bool {
    let turn = &game.state.turn;
    let next = turn.builder == builder_of(game, built);
    match turn.step {
        Step::Guard if !game.guards_wait() => turn.builder == builder_of(game, built - 1),
        // Guards that waited are asked for after the last piece, one seat after the other.
        Step::Guard => true,
        Step::Tower if game.guards_wait() => next || turn.last[turn.builder.index()].is_some(),
        _ => next,
    }
}

/// Why the seats that are, or will be, asked for a guard cannot be asked, if so.
fn check_guards(game: &City) -> Result<(), Impossible> {
    let turn = &game.state.turn;
    let after = |seat: &Seat| Some(game.after(*seat)).filter(|next| *next != turn.seat);
    let round = |from: Seat| std::iter::successors(Some(from), after);
    let asked: Vec<Seat> = match turn.step {
        Step::Wall if game.guards_wait() => round(turn.seat).collect(),
        Step::Guard if game.guards_wait() => round(turn.builder).collect(),
        Step::Guard => vec![turn.builder],
        _ => Vec::new(),
    };
    let guarded = asked.iter().filter_map(|seat| turn.last[seat.index()]).any(|wall| {
        let tile = game.state.table.board.at(wall.cell);
        tile.is_some_and(|tile| game.state.sides.is_guarded(tile, wall.side))
    });
    let Turn { builder, last, .. } = *turn;
    let may = last[builder.index()].is_some_and(|wall| game.may_guard(builder, wall));
    if guarded || turn.step == Step::Guard && !may { Err(Impossible::NoGuard) } else { Ok(()) }
}

/// Why a follower on a part of a tile cannot be there any more, or yet, if so.
pub(super) fn check_follower(game: &City, part: PartId) -> Result<(), Impossible> {
    let (table, step) = (&game.state.table, game.state.turn.step);
    let sums = table.regions.tally_of(part);
    if step == Step::Over && sums.kind != FeatureKind::Homes {
        return Err(Impossible::GoneHome);
    }
    if step == Step::Follower {
        if table.tile_of(part) == table.board.last() {
            return Err(Impossible::NewTile);
        }
        // What the last tile has finished scores after this step.
        if is_at_last_tile(game, part) {
            return Ok(());
        }
    }
    if sums.is_finished() { Err(Impossible::GoneHome) } else { Ok(()) }
}

/// Whether the feature of a part reaches the last tile or faces it.
fn is_at_last_tile(game: &City, part: PartId) -> bool {
    let table = &game.state.table;
    let tile = table.board.tile(table.board.last());
    let own = (0..game.rules.face(tile.face).parts.len() as u16).map(|n| PartId(tile.first.0 + n));
    let facing = Side::ALL.into_iter().filter_map(|side| game.facing(tile.pose.cell, side));
    let region = table.regions.region(part);
    own.chain(facing).any(|other| table.regions.region(other) == region)
}
