//! The layout of a square: from what is printed to shapes side by side.
//!
//! `draft` puts shapes on top of each other and has them cut into faces; `blocks`, `ways` and
//! `round` make the shapes; `anchors` and `signs` find places for figures and signs; `frame` knows
//! the square.

mod anchors;
mod blocks;
mod draft;
mod frame;
mod round;
mod signs;
mod ways;

pub use frame::{gateway, inward};
pub use round::Round;
pub use signs::{Meaning, Sign, pointer};
pub use ways::Gate;

use crate::geometry::{Curve, Point, Shape};
use crate::plan::{Plan, World};
use draft::Draft;
pub(crate) use frame::turn;
use frame::turn_way;
use remparts_engine::kernel::geometry::Rotation;

/// Half the width of a river.
pub const RIVER: f64 = 70.0;

/// Half the width of a road or street.
pub const fn half_width(world: World) -> f64 {
    match world {
        World::Land => 44.0,
        World::Town => 52.0,
    }
}

/// A square with everything in its place.
#[derive(Clone, PartialEq, Debug)]
pub struct Layout {
    /// The regions a figure can stand in, in the order of the engine's parts.
    pub regions: Vec<Region>,
    /// Ground that nobody can claim, with its shape.
    pub rest: Vec<(Rest, Shape)>,
    /// Where walls or rims of blocks run: the block, and the line with the block to its right.
    pub walls: Vec<(usize, Curve)>,
    /// The middle lines of roads and streets, by way, and of bits of road that are none.
    pub tracks: Vec<Vec<Curve>>,
    /// The middle lines of rivers.
    pub streams: Vec<Vec<Curve>>,
    /// Gates in the walls of blocks.
    pub gates: Vec<Gate>,
    /// What is printed inside of regions.
    pub signs: Vec<Sign>,
    /// The ground of the abbey, if any.
    pub abbey: Option<Round>,
    /// The ground of the garden, if any.
    pub garden: Option<Round>,
    /// The village, crossing, square or ground of a building where ways end.
    pub place: Option<Round>,
    /// The water at the end of a river.
    pub pool: Option<Round>,
}

/// A region a figure can stand in.
#[derive(Clone, PartialEq, Debug)]
pub struct Region {
    /// Its outline, then its holes.
    pub shape: Shape,
    /// The point where a figure stands.
    pub anchor: Point,
}

/// Land that nobody can claim.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rest {
    /// A river, spring or lake.
    Water,
    /// A bit of road that is no road by the rules.
    Stub,
    /// A village, crossing, square or the ground of a building, where ways end.
    Place,
}

impl Layout {
    /// Lays out a square as drawn.
    pub fn new(plan: &Plan) -> Self {
        Draft::new(plan).finish()
    }

    /// The same layout, turned.
    #[must_use]
    pub fn turned(&self, rotation: Rotation) -> Self {
        let at = |point: &Point| turn(*point, rotation);
        let shape = |shape: &Shape| -> Shape {
            shape.iter().map(|cycle| cycle.iter().map(at).collect()).collect()
        };
        let curve = |curve: &Curve| Curve {
            from: at(&curve.from),
            lead: at(&curve.lead),
            trail: at(&curve.trail),
            to: at(&curve.to),
        };
        let curves = |lines: &[Vec<Curve>]| -> Vec<Vec<Curve>> {
            lines.iter().map(|line| line.iter().map(curve).collect()).collect()
        };
        let region =
            |region: &Region| Region { shape: shape(&region.shape), anchor: at(&region.anchor) };
        let round = |round: Round| Round { at: at(&round.at), ..round };
        let sign = |sign: &Sign| Sign { meaning: sign.meaning.turned(rotation), at: at(&sign.at) };
        let gate = |gate: &Gate| Gate { at: at(&gate.at), into: turn_way(gate.into, rotation) };
        Self {
            regions: self.regions.iter().map(region).collect(),
            rest: self.rest.iter().map(|(rest, it)| (*rest, shape(it))).collect(),
            walls: self.walls.iter().map(|(block, it)| (*block, curve(it))).collect(),
            tracks: curves(&self.tracks),
            streams: curves(&self.streams),
            gates: self.gates.iter().map(gate).collect(),
            signs: self.signs.iter().map(sign).collect(),
            abbey: self.abbey.map(round),
            garden: self.garden.map(round),
            place: self.place.map(round),
            pool: self.pool.map(round),
        }
    }
}
