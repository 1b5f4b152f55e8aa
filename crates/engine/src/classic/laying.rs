//! Laying a tile: the board grows and regions join.

use super::feature::{FeatureKind, Marks, Sums};
use super::game::Classic;
use super::state::{PARTS, State};
use crate::kernel::board::{Placed, TileId};
use crate::kernel::face::{FaceId, NO_PART};
use crate::kernel::geometry::{Pose, Side};
use crate::kernel::regions::{PartId, RegionId, Regions};

impl Classic {
    /// Lays a face and returns the tiles across its four sides.
    #[inline]
    pub(crate) fn lay(&mut self, face: FaceId, pose: Pose) -> [Option<TileId>; 4] {
        let Self { rules, state, .. } = self;
        let printed = &rules.faces[face.index()];
        let turned = &printed.turned[pose.rotation.index()];
        let first = PartId(state.regions.len() as u16);
        let across = state.board.lay(Placed { face, pose, first }, turned.have);
        let tile = state.board.last();
        for part in &printed.parts {
            let id = state.regions.add(part.tally);
            state.tile_of[id.index()] = tile;
        }
        for side in Side::ALL {
            let Some(other) = across[side.index()] else { continue };
            let other = *state.board.tile(other);
            let facing = &rules.faces[other.face.index()].turned[other.pose.rotation.index()];
            let ours = turned.ports[side.index()];
            let theirs = facing.ports[side.opposite().index()];
            let mut meet = |a: u8, b: u8| {
                let a = PartId(first.0 + u16::from(a));
                let b = PartId(other.first.0 + u16::from(b));
                join(&mut state.regions, &state.tile_of, a, b);
            };
            // The sides match, so what is missing here is missing there.
            if ours[1] != NO_PART {
                meet(ours[1], theirs[1]);
            }
            if ours[0] != NO_PART {
                // Clockwise on one tile is counterclockwise on the other.
                meet(ours[0], theirs[2]);
                meet(ours[2], theirs[0]);
            }
        }
        surround(state, pose);
        let facts = &rules.facts[face.index()];
        for part in facts.abbey.into_iter().chain(facts.garden) {
            found_shrine(state, PartId(first.0 + u16::from(part)), pose);
        }
        across
    }
}

/// Joins two parts across a side, which closes that side for both.
#[inline]
fn join(regions: &mut Regions<Sums, PARTS>, tile_of: &[TileId; PARTS], a: PartId, b: PartId) {
    let (left, right) = (regions.tally_of(a), regions.tally_of(b));
    // RUL-ROAD-1, RUL-CITY-1: only regions that both hold a tile with a second part of the same
    // kind can meet on a tile that each has counted.
    let recount = left.marks.has(Marks::TWICE_ON_A_TILE)
        && right.marks.has(Marks::TWICE_ON_A_TILE)
        && left.kind != FeatureKind::Field;
    let (region, apart) = regions.join(a, b);
    if apart && recount {
        regions.tally_mut(region).tiles = distinct_tiles(regions, tile_of, region);
    }
    let sums = regions.tally_mut(region);
    sums.open = sums.open.wrapping_sub(2);
}

/// Counts the tiles of a region, each once.
fn distinct_tiles(
    regions: &Regions<Sums, PARTS>,
    tile_of: &[TileId; PARTS],
    region: RegionId,
) -> u8 {
    let parts = regions.ring(Regions::<Sums, PARTS>::some_part(region));
    let tiles = parts.fold(0_u128, |tiles, part| tiles | 1 << tile_of[part.index()].0);
    tiles.count_ones() as u8
}

/// Tells every abbey and garden around the new tile that one more neighbor has come.
#[inline]
fn surround(state: &mut State, pose: Pose) {
    let mut beside = state.shrines.around(pose.cell);
    while beside != 0 {
        let part = state.shrines.parts()[beside.trailing_zeros() as usize];
        beside &= beside - 1;
        let sums = state.regions.tally_mut(state.regions.region(part));
        sums.open -= 1;
        sums.tiles += 1;
        state.shrines.closed += u8::from(sums.open == 0);
    }
}

/// A laid abbey or garden counts the neighbors it finds and waits for the rest.
fn found_shrine(state: &mut State, part: PartId, pose: Pose) {
    let neighbors =
        pose.cell.around().iter().filter(|cell| state.board.at(**cell).is_some()).count();
    let region = state.regions.region(part);
    let sums = state.regions.tally_mut(region);
    sums.tiles = 1 + neighbors as u8;
    sums.open = 8 - neighbors as u8;
    if sums.open > 0 {
        state.shrines.wait(part, pose.cell);
    }
}
