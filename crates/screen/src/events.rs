//! What happened, with everything that a sentence in any language needs.

use crate::names::{Counted, FeatureName, FigureName, GiftName, Occasion, SideLetter, SymbolName};
use crate::view::Spot;
use serde::Serialize;
use ts_rs::TS;

/// Something that happened.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(tag = "what", rename_all = "kebab-case")]
pub enum Happening {
    /// This seat begins.
    Begins {
        /// Who.
        seat: u8,
    },
    /// A tile was drawn; the second one of a turn is said to be so.
    Drawn {
        /// Who.
        seat: u8,
        /// The face.
        face: String,
        /// Whether it is the second one of a turn.
        second: bool,
    },
    /// A tile fitted nowhere and left the game.
    Boxed {
        /// The face.
        face: String,
    },
    /// A tile was laid.
    Laid {
        /// Who.
        seat: u8,
        /// The face.
        face: String,
        /// The column of the cell.
        x: i8,
        /// The row of the cell.
        y: i8,
        /// Quarter turns.
        rotation: u8,
    },
    /// The spare tile went back to its pile.
    SpareReturned {
        /// The face.
        face: String,
    },
    /// A symbol was activated.
    Activated {
        /// Who.
        seat: u8,
        /// Which one.
        symbol: SymbolName,
        /// The column of the cell.
        x: i8,
        /// The row of the cell.
        y: i8,
    },
    /// Points for a symbol that was not activated.
    Bonus {
        /// Who.
        seat: u8,
        /// What the seat gained.
        points: i32,
    },
    /// A wrapped gift was received.
    GiftReceived {
        /// Who.
        seat: u8,
    },
    /// The discards were shuffled into a new deck.
    DeckRefilled,
    /// A gift was unwrapped.
    Unwrapped {
        /// Who.
        seat: u8,
        /// Which one.
        gift: GiftName,
    },
    /// A figure was taken back for points.
    Retreated {
        /// Who.
        seat: u8,
        /// What kind.
        figure: FigureName,
        /// What it had been on.
        feature: FeatureName,
        /// Where it had been.
        from: Spot,
        /// Figures of anyone that stay behind.
        left: u8,
        /// What the seat gained.
        points: i32,
    },
    /// A figure was put down.
    Put {
        /// Who.
        seat: u8,
        /// What kind.
        figure: FigureName,
        /// What it was put on.
        feature: FeatureName,
        /// Where.
        spot: Spot,
    },
    /// A figure stood up or lay down.
    Moved {
        /// Who.
        seat: u8,
        /// What kind.
        figure: FigureName,
        /// What it is on now.
        feature: FeatureName,
        /// Where it had been.
        from: Spot,
        /// Where it is now.
        to: Spot,
    },
    /// A feature was scored.
    Scored(Why),
    /// Another turn for the same seat.
    AnotherTurn {
        /// Who.
        seat: u8,
    },
    /// Figures went home without points.
    WentHome {
        /// Whose, one by one.
        seats: Vec<u8>,
    },
    /// Wrapped gifts at the end.
    GiftsLeft {
        /// Who.
        seat: u8,
        /// How many.
        gifts: u8,
        /// What the seat gained.
        points: i32,
    },
    /// The gate was built.
    Gate {
        /// Who.
        seat: u8,
        /// The column of the cell.
        x: i8,
        /// The row of the cell.
        y: i8,
        /// The side of the tile on that cell.
        side: SideLetter,
    },
    /// A wall was built.
    Wall {
        /// Who.
        seat: u8,
        /// The column of the cell.
        x: i8,
        /// The row of the cell.
        y: i8,
        /// The side of the tile on that cell.
        side: SideLetter,
    },
    /// A guard was put on a wall.
    Guard {
        /// Who.
        seat: u8,
        /// The column of the cell.
        x: i8,
        /// The row of the cell.
        y: i8,
        /// The side of the tile on that cell.
        side: SideLetter,
    },
    /// A tower was set.
    Tower {
        /// Who.
        seat: u8,
        /// The column of the cell.
        x: i8,
        /// The row of the cell.
        y: i8,
        /// The side of the tile on that cell.
        side: SideLetter,
        /// Walls it looks along.
        walls: u8,
        /// What the seat gained.
        points: i32,
        /// The tiles along these walls.
        tiles: Vec<(i8, i8)>,
    },
    /// The rim closed.
    RimClosed {
        /// How many sides were closed.
        sides: usize,
    },
    /// The game is over; these share the first rank.
    Over {
        /// Who.
        winners: Vec<u8>,
    },
}

/// Why points were given.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Why {
    /// What was scored.
    pub feature: FeatureName,
    /// The sum.
    pub terms: Vec<Count>,
    /// What each winner received.
    pub points: i32,
    /// Who received them.
    pub winners: Vec<u8>,
    /// Everyone present with their strength.
    pub strength: Vec<(u8, u8)>,
    /// The tiles it lies on.
    pub tiles: Vec<(i8, i8)>,
    /// Its parts.
    pub spots: Vec<Spot>,
    /// Figures that went home.
    pub returned: Vec<Returned>,
    /// When.
    pub occasion: Occasion,
    /// The rule that says so.
    pub rule: &'static str,
}

/// One product of a sum.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Count {
    /// What is counted.
    pub what: Counted,
    /// How many.
    pub count: u16,
    /// Points for each.
    pub each: u8,
}

/// A figure that went back to its owner.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Returned {
    /// Whose.
    pub seat: u8,
    /// What kind.
    pub figure: FigureName,
    /// Where it had been.
    pub spot: Spot,
}
