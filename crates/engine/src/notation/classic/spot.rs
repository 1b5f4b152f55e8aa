//! Names of spots: `city-NE`, `road-S`, `field-0127`, `field-inner`, `abbey`, `garden`.

use crate::classic::feature::{FeatureKind, Part};
use crate::classic::game::Classic;
use crate::kernel::geometry::{Cell, Rotation};
use crate::notation::edges::{digits, letters};
use crate::notation::spot::{Spotted, names};

impl Spotted for Classic {
    fn part_names(&self, cell: Cell) -> Option<Vec<String>> {
        let (face, rotation) = self.tile_at(cell)?;
        Some(names(self.rules.face(face), rotation, part_name))
    }
}

/// The name of a part of a turned face.
fn part_name(part: &Part, rotation: Rotation) -> String {
    let kind = part.tally.kind;
    match kind {
        FeatureKind::Abbey | FeatureKind::Garden => kind.to_string(),
        FeatureKind::Field if part.halves == 0 => format!("{kind}-inner"),
        FeatureKind::Field => format!("{kind}-{}", digits(part.halves, rotation)),
        FeatureKind::City | FeatureKind::Road => {
            format!("{kind}-{}", letters(part.sides, rotation))
        }
    }
}
