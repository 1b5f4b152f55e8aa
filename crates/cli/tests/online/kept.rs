//! A replica of a game of either kind, as a client keeps it.

#[path = "../../src/online/replica.rs"]
mod one;

use anyhow::Result;
use one::GameReplica;
use remparts_bots::dice::GameDice;
use remparts_bots::outside::Veiled;
use remparts_engine::city::City;
use remparts_engine::classic::Classic;
use remparts_engine::kernel::game::Sight as _;
use remparts_engine::kernel::list::List;
use remparts_engine::kernel::playout::Dice as _;
use remparts_engine::kernel::seat::Seat;
use remparts_engine::notation::any::AnySetup;

/// A replica of a game of either kind.
pub(crate) enum AnyKept {
    Classic(Box<GameReplica<Classic>>),
    City(Box<GameReplica<City>>),
}

macro_rules! each {
    ($self:ident, $kept:ident => $said:expr) => {
        match $self {
            Self::Classic($kept) => $said,
            Self::City($kept) => $said,
        }
    };
}

impl AnyKept {
    pub(crate) fn new(setup: AnySetup) -> Self {
        const PLAYABLE: &str = "tests choose setups that can be played";
        match setup {
            AnySetup::Classic(setup) => {
                Self::Classic(Box::new(GameReplica::new(setup).expect(PLAYABLE)))
            }
            AnySetup::City(setup) => Self::City(Box::new(GameReplica::new(setup).expect(PLAYABLE))),
        }
    }

    pub(crate) fn follow(&mut self, plies: &[String]) -> Result<()> {
        each!(self, kept => kept.follow(plies))
    }

    pub(crate) fn plies(&self) -> u32 {
        each!(self, kept => kept.plies())
    }

    pub(crate) fn digest(&self) -> String {
        each!(self, kept => kept.digest())
    }

    /// A turn of any legal actions.
    pub(crate) fn turn(&self, seat: u8, dice: &mut GameDice) -> Result<Vec<String>> {
        each!(self, kept => random_turn(kept, seat, dice))
    }
}

fn random_turn<G: Veiled>(
    kept: &GameReplica<G>,
    seat: u8,
    dice: &mut GameDice,
) -> Result<Vec<String>> {
    let mut legal = List::new();
    kept.turn(Seat(seat), |view| {
        view.legal(&mut legal);
        Ok(legal[dice.below(legal.len() as u32) as usize])
    })
}
