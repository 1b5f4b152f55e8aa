//! Layout of every face in every rotation: nothing is left out, nothing lies twice, edges meet,
//! figures fit.

use remparts_art::face::Face;
use remparts_art::geometry::{Point, SIDE, Shape, clearance};
use remparts_art::layout::{Layout, Meaning, RIVER, gateway, half_width, inward};
use remparts_art::plan::{Plan, World};
use remparts_engine::kernel::geometry::{Rotation, Side};
use std::sync::LazyLock;

/// Every face of every set.
static FACES: LazyLock<Vec<Face>> = LazyLock::new(|| {
    let plans = Plan::sets().flat_map(|set| Plan::of_set(set).expect("a set of that name"));
    plans.map(Face::new).collect()
});

/// Every face in every rotation.
fn laid() -> impl Iterator<Item = (&'static Face, Rotation, Layout)> {
    FACES.iter().flat_map(|face| {
        Rotation::ALL
            .into_iter()
            .map(move |rotation| (face, rotation, face.layout.turned(rotation)))
    })
}

fn shapes(layout: &Layout) -> impl Iterator<Item = &Shape> {
    layout.regions.iter().map(|it| &it.shape).chain(layout.rest.iter().map(|(_, shape)| shape))
}

fn area(shape: &Shape) -> f64 {
    let cycle = |points: &Vec<Point>| {
        let next = points.iter().cycle().skip(1);
        points.iter().zip(next).map(|(a, b)| a.cross(*b)).sum::<f64>() / 2.0
    };
    shape.iter().map(cycle).sum()
}

#[test]
fn all_faces_are_there() {
    assert_eq!(FACES.len(), 168);
}

/// The areas add up to the square, and points at many places lie in one shape each.
#[test]
fn shapes_cover_the_square_once() {
    for (face, rotation, layout) in laid() {
        let name = &face.plan.name;
        let sum: f64 = shapes(&layout).map(area).sum();
        assert!((sum - SIDE * SIDE).abs() < 1.0, "{name} {rotation:?}: areas sum to {sum}");
        for n in 0..400_u32 {
            // A lattice that meets no border on purpose.
            let part = |by: f64| (f64::from(n) * by).fract() * SIDE;
            let at = Point::new(part(0.754_877_666), part(0.569_840_291));
            let depths: Vec<f64> = shapes(&layout).map(|shape| clearance(shape, at)).collect();
            let inside = depths.iter().filter(|depth| **depth > 0.0).count();
            let on_border = depths.iter().any(|depth| depth.abs() < 1e-6);
            assert!(inside == 1 || on_border, "{name} {rotation:?}: {at:?} lies in {inside}");
        }
    }
}

/// What a side shows decides where borders cross it, so that any two sides that may lie together
/// meet exactly.
#[test]
fn edges_meet_their_neighbors() {
    for (face, rotation, layout) in laid() {
        let plan = &face.plan;
        for printed in Side::ALL {
            let side = printed.turned(rotation);
            let ways = plan.ways.iter().any(|way| way.sides.contains(&printed));
            let water = plan.waters.iter().any(|river| river.contains(&printed));
            let half = match (ways, water) {
                (true, _) => half_width(plan.world),
                (_, true) => RIVER,
                _ => 0.0,
            };
            let along = inward(side).right();
            let mut crossings: Vec<i64> = shapes(&layout)
                .flatten()
                .flatten()
                .filter(|corner| (**corner - gateway(side)).dot(inward(side)).abs() < 1e-6)
                .map(|corner| ((*corner - gateway(side)).dot(along) * 16.0).round() as i64)
                .collect();
            crossings.sort_unstable();
            crossings.dedup();
            let (corner, half) = ((SIDE / 2.0 * 16.0) as i64, (half * 16.0) as i64);
            let wanted =
                if half > 0 { vec![-corner, -half, half, corner] } else { vec![-corner, corner] };
            assert_eq!(crossings, wanted, "{} {rotation:?} {side:?}", plan.name);
        }
    }
}

/// A figure stands inside of its region, forty units from its border, and a hand's breadth from
/// any other figure.
#[test]
fn figures_have_room() {
    for (face, rotation, layout) in laid() {
        for (n, region) in layout.regions.iter().enumerate() {
            let clear = clearance(&region.shape, region.anchor);
            assert!(clear >= 40.0, "{} {rotation:?}: part {n} has {clear}", face.plan.name);
            for other in &layout.regions[..n] {
                let apart = other.anchor.distance(region.anchor);
                assert!(apart >= 165.0, "{} {rotation:?}: {apart} apart", face.plan.name);
            }
        }
    }
}

/// Parts are those of the rules, in the same order.
#[test]
fn regions_are_the_parts_of_the_rules() {
    for face in FACES.iter() {
        let plan = &face.plan;
        let parts = plan.blocks.len() + plan.ways.len() + plan.areas.len();
        let parts = parts + usize::from(plan.abbey) + usize::from(plan.garden);
        assert_eq!(face.layout.regions.len(), parts, "{}", plan.name);
        for (n, block) in plan.blocks.iter().enumerate() {
            for side in &block.sides {
                let beside = gateway(*side) + inward(*side) * 2.0;
                assert!(clearance(&face.layout.regions[n].shape, beside) > 0.0, "{}", plan.name);
            }
        }
        for (n, way) in plan.ways.iter().enumerate() {
            for side in &way.sides {
                let beside = gateway(*side) + inward(*side) * 2.0;
                let shape = &face.layout.regions[plan.blocks.len() + n].shape;
                assert!(clearance(shape, beside) > 0.0, "{}", plan.name);
            }
        }
    }
}

/// Every sign stands in what it speaks of, or beside it and nearer to it than to anything alike; it
/// hides no figure and no other sign.
#[test]
fn signs_stand_where_they_mean() {
    for (face, rotation, layout) in laid() {
        let (plan, name) = (&face.plan, &face.plan.name);
        let depth = |part: usize, at: Point| clearance(&layout.regions[part].shape, at);
        for (n, sign) in layout.signs.iter().enumerate() {
            match sign.meaning {
                Meaning::Shield(block) | Meaning::Cathedral(block) | Meaning::Goods(block, _) => {
                    assert!(depth(block, sign.at) > 50.0, "{name}: {sign:?}");
                }
                Meaning::Inn(way) => {
                    let roads = plan.blocks.len()..plan.blocks.len() + plan.ways.len();
                    let far = |part: usize| -depth(part, sign.at);
                    let own = far(plan.blocks.len() + way);
                    assert!((20.0..130.0).contains(&own), "{name}: the inn is {own} away");
                    let nearer = roads.filter(|part| far(*part) <= own).count();
                    assert_eq!(nearer, 1, "{name}: the inn is nearer to another road");
                }
                Meaning::Building => assert_eq!(plan.world, World::Town),
                Meaning::Arrow(side, _) => {
                    let deep = (sign.at - gateway(side)).dot(inward(side));
                    assert!((deep - 128.0).abs() < 1.0, "{name}: the arrow is {deep} deep");
                    let (printed, _) = plan.arrow.expect("an arrow is printed");
                    assert_eq!(side, printed.turned(rotation));
                }
            }
            for other in &layout.signs[..n] {
                let reach = sign.meaning.radius() + other.meaning.radius();
                assert!(other.at.distance(sign.at) > reach, "{name}: {sign:?} on {other:?}");
            }
            for region in &layout.regions {
                let apart = region.anchor.distance(sign.at);
                assert!(apart > sign.meaning.radius(), "{name}: {sign:?} is {apart} from a figure");
            }
        }
    }
}
