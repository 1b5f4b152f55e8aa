//! The options a game is set up with.

/// How farmers score (OPT-1, EDITION-1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Farmers {
    /// Nobody may lie in a field and fields score nothing.
    Off,
    /// Field by field: 3 points per complete city bordering the field.
    Field3,
    /// City by city: 4 points to whoever has most farmers around the city.
    City4,
}

/// Which river replaces the start tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum River {
    /// The river of the 20th anniversary edition: double source, two lakes.
    River20,
    /// The first river of 12 tiles: one spring, one lake.
    River1,
    /// The river of the third edition, 12 tiles: one spring, one lake.
    River3,
}

/// How the bends of the river are judged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RiverBends {
    /// RIVER-7 and the corridor of RUL-RIVER-2, with the waiver of RUL-RIVER-4.
    Corridor,
    /// The reading of a well-known public program: five squares ahead of each open river edge must
    /// be empty, for curves and straights alike, never waived.
    TwoAhead,
    /// As the corridor, and no two successive bends of an arm the same way,
    /// with straight tiles between them or without (RUL-RIVER-1).
    Alternating,
}

/// Everything that is decided before the first tile is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    /// Number of players, two to six.
    pub seats: usize,
    /// How farmers score, if at all.
    pub farmers: Farmers,
    /// A complete city of two tiles is worth half (CITY-4).
    pub two_tile_city_half: bool,
    /// The river set in play, if any.
    pub river: Option<River>,
    /// How river bends are judged.
    pub river_bends: RiverBends,
    /// With a river: the start tile is drawn like any other instead of going
    /// to the box. Without a river it means nothing.
    pub start_in_bag: bool,
    /// Abbots and gardens are in play.
    pub abbot: bool,
    /// An abbot may leave in the turn that put it down (RUL-GIFT-7).
    pub abbot_leaves_at_once: bool,
    /// Retreat takes the abbot out of a garden, too (RUL-GIFT-12).
    pub retreat_from_gardens: bool,
    /// The 15 anniversary tiles are in play.
    pub anniversary: bool,
    /// The 18 tiles of Inns & Cathedrals are in play.
    pub inn_tiles: bool,
    /// Each player has a big meeple.
    pub big_meeples: bool,
    /// The 25 gift cards are in play.
    pub gifts: bool,
    /// The first player, counted from 0; `None` lets chance decide.
    pub first: Option<usize>,
}
