//! What can be done now, and where a screen shows it.

use crate::names::{FigureName, GiftName, SideLetter};
use crate::view::Spot;
use serde::Serialize;
use ts_rs::TS;

/// Something that can be done.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Choice {
    /// What is handed back to do it.
    pub text: String,
    /// What it is.
    pub kind: ChoiceKind,
    /// The face that is laid.
    pub face: Option<String>,
    /// The cell it is about: of the tile, the arrow or the abbey.
    pub cell: Option<(i8, i8)>,
    /// How the tile is turned.
    pub rotation: Option<u8>,
    /// The side it is about, of the tile on the cell.
    pub side: Option<SideLetter>,
    /// The figure it is about.
    pub figure: Option<FigureName>,
    /// The gift that is unwrapped.
    pub gift: Option<GiftName>,
    /// The part it is about.
    pub spot: Option<Spot>,
    /// The feature it is about, by its number.
    pub region: Option<u16>,
    /// Where it is shown on the board, in thousandths of a tile.
    pub at: Option<(f64, f64)>,
    /// Points: what a tower brings, or what a guard would get for what is in view now.
    pub points: Option<i32>,
    /// The tiles a guard would watch, the nearest first.
    pub sight: Vec<(i8, i8)>,
}

/// What can be done.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum ChoiceKind {
    /// Do nothing more.
    Pass,
    /// Lay a tile.
    Place,
    /// Pick an arrow.
    Arrow,
    /// Put a figure down.
    Put,
    /// Take the abbot back.
    Recall,
    /// Unwrap a gift.
    Unwrap,
    /// Build the gate.
    Gate,
    /// Build a wall.
    Wall,
    /// Put a guard on a wall.
    Guard,
    /// Set a tower.
    Tower,
}

impl Choice {
    /// With nothing but its text.
    pub(crate) fn new(kind: ChoiceKind, text: String) -> Self {
        Self {
            text,
            kind,
            face: None,
            cell: None,
            rotation: None,
            side: None,
            figure: None,
            gift: None,
            spot: None,
            region: None,
            at: None,
            points: None,
            sight: Vec::new(),
        }
    }
}
