//! Names of spots: `city-NE`, `road-S`, `field-0127`, `field-inner`, `abbey`, `garden`.
//!
//! Sides and half-edges are those of the tile as it lies. Half-edges are counted clockwise from
//! the north-west corner.

use crate::classic::feature::{FeatureKind, Part};
use crate::classic::rules::Rules;
use crate::kernel::face::FaceId;
use crate::kernel::geometry::{Rotation, Side, turned_halves};

/// The name of a part of a turned face.
pub fn part_name(part: &Part, rotation: Rotation) -> String {
    let kind = part.tally.kind;
    match kind {
        FeatureKind::Abbey | FeatureKind::Garden => kind.to_string(),
        FeatureKind::Field if part.halves == 0 => format!("{kind}-inner"),
        FeatureKind::Field => {
            let digits = turned_halves(part.halves, rotation);
            format!("{kind}-{}", digits.map(|digit| digit.to_string()).collect::<String>())
        }
        FeatureKind::City | FeatureKind::Road => {
            let back = Rotation::of(4 - rotation.index());
            let owned = |side: &Side| part.sides >> side.turned(back).index() & 1 == 1;
            let letters = Side::ALL.into_iter().filter(owned).map(Side::letter);
            format!("{kind}-{}", letters.collect::<String>())
        }
    }
}

/// The name of a face's part, by its number.
pub fn spot_name(rules: &Rules, face: FaceId, rotation: Rotation, part: u8) -> String {
    part_name(&rules.face(face).parts[usize::from(part)], rotation)
}

/// The number of the part with this name on a turned face.
pub fn part_named(rules: &Rules, face: FaceId, rotation: Rotation, name: &str) -> Option<u8> {
    let parts = &rules.face(face).parts;
    parts.iter().position(|part| part_name(part, rotation) == name).map(|part| part as u8)
}
