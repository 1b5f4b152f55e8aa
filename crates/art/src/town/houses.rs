//! Kinds of houses, each as path data around the middle of its foot.

use crate::canvas::{Canvas, Layer, Paint};
use crate::geometry::Point;

/// Path data, and the point where it begins.
pub(super) type Stamp = (i32, i32, &'static str);

/// The drawing of a kind of house.
pub(super) struct Kind {
    /// Half the width of the house.
    pub(super) half: f64,
    /// The height of the house.
    pub(super) high: f64,
    shadow: Stamp,
    roof: Stamp,
    /// The side of the roof in the shade, where it is seen.
    shade: Option<Stamp>,
    wall: Stamp,
    /// Doors and windows, as a dashed line.
    dark: Stamp,
}

/// All kinds of houses, from the widest to the narrowest.
pub(super) const KINDS: [Kind; 5] = [
    // Three gables side by side.
    Kind {
        half: 102.0,
        high: 104.0,
        shadow: (-76, -5, "h176v-40"),
        roof: (-102, -34, "l18-70h168l18 70z"),
        shade: None,
        wall: (-96, 0, "v-40l32-36 32 36 32-36 32 36 32-36 32 36v40z"),
        dark: (-70, -18, "h140"),
    },
    // A long house.
    Kind {
        half: 68.0,
        high: 102.0,
        shadow: (-40, -5, "h102v-36"),
        roof: (-68, -34, "l20-60h12v-9h16v9h68l20 60z"),
        shade: Some((48, -94, "l20 60h-34z")),
        wall: (-58, 0, "v-36h116v36z"),
        dark: (-54, -16, "h108"),
    },
    // Two gables side by side.
    Kind {
        half: 70.0,
        high: 108.0,
        shadow: (-44, -5, "h112v-42"),
        roof: (-70, -34, "l18-74h104l18 74z"),
        shade: None,
        wall: (-64, 0, "v-42l32-36 32 36 32-36 32 36v42z"),
        dark: (-38, -18, "h76"),
    },
    // A single gable.
    Kind {
        half: 48.0,
        high: 118.0,
        shadow: (-20, -5, "h66v-44"),
        roof: (-49, -33, "l49-52 49 52v-32l-49-52-49 52z"),
        shade: Some((0, -85, "l49 52v-32l-49-52z")),
        wall: (-40, 0, "v-40l40-42 40 42v40z"),
        dark: (-6, -13, "h12"),
    },
    // A small house.
    Kind {
        half: 32.0,
        high: 104.0,
        shadow: (-6, -5, "h36v-36"),
        roof: (-32, -34, "l32-70 32 70z"),
        shade: Some((0, -104, "l32 70h-24z")),
        wall: (-24, 0, "v-36h48v36z"),
        dark: (-6, -13, "h12"),
    },
];

/// Colors of the roofs of houses.
pub(super) const ROOFS: [&str; 3] = ["#c8613f", "#d67f50", "#b44f3a"];

/// The layers that houses are drawn on.
pub(super) struct Houses {
    shadow: Layer,
    roofs: [Layer; 3],
    shade: Layer,
    wall: Layer,
    dark: Layer,
}

impl Houses {
    pub(super) fn on(canvas: &mut Canvas) -> Self {
        Self {
            shadow: canvas.layer(Paint::Mist("#3a2414", 26, 26)),
            roofs: ROOFS.map(|color| canvas.layer(Paint::Fill(color))),
            shade: canvas.layer(Paint::Glaze("#4a0f08", 32)),
            wall: canvas.layer(Paint::Edged("#f6e9ca", "#8f3c2a", 6)),
            dark: canvas.layer(Paint::Dashed("#5d4330", 20, "12 20")),
        }
    }

    /// Draws a house of a kind.
    pub(super) fn build(&self, canvas: &mut Canvas, kind: &Kind, at: Point, roof: usize) {
        let stamps = [
            (self.shadow, Some(kind.shadow)),
            (self.roofs[roof], Some(kind.roof)),
            (self.shade, kind.shade),
            (self.wall, Some(kind.wall)),
            (self.dark, Some(kind.dark)),
        ];
        for (layer, stamp) in stamps {
            if let Some((right, down, shape)) = stamp {
                canvas.on(layer).stamp(at, right, down, shape);
            }
        }
    }
}
