//! Marks laid over tiles and cells: what can be done, what was done, who owns what. Each is told by
//! its form as well as by its color, and carries a light and a dark tone to be seen on any ground.
//!
//! `cells` marks cells and places on tiles, `regions` features, with the patterns of `weave`.

mod cells;
mod regions;
mod weave;

pub use cells::{dead, doomed, frame, last_move, spot, stand};
pub use regions::{contested, emphasis, field, owned, pip};
pub use weave::{FIELDS, fields, hatch, hatches};

use crate::seats::{Color, Livery};

/// The color that stands out from a seat's color.
const fn contrast(livery: &Livery) -> &'static str {
    let Color(r, g, b) = livery.ink;
    if r as u16 + g as u16 + b as u16 > 380 { "#fff6dc" } else { "#2a1a0c" }
}
