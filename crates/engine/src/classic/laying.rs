//! Laying a tile: regions join and abbeys gain neighbors.

use super::game::Classic;
use super::state::State;
use crate::kernel::board::TileId;
use crate::kernel::face::FaceId;
use crate::kernel::geometry::Pose;
use crate::kernel::regions::PartId;

impl Classic {
    /// Lays a face and returns the tiles across its four sides.
    #[inline]
    pub(crate) fn lay(&mut self, face: FaceId, pose: Pose) -> [Option<TileId>; 4] {
        let Self { rules, state, .. } = self;
        let across = state.table.lay(&rules.faces, face, pose, |table, a, b| {
            let region = table.join(a, b);
            let sums = table.regions.tally_mut(region);
            sums.open = sums.open.wrapping_sub(2);
        });
        let first = state.table.board.tile(state.table.board.last()).first;
        surround(state, pose);
        let facts = &rules.facts[face.index()];
        for part in facts.abbey.into_iter().chain(facts.garden) {
            found_shrine(state, PartId(first.0 + u16::from(part)), pose);
        }
        across
    }
}

/// Tells every abbey and garden around the new tile that one more neighbor has come.
#[inline]
fn surround(state: &mut State, pose: Pose) {
    let mut beside = state.shrines.around(pose.cell);
    while beside != 0 {
        let part = state.shrines.parts()[beside.trailing_zeros() as usize];
        beside &= beside - 1;
        let sums = state.table.regions.tally_mut(state.table.regions.region(part));
        sums.open -= 1;
        sums.tiles += 1;
        state.shrines.closed += u8::from(sums.open == 0);
    }
}

/// A laid abbey or garden counts the neighbors it finds and waits for the rest.
fn found_shrine(state: &mut State, part: PartId, pose: Pose) {
    let neighbors =
        pose.cell.around().iter().filter(|cell| state.table.board.at(**cell).is_some()).count();
    let region = state.table.regions.region(part);
    let sums = state.table.regions.tally_mut(region);
    sums.tiles = 1 + neighbors as u8;
    sums.open = 8 - neighbors as u8;
    if sums.open > 0 {
        state.shrines.wait(part, pose.cell);
    }
}
