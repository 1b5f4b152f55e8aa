//! Incremental evaluation: what is known of a position whose actions are judged, and what an action
//! may have changed.

use super::feature::Promise;
use remparts_engine::classic::feature::Sums;
use remparts_engine::classic::{Classic, FeatureKind};
use remparts_engine::kernel::geometry::Cell;
use remparts_engine::kernel::regions::RegionId;

/// A feature of the surveyed position.
#[derive(Clone, Copy)]
pub(super) struct Surveyed {
    pub(super) region: RegionId,
    /// Where one of its parts lies, packed.
    pub(super) cell: u16,
    pub(super) sums: Sums,
    pub(super) promise: Promise,
}

/// The part of the board that the tile laid last may have changed.
pub(super) struct Touch {
    cell: Cell,
    city: bool,
}

impl Touch {
    pub(super) fn of(game: &Classic) -> Self {
        let table = game.state().table();
        let tile = table.board.tile(table.board.last());
        let first = game.rules().face(tile.face).parts.first();
        // Cities come first among the parts of a face.
        let city = first.is_some_and(|part| part.tally.kind == FeatureKind::City);
        Self { cell: tile.pose.cell, city }
    }

    /// Whether the tile may have changed what a feature promises.
    #[inline]
    pub(super) fn reaches(&self, known: &Surveyed, sums: &Sums) -> bool {
        if known.sums != *sums {
            return true;
        }
        match sums.kind {
            FeatureKind::Field => self.city,
            FeatureKind::Abbey | FeatureKind::Garden => true,
            FeatureKind::Road | FeatureKind::City => {
                let here = self.cell.packed();
                known.promise.holes.cells().iter().any(|hole| Cell::near(*hole, here))
            }
        }
    }
}
