//! Cities: paved ground and many roofs.

use super::meadow::Bushes;
use super::room::{Room, rows};
use crate::canvas::{Canvas, Layer, Paint};
use crate::dice::Dice;
use crate::face::Laid;
use crate::geometry::{Point, SIDE};

const GROUND: &str = "#d6b07a";
const STONES: Paint = Paint::Round("#c0965f", 7);
/// Colors of a roof in the light and in the shade.
const ROOFS: [(&str, &str); 3] =
    [("#cb6342", "#9d4531"), ("#d67f50", "#ab5832"), ("#b9503c", "#873829")];

/// The layers that houses are built of.
pub(super) struct Houses {
    shadow: Layer,
    wall: Layer,
    dim: Layer,
    lit: [Layer; 3],
    shade: [Layer; 3],
    dark: Layer,
}

impl Houses {
    pub(super) fn new(canvas: &mut Canvas) -> Self {
        Self {
            shadow: canvas.layer(Paint::Glaze("#3a2414", 24)),
            wall: canvas.layer(Paint::Fill("#f3e4c4")),
            dim: canvas.layer(Paint::Fill("#d8c39b")),
            shade: ROOFS.map(|(_, shade)| canvas.layer(Paint::Fill(shade))),
            lit: ROOFS.map(|(lit, _)| canvas.layer(Paint::Fill(lit))),
            dark: canvas.layer(Paint::Fill("#5d4330")),
        }
    }

    pub(super) fn build(&self, canvas: &mut Canvas, at: Point, dice: &mut Dice) {
        let roof = dice.below(3);
        // Its middle, not its foot, is at the point.
        let at = at + Point::new(0.0, 14.0);
        let mut on = |layer, right, down, shape| canvas.on(layer).stamp(at, right, down, shape);
        match dice.below(5) {
            // A gable in front.
            0 | 1 => {
                on(self.shadow, -30, 31, "h64l34-20v-46l-30-6z");
                on(self.wall, -30, 2, "l30-29 30 29v30h-60z");
                on(self.lit[roof], -40, 6, "l40-39v-42l-40 35z");
                on(self.shade[roof], 40, 6, "l-40-39v-42l40 35z");
                on(self.dark, -7, 32, "v-19h14v19z");
            }
            // A long side in front.
            2 | 3 => {
                on(self.shadow, -42, 30, "h86l36-20v-44l-38-8z");
                on(self.wall, -42, 0, "h84v31h-84z");
                on(self.shade[roof], -40, -42, "l7-13h66l7 13z");
                on(self.lit[roof], -49, 4, "h98l-9-48h-80z");
                on(self.dark, -24, 31, "v-18h14v18zm36-4v-13h14v13z");
            }
            // A tall house.
            _ => {
                on(self.shadow, -22, 31, "h46l32-20v-54l-28-6z");
                on(self.wall, -22, -8, "h30v40h-30z");
                on(self.dim, 8, -8, "h15v40h-15z");
                on(self.lit[roof], -30, -4, "h38l-8-62z");
                on(self.shade[roof], 31, -4, "l-31-62 8 62z");
                on(self.dark, -14, 14, "v-12h10v12z");
            }
        }
    }
}

pub(super) fn draw(canvas: &mut Canvas, laid: &Laid<'_>, room: &mut Room<'_>, dice: &mut Dice) {
    let cities = 0..laid.plan.blocks.len();
    canvas.draw(Paint::Fill(GROUND), |path| {
        cities.clone().for_each(|city| path.shape(&laid.layout.regions[city].shape));
    });
    let stones = canvas.layer(STONES);
    for at in rows(150.0, 60.0, dice) {
        let clear = cities.clone().find_map(|city| laid.raster.clearance(city, at));
        if clear.is_some_and(|clear| clear > 42.0) {
            canvas.on(stones).stamp(
                at,
                0,
                0,
                if dice.percent(50) { "h14m12 14h10" } else { "h18" },
            );
        }
    }
    let houses = Houses::new(canvas);
    for at in rows(110.0, 15.0, dice) {
        // Nothing reaches the next tile, not even the shadows in the east.
        let inside = (64.0..SIDE - 90.0).contains(&at.x) && (76.0..SIDE - 62.0).contains(&at.y);
        if inside && cities.clone().any(|city| room.take(city, at, 47.0, 54.0)) {
            houses.build(canvas, at, dice);
        }
    }
    let bushes = Bushes::new(canvas);
    for at in rows(90.0, 30.0, dice) {
        if dice.percent(60) && cities.clone().any(|city| room.take(city, at, 25.0, 48.0)) {
            bushes.plant(canvas, at);
        }
    }
}
