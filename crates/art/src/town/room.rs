//! Free room for ornament: inside one region, and neither under figures nor under signs nor in the
//! way.

use crate::face::Laid;
use crate::geometry::Point;

/// How much is kept free around the place of a figure.
const FIGURE: f64 = 55.0;
/// How much is kept free behind a gate.
const GATE: f64 = 70.0;
/// How far ornament keeps from the borders of its region and from the edge of the square.
const MARGIN: f64 = 22.0;
/// The distance between points that are checked.
const STEP: f64 = 46.0;

/// The parts of a square that are taken already.
pub(super) struct Room<'a> {
    pub(super) laid: &'a Laid<'a>,
    /// Circles around figures and signs, and behind gates.
    kept: Vec<(Point, f64)>,
    /// What has been built: the middle, and half the width and height.
    built: Vec<(Point, f64, f64)>,
}

impl<'a> Room<'a> {
    pub(super) fn new(laid: &'a Laid<'a>) -> Self {
        let figures = laid.layout.regions.iter().map(|region| (region.anchor, FIGURE));
        let signs = laid.layout.signs.iter().map(|sign| (sign.at, sign.meaning.radius()));
        let gates = laid.layout.gates.iter().map(|gate| (gate.at + gate.into * GATE, GATE));
        Self {
            laid,
            kept: figures.chain(signs).chain(gates).collect(),
            built: Vec::with_capacity(64),
        }
    }

    /// The distance of the border of a region; zero outside of it.
    pub(super) fn clear(&self, region: usize, at: Point) -> f64 {
        self.laid.raster.clearance(region, at).unwrap_or(0.0)
    }

    /// Whether something so wide and high fits into a region, `at` being the middle of its foot.
    pub(super) fn fits(&self, region: usize, at: Point, half: f64, high: f64) -> bool {
        let tall = high / 2.0;
        let middle = at - Point::new(0.0, tall);
        let clear = self.clear(region, middle);
        // The raster is coarse, so a little less than needed may do.
        clear >= half.min(tall)
            && !self.is_taken(middle, half, tall)
            && (clear >= half.hypot(tall) + MARGIN || self.surrounded(region, at, half, high))
    }

    /// Marks a rectangle as built.
    pub(super) fn take(&mut self, at: Point, half: f64, high: f64) {
        self.built.push((at - Point::new(0.0, high / 2.0), half, high / 2.0));
    }

    /// Whether a rectangle touches a figure, a sign or another one.
    fn is_taken(&self, middle: Point, half: f64, tall: f64) -> bool {
        let apart = |at: Point, half: f64, tall: f64| {
            let beside = ((at.x - middle.x).abs() - half).max(0.0);
            let above = ((at.y - middle.y).abs() - tall).max(0.0);
            (beside, above)
        };
        let on_sign = self.kept.iter().any(|(at, radius)| {
            let (beside, above) = apart(*at, half, tall);
            beside * beside + above * above < radius * radius
        });
        on_sign
            || self
                .built
                .iter()
                .any(|(at, other, high)| apart(*at, half + other, tall + high) == (0.0, 0.0))
    }

    /// Whether every point of a rectangle is clear of borders.
    fn surrounded(&self, region: usize, at: Point, half: f64, high: f64) -> bool {
        let count = |length: f64| (length / STEP).ceil().max(1.0);
        let (columns, rows) = (count(2.0 * half), count(high));
        (0..=rows as u32).all(|row| {
            (0..=columns as u32).all(|column| {
                let right = half * (2.0 * f64::from(column) / columns - 1.0);
                let up = high * f64::from(row) / rows;
                self.clear(region, at + Point::new(right, -up)) >= MARGIN
            })
        })
    }
}
