//! Tile sets that the server has beside those that come with every program.

use axum::Json;
use axum::extract::Path;
use axum::response::{IntoResponse, Response};
use remparts_engine::kernel::tile_sets::SetDigest;
use remparts_engine::notation::tile_file::{self, Listed};
use remparts_protocol::{Code, Problem, TileSet};

use super::problem::Refusal;
use super::tables::TEXT;

/// The tile sets that tables can be played with, beside those that come with every program.
#[utoipa::path(
    get,
    path = "/api/v1/tiles",
    tag = "server",
    responses((status = 200, description = "All tile sets of this server", body = Vec<TileSet>))
)]
pub(crate) async fn sets() -> Json<Vec<TileSet>> {
    Json(tile_file::loaded().iter().map(told).collect())
}

/// The file of a tile set. Whoever reads it should find the digest they asked for.
#[utoipa::path(
    get,
    path = "/api/v1/tiles/{digest}",
    tag = "server",
    params(("digest" = String, Path, description = "The digest of the set")),
    responses(
        (status = 200, description = "The file of the tile set", body = String, content_type = "text/plain"),
        (status = "4XX", description = "Refused; the problem says why", body = Problem),
    )
)]
pub(crate) async fn file(Path(digest): Path<String>) -> Result<Response, Refusal> {
    let digest = SetDigest::read(&digest);
    let set = tile_file::loaded().into_iter().find(|set| Some(set.digest) == digest);
    let set = set.ok_or_else(|| Refusal::new(Code::Nothing, "there is no such tile set"))?;
    Ok((TEXT, set.text).into_response())
}

fn told(set: &Listed) -> TileSet {
    TileSet {
        name: set.name.to_owned(),
        role: set.role.to_owned(),
        title: set.title.to_owned(),
        tiles: set.tiles,
        digest: set.digest.to_string(),
    }
}
