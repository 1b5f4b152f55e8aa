//! A face of a tile, laid out and ready to be drawn in any rotation.

use crate::geometry::Raster;
use crate::layout::Layout;
use crate::plan::Plan;
use remparts_engine::kernel::geometry::Rotation;

/// A face laid out. Laying out takes much longer than drawing, so faces are kept.
#[derive(Clone, PartialEq, Debug)]
pub struct Face {
    /// The printed facts of the face.
    pub plan: Plan,
    /// The shapes, turned as in the tile data.
    pub layout: Layout,
    /// The regions as a raster, by their numbers.
    raster: Raster,
}

/// A face turned as it lies on the board.
#[derive(Clone, PartialEq, Debug)]
pub struct Laid<'a> {
    /// The printed facts of the face.
    pub plan: &'a Plan,
    /// The shapes, turned as the tile lies.
    pub layout: Layout,
    /// The regions as a raster, by their numbers.
    pub raster: Raster,
}

impl Face {
    /// Lays a face out.
    pub fn new(plan: Plan) -> Self {
        let layout = Layout::new(&plan);
        let raster = Raster::new(layout.regions.iter().map(|region| &region.shape));
        Self { plan, layout, raster }
    }

    /// The face turned as it lies.
    pub fn laid(&self, rotation: Rotation) -> Laid<'_> {
        Laid {
            plan: &self.plan,
            layout: self.layout.turned(rotation),
            raster: self.raster.turned(rotation),
        }
    }
}

impl Laid<'_> {
    /// The numbers of its fields or homes among the regions.
    pub fn areas(&self) -> std::ops::Range<usize> {
        let first = self.plan.blocks.len() + self.plan.ways.len();
        first..first + self.plan.areas.len()
    }
}
