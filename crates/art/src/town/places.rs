//! Places where streets end: squares with a fountain, plain crossings, and the ground of buildings.

use super::group;
use crate::face::Laid;
use crate::layout::Round;
use crate::plan::End;
use std::fmt::Write as _;

/// A square: a fountain on paving.
const SQUARE: &str = "<path fill=\"none\" stroke=\"#c6b99f\" stroke-width=\"46\" stroke-dasharray=\"5 30\" d=\"M-112 0a112 112 0 1 1 224 0a112 112 0 1 1-224 0z\"/>\
<circle r=\"88\" fill=\"none\" stroke=\"#c6b99f\" stroke-width=\"6\"/>\
<circle cx=\"9\" cy=\"12\" r=\"66\" fill=\"#3a2414\" opacity=\".22\"/>\
<circle r=\"62\" fill=\"#c4baa8\" stroke=\"#5f584d\" stroke-width=\"7\"/>\
<circle r=\"47\" fill=\"#5fa3c7\" stroke=\"#8d8373\" stroke-width=\"5\"/>\
<path fill=\"none\" stroke=\"#bfe0ee\" stroke-width=\"6\" stroke-linecap=\"round\" d=\"M-32 10q10 20 30 22M32-8q-8-20-28-24\"/>\
<circle r=\"19\" fill=\"#d9d1c1\" stroke=\"#5f584d\" stroke-width=\"6\"/>\
<circle cx=\"-2\" cy=\"-3\" r=\"8\" fill=\"#e9f6fb\"/>";

/// A crossing: a rosette of stones.
const CROSSING: &str = "<circle r=\"58\" fill=\"none\" stroke=\"#c6b99f\" stroke-width=\"44\" stroke-dasharray=\"5 25.4\"/>\
<circle r=\"32\" fill=\"#cfc4ae\" stroke=\"#a89b85\" stroke-width=\"5\"/>\
<circle r=\"12\" fill=\"#a89b85\"/>";

/// Draws the place where streets end, if there is one.
pub(super) fn write(out: &mut String, laid: &Laid<'_>) {
    let Some(Round { at, radius }) = laid.layout.place else { return };
    let place = laid.plan.ways.iter().find_map(|way| match way.end? {
        End::Square => Some(("square", SQUARE)),
        End::Crossing => Some(("crossing", CROSSING)),
        End::Building => Some(("place", "")),
        End::Village | End::Abbey | End::Gate => None,
    });
    if let Some((name, drawing)) = place {
        group(out, name, at, 1.0, |out| {
            write!(
                out,
                "<circle r=\"{radius}\" fill=\"#e6dcc6\" stroke=\"#786d5b\" stroke-width=\"10\"/>{drawing}"
            )
            .expect("text takes text");
        });
    }
}
