//! Random setups and manners of play, for tests that look at as many kinds of games as they can.

use super::action::Action;
use super::game::City;
use super::setup::{Beyond, ClosingWall, Freed, PILES, Setup, WALLS};
use crate::kernel::geometry::Cell;
use crate::kernel::playout::{Dice, one_of};
use crate::kernel::seat::Seat;

/// Any playable setup. Half of them are the book's; the others reach the walls sooner.
pub fn random_setup(dice: &mut impl Dice) -> Setup {
    let players = one_of(dice, &[2, 3, 4]);
    let seat = Seat(dice.below(u32::from(players)) as u8);
    let first = one_of(dice, &[None, Some(seat)]);
    let (piles, walls) = match dice.below(6) {
        0 => ([8, 27, 40], WALLS),
        1 => ([0, 10, 65], WALLS),
        2 => ([3, 60, 12], 1 + dice.below(u32::from(WALLS)) as u8),
        _ => (PILES, WALLS),
    };
    let guard_each_wall = dice.below(3) == 0;
    let beyond = one_of(dice, &[Beyond::NextCell, Beyond::StraightOut]);
    let freed = one_of(dice, &[Freed::NextTurn, Freed::AtOnce]);
    let closing_wall = one_of(dice, &[ClosingWall::EitherEnd, ClosingWall::Clockwise]);
    let book = Setup::new(players);
    Setup { guard_each_wall, beyond, freed, closing_wall, piles, walls, first, ..book }
}

/// How a random player prefers to play. Uniform players never close a ring: their towns sprawl.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Manner {
    /// Lays tiles where they have most neighbors.
    pub tidy: bool,
    /// Prefers followers, guards and towers to passing.
    pub eager: bool,
}

impl Manner {
    /// One of the four manners.
    pub fn random(dice: &mut impl Dice) -> Self {
        Self { tidy: dice.below(2) == 0, eager: dice.below(2) == 0 }
    }

    /// Picks one of the legal actions.
    pub fn choose(self, game: &City, legal: &[Action], dice: &mut impl Dice) -> Action {
        let mut action = one_of(dice, legal);
        if self.eager && action == Action::Pass {
            action = one_of(dice, legal);
        }
        if self.tidy && matches!(action, Action::Place { .. }) {
            for _ in 0..12 {
                let other = one_of(dice, legal);
                if neighbors(game, other) > neighbors(game, action) {
                    action = other;
                }
            }
        }
        action
    }
}

/// Tiles around the cell that a placement covers.
fn neighbors(game: &City, action: Action) -> usize {
    let Action::Place { cell, .. } = action else { return 0 };
    let taken = |cell: &&Cell| game.state.table.board.at(**cell).is_some();
    cell.around().iter().filter(taken).count()
}
