//! The names that can occur, so that a page is told of every one of them.

use remparts_art::figures;
use remparts_art::scene;
use remparts_engine::city::tiles::Goods;
use remparts_engine::classic::action::{FigureKind, Gift};
use remparts_engine::classic::tiles::Symbol;
use remparts_engine::kernel::geometry::Side;
use serde::Serialize;
use ts_rs::TS;

/// A game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum GameName {
    /// The classic game.
    Classic,
    /// The City.
    City,
}

/// What has to be done.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// Chance says who begins.
    First,
    /// Chance draws a tile.
    Draw,
    /// The seat lays a tile, or unwraps a gift first.
    Tile,
    /// The seat picks an arrow.
    Arrow,
    /// Chance deals a gift.
    Gift,
    /// The seat puts a figure down, takes the abbot back, or does neither.
    Figure,
    /// The seat builds the gate.
    Gate,
    /// The seat builds a wall.
    Wall,
    /// The seat may put a guard on its wall.
    Guard,
    /// The seat may set a tower.
    Tower,
    /// Nothing: the game is over.
    Over,
}

/// A figure, by what it looks like.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum FigureName {
    /// A meeple that stands.
    Meeple,
    /// A meeple that lies in a field.
    Farmer,
    /// A big meeple.
    Big,
    /// An abbot.
    Abbot,
    /// A guard on a wall.
    Guard,
    /// A tower.
    Tower,
}

impl From<figures::Figure> for FigureName {
    fn from(figure: figures::Figure) -> Self {
        match figure {
            figures::Figure::Meeple => Self::Meeple,
            figures::Figure::Farmer => Self::Farmer,
            figures::Figure::Big => Self::Big,
            figures::Figure::Abbot => Self::Abbot,
            figures::Figure::Guard => Self::Guard,
            figures::Figure::Tower => Self::Tower,
        }
    }
}

impl From<FigureKind> for FigureName {
    fn from(figure: FigureKind) -> Self {
        match figure {
            FigureKind::Meeple => Self::Meeple,
            FigureKind::Big => Self::Big,
            FigureKind::Abbot => Self::Abbot,
        }
    }
}

/// What can be scored.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum FeatureName {
    /// A city.
    City,
    /// A road.
    Road,
    /// A field.
    Field,
    /// An abbey.
    Abbey,
    /// A garden.
    Garden,
    /// A street.
    Street,
    /// A market.
    Market,
    /// A residential area.
    Homes,
    /// A guard.
    Guard,
}

impl FeatureName {
    /// Whether it can be completed: fields and homes never are.
    pub(crate) const fn completes(self) -> bool {
        !matches!(self, Self::Field | Self::Homes)
    }
}

/// A side of a tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
pub enum SideLetter {
    /// North.
    N,
    /// East.
    E,
    /// South.
    S,
    /// West.
    W,
}

impl From<Side> for SideLetter {
    fn from(side: Side) -> Self {
        match side {
            Side::N => Self::N,
            Side::E => Self::E,
            Side::S => Self::S,
            Side::W => Self::W,
        }
    }
}

/// A gift card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum GiftName {
    /// Put a figure on an abbey.
    Synod,
    /// Score an incomplete road.
    Sweeper,
    /// Take a figure back.
    Retreat,
    /// Stand up or lie down.
    StandLie,
    /// Draw a second tile.
    TakeTwo,
}

impl From<Gift> for GiftName {
    fn from(gift: Gift) -> Self {
        match gift {
            Gift::Synod => Self::Synod,
            Gift::Sweeper => Self::Sweeper,
            Gift::Retreat => Self::Retreat,
            Gift::StandLie => Self::StandLie,
            Gift::TakeTwo => Self::TakeTwo,
        }
    }
}

/// Where the points of a seat come from if the game ended now.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum ShareName {
    /// They are on the track.
    Banked,
    /// Roads.
    Roads,
    /// Cities.
    Cities,
    /// Abbeys.
    Abbeys,
    /// Gardens.
    Gardens,
    /// Fields.
    Fields,
    /// Wrapped gifts.
    Gifts,
    /// Streets.
    Streets,
    /// Markets.
    Markets,
    /// Residential areas.
    Homes,
    /// Guards.
    Guards,
}

/// What a term of a sum counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Counted {
    /// Tiles.
    Tiles,
    /// Coats of arms.
    Shields,
    /// Complete cities.
    Cities,
    /// Markets.
    Markets,
    /// Public buildings.
    Public,
    /// Historic buildings.
    Historic,
}

/// Why something was scored.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Occasion {
    /// The tile of the turn completed it.
    Completed,
    /// The abbot was taken back.
    Recalled,
    /// A road sweeper came by.
    Swept,
    /// A wall or the gate completed it.
    Walled,
    /// Closing the rim completed it.
    Closed,
    /// The game ended.
    Final,
}

impl Occasion {
    /// Whether it comes only when the game ends.
    pub(crate) const fn is_final(self) -> bool {
        matches!(self, Self::Closed | Self::Final)
    }
}

/// A symbol at an arrow.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum SymbolName {
    /// Put a figure beside one of your own.
    Pair,
    /// Put a figure on any free incomplete feature.
    Anywhere,
    /// Take another turn.
    Repeat,
}

impl From<Symbol> for SymbolName {
    fn from(symbol: Symbol) -> Self {
        match symbol {
            Symbol::Pair => Self::Pair,
            Symbol::Anywhere => Self::Anywhere,
            Symbol::Repeat => Self::Repeat,
        }
    }
}

/// A piece of the wall.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum PieceName {
    /// A wall.
    Wall,
    /// The gate.
    Gate,
    /// A turret at an outer corner.
    Outer,
    /// A turret at an inner corner.
    Inner,
    /// The stones at the counterclockwise end.
    First,
    /// The stones at the clockwise end.
    Last,
}

impl From<scene::Masonry> for PieceName {
    fn from(masonry: scene::Masonry) -> Self {
        use remparts_art::figures::walls::{Bend, End};
        match masonry {
            scene::Masonry::Wall => Self::Wall,
            scene::Masonry::Gate => Self::Gate,
            scene::Masonry::Corner(Bend::Outer) => Self::Outer,
            scene::Masonry::Corner(Bend::Inner) => Self::Inner,
            scene::Masonry::End(End::First) => Self::First,
            scene::Masonry::End(End::Last) => Self::Last,
        }
    }
}

/// What a market sells.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum GoodsName {
    /// Red.
    Livestock,
    /// Yellow.
    Grain,
    /// Blue.
    Fish,
}

impl From<Goods> for GoodsName {
    fn from(goods: Goods) -> Self {
        match goods {
            Goods::Livestock => Self::Livestock,
            Goods::Grain => Self::Grain,
            Goods::Fish => Self::Fish,
        }
    }
}
