//! Checks that a tile can exist: every side owned once, homes closed up, nothing crossing.

use super::{Ground, Problem, Tile, TileSet};
use crate::kernel::geometry::{HalfEdge, Side};
use crate::kernel::printing::{cross, half, middle};

/// Checks that the tiles of a set add up to the stated number.
pub(super) fn whole(set: &TileSet) -> Result<(), Problem> {
    let found = set.kinds.iter().fold(0_u32, |sum, kind| sum.saturating_add(kind.count));
    let stated = set.tiles;
    if stated == found { Ok(()) } else { Err(Problem::Count { stated, found }) }
}

/// Checks a single tile by all rules below.
pub(super) fn tile(tile: &Tile) -> Result<(), Problem> {
    let nowhere = tile.markets.iter().any(|part| part.sides.is_empty())
        || tile.streets.iter().any(|part| part.sides.is_empty())
        || tile.homes.iter().any(|part| part.halves.is_empty());
    if nowhere {
        return Err(Problem::Nowhere);
    }
    sides(tile)?;
    halves(tile)?;
    contact(tile)?;
    crossings(tile)?;
    let through = |sides: &[Side], ends: bool| sides.len() == if ends { 1 } else { 2 };
    if !tile.streets.iter().all(|street| through(&street.sides, street.end.is_some())) {
        return Err(Problem::StreetEnd);
    }
    if tile.markets.iter().any(|market| market.goods.is_empty()) {
        return Err(Problem::NoGoods);
    }
    if tile.building.is_some() && tile.homes.is_empty() {
        return Err(Problem::LoneBuilding);
    }
    Ok(())
}

/// Each side is owned by exactly one part of its own ground, and by none of another.
fn sides(tile: &Tile) -> Result<(), Problem> {
    for side in Side::ALL {
        let owners = |sides: &[Side]| sides.iter().filter(|owned| **owned == side).count();
        let markets: usize = tile.markets.iter().map(|part| owners(&part.sides)).sum();
        let streets: usize = tile.streets.iter().map(|part| owners(&part.sides)).sum();
        let expected = match tile.edges[side.index()] {
            Ground::Market => [1, 0],
            Ground::Street => [0, 1],
            Ground::Homes => [0, 0],
        };
        if [markets, streets] != expected {
            return Err(Problem::SideOwner(side, markets + streets));
        }
    }
    Ok(())
}

/// Each half of a side that is not market belongs to exactly one residential area, and half-edges
/// with nothing between them to the same.
fn halves(tile: &Tile) -> Result<(), Problem> {
    for edge in (0..8).map(HalfEdge::of) {
        let owners = tile.homes.iter().filter(|part| part.halves.contains(&edge)).count();
        let expected = usize::from(tile.edges[edge.side().index()] != Ground::Market);
        if owners != expected {
            return Err(Problem::HalfOwner(name(edge), owners, expected));
        }
        let next = HalfEdge::of(edge.index() + 1);
        let parted = edge.side() == next.side() && tile.edges[edge.side().index()] != Ground::Homes;
        if let (Some(a), Some(b)) = (homes_at(tile, edge), homes_at(tile, next))
            && a != b
            && !parted
        {
            return Err(Problem::HomesSplit(name(edge), name(next)));
        }
    }
    Ok(())
}

/// Every market that homes touch exists, and homes that reach the corner beside a market side
/// touch that market.
fn contact(tile: &Tile) -> Result<(), Problem> {
    for part in &tile.homes {
        for (n, market) in part.touches.iter().enumerate() {
            if *market >= tile.markets.len() || part.touches[..n].contains(market) {
                return Err(Problem::NoSuchMarket(*market));
            }
        }
    }
    for edge in (0..8).map(HalfEdge::of) {
        let Some(homes) = homes_at(tile, edge) else { continue };
        for beside in [HalfEdge::of(edge.index() + 1), HalfEdge::of(edge.index() + 7)] {
            let market = tile.markets.iter().position(|part| part.sides.contains(&beside.side()));
            if market.is_some_and(|market| !tile.homes[homes].touches.contains(&market)) {
                return Err(Problem::UntouchedMarket(name(edge)));
            }
        }
    }
    Ok(())
}

fn crossings(tile: &Tile) -> Result<(), Problem> {
    let middles = |sides: &[Side]| sides.iter().map(|side| middle(*side)).collect::<Vec<_>>();
    let markets = tile.markets.iter().map(|part| ("market", middles(&part.sides)));
    let streets = tile.streets.iter().map(|part| ("street", middles(&part.sides)));
    let homes = tile
        .homes
        .iter()
        .map(|part| ("homes", part.halves.iter().map(|edge| half(*edge)).collect::<Vec<_>>()));
    let parts: Vec<_> = markets.chain(streets).chain(homes).collect();
    for (n, (kind, places)) in parts.iter().enumerate() {
        for (other, others) in &parts[..n] {
            if cross(places, others) {
                return Err(Problem::Crossing(other, kind));
            }
        }
    }
    Ok(())
}

fn homes_at(tile: &Tile, edge: HalfEdge) -> Option<usize> {
    tile.homes.iter().position(|part| part.halves.contains(&edge))
}

fn name(edge: HalfEdge) -> &'static str {
    HalfEdge::NAMES[edge.index()]
}
