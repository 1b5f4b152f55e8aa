//! Outlines of features, which are kept because most features stay as they are from one look to
//! the next.

use remparts_art::canvas::path_of;
use remparts_art::scene::{Region, Scene, outline};
use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

/// Everything is forgotten when so many are known: a few megabytes.
const MOST: usize = 6_000;

/// Outlines by the parts they go round and how these lie.
#[derive(Default)]
pub(crate) struct Outlines(Mutex<HashMap<Vec<u64>, String>>);

impl Outlines {
    /// The outline of a region as path data.
    pub(crate) fn path(&self, scene: &Scene<'_>, region: &Region) -> String {
        let part = |spot: &remparts_engine::kernel::table::Spot| {
            let (x, y) = (spot.cell.x as u8, spot.cell.y as u8);
            let (face, rotation) = scene
                .tile_at(spot.cell)
                .map_or((u8::MAX, 0), |tile| (tile.face.0, tile.rotation.index() as u8));
            u64::from_le_bytes([x, y, spot.part, face, rotation, 0, 0, 0])
        };
        let parts: Vec<u64> = region.spots.iter().map(part).collect();
        // A thread that broke off has left nothing half done.
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if known.len() > MOST {
            known.clear();
        }
        known.entry(parts).or_insert_with(|| path_of(&outline(scene, region))).clone()
    }
}
