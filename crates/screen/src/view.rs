//! What lies on the table, whose turn it is, and what everyone has.

use crate::Choice;
use crate::events::Happening;
use crate::names::{
    FeatureName, FigureName, GameName, GiftName, PieceName, ShareName, SideLetter, Step,
};
use serde::Serialize;
use ts_rs::TS;

/// Everything a screen shows of one moment.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Screen {
    /// What is played.
    pub game: GameName,
    /// How many plies have been played.
    pub ply: usize,
    /// The fingerprint of what this viewer knows.
    pub digest: String,
    /// The seats in playing order.
    pub seats: Vec<Seated>,
    /// Whose turn it is, and what for.
    pub turn: Turn,
    /// The tiles in the order of laying.
    pub tiles: Vec<Tile>,
    /// Everything that stands on the board and belongs to a seat.
    pub figures: Vec<Figure>,
    /// Gate, walls and what joins them.
    pub pieces: Vec<Piece>,
    /// The features.
    pub regions: Vec<Region>,
    /// The tile laid last.
    pub last: Option<Last>,
    /// Tiles that can still come.
    pub bag: Bag,
    /// The wall around the town, in The City.
    pub wall: Option<Wall>,
    /// What the viewer can do now.
    pub choices: Vec<Choice>,
    /// What the draft would make happen.
    pub happened: Vec<Happening>,
}

/// A seat.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Seated {
    /// Points on the track.
    pub score: i32,
    /// Points if the game ended now, by where they come from, those on the track first.
    pub shares: Vec<Share>,
    /// Figures left, kind by kind.
    pub supply: Vec<Stock>,
    /// How many wrapped gifts it holds, where gifts are played.
    pub gifts: Option<u8>,
    /// Which ones, if the viewer may know.
    pub hand: Option<Vec<GiftName>>,
}

/// Points of one kind.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Share {
    /// Where they come from.
    pub what: ShareName,
    /// How many.
    pub points: i32,
}

/// Figures of one kind.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Stock {
    /// The kind.
    pub figure: FigureName,
    /// How many.
    pub left: u8,
}

/// The running turn.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Turn {
    /// Who has to choose, or whose turn it is while chance has a say; nobody once it is over.
    pub seat: Option<u8>,
    /// What has to be done.
    pub step: Step,
    /// Which turn it is, counted from one; in each of them one tile is laid.
    pub number: usize,
    /// The faces drawn and not yet laid.
    pub faces: Vec<String>,
}

/// A tile on the board.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Tile {
    /// Column, growing to the east.
    pub x: i8,
    /// Row, growing to the south.
    pub y: i8,
    /// What is printed on it.
    pub face: String,
    /// Quarter turns.
    pub rotation: u8,
    /// Which copy of the drawing lies here; copies differ in ornament alone.
    pub copy: u8,
}

/// A figure on the board, at a point in thousandths of a tile.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Figure {
    /// Whose it is.
    pub seat: u8,
    /// What it looks like.
    pub figure: FigureName,
    /// Whether it is the big one, which a lying figure does not tell.
    pub big: bool,
    /// To the east.
    pub x: f64,
    /// To the south.
    pub y: f64,
}

/// A piece of the wall.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Piece {
    /// The column of its tile.
    pub x: i8,
    /// The row of its tile.
    pub y: i8,
    /// The side of the tile it stands at.
    pub side: SideLetter,
    /// What it is.
    pub piece: PieceName,
}

/// A feature.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Region {
    /// Its number, which it keeps unless an older one joins.
    pub id: u16,
    /// What it is, in the words of the game.
    pub kind: FeatureName,
    /// Its outline over all its tiles, as path data.
    pub path: String,
    /// Who leads in it.
    pub owners: Vec<u8>,
    /// Whether it is complete.
    pub complete: bool,
    /// The pattern it gets in an overlay of fields.
    pub pattern: Option<usize>,
    /// A part of it to ask about.
    pub spot: Spot,
    /// For a field, a point in each complete city it feeds, near where they touch; for homes, the
    /// same in each market.
    pub pips: Vec<(f64, f64)>,
}

/// A part of a tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Spot {
    /// The column of its tile.
    pub x: i8,
    /// The row of its tile.
    pub y: i8,
    /// The number of the part.
    pub part: u8,
}

/// Where a tile was laid, and by whom.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Last {
    /// Column.
    pub x: i8,
    /// Row.
    pub y: i8,
    /// Who laid it.
    pub seat: u8,
}

/// Tiles that can still come.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Bag {
    /// How many are left to be drawn.
    pub left: usize,
    /// By face: how many are left to be drawn, which makes `left` in all, and how many there are,
    /// one on the table from the start among them.
    pub faces: Vec<(String, u8, u8)>,
    /// Those that fitted nowhere.
    pub boxed: Vec<(String, u8)>,
    /// The piles that are used up one after the other, in The City.
    pub piles: Vec<Pile>,
}

/// A pile of tiles.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Pile {
    /// Tiles left in it.
    pub left: u8,
    /// Whether the tile of this turn comes from it.
    pub drawn: bool,
}

/// The wall around a town and what is still to come of it.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Wall {
    /// Walls left in the box.
    pub left: u8,
    /// The sides where it can go on, the clockwise one first.
    pub ends: Vec<At>,
    /// Sides that are still open, once the gate stands.
    pub open: Option<usize>,
    /// With so few open sides left the game ends.
    pub last: usize,
    /// What the guards on it watch.
    pub sights: Vec<Sight>,
}

/// A side of a tile on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
pub struct At {
    /// The column of the tile.
    pub x: i8,
    /// The row of the tile.
    pub y: i8,
    /// Which side of it.
    pub side: SideLetter,
}

/// What a guard watches.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Sight {
    /// Whose guard.
    pub seat: u8,
    /// Where the guard stands.
    pub at: At,
    /// The tiles in view, the nearest first.
    pub tiles: Vec<(i8, i8)>,
    /// Public buildings among them.
    pub public: u16,
    /// Historic buildings among them.
    pub historic: u16,
    /// Points for them as it stands.
    pub points: i32,
}
