//! Sets of the classic game that are loaded while the program runs.

use super::{Piece, Role, SETS, Square, TileError, TileSet, parse};
use crate::kernel::geometry::{HalfEdge, Side};
use crate::kernel::printing::sorted;
use crate::kernel::tile_sets::{LoadedSet, MAX_SETS, PrintedSet, Registry, SetDigest};
use std::fmt;
use thiserror::Error;

/// A loaded set of the classic game.
pub type Loaded = LoadedSet<TileSet>;

static LOADED: Registry<TileSet> = Registry::new();

/// Why a file was not loaded.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum LoadError {
    /// Something is wrong in the file.
    #[error(transparent)]
    Tile(#[from] TileError),
    /// Another set of this name is for another part of the game, so that tiles of both, on one
    /// table, could have the same names.
    #[error("set {0}: another set of this name is for {1}; choose another name")]
    NameTaken(String, &'static str),
    /// There is no room for more sets.
    #[error("{MAX_SETS} sets are loaded, and there is no room for more")]
    TooMany,
}

/// All loaded sets, in the order in which they came.
pub fn loaded() -> Vec<Loaded> {
    LOADED.all()
}

/// The loaded set with this name and digest.
pub fn find(name: &str, digest: SetDigest) -> Option<Loaded> {
    LOADED.find(name, digest)
}

/// Reads a file and checks that it can stand beside the sets that are known.
pub fn check_file(text: &str) -> Result<TileSet, LoadError> {
    let set = parse(text)?;
    let known = loaded().into_iter().map(Loaded::set).chain(SETS.iter());
    let other = known.filter(|other| other.name == set.name && other.role != set.role);
    match other.filter_map(|other| other.role).next() {
        Some(role) => Err(LoadError::NameTaken(set.name, role.name())),
        None => Ok(set),
    }
}

/// Reads a file, checks it, and keeps its tiles; none if they are a set that comes with the program.
pub fn load(text: &str) -> Result<Option<Loaded>, LoadError> {
    let set = check_file(text)?;
    let digest = SetDigest::of(&set);
    if SETS.iter().any(|shipped| SetDigest::of(shipped) == digest) {
        return Ok(None);
    }
    LOADED.add(set, text).map(Some).ok_or(LoadError::TooMany)
}

/// The loaded sets of a game, at most one for each role. A set for a part of the game that is not
/// played changes nothing.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct OwnTiles([Option<Loaded>; Role::ALL.len()]);

impl OwnTiles {
    /// Only the sets that come with the program.
    pub const NONE: Self = Self([None; Role::ALL.len()]);

    /// With a loaded set in the place of the shipped one, or of the one chosen before.
    #[must_use]
    pub fn with(mut self, set: Loaded) -> Self {
        if let Some(role) = set.set().role {
            self.0[role as usize] = Some(set);
        }
        self
    }

    /// The loaded set of a role.
    pub const fn of(self, role: Role) -> Option<Loaded> {
        self.0[role as usize]
    }

    /// The loaded sets in the order of their roles.
    pub fn iter(self) -> impl Iterator<Item = Loaded> {
        self.0.into_iter().flatten()
    }
}

impl fmt::Debug for OwnTiles {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl PrintedSet for TileSet {
    fn name(&self) -> &str {
        &self.name
    }

    fn role(&self) -> Option<&'static str> {
        self.role.map(Role::name)
    }

    fn canonical(&self) -> String {
        let role = self.role.map_or("?", Role::name);
        let mut lines = vec![format!("set {}", self.name), format!("for {role}")];
        lines.extend(self.start.iter().map(|start| format!("start {start}")));
        lines.push(sorted("last", &self.last.iter().collect::<Vec<_>>(), String::clone));
        for piece in &self.kinds {
            write_piece(piece, &mut lines);
            piece.squares.iter().for_each(|square| write_square(square, &mut lines));
        }
        lines.join("\n")
    }
}

fn write_piece(piece: &Piece, lines: &mut Vec<String>) {
    let Piece { id, count, gardens, join, spring, lake, bridge, arrow, .. } = piece;
    lines.push(format!("piece {id} x{count} {join:?} gardens {gardens} {arrow:?}"));
    lines.push(format!("spring {spring} lake {lake} bridge {bridge}"));
    lines.push(halves("cuts", &piece.cuts) + &sides(" stubs", &piece.stubs));
}

fn write_square(square: &Square, lines: &mut Vec<String>) {
    lines.push(format!("cell {:?} abbey {}", square.edges, square.abbey));
    for city in &square.cities {
        let marks = format!(" shields {} cathedral {}", city.shields, city.cathedral);
        lines.push(sides("city", &city.sides) + &marks);
    }
    for road in &square.roads {
        let end = road.end.as_deref().unwrap_or("-");
        lines.push(sides("road", &road.sides) + &format!(" end {end} inn {}", road.inn));
    }
    lines.extend(square.rivers.iter().map(|river| sides("river", river)));
    for field in &square.fields {
        let touches = sorted(" touches", &field.touches, |city| city);
        lines.push(halves("field", &field.halves) + &touches);
    }
}

fn sides(key: &str, sides: &[Side]) -> String {
    sorted(key, sides, |side: Side| side.letter())
}

fn halves(key: &str, halves: &[HalfEdge]) -> String {
    sorted(key, halves, |half: HalfEdge| HalfEdge::NAMES[half.index()])
}
