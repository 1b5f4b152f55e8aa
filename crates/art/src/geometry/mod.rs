//! Plane geometry. A tile is a square of [`SIDE`] units, `x` to the east and `y` to the south.
//!
//! `point` and `curve` are vectors and Bézier curves; `faces` cuts the square into faces side by
//! side; `inside` finds places well inside a shape; `raster` answers many questions about distances
//! cheaply.

mod curve;
mod faces;
mod inside;
mod point;
mod raster;

pub use curve::{Curve, along, strip};
pub use faces::{Cycle, Shape, cut};
pub(crate) use faces::{Node, Onward, node, walk};
pub use inside::{clearance, deepest};
pub use point::Point;
pub use raster::Raster;

/// Side length of a tile, in units.
pub const SIDE: f64 = 1_000.0;
