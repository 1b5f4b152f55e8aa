//! City walls with towers, and gates where roads go in.

use crate::canvas::{Canvas, Layer, Paint};
use crate::face::Laid;
use crate::geometry::Point;

const OUTLINE: &str = "#5d564b";
const STONE: &str = "#b5ab9a";
const PALE: &str = "#dcd4c4";

/// How far towers keep from gates.
const GATE: f64 = 120.0;

pub(super) fn draw(canvas: &mut Canvas, laid: &Laid<'_>) {
    let (walls, gates) = (&laid.layout.walls, &laid.layout.gates);
    let shadow = canvas.layer(Paint::Mist("#2c2517", 48, 26));
    let lines = [
        Paint::Line(OUTLINE, 50),
        Paint::Line(STONE, 38),
        Paint::Dashed(PALE, 38, "19 14"),
        Paint::Line("#978d7c", 12),
    ];
    for (_, wall) in walls {
        let mut cast = *wall;
        for point in [&mut cast.from, &mut cast.lead, &mut cast.trail, &mut cast.to] {
            *point = *point + Point::new(10.0, 13.0);
        }
        canvas.on(shadow).curves(&[cast]);
    }
    for paint in lines {
        canvas.draw(paint, |path| walls.iter().for_each(|(_, wall)| path.curves(&[*wall])));
    }
    // The way through, seen from above.
    canvas.draw(Paint::Line("#3e3022", 62), |path| {
        for gate in gates {
            let half = gate.into * 25.0;
            path.polygon(&[gate.at - half, gate.at + half]);
        }
    });
    let build = Towers::new(canvas);
    let mut feet: Vec<Point> = towers(laid).collect();
    feet.sort_by(|a, b| a.y.total_cmp(&b.y));
    feet.into_iter().for_each(|at| build.tower(canvas, at));
}

/// Where towers stand: along the walls, and on both sides of gates.
pub(super) fn towers<'a>(laid: &'a Laid<'_>) -> impl Iterator<Item = Point> + 'a {
    let gates = &laid.layout.gates;
    let posts =
        laid.layout.walls.iter().flat_map(|(_, wall)| [0.25, 0.5, 0.75].map(|t| wall.at(t)));
    let posts = posts.filter(|at| gates.iter().all(|gate| gate.at.distance(*at) > GATE));
    let beside = gates.iter().flat_map(|gate| {
        let aside = gate.into.right() * 58.0;
        [gate.at + aside, gate.at - aside]
    });
    posts.chain(beside)
}

/// The layers that towers are built of.
struct Towers {
    body: Layer,
    lit: Layer,
    roof: Layer,
    shade: Layer,
}

impl Towers {
    fn new(canvas: &mut Canvas) -> Self {
        Self {
            body: canvas.layer(Paint::Edged("#a89e8c", OUTLINE, 7)),
            lit: canvas.layer(Paint::Fill(PALE)),
            roof: canvas.layer(Paint::Edged("#7890b4", "#46566f", 7)),
            shade: canvas.layer(Paint::Fill("#506789")),
        }
    }

    /// A round tower: its foot at the point, a pointed roof above.
    fn tower(&self, canvas: &mut Canvas, at: Point) {
        let mut on = |layer, right, down, shape| canvas.on(layer).stamp(at, right, down, shape);
        on(self.body, -33, -20, "v36a33 17 0 0 0 66 0v-36z");
        on(self.lit, -29, -20, "v36q6 9 24 13v-49z");
        on(self.roof, -42, -16, "l42-74 42 74a42 15 0 0 1-84 0z");
        on(self.shade, 38, -17, "l-38-66 10 77q26-2 28-11z");
    }
}
