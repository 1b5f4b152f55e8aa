//! The kinds of tiles that a game is played with.

use crate::names::{GoodsName, SymbolName};
use serde::Serialize;
use ts_rs::TS;

/// A kind of tile.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Face {
    /// Its name.
    pub name: String,
    /// What its sides show as drawn, clockwise from the north.
    pub edges: [EdgeName; 4],
    /// What is printed on it, each sign once.
    pub signs: Vec<Sign>,
    /// The symbol at its arrow.
    pub symbol: Option<SymbolName>,
    /// What its markets sell.
    pub goods: Vec<GoodsName>,
    /// How many there are, one on the table from the start among them.
    pub total: u8,
}

/// What a side of a tile shows.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum EdgeName {
    /// City.
    City,
    /// Road.
    Road,
    /// Meadow.
    Field,
    /// Water.
    River,
    /// Street.
    Street,
    /// Market.
    Market,
    /// Houses.
    Homes,
}

/// What is printed on a tile beside its features.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Sign {
    /// A coat of arms.
    Shield,
    /// An inn.
    Inn,
    /// A cathedral.
    Cathedral,
    /// An abbey.
    Abbey,
    /// A garden.
    Garden,
    /// An arrow with a symbol.
    Arrow,
    /// The spring of a river.
    Spring,
    /// The lake at the end of a river.
    Lake,
    /// A public building.
    Public,
    /// A historic building.
    Historic,
}
