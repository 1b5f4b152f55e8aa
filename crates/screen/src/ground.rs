//! What a face looks like at a point, for screens that are made of characters: the very shapes of the
//! pictures, so that what is seen is what is scored.

use crate::dealt::Dealt;
use crate::names::{GoodsName, SymbolName};
use crate::shown::Shown;
use crate::table::Refused;
use remparts_art::face::Face;
use remparts_art::geometry::{Curve, Point, SIDE, Shape};
use remparts_art::layout::{Layout, Meaning, Rest};
use remparts_art::plan::{End, Plan, Source, World};
use remparts_engine::city::tiles::Building;
use remparts_engine::kernel::geometry::{Rotation, Side};
use remparts_engine::kernel::seat::Viewer;
use std::collections::HashMap;

/// Points along a side at which a face is looked at.
const ACROSS: usize = 120;
/// From one to the next.
const STEP: f64 = SIDE / ACROSS as f64;

/// A face as it lies: what is where.
#[derive(Clone, PartialEq, Debug)]
pub struct Ground {
    /// What each part is, in the order of the engine's parts, and where a figure stands on it.
    pub parts: Vec<(Terrain, (f64, f64))>,
    /// Roads, streets and bits of road that are none.
    pub ways: Vec<Way>,
    /// Rivers, each by its sides.
    pub waters: Vec<Vec<Side>>,
    /// What is printed on it beside the ground, with where it is drawn, in thousandths of a tile.
    pub signs: Vec<(Printed, (f64, f64))>,
    /// What lies at every point, row by row.
    raster: Vec<Lies>,
}

/// What a part of a tile is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Terrain {
    /// A city.
    City,
    /// A road.
    Road,
    /// A field.
    Field,
    /// An abbey.
    Abbey,
    /// A garden.
    Garden,
    /// A market that sells these, or several kinds of goods.
    Market(Option<GoodsName>),
    /// A street.
    Street,
    /// A residential area.
    Homes,
}

/// What lies at a point.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lies {
    /// The part with this number.
    Part(u8),
    /// Water.
    Water,
    /// A bit of road that is no road by the rules.
    Stub,
    /// A village, crossing, square or the ground of a building, where ways end.
    Place,
}

/// A road or street, or a bit of one.
#[derive(Clone, PartialEq, Debug)]
pub struct Way {
    /// The number of its part; a bit of road that is none has no number.
    pub part: Option<u8>,
    /// The sides it leaves by.
    pub sides: Vec<Side>,
    /// Where it stops, if it has a single side; for a bit of road, where it begins.
    pub stops: Option<(f64, f64)>,
}

/// What is printed on a tile beside the ground.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Printed {
    /// A coat of arms.
    Shield,
    /// A cathedral.
    Cathedral,
    /// An inn.
    Inn,
    /// An abbey.
    Abbey,
    /// A garden.
    Garden,
    /// A village, where roads end.
    Village,
    /// A crossing, where streets end.
    Crossing,
    /// A square with a well, where streets end.
    Square,
    /// The spring of a river.
    Spring,
    /// The lake at the end of a river.
    Lake,
    /// What a market sells.
    Goods(GoodsName),
    /// A public building.
    Public,
    /// A historic building.
    Historic,
    /// An arrow toward a side, with its symbol.
    Arrow(Side, SymbolName),
}

impl Ground {
    /// What lies at a point of the tile, in thousandths of its side.
    pub fn at(&self, x: f64, y: f64) -> Lies {
        let place = |far: f64| ((far / STEP) as usize).min(ACROSS - 1);
        self.raster[place(y) * ACROSS + place(x)]
    }

    pub(crate) fn new(face: &Face, rotation: Rotation) -> Self {
        let (plan, layout) = (&face.plan, face.layout.turned(rotation));
        let anchors = layout.regions.iter().map(|region| at(region.anchor));
        Self {
            parts: terrains(plan).into_iter().zip(anchors).collect(),
            ways: ways(plan, &layout, rotation),
            waters: plan.waters.iter().map(|sides| turned(sides, rotation)).collect(),
            signs: signs(plan, &layout),
            raster: raster(&layout),
        }
    }
}

const fn at(point: Point) -> (f64, f64) {
    (point.x, point.y)
}

fn turned(sides: &[Side], rotation: Rotation) -> Vec<Side> {
    sides.iter().map(|side| side.turned(rotation)).collect()
}

/// What the parts are, in the order of the engine: blocks, ways, areas, abbey, garden.
fn terrains(plan: &Plan) -> Vec<Terrain> {
    let town = plan.world == World::Town;
    let blocks = plan.blocks.iter().map(|block| match *block.goods {
        _ if !town => Terrain::City,
        [goods] => Terrain::Market(Some(goods.into())),
        _ => Terrain::Market(None),
    });
    let ways = plan.ways.iter().map(|_| if town { Terrain::Street } else { Terrain::Road });
    let areas = plan.areas.iter().map(|_| if town { Terrain::Homes } else { Terrain::Field });
    let abbey = plan.abbey.then_some(Terrain::Abbey);
    let garden = plan.garden.then_some(Terrain::Garden);
    blocks.chain(ways).chain(areas).chain(abbey).chain(garden).collect()
}

fn ways(plan: &Plan, layout: &Layout, rotation: Rotation) -> Vec<Way> {
    let first = |track: &[Curve]| track.first().map(|curve| at(curve.from));
    let last = |track: &[Curve]| track.last().map(|curve| at(curve.to));
    let mut tracks = layout.tracks.iter();
    let mut ways = Vec::new();
    for (n, way) in plan.ways.iter().enumerate() {
        let track = tracks.next().map_or(&[][..], Vec::as_slice);
        let part = Some((plan.blocks.len() + n) as u8);
        let stops = if way.sides.len() == 1 { last(track) } else { None };
        ways.push(Way { part, sides: turned(&way.sides, rotation), stops });
    }
    for side in &plan.stubs {
        let track = tracks.next().map_or(&[][..], Vec::as_slice);
        ways.push(Way { part: None, sides: turned(&[*side], rotation), stops: first(track) });
    }
    ways
}

fn signs(plan: &Plan, layout: &Layout) -> Vec<(Printed, (f64, f64))> {
    let place = plan.ways.iter().find_map(|way| match way.end? {
        End::Village => Some(Printed::Village),
        End::Crossing => Some(Printed::Crossing),
        End::Square => Some(Printed::Square),
        End::Abbey | End::Building | End::Gate => None,
    });
    let source = plan.source.map(|source| match source {
        Source::Spring => Printed::Spring,
        Source::Lake => Printed::Lake,
    });
    let rounds = [
        (layout.abbey, Some(Printed::Abbey)),
        (layout.garden, Some(Printed::Garden)),
        (layout.place, place),
        (layout.pool, source),
    ];
    let rounds = rounds.into_iter().filter_map(|(round, sign)| Some((sign?, at(round?.at))));
    let signs = layout.signs.iter().map(|sign| {
        let printed = match sign.meaning {
            Meaning::Shield(_) => Printed::Shield,
            Meaning::Cathedral(_) => Printed::Cathedral,
            Meaning::Inn(_) => Printed::Inn,
            Meaning::Goods(_, goods) => Printed::Goods(goods.into()),
            Meaning::Arrow(side, symbol) => Printed::Arrow(side, symbol.into()),
            Meaning::Building => match plan.building {
                Some(Building::Historic(_)) => Printed::Historic,
                Some(Building::Public) | None => Printed::Public,
            },
        };
        (printed, at(sign.at))
    });
    rounds.chain(signs).collect()
}

/// What lies at every point. Shapes lie side by side, so their order does not matter.
fn raster(layout: &Layout) -> Vec<Lies> {
    let mut raster = vec![Lies::Place; ACROSS * ACROSS];
    let regions = layout.regions.iter().enumerate();
    let parts = regions.map(|(part, region)| (Lies::Part(part as u8), &region.shape));
    let rest = layout.rest.iter().map(|(rest, shape)| {
        let lies = match rest {
            Rest::Water => Lies::Water,
            Rest::Stub => Lies::Stub,
            Rest::Place => Lies::Place,
        };
        (lies, shape)
    });
    parts.chain(rest).for_each(|(lies, shape)| fill(&mut raster, lies, shape));
    raster
}

/// Fills a shape, line by line: between an odd crossing of its border and the next one.
fn fill(raster: &mut [Lies], lies: Lies, shape: &Shape) {
    let mut crossings: Vec<Vec<f64>> = vec![Vec::new(); ACROSS];
    for cycle in shape {
        for (a, b) in cycle.iter().zip(cycle.iter().cycle().skip(1)) {
            let row = |y: f64| ((y / STEP + 0.5).floor().max(0.0) as usize).min(ACROSS);
            let (from, to) = (row(a.y.min(b.y)), row(a.y.max(b.y)));
            for (line, n) in crossings[from..to].iter_mut().zip(from..) {
                let y = (n as f64 + 0.5) * STEP;
                if (a.y > y) != (b.y > y) {
                    line.push(a.x + (b.x - a.x) * (y - a.y) / (b.y - a.y));
                }
            }
        }
    }
    for (line, row) in crossings.iter_mut().zip(raster.chunks_exact_mut(ACROSS)) {
        line.sort_by(f64::total_cmp);
        for span in line.chunks_exact(2) {
            let column = |x: f64| ((x / STEP + 0.5).max(0.0) as usize).min(ACROSS);
            row[column(span[0])..column(span[1])].fill(lies);
        }
    }
}

/// Which feature every part of every tile belongs to.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Parts(HashMap<(i8, i8), Vec<Option<u16>>>);

impl Parts {
    /// The numbers of the features on a tile, part by part.
    pub fn of(&self, x: i8, y: i8) -> &[Option<u16>] {
        self.0.get(&(x, y)).map_or(&[], Vec::as_slice)
    }

    /// The number of the feature that a part belongs to.
    pub fn region(&self, x: i8, y: i8, part: u8) -> Option<u16> {
        self.of(x, y).get(usize::from(part)).copied().flatten()
    }
}

impl<G: Shown> Dealt<G> {
    /// Which feature every part belongs to after a draft.
    pub(crate) fn parts(&self, viewer: Viewer, draft: &[&str]) -> Result<Parts, Refused> {
        let (game, _) = self.drafted(viewer, draft)?;
        let scene = game.scene(&self.album);
        let mut parts = Parts::default();
        for region in &scene.regions {
            for spot in &region.spots {
                let tile = parts.0.entry((spot.cell.x, spot.cell.y)).or_default();
                let part = usize::from(spot.part);
                if tile.len() <= part {
                    tile.resize(part + 1, None);
                }
                tile[part] = Some(region.id);
            }
        }
        Ok(parts)
    }
}
