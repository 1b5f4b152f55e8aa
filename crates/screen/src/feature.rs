//! Everything a screen tells about one feature.

use crate::names::{FeatureName, GoodsName};
use serde::Serialize;
use ts_rs::TS;

/// A feature as the inspector shows it.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Feature {
    /// Its number.
    pub region: u16,
    /// What it is, in the words of the game.
    pub kind: FeatureName,
    /// Its tiles.
    pub tiles: Vec<(i8, i8)>,
    /// Coats of arms.
    pub shields: u8,
    /// What a market sells.
    pub goods: Vec<GoodsName>,
    /// Empty cells where it can still grow.
    pub gaps: Vec<(i8, i8)>,
    /// Whether it is complete.
    pub complete: bool,
    /// Everyone present with their strength.
    pub strength: Vec<(u8, u8)>,
    /// Who leads.
    pub owners: Vec<u8>,
    /// Points for each owner if the game ended now.
    pub points_now: i32,
    /// Points for each owner once it is complete, with the tiles that this needs at least.
    pub points_if_completed: i32,
    /// Whether completing it may bring more than that.
    pub more_may_come: bool,
    /// For a single gap: the faces left that fit it, with how many there are.
    pub fits: Vec<(String, u8)>,
    /// For a single gap: the chance that one of the owners still draws a tile that fits it; without
    /// an owner, that the seat does whose turn it is.
    pub chance: Option<f64>,
    /// Complete cities that a field feeds, or markets that homes touch.
    pub feeds: usize,
    /// Fields that touch a city, or homes that touch a market.
    pub fields: usize,
}
