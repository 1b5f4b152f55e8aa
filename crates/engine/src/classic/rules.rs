//! The resolved answers to a wish: tiles, figures and points. Scoring reads them and never asks
//! which expansion gave them.

use super::action::FigureKind;
use super::feature::{FaceFacts, FeatureKind, Marks, Part, Sums};
use super::setup::{
    Farmers, MAX_ORIGIN, Module, Setup, SetupError, SetupProblem, StartTile, TwoTileCity,
};
use super::state::{FACES, PARTS, Pile, SHRINES};
use super::tiles::{Piece, Role, Square, Terrain, TileSet};
use crate::kernel::board::TILES;
use crate::kernel::face::{EdgePattern, Face, FaceId, NO_PART, Ports};
use crate::kernel::geometry::{Pose, Side};
use std::ops::Range;

/// Everything that is fixed when the game begins; shared by all copies of a game.
#[derive(Clone, Debug)]
pub struct Rules {
    /// The wish that these rules answer.
    pub setup: Setup,
    /// Every face that can lie on the table, pile by pile.
    pub faces: Vec<Face<Part>>,
    /// Further facts of each face.
    pub facts: Vec<FaceFacts>,
    /// Copies of each face in the bag when the game begins.
    pub copies: Vec<u8>,
    /// The range of faces that each pile holds.
    pub piles: [Range<u8>; 3],
    /// What lies on the table when the game begins.
    pub start: Vec<(FaceId, Pose)>,
    /// Figures of each kind in every seat's supply.
    pub figures: [u8; FigureKind::ALL.len()],
    /// The kinds of features each kind of figure may stand on, as bits (ABBOT-3, ABBOT-4,
    /// RUL-ABBOT-4, OPT-1).
    pub stands: [u8; FigureKind::ALL.len()],
    /// Points for each tile and shield of a city.
    pub city: CityPoints,
    /// Points for each tile of a road.
    pub road: RoadPoints,
}

/// Points of a city for each tile and for each shield.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CityPoints {
    /// A complete city (CITY-2).
    pub complete: u8,
    /// A complete city on exactly two tiles (CITY-2 or CITY-4).
    pub two_tiles: u8,
    /// An incomplete city at the end (CITY-3).
    pub incomplete: u8,
    /// A complete city with a cathedral (INN-4).
    pub complete_cathedral: u8,
    /// An incomplete city with a cathedral (INN-5).
    pub incomplete_cathedral: u8,
}

/// Points of a road for each tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RoadPoints {
    /// A complete road (ROAD-2).
    pub complete: u8,
    /// An incomplete road at the end (ROAD-3).
    pub incomplete: u8,
    /// A complete road with an inn (INN-2).
    pub complete_inn: u8,
    /// An incomplete road with an inn (INN-3).
    pub incomplete_inn: u8,
}

impl Rules {
    /// Answers a wish, or lists everything that is wrong with it.
    pub fn new(setup: Setup) -> Result<Self, SetupError> {
        let problems = setup.problems();
        if !problems.is_empty() {
            return Err(SetupError(problems));
        }
        let mut rules = Self {
            setup,
            faces: Vec::new(),
            facts: Vec::new(),
            copies: Vec::new(),
            piles: [0..0, 0..0, 0..0],
            start: Vec::new(),
            figures: figures(&setup),
            stands: FigureKind::ALL.map(|figure| stands(&setup, figure)),
            city: CityPoints {
                complete: 2,
                two_tiles: match setup.two_tile_city {
                    TwoTileCity::FullPoints => 2,
                    TwoTileCity::HalfPoints => 1,
                },
                incomplete: 1,
                complete_cathedral: 3,
                incomplete_cathedral: 0,
            },
            road: RoadPoints { complete: 1, incomplete: 1, complete_inn: 2, incomplete_inn: 0 },
        };
        rules.add_tiles();
        rules.check_room().map_err(|problem| SetupError(vec![problem]))?;
        Ok(rules)
    }

    /// Number of seats in the game.
    #[inline]
    pub const fn seats(&self) -> usize {
        self.setup.players as usize
    }

    /// Whether a module is in play.
    #[inline]
    pub const fn has(&self, module: Module) -> bool {
        self.setup.modules.has(module)
    }

    /// Whether figures may lie in fields (OPT-1).
    #[inline]
    pub fn farmers_on(&self) -> bool {
        self.setup.farmers != Farmers::Off
    }

    /// The face with this number.
    #[inline]
    pub fn face(&self, face: FaceId) -> &Face<Part> {
        &self.faces[face.index()]
    }

    /// The number of the face with this name.
    pub fn face_named(&self, name: &str) -> Option<FaceId> {
        self.faces.iter().position(|face| face.name == name).map(|index| FaceId(index as u8))
    }

    /// The pile a face is drawn from; none for a river's start piece, which is never drawn.
    pub fn pile_of(&self, face: FaceId) -> Option<Pile> {
        Pile::ALL.into_iter().find(|pile| self.piles[*pile as usize].contains(&face.0))
    }

    /// The figures of one kind a seat owns, as slots.
    #[inline]
    pub const fn slots(&self, kind: FigureKind) -> Range<u8> {
        let all = kind.slots();
        all.start..all.start + self.figures[kind as usize]
    }

    fn add_tiles(&mut self) {
        let setup = self.setup;
        let base = setup.set(Role::Base).expect("the base game is always played");
        let river = setup.set(Role::River);
        let land = setup.sets().filter(|(role, _)| *role != Role::River);

        let is_start =
            |set: &TileSet, piece: &Piece| set.start.as_deref() == Some(piece.id.as_str());
        if let Some(set) = river {
            let is_last = |piece: &Piece| set.last.contains(&piece.id);
            for (pile, lakes) in [(Pile::River, false), (Pile::Lakes, true)] {
                let from = self.faces.len() as u8;
                for piece in &set.kinds {
                    if is_last(piece) == lakes && !is_start(set, piece) {
                        self.add_piece(set, piece, piece.count);
                    }
                }
                self.piles[pile as usize] = from..self.faces.len() as u8;
            }
        }
        let from = self.faces.len() as u8;
        for (role, set) in land {
            for piece in &set.kinds {
                // SETUP-5, SETUP-6: the start tile lies on the table or, with a river, in the box.
                let set_aside = role == Role::Base
                    && is_start(set, piece)
                    && (river.is_none() || self.setup.start_tile == StartTile::Box);
                self.add_piece(set, piece, piece.count - u32::from(set_aside));
            }
        }
        self.piles[Pile::Land as usize] = from..self.faces.len() as u8;
        let start_set = river.unwrap_or(base);
        let start = start_set.kinds.iter().find(|piece| is_start(start_set, piece));
        self.lay_start(start_set, start.expect("base and rivers name their start piece"));
    }

    /// Adds the kinds of one piece: with the Abbot, copies with a garden are a kind of their own.
    fn add_piece(&mut self, set: &TileSet, piece: &Piece, copies: u32) {
        let gardens = if self.has(Module::Abbot) { piece.gardens.min(copies) } else { 0 };
        let name = format!("{}/{}", set.name, piece.id);
        for (name, garden, copies) in
            [(name.clone(), false, copies - gardens), (name + "*", true, gardens)]
        {
            // A start tile of a single copy stays a known kind although none is left to draw.
            if copies > 0 || (!garden && gardens == 0) {
                self.add_face(name, piece, &piece.squares[0], garden, copies);
            }
        }
    }

    fn add_face(
        &mut self,
        name: String,
        piece: &Piece,
        square: &Square,
        garden: bool,
        copies: u32,
    ) {
        let (face, facts) = printed(name, piece, square, garden);
        self.faces.push(face);
        self.facts.push(facts);
        self.copies.push(copies as u8);
    }

    /// Lays the start piece; each square of the double source is a tile (RUL-RIVER-6).
    fn lay_start(&mut self, set: &TileSet, piece: &Piece) {
        let origin = self.setup.origin;
        let name = format!("{}/{}", set.name, piece.id);
        if let Some(face) = self.face_named(&name) {
            self.start.push((face, origin));
            return;
        }
        let double = piece.squares.len() > 1;
        let mut cell = origin.cell;
        for (n, square) in piece.squares.iter().enumerate() {
            let name = if double { format!("{name}.{}", n + 1) } else { name.clone() };
            self.start.push((FaceId(self.faces.len() as u8), Pose { cell, ..origin }));
            self.add_face(name, piece, square, false, 0);
            if let Some(join) = piece.join {
                cell = cell.step(join.turned(origin.rotation));
            }
        }
    }

    fn check_room(&self) -> Result<(), SetupProblem> {
        let mut tiles = self.start.len();
        let mut parts = 0;
        let mut shrines = 0;
        let start = self.start.iter().map(|(face, _)| (face.index(), 1));
        let bag = self.copies.iter().map(|copies| usize::from(*copies)).enumerate();
        for (face, copies) in start.chain(bag) {
            parts += copies * self.faces[face].parts.len();
            let facts = &self.facts[face];
            shrines +=
                copies * (usize::from(facts.abbey.is_some()) + usize::from(facts.garden.is_some()));
        }
        tiles += self.copies.iter().map(|copies| usize::from(*copies)).sum::<usize>();
        // Tiles in one row from the farthest start piece, and the open cell after them, must stay
        // within the range of a coordinate.
        let longest_row = (i8::MAX - MAX_ORIGIN - 1) as usize;
        let roomy = tiles <= TILES.min(longest_row)
            && parts <= PARTS
            && shrines <= SHRINES
            && self.faces.len() <= FACES;
        if roomy { Ok(()) } else { Err(SetupProblem::TooManyTiles) }
    }
}

/// How many figures of each kind a seat gets (SETUP-2, SETUP-3, SETUP-4).
fn figures(setup: &Setup) -> [u8; FigureKind::ALL.len()] {
    let one_if = |module| u8::from(setup.modules.has(module));
    [7, one_if(Module::BigMeeples), one_if(Module::Abbot)]
}

/// The kinds of features a figure may stand on, as bits (ABBOT-3, ABBOT-4, OPT-1).
fn stands(setup: &Setup, figure: FigureKind) -> u8 {
    use FeatureKind::{Abbey, City, Field, Garden, Road};
    let kinds: &[FeatureKind] = match (figure, setup.farmers) {
        (FigureKind::Abbot, _) => &[Abbey, Garden],
        (_, Farmers::Off) => &[City, Road, Abbey],
        _ => &[City, Road, Abbey, Field],
    };
    kinds.iter().fold(0, |bits, kind| bits | 1 << *kind as u8)
}

/// Turns the facts of one square into a face: parts in the order of the data (cities, roads,
/// fields), then the abbey, then the garden.
fn printed(name: String, piece: &Piece, square: &Square, garden: bool) -> (Face<Part>, FaceFacts) {
    let mut parts = Vec::new();
    let mut ports: [Ports; 4] = [[NO_PART; 3]; 4];
    let twice = |count: usize| if count > 1 { Marks::TWICE_ON_A_TILE } else { Marks::NONE };
    let bits = |sides: &[Side]| sides.iter().fold(0_u8, |bits, side| bits | 1 << side.index());
    let part = |kind, sides: &[Side], marks, shields| Part {
        sides: bits(sides),
        halves: 0,
        touches: 0,
        tally: Sums { kind, open: sides.len() as u8, tiles: 1, shields, figures: 0, marks },
    };
    for city in &square.cities {
        let cathedral = if city.cathedral { Marks::CATHEDRAL } else { Marks::NONE };
        let marks = cathedral.with(twice(square.cities.len()));
        city.sides.iter().for_each(|side| ports[side.index()][1] = parts.len() as u8);
        parts.push(part(FeatureKind::City, &city.sides, marks, city.shields));
    }
    for road in &square.roads {
        let inn = if road.inn { Marks::INN } else { Marks::NONE };
        let marks = inn.with(twice(square.roads.len()));
        road.sides.iter().for_each(|side| ports[side.index()][1] = parts.len() as u8);
        parts.push(part(FeatureKind::Road, &road.sides, marks, 0));
    }
    for field in &square.fields {
        let index = parts.len() as u8;
        let mut field_part = part(FeatureKind::Field, &[], Marks::NONE, 0);
        field_part.touches = field.touches.iter().fold(0, |bits, city| bits | 1 << city);
        for half in &field.halves {
            field_part.halves |= 1 << half.index();
            let side = half.side().index();
            // A meadow side is one place to join; beside a road or river there are two.
            let place = match square.edges[side] {
                Terrain::Field => 1,
                _ => half.index() % 2 * 2,
            };
            ports[side][place] = index;
        }
        field_part.tally.open = ports.iter().flatten().filter(|port| **port == index).count() as u8;
        parts.push(field_part);
    }
    let mut facts = FaceFacts {
        river: square.rivers.iter().fold(0, |all, river| all | bits(river)),
        spring: piece.spring,
        lake: piece.lake,
        arrow: piece.arrow,
        abbey: None,
        garden: None,
    };
    if square.abbey {
        facts.abbey = Some(parts.len() as u8);
        parts.push(part(FeatureKind::Abbey, &[], Marks::NONE, 0));
    }
    if garden {
        facts.garden = Some(parts.len() as u8);
        parts.push(part(FeatureKind::Garden, &[], Marks::NONE, 0));
    }
    (Face::new(name, parts, square.edges.map(pattern), ports), facts)
}

/// What a side with water shows.
pub(crate) const RIVER_PATTERN: EdgePattern = 8;

const fn pattern(terrain: Terrain) -> EdgePattern {
    match terrain {
        Terrain::Field => 1,
        Terrain::Road => 2,
        Terrain::City => 4,
        Terrain::River => RIVER_PATTERN,
    }
}
