//! Cubic Bézier curves, and strips of land along them.

use super::Point;

/// A cubic Bézier curve by its four control points.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Curve {
    /// The point where it begins.
    pub from: Point,
    /// The first control point: where the curve heads at first.
    pub lead: Point,
    /// The second control point: where it comes from in the end.
    pub trail: Point,
    /// The point where it ends.
    pub to: Point,
}

/// Straight pieces into which one curve is flattened.
const PIECES: usize = 16;

impl Curve {
    /// A straight line, as a curve.
    pub fn line(from: Point, to: Point) -> Self {
        Self { from, lead: from.toward(to, 1.0 / 3.0), trail: from.toward(to, 2.0 / 3.0), to }
    }

    /// The point at parameter `t`, between zero and one.
    pub fn at(&self, t: f64) -> Point {
        let u = 1.0 - t;
        self.from * (u * u * u)
            + self.lead * (3.0 * u * u * t)
            + self.trail * (3.0 * u * t * t)
            + self.to * (t * t * t)
    }

    /// The unit tangent at parameter `t`.
    pub fn heading(&self, t: f64) -> Point {
        let u = 1.0 - t;
        let way = (self.lead - self.from) * (u * u)
            + (self.trail - self.lead) * (2.0 * u * t)
            + (self.to - self.trail) * (t * t);
        way.unit()
    }

    /// The parameter at which the curve is nearest to a point.
    pub fn nearest(&self, point: Point) -> f64 {
        let far = |t: f64| self.at(t).distance(point);
        let mut best = 0.0;
        let mut step = 1.0 / 32.0;
        for n in 0..=32 {
            let t = f64::from(n) * step;
            if far(t) < far(best) {
                best = t;
            }
        }
        while step > 1e-4 {
            step /= 2.0;
            for t in [best - step, best + step] {
                if (0.0..=1.0).contains(&t) && far(t) < far(best) {
                    best = t;
                }
            }
        }
        best
    }

    /// The points of the flattened curve, both ends among them.
    pub fn points(&self) -> impl Iterator<Item = Point> + '_ {
        self.times().map(|t| self.at(t))
    }

    /// The parameters of those points: a straight line needs its ends alone.
    fn times(&self) -> impl Iterator<Item = f64> + use<> {
        let way = self.to - self.from;
        let straight =
            [self.lead, self.trail].iter().all(|at| (*at - self.from).cross(way).abs() < 1e-6);
        let pieces = if straight { 1 } else { PIECES };
        (0..=pieces).map(move |n| n as f64 / pieces as f64)
    }
}

/// Points along several curves that follow each other.
pub fn along(curves: &[Curve]) -> Vec<Point> {
    let mut points: Vec<Point> = Vec::new();
    for point in curves.iter().flat_map(Curve::points) {
        if points.last().is_none_or(|last| last.distance(point) > 1e-6) {
            points.push(point);
        }
    }
    points
}

/// The outline of the land on both sides of curves that follow each other, as far as `half` (a
/// stroke).
pub fn strip(curves: &[Curve], half: f64) -> Vec<Point> {
    let (mut left, mut right) = (Vec::new(), Vec::new());
    for (number, curve) in curves.iter().enumerate() {
        for t in curve.times().skip(usize::from(number > 0)) {
            let (at, aside) = (curve.at(t), curve.heading(t).right() * half);
            left.push(at - aside);
            right.push(at + aside);
        }
    }
    right.reverse();
    left.extend(right);
    left
}
