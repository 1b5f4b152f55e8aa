//! Streets, paved between kerbs.

use super::pieces::piece;
use crate::canvas::{Canvas, Paint};
use crate::face::Laid;
use crate::geometry::{Curve, SIDE};

/// Draws all streets of a tile.
pub(super) fn pave(canvas: &mut Canvas, laid: &Laid<'_>) {
    let tracks = &laid.layout.tracks;
    for paint in [Paint::Line("#786d5b", 112), Paint::Line("#eee6d6", 96)] {
        canvas.draw(paint, |path| tracks.iter().for_each(|track| path.curves(track)));
    }
    canvas.draw(Paint::Dashed("#d5cbba", 80, "19 4 19 0"), |path| {
        let slabs = tracks.iter().flat_map(|track| from_the_edge(track));
        slabs.for_each(|piece| path.curves(&[piece]));
    });
    canvas.draw(Paint::Line("#eee6d6", 4), |path| {
        tracks.iter().for_each(|track| path.curves(track));
    });
}

/// A street in pieces that begin at the edge of the square, so that slabs are whole there.
fn from_the_edge(track: &[Curve]) -> Vec<Curve> {
    match track {
        [way] if at_the_edge(way) => vec![piece(way, 0.0, 0.5), piece(way, 1.0, 0.5)],
        [one, other] => vec![*one, piece(other, 1.0, 0.0)],
        others => others.to_vec(),
    }
}

/// Whether a street leaves the square again.
fn at_the_edge(way: &Curve) -> bool {
    [way.to.x, way.to.y].iter().any(|x| *x < 1.0 || *x > SIDE - 1.0)
}
