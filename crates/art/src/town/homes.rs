//! Homes: rows of houses with yards and trees, wherever they fit.

use super::houses::{Houses, KINDS, ROOFS};
use super::room::Room;
use crate::canvas::{Canvas, Layer, Paint};
use crate::dice::Dice;
use crate::geometry::{Point, SIDE};

/// Least distance from the foot of one row of houses to that of the next.
const ROW: f64 = 118.0;
/// How far to go before trying again where nothing fits.
const STEP: f64 = 18.0;

/// The lines of a yard: where each ends, and its path.
const YARDS: [(f64, f64, &str); 4] = [
    (90.0, 0.0, "h90"),
    (50.0, 50.0, "q50 0 50 50"),
    (70.0, -40.0, "q20-40 70-40"),
    (70.0, 40.0, "q10 50 70 40"),
];

/// Fills all homes with houses and trees.
pub(super) fn build(canvas: &mut Canvas, room: &mut Room<'_>, dice: &mut Dice) {
    let yards = canvas.layer(Paint::Round("#bcbf78", 92));
    // Houses hide the trees behind them.
    let trees = Trees::on(canvas);
    let houses = Houses::on(canvas);
    for area in room.laid.areas() {
        let wave = Wave { start: dice.between(0.0, 6.3), length: dice.between(90.0, 150.0) };
        for foot in rows(room, area) {
            row(canvas, &houses, room, dice, area, |x| foot + wave.at(x));
        }
        scatter(canvas, &houses, room, dice, area);
        lay_yards(canvas, yards, room, dice, area);
        trees.fill(canvas, room, dice, area);
    }
}

/// The feet of the rows of houses of an area.
fn rows(room: &Room<'_>, area: usize) -> impl Iterator<Item = f64> + use<> {
    let corners = room.laid.layout.regions[area].shape.iter().flatten();
    let (top, bottom) =
        corners.fold((SIDE, 0.0_f64), |(top, bottom), at| (top.min(at.y), bottom.max(at.y)));
    let (first, last) = (top + 144.0, bottom - 34.0);
    let gaps = ((last - first) / ROW).floor().max(0.0);
    let pitch = ((last - first) / gaps.max(1.0)).max(ROW);
    (0..=gaps as u32).map(move |n| first + pitch * f64::from(n))
}

/// The wave of a row, since old towns have no straight ones.
struct Wave {
    start: f64,
    length: f64,
}

impl Wave {
    fn at(&self, x: f64) -> f64 {
        14.0 * (self.start + x / self.length).sin()
    }
}

/// One row of houses.
fn row(
    canvas: &mut Canvas,
    houses: &Houses,
    room: &mut Room<'_>,
    dice: &mut Dice,
    area: usize,
    foot: impl Fn(f64) -> f64,
) {
    let mut from = dice.between(20.0, 44.0);
    while from < SIDE - 60.0 {
        let first = dice.below(KINDS.len());
        let place = |half: f64| Point::new(from + half, foot(from + half));
        // Narrower ones where the first choice is too wide.
        let mut kinds = KINDS[first..].iter();
        let kind = kinds.find(|kind| room.fits(area, place(kind.half), kind.half, kind.high));
        from += match kind {
            Some(kind) => {
                let at = place(kind.half);
                houses.build(canvas, kind, at, dice.below(ROOFS.len()));
                room.take(at, kind.half, kind.high - 14.0);
                2.0 * kind.half + dice.between(6.0, 34.0)
            }
            None => STEP,
        };
    }
}

/// Houses in what corners the rows have left.
fn scatter(
    canvas: &mut Canvas,
    houses: &Houses,
    room: &mut Room<'_>,
    dice: &mut Dice,
    area: usize,
) {
    for _ in 0..30 {
        let kind = &KINDS[KINDS.len() - 1 - dice.below(2)];
        let at = Point::new(dice.between(60.0, SIDE - 60.0), dice.between(130.0, SIDE - 24.0));
        if room.fits(area, at, kind.half + 8.0, kind.high) {
            houses.build(canvas, kind, at, dice.below(ROOFS.len()));
            room.take(at, kind.half, kind.high - 14.0);
        }
    }
}

/// Grass between and behind the houses.
fn lay_yards(canvas: &mut Canvas, layer: Layer, room: &Room<'_>, dice: &mut Dice, area: usize) {
    for n in 0..36 {
        let at = Point::new(
            f64::from(n % 6) * 150.0 + dice.between(60.0, 190.0),
            f64::from(n / 6) * 150.0 + dice.between(60.0, 190.0),
        );
        let (right, down, line) = YARDS[dice.below(YARDS.len())];
        let ends = [at, at + Point::new(right, down)];
        if dice.percent(50) && ends.iter().all(|end| room.clear(area, *end) > 62.0) {
            canvas.on(layer).stamp(at, 0, 0, line);
        }
    }
}

/// The layers that trees are drawn on.
struct Trees {
    shadow: Layer,
    dark: Layer,
    light: Layer,
}

impl Trees {
    fn on(canvas: &mut Canvas) -> Self {
        Self {
            shadow: canvas.layer(Paint::Mist("#2e4a1c", 46, 25)),
            dark: canvas.layer(Paint::Round("#5c8539", 46)),
            light: canvas.layer(Paint::Round("#83a94e", 26)),
        }
    }

    /// Plants trees where there is room left.
    fn fill(&self, canvas: &mut Canvas, room: &mut Room<'_>, dice: &mut Dice, area: usize) {
        for _ in 0..70 {
            let at = Point::new(dice.between(30.0, SIDE - 30.0), dice.between(70.0, SIDE - 24.0));
            if room.fits(area, at, 24.0, 48.0) {
                self.plant(canvas, at - Point::new(0.0, 24.0));
                room.take(at, 20.0, 46.0);
            }
        }
    }

    fn plant(&self, canvas: &mut Canvas, at: Point) {
        canvas.on(self.shadow).dot(at + Point::new(11.0, 12.0));
        canvas.on(self.dark).dot(at);
        canvas.on(self.light).dot(at - Point::new(6.0, 7.0));
    }
}
