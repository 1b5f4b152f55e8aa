//! Random setups, for tests and long runs. The dice come from outside.

use super::setup::{
    AbbotRecall, Farmers, GardenRetreat, MAX_ORIGIN, Module, Modules, RiverBends, RiverSet, Setup,
    StartTile, TwoTileCity,
};
use crate::kernel::geometry::{Cell, Pose, Rotation};
use crate::kernel::playout::Dice;
pub use crate::kernel::playout::one_of;
use crate::kernel::seat::{MAX_SEATS, Seat};

/// A setup that can be played, each option drawn by itself; what concerns the river only if there
/// is one. The start piece lies as usual.
pub fn random_setup(dice: &mut impl Dice) -> Setup {
    let modules =
        Module::ALL.into_iter().filter(|_| dice.below(2) == 0).fold(Modules::NONE, Modules::with);
    let colors = if modules.has(Module::SixthColor) { MAX_SEATS } else { MAX_SEATS - 1 };
    let players = 2 + dice.below(colors as u32 - 1) as u8;
    let rivers = [None, Some(RiverSet::River20), Some(RiverSet::River1), Some(RiverSet::River3)];
    let first = Seat(dice.below(players.into()) as u8);
    let mut setup = Setup {
        farmers: one_of(dice, &[Farmers::Off, Farmers::Field3, Farmers::City4]),
        two_tile_city: one_of(dice, &[TwoTileCity::FullPoints, TwoTileCity::HalfPoints]),
        river: one_of(dice, &rivers),
        modules,
        first: one_of(dice, &[None, Some(first)]),
        ..Setup::base(players)
    };
    if setup.river.is_some() {
        setup.river_bends =
            one_of(dice, &[RiverBends::Corridor, RiverBends::TwoAhead, RiverBends::Alternating]);
        setup.start_tile = one_of(dice, &[StartTile::Box, StartTile::Bag]);
    }
    if modules.has(Module::Abbot) && modules.has(Module::Gifts) {
        setup.abbot_recall = one_of(dice, &[AbbotRecall::LaterTurn, AbbotRecall::SameTurn]);
        setup.garden_retreat = one_of(dice, &[GardenRetreat::Off, GardenRetreat::On]);
    }
    setup
}

/// A place where the start piece may lie, turned in any way.
pub fn random_origin(dice: &mut impl Dice) -> Pose {
    let mut coordinate = || dice.below(2 * MAX_ORIGIN as u32 + 1) as i8 - MAX_ORIGIN;
    let cell = Cell::new(coordinate(), coordinate());
    Pose { cell, rotation: one_of(dice, &Rotation::ALL) }
}
