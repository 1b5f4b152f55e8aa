//! Made by `cargo xtask words` from `locales/`: what is said, and with which arguments.

use crate::{Given, Key, Number, Source, Words};
use remparts_protocol::{Code, Late, RequestKind};
use remparts_screen::names::{
    Counted, FeatureName, FigureName, GameName, GiftName, GoodsName, Occasion, SideLetter, Step,
    SymbolName,
};
use remparts_screen::{Category, EdgeName, FactName, Phase, Sign};

/// The files of each language.
pub(crate) const SOURCES: &[Source] = &[
    Source {
        code: "en",
        texts: &[
            include_str!("../../../locales/en/bag-hand.ftl"),
            include_str!("../../../locales/en/bag-inspector.ftl"),
            include_str!("../../../locales/en/bag.ftl"),
            include_str!("../../../locales/en/done.ftl"),
            include_str!("../../../locales/en/end-log.ftl"),
            include_str!("../../../locales/en/end.ftl"),
            include_str!("../../../locales/en/event.ftl"),
            include_str!("../../../locales/en/game.ftl"),
            include_str!("../../../locales/en/help-acts.ftl"),
            include_str!("../../../locales/en/help-command.ftl"),
            include_str!("../../../locales/en/help.ftl"),
            include_str!("../../../locales/en/names.ftl"),
            include_str!("../../../locales/en/online.ftl"),
            include_str!("../../../locales/en/refusal.ftl"),
            include_str!("../../../locales/en/scene-cell.ftl"),
            include_str!("../../../locales/en/scene-target.ftl"),
            include_str!("../../../locales/en/scene.ftl"),
            include_str!("../../../locales/en/setup-otherwise.ftl"),
            include_str!("../../../locales/en/setup.ftl"),
            include_str!("../../../locales/en/would.ftl"),
        ],
        documents: &[
            ("rules/abbeys", include_str!("../../../locales/en/rules/abbeys.md")),
            ("rules/abbot", include_str!("../../../locales/en/rules/abbot.md")),
            ("rules/arrows", include_str!("../../../locales/en/rules/arrows.md")),
            ("rules/cities", include_str!("../../../locales/en/rules/cities.md")),
            ("rules/city-end", include_str!("../../../locales/en/rules/city-end.md")),
            ("rules/city-game", include_str!("../../../locales/en/rules/city-game.md")),
            ("rules/city-guards", include_str!("../../../locales/en/rules/city-guards.md")),
            ("rules/city-homes", include_str!("../../../locales/en/rules/city-homes.md")),
            ("rules/city-markets", include_str!("../../../locales/en/rules/city-markets.md")),
            ("rules/city-streets", include_str!("../../../locales/en/rules/city-streets.md")),
            ("rules/city-tiles", include_str!("../../../locales/en/rules/city-tiles.md")),
            ("rules/city-towers", include_str!("../../../locales/en/rules/city-towers.md")),
            ("rules/city-walls", include_str!("../../../locales/en/rules/city-walls.md")),
            ("rules/editions", include_str!("../../../locales/en/rules/editions.md")),
            ("rules/end", include_str!("../../../locales/en/rules/end.md")),
            ("rules/fields", include_str!("../../../locales/en/rules/fields.md")),
            ("rules/followers", include_str!("../../../locales/en/rules/followers.md")),
            ("rules/gifts", include_str!("../../../locales/en/rules/gifts.md")),
            ("rules/inns", include_str!("../../../locales/en/rules/inns.md")),
            ("rules/majority", include_str!("../../../locales/en/rules/majority.md")),
            ("rules/river", include_str!("../../../locales/en/rules/river.md")),
            ("rules/roads", include_str!("../../../locales/en/rules/roads.md")),
            ("rules/start", include_str!("../../../locales/en/rules/start.md")),
            ("rules/tables", include_str!("../../../locales/en/rules/tables.md")),
            ("rules/tiles", include_str!("../../../locales/en/rules/tiles.md")),
            ("rules/turn", include_str!("../../../locales/en/rules/turn.md")),
        ],
    },
    Source {
        code: "fr",
        texts: &[
            include_str!("../../../locales/fr/bag-hand.ftl"),
            include_str!("../../../locales/fr/bag-inspector.ftl"),
            include_str!("../../../locales/fr/bag.ftl"),
            include_str!("../../../locales/fr/done.ftl"),
            include_str!("../../../locales/fr/end-log.ftl"),
            include_str!("../../../locales/fr/end.ftl"),
            include_str!("../../../locales/fr/event.ftl"),
            include_str!("../../../locales/fr/game.ftl"),
            include_str!("../../../locales/fr/help-acts.ftl"),
            include_str!("../../../locales/fr/help-command.ftl"),
            include_str!("../../../locales/fr/help.ftl"),
            include_str!("../../../locales/fr/names.ftl"),
            include_str!("../../../locales/fr/online.ftl"),
            include_str!("../../../locales/fr/refusal.ftl"),
            include_str!("../../../locales/fr/scene-cell.ftl"),
            include_str!("../../../locales/fr/scene-target.ftl"),
            include_str!("../../../locales/fr/scene.ftl"),
            include_str!("../../../locales/fr/setup-otherwise.ftl"),
            include_str!("../../../locales/fr/setup.ftl"),
            include_str!("../../../locales/fr/would.ftl"),
        ],
        documents: &[
            ("rules/abbeys", include_str!("../../../locales/fr/rules/abbeys.md")),
            ("rules/abbot", include_str!("../../../locales/fr/rules/abbot.md")),
            ("rules/arrows", include_str!("../../../locales/fr/rules/arrows.md")),
            ("rules/cities", include_str!("../../../locales/fr/rules/cities.md")),
            ("rules/city-end", include_str!("../../../locales/fr/rules/city-end.md")),
            ("rules/city-game", include_str!("../../../locales/fr/rules/city-game.md")),
            ("rules/city-guards", include_str!("../../../locales/fr/rules/city-guards.md")),
            ("rules/city-homes", include_str!("../../../locales/fr/rules/city-homes.md")),
            ("rules/city-markets", include_str!("../../../locales/fr/rules/city-markets.md")),
            ("rules/city-streets", include_str!("../../../locales/fr/rules/city-streets.md")),
            ("rules/city-tiles", include_str!("../../../locales/fr/rules/city-tiles.md")),
            ("rules/city-towers", include_str!("../../../locales/fr/rules/city-towers.md")),
            ("rules/city-walls", include_str!("../../../locales/fr/rules/city-walls.md")),
            ("rules/editions", include_str!("../../../locales/fr/rules/editions.md")),
            ("rules/end", include_str!("../../../locales/fr/rules/end.md")),
            ("rules/fields", include_str!("../../../locales/fr/rules/fields.md")),
            ("rules/followers", include_str!("../../../locales/fr/rules/followers.md")),
            ("rules/gifts", include_str!("../../../locales/fr/rules/gifts.md")),
            ("rules/inns", include_str!("../../../locales/fr/rules/inns.md")),
            ("rules/majority", include_str!("../../../locales/fr/rules/majority.md")),
            ("rules/river", include_str!("../../../locales/fr/rules/river.md")),
            ("rules/roads", include_str!("../../../locales/fr/rules/roads.md")),
            ("rules/start", include_str!("../../../locales/fr/rules/start.md")),
            ("rules/tables", include_str!("../../../locales/fr/rules/tables.md")),
            ("rules/tiles", include_str!("../../../locales/fr/rules/tiles.md")),
            ("rules/turn", include_str!("../../../locales/fr/rules/turn.md")),
        ],
    },
];

/// A set of keys by which texts are chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ActName {
    /// The key `roads` in texts.
    Roads,
    /// The key `cities` in texts.
    Cities,
    /// The key `abbeys` in texts.
    Abbeys,
    /// The key `fields` in texts.
    Fields,
    /// The key `gifts` in texts.
    Gifts,
    /// The key `streets` in texts.
    Streets,
    /// The key `markets` in texts.
    Markets,
    /// The key `homes` in texts.
    Homes,
    /// The key `guards` in texts.
    Guards,
}

impl ActName {
    /// All keys of this set.
    pub const ALL: &[Self] = &[
        Self::Roads,
        Self::Cities,
        Self::Abbeys,
        Self::Fields,
        Self::Gifts,
        Self::Streets,
        Self::Markets,
        Self::Homes,
        Self::Guards,
    ];
}

impl Key for ActName {
    fn key(self) -> &'static str {
        match self {
            Self::Roads => "roads",
            Self::Cities => "cities",
            Self::Abbeys => "abbeys",
            Self::Fields => "fields",
            Self::Gifts => "gifts",
            Self::Streets => "streets",
            Self::Markets => "markets",
            Self::Homes => "homes",
            Self::Guards => "guards",
        }
    }
}

impl Key for Category {
    fn key(self) -> &'static str {
        match self {
            Self::Roads => "roads",
            Self::Cities => "cities",
            Self::Abbeys => "abbeys",
            Self::Gardens => "gardens",
            Self::Streets => "streets",
            Self::Markets => "markets",
            Self::Fields => "fields",
            Self::Homes => "homes",
            Self::Towers => "towers",
            Self::Guards => "guards",
            Self::Gifts => "gifts",
            Self::Bonus => "bonus",
        }
    }
}

impl Key for Code {
    fn key(self) -> &'static str {
        match self {
            Self::Unreadable => "unreadable",
            Self::TooLarge => "too-large",
            Self::TooFast => "too-fast",
            Self::TooMany => "too-many",
            Self::Unknown => "unknown",
            Self::NotProved => "not-proved",
            Self::Origin => "origin",
            Self::Silenced => "silenced",
            Self::Banned => "banned",
            Self::NoTable => "no-table",
            Self::NoPlayer => "no-player",
            Self::Nothing => "nothing",
            Self::Setup => "setup",
            Self::NoTiles => "no-tiles",
            Self::NoBot => "no-bot",
            Self::NoSeat => "no-seat",
            Self::Taken => "taken",
            Self::Seated => "seated",
            Self::Dismissed => "dismissed",
            Self::NoChat => "no-chat",
            Self::Reported => "reported",
            Self::NotSeated => "not-seated",
            Self::NotHost => "not-host",
            Self::Begun => "begun",
            Self::NotRunning => "not-running",
            Self::NotOver => "not-over",
            Self::NotYourTurn => "not-your-turn",
            Self::Stale => "stale",
            Self::Undrawn => "undrawn",
            Self::Illegal => "illegal",
            Self::Revealed => "revealed",
            Self::NotAsked => "not-asked",
            Self::Asked => "asked",
            Self::Busy => "busy",
        }
    }
}

impl Key for Counted {
    fn key(self) -> &'static str {
        match self {
            Self::Tiles => "tiles",
            Self::Shields => "shields",
            Self::Cities => "cities",
            Self::Markets => "markets",
            Self::Public => "public",
            Self::Historic => "historic",
        }
    }
}

impl Key for EdgeName {
    fn key(self) -> &'static str {
        match self {
            Self::City => "city",
            Self::Road => "road",
            Self::Field => "field",
            Self::River => "river",
            Self::Street => "street",
            Self::Market => "market",
            Self::Homes => "homes",
        }
    }
}

/// A set of keys by which texts are chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Edition {
    /// The key `anniversary` in texts.
    Anniversary,
    /// The key `first` in texts.
    First,
}

impl Edition {
    /// All keys of this set.
    pub const ALL: &[Self] = &[Self::Anniversary, Self::First];
}

impl Key for Edition {
    fn key(self) -> &'static str {
        match self {
            Self::Anniversary => "anniversary",
            Self::First => "first",
        }
    }
}

/// A set of keys by which texts are chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EndName {
    /// The key `turn` in texts.
    Turn,
    /// The key `second` in texts.
    Second,
    /// The key `on` in texts.
    On,
}

impl EndName {
    /// All keys of this set.
    pub const ALL: &[Self] = &[Self::Turn, Self::Second, Self::On];
}

impl Key for EndName {
    fn key(self) -> &'static str {
        match self {
            Self::Turn => "turn",
            Self::Second => "second",
            Self::On => "on",
        }
    }
}

/// A set of keys by which texts are chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EndReasonName {
    /// The key `tiles` in texts.
    Tiles,
    /// The key `walls` in texts.
    Walls,
    /// The key `closed` in texts.
    Closed,
}

impl EndReasonName {
    /// All keys of this set.
    pub const ALL: &[Self] = &[Self::Tiles, Self::Walls, Self::Closed];
}

impl Key for EndReasonName {
    fn key(self) -> &'static str {
        match self {
            Self::Tiles => "tiles",
            Self::Walls => "walls",
            Self::Closed => "closed",
        }
    }
}

/// A set of keys by which texts are chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Expansion {
    /// The key `river` in texts.
    River,
    /// The key `abbot` in texts.
    Abbot,
    /// The key `arrows` in texts.
    Arrows,
    /// The key `inns` in texts.
    Inns,
    /// The key `gifts` in texts.
    Gifts,
}

impl Expansion {
    /// All keys of this set.
    pub const ALL: &[Self] = &[Self::River, Self::Abbot, Self::Arrows, Self::Inns, Self::Gifts];
}

impl Key for Expansion {
    fn key(self) -> &'static str {
        match self {
            Self::River => "river",
            Self::Abbot => "abbot",
            Self::Arrows => "arrows",
            Self::Inns => "inns",
            Self::Gifts => "gifts",
        }
    }
}

impl Key for FactName {
    fn key(self) -> &'static str {
        match self {
            Self::Tiles => "tiles",
            Self::Trapped => "trapped",
            Self::Biggest => "biggest",
            Self::Without => "without",
        }
    }
}

impl Key for FeatureName {
    fn key(self) -> &'static str {
        match self {
            Self::City => "city",
            Self::Road => "road",
            Self::Field => "field",
            Self::Abbey => "abbey",
            Self::Garden => "garden",
            Self::Street => "street",
            Self::Market => "market",
            Self::Homes => "homes",
            Self::Guard => "guard",
        }
    }
}

impl Key for FigureName {
    fn key(self) -> &'static str {
        match self {
            Self::Meeple => "meeple",
            Self::Farmer => "farmer",
            Self::Big => "big",
            Self::Abbot => "abbot",
            Self::Guard => "guard",
            Self::Tower => "tower",
        }
    }
}

impl Key for GameName {
    fn key(self) -> &'static str {
        match self {
            Self::Classic => "classic",
            Self::City => "city",
        }
    }
}

impl Key for GiftName {
    fn key(self) -> &'static str {
        match self {
            Self::Synod => "synod",
            Self::Sweeper => "sweeper",
            Self::Retreat => "retreat",
            Self::StandLie => "stand-lie",
            Self::TakeTwo => "take-two",
        }
    }
}

impl Key for GoodsName {
    fn key(self) -> &'static str {
        match self {
            Self::Livestock => "livestock",
            Self::Grain => "grain",
            Self::Fish => "fish",
        }
    }
}

/// A set of keys by which texts are chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HintName {
    /// The key `spot` in texts.
    Spot,
    /// The key `rotate` in texts.
    Rotate,
    /// The key `figure` in texts.
    Figure,
    /// The key `end` in texts.
    End,
    /// The key `inspector` in texts.
    Inspector,
}

impl HintName {
    /// All keys of this set.
    pub const ALL: &[Self] = &[Self::Spot, Self::Rotate, Self::Figure, Self::End, Self::Inspector];
}

impl Key for HintName {
    fn key(self) -> &'static str {
        match self {
            Self::Spot => "spot",
            Self::Rotate => "rotate",
            Self::Figure => "figure",
            Self::End => "end",
            Self::Inspector => "inspector",
        }
    }
}

impl Key for Late {
    fn key(self) -> &'static str {
        match self {
            Self::Bot => "bot",
            Self::Skip => "skip",
        }
    }
}

/// A set of keys by which texts are chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Level {
    /// The key `beginner` in texts.
    Beginner,
    /// The key `novice` in texts.
    Novice,
    /// The key `club` in texts.
    Club,
    /// The key `advanced` in texts.
    Advanced,
    /// The key `expert` in texts.
    Expert,
    /// The key `master` in texts.
    Master,
}

impl Level {
    /// All keys of this set.
    pub const ALL: &[Self] =
        &[Self::Beginner, Self::Novice, Self::Club, Self::Advanced, Self::Expert, Self::Master];
}

impl Key for Level {
    fn key(self) -> &'static str {
        match self {
            Self::Beginner => "beginner",
            Self::Novice => "novice",
            Self::Club => "club",
            Self::Advanced => "advanced",
            Self::Expert => "expert",
            Self::Master => "master",
        }
    }
}

/// A set of keys by which texts are chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mark {
    /// The key `city` in texts.
    City,
    /// The key `road` in texts.
    Road,
    /// The key `river` in texts.
    River,
    /// The key `street` in texts.
    Street,
    /// The key `market` in texts.
    Market,
    /// The key `abbey` in texts.
    Abbey,
    /// The key `shield` in texts.
    Shield,
    /// The key `cathedral` in texts.
    Cathedral,
    /// The key `inn` in texts.
    Inn,
    /// The key `garden` in texts.
    Garden,
    /// The key `arrow` in texts.
    Arrow,
    /// The key `public` in texts.
    Public,
    /// The key `historic` in texts.
    Historic,
    /// The key `spring` in texts.
    Spring,
    /// The key `lake` in texts.
    Lake,
}

impl Mark {
    /// All keys of this set.
    pub const ALL: &[Self] = &[
        Self::City,
        Self::Road,
        Self::River,
        Self::Street,
        Self::Market,
        Self::Abbey,
        Self::Shield,
        Self::Cathedral,
        Self::Inn,
        Self::Garden,
        Self::Arrow,
        Self::Public,
        Self::Historic,
        Self::Spring,
        Self::Lake,
    ];
}

impl Key for Mark {
    fn key(self) -> &'static str {
        match self {
            Self::City => "city",
            Self::Road => "road",
            Self::River => "river",
            Self::Street => "street",
            Self::Market => "market",
            Self::Abbey => "abbey",
            Self::Shield => "shield",
            Self::Cathedral => "cathedral",
            Self::Inn => "inn",
            Self::Garden => "garden",
            Self::Arrow => "arrow",
            Self::Public => "public",
            Self::Historic => "historic",
            Self::Spring => "spring",
            Self::Lake => "lake",
        }
    }
}

impl Key for Occasion {
    fn key(self) -> &'static str {
        match self {
            Self::Completed => "completed",
            Self::Recalled => "recalled",
            Self::Swept => "swept",
            Self::Walled => "walled",
            Self::Closed => "closed",
            Self::Final => "final",
        }
    }
}

impl Key for Phase {
    fn key(self) -> &'static str {
        match self {
            Self::During => "during",
            Self::End => "end",
        }
    }
}

/// A set of keys by which texts are chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PieceWord {
    /// The key `gate` in texts.
    Gate,
    /// The key `wall` in texts.
    Wall,
    /// The key `guard` in texts.
    Guard,
    /// The key `tower` in texts.
    Tower,
}

impl PieceWord {
    /// All keys of this set.
    pub const ALL: &[Self] = &[Self::Gate, Self::Wall, Self::Guard, Self::Tower];
}

impl Key for PieceWord {
    fn key(self) -> &'static str {
        match self {
            Self::Gate => "gate",
            Self::Wall => "wall",
            Self::Guard => "guard",
            Self::Tower => "tower",
        }
    }
}

/// A set of keys by which texts are chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PresetName {
    /// The key `learner` in texts.
    Learner,
    /// The key `standard` in texts.
    Standard,
    /// The key `tournament` in texts.
    Tournament,
    /// The key `purist` in texts.
    Purist,
}

impl PresetName {
    /// All keys of this set.
    pub const ALL: &[Self] = &[Self::Learner, Self::Standard, Self::Tournament, Self::Purist];
}

impl Key for PresetName {
    fn key(self) -> &'static str {
        match self {
            Self::Learner => "learner",
            Self::Standard => "standard",
            Self::Tournament => "tournament",
            Self::Purist => "purist",
        }
    }
}

/// A set of keys by which texts are chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum QuestionName {
    /// The key `legal` in texts.
    Legal,
    /// The key `score` in texts.
    Score,
    /// The key `last` in texts.
    Last,
    /// The key `why` in texts.
    Why,
    /// The key `bag` in texts.
    Bag,
    /// The key `region` in texts.
    Region,
    /// The key `commit` in texts.
    Commit,
    /// The key `undo` in texts.
    Undo,
    /// The key `help` in texts.
    Help,
}

impl QuestionName {
    /// All keys of this set.
    pub const ALL: &[Self] = &[
        Self::Legal,
        Self::Score,
        Self::Last,
        Self::Why,
        Self::Bag,
        Self::Region,
        Self::Commit,
        Self::Undo,
        Self::Help,
    ];
}

impl Key for QuestionName {
    fn key(self) -> &'static str {
        match self {
            Self::Legal => "legal",
            Self::Score => "score",
            Self::Last => "last",
            Self::Why => "why",
            Self::Bag => "bag",
            Self::Region => "region",
            Self::Commit => "commit",
            Self::Undo => "undo",
            Self::Help => "help",
        }
    }
}

/// A set of keys by which texts are chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Quick {
    /// The key `base` in texts.
    Base,
    /// The key `first` in texts.
    First,
    /// The key `all` in texts.
    All,
    /// The key `city` in texts.
    City,
}

impl Quick {
    /// All keys of this set.
    pub const ALL: &[Self] = &[Self::Base, Self::First, Self::All, Self::City];
}

impl Key for Quick {
    fn key(self) -> &'static str {
        match self {
            Self::Base => "base",
            Self::First => "first",
            Self::All => "all",
            Self::City => "city",
        }
    }
}

/// A set of keys by which texts are chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ReadingName {
    /// The key `beyond-straight-out` in texts.
    BeyondStraightOut,
    /// The key `freed-at-once` in texts.
    FreedAtOnce,
    /// The key `closing-wall-clockwise` in texts.
    ClosingWallClockwise,
    /// The key `river-bends-alternating` in texts.
    RiverBendsAlternating,
    /// The key `river-bends-two-ahead` in texts.
    RiverBendsTwoAhead,
    /// The key `abbot-recall-same-turn` in texts.
    AbbotRecallSameTurn,
    /// The key `garden-retreat-on` in texts.
    GardenRetreatOn,
}

impl ReadingName {
    /// All keys of this set.
    pub const ALL: &[Self] = &[
        Self::BeyondStraightOut,
        Self::FreedAtOnce,
        Self::ClosingWallClockwise,
        Self::RiverBendsAlternating,
        Self::RiverBendsTwoAhead,
        Self::AbbotRecallSameTurn,
        Self::GardenRetreatOn,
    ];
}

impl Key for ReadingName {
    fn key(self) -> &'static str {
        match self {
            Self::BeyondStraightOut => "beyond-straight-out",
            Self::FreedAtOnce => "freed-at-once",
            Self::ClosingWallClockwise => "closing-wall-clockwise",
            Self::RiverBendsAlternating => "river-bends-alternating",
            Self::RiverBendsTwoAhead => "river-bends-two-ahead",
            Self::AbbotRecallSameTurn => "abbot-recall-same-turn",
            Self::GardenRetreatOn => "garden-retreat-on",
        }
    }
}

impl Key for RequestKind {
    fn key(self) -> &'static str {
        match self {
            Self::Undo => "undo",
            Self::Abandon => "abandon",
        }
    }
}

impl Key for SideLetter {
    fn key(self) -> &'static str {
        match self {
            Self::N => "N",
            Self::E => "E",
            Self::S => "S",
            Self::W => "W",
        }
    }
}

impl Key for Sign {
    fn key(self) -> &'static str {
        match self {
            Self::Shield => "shield",
            Self::Inn => "inn",
            Self::Cathedral => "cathedral",
            Self::Abbey => "abbey",
            Self::Garden => "garden",
            Self::Arrow => "arrow",
            Self::Spring => "spring",
            Self::Lake => "lake",
            Self::Public => "public",
            Self::Historic => "historic",
        }
    }
}

impl Key for Step {
    fn key(self) -> &'static str {
        match self {
            Self::First => "first",
            Self::Draw => "draw",
            Self::Tile => "tile",
            Self::Arrow => "arrow",
            Self::Gift => "gift",
            Self::Figure => "figure",
            Self::Gate => "gate",
            Self::Wall => "wall",
            Self::Guard => "guard",
            Self::Tower => "tower",
            Self::Over => "over",
        }
    }
}

/// A set of keys by which texts are chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StepToDo {
    /// The key `arrow` in texts.
    Arrow,
    /// The key `gate` in texts.
    Gate,
    /// The key `wall` in texts.
    Wall,
    /// The key `guard` in texts.
    Guard,
    /// The key `tower` in texts.
    Tower,
}

impl StepToDo {
    /// All keys of this set.
    pub const ALL: &[Self] = &[Self::Arrow, Self::Gate, Self::Wall, Self::Guard, Self::Tower];
}

impl Key for StepToDo {
    fn key(self) -> &'static str {
        match self {
            Self::Arrow => "arrow",
            Self::Gate => "gate",
            Self::Wall => "wall",
            Self::Guard => "guard",
            Self::Tower => "tower",
        }
    }
}

/// A set of keys by which texts are chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Style {
    /// The key `builder` in texts.
    Builder,
    /// The key `farmer` in texts.
    Farmer,
    /// The key `raider` in texts.
    Raider,
}

impl Style {
    /// All keys of this set.
    pub const ALL: &[Self] = &[Self::Builder, Self::Farmer, Self::Raider];
}

impl Key for Style {
    fn key(self) -> &'static str {
        match self {
            Self::Builder => "builder",
            Self::Farmer => "farmer",
            Self::Raider => "raider",
        }
    }
}

impl Key for SymbolName {
    fn key(self) -> &'static str {
        match self {
            Self::Pair => "pair",
            Self::Anywhere => "anywhere",
            Self::Repeat => "repeat",
        }
    }
}

/// A set of keys by which texts are chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TimeUnit {
    /// The key `seconds` in texts.
    Seconds,
    /// The key `minutes` in texts.
    Minutes,
    /// The key `hours` in texts.
    Hours,
}

impl TimeUnit {
    /// All keys of this set.
    pub const ALL: &[Self] = &[Self::Seconds, Self::Minutes, Self::Hours];
}

impl Key for TimeUnit {
    fn key(self) -> &'static str {
        match self {
            Self::Seconds => "seconds",
            Self::Minutes => "minutes",
            Self::Hours => "hours",
        }
    }
}

/// What is said.
impl Words {
    /// “Your gifts”
    pub fn bag_hand_title(self) -> &'static str {
        self.fixed("bag-hand-title")
    }

    /// “{count} gifts”
    pub fn bag_hand_count(self, count: impl Into<Number>) -> String {
        self.say("bag-hand-count", [("count", Given::number(count))])
    }

    /// “Gifts of the others”
    pub fn bag_hand_others(self) -> &'static str {
        self.fixed("bag-hand-others")
    }

    /// “No gift yet. Extend an opponent’s road or city to draw one.”
    pub fn bag_hand_none(self) -> &'static str {
        self.fixed("bag-hand-none")
    }

    /// “Worth 2 points if not used by the end.”
    pub fn bag_hand_keep(self) -> &'static str {
        self.fixed("bag-hand-keep")
    }

    /// “Use {gift}”
    pub fn bag_hand_unwrap(self, gift: &str) -> String {
        self.say("bag-hand-unwrap", [("gift", Given::text(gift))])
    }

    /// “Choose on the board.”
    pub fn bag_hand_on_board(self) -> &'static str {
        self.fixed("bag-hand-on-board")
    }

    /// “Draw a second tile. Place one of the two, the other goes back.”
    pub fn bag_hand_does(self, gift: GiftName) -> &'static str {
        self.entry("bag-hand-does", "gift", gift.key())
    }

    /// How it stands with a feature.
    ///
    /// “{names-incomplete}”
    pub fn bag_inspector_state(self, feature: FeatureName, complete: bool) -> String {
        self.say(
            "bag-inspector-state",
            [("feature", Given::key(feature)), ("complete", Given::flag(complete))],
        )
    }

    /// “Nobody is here”
    pub fn bag_inspector_nobody(self) -> &'static str {
        self.fixed("bag-inspector-nobody")
    }

    /// “{name}: strength {strength}”
    pub fn bag_inspector_strength(
        self,
        name: &str,
        strength: impl Into<Number>,
        leads: bool,
    ) -> String {
        self.say(
            "bag-inspector-strength",
            [
                ("name", Given::text(name)),
                ("strength", Given::number(strength)),
                ("leads", Given::flag(leads)),
            ],
        )
    }

    /// “leads”
    pub fn bag_inspector_leads(self) -> &'static str {
        self.fixed("bag-inspector-leads")
    }

    /// “shared lead”
    pub fn bag_inspector_shared(self) -> &'static str {
        self.fixed("bag-inspector-shared")
    }

    /// “Worth now”
    pub fn bag_inspector_now(self) -> &'static str {
        self.fixed("bag-inspector-now")
    }

    /// “If {names-completed}”
    pub fn bag_inspector_completed(self, feature: FeatureName) -> String {
        self.say("bag-inspector-completed", [("feature", Given::key(feature))])
    }

    /// “{count} open cells”
    pub fn bag_inspector_open_cells(self, count: impl Into<Number>) -> String {
        self.say("bag-inspector-open-cells", [("count", Given::number(count))])
    }

    /// How likely it is that a feature is completed.
    ///
    /// “Chance to complete”
    pub fn bag_inspector_chance(self, feature: FeatureName) -> &'static str {
        self.entry("bag-inspector-chance", "feature", feature.key())
    }

    /// “that an owner still draws a tile that fits”
    pub fn bag_inspector_chance_of(self) -> &'static str {
        self.fixed("bag-inspector-chance-of")
    }

    /// “{count} tiles left fit”
    pub fn bag_inspector_fits(self, count: impl Into<Number>) -> String {
        self.say("bag-inspector-fits", [("count", Given::number(count))])
    }

    /// “No tile left fits.”
    pub fn bag_inspector_dead(self) -> &'static str {
        self.fixed("bag-inspector-dead")
    }

    /// “It takes more than one tile.”
    pub fn bag_inspector_several(self) -> &'static str {
        self.fixed("bag-inspector-several")
    }

    /// “Touches {count} complete cities”
    pub fn bag_inspector_feeds(self, kind: FeatureName, count: impl Into<Number>) -> String {
        self.say(
            "bag-inspector-feeds",
            [("kind", Given::key(kind)), ("count", Given::number(count))],
        )
    }

    /// “Touches {count} fields”
    pub fn bag_inspector_fields(self, kind: FeatureName, count: impl Into<Number>) -> String {
        self.say(
            "bag-inspector-fields",
            [("kind", Given::key(kind)), ("count", Given::number(count))],
        )
    }

    /// “Pin to compare”
    pub fn bag_inspector_pin(self) -> &'static str {
        self.fixed("bag-inspector-pin")
    }

    /// “Unpin”
    pub fn bag_inspector_unpin(self) -> &'static str {
        self.fixed("bag-inspector-unpin")
    }

    /// “{face}, {left} left”
    pub fn bag_inspector_times(self, face: &str, left: impl Into<Number>) -> String {
        self.say(
            "bag-inspector-times",
            [("face", Given::text(face)), ("left", Given::number(left))],
        )
    }

    /// “Tiles”
    pub fn bag_title(self) -> &'static str {
        self.fixed("bag-title")
    }

    /// “Close”
    pub fn bag_close(self) -> &'static str {
        self.fixed("bag-close")
    }

    /// “{count} tiles left”
    pub fn bag_left(self, count: impl Into<Number>) -> String {
        self.say("bag-left", [("count", Given::number(count))])
    }

    /// “{count} turns left for you”
    pub fn bag_draws(self, count: impl Into<Number>) -> String {
        self.say("bag-draws", [("count", Given::number(count))])
    }

    /// “What the box holds. In this game you count for yourselves.”
    pub fn bag_printed(self) -> &'static str {
        self.fixed("bag-printed")
    }

    /// “{face}: {total} in the box”
    pub fn bag_printed_of(self, face: &str, total: impl Into<Number>) -> String {
        self.say("bag-printed-of", [("face", Given::text(face)), ("total", Given::number(total))])
    }

    /// “Piles”
    pub fn bag_piles(self) -> &'static str {
        self.fixed("bag-piles")
    }

    /// “Pile {number}: {left}”
    pub fn bag_pile(self, number: impl Into<Number>, left: impl Into<Number>) -> String {
        self.say("bag-pile", [("number", Given::number(number)), ("left", Given::number(left))])
    }

    /// “in use”
    pub fn bag_drawn_from(self) -> &'static str {
        self.fixed("bag-drawn-from")
    }

    /// “{count} tiles left the game: no spot when drawn.”
    pub fn bag_discards(self, count: impl Into<Number>) -> String {
        self.say("bag-discards", [("count", Given::number(count))])
    }

    /// “Filters”
    pub fn bag_filters(self) -> &'static str {
        self.fixed("bag-filters")
    }

    /// “Fits {names-cell}”
    pub fn bag_fits_cell(self, x: impl Into<Number>, y: impl Into<Number>) -> String {
        self.say("bag-fits-cell", [("x", Given::number(x)), ("y", Given::number(y))])
    }

    /// “No tile left fits there.”
    pub fn bag_fits_nothing(self) -> &'static str {
        self.fixed("bag-fits-nothing")
    }

    /// “Printed on it”
    pub fn bag_has(self) -> &'static str {
        self.fixed("bag-has")
    }

    /// “Lake”
    pub fn bag_mark(self, mark: Mark) -> &'static str {
        self.entry("bag-mark", "mark", mark.key())
    }

    /// “Sides”
    pub fn bag_sides_wanted(self) -> &'static str {
        self.fixed("bag-sides-wanted")
    }

    /// “…: {names-edge}”
    pub fn bag_side(self, side: SideLetter, edge: Option<EdgeName>) -> String {
        self.say(
            "bag-side",
            [("side", Given::key(side)), ("edge", Given::maybe(edge.map(Given::key)))],
        )
    }

    /// “Clear”
    pub fn bag_clear(self) -> &'static str {
        self.fixed("bag-clear")
    }

    /// “Kinds of tiles”
    pub fn bag_list(self) -> &'static str {
        self.fixed("bag-list")
    }

    /// “No tile has all that.”
    pub fn bag_none(self) -> &'static str {
        self.fixed("bag-none")
    }

    /// Something about a bag: sides, then signs.
    ///
    /// “…, {signs}: {left} of {total} left”
    pub fn bag_stack(
        self,
        sides: &str,
        signs: Option<&str>,
        left: impl Into<Number>,
        total: impl Into<Number>,
    ) -> String {
        self.say(
            "bag-stack",
            [
                ("sides", Given::text(sides)),
                ("signs", Given::maybe(signs.map(Given::text))),
                ("left", Given::number(left)),
                ("total", Given::number(total)),
            ],
        )
    }

    /// “Chances”
    pub fn bag_odds(self) -> &'static str {
        self.fixed("bag-odds")
    }

    /// “Choose kinds of tiles to see how likely they are.”
    pub fn bag_choose(self) -> &'static str {
        self.fixed("bag-choose")
    }

    /// “{kinds} kinds, {tiles} tiles left”
    pub fn bag_chosen(self, kinds: impl Into<Number>, tiles: impl Into<Number>) -> String {
        self.say("bag-chosen", [("kinds", Given::number(kinds)), ("tiles", Given::number(tiles))])
    }

    /// “Next tile”
    pub fn bag_next(self) -> &'static str {
        self.fixed("bag-next")
    }

    /// “Yours before the end”
    pub fn bag_yours(self) -> &'static str {
        self.fixed("bag-yours")
    }

    /// “… placed”
    pub fn done_put(self, figure: FigureName, feature: Option<FeatureName>) -> String {
        self.say(
            "done-put",
            [("figure", Given::key(figure)), ("feature", Given::maybe(feature.map(Given::key)))],
        )
    }

    /// “Abbot taken back”
    pub fn done_recall(self) -> &'static str {
        self.fixed("done-recall")
    }

    /// “Gate built”
    pub fn done_gate(self) -> &'static str {
        self.fixed("done-gate")
    }

    /// “Wall built”
    pub fn done_wall(self) -> &'static str {
        self.fixed("done-wall")
    }

    /// “Guard placed”
    pub fn done_guard(self) -> &'static str {
        self.fixed("done-guard")
    }

    /// “Tower placed”
    pub fn done_tower(self) -> &'static str {
        self.fixed("done-tower")
    }

    /// “Tile placed”
    pub fn done_place(self) -> &'static str {
        self.fixed("done-place")
    }

    /// “Arrow chosen”
    pub fn done_arrow(self) -> &'static str {
        self.fixed("done-arrow")
    }

    /// “{names-gift} used”
    pub fn done_gift(self, gift: GiftName) -> String {
        self.say("done-gift", [("gift", Given::key(gift))])
    }

    /// “No {names-meeple} left to place”
    pub fn done_none(self, game: GameName) -> String {
        self.say("done-none", [("game", Given::key(game))])
    }

    /// “Only your abbot is left, and finds no place here”
    pub fn done_abbot_only(self) -> &'static str {
        self.fixed("done-abbot-only")
    }

    /// “Everything here is occupied”
    pub fn done_occupied(self) -> &'static str {
        self.fixed("done-occupied")
    }

    /// “Turn {turn}”
    pub fn end_log_turn(self, turn: impl Into<Number>) -> String {
        self.say("end-log-turn", [("turn", Given::number(turn))])
    }

    /// “Final scoring”
    pub fn end_log_final(self) -> &'static str {
        self.fixed("end-log-final")
    }

    /// “Nothing has happened yet.”
    pub fn end_log_empty(self) -> &'static str {
        self.fixed("end-log-empty")
    }

    /// “Copy the log”
    pub fn end_log_copy(self) -> &'static str {
        self.fixed("end-log-copy")
    }

    /// “Copied”
    pub fn end_log_copied(self) -> &'static str {
        self.fixed("end-log-copied")
    }

    /// “Newest”
    pub fn end_log_newest(self) -> &'static str {
        self.fixed("end-log-newest")
    }

    /// “Show turn {turn}”
    pub fn end_log_show(self, turn: impl Into<Number>) -> String {
        self.say("end-log-show", [("turn", Given::number(turn))])
    }

    /// “Rule {rule}”
    pub fn end_log_rule(self, rule: &str) -> String {
        self.say("end-log-rule", [("rule", Given::text(rule))])
    }

    /// Where a tile lies.
    ///
    /// “at {cell}”
    pub fn end_log_at(self, cell: &str) -> String {
        self.say("end-log-at", [("cell", Given::text(cell))])
    }

    /// “Final score”
    pub fn end_title(self) -> &'static str {
        self.fixed("end-title")
    }

    /// Why a game is over.
    ///
    /// “The walls nearly met ({sides} open sides left): the game is over.”
    pub fn end_reason(self, reason: EndReasonName, sides: impl Into<Number>) -> String {
        self.say("end-reason", [("reason", Given::key(reason)), ("sides", Given::number(sides))])
    }

    /// “Guards”
    pub fn end_act(self, act: ActName) -> &'static str {
        self.entry("end-act", "act", act.key())
    }

    /// “Final scoring, {number} of {count}”
    pub fn end_act_of(self, number: impl Into<Number>, count: impl Into<Number>) -> String {
        self.say("end-act-of", [("number", Given::number(number)), ("count", Given::number(count))])
    }

    /// “Skip”
    pub fn end_skip(self) -> &'static str {
        self.fixed("end-skip")
    }

    /// “Skip all”
    pub fn end_skip_all(self) -> &'static str {
        self.fixed("end-skip-all")
    }

    /// “Space”
    pub fn end_skip_hint(self) -> &'static str {
        self.fixed("end-skip-hint")
    }

    /// “See the final scoring again”
    pub fn end_again(self) -> &'static str {
        self.fixed("end-again")
    }

    /// Who has won.
    ///
    /// “Shared victory: {names}”
    pub fn end_winner(self, names: &str, count: impl Into<Number>, you: bool) -> String {
        self.say(
            "end-winner",
            [
                ("names", Given::text(names)),
                ("count", Given::number(count)),
                ("you", Given::flag(you)),
            ],
        )
    }

    /// “Where the points come from”
    pub fn end_table(self) -> &'static str {
        self.fixed("end-table")
    }

    /// “Total”
    pub fn end_total(self) -> &'static str {
        self.fixed("end-total")
    }

    /// “{name}: {points} points. Show the tiles.”
    pub fn end_total_of(self, name: &str, points: impl Into<Number>) -> String {
        self.say("end-total-of", [("name", Given::text(name)), ("points", Given::number(points))])
    }

    /// Points of a kind, as a button that shows their tiles.
    ///
    /// “{name}, {names-category} {names-phase}: {names-points}. Show the tiles.”
    pub fn end_cell(
        self,
        name: &str,
        category: Category,
        phase: Phase,
        points: impl Into<Number>,
    ) -> String {
        self.say(
            "end-cell",
            [
                ("name", Given::text(name)),
                ("category", Given::key(category)),
                ("phase", Given::key(phase)),
                ("points", Given::number(points)),
            ],
        )
    }

    /// “Tap a number to see its tiles on the board.”
    pub fn end_light_hint(self) -> &'static str {
        self.fixed("end-light-hint")
    }

    /// “Rematch”
    pub fn end_rematch(self) -> &'static str {
        self.fixed("end-rematch")
    }

    /// “Replay”
    pub fn end_replay(self) -> &'static str {
        self.fixed("end-replay")
    }

    /// “Share”
    pub fn end_share(self) -> &'static str {
        self.fixed("end-share")
    }

    /// “New game”
    pub fn end_new_game(self) -> &'static str {
        self.fixed("end-new-game")
    }

    /// “Show the board”
    pub fn end_fold(self) -> &'static str {
        self.fixed("end-fold")
    }

    /// “Show the scores”
    pub fn end_unfold(self) -> &'static str {
        self.fixed("end-unfold")
    }

    /// “begins”
    pub fn event_begins(self) -> &'static str {
        self.fixed("event-begins")
    }

    /// “No spot for this tile: it leaves the game.”
    pub fn event_boxed(self) -> &'static str {
        self.fixed("event-boxed")
    }

    /// “the second tile goes back”
    pub fn event_spare_returned(self) -> &'static str {
        self.fixed("event-spare-returned")
    }

    /// “draws a gift”
    pub fn event_gift_received(self) -> &'static str {
        self.fixed("event-gift-received")
    }

    /// “Used gifts are shuffled again”
    pub fn event_deck_refilled(self) -> &'static str {
        self.fixed("event-deck-refilled")
    }

    /// “plays again”
    pub fn event_another_turn(self) -> &'static str {
        self.fixed("event-another-turn")
    }

    /// “Figures return without points”
    pub fn event_went_home(self) -> &'static str {
        self.fixed("event-went-home")
    }

    /// “The last walls close the town: the game ends”
    pub fn event_rim_closed(self) -> &'static str {
        self.fixed("event-rim-closed")
    }

    /// “places a tile at {cell}”
    pub fn event_laid(self, cell: &str) -> String {
        self.say("event-laid", [("cell", Given::text(cell))])
    }

    /// “arrow: {names-symbol}”
    pub fn event_activated(self, symbol: SymbolName) -> String {
        self.say("event-activated", [("symbol", Given::key(symbol))])
    }

    /// “Arrow bonus +{points}”
    pub fn event_bonus(self, points: impl Into<Number>) -> String {
        self.say("event-bonus", [("points", Given::number(points))])
    }

    /// “uses {names-gift}”
    pub fn event_unwrapped(self, gift: GiftName) -> String {
        self.say("event-unwrapped", [("gift", Given::key(gift))])
    }

    /// “Retreat: 2 + {left} figures left × 2 = {points}”
    pub fn event_retreated(self, left: impl Into<Number>, points: impl Into<Number>) -> String {
        self.say(
            "event-retreated",
            [("left", Given::number(left)), ("points", Given::number(points))],
        )
    }

    /// “{names-figure-on}”
    pub fn event_put(self, figure: FigureName, feature: FeatureName) -> String {
        self.say("event-put", [("figure", Given::key(figure)), ("feature", Given::key(feature))])
    }

    /// “stands up: {names-figure-on}”
    pub fn event_moved(self, figure: FigureName, feature: FeatureName) -> String {
        self.say("event-moved", [("figure", Given::key(figure)), ("feature", Given::key(feature))])
    }

    /// “…: {sum} = {points}”
    pub fn event_scored(
        self,
        occasion: Occasion,
        feature: FeatureName,
        sum: Option<&str>,
        points: impl Into<Number>,
    ) -> String {
        self.say(
            "event-scored",
            [
                ("occasion", Given::key(occasion)),
                ("feature", Given::key(feature)),
                ("sum", Given::maybe(sum.map(Given::text))),
                ("points", Given::number(points)),
            ],
        )
    }

    /// “…: nobody scores”
    pub fn event_unowned(self, occasion: Occasion, feature: FeatureName) -> String {
        self.say(
            "event-unowned",
            [("occasion", Given::key(occasion)), ("feature", Given::key(feature))],
        )
    }

    /// “{gifts} wrapped gifts × 2 = {points}”
    pub fn event_gifts_left(self, gifts: impl Into<Number>, points: impl Into<Number>) -> String {
        self.say(
            "event-gifts-left",
            [("gifts", Given::number(gifts)), ("points", Given::number(points))],
        )
    }

    /// “builds the gate {names-at-side}”
    pub fn event_gate(self, side: SideLetter) -> String {
        self.say("event-gate", [("side", Given::key(side))])
    }

    /// “builds a wall {names-at-side}”
    pub fn event_wall(self, side: SideLetter) -> String {
        self.say("event-wall", [("side", Given::key(side))])
    }

    /// “places a guard on the wall {names-at-side}”
    pub fn event_guard(self, side: SideLetter) -> String {
        self.say("event-guard", [("side", Given::key(side))])
    }

    /// “Tower along {walls} walls: {points}”
    pub fn event_tower(self, walls: impl Into<Number>, points: impl Into<Number>) -> String {
        self.say(
            "event-tower",
            [("walls", Given::number(walls)), ("points", Given::number(points))],
        )
    }

    /// The victory; whoever has won is named before.
    ///
    /// “share the victory”
    pub fn event_won(self, count: impl Into<Number>) -> String {
        self.say("event-won", [("count", Given::number(count))])
    }

    /// “English”
    pub fn game_language(self) -> &'static str {
        self.fixed("game-language")
    }

    /// “Remparts”
    pub fn game_title(self) -> &'static str {
        self.fixed("game-title")
    }

    /// “New game”
    pub fn game_new_game(self) -> &'static str {
        self.fixed("game-new-game")
    }

    /// “My games”
    pub fn game_my_games(self) -> &'static str {
        self.fixed("game-my-games")
    }

    /// “Learn”
    pub fn game_learn_to_play(self) -> &'static str {
        self.fixed("game-learn-to-play")
    }

    /// “Rules”
    pub fn game_rules_page(self) -> &'static str {
        self.fixed("game-rules-page")
    }

    /// “Pages”
    pub fn game_pages(self) -> &'static str {
        self.fixed("game-pages")
    }

    /// “Unpacking the tiles…”
    pub fn game_loading(self) -> &'static str {
        self.fixed("game-loading")
    }

    /// “Something went wrong. {reason}”
    pub fn game_failed(self, reason: &str) -> String {
        self.say("game-failed", [("reason", Given::text(reason))])
    }

    /// “You”
    pub fn game_you(self) -> &'static str {
        self.fixed("game-you")
    }

    /// “{names-bot}”
    pub fn game_bot(self, level: &str, style: Option<&str>) -> String {
        self.say(
            "game-bot",
            [("level", Given::text(level)), ("style", Given::maybe(style.map(Given::text)))],
        )
    }

    /// “Player {number}”
    pub fn game_player(self, number: impl Into<Number>) -> String {
        self.say("game-player", [("number", Given::number(number))])
    }

    /// A feature would bring nobody anything.
    ///
    /// “Nobody gets this {names-feature}: a figure of yours here would score {points}.”
    pub fn game_warn_free(self, feature: FeatureName, points: impl Into<Number>) -> String {
        self.say(
            "game-warn.free",
            [("feature", Given::key(feature)), ("points", Given::number(points))],
        )
    }

    /// A feature would bring nobody anything.
    ///
    /// “This is your last {names-meeple}.”
    pub fn game_warn_last(self, game: GameName) -> String {
        self.say("game-warn.last", [("game", Given::key(game))])
    }

    /// “No spot for this tile: it leaves the game, another one was drawn.”
    pub fn game_boxed(self) -> &'static str {
        self.fixed("game-boxed")
    }

    /// “{name}, your turn”
    pub fn game_pass_title(self, name: &str) -> String {
        self.say("game-pass.title", [("name", Given::text(name))])
    }

    /// “Pass the device: hidden gifts ahead”
    pub fn game_pass_why(self) -> &'static str {
        self.fixed("game-pass.why")
    }

    /// “I’m here”
    pub fn game_pass_ready(self) -> &'static str {
        self.fixed("game-pass.ready")
    }

    /// “Replay”
    pub fn game_watching(self) -> &'static str {
        self.fixed("game-watching")
    }

    /// “This browser does not let us keep the game: it will be lost when the page closes.”
    pub fn game_unsaved(self) -> &'static str {
        self.fixed("game-unsaved")
    }

    /// “Board”
    pub fn game_board(self) -> &'static str {
        self.fixed("game-board")
    }

    /// “View”
    pub fn game_tools(self) -> &'static str {
        self.fixed("game-tools")
    }

    /// “Show the whole board”
    pub fn game_fit(self) -> &'static str {
        self.fixed("game-fit")
    }

    /// “Show the last move”
    pub fn game_show_last(self) -> &'static str {
        self.fixed("game-show-last")
    }

    /// “No overlay”
    pub fn game_overlays_none(self) -> &'static str {
        self.fixed("game-overlays.none")
    }

    /// “Fields”
    pub fn game_overlays_fields(self) -> &'static str {
        self.fixed("game-overlays.fields")
    }

    /// “Owners”
    pub fn game_overlays_owners(self) -> &'static str {
        self.fixed("game-overlays.owners")
    }

    /// “Tiles that fit here”
    pub fn game_overlays_ends(self) -> &'static str {
        self.fixed("game-overlays.ends")
    }

    /// “Dead spots”
    pub fn game_overlays_dead(self) -> &'static str {
        self.fixed("game-overlays.dead")
    }

    /// “Fields: each pattern is one field; a dot is a complete city that it feeds.”
    pub fn game_legends_fields(self) -> &'static str {
        self.fixed("game-legends.fields")
    }

    /// “Homes: each pattern is one area; a dot is a market that it touches.”
    pub fn game_legends_homes(self) -> &'static str {
        self.fixed("game-legends.homes")
    }

    /// “Owners: each feature in the color of whoever leads in it.”
    pub fn game_legends_owners(self) -> &'static str {
        self.fixed("game-legends.owners")
    }

    /// “Tiles that fit here: how many of those left fit on each empty cell.”
    pub fn game_legends_ends(self) -> &'static str {
        self.fixed("game-legends.ends")
    }

    /// “Dead spots: crossed cells are those that no tile left fits.”
    pub fn game_legends_dead(self) -> &'static str {
        self.fixed("game-legends.dead")
    }

    /// “Log”
    pub fn game_panels_log(self) -> &'static str {
        self.fixed("game-panels.log")
    }

    /// “Tiles left”
    pub fn game_panels_bag(self) -> &'static str {
        self.fixed("game-panels.bag")
    }

    /// “Gifts”
    pub fn game_panels_hand(self) -> &'static str {
        self.fixed("game-panels.hand")
    }

    /// “Chat”
    pub fn game_panels_chat(self) -> &'static str {
        self.fixed("game-panels.chat")
    }

    /// “The table”
    pub fn game_panels_table(self) -> &'static str {
        self.fixed("game-panels.table")
    }

    /// “Share & export”
    pub fn game_panels_share(self) -> &'static str {
        self.fixed("game-panels.share")
    }

    /// “Keyboard”
    pub fn game_panels_keys(self) -> &'static str {
        self.fixed("game-panels.keys")
    }

    /// “Command”
    pub fn game_panels_command(self) -> &'static str {
        self.fixed("game-panels.command")
    }

    /// “Settings”
    pub fn game_panels_settings(self) -> &'static str {
        self.fixed("game-panels.settings")
    }

    /// “Feature”
    pub fn game_panels_feature(self) -> &'static str {
        self.fixed("game-panels.feature")
    }

    /// “More tools”
    pub fn game_more_tools(self) -> &'static str {
        self.fixed("game-more-tools")
    }

    /// “Close”
    pub fn game_close(self) -> &'static str {
        self.fixed("game-close")
    }

    /// “Players”
    pub fn game_players(self) -> &'static str {
        self.fixed("game-players")
    }

    /// “to play”
    pub fn game_to_play(self) -> &'static str {
        self.fixed("game-to-play")
    }

    /// “if the game ended now”
    pub fn game_projected(self) -> &'static str {
        self.fixed("game-projected")
    }

    /// “{count} × {names-figure} left”
    pub fn game_supply(
        self,
        count: impl Into<Number>,
        figure: FigureName,
        game: GameName,
    ) -> String {
        self.say(
            "game-supply",
            [
                ("count", Given::number(count)),
                ("figure", Given::key(figure)),
                ("game", Given::key(game)),
            ],
        )
    }

    /// “{count} wrapped gifts”
    pub fn game_gift_count(self, count: impl Into<Number>) -> String {
        self.say("game-gift-count", [("count", Given::number(count))])
    }

    /// “{points} in all if the game ended now”
    pub fn game_in_all(self, points: impl Into<Number>) -> String {
        self.say("game-in-all", [("points", Given::number(points))])
    }

    /// “Beside the board”
    pub fn game_panel_tabs(self) -> &'static str {
        self.fixed("game-panel-tabs")
    }

    /// “{count} tiles left”
    pub fn game_tiles_left(self, count: impl Into<Number>) -> String {
        self.say("game-tiles-left", [("count", Given::number(count))])
    }

    /// “{name} to play”
    pub fn game_turn_of(self, name: &str) -> String {
        self.say("game-turn-of", [("name", Given::text(name))])
    }

    /// “Your turn”
    pub fn game_your_turn(self) -> &'static str {
        self.fixed("game-your-turn")
    }

    /// What to do with the tile in hand, with how many spots there are if that may be known.
    ///
    /// “Place one of your tiles: {spots} spots”
    pub fn game_place_tile(
        self,
        tiles: impl Into<Number>,
        spots: Option<impl Into<Number>>,
    ) -> String {
        self.say(
            "game-place-tile",
            [("tiles", Given::number(tiles)), ("spots", Given::maybe(spots.map(Given::number)))],
        )
    }

    /// “{name} is thinking…”
    pub fn game_thinking(self, name: &str) -> String {
        self.say("game-thinking", [("name", Given::text(name))])
    }

    /// Figures that can be placed, also away from the tile, or an abbot that can come back.
    ///
    /// “Place {game-one}”
    pub fn game_place_figure(
        self,
        figure: Option<FigureName>,
        game: GameName,
        far: bool,
        recall: bool,
    ) -> String {
        self.say(
            "game-place-figure",
            [
                ("figure", Given::maybe(figure.map(Given::key))),
                ("game", Given::key(game)),
                ("far", Given::flag(far)),
                ("recall", Given::flag(recall)),
            ],
        )
    }

    /// “Take your abbot back”
    pub fn game_take_back(self) -> &'static str {
        self.fixed("game-take-back")
    }

    /// What has to be done besides placing tiles and figures.
    ///
    /// “Place a tower at an end of the walls”
    pub fn game_steps(self, step: StepToDo) -> &'static str {
        self.entry("game-steps", "step", step.key())
    }

    /// “{what}, or go on”
    pub fn game_or_else(self, what: &str, end: EndName) -> String {
        self.say("game-or-else", [("what", Given::text(what)), ("end", Given::key(end))])
    }

    /// “Choose one of the marked spots”
    pub fn game_choose_one(self) -> &'static str {
        self.fixed("game-choose-one")
    }

    /// “{done}: go on”
    pub fn game_ready(self, done: &str, end: EndName) -> String {
        self.say("game-ready", [("done", Given::text(done)), ("end", Given::key(end))])
    }

    /// “End turn”
    pub fn game_endings_turn(self) -> &'static str {
        self.fixed("game-endings.turn")
    }

    /// “Draw the second tile”
    pub fn game_endings_second(self) -> &'static str {
        self.fixed("game-endings.second")
    }

    /// “Go on”
    pub fn game_endings_on(self) -> &'static str {
        self.fixed("game-endings.on")
    }

    /// “{name} …”
    pub fn game_gains(self, name: &str, points: impl Into<Number>) -> String {
        self.say("game-gains", [("name", Given::text(name)), ("points", Given::number(points))])
    }

    /// “Your tile”
    pub fn game_your_tile(self) -> &'static str {
        self.fixed("game-your-tile")
    }

    /// “Turn left”
    pub fn game_rotate_left(self) -> &'static str {
        self.fixed("game-rotate-left")
    }

    /// “Turn right”
    pub fn game_rotate_right(self) -> &'static str {
        self.fixed("game-rotate-right")
    }

    /// “Undo”
    pub fn game_undo(self) -> &'static str {
        self.fixed("game-undo")
    }

    /// “None”
    pub fn game_none(self) -> &'static str {
        self.fixed("game-none")
    }

    /// “Take the abbot back”
    pub fn game_recall(self) -> &'static str {
        self.fixed("game-recall")
    }

    /// “Arrow: {names-symbol}”
    pub fn game_arrow(self, symbol: SymbolName) -> String {
        self.say("game-arrow", [("symbol", Given::key(symbol))])
    }

    /// “Arrow”
    pub fn game_arrow_alone(self) -> &'static str {
        self.fixed("game-arrow-alone")
    }

    /// “{names-figure-on}”
    pub fn game_put_figure(self, figure: FigureName, feature: Option<FeatureName>) -> String {
        self.say(
            "game-put-figure",
            [("figure", Given::key(figure)), ("feature", Given::maybe(feature.map(Given::key)))],
        )
    }

    /// “{names-gift}: draw a second tile”
    pub fn game_use_gift(self, gift: GiftName) -> String {
        self.say("game-use-gift", [("gift", Given::key(gift))])
    }

    /// “Use {names-gift}”
    pub fn game_unwrap(self, gift: GiftName) -> String {
        self.say("game-unwrap", [("gift", Given::key(gift))])
    }

    /// “Tower {names-at-side}”
    pub fn game_piece(self, piece: PieceWord, side: SideLetter) -> String {
        self.say("game-piece", [("piece", Given::key(piece)), ("side", Given::key(side))])
    }

    /// Someone has won.
    ///
    /// “{names} won”
    pub fn game_won(self, names: &str, you: bool) -> String {
        self.say("game-won", [("names", Given::text(names)), ("you", Given::flag(you))])
    }

    /// “Shared victory: {names}”
    pub fn game_tied(self, names: &str) -> String {
        self.say("game-tied", [("names", Given::text(names))])
    }

    /// “Log”
    pub fn game_log(self) -> &'static str {
        self.fixed("game-log")
    }

    /// “Feature”
    pub fn game_inspector(self) -> &'static str {
        self.fixed("game-inspector")
    }

    /// “Now”
    pub fn game_now(self) -> &'static str {
        self.fixed("game-now")
    }

    /// “Open cells”
    pub fn game_open_cells(self) -> &'static str {
        self.fixed("game-open-cells")
    }

    /// “Tiles left that fit”
    pub fn game_fits(self) -> &'static str {
        self.fixed("game-fits")
    }

    /// “Nobody’s”
    pub fn game_nobody(self) -> &'static str {
        self.fixed("game-nobody")
    }

    /// What is placed, with its article.
    ///
    /// “a {names-meeple}”
    pub fn game_one(self, figure: Option<FigureName>, game: GameName) -> String {
        self.say(
            "game-one",
            [("figure", Given::maybe(figure.map(Given::key))), ("game", Given::key(game))],
        )
    }

    /// Said once, in a first game.
    ///
    /// “Tap a feature to see what it is worth.”
    pub fn game_hint(self, hint: HintName, game: GameName) -> String {
        self.say("game-hint", [("hint", Given::key(hint)), ("game", Given::key(game))])
    }

    /// “To the next spot for the tile”
    pub fn help_acts_placing_spot(self) -> &'static str {
        self.fixed("help-acts-placing.spot")
    }

    /// “Place the tile there”
    pub fn help_acts_placing_pin(self) -> &'static str {
        self.fixed("help-acts-placing.pin")
    }

    /// “Turn the tile right, left”
    pub fn help_acts_placing_turn(self) -> &'static str {
        self.fixed("help-acts-placing.turn")
    }

    /// “Choose by number”
    pub fn help_acts_placing_figure(self) -> &'static str {
        self.fixed("help-acts-placing.figure")
    }

    /// “Choose none”
    pub fn help_acts_placing_none(self) -> &'static str {
        self.fixed("help-acts-placing.none")
    }

    /// “End the turn”
    pub fn help_acts_placing_commit(self) -> &'static str {
        self.fixed("help-acts-placing.commit")
    }

    /// “One step back”
    pub fn help_acts_placing_back(self) -> &'static str {
        self.fixed("help-acts-placing.back")
    }

    /// “Show the whole board”
    pub fn help_acts_looking_fit(self) -> &'static str {
        self.fixed("help-acts-looking.fit")
    }

    /// “Show the last move”
    pub fn help_acts_looking_last(self) -> &'static str {
        self.fixed("help-acts-looking.last")
    }

    /// “Play the last moves again”
    pub fn help_acts_looking_again(self) -> &'static str {
        self.fixed("help-acts-looking.again")
    }

    /// “Move the board”
    pub fn help_acts_looking_pan(self) -> &'static str {
        self.fixed("help-acts-looking.pan")
    }

    /// “Closer, farther”
    pub fn help_acts_looking_zoom(self) -> &'static str {
        self.fixed("help-acts-looking.zoom")
    }

    /// “Fields (hold to peek)”
    pub fn help_acts_looking_fields(self) -> &'static str {
        self.fixed("help-acts-looking.fields")
    }

    /// “Owners (hold to peek)”
    pub fn help_acts_looking_owners(self) -> &'static str {
        self.fixed("help-acts-looking.owners")
    }

    /// “Tiles that fit here”
    pub fn help_acts_looking_ends(self) -> &'static str {
        self.fixed("help-acts-looking.ends")
    }

    /// “Dead spots”
    pub fn help_acts_looking_dead(self) -> &'static str {
        self.fixed("help-acts-looking.dead")
    }

    /// “Coordinates”
    pub fn help_acts_looking_coordinates(self) -> &'static str {
        self.fixed("help-acts-looking.coordinates")
    }

    /// “Previous, next turn”
    pub fn help_acts_history_turn(self) -> &'static str {
        self.fixed("help-acts-history.turn")
    }

    /// “Previous, next scoring”
    pub fn help_acts_history_scoring(self) -> &'static str {
        self.fixed("help-acts-history.scoring")
    }

    /// “To the beginning”
    pub fn help_acts_history_first(self) -> &'static str {
        self.fixed("help-acts-history.first")
    }

    /// “To the present”
    pub fn help_acts_history_live(self) -> &'static str {
        self.fixed("help-acts-history.live")
    }

    /// “Play and pause”
    pub fn help_acts_history_play(self) -> &'static str {
        self.fixed("help-acts-history.play")
    }

    /// “Walk over all tiles”
    pub fn help_acts_reading_cursor(self) -> &'static str {
        self.fixed("help-acts-reading.cursor")
    }

    /// “Next, previous feature”
    pub fn help_acts_reading_region(self) -> &'static str {
        self.fixed("help-acts-reading.region")
    }

    /// “Keep the feature in view”
    pub fn help_acts_reading_inspect(self) -> &'static str {
        self.fixed("help-acts-reading.inspect")
    }

    /// “Tiles left”
    pub fn help_acts_reading_bag(self) -> &'static str {
        self.fixed("help-acts-reading.bag")
    }

    /// “How a player stands”
    pub fn help_acts_reading_player(self) -> &'static str {
        self.fixed("help-acts-reading.player")
    }

    /// “Type a move or a question”
    pub fn help_acts_reading_command(self) -> &'static str {
        self.fixed("help-acts-reading.command")
    }

    /// “Write to the others online”
    pub fn help_acts_reading_chat(self) -> &'static str {
        self.fixed("help-acts-reading.chat")
    }

    /// “Sound on and off”
    pub fn help_acts_reading_sound(self) -> &'static str {
        self.fixed("help-acts-reading.sound")
    }

    /// “This list”
    pub fn help_acts_reading_keys(self) -> &'static str {
        self.fixed("help-acts-reading.keys")
    }

    /// “Type a move or a question”
    pub fn help_command_title(self) -> &'static str {
        self.fixed("help-command-title")
    }

    /// “Move or question”
    pub fn help_command_input(self) -> &'static str {
        self.fixed("help-command-input")
    }

    /// “Send”
    pub fn help_command_send(self) -> &'static str {
        self.fixed("help-command-send")
    }

    /// “0,1 r2, score, help…”
    pub fn help_command_placeholder(self) -> &'static str {
        self.fixed("help-command-placeholder")
    }

    /// “A move as the log writes it, or just enough of it; for several, “;” between them.”
    pub fn help_command_hint(self) -> &'static str {
        self.fixed("help-command-hint")
    }

    /// “Answers”
    pub fn help_command_log(self) -> &'static str {
        self.fixed("help-command-log")
    }

    /// “Proposed: {action}.”
    pub fn help_command_proposed(self, action: &str) -> String {
        self.say("help-command-proposed", [("action", Given::text(action))])
    }

    /// “Type “end” to end your turn.”
    pub fn help_command_can_commit(self) -> &'static str {
        self.fixed("help-command-can-commit")
    }

    /// “Done.”
    pub fn help_command_committed(self) -> &'static str {
        self.fixed("help-command-committed")
    }

    /// “There is still something to choose in this turn.”
    pub fn help_command_cannot_commit(self) -> &'static str {
        self.fixed("help-command-cannot-commit")
    }

    /// “Taken back.”
    pub fn help_command_undone(self) -> &'static str {
        self.fixed("help-command-undone")
    }

    /// “There is nothing to take back.”
    pub fn help_command_nothing_to_undo(self) -> &'static str {
        self.fixed("help-command-nothing-to-undo")
    }

    /// “It is not your turn.”
    pub fn help_command_not_you(self) -> &'static str {
        self.fixed("help-command-not-you")
    }

    /// “Nothing you can do now is called “{typed}”. Try “legal”.”
    pub fn help_command_no_match(self, typed: &str) -> String {
        self.say("help-command-no-match", [("typed", Given::text(typed))])
    }

    /// “That could be: {moves}.”
    pub fn help_command_several(self, moves: &str) -> String {
        self.say("help-command-several", [("moves", Given::text(moves))])
    }

    /// “and {count} more”
    pub fn help_command_more(self, count: impl Into<Number>) -> String {
        self.say("help-command-more", [("count", Given::number(count))])
    }

    /// “This game is played without that help.”
    pub fn help_command_no_aid(self) -> &'static str {
        self.fixed("help-command-no-aid")
    }

    /// “Nothing yet.”
    pub fn help_command_nothing(self) -> &'static str {
        self.fixed("help-command-nothing")
    }

    /// “{count} choices: {moves}.”
    pub fn help_command_legal(self, count: impl Into<Number>, moves: &str) -> String {
        self.say(
            "help-command-legal",
            [("count", Given::number(count)), ("moves", Given::text(moves))],
        )
    }

    /// “There is nothing to choose.”
    pub fn help_command_none(self) -> &'static str {
        self.fixed("help-command-none")
    }

    /// “{name} {score} ({projected} if the game ended now)”
    pub fn help_command_score(
        self,
        name: &str,
        score: impl Into<Number>,
        projected: Option<impl Into<Number>>,
    ) -> String {
        self.say(
            "help-command-score",
            [
                ("name", Given::text(name)),
                ("score", Given::number(score)),
                ("projected", Given::maybe(projected.map(Given::number))),
            ],
        )
    }

    /// “{left} tiles left. {faces}”
    pub fn help_command_bag(self, left: impl Into<Number>, faces: &str) -> String {
        self.say("help-command-bag", [("left", Given::number(left)), ("faces", Given::text(faces))])
    }

    /// “{who}: {text}”
    pub fn help_command_by(self, who: &str, text: &str) -> String {
        self.say("help-command-by", [("who", Given::text(who)), ("text", Given::text(text))])
    }

    /// “There is no tile at {names-cell}.”
    pub fn help_command_no_tile(self, x: impl Into<Number>, y: impl Into<Number>) -> String {
        self.say("help-command-no-tile", [("x", Given::number(x)), ("y", Given::number(y))])
    }

    /// “Guard, {tiles} tiles”
    pub fn help_command_region(
        self,
        feature: FeatureName,
        complete: bool,
        tiles: impl Into<Number>,
    ) -> String {
        self.say(
            "help-command-region",
            [
                ("feature", Given::key(feature)),
                ("complete", Given::flag(complete)),
                ("tiles", Given::number(tiles)),
            ],
        )
    }

    /// “worth {now} now, {then} if {names-completed}”
    pub fn help_command_worth(
        self,
        now: impl Into<Number>,
        then: &str,
        feature: FeatureName,
    ) -> String {
        self.say(
            "help-command-worth",
            [
                ("now", Given::number(now)),
                ("then", Given::text(then)),
                ("feature", Given::key(feature)),
            ],
        )
    }

    /// “worth {points}”
    pub fn help_command_done(self, points: impl Into<Number>) -> String {
        self.say("help-command-done", [("points", Given::number(points))])
    }

    /// “{name} (strength {strength})”
    pub fn help_command_figures(self, name: &str, strength: impl Into<Number>) -> String {
        self.say(
            "help-command-figures",
            [("name", Given::text(name)), ("strength", Given::number(strength))],
        )
    }

    /// “nobody’s”
    pub fn help_command_empty(self) -> &'static str {
        self.fixed("help-command-empty")
    }

    /// “{count} open cells”
    pub fn help_command_open(self, count: impl Into<Number>) -> String {
        self.say("help-command-open", [("count", Given::number(count))])
    }

    /// What is typed to ask or order something.
    ///
    /// “help”
    pub fn help_command_word(self, question: QuestionName) -> &'static str {
        self.entry("help-command-word", "question", question.key())
    }

    /// What it gives.
    ///
    /// “this list”
    pub fn help_command_means(self, question: QuestionName) -> &'static str {
        self.entry("help-command-means", "question", question.key())
    }

    /// “Close”
    pub fn help_close(self) -> &'static str {
        self.fixed("help-close")
    }

    /// “Keys”
    pub fn help_keys(self) -> &'static str {
        self.fixed("help-keys")
    }

    /// “Your turn”
    pub fn help_groups_placing(self) -> &'static str {
        self.fixed("help-groups.placing")
    }

    /// “The board”
    pub fn help_groups_looking(self) -> &'static str {
        self.fixed("help-groups.looking")
    }

    /// “Looking back”
    pub fn help_groups_history(self) -> &'static str {
        self.fixed("help-groups.history")
    }

    /// “Reading and asking”
    pub fn help_groups_reading(self) -> &'static str {
        self.fixed("help-groups.reading")
    }

    /// “← ↑ → ↓”
    pub fn help_key_names_arrows(self) -> &'static str {
        self.fixed("help-key-names.arrows")
    }

    /// “Enter”
    pub fn help_key_names_enter(self) -> &'static str {
        self.fixed("help-key-names.enter")
    }

    /// “Space”
    pub fn help_key_names_space(self) -> &'static str {
        self.fixed("help-key-names.space")
    }

    /// “Esc”
    pub fn help_key_names_escape(self) -> &'static str {
        self.fixed("help-key-names.escape")
    }

    /// “Shift”
    pub fn help_key_names_shift(self) -> &'static str {
        self.fixed("help-key-names.shift")
    }

    /// “Ctrl”
    pub fn help_key_names_control(self) -> &'static str {
        self.fixed("help-key-names.control")
    }

    /// “Home”
    pub fn help_key_names_home(self) -> &'static str {
        self.fixed("help-key-names.home")
    }

    /// “End”
    pub fn help_key_names_end(self) -> &'static str {
        self.fixed("help-key-names.end")
    }

    /// “to”
    pub fn help_key_names_to(self) -> &'static str {
        self.fixed("help-key-names.to")
    }

    /// A game.
    ///
    /// “The City”
    pub fn names_game(self, game: GameName) -> &'static str {
        self.entry("names-game", "game", game.key())
    }

    /// A figure by what it looks like, in the words of its game.
    ///
    /// “tower”
    pub fn names_figure(self, figure: FigureName, game: GameName) -> String {
        self.say("names-figure", [("figure", Given::key(figure)), ("game", Given::key(game))])
    }

    /// What every player has most of.
    ///
    /// “follower”
    pub fn names_meeple(self, game: GameName) -> &'static str {
        self.entry("names-meeple", "game", game.key())
    }

    /// What a figure is called where it is; the big meeple and the abbot keep their names everywhere.
    ///
    /// “meeple”
    pub fn names_role_of(self, figure: FigureName, feature: Option<FeatureName>) -> String {
        self.say(
            "names-role-of",
            [("figure", Given::key(figure)), ("feature", Given::maybe(feature.map(Given::key)))],
        )
    }

    /// A figure and where it is.
    ///
    /// “{names-role-of} {names-on-feature}”
    pub fn names_figure_on(self, figure: FigureName, feature: Option<FeatureName>) -> String {
        self.say(
            "names-figure-on",
            [("figure", Given::key(figure)), ("feature", Given::maybe(feature.map(Given::key)))],
        )
    }

    /// What can be scored.
    ///
    /// “guard”
    pub fn names_feature(self, feature: FeatureName) -> &'static str {
        self.entry("names-feature", "feature", feature.key())
    }

    /// Where a figure is.
    ///
    /// “on the wall”
    pub fn names_on_feature(self, feature: FeatureName) -> &'static str {
        self.entry("names-on-feature", "feature", feature.key())
    }

    /// Of a feature that is completed, in the word of its game.
    ///
    /// “completed”
    pub fn names_completed(self, feature: FeatureName) -> &'static str {
        self.entry("names-completed", "feature", feature.key())
    }

    /// Of a feature that is not completed yet.
    ///
    /// “incomplete”
    pub fn names_incomplete(self, feature: FeatureName) -> &'static str {
        self.entry("names-incomplete", "feature", feature.key())
    }

    /// What makes a feature score, in the middle of a sentence; in the final scoring, its name says enough.
    ///
    /// “{names-feature}”
    pub fn names_scored(self, occasion: Occasion, feature: FeatureName) -> String {
        self.say(
            "names-scored",
            [("occasion", Given::key(occasion)), ("feature", Given::key(feature))],
        )
    }

    /// What a sum counts.
    ///
    /// “{count} historic buildings”
    pub fn names_counted(self, what: Counted, count: impl Into<Number>) -> String {
        self.say("names-counted", [("what", Given::key(what)), ("count", Given::number(count))])
    }

    /// A part of the sum behind some points.
    ///
    /// “{names-counted} × {each}”
    pub fn names_term(
        self,
        what: Counted,
        count: impl Into<Number>,
        each: impl Into<Number>,
        feature: FeatureName,
    ) -> String {
        self.say(
            "names-term",
            [
                ("what", Given::key(what)),
                ("count", Given::number(count)),
                ("each", Given::number(each)),
                ("feature", Given::key(feature)),
            ],
        )
    }

    /// “{count} tiles”
    pub fn names_tiles(self, count: impl Into<Number>) -> String {
        self.say("names-tiles", [("count", Given::number(count))])
    }

    /// “{points} points”
    pub fn names_points(self, points: impl Into<Number>) -> String {
        self.say("names-points", [("points", Given::number(points))])
    }

    /// A gain or loss.
    ///
    /// “…”
    pub fn names_gain(self, points: impl Into<Number>) -> String {
        self.say("names-gain", [("points", Given::number(points))])
    }

    /// Several, the last two of which stand beside each other: `Ann and Ben`.
    ///
    /// “{before} and {last}”
    pub fn names_list_end(self, before: &str, last: &str) -> String {
        self.say("names-list-end", [("before", Given::text(before)), ("last", Given::text(last))])
    }

    /// Several with more to come: `Ann, Ben`.
    ///
    /// “{before}, {next}”
    pub fn names_list_middle(self, before: &str, next: &str) -> String {
        self.say(
            "names-list-middle",
            [("before", Given::text(before)), ("next", Given::text(next))],
        )
    }

    /// A gift card.
    ///
    /// “Take 2”
    pub fn names_gift(self, gift: GiftName) -> &'static str {
        self.entry("names-gift", "gift", gift.key())
    }

    /// What an arrow brings.
    ///
    /// “another turn”
    pub fn names_symbol(self, symbol: SymbolName) -> &'static str {
        self.entry("names-symbol", "symbol", symbol.key())
    }

    /// What an arrow allows, in a sentence.
    ///
    /// “You play one more turn after this one.”
    pub fn names_symbol_does(self, symbol: SymbolName) -> &'static str {
        self.entry("names-symbol-does", "symbol", symbol.key())
    }

    /// A cell by its column and row.
    ///
    /// “{x},\u00A0{y}”
    pub fn names_cell(self, x: impl Into<Number>, y: impl Into<Number>) -> String {
        self.say("names-cell", [("x", Given::number(x)), ("y", Given::number(y))])
    }

    /// A side of a tile.
    ///
    /// “west”
    pub fn names_side(self, side: SideLetter) -> &'static str {
        self.entry("names-side", "side", side.key())
    }

    /// Where something at a side is.
    ///
    /// “in the west”
    pub fn names_at_side(self, side: SideLetter) -> &'static str {
        self.entry("names-at-side", "side", side.key())
    }

    /// What a side of a tile shows.
    ///
    /// “homes”
    pub fn names_edge(self, edge: EdgeName) -> &'static str {
        self.entry("names-edge", "edge", edge.key())
    }

    /// What is printed on a tile beside its features.
    ///
    /// “historic building”
    pub fn names_sign(self, sign: Sign) -> &'static str {
        self.entry("names-sign", "sign", sign.key())
    }

    /// What a market sells.
    ///
    /// “fish”
    pub fn names_goods(self, goods: GoodsName) -> &'static str {
        self.entry("names-goods", "goods", goods.key())
    }

    /// How strong a bot is; a level that we do not know is called what it calls itself.
    ///
    /// “{level}”
    pub fn names_level(self, level: &str) -> String {
        self.say("names-level", [("level", Given::text(level))])
    }

    /// What a bot likes.
    ///
    /// “{style}”
    pub fn names_style(self, style: Option<&str>) -> String {
        self.say("names-style", [("style", Given::maybe(style.map(Given::text)))])
    }

    /// A bot.
    ///
    /// “{names-level} ({names-style})”
    pub fn names_bot(self, level: &str, style: Option<&str>) -> String {
        self.say(
            "names-bot",
            [("level", Given::text(level)), ("style", Given::maybe(style.map(Given::text)))],
        )
    }

    /// “Guards”
    pub fn names_category(self, category: Category) -> &'static str {
        self.entry("names-category", "category", category.key())
    }

    /// When points were given.
    ///
    /// “at the end”
    pub fn names_phase(self, phase: Phase) -> &'static str {
        self.entry("names-phase", "phase", phase.key())
    }

    /// Something that is counted for every seat.
    ///
    /// “Turns without a follower”
    pub fn names_fact(self, fact: FactName, game: GameName) -> String {
        self.say("names-fact", [("fact", Given::key(fact)), ("game", Given::key(game))])
    }

    /// “Play online”
    pub fn online_play(self) -> &'static str {
        self.fixed("online-play")
    }

    /// “Online”
    pub fn online_short(self) -> &'static str {
        self.fixed("online-short")
    }

    /// “{count} games wait for you”
    pub fn online_badge(self, count: impl Into<Number>) -> String {
        self.say("online-badge", [("count", Given::number(count))])
    }

    /// “({count}) Your turn · {title}”
    pub fn online_title_turn(self, count: impl Into<Number>, title: &str) -> String {
        self.say(
            "online-title-turn",
            [("count", Given::number(count)), ("title", Given::text(title))],
        )
    }

    /// “The server does not answer. Check the connection and try again.”
    pub fn online_unreachable(self) -> &'static str {
        self.fixed("online-unreachable")
    }

    /// Why a server did not do something.
    ///
    /// “The server is busy. Try again in a moment.”
    pub fn online_problems(self, code: Code) -> &'static str {
        self.entry("online-problems", "code", code.key())
    }

    /// “Where you play”
    pub fn online_place(self) -> &'static str {
        self.fixed("online-place")
    }

    /// “Here”
    pub fn online_places_here(self) -> &'static str {
        self.fixed("online-places.here")
    }

    /// “Online”
    pub fn online_places_online(self) -> &'static str {
        self.fixed("online-places.online")
    }

    /// “Me”
    pub fn online_me(self) -> &'static str {
        self.fixed("online-me")
    }

    /// “Open seat”
    pub fn online_open(self) -> &'static str {
        self.fixed("online-open")
    }

    /// “Whoever follows the link can sit here.”
    pub fn online_open_line(self) -> &'static str {
        self.fixed("online-open-line")
    }

    /// “You sit here.”
    pub fn online_me_line(self) -> &'static str {
        self.fixed("online-me-line")
    }

    /// “Open the table”
    pub fn online_create(self) -> &'static str {
        self.fixed("online-create")
    }

    /// “Opening…”
    pub fn online_creating(self) -> &'static str {
        self.fixed("online-creating")
    }

    /// “The table”
    pub fn online_terms(self) -> &'static str {
        self.fixed("online-terms")
    }

    /// “Your name”
    pub fn online_name(self) -> &'static str {
        self.fixed("online-name")
    }

    /// “What shall we call you?”
    pub fn online_name_placeholder(self) -> &'static str {
        self.fixed("online-name-placeholder")
    }

    /// “No account needed. This device remembers you.”
    pub fn online_name_hint(self) -> &'static str {
        self.fixed("online-name-hint")
    }

    /// “Devices & data”
    pub fn online_devices(self) -> &'static str {
        self.fixed("online-devices")
    }

    /// “I have played here before”
    pub fn online_sign_in(self) -> &'static str {
        self.fixed("online-sign-in")
    }

    /// “Change your name”
    pub fn online_change_name(self) -> &'static str {
        self.fixed("online-change-name")
    }

    /// “You are {name}”
    pub fn online_play_as(self, name: &str) -> String {
        self.say("online-play-as", [("name", Given::text(name))])
    }

    /// “Save”
    pub fn online_save(self) -> &'static str {
        self.fixed("online-save")
    }

    /// “Cancel”
    pub fn online_cancel(self) -> &'static str {
        self.fixed("online-cancel")
    }

    /// “Title”
    pub fn online_table_title(self) -> &'static str {
        self.fixed("online-table-title")
    }

    /// “Optional. Shown in the list of tables.”
    pub fn online_title_hint(self) -> &'static str {
        self.fixed("online-title-hint")
    }

    /// “Clock”
    pub fn online_clock(self) -> &'static str {
        self.fixed("online-clock")
    }

    /// “None”
    pub fn online_clocks_none(self) -> &'static str {
        self.fixed("online-clocks.none")
    }

    /// “Per move”
    pub fn online_clocks_move(self) -> &'static str {
        self.fixed("online-clocks.move")
    }

    /// “Per game”
    pub fn online_clocks_game(self) -> &'static str {
        self.fixed("online-clocks.game")
    }

    /// “Days”
    pub fn online_clocks_days(self) -> &'static str {
        self.fixed("online-clocks.days")
    }

    /// “Everyone takes the time they need.”
    pub fn online_clock_line_none(self) -> &'static str {
        self.fixed("online-clock-line.none")
    }

    /// “The same time for every move.”
    pub fn online_clock_line_move(self) -> &'static str {
        self.fixed("online-clock-line.move")
    }

    /// “One stock of time for the whole game, and a little more with each move.”
    pub fn online_clock_line_game(self) -> &'static str {
        self.fixed("online-clock-line.game")
    }

    /// “Play when it suits you: you have days for each move.”
    pub fn online_clock_line_days(self) -> &'static str {
        self.fixed("online-clock-line.days")
    }

    /// “For each move”
    pub fn online_per_move(self) -> &'static str {
        self.fixed("online-per-move")
    }

    /// “For the whole game”
    pub fn online_per_game(self) -> &'static str {
        self.fixed("online-per-game")
    }

    /// “And with each move”
    pub fn online_increment(self) -> &'static str {
        self.fixed("online-increment")
    }

    /// A time as short as it is clear.
    ///
    /// “{count}\u00A0h”
    pub fn online_span(self, count: impl Into<Number>, unit: TimeUnit) -> String {
        self.say("online-span", [("count", Given::number(count)), ("unit", Given::key(unit))])
    }

    /// “d”
    pub fn online_units_day(self) -> &'static str {
        self.fixed("online-units.day")
    }

    /// “h”
    pub fn online_units_hour(self) -> &'static str {
        self.fixed("online-units.hour")
    }

    /// “{count} days”
    pub fn online_days(self, count: impl Into<Number>) -> String {
        self.say("online-days", [("count", Given::number(count))])
    }

    /// “nothing more”
    pub fn online_no_increment(self) -> &'static str {
        self.fixed("online-no-increment")
    }

    /// “+ {time}”
    pub fn online_more(self, time: &str) -> String {
        self.say("online-more", [("time", Given::text(time))])
    }

    /// “When time runs out”
    pub fn online_late(self) -> &'static str {
        self.fixed("online-late")
    }

    /// “The seat is skipped”
    pub fn online_lates(self, late: Late) -> &'static str {
        self.entry("online-lates", "late", late.key())
    }

    /// “The tile goes on the first possible spot, without a figure.”
    pub fn online_late_line(self, late: Late) -> &'static str {
        self.entry("online-late-line", "late", late.key())
    }

    /// “Who can come”
    pub fn online_visible(self) -> &'static str {
        self.fixed("online-visible")
    }

    /// “By invitation”
    pub fn online_visibles_private(self) -> &'static str {
        self.fixed("online-visibles.private")
    }

    /// “Open to everyone”
    pub fn online_visibles_public(self) -> &'static str {
        self.fixed("online-visibles.public")
    }

    /// “Only those who have the link can come.”
    pub fn online_visible_line_private(self) -> &'static str {
        self.fixed("online-visible-line.private")
    }

    /// “The table is listed, and anyone may sit down or watch.”
    pub fn online_visible_line_public(self) -> &'static str {
        self.fixed("online-visible-line.public")
    }

    /// “No clock”
    pub fn online_in_words_none(self) -> &'static str {
        self.fixed("online-in-words.none")
    }

    /// “{time} per move”
    pub fn online_in_words_move(self, time: &str) -> String {
        self.say("online-in-words.move", [("time", Given::text(time))])
    }

    /// “{time} + {increment} per move”
    pub fn online_in_words_game(self, time: &str, increment: Option<&str>) -> String {
        self.say(
            "online-in-words.game",
            [("time", Given::text(time)), ("increment", Given::maybe(increment.map(Given::text)))],
        )
    }

    /// “{days} per move”
    pub fn online_in_words_days(self, days: &str) -> String {
        self.say("online-in-words.days", [("days", Given::text(days))])
    }

    /// “Play online”
    pub fn online_lobby(self) -> &'static str {
        self.fixed("online-lobby")
    }

    /// “Invite a friend”
    pub fn online_invite(self) -> &'static str {
        self.fixed("online-invite")
    }

    /// “One click: a table for two, and a link to send.”
    pub fn online_invite_hint(self) -> &'static str {
        self.fixed("online-invite-hint")
    }

    /// “Open a table”
    pub fn online_choose(self) -> &'static str {
        self.fixed("online-choose")
    }

    /// “My games”
    pub fn online_mine(self) -> &'static str {
        self.fixed("online-mine")
    }

    /// “Tables waiting for players”
    pub fn online_open_tables(self) -> &'static str {
        self.fixed("online-open-tables")
    }

    /// “Games to watch”
    pub fn online_running(self) -> &'static str {
        self.fixed("online-running")
    }

    /// “Finished games”
    pub fn online_past(self) -> &'static str {
        self.fixed("online-past")
    }

    /// “No games yet. Open a table, or sit down at one.”
    pub fn online_no_mine(self) -> &'static str {
        self.fixed("online-no-mine")
    }

    /// “Nobody is waiting right now.”
    pub fn online_no_open(self) -> &'static str {
        self.fixed("online-no-open")
    }

    /// “Open a table to everyone, and others will find you here.”
    pub fn online_no_open_hint(self) -> &'static str {
        self.fixed("online-no-open-hint")
    }

    /// “No public game is running right now.”
    pub fn online_no_running(self) -> &'static str {
        self.fixed("online-no-running")
    }

    /// “The list could not be updated. Trying again…”
    pub fn online_quiet(self) -> &'static str {
        self.fixed("online-quiet")
    }

    /// “{count} seats open”
    pub fn online_open_for(self, count: impl Into<Number>) -> String {
        self.say("online-open-for", [("count", Given::number(count))])
    }

    /// “Sit down”
    pub fn online_join(self) -> &'static str {
        self.fixed("online-join")
    }

    /// “View”
    pub fn online_look(self) -> &'static str {
        self.fixed("online-look")
    }

    /// “Watch”
    pub fn online_watch(self) -> &'static str {
        self.fixed("online-watch")
    }

    /// “Play”
    pub fn online_go(self) -> &'static str {
        self.fixed("online-go")
    }

    /// “Open”
    pub fn online_back(self) -> &'static str {
        self.fixed("online-back")
    }

    /// “Replay”
    pub fn online_replay(self) -> &'static str {
        self.fixed("online-replay")
    }

    /// “Your turn”
    pub fn online_your_turn(self) -> &'static str {
        self.fixed("online-your-turn")
    }

    /// “{name} to play”
    pub fn online_turn_of(self, name: &str) -> String {
        self.say("online-turn-of", [("name", Given::text(name))])
    }

    /// “Waiting for players”
    pub fn online_waiting_players(self) -> &'static str {
        self.fixed("online-waiting-players")
    }

    /// “Finished”
    pub fn online_over(self) -> &'static str {
        self.fixed("online-over")
    }

    /// “Closed”
    pub fn online_closed(self) -> &'static str {
        self.fixed("online-closed")
    }

    /// “{time} left”
    pub fn online_time_left(self, time: &str) -> String {
        self.say("online-time-left", [("time", Given::text(time))])
    }

    /// “Tell me when it is my turn”
    pub fn online_notify(self) -> &'static str {
        self.fixed("online-notify")
    }

    /// “The browser blocks notifications from this page. You can allow them in its settings.”
    pub fn online_notify_denied(self) -> &'static str {
        self.fixed("online-notify-denied")
    }

    /// “{name}’s table”
    pub fn online_table_of(self, name: &str) -> String {
        self.say("online-table-of", [("name", Given::text(name))])
    }

    /// “Open seat”
    pub fn online_seat_open(self) -> &'static str {
        self.fixed("online-seat-open")
    }

    /// “Table”
    pub fn online_room(self) -> &'static str {
        self.fixed("online-room")
    }

    /// “host”
    pub fn online_host(self) -> &'static str {
        self.fixed("online-host")
    }

    /// “you”
    pub fn online_you(self) -> &'static str {
        self.fixed("online-you")
    }

    /// “away”
    pub fn online_away(self) -> &'static str {
        self.fixed("online-away")
    }

    /// “here”
    pub fn online_here(self) -> &'static str {
        self.fixed("online-here")
    }

    /// “ready”
    pub fn online_ready(self) -> &'static str {
        self.fixed("online-ready")
    }

    /// “not ready yet”
    pub fn online_not_ready(self) -> &'static str {
        self.fixed("online-not-ready")
    }

    /// “bot”
    pub fn online_bot_ready(self) -> &'static str {
        self.fixed("online-bot-ready")
    }

    /// “program”
    pub fn online_program(self) -> &'static str {
        self.fixed("online-program")
    }

    /// “Invite with this link”
    pub fn online_link(self) -> &'static str {
        self.fixed("online-link")
    }

    /// “Send it to whoever should play or watch. Later, the same link shows the replay.”
    pub fn online_link_hint(self) -> &'static str {
        self.fixed("online-link-hint")
    }

    /// “Copy the link”
    pub fn online_copy(self) -> &'static str {
        self.fixed("online-copy")
    }

    /// “Copied”
    pub fn online_copied(self) -> &'static str {
        self.fixed("online-copied")
    }

    /// “Share…”
    pub fn online_share(self) -> &'static str {
        self.fixed("online-share")
    }

    /// “Copy it by hand.”
    pub fn online_copy_by_hand(self) -> &'static str {
        self.fixed("online-copy-by-hand")
    }

    /// “Seats”
    pub fn online_seats(self) -> &'static str {
        self.fixed("online-seats")
    }

    /// “Sit here”
    pub fn online_sit(self) -> &'static str {
        self.fixed("online-sit")
    }

    /// “Sit down”
    pub fn online_sit_down(self) -> &'static str {
        self.fixed("online-sit-down")
    }

    /// “Leave the seat”
    pub fn online_stand(self) -> &'static str {
        self.fixed("online-stand")
    }

    /// “Seat a bot”
    pub fn online_seat_bot(self) -> &'static str {
        self.fixed("online-seat-bot")
    }

    /// “Seat a bot on seat {seat}”
    pub fn online_seat_bot_on(self, seat: impl Into<Number>) -> String {
        self.say("online-seat-bot-on", [("seat", Given::number(seat))])
    }

    /// “Ask {name} to leave”
    pub fn online_ask_to_leave(self, name: &str) -> String {
        self.say("online-ask-to-leave", [("name", Given::text(name))])
    }

    /// “Send {name} away”
    pub fn online_send_bot_away(self, name: &str) -> String {
        self.say("online-send-bot-away", [("name", Given::text(name))])
    }

    /// “I’m ready”
    pub fn online_im_ready(self) -> &'static str {
        self.fixed("online-im-ready")
    }

    /// “Not yet”
    pub fn online_not_yet(self) -> &'static str {
        self.fixed("online-not-yet")
    }

    /// “{count} seats are still open.”
    pub fn online_wait_seats(self, count: impl Into<Number>) -> String {
        self.say("online-wait-seats", [("count", Given::number(count))])
    }

    /// “Waiting for {names} to be ready.”
    pub fn online_wait_ready(self, names: &str, count: impl Into<Number>) -> String {
        self.say(
            "online-wait-ready",
            [("names", Given::text(names)), ("count", Given::number(count))],
        )
    }

    /// “Everyone waits for you.”
    pub fn online_waits_for_you(self) -> &'static str {
        self.fixed("online-waits-for-you")
    }

    /// “Everyone is ready. The game begins.”
    pub fn online_all_ready(self) -> &'static str {
        self.fixed("online-all-ready")
    }

    /// “The game begins when all seats are taken and everyone is ready.”
    pub fn online_begins(self) -> &'static str {
        self.fixed("online-begins")
    }

    /// “All seats are taken. You can watch.”
    pub fn online_full(self) -> &'static str {
        self.fixed("online-full")
    }

    /// “Come in”
    pub fn online_come_in(self) -> &'static str {
        self.fixed("online-come-in")
    }

    /// “You are invited to play.”
    pub fn online_welcome_any(self) -> &'static str {
        self.fixed("online-welcome-any")
    }

    /// “{host} invites you to play.”
    pub fn online_welcome(self, host: &str) -> String {
        self.say("online-welcome", [("host", Given::text(host))])
    }

    /// “All seats are taken, but you can watch.”
    pub fn online_welcome_watch(self) -> &'static str {
        self.fixed("online-welcome-watch")
    }

    /// “Close the table”
    pub fn online_close_table(self) -> &'static str {
        self.fixed("online-close-table")
    }

    /// “Close it for everyone?”
    pub fn online_close_sure(self) -> &'static str {
        self.fixed("online-close-sure")
    }

    /// “This table was closed before the game began.”
    pub fn online_was_closed(self) -> &'static str {
        self.fixed("online-was-closed")
    }

    /// “To all tables”
    pub fn online_to_lobby(self) -> &'static str {
        self.fixed("online-to-lobby")
    }

    /// “Table settings”
    pub fn online_agreed(self) -> &'static str {
        self.fixed("online-agreed")
    }

    /// “The same for everyone at this table.”
    pub fn online_help_agreed(self) -> &'static str {
        self.fixed("online-help-agreed")
    }

    /// “Fair draws”
    pub fn online_fair(self) -> &'static str {
        self.fixed("online-fair")
    }

    /// “Nobody can choose the draws: the server fixes its part before the first tile and shows its fingerprint now, and every player’s device adds a random number. At the end all of it is shown, and anyone can check.”
    pub fn online_fair_line(self) -> &'static str {
        self.fixed("online-fair-line")
    }

    /// “SHA-256”
    pub fn online_fingerprint(self) -> &'static str {
        self.fixed("online-fingerprint")
    }

    /// “Check the draws”
    pub fn online_verify(self) -> &'static str {
        self.fixed("online-verify")
    }

    /// “Checking…”
    pub fn online_verifying(self) -> &'static str {
        self.fixed("online-verifying")
    }

    /// “{draws} draws checked: all as fixed before the first tile.”
    pub fn online_verified(self, draws: impl Into<Number>) -> String {
        self.say("online-verified", [("draws", Given::number(draws))])
    }

    /// “These draws do not match what was fixed at the start.”
    pub fn online_not_verified(self) -> &'static str {
        self.fixed("online-not-verified")
    }

    /// “The draws could not be checked here.”
    pub fn online_cannot_verify(self) -> &'static str {
        self.fixed("online-cannot-verify")
    }

    /// “Added by seat {seat}”
    pub fn online_nonce_of(self, seat: impl Into<Number>) -> String {
        self.say("online-nonce-of", [("seat", Given::number(seat))])
    }

    /// “Seed”
    pub fn online_seed_told(self) -> &'static str {
        self.fixed("online-seed-told")
    }

    /// “Chat”
    pub fn online_chat(self) -> &'static str {
        self.fixed("online-chat")
    }

    /// “Nobody has said anything yet.”
    pub fn online_chat_empty(self) -> &'static str {
        self.fixed("online-chat-empty")
    }

    /// “Say something to the table”
    pub fn online_chat_label(self) -> &'static str {
        self.fixed("online-chat-label")
    }

    /// “Send”
    pub fn online_send(self) -> &'static str {
        self.fixed("online-send")
    }

    /// “{count} new messages”
    pub fn online_unread(self, count: impl Into<Number>) -> String {
        self.say("online-unread", [("count", Given::number(count))])
    }

    /// “watching”
    pub fn online_spectator(self) -> &'static str {
        self.fixed("online-spectator")
    }

    /// “Connecting…”
    pub fn online_states_connecting(self) -> &'static str {
        self.fixed("online-states.connecting")
    }

    /// “Connected”
    pub fn online_states_live(self) -> &'static str {
        self.fixed("online-states.live")
    }

    /// “Connection lost, trying again…”
    pub fn online_states_lost(self) -> &'static str {
        self.fixed("online-states.lost")
    }

    /// “This table is gone.”
    pub fn online_states_gone(self) -> &'static str {
        self.fixed("online-states.gone")
    }

    /// “Connecting”
    pub fn online_states_short_connecting(self) -> &'static str {
        self.fixed("online-states-short.connecting")
    }

    /// “Connected”
    pub fn online_states_short_live(self) -> &'static str {
        self.fixed("online-states-short.live")
    }

    /// “Offline”
    pub fn online_states_short_lost(self) -> &'static str {
        self.fixed("online-states-short.lost")
    }

    /// “Gone”
    pub fn online_states_short_gone(self) -> &'static str {
        self.fixed("online-states-short.gone")
    }

    /// “{count} watching”
    pub fn online_watchers(self, count: impl Into<Number>) -> String {
        self.say("online-watchers", [("count", Given::number(count))])
    }

    /// “You are watching”
    pub fn online_you_watch(self) -> &'static str {
        self.fixed("online-you-watch")
    }

    /// “Waiting for {name}”
    pub fn online_waiting_for(self, name: &str) -> String {
        self.say("online-waiting-for", [("name", Given::text(name))])
    }

    /// “A bot plays for {name}”
    pub fn online_bot_for(self, name: &str) -> String {
        self.say("online-bot-for", [("name", Given::text(name))])
    }

    /// “{name} is skipped”
    pub fn online_skipped(self, name: &str) -> String {
        self.say("online-skipped", [("name", Given::text(name))])
    }

    /// “Sending your move…”
    pub fn online_sending(self) -> &'static str {
        self.fixed("online-sending")
    }

    /// “Your move is kept and goes out as soon as the connection is back.”
    pub fn online_sending_lost(self) -> &'static str {
        self.fixed("online-sending-lost")
    }

    /// “{time} left”
    pub fn online_clock_of(self, time: &str) -> String {
        self.say("online-clock-of", [("time", Given::text(time))])
    }

    /// “little time left”
    pub fn online_low(self) -> &'static str {
        self.fixed("online-low")
    }

    /// “skipped”
    pub fn online_late_mark(self, late: Late) -> &'static str {
        self.entry("online-late-mark", "late", late.key())
    }

    /// “Time ran out, the seat is skipped”
    pub fn online_late_told(self, late: Late) -> &'static str {
        self.entry("online-late-told", "late", late.key())
    }

    /// “gave up”
    pub fn online_resigned_mark(self) -> &'static str {
        self.fixed("online-resigned-mark")
    }

    /// “I’m back”
    pub fn online_im_back(self) -> &'static str {
        self.fixed("online-im-back")
    }

    /// “Your time ran out: your seat is skipped.”
    pub fn online_late_you(self, late: Late) -> &'static str {
        self.entry("online-late-you", "late", late.key())
    }

    /// “The table”
    pub fn online_table(self) -> &'static str {
        self.fixed("online-table")
    }

    /// “Ask to take back”
    pub fn online_undo(self) -> &'static str {
        self.fixed("online-undo")
    }

    /// “Possible as long as nothing new was revealed since.”
    pub fn online_undo_hint(self) -> &'static str {
        self.fixed("online-undo-hint")
    }

    /// “Offer to abandon”
    pub fn online_abandon(self) -> &'static str {
        self.fixed("online-abandon")
    }

    /// “The game ends without a result if everyone agrees.”
    pub fn online_abandon_hint(self) -> &'static str {
        self.fixed("online-abandon-hint")
    }

    /// “Resign”
    pub fn online_resign(self) -> &'static str {
        self.fixed("online-resign")
    }

    /// “Resign this game?”
    pub fn online_resign_sure(self) -> &'static str {
        self.fixed("online-resign-sure")
    }

    /// “Yes, resign”
    pub fn online_yes(self) -> &'static str {
        self.fixed("online-yes")
    }

    /// “Yes, close it”
    pub fn online_yes_close(self) -> &'static str {
        self.fixed("online-yes-close")
    }

    /// “No”
    pub fn online_no(self) -> &'static str {
        self.fixed("online-no")
    }

    /// “{name} asks to take back the last move.”
    pub fn online_asks_undo(self, name: &str) -> String {
        self.say("online-asks.undo", [("name", Given::text(name))])
    }

    /// “{name} offers to end the game without a result.”
    pub fn online_asks_abandon(self, name: &str) -> String {
        self.say("online-asks.abandon", [("name", Given::text(name))])
    }

    /// “You offer to end the game without a result.”
    pub fn online_asked(self, request: RequestKind) -> &'static str {
        self.entry("online-asked", "request", request.key())
    }

    /// “Waiting for {names}.”
    pub fn online_waits_for(self, names: &str) -> String {
        self.say("online-waits-for", [("names", Given::text(names))])
    }

    /// “Agree”
    pub fn online_agree(self) -> &'static str {
        self.fixed("online-agree")
    }

    /// “Decline”
    pub fn online_decline(self) -> &'static str {
        self.fixed("online-decline")
    }

    /// “Withdraw”
    pub fn online_withdraw(self) -> &'static str {
        self.fixed("online-withdraw")
    }

    /// “Ended by agreement”
    pub fn online_abandoned(self) -> &'static str {
        self.fixed("online-abandoned")
    }

    /// “{names} wins by resignation”
    pub fn online_won_by_resigning(self, names: &str, you: bool) -> String {
        self.say(
            "online-won-by-resigning",
            [("names", Given::text(names)), ("you", Given::flag(you))],
        )
    }

    /// “{names} wins: the other side ran out of time”
    pub fn online_won_on_time(self, names: &str, you: bool) -> String {
        self.say("online-won-on-time", [("names", Given::text(names)), ("you", Given::flag(you))])
    }

    /// “Points at that moment”
    pub fn online_standing(self) -> &'static str {
        self.fixed("online-standing")
    }

    /// “Out of time: {names}. The game went on without waiting.”
    pub fn online_late_in_game(self, names: &str) -> String {
        self.say("online-late-in-game", [("names", Given::text(names))])
    }

    /// “Join rematch”
    pub fn online_join_rematch(self) -> &'static str {
        self.fixed("online-join-rematch")
    }

    /// “The game is over. Look back at it, or begin a new one.”
    pub fn refusal_game_over(self) -> &'static str {
        self.fixed("refusal-game-over")
    }

    /// “It is {name}’s turn. Wait for yours.”
    pub fn refusal_not_your_turn(self, name: &str) -> String {
        self.say("refusal-not-your-turn", [("name", Given::text(name))])
    }

    /// “Something is being drawn. Wait a moment.”
    pub fn refusal_chance_pending(self) -> &'static str {
        self.fixed("refusal-chance-pending")
    }

    /// “There is nothing to draw now.”
    pub fn refusal_nothing_to_draw(self) -> &'static str {
        self.fixed("refusal-nothing-to-draw")
    }

    /// “The game is over. Look back at it, or begin a new one.”
    pub fn refusal_wrong_step(self, step: Step) -> &'static str {
        self.entry("refusal-wrong-step", "step", step.key())
    }

    /// “You do not hold {face}. Place the tile you have drawn.”
    pub fn refusal_not_in_hand(self, face: &str) -> String {
        self.say("refusal-not-in-hand", [("face", Given::text(face))])
    }

    /// “No {face} is left to be drawn.”
    pub fn refusal_none_left(self, face: &str) -> String {
        self.say("refusal-none-left", [("face", Given::text(face))])
    }

    /// “No such card is left in the deck.”
    pub fn refusal_not_in_deck(self) -> &'static str {
        self.fixed("refusal-not-in-deck")
    }

    /// “There is no seat {number}.”
    pub fn refusal_no_such_seat(self, number: impl Into<Number>) -> String {
        self.say("refusal-no-such-seat", [("number", Given::number(number))])
    }

    /// “A tile lies at {cell} already. Choose an empty cell.”
    pub fn refusal_cell_taken(self, cell: &str) -> String {
        self.say("refusal-cell-taken", [("cell", Given::text(cell))])
    }

    /// “No tile lies beside this cell. Yours must touch another along a whole side; a corner is not enough.”
    pub fn refusal_detached(self) -> &'static str {
        self.fixed("refusal-detached")
    }

    /// “The land does not go on {names-at-side}. Turn the tile, or choose another cell.”
    pub fn refusal_edge_mismatch(self, side: SideLetter) -> String {
        self.say("refusal-edge-mismatch", [("side", Given::key(side))])
    }

    /// “A street breaks off {names-at-side}. Turn the tile, or choose another cell.”
    pub fn refusal_street_mismatch(self, side: SideLetter) -> String {
        self.say("refusal-street-mismatch", [("side", Given::key(side))])
    }

    /// “Your tile does not fit here, however it is turned. Choose another cell.”
    pub fn refusal_fits_no_way(self) -> &'static str {
        self.fixed("refusal-fits-no-way")
    }

    /// “A river tile must continue the river. Place it at one of its open ends.”
    pub fn refusal_river_not_continued(self) -> &'static str {
        self.fixed("refusal-river-not-continued")
    }

    /// “The river would lose an open end. Place the tile so that it can flow on.”
    pub fn refusal_river_end_lost(self) -> &'static str {
        self.fixed("refusal-river-end-lost")
    }

    /// “The river may not turn the same way twice in a row. Turn the tile the other way.”
    pub fn refusal_river_u_turn(self) -> &'static str {
        self.fixed("refusal-river-u-turn")
    }

    /// “The river would turn toward its own tiles. Turn it away from them.”
    pub fn refusal_river_toward_river(self) -> &'static str {
        self.fixed("refusal-river-toward-river")
    }

    /// “The first tile goes in the middle, at 0, 0.”
    pub fn refusal_not_in_the_middle(self) -> &'static str {
        self.fixed("refusal-not-in-the-middle")
    }

    /// “This cell lies beyond the wall: a wall or the gate looks out on it. Choose another cell.”
    pub fn refusal_beyond_the_wall(self) -> &'static str {
        self.fixed("refusal-beyond-the-wall")
    }

    /// “A tile here would break the row of walls or shut it in. Choose another cell.”
    pub fn refusal_breaks_the_run(self) -> &'static str {
        self.fixed("refusal-breaks-the-run")
    }

    /// “There is no tile at {cell}. Choose a tile on the board.”
    pub fn refusal_no_tile(self, cell: &str) -> String {
        self.say("refusal-no-tile", [("cell", Given::text(cell))])
    }

    /// “The tile at {cell} has no such spot. Choose one that it has.”
    pub fn refusal_no_such_part(self, cell: &str) -> String {
        self.say("refusal-no-such-part", [("cell", Given::text(cell))])
    }

    /// “No arrow is activated at {cell}. Choose one that is.”
    pub fn refusal_arrow_not_touched(self, cell: &str) -> String {
        self.say("refusal-arrow-not-touched", [("cell", Given::text(cell))])
    }

    /// “You have no meeple left. One comes back when its feature is scored.”
    pub fn refusal_none_in_supply(self, figure: FigureName) -> &'static str {
        self.entry("refusal-none-in-supply", "figure", figure.key())
    }

    /// “You have no follower left. One comes home when its street or market is scored.”
    pub fn refusal_no_follower(self) -> &'static str {
        self.fixed("refusal-no-follower")
    }

    /// “Your followers came home this very turn. You may use them from the next turn on.”
    pub fn refusal_resting(self) -> &'static str {
        self.fixed("refusal-resting")
    }

    /// “Only the abbot stands in a garden. Choose another spot for your meeple.”
    pub fn refusal_wrong_figure(self, figure: FigureName) -> &'static str {
        self.entry("refusal-wrong-figure", "figure", figure.key())
    }

    /// “This game has no farmers: nobody lies in a field. Choose another spot.”
    pub fn refusal_no_farmers(self) -> &'static str {
        self.fixed("refusal-no-farmers")
    }

    /// “Choose a spot on the tile you just placed.”
    pub fn refusal_not_on_new_tile(self) -> &'static str {
        self.fixed("refusal-not-on-new-tile")
    }

    /// “This feature is occupied, perhaps on a tile far away. Choose a free one.”
    pub fn refusal_occupied(self) -> &'static str {
        self.fixed("refusal-occupied")
    }

    /// “This feature is complete, and the arrow leads only to incomplete ones. Choose another spot.”
    pub fn refusal_complete(self) -> &'static str {
        self.fixed("refusal-complete")
    }

    /// “This tile finishes that feature, so it takes no follower. Choose another spot.”
    pub fn refusal_finished(self) -> &'static str {
        self.fixed("refusal-finished")
    }

    /// “For a pair, choose a spot where exactly one meeple of yours is.”
    pub fn refusal_nothing_to_pair(self) -> &'static str {
        self.fixed("refusal-nothing-to-pair")
    }

    /// “You have no abbot in an incomplete abbey or garden, so there is none to take back.”
    pub fn refusal_no_abbot_to_recall(self) -> &'static str {
        self.fixed("refusal-no-abbot-to-recall")
    }

    /// “You placed your abbot this very turn. You may take it back from your next turn on.”
    pub fn refusal_abbot_just_placed(self) -> &'static str {
        self.fixed("refusal-abbot-just-placed")
    }

    /// “You do not hold {names-gift}. Choose a gift in your hand.”
    pub fn refusal_no_such_gift(self, gift: GiftName) -> String {
        self.say("refusal-no-such-gift", [("gift", Given::key(gift))])
    }

    /// “You have used a gift this turn. Keep the others for later.”
    pub fn refusal_gift_already_unwrapped(self) -> &'static str {
        self.fixed("refusal-gift-already-unwrapped")
    }

    /// “There is no second tile to draw. Keep this gift: it is worth 2 points at the end.”
    pub fn refusal_no_second_tile(self) -> &'static str {
        self.fixed("refusal-no-second-tile")
    }

    /// “There is no abbey at {cell}. Choose an incomplete abbey.”
    pub fn refusal_no_abbey(self, cell: &str) -> String {
        self.say("refusal-no-abbey", [("cell", Given::text(cell))])
    }

    /// “The abbey at {cell} is complete. Choose an incomplete one.”
    pub fn refusal_abbey_complete(self, cell: &str) -> String {
        self.say("refusal-abbey-complete", [("cell", Given::text(cell))])
    }

    /// “Choose an incomplete road with at least one meeple on it.”
    pub fn refusal_no_road_to_sweep(self) -> &'static str {
        self.fixed("refusal-no-road-to-sweep")
    }

    /// “Retreat takes nobody out of a garden. Choose a city, road, abbey or field.”
    pub fn refusal_retreat_from_garden(self) -> &'static str {
        self.fixed("refusal-retreat-from-garden")
    }

    /// “You have no such meeple there. Choose one of yours.”
    pub fn refusal_no_figure_there(self) -> &'static str {
        self.fixed("refusal-no-figure-there")
    }

    /// “A standing meeple must lie down in a field, and a farmer must stand up. Choose such a spot.”
    pub fn refusal_no_change(self) -> &'static str {
        self.fixed("refusal-no-change")
    }

    /// “Nobody stands up in something complete. Choose an incomplete road, city or abbey.”
    pub fn refusal_complete_to_stand_in(self) -> &'static str {
        self.fixed("refusal-complete-to-stand-in")
    }

    /// “The gate goes on the outer rim. Choose a side that looks out of the town.”
    pub fn refusal_not_on_the_rim(self) -> &'static str {
        self.fixed("refusal-not-on-the-rim")
    }

    /// “Walls go on from the two ends of the row. Choose the side next to one of them.”
    pub fn refusal_not_next_to_an_end(self) -> &'static str {
        self.fixed("refusal-not-next-to-an-end")
    }

    /// “A guard goes only on the wall you built last.”
    pub fn refusal_not_the_wall(self) -> &'static str {
        self.fixed("refusal-not-the-wall")
    }

    /// “A guard stands opposite, at the other end of an unbroken row. Keep your follower.”
    pub fn refusal_guarded_opposite(self) -> &'static str {
        self.fixed("refusal-guarded-opposite")
    }

    /// “You have no tower left. Go on without one.”
    pub fn refusal_no_tower(self) -> &'static str {
        self.fixed("refusal-no-tower")
    }

    /// “A tower goes to an end of the walls, at least one wall away from the tower before or the gate.”
    pub fn refusal_not_an_end(self) -> &'static str {
        self.fixed("refusal-not-an-end")
    }

    /// A cell as it is spoken.
    ///
    /// “column …, row …”
    pub fn scene_cell_at(self, x: impl Into<Number>, y: impl Into<Number>) -> String {
        self.say("scene-cell-at", [("x", Given::number(x)), ("y", Given::number(y))])
    }

    /// “{names-edge} {sides}”
    pub fn scene_cell_edge(self, edge: EdgeName, sides: Option<&str>) -> String {
        self.say(
            "scene-cell-edge",
            [("edge", Given::key(edge)), ("sides", Given::maybe(sides.map(Given::text)))],
        )
    }

    /// “{names-figure}: {name}”
    pub fn scene_cell_figure(self, name: &str, figure: FigureName, game: GameName) -> String {
        self.say(
            "scene-cell-figure",
            [
                ("name", Given::text(name)),
                ("figure", Given::key(figure)),
                ("game", Given::key(game)),
            ],
        )
    }

    /// “empty”
    pub fn scene_cell_empty(self) -> &'static str {
        self.fixed("scene-cell-empty")
    }

    /// “your tile fits {ways} ways”
    pub fn scene_cell_fits(self, ways: impl Into<Number>) -> String {
        self.say("scene-cell-fits", [("ways", Given::number(ways))])
    }

    /// “proposed tile”
    pub fn scene_cell_proposed(self) -> &'static str {
        self.fixed("scene-cell-proposed")
    }

    /// “last move: {name}”
    pub fn scene_cell_laid_by(self, name: &str) -> String {
        self.say("scene-cell-laid-by", [("name", Given::text(name))])
    }

    /// “now {points}”
    pub fn scene_target_now(self, points: impl Into<Number>) -> String {
        self.say("scene-target-now", [("points", Given::number(points))])
    }

    /// “if {names-completed} {points}”
    pub fn scene_target_closed(self, points: &str, feature: FeatureName) -> String {
        self.say(
            "scene-target-closed",
            [("points", Given::text(points)), ("feature", Given::key(feature))],
        )
    }

    /// “at least {points}”
    pub fn scene_target_at_least(self, points: impl Into<Number>) -> String {
        self.say("scene-target-at-least", [("points", Given::number(points))])
    }

    /// “worth {points}”
    pub fn scene_target_worth(self, points: impl Into<Number>) -> String {
        self.say("scene-target-worth", [("points", Given::number(points))])
    }

    /// “game board”
    pub fn scene_kind(self) -> &'static str {
        self.fixed("scene-kind")
    }

    /// “Arrow keys go to the next spot for your tile, with Shift to any cell. Enter places the tile, R turns it, digits place a figure on it, Space ends the turn, question mark lists all keys.”
    pub fn scene_hint(self) -> &'static str {
        self.fixed("scene-hint")
    }

    /// “Back to the last move”
    pub fn scene_back_to_last(self) -> &'static str {
        self.fixed("scene-back-to-last")
    }

    /// “{left} tiles left fit here”
    pub fn scene_gap(self, left: impl Into<Number>) -> String {
        self.say("scene-gap", [("left", Given::number(left))])
    }

    /// “Other readings of the rules”
    pub fn setup_otherwise_title(self) -> &'static str {
        self.fixed("setup-otherwise-title")
    }

    /// “{chosen} chosen”
    pub fn setup_otherwise_hint(self, chosen: impl Into<Number>) -> String {
        self.say("setup-otherwise-hint", [("chosen", Given::number(chosen))])
    }

    /// “Where the book leaves room, some people play otherwise. Tick the readings you prefer.”
    pub fn setup_otherwise_line(self) -> &'static str {
        self.fixed("setup-otherwise-line")
    }

    /// “rules read otherwise ({list})”
    pub fn setup_otherwise_read(self, list: &str) -> String {
        self.say("setup-otherwise-read", [("list", Given::text(list))])
    }

    /// Rules read otherwise, in a word for summaries, and what is usual.
    ///
    /// “Retreat from gardens”
    pub fn setup_otherwise_readings_name(self, reading: ReadingName) -> &'static str {
        self.entry("setup-otherwise-readings.name", "reading", reading.key())
    }

    /// Rules read otherwise, in a word for summaries, and what is usual.
    ///
    /// “Retreat from gardens”
    pub fn setup_otherwise_readings_short(self, reading: ReadingName) -> &'static str {
        self.entry("setup-otherwise-readings.short", "reading", reading.key())
    }

    /// Rules read otherwise, in a word for summaries, and what is usual.
    ///
    /// “Retreat also brings the abbot home from a garden, for 2 points. Usual: from anywhere but a garden.”
    pub fn setup_otherwise_readings_line(self, reading: ReadingName) -> &'static str {
        self.entry("setup-otherwise-readings.line", "reading", reading.key())
    }

    /// “New game”
    pub fn setup_title(self) -> &'static str {
        self.fixed("setup-title")
    }

    /// “Quick choices”
    pub fn setup_quickly(self) -> &'static str {
        self.fixed("setup-quickly")
    }

    /// “Tiles of this server”
    pub fn setup_tiles(self) -> &'static str {
        self.fixed("setup-tiles")
    }

    /// “{title}”
    pub fn setup_tiles_line(self, title: &str) -> String {
        self.say("setup-tiles-line", [("title", Given::text(title))])
    }

    /// A game with one key.
    ///
    /// “The City”
    pub fn setup_quick(self, quick: Quick) -> &'static str {
        self.entry("setup-quick", "quick", quick.key())
    }

    /// “Game”
    pub fn setup_game(self) -> &'static str {
        self.fixed("setup-game")
    }

    /// “Edition”
    pub fn setup_edition(self) -> &'static str {
        self.fixed("setup-edition")
    }

    /// An edition, and a line about it.
    ///
    /// “First edition”
    pub fn setup_editions_name(self, edition: Edition) -> &'static str {
        self.entry("setup-editions.name", "edition", edition.key())
    }

    /// An edition, and a line about it.
    ///
    /// “A complete city pays 4 points to the farmers around it. Two-tile cities count half.”
    pub fn setup_editions_line(self, edition: Edition) -> &'static str {
        self.entry("setup-editions.line", "edition", edition.key())
    }

    /// “Expansions and farmers”
    pub fn setup_expansion(self) -> &'static str {
        self.fixed("setup-expansion")
    }

    /// An expansion, in a word for summaries, and a line about it.
    ///
    /// “The Gifts”
    pub fn setup_expansions_name(self, expansion: Expansion) -> &'static str {
        self.entry("setup-expansions.name", "expansion", expansion.key())
    }

    /// An expansion, in a word for summaries, and a line about it.
    ///
    /// “Gifts”
    pub fn setup_expansions_short(self, expansion: Expansion) -> &'static str {
        self.entry("setup-expansions.short", "expansion", expansion.key())
    }

    /// An expansion, in a word for summaries, and a line about it.
    ///
    /// “Help an opponent, draw a gift.”
    pub fn setup_expansions_line(self, expansion: Expansion) -> &'static str {
        self.entry("setup-expansions.line", "expansion", expansion.key())
    }

    /// “Options”
    pub fn setup_option(self) -> &'static str {
        self.fixed("setup-option")
    }

    /// “Farmers”
    pub fn setup_farmers_name(self) -> &'static str {
        self.fixed("setup-farmers.name")
    }

    /// “Meeples can lie in fields, and score at the end.”
    pub fn setup_farmers_line(self) -> &'static str {
        self.fixed("setup-farmers.line")
    }

    /// “A guard on every wall”
    pub fn setup_guards_name(self) -> &'static str {
        self.fixed("setup-guards.name")
    }

    /// “During the third pile, a guard on any new wall, not only on the last.”
    pub fn setup_guards_line(self) -> &'static str {
        self.fixed("setup-guards.line")
    }

    /// “Players”
    pub fn setup_seats(self) -> &'static str {
        self.fixed("setup-seats")
    }

    /// “Seat {number}”
    pub fn setup_seat(self, number: impl Into<Number>) -> String {
        self.say("setup-seat", [("number", Given::number(number))])
    }

    /// “Who plays on seat {number}”
    pub fn setup_who(self, number: impl Into<Number>) -> String {
        self.say("setup-who", [("number", Given::number(number))])
    }

    /// “A person here”
    pub fn setup_person(self) -> &'static str {
        self.fixed("setup-person")
    }

    /// “Bots”
    pub fn setup_bots(self) -> &'static str {
        self.fixed("setup-bots")
    }

    /// “Bot: {level}”
    pub fn setup_bot(self, level: &str) -> String {
        self.say("setup-bot", [("level", Given::text(level))])
    }

    /// A line about how strong a bot is.
    ///
    /// “Takes its time, and plays to win, by however little.”
    pub fn setup_levels(self, level: Level) -> &'static str {
        self.entry("setup-levels", "level", level.key())
    }

    /// “Name on seat {number}”
    pub fn setup_name(self, number: impl Into<Number>) -> String {
        self.say("setup-name", [("number", Given::number(number))])
    }

    /// “Style of the bot on seat {number}”
    pub fn setup_style(self, number: impl Into<Number>) -> String {
        self.say("setup-style", [("number", Given::number(number))])
    }

    /// “All-round”
    pub fn setup_all_round(self) -> &'static str {
        self.fixed("setup-all-round")
    }

    /// “Style: {style}”
    pub fn setup_in_style(self, style: &str) -> String {
        self.say("setup-in-style", [("style", Given::text(style))])
    }

    /// What a bot likes, and a line about it.
    ///
    /// “Raider”
    pub fn setup_styles_name(self, style: Style) -> &'static str {
        self.entry("setup-styles.name", "style", style.key())
    }

    /// What a bot likes, and a line about it.
    ///
    /// “Loves to join what others have built.”
    pub fn setup_styles_line(self, style: Style) -> &'static str {
        self.entry("setup-styles.line", "style", style.key())
    }

    /// “Color of seat {number}: {color}”
    pub fn setup_color(self, number: impl Into<Number>, color: &str) -> String {
        self.say("setup-color", [("number", Given::number(number)), ("color", Given::text(color))])
    }

    /// “Color of seat {number}”
    pub fn setup_choose_color(self, number: impl Into<Number>) -> String {
        self.say("setup-choose-color", [("number", Given::number(number))])
    }

    /// “Move {name} up”
    pub fn setup_earlier(self, name: &str) -> String {
        self.say("setup-earlier", [("name", Given::text(name))])
    }

    /// “Remove {name}”
    pub fn setup_remove(self, name: &str) -> String {
        self.say("setup-remove", [("name", Given::text(name))])
    }

    /// “Add a player”
    pub fn setup_add(self) -> &'static str {
        self.fixed("setup-add")
    }

    /// “Shuffle the seats”
    pub fn setup_shuffle_name(self) -> &'static str {
        self.fixed("setup-shuffle.name")
    }

    /// “The order is drawn when the game starts.”
    pub fn setup_shuffle_line(self) -> &'static str {
        self.fixed("setup-shuffle.line")
    }

    /// “Help while playing”
    pub fn setup_help(self) -> &'static str {
        self.fixed("setup-help")
    }

    /// How much help there is, and a line about it.
    ///
    /// “Purist”
    pub fn setup_presets_name(self, preset: PresetName) -> &'static str {
        self.entry("setup-presets.name", "preset", preset.key())
    }

    /// How much help there is, and a line about it.
    ///
    /// “The bare board. You do the counting.”
    pub fn setup_presets_line(self, preset: PresetName) -> &'static str {
        self.entry("setup-presets.line", "preset", preset.key())
    }

    /// “Where the tile fits”
    pub fn setup_aids_spots(self) -> &'static str {
        self.fixed("setup-aids.spots")
    }

    /// “What a move scores”
    pub fn setup_aids_preview(self) -> &'static str {
        self.fixed("setup-aids.preview")
    }

    /// “Projected scores”
    pub fn setup_aids_projection(self) -> &'static str {
        self.fixed("setup-aids.projection")
    }

    /// “Fields, owners”
    pub fn setup_aids_overlays(self) -> &'static str {
        self.fixed("setup-aids.overlays")
    }

    /// “Tiles that fit, dead spots”
    pub fn setup_aids_frontier(self) -> &'static str {
        self.fixed("setup-aids.frontier")
    }

    /// “Tiles left, odds”
    pub fn setup_aids_bag(self) -> &'static str {
        self.fixed("setup-aids.bag")
    }

    /// “Warnings”
    pub fn setup_aids_warnings(self) -> &'static str {
        self.fixed("setup-aids.warnings")
    }

    /// “on”
    pub fn setup_aid_on(self) -> &'static str {
        self.fixed("setup-aid-on")
    }

    /// “off”
    pub fn setup_aid_off(self) -> &'static str {
        self.fixed("setup-aid-off")
    }

    /// “Start”
    pub fn setup_start(self) -> &'static str {
        self.fixed("setup-start")
    }

    /// “{what}: {who}, {tiles}\u00A0tiles”
    pub fn setup_summary(self, what: &str, who: &str, tiles: Option<impl Into<Number>>) -> String {
        self.say(
            "setup-summary",
            [
                ("what", Given::text(what)),
                ("who", Given::text(who)),
                ("tiles", Given::maybe(tiles.map(Given::number))),
            ],
        )
    }

    /// The tiles of a set that are not known exactly.
    ///
    /// “{unknown} of the {pieces} tiles {setup-of-set}”
    pub fn setup_stand_ins(
        self,
        set: &str,
        pieces: impl Into<Number>,
        unknown: Option<impl Into<Number>>,
    ) -> String {
        self.say(
            "setup-stand-ins",
            [
                ("set", Given::text(set)),
                ("pieces", Given::number(pieces)),
                ("unknown", Given::maybe(unknown.map(Given::number))),
            ],
        )
    }

    /// “No pictures or lists were found, so we made up {tiles}. If you own the box, load its tiles below.”
    pub fn setup_not_known(self, tiles: &str) -> String {
        self.say("setup-not-known", [("tiles", Given::text(tiles))])
    }

    /// “first edition”
    pub fn setup_edited(self, edition: Edition) -> &'static str {
        self.entry("setup-edited", "edition", edition.key())
    }

    /// “with {list}”
    pub fn setup_with(self, list: &str) -> String {
        self.say("setup-with", [("list", Given::text(list))])
    }

    /// “without farmers”
    pub fn setup_without_farmers(self) -> &'static str {
        self.fixed("setup-without-farmers")
    }

    /// “a guard on every wall”
    pub fn setup_with_guards(self) -> &'static str {
        self.fixed("setup-with-guards")
    }

    /// “you”
    pub fn setup_you(self) -> &'static str {
        self.fixed("setup-you")
    }

    /// “{one} against {others}”
    pub fn setup_against(self, one: &str, others: &str) -> String {
        self.say("setup-against", [("one", Given::text(one)), ("others", Given::text(others))])
    }

    /// “{bots}, and you watch”
    pub fn setup_watching(self, bots: &str) -> String {
        self.say("setup-watching", [("bots", Given::text(bots))])
    }

    /// “Carcassonne is for two to six players.”
    pub fn setup_problems_players(self, game: GameName) -> &'static str {
        self.entry("setup-problems.players", "game", game.key())
    }

    /// “Six players need Inns & Cathedrals, which brings the sixth color.”
    pub fn setup_problems_sixth(self) -> &'static str {
        self.fixed("setup-problems.sixth")
    }

    /// “These choices do not go together.”
    pub fn setup_problems_other(self) -> &'static str {
        self.fixed("setup-problems.other")
    }

    /// “Keep the first {count} seats”
    pub fn setup_fixes_fewer(self, count: impl Into<Number>) -> String {
        self.say("setup-fixes.fewer", [("count", Given::number(count))])
    }

    /// “Add Inns & Cathedrals”
    pub fn setup_fixes_inns(self) -> &'static str {
        self.fixed("setup-fixes.inns")
    }

    /// A color of players; one that we do not know is called what it calls itself.
    ///
    /// “{color}”
    pub fn setup_color_name(self, color: &str) -> String {
        self.say("setup-color-name", [("color", Given::text(color))])
    }

    /// Which set tiles are of.
    ///
    /// “of {set}”
    pub fn setup_of_set(self, set: &str) -> String {
        self.say("setup-of-set", [("set", Given::text(set))])
    }

    /// “no clock”
    pub fn setup_no_clock(self) -> &'static str {
        self.fixed("setup-no-clock")
    }

    /// A line about a game.
    ///
    /// “Fill a town with streets, markets and homes, then raise walls around it.”
    pub fn setup_game_lines(self, game: GameName) -> &'static str {
        self.entry("setup-game-lines", "game", game.key())
    }

    /// “…: {names} +{points}”
    pub fn would_score(
        self,
        occasion: Occasion,
        feature: FeatureName,
        points: impl Into<Number>,
        names: &str,
    ) -> String {
        self.say(
            "would-score",
            [
                ("occasion", Given::key(occasion)),
                ("feature", Given::key(feature)),
                ("points", Given::number(points)),
                ("names", Given::text(names)),
            ],
        )
    }

    /// “…: nobody scores”
    pub fn would_nobody(self, occasion: Occasion, feature: FeatureName) -> String {
        self.say(
            "would-nobody",
            [("occasion", Given::key(occasion)), ("feature", Given::key(feature))],
        )
    }

    /// “Arrow bonus: {name} +{points}”
    pub fn would_bonus(self, name: &str, points: impl Into<Number>) -> String {
        self.say("would-bonus", [("name", Given::text(name)), ("points", Given::number(points))])
    }

    /// “Tower: {name} +{points}”
    pub fn would_tower(self, name: &str, points: impl Into<Number>) -> String {
        self.say("would-tower", [("name", Given::text(name)), ("points", Given::number(points))])
    }

    /// “Retreat: {name} +{points}”
    pub fn would_retreat(self, name: &str, points: impl Into<Number>) -> String {
        self.say("would-retreat", [("name", Given::text(name)), ("points", Given::number(points))])
    }

    /// “Arrow: {names-symbol}”
    pub fn would_arrow(self, symbol: SymbolName) -> String {
        self.say("would-arrow", [("symbol", Given::key(symbol))])
    }

    /// “{names-gift} used”
    pub fn would_used(self, gift: GiftName) -> String {
        self.say("would-used", [("gift", Given::key(gift))])
    }

    /// “You draw a gift”
    pub fn would_gift(self) -> &'static str {
        self.fixed("would-gift")
    }

    /// “You play again”
    pub fn would_again(self) -> &'static str {
        self.fixed("would-again")
    }

    /// “The last walls close the town”
    pub fn would_close(self) -> &'static str {
        self.fixed("would-close")
    }
}
