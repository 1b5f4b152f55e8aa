//! Free room on a square: ornament keeps clear of figures, signs and of itself.

use crate::dice::Dice;
use crate::face::Laid;
use crate::geometry::{Point, Raster, SIDE};

/// Radius kept free around the place of a figure.
const FIGURE: f64 = 48.0;
/// Margin kept free around abbeys, gardens and villages.
const BESIDE: f64 = 10.0;

/// The places of a square that are taken already.
pub(super) struct Room<'a> {
    raster: &'a Raster,
    taken: Vec<(Point, f64)>,
}

impl<'a> Room<'a> {
    pub(super) fn new(laid: &'a Laid<'_>) -> Self {
        let layout = &laid.layout;
        let figures = layout.regions.iter().map(|region| (region.anchor, FIGURE));
        let signs = layout.signs.iter().map(|sign| (sign.at, sign.meaning.radius()));
        let grounds = [layout.abbey, layout.place, layout.garden].into_iter().flatten();
        let grounds = grounds.map(|ground| (ground.at, ground.radius + BESIDE));
        let taken = figures.chain(signs).chain(grounds).collect();
        Self { raster: &laid.raster, taken }
    }

    /// Keeps places of some size free.
    pub(super) fn reserve(&mut self, places: impl Iterator<Item = Point>, half: f64) {
        self.taken.extend(places.map(|at| (at, half)));
    }

    /// The distance of the border of a region, if the point lies in it and nothing stands within
    /// `half`.
    pub(super) fn clearance(&self, region: usize, at: Point, half: f64) -> Option<f64> {
        let clear = self.raster.clearance(region, at)?;
        let free = |(other, reach): &(Point, f64)| {
            let (off, reach) = (*other - at, reach + half);
            off.dot(off) >= reach * reach
        };
        self.taken.iter().all(free).then_some(clear)
    }

    /// Takes a place of this size, if it is free and `clear` of the border; returns whether it was.
    pub(super) fn take(&mut self, region: usize, at: Point, half: f64, clear: f64) -> bool {
        let free = self.clearance(region, at, half).is_some_and(|found| found >= clear);
        if free {
            self.taken.push((at, half));
        }
        free
    }
}

/// Jittered rows of places all over the square, from north to south, so that what is nearer hides
/// what is behind: rows `apart` from each other, every other one shifted, and a little disorder.
pub(super) fn rows(apart: f64, disorder: f64, dice: &mut Dice) -> Vec<Point> {
    let mut places = Vec::with_capacity(((SIDE / apart) * (SIDE / apart) * 1.2) as usize);
    let (mut y, mut shifted) = (dice.between(0.0, apart), false);
    while y < SIDE {
        let mut x = dice.between(0.0, 0.3 * apart) + if shifted { 0.5 * apart } else { 0.0 };
        while x < SIDE {
            let (dx, dy) = (dice.between(-disorder, disorder), dice.between(-disorder, disorder));
            places.push(Point::new(x + dx, y + dy));
            x += apart;
        }
        y += apart * 0.84;
        shifted = !shifted;
    }
    places
}
