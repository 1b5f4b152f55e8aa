//! Marks for regions, given as path data, and for what counts in them.

use super::contrast;
use crate::figures::hex;
use crate::geometry::Point;
use crate::seats::Livery;
use std::fmt::Write as _;

/// A region that a seat owns, in the hatch of [`super::hatches`].
pub fn owned(out: &mut String, region: &str, livery: &Livery) {
    let (color, other, name) = (hex(livery.color), contrast(livery), livery.name);
    write!(
        out,
        "<g fill-rule=\"evenodd\" stroke-linejoin=\"round\"><path fill=\"{color}\" fill-opacity=\".3\" stroke=\"{other}\" stroke-width=\"24\" d=\"{region}\"/>\
         <path fill=\"url(#hatch-{name})\" stroke=\"{color}\" stroke-width=\"13\" d=\"{region}\"/></g>"
    )
    .expect("text takes text");
}

/// A region that several seats share or quarrel about: each has its turn along the edge.
pub fn contested(out: &mut String, region: &str, seats: &[&Livery]) {
    const DASH: usize = 54;
    let gap = DASH * seats.len().saturating_sub(1);
    write!(
        out,
        "<g fill=\"none\" fill-rule=\"evenodd\"><path fill=\"#fff6dc\" fill-opacity=\".25\" stroke=\"#2a1a0c\" stroke-width=\"40\" d=\"{region}\"/>"
    )
    .expect("text takes text");
    for (n, livery) in seats.iter().enumerate() {
        let (color, offset) = (hex(livery.color), DASH * (seats.len() - n));
        write!(
            out,
            "<path stroke=\"{color}\" stroke-width=\"28\" stroke-dasharray=\"{DASH} {gap}\" \
             stroke-dashoffset=\"{offset}\" d=\"{region}\"/>"
        )
        .expect("text takes text");
    }
    out.push_str("</g>");
}

/// A field, in one of the weaves of [`super::fields`]; neighbors take other numbers.
pub fn field(out: &mut String, region: &str, number: usize) {
    let number = number % super::FIELDS;
    let color = super::weave::FIELD_COLORS[number];
    write!(
        out,
        "<g fill-rule=\"evenodd\" stroke-linejoin=\"round\">\
         <path fill=\"{color}\" fill-opacity=\".4\" stroke=\"#2a1a0c\" stroke-opacity=\".5\" stroke-width=\"22\" d=\"{region}\"/>\
         <path fill=\"url(#field-{number})\" stroke=\"{color}\" stroke-width=\"14\" d=\"{region}\"/></g>"
    )
    .expect("text takes text");
}

/// A region that is pointed out.
pub fn emphasis(out: &mut String, region: &str) {
    write!(
        out,
        "<g fill=\"none\" stroke-linejoin=\"round\">\
         <path stroke=\"#ffd34d\" stroke-width=\"54\" opacity=\".5\" d=\"{region}\"/>\
         <path stroke=\"#2a1a0c\" stroke-width=\"24\" d=\"{region}\"/>\
         <path fill=\"#ffd34d\" fill-opacity=\".16\" stroke=\"#ffe68a\" stroke-width=\"13\" d=\"{region}\"/></g>"
    )
    .expect("text takes text");
}

/// A dot on a city that a field counts.
pub fn pip(out: &mut String, at: Point) {
    let (x, y) = (at.x.round(), at.y.round());
    write!(
        out,
        "<g transform=\"translate({x} {y})\">\
         <circle r=\"64\" fill=\"#ffd34d\" stroke=\"#2a1a0c\" stroke-width=\"11\"/>\
         <path fill=\"none\" stroke=\"#fff6dc\" stroke-width=\"8\" stroke-linecap=\"round\" d=\"M-46-12c4-18 16-30 34-34\"/>\
         <path fill=\"#2a1a0c\" d=\"M-36 36v-20l6-6v-22h-6v-24h16v10h12v-10h16v10h12v-10h16v24h-6v22l6 6v20h-27v-18c0-12-18-12-18 0v18z\"/></g>"
    )
    .expect("text takes text");
}
