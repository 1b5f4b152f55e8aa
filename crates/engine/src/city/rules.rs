//! The resolved answers to a wish: everything that is fixed when the game begins.

use super::feature::{FeatureKind, Part, Sums};
use super::run::TOWERS;
use super::setup::{Setup, SetupError, SetupProblem};
use super::state::{FACES, PARTS};
use super::tiles::{Building, Ground, Tile, TileSet};
use crate::kernel::board::TILES;
use crate::kernel::face::{EdgePattern, Face, FaceId, NO_PART, Ports};
use crate::kernel::geometry::Side;

/// Followers in each supply (TC-SETUP-2).
pub const FOLLOWERS: u8 = 7;
/// The game ends when no more open sides than this are left (TC-END-3).
pub const LAST_SIDES: usize = 5;

/// Everything that is fixed when the game begins; shared by all copies of a game.
#[derive(Clone, Debug)]
pub struct Rules {
    /// The wish that these rules answer.
    pub setup: Setup,
    /// Every face, by its [`FaceId`].
    pub faces: Vec<Face<Part>>,
    /// The building printed on each face, if any.
    pub buildings: Vec<Option<Building>>,
    /// Copies of each face in the box.
    pub copies: Vec<u8>,
    /// All tiles of the box.
    pub tiles: usize,
    /// Towers each seat begins with (TC-SETUP-3).
    pub towers: u8,
}

impl Rules {
    /// Answers a wish, or lists everything that is wrong with it.
    pub fn new(setup: Setup) -> Result<Self, SetupError> {
        Self::with_tiles(setup, setup.tile_set())
    }

    /// The same with other tiles, which [`super::tiles::parse`] has checked.
    pub fn with_tiles(setup: Setup, set: &TileSet) -> Result<Self, SetupError> {
        let mut problems = setup.problems();
        let piles = setup.piles.iter().map(|pile| u32::from(*pile)).sum();
        if set.tiles == 0 {
            problems.push(SetupProblem::NoTiles);
        }
        if piles != set.tiles {
            problems.push(SetupProblem::Piles { piles, tiles: set.tiles });
        }
        let parts: usize = set.kinds.iter().map(|tile| tile.count as usize * parts(tile)).sum();
        let tiles = set.tiles as usize;
        // A row of all tiles must stay within the range of a coordinate.
        let roomy =
            tiles <= TILES.min(i8::MAX as usize - 1) && parts <= PARTS && set.kinds.len() <= FACES;
        if !roomy {
            problems.push(SetupProblem::TooManyTiles);
        }
        if !problems.is_empty() {
            return Err(SetupError(problems));
        }
        let name = |tile: &Tile| format!("{}/{}", set.name, tile.id);
        Ok(Self {
            setup,
            faces: set.kinds.iter().map(|tile| printed(name(tile), tile)).collect(),
            buildings: set.kinds.iter().map(|tile| tile.building.clone()).collect(),
            copies: set.kinds.iter().map(|tile| tile.count as u8).collect(),
            tiles,
            towers: TOWERS as u8 / setup.players,
        })
    }

    /// Number of seats in the game.
    #[inline]
    pub const fn seats(&self) -> usize {
        self.setup.players as usize
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

    /// The pile of the tile drawn as number `drawn`, counted from one (RUL-TC-PHASE-1).
    #[inline]
    pub const fn pile_of_draw(&self, drawn: usize) -> Pile {
        let [first, second, _] = self.setup.piles;
        if drawn <= first as usize {
            Pile::First
        } else if drawn <= first as usize + second as usize {
            Pile::Second
        } else {
            Pile::Third
        }
    }

    /// Whether guards are put only when all walls of a phase stand (TC-GUARD-3, RUL-TC-GUARD-4).
    #[inline]
    pub const fn guards_wait(&self, pile: Pile) -> bool {
        matches!(pile, Pile::Third) && !self.setup.guard_each_wall
    }

    /// Walls and gate that each seat builds in a phase (TC-PHASE-3 to TC-PHASE-5).
    #[inline]
    pub const fn pieces(&self, pile: Pile) -> u8 {
        let each = match pile {
            Pile::First => 0,
            Pile::Second => 1,
            Pile::Third => 2,
        };
        if self.setup.players == 2 { 2 * each } else { each }
    }
}

/// The pile a tile came from, which is the phase of its turn.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Pile {
    /// The first pile: no walls are built.
    First,
    /// The second pile: few walls in each phase.
    Second,
    /// The third pile: many walls in each phase.
    Third,
}

const fn parts(tile: &Tile) -> usize {
    tile.markets.len() + tile.streets.len() + tile.homes.len()
}

/// Turns the facts of a tile into a face: markets, then streets, then homes, each in the order of
/// the data.
fn printed(name: String, tile: &Tile) -> Face<Part> {
    let mut parts = Vec::new();
    let mut ports: [Ports; 4] = [[NO_PART; 3]; 4];
    let part = |kind, sides: &[Side], goods, count: usize| Part {
        sides: sides.iter().fold(0, |bits, side| bits | 1 << side.index()),
        halves: 0,
        touches: 0,
        tally: Sums {
            kind,
            open: sides.len() as u8,
            tiles: 1,
            goods,
            figures: 0,
            twice: count > 1,
        },
    };
    for market in &tile.markets {
        market.sides.iter().for_each(|side| ports[side.index()][1] = parts.len() as u8);
        let goods = market.goods.iter().fold(0, |bits, goods| bits | 1 << *goods as u8);
        parts.push(part(FeatureKind::Market, &market.sides, goods, tile.markets.len()));
    }
    for street in &tile.streets {
        street.sides.iter().for_each(|side| ports[side.index()][1] = parts.len() as u8);
        parts.push(part(FeatureKind::Street, &street.sides, 0, tile.streets.len()));
    }
    for homes in &tile.homes {
        let mut area = part(FeatureKind::Homes, &[], 0, 1);
        area.touches = homes.touches.iter().fold(0, |bits, market| bits | 1 << market);
        for half in &homes.halves {
            area.halves |= 1 << half.index();
            let side = half.side().index();
            // A side of houses is one place to join; beside a street there are two.
            let place = match tile.edges[side] {
                Ground::Homes => 1,
                _ => half.index() % 2 * 2,
            };
            ports[side][place] = parts.len() as u8;
        }
        parts.push(area);
    }
    Face::new(name, parts, tile.edges.map(pattern), ports)
}

/// Only streets must match (TC-LAY-2), so there is one pattern for street and one for all else.
const fn pattern(ground: Ground) -> EdgePattern {
    match ground {
        Ground::Market | Ground::Homes => 1,
        Ground::Street => 2,
    }
}
