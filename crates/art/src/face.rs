//! A face of a tile, ready to be drawn turned in any way.

use crate::geometry::Raster;
use crate::layout::Layout;
use crate::plan::Plan;
use remparts_engine::kernel::geometry::Rotation;

/// A face laid out. Laying out takes much longer than drawing, so faces are kept.
#[derive(Clone, PartialEq, Debug)]
pub struct Face {
    /// What is printed.
    pub plan: Plan,
    /// Where it is, as in the tile data.
    pub layout: Layout,
    /// The same coarsely: regions by number.
    raster: Raster,
}

/// A face as it lies on the table.
#[derive(Clone, PartialEq, Debug)]
pub struct Laid<'a> {
    /// What is printed.
    pub plan: &'a Plan,
    /// Where it is.
    pub layout: Layout,
    /// The same coarsely: regions by number.
    pub raster: Raster,
}

impl Face {
    /// Lays a face out.
    pub fn new(plan: Plan) -> Self {
        let layout = Layout::new(&plan);
        let raster = Raster::new(layout.regions.iter().map(|region| &region.shape));
        Self { plan, layout, raster }
    }

    /// As it lies turned.
    pub fn laid(&self, rotation: Rotation) -> Laid<'_> {
        Laid {
            plan: &self.plan,
            layout: self.layout.turned(rotation),
            raster: self.raster.turned(rotation),
        }
    }
}

impl Laid<'_> {
    /// The numbers of its fields or homes.
    pub fn areas(&self) -> std::ops::Range<usize> {
        let first = self.plan.blocks.len() + self.plan.ways.len();
        first..first + self.plan.areas.len()
    }
}
