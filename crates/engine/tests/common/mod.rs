//! What the random-game tests share.
#![allow(dead_code, reason = "each test file uses its own part")]

use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use remparts_engine::classic::setup::Modules;
use remparts_engine::classic::{
    Classic, Farmers, Module, RiverBends, RiverSet, Setup, StartTile, TwoTileCity,
};
use remparts_engine::kernel::geometry::Pose;
use remparts_engine::kernel::playout::Dice;
use remparts_engine::kernel::seat::Seat;

pub(crate) type Random = Xoshiro256PlusPlus;

pub(crate) fn dice(seed: u64) -> Random {
    Random::seed_from_u64(seed)
}

/// One of several values.
pub(crate) fn one_of<T: Copy>(dice: &mut Random, values: &[T]) -> T {
    values[dice.below(values.len() as u32) as usize]
}

/// A setup over all options and numbers of players.
pub(crate) fn random_setup(dice: &mut Random) -> Setup {
    let modules =
        Module::ALL.into_iter().filter(|_| dice.below(2) == 0).fold(Modules::NONE, Modules::with);
    let most = if modules.has(Module::SixthColor) { 6 } else { 5 };
    let players = 2 + dice.below(most - 1) as u8;
    let seat = Seat(dice.below(u32::from(players)) as u8);
    let rivers = [None, Some(RiverSet::River20), Some(RiverSet::River1), Some(RiverSet::River3)];
    Setup {
        players,
        farmers: one_of(dice, &[Farmers::Off, Farmers::Field3, Farmers::Field3, Farmers::City4]),
        two_tile_city: one_of(dice, &[TwoTileCity::FullPoints, TwoTileCity::HalfPoints]),
        river: one_of(dice, &rivers),
        river_bends: one_of(
            dice,
            &[RiverBends::Corridor, RiverBends::Corridor, RiverBends::TwoAhead],
        ),
        start_tile: one_of(dice, &[StartTile::Box, StartTile::Bag]),
        modules,
        first: one_of(dice, &[None, Some(seat)]),
        origin: Pose::default(),
    }
}

/// A new game with a random setup.
pub(crate) fn random_start(dice: &mut Random) -> Classic {
    Classic::new(random_setup(dice)).expect("random setups are playable")
}
