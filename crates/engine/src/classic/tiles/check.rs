//! Checks that a tile can exist: every side owned once, fields closed up, nothing crossing.

use super::{MAX_INNER, MAX_SHIELDS, Piece, Problem, Square, Terrain, TileSet};
use crate::kernel::geometry::{HalfEdge, Side};
use crate::kernel::printing::{cross, half, middle};

/// Checks the sums of a set and the pieces it names.
pub(super) fn whole(set: &TileSet) -> Result<(), Problem> {
    let count = |what, stated, found| {
        if stated == found { Ok(()) } else { Err(Problem::Count { what, stated, found }) }
    };
    // Absurd numbers of copies must not add up to the stated one by running over.
    let sum = |of: fn(&Piece) -> u32| {
        set.kinds.iter().fold(0_u32, |sum, kind| sum.saturating_add(of(kind)))
    };
    count("tiles", set.tiles, sum(|kind| kind.count.saturating_mul(kind.squares.len() as u32)))?;
    count("pieces", set.pieces, sum(|kind| kind.count))?;
    for id in set.start.iter().chain(&set.last) {
        if !set.kinds.iter().any(|kind| &kind.id == id) {
            return Err(Problem::NoSuchPiece(id.clone()));
        }
    }
    Ok(())
}

/// Checks a single piece by all rules below.
pub(super) fn piece(piece: &Piece) -> Result<(), Problem> {
    if piece.gardens > piece.count {
        return Err(Problem::Gardens);
    }
    match (piece.join, &piece.squares[..]) {
        (None, [_]) => {}
        (Some(side), [a, b]) if a.edges[side.index()] == b.edges[side.opposite().index()] => {}
        _ => return Err(Problem::BadJoin),
    }
    for square in &piece.squares {
        crowd(square)?;
        sides(square)?;
        halves(square)?;
        corners(square, &piece.cuts)?;
        contact(square)?;
        crossings(square, piece.bridge)?;
        for river in &square.rivers {
            let ends = piece.spring || piece.lake;
            if !(river.len() == 2 || (river.len() == 1 && ends)) {
                return Err(Problem::RiverEnds);
            }
        }
        let through = |sides: &[Side], ends: bool| sides.len() == if ends { 1 } else { 2 };
        if !square.roads.iter().all(|road| through(&road.sides, road.end.is_some())) {
            return Err(Problem::RoadEnd);
        }
    }
    Ok(())
}

/// Every part but an inner field reaches an edge, and no tile holds more than can be printed.
fn crowd(square: &Square) -> Result<(), Problem> {
    let rivers = square.rivers.iter().any(Vec::is_empty);
    if rivers || square.cities.iter().any(|part| part.sides.is_empty()) {
        return Err(Problem::Nowhere);
    }
    let inner = square.fields.iter().filter(|part| part.halves.is_empty()).count();
    let shields = square.cities.iter().any(|part| part.shields > MAX_SHIELDS);
    if shields || inner > MAX_INNER { Err(Problem::Crowded) } else { Ok(()) }
}

/// Each side is owned by exactly one part of its own terrain, and by none of another.
fn sides(square: &Square) -> Result<(), Problem> {
    for side in Side::ALL {
        let owners = |sides: &[Side]| sides.iter().filter(|owned| **owned == side).count();
        let cities: usize = square.cities.iter().map(|part| owners(&part.sides)).sum();
        let roads: usize = square.roads.iter().map(|part| owners(&part.sides)).sum();
        let rivers: usize = square.rivers.iter().map(|part| owners(part)).sum();
        let expected = match square.edges[side.index()] {
            Terrain::City => [1, 0, 0],
            Terrain::Road => [0, 1, 0],
            Terrain::River => [0, 0, 1],
            Terrain::Field => [0, 0, 0],
        };
        if [cities, roads, rivers] != expected {
            return Err(Problem::SideOwner(side, cities + roads + rivers));
        }
    }
    Ok(())
}

/// Each half of a side that is not city belongs to exactly one field.
fn halves(square: &Square) -> Result<(), Problem> {
    for half in (0..8).map(HalfEdge::of) {
        let owners =
            square.fields.iter().map(|part| part.halves.iter().filter(|h| **h == half).count());
        let found: usize = owners.sum();
        let expected = usize::from(square.edges[half.side().index()] != Terrain::City);
        if found != expected {
            return Err(Problem::HalfOwner(name(half), found, expected));
        }
    }
    Ok(())
}

/// Half-edges that meet with nothing between them are one field: the two halves of a meadow side,
/// and the two that meet at a corner unless a city tip cuts it.
fn corners(square: &Square, cuts: &[HalfEdge]) -> Result<(), Problem> {
    for half in (0..8).map(HalfEdge::of) {
        let next = HalfEdge::of(half.index() + 1);
        let (Some(a), Some(b)) = (field_at(square, half), field_at(square, next)) else {
            continue;
        };
        let same_side = half.side() == next.side();
        if same_side && square.edges[half.side().index()] != Terrain::Field {
            continue;
        }
        match (a == b, cuts.contains(&half) && !same_side) {
            (false, false) => return Err(Problem::FieldSplit(name(half), name(next))),
            (true, true) => return Err(Problem::CutWithoutEffect(name(half))),
            _ => {}
        }
    }
    Ok(())
}

/// A field that reaches the corner beside a city side touches that city (RUL-FARM-2), and every
/// city a field touches exists.
fn contact(square: &Square) -> Result<(), Problem> {
    for part in &square.fields {
        for (n, city) in part.touches.iter().enumerate() {
            if *city >= square.cities.len() || part.touches[..n].contains(city) {
                return Err(Problem::NoSuchCity(*city));
            }
        }
    }
    for half in (0..8).map(HalfEdge::of) {
        let Some(field) = field_at(square, half) else { continue };
        for beside in [HalfEdge::of(half.index() + 1), HalfEdge::of(half.index() + 7)] {
            let city = square.cities.iter().position(|part| part.sides.contains(&beside.side()));
            if city.is_some_and(|city| !square.fields[field].touches.contains(&city)) {
                return Err(Problem::UntouchedCity(name(half)));
            }
        }
    }
    Ok(())
}

/// No two parts cross, but for a road on a bridge over the river.
fn crossings(square: &Square, bridge: bool) -> Result<(), Problem> {
    let middle = |side: &Side| middle(*side);
    let half = |edge: &HalfEdge| half(*edge);
    let mut parts: Vec<(&str, Vec<usize>)> = Vec::new();
    for part in &square.cities {
        parts.push(("city", part.sides.iter().map(middle).collect()));
    }
    for part in &square.roads {
        parts.push(("road", part.sides.iter().map(middle).collect()));
    }
    for part in &square.rivers {
        parts.push(("river", part.iter().map(middle).collect()));
    }
    for part in &square.fields {
        parts.push(("field", part.halves.iter().map(half).collect()));
    }
    for (n, (kind, places)) in parts.iter().enumerate() {
        for (other_kind, others) in &parts[..n] {
            let over_bridge = bridge && [*kind, *other_kind].contains(&"river");
            if !over_bridge && cross(places, others) {
                return Err(Problem::Crossing((*other_kind).into(), (*kind).into()));
            }
        }
    }
    Ok(())
}

fn field_at(square: &Square, half: HalfEdge) -> Option<usize> {
    square.fields.iter().position(|part| part.halves.contains(&half))
}

fn name(half: HalfEdge) -> &'static str {
    HalfEdge::NAMES[half.index()]
}
