//! The terrain of laid tiles, read from the tile facts and not from what the engine made of them.

use remparts_engine::classic::Rules;
use remparts_engine::classic::tiles::{self, Terrain};
use remparts_engine::kernel::face::FaceId;
use remparts_engine::kernel::geometry::{Rotation, Side};

/// What a turned face shows toward a side. Names look like `base/E`, `base/E*` with a garden, and
/// `river20/A.2` for the second square of a double piece.
pub(crate) fn terrain(rules: &Rules, face: FaceId, rotation: Rotation, side: Side) -> Terrain {
    let name = rules.face(face).name.trim_end_matches('*');
    let (set, piece) = name.split_once('/').expect("a set and a piece");
    let (piece, square) = piece.split_once('.').unwrap_or((piece, "1"));
    let square: usize = square.parse().expect("a number of a square");
    let set = tiles::set(set).expect("a shipped set");
    let piece = set.kinds.iter().find(|kind| kind.id == piece).expect("a piece of the set");
    let drawn = (side.index() + 4 - rotation.index()) % 4;
    piece.squares[square - 1].edges[drawn]
}
