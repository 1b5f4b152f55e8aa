//! The river: where a river tile may go.

use crate::classic::feature::FaceFacts;
use crate::classic::game::Classic;
use crate::classic::illegal::Illegal;
use crate::classic::rules::RIVER_PATTERN;
use crate::classic::setup::RiverBends;
use crate::kernel::face::FaceId;
use crate::kernel::geometry::{Cell, Pose, Rotation, Side};

/// Whether this face is laid by the river's rules.
#[inline]
pub(crate) const fn flows(facts: &FaceFacts) -> bool {
    facts.river != 0
}

/// Calls back with every legal placement of a river tile.
pub(crate) fn placements(game: &Classic, face: FaceId, mut found: impl FnMut(Pose)) {
    let mut none = true;
    candidates(game, face, |pose, taken| {
        if refusal(game, face, pose, taken).is_none() {
            none = false;
            found(pose);
        }
    });
    // RUL-RIVER-4: RIVER-8 alone is waived, and only if nothing meets it.
    if none {
        candidates(game, face, |pose, taken| {
            if refusal(game, face, pose, taken) == Some(Illegal::RiverTowardRiver) {
                found(pose);
            }
        });
    }
}

/// Whether a river tile can be placed at all.
pub(crate) fn can_be_placed(game: &Classic, face: FaceId) -> bool {
    any(game, face, |refusal| matches!(refusal, None | Some(Illegal::RiverTowardRiver)))
}

/// Says why a river tile that fits its neighbors may not lie there, if so.
pub(crate) fn check(game: &Classic, face: FaceId, pose: Pose) -> Result<(), Illegal> {
    match refusal(game, face, pose, taken_sides(game, pose.cell)) {
        None => Ok(()),
        Some(Illegal::RiverTowardRiver) if !any(game, face, |refusal| refusal.is_none()) => Ok(()),
        Some(refusal) => Err(refusal),
    }
}

/// Calls back with every placement at an end of the river that fits its neighbors.
fn candidates(game: &Classic, face: FaceId, mut found: impl FnMut(Pose, [bool; 4])) {
    let lanes = game.rules.face(face).lanes;
    game.state.table.board.each_fit_beside(lanes, RIVER_PATTERN, |cell, fits| {
        let taken = taken_sides(game, cell);
        for rotation in Rotation::ALL.into_iter().filter(|r| fits[r.index()]) {
            found(Pose { cell, rotation }, taken);
        }
    });
}

fn any(game: &Classic, face: FaceId, wanted: impl Fn(Option<Illegal>) -> bool) -> bool {
    let mut found = false;
    candidates(game, face, |pose, taken| {
        found = found || wanted(refusal(game, face, pose, taken));
    });
    found
}

fn taken_sides(game: &Classic, cell: Cell) -> [bool; 4] {
    Side::ALL.map(|side| game.state.table.board.neighbor(cell, side).is_some())
}

/// The first river rule that a placement breaks; RIVER-8 comes last because it can be waived.
fn refusal(game: &Classic, face: FaceId, pose: Pose, taken: [bool; 4]) -> Option<Illegal> {
    let facts = &game.rules.facts[face.index()];
    let sides = || water(facts, pose.rotation);
    let taken = |side: &Side| taken[side.index()];
    let joined = sides().filter(taken).count();
    let open = sides().count() - joined;
    if joined == 0 {
        return Some(Illegal::RiverNotContinued);
    }
    // RUL-RIVER-3: a tile that is no lake leaves as many ends as it found.
    if !facts.lake && joined != open {
        return Some(Illegal::RiverEndLost);
    }
    match game.rules.setup.river_bends {
        RiverBends::Corridor | RiverBends::Alternating => {
            let into = sides().find(taken)?;
            let out = sides().find(|side| !taken(side))?;
            corridor(game, pose.cell, into, out)
        }
        RiverBends::TwoAhead => {
            let free = |cell: &Cell| game.state.table.board.at(*cell).is_none();
            let clear = |side: Side| two_rows_ahead(pose.cell, side).iter().all(free);
            let all_clear = sides().filter(|side| !taken(side)).all(clear);
            // This reading knows no waiver, so it is told as the rule that is never waived.
            (!all_clear).then_some(Illegal::RiverUTurn)
        }
    }
}

/// RIVER-7 and RIVER-8 as read by RUL-RIVER-1 and RUL-RIVER-2.
fn corridor(game: &Classic, cell: Cell, into: Side, out: Side) -> Option<Illegal> {
    let turn = bend(into, out);
    if turn == Bend::Straight {
        return None;
    }
    let before = match game.rules.setup.river_bends {
        RiverBends::Alternating => last_bend(game, cell, into),
        _ => {
            upstream(game, cell, into).map_or(Bend::Straight, |(_, source, out)| bend(source, out))
        }
    };
    if turn == before {
        return Some(Illegal::RiverUTurn);
    }
    let (dx, dy) = out.delta();
    let toward_river = game.state.table.board.placed().iter().any(|tile| {
        let is_river = flows(&game.rules.facts[tile.face.index()]);
        let x = i32::from(tile.pose.cell.x) - i32::from(cell.x);
        let y = i32::from(tile.pose.cell.y) - i32::from(cell.y);
        let ahead = x * i32::from(dx) + y * i32::from(dy);
        let aside = x * i32::from(dy) + y * i32::from(dx);
        is_river && ahead >= 1 && aside.abs() <= 1
    });
    toward_river.then_some(Illegal::RiverTowardRiver)
}

/// The tile that the river comes from: its cell, and the sides by which water comes in and leaves.
/// None where that is a spring, which is no turn (RUL-RIVER-1).
fn upstream(game: &Classic, cell: Cell, into: Side) -> Option<(Cell, Side, Side)> {
    let tile = game.state.table.board.tile(game.state.table.board.neighbor(cell, into)?);
    let facts = &game.rules.facts[tile.face.index()];
    let out = into.opposite();
    let source = water(facts, tile.pose.rotation).find(|side| *side != out)?;
    (!facts.spring).then_some((tile.pose.cell, source, out))
}

/// The last bend of an arm, over any number of straight tiles.
fn last_bend(game: &Classic, mut cell: Cell, mut into: Side) -> Bend {
    while let Some((before, source, out)) = upstream(game, cell, into) {
        let turn = bend(source, out);
        if turn != Bend::Straight {
            return turn;
        }
        (cell, into) = (before, source);
    }
    Bend::Straight
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Bend {
    Straight,
    Left,
    Right,
}

/// How water that comes in by one side and leaves by another turns.
fn bend(into: Side, out: Side) -> Bend {
    match (out.index() + 4 - into.index()) % 4 {
        1 => Bend::Left,
        3 => Bend::Right,
        _ => Bend::Straight,
    }
}

/// The sides with water of a turned face.
fn water(facts: &FaceFacts, rotation: Rotation) -> impl Iterator<Item = Side> + use<> {
    let river = facts.river;
    Side::ALL
        .into_iter()
        .filter(move |side| river >> side.index() & 1 == 1)
        .map(move |side| side.turned(rotation))
}

/// The cells that must be free ahead of an open end in the reading `two-ahead`.
fn two_rows_ahead(cell: Cell, side: Side) -> [Cell; 5] {
    let (left, right) = (side.turned(Rotation::R3), side.turned(Rotation::R1));
    let one = cell.step(side);
    let two = one.step(side);
    [one.step(left), one.step(right), two, two.step(left), two.step(right)]
}
