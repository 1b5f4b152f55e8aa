//! `Setup`: what the players wish to play.

use super::tiles::{self, Loaded, OwnTiles, Role, TileSet};
use crate::kernel::geometry::Pose;
use crate::kernel::seat::{MAX_SEATS, Seat};
use thiserror::Error;

/// Farmer scoring (EDITION-1, OPT-1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Farmers {
    /// Nobody lies in a field.
    Off,
    /// Field by field, three points for each complete city.
    Field3,
    /// City by city, four points for each complete city.
    City4,
}

/// Worth of a complete city on two tiles (EDITION-2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TwoTileCity {
    /// The same points as any other city.
    FullPoints,
    /// One point for each tile and shield.
    HalfPoints,
}

/// The rivers that can be played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum RiverSet {
    /// The anniversary edition: double source, two lakes; partly reconstructed.
    River20,
    /// Twelve tiles of the first and second editions.
    River1,
    /// Twelve tiles of the third edition.
    River3,
}

impl RiverSet {
    /// The name of its tile set.
    pub const fn set_name(self) -> &'static str {
        match self {
            Self::River20 => "river20",
            Self::River1 => "river1",
            Self::River3 => "river3",
        }
    }
}

/// How the ban on turning the river back is read.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum RiverBends {
    /// No immediate U-turn, and no bend toward river tiles ahead (RUL-RIVER-1 to RUL-RIVER-4).
    Corridor,
    /// As a well-known public program plays it: the two rows ahead of each open end stay free.
    TwoAhead,
    /// As `Corridor`, and no two successive bends of one arm the same way, however many straight
    /// tiles lie between them (RUL-RIVER-1).
    Alternating,
}

/// Whether an abbot that was put down in a turn can be taken back in the same turn (RUL-GIFT-7).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum AbbotRecall {
    /// Only in a later turn.
    LaterTurn,
    /// In the same turn too, when Synod has put it down.
    SameTurn,
}

/// Whether Retreat may take the abbot back from a garden (RUL-GIFT-12).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum GardenRetreat {
    /// Only from a city, road, abbey or field, as the card lists them.
    Off,
    /// From a garden as well.
    On,
}

/// What becomes of the base game's start tile when a river replaces it (SETUP-6).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum StartTile {
    /// It stays in the box, as the rule book says.
    Box,
    /// It is shuffled in like any other, as a well-known public program plays it.
    Bag,
}

/// Parts of the expansions that can be switched on one by one (OPT-2, OPT-3, OPT-4).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Module {
    /// The Abbot: abbots and gardens.
    Abbot,
    /// The fifteen tiles with arrows.
    Anniversary,
    /// The eighteen tiles of Inns & Cathedrals.
    InnTiles,
    /// A big meeple for everyone.
    BigMeeples,
    /// The figures of a sixth color, for six players.
    SixthColor,
    /// The twenty-five gift cards.
    Gifts,
}

impl Module {
    /// All modules, in the order used in texts.
    pub const ALL: [Self; 6] = [
        Self::Abbot,
        Self::Anniversary,
        Self::InnTiles,
        Self::BigMeeples,
        Self::SixthColor,
        Self::Gifts,
    ];

    /// Its name in setup texts.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Abbot => "abbot",
            Self::Anniversary => "anniversary",
            Self::InnTiles => "inn-tiles",
            Self::BigMeeples => "big-meeples",
            Self::SixthColor => "sixth-color",
            Self::Gifts => "gifts",
        }
    }
}

/// A set of modules, as bits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Modules(u8);

impl Modules {
    /// The set without any module.
    pub const NONE: Self = Self(0);

    /// Whether a module is in play.
    #[inline]
    pub const fn has(self, module: Module) -> bool {
        self.0 >> module as u8 & 1 == 1
    }

    /// The same set with one more module.
    #[must_use]
    pub const fn with(self, module: Module) -> Self {
        Self(self.0 | 1 << module as u8)
    }

    /// The modules in play, in order.
    pub fn iter(self) -> impl Iterator<Item = Module> {
        Module::ALL.into_iter().filter(move |module| self.has(*module))
    }
}

/// A wish for a game. [`super::Rules::new`] answers it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Setup {
    /// Number of seats at the board.
    pub players: u8,
    /// How farmers score, if at all.
    pub farmers: Farmers,
    /// Worth of a complete city on two tiles.
    pub two_tile_city: TwoTileCity,
    /// Which river, if any.
    pub river: Option<RiverSet>,
    /// How river bends are read.
    pub river_bends: RiverBends,
    /// Where the start tile goes when there is a river.
    pub start_tile: StartTile,
    /// When a new abbot can be taken back.
    pub abbot_recall: AbbotRecall,
    /// Whether Retreat reaches gardens.
    pub garden_retreat: GardenRetreat,
    /// The modules that are played.
    pub modules: Modules,
    /// Who begins; drawn by chance if not fixed (RUL-SETUP-1).
    pub first: Option<Seat>,
    /// Where and how the start piece lies; moving it moves the whole game.
    pub origin: Pose,
    /// Loaded tile sets instead of those that come with the program.
    pub tiles: OwnTiles,
}

/// Farthest a start piece may lie from the middle, so that no board can leave the table.
pub const MAX_ORIGIN: i8 = 3;

impl Setup {
    /// The anniversary edition's base game (RUL-EDITION-1).
    pub fn base(players: u8) -> Self {
        Self {
            players,
            farmers: Farmers::Field3,
            two_tile_city: TwoTileCity::FullPoints,
            river: None,
            river_bends: RiverBends::Corridor,
            start_tile: StartTile::Box,
            abbot_recall: AbbotRecall::LaterTurn,
            garden_retreat: GardenRetreat::Off,
            modules: Modules::NONE,
            first: None,
            origin: Pose::default(),
            tiles: OwnTiles::NONE,
        }
    }

    /// The first edition's base game (RUL-EDITION-1).
    pub fn first_edition(players: u8) -> Self {
        let base = Self::base(players);
        Self { farmers: Farmers::City4, two_tile_city: TwoTileCity::HalfPoints, ..base }
    }

    /// Every expansion at once, with the river of the anniversary edition.
    pub fn all(players: u8) -> Self {
        let modules = Module::ALL.into_iter().fold(Modules::NONE, Modules::with);
        Self { river: Some(RiverSet::River20), modules, ..Self::base(players) }
    }

    /// The same with one more module.
    #[must_use]
    pub const fn with(mut self, module: Module) -> Self {
        self.modules = self.modules.with(module);
        self
    }

    /// The same with the whole of Inns & Cathedrals.
    #[must_use]
    pub const fn with_inns(self) -> Self {
        self.with(Module::InnTiles).with(Module::BigMeeples).with(Module::SixthColor)
    }

    /// The same with a river.
    #[must_use]
    pub const fn with_river(mut self, river: RiverSet) -> Self {
        self.river = Some(river);
        self
    }

    /// The same with a fixed first seat.
    #[must_use]
    pub const fn starting(mut self, seat: Seat) -> Self {
        self.first = Some(seat);
        self
    }

    /// The same with a loaded tile set, if the part of the game that it is for is played.
    #[must_use]
    pub fn with_tiles(mut self, tiles: Loaded) -> Self {
        if tiles.set().role.is_some_and(|role| self.shipped(role).is_some()) {
            self.tiles = self.tiles.with(tiles);
        }
        self
    }

    /// The sets it is played with by what they are for, in the order of [`Role::ALL`].
    pub fn sets(&self) -> impl Iterator<Item = (Role, &'static TileSet)> {
        Role::ALL.into_iter().filter_map(|role| Some((role, self.set(role)?)))
    }

    /// The set it is played with for a part of the game; none if that part is not played.
    pub fn set(&self, role: Role) -> Option<&'static TileSet> {
        let shipped = self.shipped(role)?;
        Some(self.tiles.of(role).map_or(shipped, Loaded::set))
    }

    /// The set for a part of the game that comes with the program; none if it is not played.
    fn shipped(&self, role: Role) -> Option<&'static TileSet> {
        let name = match role {
            Role::Base => "base",
            Role::River => self.river?.set_name(),
            Role::Inns => self.modules.has(Module::InnTiles).then_some("inns")?,
            Role::Anniversary => self.modules.has(Module::Anniversary).then_some("anniversary")?,
        };
        let set = tiles::set(name);
        Some(set.unwrap_or_else(|| panic!("the set {name} is shipped with the engine")))
    }

    /// Everything that is wrong with this wish.
    pub fn problems(&self) -> Vec<SetupProblem> {
        let mut problems = Vec::new();
        let players = usize::from(self.players);
        if !(2..=MAX_SEATS).contains(&players) {
            problems.push(SetupProblem::Players(self.players));
        } else if players == MAX_SEATS && !self.modules.has(Module::SixthColor) {
            problems.push(SetupProblem::SixthColor);
        }
        if let Some(first) = self.first.filter(|seat| seat.0 >= self.players) {
            problems.push(SetupProblem::First(first));
        }
        let cell = self.origin.cell;
        if cell.x.unsigned_abs().max(cell.y.unsigned_abs()) > MAX_ORIGIN.unsigned_abs() {
            problems.push(SetupProblem::Origin);
        }
        problems
    }
}

/// One thing that is wrong with a wish.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum SetupProblem {
    /// Too few or too many players (SETUP-1).
    #[error("{0} players; the game is for 2 to 6")]
    Players(u8),
    /// Six players without the sixth color (RUL-SETUP-3).
    #[error("six players need the sixth color")]
    SixthColor,
    /// The first seat is not at the table.
    #[error("seat {0} cannot begin because nobody sits there")]
    First(Seat),
    /// The start piece lies too far out.
    #[error("the start piece lies more than {MAX_ORIGIN} cells from the middle")]
    Origin,
    /// The tile facts do not fit the space set aside for a game.
    #[error("the chosen tiles need more room than the board has")]
    TooManyTiles,
}

/// Everything that is wrong with a wish.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{}", .0.iter().map(ToString::to_string).collect::<Vec<_>>().join("; "))]
pub struct SetupError(pub Vec<SetupProblem>);
