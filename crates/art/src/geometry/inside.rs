//! Places well inside a shape.

use super::faces::sides;
use super::{Point, Shape};
use std::cmp::Ordering;
use std::collections::BinaryHeap;
use std::f64::consts::SQRT_2;

/// How far a point is from the border of a shape; negative outside of it.
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

/// How much better a place must be to be looked for among all; the rest is found by going uphill.
const WORTH: f64 = 14.0;
/// The ways from a place.
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
/// How far one goes at a time, in units.
const STEPS: [f64; 5] = [8.0, 4.0, 2.0, 1.0, 0.5];

/// The place of a shape that is worth most, where `worth`, by the place and its clearance, changes
/// by no more than one goes: squares that cannot hold a much better place than one already found
/// are not looked at.
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

/// Goes from a place to better ones beside it, as long as there are any.
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

/// A side of a shape, prepared for being asked often.
struct Border {
    from: Point,
    way: Point,
    /// One through the square of its length.
    inverse: f64,
    /// How far it goes east for each unit it goes south.
    lean: f64,
}

impl Border {
    /// The square of its distance from a point.
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

/// One of these lists.
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

    /// The list of all.
    const fn all(&self) -> Near {
        Near { from: 0, to: self.borders.len() }
    }

    /// Those of a list that are no farther away.
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

    /// How far the nearest of a list is.
    fn distance(&self, at: Point, near: Near) -> f64 {
        let list = self.lists[near.from..near.to].iter();
        let far = list.map(|border| self.borders[usize::from(*border)].distance(at));
        far.fold(f64::INFINITY, f64::min).sqrt()
    }

    /// Whether they go round a point.
    fn enclose(&self, at: Point) -> bool {
        self.borders.iter().fold(false, |inside, border| {
            let to = at - border.from;
            inside ^ (((to.y < 0.0) != (to.y < border.way.y)) & (to.x < border.lean * to.y))
        })
    }

    /// The same as [`clearance`].
    fn clearance(&self, at: Point, near: Near) -> f64 {
        let far = self.distance(at, near);
        if self.enclose(at) { far } else { -far }
    }
}

/// A square part of the plane, and what the best place in it may be worth.
struct Square {
    most: f64,
    found: f64,
    at: Point,
    half: f64,
    /// The clearance of its middle.
    clear: f64,
    /// The borders that can be nearest.
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
