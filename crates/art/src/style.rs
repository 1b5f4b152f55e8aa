//! The two styles in which tiles are drawn.

use crate::face::Face;
use crate::plan::World;
use crate::{land, schematic, town};
use remparts_engine::kernel::geometry::Rotation;

/// The style in which tiles are drawn.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Style {
    /// Painted, with light from the north-west.
    Illustrated,
    /// Flat, with strong contrast, fit for printing.
    Schematic,
}

impl Style {
    /// Both styles, the illustrated one first.
    pub const ALL: [Self; 2] = [Self::Illustrated, Self::Schematic];

    /// Draws a tile as it lies: the content of a square of [`crate::geometry::SIDE`]. What is drawn
    /// may reach beyond the square and has to be clipped. Copies with other seeds differ in ornament
    /// alone.
    pub fn tile(self, face: &Face, rotation: Rotation, seed: u64) -> String {
        match (self, face.plan.world) {
            (Self::Schematic, _) => schematic::draw(&face.laid(rotation)),
            (Self::Illustrated, World::Land) => land::draw(&face.laid(rotation), seed),
            (Self::Illustrated, World::Town) => town::draw(&face.laid(rotation), seed),
        }
    }
}
