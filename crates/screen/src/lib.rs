//! What a screen shows of a game, in the same words for all games, as plain data.
//!
//! Everything is built from what the viewer may know, so a screen cannot show more. Choices cross
//! the border as the text of [`remparts_engine::notation`]: a screen picks one of those listed and
//! hands its text back, and never needs a rule.

mod breakdown;
mod choice;
mod chronicle;
mod city;
mod classic;
mod dealt;
pub mod drawings;
mod events;
mod faces;
mod feature;
mod frontier;
mod ground;
mod look;
mod misfit;
pub mod names;
mod odds;
mod outlines;
mod picture;
mod refusal;
mod roster;
mod shown;
mod table;
mod tiles;
mod told;
pub mod typescript;
mod view;
mod wish;

pub use breakdown::{Breakdown, Category, Fact, FactName, Phase, Row};
pub use choice::{Choice, ChoiceKind};
pub use chronicle::Entry;
pub use dealt::Dealt;
pub use events::{Count, Happening, Returned, Why};
pub use faces::{EdgeName, Face, Sign};
pub use feature::Feature;
pub use frontier::Gap;
pub use ground::{Ground, Lies, Parts, Printed, Terrain, Way};
pub use misfit::Misfit;
pub use odds::Odds;
pub use refusal::{Reason, Refusal};
pub use roster::Roster;
pub use shown::{Described, Shown};
pub use table::{Refused, Table};
pub use tiles::{LoadedTiles, MissingTiles, load_tiles, missing_tiles};
pub use view::{
    At, Bag, Figure, Last, Piece, Pile, Region, Screen, Seated, Share, Sight, Spot, Stock, Tile,
    Turn, Wall,
};
pub use wish::{Problem, ProblemCode, StandIns, check, stand_ins};
