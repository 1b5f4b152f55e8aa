//! Sets of The City that are loaded while the program runs.

use super::{Building, ROLE, SET, TileError, TileSet, parse};
use crate::city::rules::Rules;
use crate::city::setup::{Setup, SetupError};
use crate::kernel::geometry::{HalfEdge, Side};
use crate::kernel::printing::sorted;
use crate::kernel::tile_sets::{LoadedSet, MAX_SETS, PrintedSet, Registry, SetDigest};
use thiserror::Error;

/// A loaded set of The City.
pub type Loaded = LoadedSet<TileSet>;

static LOADED: Registry<TileSet> = Registry::new();

/// Why a file was not loaded.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum LoadError {
    /// Something is wrong in the file.
    #[error(transparent)]
    Tile(#[from] TileError),
    /// The tiles cannot be played with.
    #[error("set {0}: {1}")]
    Unplayable(String, SetupError),
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

/// Reads a file and checks that its tiles can be played with.
pub fn check_file(text: &str) -> Result<TileSet, LoadError> {
    let set = parse(text)?;
    let piles = Setup::split(set.tiles);
    match Rules::with_tiles(Setup { piles, ..Setup::new(2) }, &set) {
        Ok(_) => Ok(set),
        Err(error) => Err(LoadError::Unplayable(set.name, error)),
    }
}

/// Reads a file, checks it, and keeps its tiles; none if they are those that come with the program.
pub fn load(text: &str) -> Result<Option<Loaded>, LoadError> {
    let set = check_file(text)?;
    if SetDigest::of(&set) == SetDigest::of(&*SET) {
        return Ok(None);
    }
    LOADED.add(set, text).map(Some).ok_or(LoadError::TooMany)
}

impl PrintedSet for TileSet {
    fn name(&self) -> &str {
        &self.name
    }

    fn role(&self) -> Option<&'static str> {
        Some(ROLE)
    }

    fn canonical(&self) -> String {
        let sides = |key: &str, sides: &[Side]| sorted(key, sides, |side: Side| side.letter());
        let mut lines = vec![format!("set {}", self.name), format!("for {ROLE}")];
        for tile in &self.kinds {
            lines.push(format!("tile {} x{} {:?}", tile.id, tile.count, tile.edges));
            for market in &tile.markets {
                let goods = sorted(" goods", &market.goods, super::Goods::name);
                lines.push(sides("market", &market.sides) + &goods);
            }
            for street in &tile.streets {
                let end = street.end.as_ref().map(|end| format!(" end {end}")).unwrap_or_default();
                lines.push(sides("street", &street.sides) + &end);
            }
            for homes in &tile.homes {
                let halves =
                    sorted("homes", &homes.halves, |half: HalfEdge| HalfEdge::NAMES[half.index()]);
                lines.push(halves + &sorted(" touches", &homes.touches, |market| market));
            }
            match &tile.building {
                None => {}
                Some(Building::Public) => lines.push("building public".into()),
                Some(Building::Historic(name)) => lines.push(format!("building historic {name}")),
            }
        }
        lines.join("\n")
    }
}
