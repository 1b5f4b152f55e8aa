//! Signs: what is printed inside of a region and matters for scoring. Each finds a place that leaves
//! the figures and the other signs alone.

use super::frame::{CENTER, gateway, inward};
use super::{Region, half_width};
use crate::geometry::{Curve, Point, SIDE, Shape, clearance, deepest};
use crate::plan::{End, Plan};
use remparts_engine::city::tiles::Goods;
use remparts_engine::classic::tiles::Symbol;
use remparts_engine::kernel::geometry::{Rotation, Side};

/// What a sign stands for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Meaning {
    /// A shield in the city part with this number.
    Shield(usize),
    /// A cathedral in the city part with this number.
    Cathedral(usize),
    /// An inn by the road part with this number.
    Inn(usize),
    /// The goods that the market part with this number sells.
    Goods(usize, Goods),
    /// A building that guards watch.
    Building,
    /// An anniversary arrow toward this side.
    Arrow(Side, Symbol),
}

/// A sign with its place.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sign {
    /// What the sign stands for.
    pub meaning: Meaning,
    /// The point where it is drawn.
    pub at: Point,
}

impl Meaning {
    /// The same sign on a square that is turned.
    pub(super) const fn turned(self, rotation: Rotation) -> Self {
        match self {
            Self::Arrow(side, symbol) => Self::Arrow(side.turned(rotation), symbol),
            _ => self,
        }
    }

    /// The radius of the sign.
    pub const fn radius(self) -> f64 {
        match self {
            Self::Shield(_) => 62.0,
            Self::Cathedral(_) => 190.0,
            Self::Inn(_) => 84.0,
            Self::Goods(..) => 80.0,
            Self::Building => 125.0,
            Self::Arrow(..) => 76.0,
        }
    }
}

/// How far signs keep from figures and from each other, if they can.
const APART: f64 = 215.0;

/// Places the large signs, for which figures have to make room.
pub(super) fn large(plan: &Plan, shapes: &[Shape], middle: Point) -> Vec<Sign> {
    let mut signs = Vec::new();
    for (n, _) in plan.blocks.iter().enumerate().filter(|(_, block)| block.cathedral) {
        signs.push(Sign { meaning: Meaning::Cathedral(n), at: CENTER });
    }
    if plan.building.is_some() {
        let ends_here = plan.ways.iter().any(|way| way.end == Some(End::Building));
        let first = plan.blocks.len() + plan.ways.len();
        let homes = &shapes[first..first + plan.areas.len()];
        let roomy = homes.iter().map(|shape| {
            deepest(shape, |at, clear| 0.8 * clear.min(150.0) - 0.1 * at.distance(CENTER))
        });
        let best = roomy.max_by(|a, b| a.1.total_cmp(&b.1)).map_or(middle, |(at, _)| at);
        let at = if ends_here { middle } else { best };
        signs.push(Sign { meaning: Meaning::Building, at });
    }
    signs
}

/// Places all other signs, which make room for the figures.
pub(super) fn small(
    plan: &Plan,
    regions: &[Region],
    tracks: &[Vec<Curve>],
    large: Vec<Sign>,
) -> Vec<Sign> {
    let mut signs = large;
    let add = |signs: &mut Vec<Sign>, meaning, at| signs.push(Sign { meaning, at });
    for (n, block) in plan.blocks.iter().enumerate() {
        let shields = (0..block.shields).map(|_| Meaning::Shield(n));
        let goods = block.goods.iter().map(|goods| Meaning::Goods(n, *goods));
        for meaning in shields.chain(goods) {
            let at = inside(meaning, &regions[n], regions, &signs);
            add(&mut signs, meaning, at);
        }
    }
    for (n, _) in plan.ways.iter().enumerate().filter(|(_, way)| way.inn) {
        let meaning = Meaning::Inn(n);
        let at = by_the_way(plan, n, regions, tracks, &signs);
        add(&mut signs, meaning, at);
    }
    if let Some((side, symbol)) = plan.arrow {
        let at = at_the_edge(side, regions, &signs);
        add(&mut signs, Meaning::Arrow(side, symbol), at);
    }
    signs
}

/// The distance of a place from the nearest figure or sign.
fn alone(at: Point, regions: &[Region], signs: &[Sign]) -> f64 {
    let figures = regions.iter().map(|region| region.anchor.distance(at));
    let others = signs.iter().map(|sign| {
        // Large signs keep others farther away.
        sign.at.distance(at) - (sign.meaning.radius() - 80.0).max(0.0)
    });
    figures.chain(others).fold(APART, f64::min)
}

fn inside(meaning: Meaning, region: &Region, regions: &[Region], signs: &[Sign]) -> Point {
    let worth = |at: Point, clear: f64| {
        0.55 * clear.min(meaning.radius() + 25.0) + 0.45 * alone(at, regions, signs)
    };
    deepest(&region.shape, worth).0
}

/// A place beside a road, nearer to it than to any other one.
fn by_the_way(
    plan: &Plan,
    way: usize,
    regions: &[Region],
    tracks: &[Vec<Curve>],
    signs: &[Sign],
) -> Point {
    let far = half_width(plan.world) + Meaning::Inn(way).radius() * 0.8;
    let areas = plan.blocks.len() + plan.ways.len()..;
    let areas = &regions[areas][..plan.areas.len()];
    let others = plan.blocks.len()..plan.blocks.len() + plan.ways.len();
    let others: Vec<&Region> =
        others.filter(|part| *part != plan.blocks.len() + way).map(|part| &regions[part]).collect();
    let mut best = (f64::MIN, CENTER);
    for curve in &tracks[way] {
        for n in 1..=9 {
            let t = f64::from(n) / 10.0;
            for aside in [far, -far] {
                let at = curve.at(t) + curve.heading(t).right() * aside;
                let room = areas.iter().map(|area| clearance(&area.shape, at));
                let room = room.fold(f64::MIN, f64::max).min(95.0);
                let strange = others.iter().map(|road| -clearance(&road.shape, at));
                let strange = strange.fold(150.0, f64::min);
                let alone = alone(at, regions, signs);
                let worth = 1.2 * room + 0.5 * strange + 0.4 * alone - 0.12 * at.distance(CENTER);
                if worth > best.0 {
                    best = (worth, at);
                }
            }
        }
    }
    best.1
}

/// A place at an edge, in its middle or in that of one of its halves.
fn at_the_edge(side: Side, regions: &[Region], signs: &[Sign]) -> Point {
    let from = gateway(side) + inward(side) * 128.0;
    let along = inward(side).right();
    let places = [0.0, -0.26, 0.26, -0.13, 0.13].map(|part| from + along * (part * SIDE));
    let worth = |at: &Point| {
        let inside = regions.iter().map(|region| clearance(&region.shape, *at));
        inside.fold(f64::MIN, f64::max).min(90.0) + alone(*at, regions, signs)
    };
    places.into_iter().rev().max_by(|a, b| worth(a).total_cmp(&worth(b))).unwrap_or(from)
}

/// A triangle from a sign at the edge to that edge, which its tip nearly reaches.
pub fn pointer(at: Point, side: Side) -> [Point; 3] {
    let (into, along) = (inward(side), inward(side).right());
    let deep = (at - gateway(side)).dot(into);
    let neck = at - into * 22.0;
    [neck - along * 68.0, at - into * (deep - 10.0), neck + along * 68.0]
}
