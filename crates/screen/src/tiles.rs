//! Tile sets that a page loads while it is open.

use remparts_engine::notation::tile_file::{self, AnyTiles, TileFileError};
use serde::Serialize;
use ts_rs::TS;

/// A tile set that was loaded. Setups name it as `tiles NAME DIGEST`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct LoadedTiles {
    /// Its short name.
    pub name: String,
    /// What it is for: `city`, `base`, `river`, `inns` or `anniversary`.
    pub role: String,
    /// What it is.
    pub title: String,
    /// Number of tiles.
    pub tiles: u32,
    /// The digest of its tiles.
    pub digest: String,
}

/// A tile set that a text names and that is not loaded.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct MissingTiles {
    /// Its short name.
    pub name: String,
    /// The digest of its tiles.
    pub digest: String,
}

/// The tile sets that a setup or a log names and that are not loaded.
pub fn missing_tiles(text: &str) -> Vec<MissingTiles> {
    let missing = tile_file::missing(text).into_iter();
    missing.map(|(name, digest)| MissingTiles { name, digest: digest.to_string() }).collect()
}

/// Loads a tile file; none if it holds a set that comes with the program.
pub fn load_tiles(text: &str) -> Result<Option<LoadedTiles>, TileFileError> {
    let loaded = tile_file::load(text)?.map(AnyTiles::listed);
    Ok(loaded.map(|set| LoadedTiles {
        name: set.name.to_owned(),
        role: set.role.to_owned(),
        title: set.title.to_owned(),
        tiles: set.tiles,
        digest: set.digest.to_string(),
    }))
}
