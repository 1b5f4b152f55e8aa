//! A layout in the making: shapes that lie on top of each other, then cut.

use super::anchors::anchored;
use super::blocks::outline;
use super::frame::{CENTER, after, gateway, half_edge, inward};
use super::ways::{Gate, last_stream, through, to_gate};
use super::{Layout, RIVER, Rest, Round, half_width, signs};
use crate::geometry::{Curve, Cycle, Point, Shape, cut, deepest, strip};
use crate::plan::{End, Plan, Source, Way};
use remparts_engine::kernel::geometry::HalfEdge;

/// How far a river or a lonely road is turned in its middle.
const MEANDER: f64 = 0.42;

/// Radius of a garden if there is room.
const GARDEN: f64 = 92.0;
/// Clearance that the wall of a city needs.
const WALL: f64 = 22.0;

/// The kind of ground that a shape is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Label {
    Part(usize),
    Rest(Rest),
}

/// A layout in the making.
pub(super) struct Draft<'a> {
    plan: &'a Plan,
    shapes: Vec<(Label, Cycle)>,
    walls: Vec<(usize, Curve)>,
    tracks: Vec<Vec<Curve>>,
    streams: Vec<Vec<Curve>>,
    gates: Vec<Gate>,
    /// Where an abbey, village, square or building stands.
    middle: Point,
    abbey: Option<Round>,
    place: Option<Round>,
    pool: Option<Round>,
}

impl<'a> Draft<'a> {
    pub(super) fn new(plan: &'a Plan) -> Self {
        let mut draft = Self {
            plan,
            shapes: Vec::new(),
            walls: Vec::new(),
            tracks: Vec::new(),
            streams: Vec::new(),
            gates: Vec::new(),
            middle: middle(plan),
            abbey: None,
            place: None,
            pool: None,
        };
        draft.blocks();
        draft.waters();
        draft.ways();
        draft.places();
        draft
    }

    fn blocks(&mut self) {
        for (n, block) in self.plan.blocks.iter().enumerate() {
            let (outline, walls) = outline(block, &self.plan.cuts);
            self.shapes.push((Label::Part(n), outline));
            self.walls.extend(walls.into_iter().map(|wall| (n, wall)));
        }
    }

    fn waters(&mut self) {
        for river in &self.plan.waters {
            // An abbey beside a river pushes it aside.
            let by = CENTER + (CENTER - self.middle) * 0.5;
            let stream = match **river {
                [one] => vec![last_stream(self.plan, one)],
                [one, other] => through(one, other, by, MEANDER),
                _ => continue,
            };
            self.shapes.push((Label::Rest(Rest::Water), strip(&stream, RIVER)));
            if let ([end], Some(radius)) = (&*stream, self.plan.source.and_then(|it| self.pool(it)))
            {
                let pool = Round { at: end.to, radius };
                self.shapes.push((Label::Rest(Rest::Water), pool.outline()));
                self.pool = Some(pool);
            }
            self.streams.push(stream);
        }
    }

    /// The radius of the water at the end of a river.
    fn pool(&self, source: Source) -> Option<f64> {
        match source {
            Source::Lake => Some(165.0),
            // A road runs over the spring.
            Source::Spring if !self.plan.ways.is_empty() => None,
            Source::Spring => Some(100.0),
        }
    }

    fn ways(&mut self) {
        let half = half_width(self.plan.world);
        let ways = self.plan.ways.iter().enumerate();
        for (n, way) in ways {
            let track = self.track(way);
            self.shapes.push((Label::Part(self.plan.blocks.len() + n), strip(&track, half)));
            self.tracks.push(track);
        }
        for side in &self.plan.stubs {
            let gate = Gate::nearest(gateway(*side), self.walls.iter().map(|(_, it)| it));
            let end = gate.map_or(gateway(*side), Gate::behind);
            let track = vec![Curve::line(self.middle, end)];
            self.shapes.push((Label::Rest(Rest::Stub), strip(&track, half)));
            self.tracks.push(track);
            self.gates.extend(gate);
        }
    }

    fn track(&mut self, way: &Way) -> Vec<Curve> {
        let Plan { blocks, waters, .. } = self.plan;
        match (&*way.sides, way.end) {
            ([one, other, ..], _) => {
                let swing =
                    if blocks.is_empty() && waters.is_empty() { -MEANDER / 2.0 } else { 0.0 };
                through(*one, *other, CENTER, swing)
            }
            ([one], Some(End::Gate)) => {
                let gate = Gate::nearest(gateway(*one), self.walls.iter().map(|(_, it)| it));
                self.gates.extend(gate);
                let gate = gate.unwrap_or(Gate { at: CENTER, into: inward(*one) });
                vec![to_gate(*one, gate)]
            }
            ([one], _) => vec![Curve::line(gateway(*one), self.middle)],
            ([], _) => Vec::new(),
        }
    }

    /// Adds what stands in the middle.
    fn places(&mut self) {
        if self.plan.abbey {
            let abbey = Round { at: self.middle, radius: 165.0 };
            self.shapes.push((Label::Part(self.parts()), abbey.outline()));
            self.abbey = Some(abbey);
        }
        let ends = self.plan.ways.iter().filter_map(|way| way.end);
        let mut radius = ends.filter_map(|end| match end {
            End::Village => Some(112.0),
            End::Crossing => Some(92.0),
            End::Square => Some(150.0),
            End::Building => Some(140.0),
            End::Abbey | End::Gate => None,
        });
        self.place = radius.next().map(|radius| Round { at: self.middle, radius });
        self.shapes.extend(self.place.map(|place| (Label::Rest(Rest::Place), place.outline())));
    }

    /// The number of blocks, ways and areas, which come first among the parts.
    fn parts(&self) -> usize {
        self.plan.blocks.len() + self.plan.ways.len() + self.plan.areas.len()
    }

    pub(super) fn finish(mut self) -> Layout {
        let garden = self.plan.garden.then(|| self.garden());
        let mut parts = self.parts() + usize::from(self.plan.abbey);
        if let Some(garden) = garden {
            self.shapes.push((Label::Part(parts), garden.outline()));
            parts += 1;
        }
        let mut shapes: Vec<Shape> = vec![Vec::new(); parts];
        let mut rest = Vec::new();
        for (label, shape) in self.faces() {
            match label {
                Label::Part(part) => shapes[part].extend(shape),
                Label::Rest(kind) => rest.push((kind, shape)),
            }
        }
        let Self { walls, tracks, streams, gates, abbey, place, pool, .. } = self;
        let large = signs::large(self.plan, &shapes, self.middle);
        let regions = anchored(shapes, &large);
        let signs = signs::small(self.plan, &regions, &tracks, large);
        Layout { regions, rest, walls, tracks, streams, gates, signs, abbey, garden, place, pool }
    }

    /// Cuts all shapes into faces, each with its label.
    fn faces(&self) -> Vec<(Label, Shape)> {
        let mut layers = self.shapes.clone();
        layers.sort_by_key(|(label, _)| self.depth(*label));
        let faces = cut(&layers).into_iter();
        faces.map(|(seen, it)| (seen.unwrap_or_else(|| self.area(&it)), it)).collect()
    }

    /// What lies on top of what: places, abbeys and gardens, then blocks, ways and water.
    fn depth(&self, label: Label) -> usize {
        let (blocks, ways) = (self.plan.blocks.len(), self.plan.ways.len());
        match label {
            Label::Part(part) if part < blocks => 1,
            Label::Part(part) if part < blocks + ways => 3,
            Label::Part(_) | Label::Rest(Rest::Place) => 0,
            Label::Rest(Rest::Stub) => 2,
            Label::Rest(Rest::Water) => 4,
        }
    }

    /// The area that bare ground belongs to, by the half-edges that the ground reaches, if any.
    fn area(&self, shape: &Shape) -> Label {
        let middles = shape.iter().flat_map(|cycle| {
            cycle.iter().zip(cycle.iter().cycle().skip(1)).map(|(a, b)| a.toward(*b, 0.5))
        });
        let half = middles.filter_map(half_edge).next();
        let reaches = |area: &Vec<HalfEdge>| match half {
            Some(half) => area.contains(&half),
            None => area.is_empty(),
        };
        let area = self.plan.areas.iter().position(reaches);
        let area = area.unwrap_or_else(|| panic!("{}: ground of no area", self.plan.name));
        Label::Part(self.plan.blocks.len() + self.plan.ways.len() + area)
    }

    /// The roomiest place of all areas, and how large a garden can be there.
    fn garden(&self) -> Round {
        let areas = self.plan.blocks.len() + self.plan.ways.len()..self.parts();
        let faces = self.faces();
        let open = faces.iter().filter(|(label, _)| match label {
            Label::Part(part) => areas.contains(part),
            Label::Rest(_) => false,
        });
        let places = open.map(|(_, shape)| deepest(shape, |_, clear| clear));
        let best = places.max_by(|a, b| a.1.total_cmp(&b.1));
        let (at, room) = best.unwrap_or((CENTER, GARDEN + WALL));
        Round { at, radius: GARDEN.min(room - WALL) }
    }
}

/// Where an abbey, village, square or building stands: in the middle unless there is water.
fn middle(plan: &Plan) -> Point {
    let Some(river) = plan.waters.first().filter(|_| plan.abbey) else { return CENTER };
    match **river {
        [one, other] if one == other.opposite() => {
            let road = plan.ways.iter().find(|way| way.end == Some(End::Abbey));
            // Across the river from where the road comes.
            let from = road.map_or(after(one), |way| way.sides[0]);
            CENTER + inward(from) * 255.0
        }
        // Beside the lake.
        [one] => CENTER + inward(one) * 215.0 - inward(one).right() * 150.0,
        _ => CENTER,
    }
}
