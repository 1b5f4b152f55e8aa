//! Names of spots: `street-NS`, `market-NE`, `homes-0127`.

use crate::city::City;
use crate::city::feature::{FeatureKind, Part};
use crate::kernel::geometry::{Cell, Rotation};
use crate::notation::edges::{digits, letters};
use crate::notation::spot::{Spotted, names};

impl Spotted for City {
    fn part_names(&self, cell: Cell) -> Option<Vec<String>> {
        let (face, rotation) = self.tile_at(cell)?;
        Some(names(self.rules.face(face), rotation, part_name))
    }
}

/// The name of a part of a turned face.
fn part_name(part: &Part, rotation: Rotation) -> String {
    let kind = part.tally.kind;
    match kind {
        FeatureKind::Homes => format!("{kind}-{}", digits(part.halves, rotation)),
        FeatureKind::Street | FeatureKind::Market => {
            format!("{kind}-{}", letters(part.sides, rotation))
        }
    }
}
