//! Laying a tile: regions join, a market meets houses, and new cells open or stay shut.

use super::beyond;
use super::feature::FeatureKind;
use super::game::City;
use crate::kernel::face::FaceId;
use crate::kernel::geometry::{Pose, Side};

impl City {
    /// Lays a face on the table.
    #[inline]
    pub(crate) fn lay(&mut self, face: FaceId, pose: Pose) {
        let Self { rules, state } = self;
        let across = state.table.lay(&rules.faces, face, pose, |table, a, b| {
            if table.regions.tally_of(a).kind == table.regions.tally_of(b).kind {
                let region = table.join(a, b);
                let sums = table.regions.tally_mut(region);
                sums.open = sums.open.wrapping_sub(2);
                return;
            }
            // RUL-TC-FEAT-2: a market is shut where it faces houses, as if it went on there.
            for part in [a, b] {
                let region = table.regions.region(part);
                let sums = table.regions.tally_mut(region);
                sums.open = sums.open.wrapping_sub(u8::from(sums.kind == FeatureKind::Market));
            }
        });
        state.bounds.include(pose.cell);
        if state.run.stands() {
            for side in Side::ALL.into_iter().filter(|side| across[side.index()].is_none()) {
                let cell = pose.cell.step(side);
                if beyond::is_barred(state, cell, rules.setup.beyond) {
                    state.table.board.shut(cell);
                }
            }
        }
    }
}
