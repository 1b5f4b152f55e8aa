//! The bots that can be asked to play.

use serde::Serialize;
use ts_rs::TS;

/// The bots by what their names are made of: a level, then maybe `+` and a style.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Roster {
    /// The levels from the weakest to the strongest.
    pub levels: Vec<&'static str>,
    /// The styles.
    pub styles: Vec<&'static str>,
    /// The levels that can have a style.
    pub styled: Vec<&'static str>,
}
