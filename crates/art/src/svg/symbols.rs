//! Tiles as symbols, each drawn once and used wherever such a tile lies.

use crate::album::{Album, VARIANTS};
use crate::plan::Printed;
use crate::style::Style;
use remparts_engine::kernel::face::FaceId;
use remparts_engine::kernel::geometry::Rotation;
use std::fmt::Write as _;

/// The name of a symbol, which never changes: style, face, rotation and variant, such as
/// `i-base-E_g-r2-v0`.
pub fn symbol_id(style: Style, face: &str, rotation: Rotation, variant: u8) -> String {
    let style = match style {
        Style::Illustrated => 'i',
        Style::Schematic => 's',
    };
    let face = face.replace('/', "-").replace('*', "_g").replace('.', "_");
    format!("{style}-{face}-r{}-v{variant}", rotation.index())
}

/// A thin line around every tile tells where one ends.
const EDGE: &str = "<path fill=\"none\" stroke=\"#2b1d0a\" stroke-opacity=\".2\" stroke-width=\"9\" d=\"M0 0h1000v1000h-1000z\"/>";

/// Writes the symbol of a tile.
pub(super) fn symbol(
    out: &mut String,
    album: &Album,
    style: Style,
    face: FaceId,
    rotation: Rotation,
    variant: u8,
) {
    let id = symbol_id(style, &album.plan(face).name, rotation, variant);
    let _ = write!(out, "<symbol id=\"{id}\" viewBox=\"0 0 1000 1000\">");
    out.push_str(&style.tile(album.face(face), rotation, album.seed(face, variant)));
    out.push_str(EDGE);
    out.push_str("</symbol>");
}

/// Every symbol of a set, for pages that draw boards themselves.
pub fn symbols(set: &str, style: Style) -> Option<String> {
    let album = Album::of_set(Printed::named(set)?);
    let mut out = String::from("<svg xmlns=\"http://www.w3.org/2000/svg\">");
    for face in album.ids() {
        for rotation in Rotation::ALL {
            for variant in 0..VARIANTS {
                symbol(&mut out, &album, style, face, rotation, variant);
            }
        }
    }
    out.push_str("</svg>\n");
    Some(out)
}
