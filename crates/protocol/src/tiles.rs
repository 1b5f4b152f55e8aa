//! Tile sets that a server has beside those that come with every program.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// A tile set that tables of a server can be played with. Setups name it as `tiles NAME DIGEST`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct TileSet {
    /// Its short name, the first half of every tile name.
    #[schema(example = "mytown")]
    pub name: String,
    /// What it is for: `city`, `base`, `river`, `inns` or `anniversary`.
    #[schema(example = "city")]
    pub role: String,
    /// What it is, in words of whoever made it.
    pub title: String,
    /// The number of its tiles.
    pub tiles: u32,
    /// The digest of its tiles, 32 hexadecimal digits.
    pub digest: String,
}
