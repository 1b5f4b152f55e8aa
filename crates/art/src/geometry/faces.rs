//! Planar subdivision of the square: shapes that lie on top of each other become faces that lie
//! side by side.
//!
//! All borders are split where they meet. A piece of border is kept if different things lie to its
//! left and right, and walking along the kept pieces gives the outline of every face. Neighbors
//! share their corners, so there is neither a gap nor an overlap between them.

use super::{Point, SIDE};
use std::collections::{BTreeMap, BTreeSet};

/// A closed line, its first point not repeated.
pub type Cycle = Vec<Point>;

/// A face: its outlines, the outer one first, then its holes.
pub type Shape = Vec<Cycle>;

/// Points are snapped to a grid of this many nodes for each unit.
const GRID: f64 = 16.0;

/// A point snapped to the grid, in sixteenths of a unit.
pub(crate) type Node = (i32, i32);

/// The node nearest to a point.
pub(crate) fn node(point: Point) -> Node {
    ((point.x * GRID).round() as i32, (point.y * GRID).round() as i32)
}

fn point(node: Node) -> Point {
    Point::new(f64::from(node.0) / GRID, f64::from(node.1) / GRID)
}

/// Cuts the square by shapes, those named first lying on top. Returns each face with what is seen
/// there, none for bare ground. Shapes of the same name that touch are one face.
pub fn cut<L: Copy + PartialEq>(layers: &[(L, Cycle)]) -> Vec<(Option<L>, Shape)> {
    let square = [(0.0, 0.0), (SIDE, 0.0), (SIDE, SIDE), (0.0, SIDE)];
    let square: Cycle = square.map(|(x, y)| Point::new(x, y)).to_vec();
    let lines = layers.iter().map(|(_, cycle)| cycle).chain([&square]).flat_map(|it| sides(it));
    let pieces = split(&lines.map(|(a, b)| (node(a), node(b))).collect::<Vec<_>>());
    let mut onward: Onward<L> = BTreeMap::new();
    for (a, b) in pieces {
        let (from, to) = (point(a), point(b));
        let middle = from.toward(to, 0.5);
        // Looks just beside the border, but farther away than snapping can move it.
        let aside = (to - from).unit().right() * ASIDE;
        let (left, right) = (ground(layers, middle - aside), ground(layers, middle + aside));
        if left != right {
            onward.entry(a).or_default().push((b, right));
            onward.entry(b).or_default().push((a, left));
        }
    }
    faces(walk(onward))
}

/// How far beside a border one looks to see what lies there.
const ASIDE: f64 = 0.3;

/// What lies at a point: `None` outside of the square, otherwise the topmost shape or bare ground.
pub(crate) type Ground<L> = Option<Option<L>>;

/// The directed edges that leave each node, with what lies to the right of each.
pub(crate) type Onward<L> = BTreeMap<Node, Vec<(Node, Ground<L>)>>;

fn ground<L: Copy>(layers: &[(L, Cycle)], at: Point) -> Ground<L> {
    let inside = (0.0..SIDE).contains(&at.x) && (0.0..SIDE).contains(&at.y);
    inside.then(|| layers.iter().find(|(_, cycle)| encloses(cycle, at)).map(|(name, _)| *name))
}

/// The line segments of a closed line.
pub(super) fn sides(cycle: &[Point]) -> impl Iterator<Item = (Point, Point)> + '_ {
    cycle.iter().copied().zip(cycle.iter().copied().cycle().skip(1))
}

/// Whether a closed line goes round a point, by the even-odd rule.
pub(super) fn encloses(cycle: &[Point], at: Point) -> bool {
    let crossed = sides(cycle).filter(|(a, b)| {
        (a.y > at.y) != (b.y > at.y) && at.x < (b.x - a.x) * (at.y - a.y) / (b.y - a.y) + a.x
    });
    crossed.count() % 2 == 1
}

/// Splits lines where they meet or touch, each piece named once.
fn split(lines: &[(Node, Node)]) -> BTreeSet<(Node, Node)> {
    let mut cuts: Vec<Vec<Node>> = lines.iter().map(|(a, b)| vec![*a, *b]).collect();
    for (n, one) in lines.iter().enumerate() {
        for (m, other) in lines.iter().enumerate().skip(n + 1) {
            if !may_meet(one, other) {
                continue;
            }
            let meeting = meet(one, other);
            let ends = [one.0, one.1, other.0, other.1];
            for place in ends.into_iter().chain(meeting) {
                if on(one, place) {
                    cuts[n].push(place);
                }
                if on(other, place) {
                    cuts[m].push(place);
                }
            }
        }
    }
    let mut pieces = BTreeSet::new();
    for ((from, _), mut cuts) in lines.iter().zip(cuts) {
        let far = |place: &Node| {
            let (dx, dy) = (i64::from(place.0 - from.0), i64::from(place.1 - from.1));
            dx * dx + dy * dy
        };
        cuts.sort_by_key(far);
        cuts.dedup();
        for pair in cuts.windows(2) {
            pieces.insert((pair[0].min(pair[1]), pair[0].max(pair[1])));
        }
    }
    pieces
}

fn may_meet(one: &(Node, Node), other: &(Node, Node)) -> bool {
    let apart = |a: (i32, i32), b: (i32, i32)| {
        a.0.max(a.1) + 1 < b.0.min(b.1) || b.0.max(b.1) + 1 < a.0.min(a.1)
    };
    !apart((one.0.0, one.1.0), (other.0.0, other.1.0))
        && !apart((one.0.1, one.1.1), (other.0.1, other.1.1))
}

/// Where two line segments cross, to the nearest node.
fn meet(one: &(Node, Node), other: &(Node, Node)) -> Option<Node> {
    let [a, b, c, d] = [one.0, one.1, other.0, other.1].map(point);
    let (way, across) = (b - a, d - c);
    let turn = way.cross(across);
    if turn.abs() < 1e-9 {
        return None;
    }
    let t = (c - a).cross(across) / turn;
    let s = (c - a).cross(way) / turn;
    let within = |t: f64| (-1e-9..=1.0 + 1e-9).contains(&t);
    (within(t) && within(s)).then(|| node(a + way * t))
}

/// Whether a node lies on a line segment, as near as the grid tells.
fn on(line: &(Node, Node), place: Node) -> bool {
    let [a, b, at] = [line.0, line.1, place].map(point);
    let way = b - a;
    let t = way.dot(at - a) / way.dot(way);
    (0.0..=1.0).contains(&t) && (a + way * t).distance(at) * GRID < 0.75
}

/// Walks along the borders so that one kind of ground always lies to the right.
pub(crate) fn walk<L: Copy + PartialEq>(mut onward: Onward<L>) -> Vec<(Option<L>, Cycle)> {
    let mut cycles = Vec::new();
    while let Some((start, ways)) = onward.iter_mut().find(|(_, ways)| !ways.is_empty()) {
        let (start, (mut to, ground)) = (*start, ways.remove(0));
        let (mut from, mut cycle) = (start, vec![point(start)]);
        while to != start {
            cycle.push(point(to));
            let ways = onward.get_mut(&to).expect("a border goes on");
            let back = point(from) - point(to);
            // The sharpest turn to the right stays with the same face.
            let turn = |way: &Node| {
                let way = point(*way) - point(to);
                let angle = way.cross(back).atan2(way.dot(back));
                if angle <= 1e-9 { angle + std::f64::consts::TAU } else { angle }
            };
            let same = ways.iter().enumerate().filter(|(_, way)| way.1 == ground);
            let next = same.min_by(|(_, a), (_, b)| turn(&a.0).total_cmp(&turn(&b.0)));
            let (n, _) = next.expect("a border goes on");
            (from, to) = (to, ways.remove(n).0);
        }
        if let Some(ground) = ground {
            cycles.push((ground, cycle));
        }
    }
    cycles
}

/// The signed area, negative if the land lies outside.
pub(super) fn area(cycle: &[Point]) -> f64 {
    sides(cycle).map(|(a, b)| a.cross(b)).sum::<f64>() / 2.0
}

/// Assigns holes to the faces they belong to.
fn faces<L: Copy + PartialEq>(cycles: Vec<(Option<L>, Cycle)>) -> Vec<(Option<L>, Shape)> {
    let (outer, holes): (Vec<_>, Vec<_>) =
        cycles.into_iter().partition(|(_, cycle)| area(cycle) > 0.0);
    let mut faces: Vec<(Option<L>, Shape)> =
        outer.into_iter().map(|(ground, cycle)| (ground, vec![cycle])).collect();
    for (ground, hole) in holes {
        let within = |(seen, shape): &&mut (Option<L>, Shape)| {
            *seen == ground && encloses(&shape[0], hole[0].toward(hole[1], 0.5))
        };
        let home = faces.iter_mut().filter(within);
        let home = home.min_by(|(_, a), (_, b)| area(&a[0]).total_cmp(&area(&b[0])));
        home.expect("a hole lies in a face").1.push(hole);
    }
    faces
}
