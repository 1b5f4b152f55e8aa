//! Random setups over all options.

use crate::dice::GameDice;
use remparts_engine::classic::setup::MAX_ORIGIN;
use remparts_engine::classic::{
    Farmers, Module, RiverBends, RiverSet, Setup, StartTile, TwoTileCity,
};
use remparts_engine::kernel::geometry::{Cell, Pose, Rotation};
use remparts_engine::kernel::playout::Dice as _;
use remparts_engine::kernel::seat::{MAX_SEATS, Seat};

/// A setup that can be played, each option drawn by itself.
pub(super) fn random(dice: &mut GameDice) -> Setup {
    let mut setup = Setup::base(2);
    for module in Module::ALL {
        if dice.below(2) == 0 {
            setup = setup.with(module);
        }
    }
    let colors = if setup.modules.has(Module::SixthColor) { MAX_SEATS } else { MAX_SEATS - 1 };
    setup.players = 2 + dice.below(colors as u32 - 1) as u8;
    setup.farmers = pick(dice, &[Farmers::Off, Farmers::Field3, Farmers::City4]);
    setup.two_tile_city = pick(dice, &[TwoTileCity::FullPoints, TwoTileCity::HalfPoints]);
    setup.river = pick(
        dice,
        &[None, Some(RiverSet::River20), Some(RiverSet::River1), Some(RiverSet::River3)],
    );
    if setup.river.is_some() {
        setup.river_bends = pick(dice, &[RiverBends::Corridor, RiverBends::TwoAhead]);
        setup.start_tile = pick(dice, &[StartTile::Box, StartTile::Bag]);
    }
    if dice.below(2) == 0 {
        setup.first = Some(Seat(dice.below(setup.players.into()) as u8));
    }
    let mut coordinate = || dice.below(2 * MAX_ORIGIN as u32 + 1) as i8 - MAX_ORIGIN;
    let cell = Cell::new(coordinate(), coordinate());
    setup.origin = Pose { cell, rotation: Rotation::of(dice.below(4) as usize) };
    setup
}

fn pick<T: Copy>(dice: &mut GameDice, choices: &[T]) -> T {
    choices[dice.below(choices.len() as u32) as usize]
}
