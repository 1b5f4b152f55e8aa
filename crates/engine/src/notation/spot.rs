//! Spots as text: a cell and the name of a part of the tile that lies there.

use super::words::{ReadError, Words, read_cell};
use crate::kernel::face::Face;
use crate::kernel::geometry::{Cell, Edge, Rotation, Side};
use crate::kernel::table::Spot;

/// A game whose parts of tiles have names.
pub trait Spotted {
    /// The names of the parts of the tile on a cell, in order; none where no tile lies.
    fn part_names(&self, cell: Cell) -> Option<Vec<String>>;
}

/// The names of the parts of a turned face, in order.
pub(super) fn names<P>(
    face: &Face<P>,
    rotation: Rotation,
    name: impl Fn(&P, Rotation) -> String,
) -> Vec<String> {
    face.parts.iter().map(|part| name(part, rotation)).collect()
}

/// The name of a spot on the board; a question mark where there is none.
pub fn name_on_board(game: &impl Spotted, spot: Spot) -> String {
    let names = game.part_names(spot.cell).unwrap_or_default();
    names.into_iter().nth(spot.part.into()).unwrap_or_else(|| "?".into())
}

/// A spot with its cell: `0,1 city-S`.
pub fn write_spot(game: &impl Spotted, spot: Spot) -> String {
    format!("{} {}", spot.cell, name_on_board(game, spot))
}

/// Reads a cell and the name of a part of the tile that lies there.
pub(super) fn read_spot(game: &impl Spotted, words: &mut Words<'_>) -> Result<Spot, ReadError> {
    let cell = words.take("a cell with a tile", |word| {
        read_cell(word).filter(|cell| game.part_names(*cell).is_some())
    })?;
    Ok(Spot { cell, part: read_part(game, words, cell)? })
}

/// Reads a spot with its cell, as [`write_spot`] writes it, and nothing else.
pub fn read_spot_text(game: &impl Spotted, text: &str) -> Result<Spot, ReadError> {
    let mut words = Words::new(1, text);
    let spot = read_spot(game, &mut words)?;
    words.end()?;
    Ok(spot)
}

/// Reads the name of a part of the tile on a cell.
pub(super) fn read_part(
    game: &impl Spotted,
    words: &mut Words<'_>,
    cell: Cell,
) -> Result<u8, ReadError> {
    words.take("a part of that tile", |word| {
        let names = game.part_names(cell)?;
        names.iter().position(|name| name == word).map(|part| part as u8)
    })
}

/// A side of a cell: `0,1 N`.
pub fn write_edge(edge: Edge) -> String {
    format!("{} {}", edge.cell, edge.side.letter())
}

/// Reads a cell and one of its sides.
pub(super) fn read_edge(words: &mut Words<'_>) -> Result<Edge, ReadError> {
    let cell = words.cell()?;
    let side = words.take("a side N, E, S or W", |word| {
        let mut letters = word.chars();
        letters.next().and_then(Side::from_letter).filter(|_| letters.next().is_none())
    })?;
    Ok(Edge { cell, side })
}
