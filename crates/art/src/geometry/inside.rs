//! Places well inside a shape: its pole of inaccessibility, and others of greatest worth.

use super::faces::sides;
use super::{Point, Shape};
use std::cmp::Ordering;
use std::collections::BinaryHeap;
use std::f64::consts::SQRT_2;

/// The signed distance of a point from the border of a shape; negative outside of it.
pub fn clearance(shape: &Shape, at: Point) -> f64 {
    let mut nearest = f64::INFINITY;
    let mut inside = false;
    for (a, b) in shape.iter().flat_map(|cycle| sides(cycle)) {
        let (way, to) = (b - a, at - a);
        let t = (way.dot(to) / way.dot(way).max(f64::MIN_POSITIVE)).clamp(0.0, 1.0);
        let off = to - way * t;
        nearest = nearest.min(off.dot(off));
        if (a.y > at.y) != (b.y > at.y) && at.x < way.x * to.y / way.y + a.x {
            inside = !inside;
        }
    }
    if inside { nearest.sqrt() } else { -nearest.sqrt() }
}

/// The search stops when no square can improve the best place by more than this; the rest is found
/// by hill climbing.
const WORTH: f64 = 14.0;
/// The eight directions of hill climbing.
const AROUND: [(f64, f64); 8] = [
    (1.0, 0.0),
    (1.0, 1.0),
    (0.0, 1.0),
    (-1.0, 1.0),
    (-1.0, 0.0),
    (-1.0, -1.0),
    (0.0, -1.0),
    (1.0, -1.0),
];
/// Step sizes of hill climbing, in units.
const STEPS: [f64; 5] = [8.0, 4.0, 2.0, 1.0, 0.5];

/// The place of a shape that is worth most, by branch and bound over squares cut into quarters
/// (polylabel). `worth`, by the place and its clearance, must change by no more than the distance
/// between places (Lipschitz), so squares that cannot hold a much better place than one already
/// found are dropped.
pub fn deepest(shape: &Shape, worth: impl Fn(Point, f64) -> f64) -> (Point, f64) {
    let (mut low, mut high) = (Point::new(f64::MAX, f64::MAX), Point::new(f64::MIN, f64::MIN));
    for corner in shape.iter().flatten() {
        low = Point::new(low.x.min(corner.x), low.y.min(corner.y));
        high = Point::new(high.x.max(corner.x), high.y.max(corner.y));
    }
    let mut borders = Borders::new(shape);
    let all = borders.all();
    let square = |at: Point, half: f64, clear: f64, near: Near| {
        let found = worth(at, clear);
        Square { most: found + half * SQRT_2, found, at, half, clear, near }
    };
    let size = (high.x - low.x).min(high.y - low.y).max(1.0) / 2.0;
    let steps = |from: f64, to: f64| {
        (0..((to - from) / size).ceil() as u32).map(move |n| from + size * (f64::from(n) + 0.5))
    };
    let mut squares: BinaryHeap<Square> = steps(low.y, high.y)
        .flat_map(|y| steps(low.x, high.x).map(move |x| Point::new(x, y)))
        .map(|at| square(at, size / 2.0, borders.clearance(at, all), all))
        .collect();
    let mut best = squares.iter().map(|it| (it.at, it.found)).fold((low, f64::MIN), better);
    while let Some(Square { most, at, half, clear, near, .. }) = squares.pop() {
        if most - best.1 < WORTH {
            break;
        }
        // No other border can be the nearest one of any place in the square.
        let near = borders.within(clear.abs() + 2.0 * half * SQRT_2, at, near);
        let half = half / 2.0;
        for (dx, dy) in [(-half, -half), (half, -half), (-half, half), (half, half)] {
            let place = at + Point::new(dx, dy);
            let far = borders.distance(place, near);
            // No border lies between the two middles if the nearest one is farther away.
            let surely = clear.abs() > half * SQRT_2 + 1e-6;
            let inside = if surely { clear > 0.0 } else { borders.enclose(place) };
            let quarter = square(place, half, if inside { far } else { -far }, near);
            best = better(best, (quarter.at, quarter.found));
            squares.push(quarter);
        }
    }
    uphill(best, |at| worth(at, borders.clearance(at, all)))
}

/// Hill climbing: goes from a place to the best one beside it, as long as that is better.
fn uphill(start: (Point, f64), worth: impl Fn(Point) -> f64) -> (Point, f64) {
    let mut best = start;
    for step in STEPS {
        loop {
            let around = AROUND.map(|(dx, dy)| best.0 + Point::new(dx, dy) * step);
            let next = around.into_iter().map(|at| (at, worth(at))).fold(best, better);
            if next == best {
                break;
            }
            best = next;
        }
    }
    best
}

fn better(a: (Point, f64), b: (Point, f64)) -> (Point, f64) {
    if b.1 > a.1 { b } else { a }
}

/// A side of a shape, prepared for many distance queries.
struct Border {
    from: Point,
    way: Point,
    /// One through the square of its length.
    inverse: f64,
    /// How far it goes east for each unit it goes south.
    lean: f64,
}

impl Border {
    /// The squared distance from a point.
    fn distance(&self, at: Point) -> f64 {
        let to = at - self.from;
        let t = (self.way.dot(to) * self.inverse).clamp(0.0, 1.0);
        let off = to - self.way * t;
        off.dot(off)
    }
}

/// All sides of a shape, and shorter and shorter lists of those that matter for a square.
struct Borders {
    borders: Vec<Border>,
    lists: Vec<u16>,
}

/// A list of borders, as a range of the arena that holds all lists.
#[derive(Clone, Copy)]
struct Near {
    from: usize,
    to: usize,
}

impl Borders {
    fn new(shape: &Shape) -> Self {
        let border = |(from, to): (Point, Point)| {
            let way = to - from;
            let inverse = 1.0 / way.dot(way).max(f64::MIN_POSITIVE);
            Border { from, way, inverse, lean: way.x / way.y }
        };
        let borders: Vec<Border> =
            shape.iter().flat_map(|cycle| sides(cycle)).map(border).collect();
        let lists = (0..borders.len() as u16).collect();
        Self { borders, lists }
    }

    /// The list of all sides.
    const fn all(&self) -> Near {
        Near { from: 0, to: self.borders.len() }
    }

    /// The sides of a list that are no farther away than `far`.
    fn within(&mut self, far: f64, at: Point, near: Near) -> Near {
        let from = self.lists.len();
        for n in near.from..near.to {
            let border = self.lists[n];
            // A little more, so that no rounding loses the nearest one.
            if self.borders[usize::from(border)].distance(at) <= far * far + 1.0 {
                self.lists.push(border);
            }
        }
        Near { from, to: self.lists.len() }
    }

    /// The distance of the nearest side of a list.
    fn distance(&self, at: Point, near: Near) -> f64 {
        let list = self.lists[near.from..near.to].iter();
        let far = list.map(|border| self.borders[usize::from(*border)].distance(at));
        far.fold(f64::INFINITY, f64::min).sqrt()
    }

    /// Whether the sides go round a point, by the even-odd rule.
    fn enclose(&self, at: Point) -> bool {
        self.borders.iter().fold(false, |inside, border| {
            let to = at - border.from;
            inside ^ (((to.y < 0.0) != (to.y < border.way.y)) & (to.x < border.lean * to.y))
        })
    }

    /// The signed distance, as [`clearance`] has it.
    fn clearance(&self, at: Point, near: Near) -> f64 {
        let far = self.distance(at, near);
        if self.enclose(at) { far } else { -far }
    }
}

/// A square part of the plane, with the upper bound of the worth of any place in it.
struct Square {
    most: f64,
    found: f64,
    at: Point,
    half: f64,
    /// The clearance of its middle.
    clear: f64,
    /// The sides that can be nearest to a place in it.
    near: Near,
}

impl Ord for Square {
    fn cmp(&self, other: &Self) -> Ordering {
        self.most.total_cmp(&other.most)
    }
}

impl PartialOrd for Square {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl PartialEq for Square {
    fn eq(&self, other: &Self) -> bool {
        self.cmp(other).is_eq()
    }
}

impl Eq for Square {}
