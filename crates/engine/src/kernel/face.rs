//! Printed faces, prepared in all four rotations so that laying one needs no arithmetic.

use super::geometry::{Rotation, Side};

/// A kind of printed face, by its number in the game's rules.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct FaceId(pub u8);

impl FaceId {
    /// The number as an index into per-face arrays.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// What a face shows toward one side: one of at most four patterns, as a single bit.
pub type EdgePattern = u8;

/// No part of the tile reaches this place of the edge.
pub const NO_PART: u8 = u8::MAX;

/// The parts that reach one side of a face, clockwise: first half-edge, middle, second half-edge.
/// A part that takes the whole side is named in the middle only.
pub type Ports = [u8; 3];

/// A face turned one way, with all that laying it needs to read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Turned {
    /// The pattern of each side, four bits a side, the north lowest.
    pub have: u16,
    /// What reaches each side.
    pub ports: [Ports; 4],
}

/// A printed face with its parts, prepared in all four rotations.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Face<P> {
    /// The name used in texts, such as `base/E*`.
    pub name: String,
    /// The parts printed on it, in the order of the game.
    pub parts: Vec<P>,
    /// The face in its four rotations.
    pub turned: [Turned; 4],
    /// The patterns of all four rotations side by side, to be compared with a site at once.
    pub lanes: u64,
}

impl<P> Face<P> {
    /// Prepares a face from what it shows as drawn.
    pub fn new(name: String, parts: Vec<P>, patterns: [EdgePattern; 4], ports: [Ports; 4]) -> Self {
        let turned = Rotation::ALL.map(|rotation| {
            let mut turned = Turned { have: 0, ports: [[NO_PART; 3]; 4] };
            for side in Side::ALL {
                let to = side.turned(rotation).index();
                turned.have |= u16::from(patterns[side.index()]) << (4 * to);
                turned.ports[to] = ports[side.index()];
            }
            turned
        });
        let lanes = (0..4).fold(0, |lanes, r| lanes | u64::from(turned[r].have) << (16 * r));
        Self { name, parts, turned, lanes }
    }

    /// The pattern of one side of the turned face.
    pub const fn pattern(&self, rotation: Rotation, side: Side) -> EdgePattern {
        ((self.turned[rotation.index()].have >> (4 * side.index())) & 0xf) as EdgePattern
    }
}
