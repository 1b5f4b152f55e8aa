//! Names of spots: `city-NE`, `road-S`, `field-0127`, `field-inner`, `abbey`, `garden`.

use crate::classic::action::Spot;
use crate::classic::feature::{FeatureKind, Part};
use crate::classic::game::Classic;
use crate::classic::rules::Rules;
use crate::kernel::face::FaceId;
use crate::kernel::geometry::{Cell, Rotation};
use crate::notation::edges::{digits, letters};
use crate::notation::words::{ReadError, Words, read_cell};

/// The name of a part of a turned face.
pub fn part_name(part: &Part, rotation: Rotation) -> String {
    let kind = part.tally.kind;
    match kind {
        FeatureKind::Abbey | FeatureKind::Garden => kind.to_string(),
        FeatureKind::Field if part.halves == 0 => format!("{kind}-inner"),
        FeatureKind::Field => format!("{kind}-{}", digits(part.halves, rotation)),
        FeatureKind::City | FeatureKind::Road => {
            format!("{kind}-{}", letters(part.sides, rotation))
        }
    }
}

/// The name of a face's part, by its number.
pub fn spot_name(rules: &Rules, face: FaceId, rotation: Rotation, part: u8) -> String {
    part_name(&rules.face(face).parts[usize::from(part)], rotation)
}

/// The number of the part with this name on a turned face.
pub fn part_named(rules: &Rules, face: FaceId, rotation: Rotation, name: &str) -> Option<u8> {
    let parts = &rules.face(face).parts;
    parts.iter().position(|part| part_name(part, rotation) == name).map(|part| part as u8)
}

/// The name of a spot on the board; a question mark where there is none.
pub fn name_on_board(game: &Classic, spot: Spot) -> String {
    let tile = game.state.table.board.at(spot.cell).map(|tile| *game.state.table.board.tile(tile));
    tile.filter(|tile| usize::from(spot.part) < game.rules.face(tile.face).parts.len()).map_or_else(
        || "?".into(),
        |tile| spot_name(&game.rules, tile.face, tile.pose.rotation, spot.part),
    )
}

/// Reads a cell and the name of a part of the tile that lies there.
pub(super) fn spot(game: &Classic, words: &mut Words<'_>) -> Result<Spot, ReadError> {
    let cell = words.take("a cell with a tile", |word| {
        read_cell(word).filter(|cell| game.state.table.board.at(*cell).is_some())
    })?;
    Ok(Spot { cell, part: part_on(game, words, cell)? })
}

/// Reads the name of a part of the tile on a cell.
pub(super) fn part_on(game: &Classic, words: &mut Words<'_>, cell: Cell) -> Result<u8, ReadError> {
    words.take("a part of that tile", |word| {
        let tile = game.state.table.board.tile(game.state.table.board.at(cell)?);
        part_named(&game.rules, tile.face, tile.pose.rotation, word)
    })
}
