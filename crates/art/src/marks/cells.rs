//! Marks for cells, drawn on the square of a tile, and for places on a tile.

use super::contrast;
use crate::figures::{glyph, hex};
use crate::geometry::Point;
use crate::seats::Livery;
use std::fmt::Write as _;

/// A cell where the seat may lay its tile.
pub fn spot(out: &mut String, livery: &Livery) {
    let (color, other) = (hex(livery.color), contrast(livery));
    write!(
        out,
        "<g fill=\"none\" stroke-linecap=\"round\" stroke-dasharray=\"60 47.2\">\
         <path stroke=\"{other}\" stroke-width=\"26\" opacity=\".6\" d=\"{INSET}\"/>\
         <path fill=\"{color}\" fill-opacity=\".08\" stroke=\"{color}\" stroke-width=\"15\" d=\"{INSET}\"/></g>"
    )
    .expect("text takes text");
}

/// A place on a tile where the seat may put a figure.
pub fn stand(out: &mut String, at: Point, livery: &Livery) {
    let (color, other) = (hex(livery.color), contrast(livery));
    let (x, y) = (at.x.round(), at.y.round());
    write!(
        out,
        "<g fill=\"none\" transform=\"translate({x} {y})\">\
         <path fill=\"{color}\" fill-opacity=\".3\" stroke=\"{other}\" stroke-width=\"20\" d=\"{RING}\"/>\
         <path stroke=\"{color}\" stroke-width=\"11\" stroke-dasharray=\"32 18.3\" d=\"{RING}\"/></g>"
    )
    .expect("text takes text");
}

/// The tile that was laid last, and by whom.
pub fn last_move(out: &mut String, livery: &Livery) {
    let (color, other) = (hex(livery.color), contrast(livery));
    write!(
        out,
        "<g fill=\"none\"><path stroke=\"{other}\" stroke-width=\"56\" d=\"{EDGE}\"/>\
         <path stroke=\"{color}\" stroke-width=\"36\" d=\"{EDGE}\"/></g>"
    )
    .expect("text takes text");
    badge(out, Point::new(918.0, 82.0), livery);
}

/// The sign of a seat on a disc of its color.
fn badge(out: &mut String, at: Point, livery: &Livery) {
    let (color, other, ink) = (hex(livery.color), contrast(livery), hex(livery.ink));
    let (x, y, sign) = (at.x, at.y, glyph(livery.glyph));
    write!(
        out,
        "<g transform=\"translate({x} {y})\"><circle r=\"68\" fill=\"{color}\" stroke=\"{other}\" stroke-width=\"12\"/>\
         <path fill=\"{ink}\" d=\"{sign}\"/></g>"
    )
    .expect("text takes text");
}

/// The frame around a tile that is proposed and not yet laid.
pub fn frame(out: &mut String, livery: &Livery) {
    let (color, other) = (hex(livery.color), contrast(livery));
    write!(
        out,
        "<g fill=\"none\"><path stroke=\"{other}\" stroke-width=\"12\" stroke-dasharray=\"30 20\" d=\"{EDGE}\"/>\
         <g stroke-linecap=\"round\" stroke-linejoin=\"round\">\
         <path stroke=\"{other}\" stroke-width=\"58\" d=\"{BRACKETS}\"/>\
         <path stroke=\"{color}\" stroke-width=\"36\" d=\"{BRACKETS}\"/></g></g>"
    )
    .expect("text takes text");
}

/// A cell that no tile left in the bag can fill.
pub fn dead(out: &mut String) {
    write!(
        out,
        "<g fill=\"none\" stroke-linecap=\"round\"><path stroke=\"#fff6dc\" stroke-width=\"96\" d=\"{CROSS}\"/>\
         <path stroke=\"#8c2f1d\" stroke-width=\"60\" d=\"{CROSS}\"/></g>"
    )
    .expect("text takes text");
}

/// A cell that no tile could fill after what is proposed: the same cross, hollow.
pub fn doomed(out: &mut String) {
    write!(
        out,
        "<g fill=\"none\" stroke-linejoin=\"round\"><path stroke=\"#fff6dc\" stroke-width=\"44\" d=\"{HOLLOW}\"/>\
         <path stroke=\"#8c2f1d\" stroke-width=\"22\" d=\"{HOLLOW}\"/></g>"
    )
    .expect("text takes text");
}

const INSET: &str = "M100 40h800a60 60 0 0 1 60 60v800a60 60 0 0 1-60 60h-800a60 60 0 0 1-60-60v-800a60 60 0 0 1 60-60z";
const EDGE: &str = "M28 28h944v944h-944z";
const BRACKETS: &str = "M28 220v-192h192M780 28h192v192M972 780v192h-192M220 972h-192v-192";
const RING: &str = "M-80 0a80 80 0 1 0 160 0a80 80 0 1 0-160 0z";
const CROSS: &str = "M380 380l240 240m0-240l-240 240";
const HOLLOW: &str =
    "M380 332l120 120 120-120 48 48-120 120 120 120-48 48-120-120-120 120-48-48 120-120-120-120z";
