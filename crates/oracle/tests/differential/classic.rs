//! Differential tests of the classic game.

use super::{SecondReading, compare, games_and_dice};
use rand_xoshiro::Xoshiro256PlusPlus;
use remparts_engine::classic::setup::{AbbotRecall, GardenRetreat};
use remparts_engine::classic::wishes::{one_of, random_setup};
use remparts_engine::classic::{
    Action, Classic, Farmers, FigureKind, Module, RiverBends, RiverSet, Setup, StartTile,
    TwoTileCity,
};
use remparts_engine::kernel::game::Game;
use remparts_engine::kernel::playout::Dice;
use remparts_engine::kernel::seat::Seat;
use remparts_engine::notation::spot::name_on_board;
use remparts_oracle::{Options, Oracle};
use std::collections::BTreeMap;

fn options(setup: &Setup) -> Options {
    Options {
        seats: usize::from(setup.players),
        farmers: match setup.farmers {
            Farmers::Off => remparts_oracle::Farmers::Off,
            Farmers::Field3 => remparts_oracle::Farmers::Field3,
            Farmers::City4 => remparts_oracle::Farmers::City4,
        },
        two_tile_city_half: setup.two_tile_city == TwoTileCity::HalfPoints,
        river: setup.river.map(|river| match river {
            RiverSet::River20 => remparts_oracle::River::River20,
            RiverSet::River1 => remparts_oracle::River::River1,
            RiverSet::River3 => remparts_oracle::River::River3,
        }),
        river_bends: match setup.river_bends {
            RiverBends::Corridor => remparts_oracle::RiverBends::Corridor,
            RiverBends::TwoAhead => remparts_oracle::RiverBends::TwoAhead,
            RiverBends::Alternating => remparts_oracle::RiverBends::Alternating,
        },
        start_in_bag: setup.start_tile == StartTile::Bag,
        abbot_leaves_at_once: setup.abbot_recall == AbbotRecall::SameTurn,
        retreat_from_gardens: setup.garden_retreat == GardenRetreat::On,
        abbot: setup.modules.has(Module::Abbot),
        anniversary: setup.modules.has(Module::Anniversary),
        inn_tiles: setup.modules.has(Module::InnTiles),
        big_meeples: setup.modules.has(Module::BigMeeples),
        gifts: setup.modules.has(Module::Gifts),
        first: setup.first.map(Seat::index),
    }
}

impl SecondReading<Classic> for Oracle {
    fn compare(&self, game: &Classic, closely: bool) {
        let setup = &game.rules().setup;
        for seat in Seat::first(game.seats()) {
            let [meeple, big, abbot] = FigureKind::ALL.map(|kind| game.supply(seat, kind));
            let ours = (u32::from(meeple), u32::from(big), u32::from(abbot));
            assert_eq!(ours, self.supply(seat.index()), "supply of {seat}: {setup:?}");
        }
        if closely {
            let ours: Vec<i64> =
                game.projected().iter().map(|split| i64::from(split.total())).collect();
            assert_eq!(ours, self.projected(), "projected: {setup:?}");
            assert_eq!(standing(game), self.figures(), "figures: {setup:?}");
        }
    }
}

/// Every figure on the board in the oracle's words, with its count.
fn standing(game: &Classic) -> BTreeMap<String, u32> {
    let mut all = BTreeMap::new();
    for (seat, kind, spot) in game.figures() {
        let text = format!("{seat} {kind} {} {}", spot.cell, name_on_board(game, spot));
        *all.entry(text).or_default() += 1;
    }
    all
}

/// Games of setups that `choose` draws, in the engine and in the oracle.
fn random_games_agree(usual: usize, choose: impl Fn(&mut Xoshiro256PlusPlus) -> Setup) {
    let (games, mut dice) = games_and_dice(usual);
    let mut plies = 0;
    for _ in 0..games {
        let setup = choose(&mut dice);
        // Half of the games prefer figures and gifts to passing, so that boards get crowded.
        let eager = dice.below(2) == 0;
        let dull = |action: Action| matches!(action, Action::Pass | Action::Place { .. });
        plies += compare(setup, &mut Oracle::new(options(&setup)), &mut dice, |_, legal, dice| {
            let action = one_of(dice, legal);
            if eager && dull(action) { one_of(dice, legal) } else { action }
        });
    }
    assert!(plies > 150 * games, "games are played to the end: {plies} plies in {games} games");
}

#[test]
fn random_games_over_all_options_agree() {
    random_games_agree(400, random_setup);
}

/// Every switch between readings of a rule is drawn in every game: there is a river, and gifts meet
/// the abbot.
#[test]
fn random_games_with_every_switch_agree() {
    random_games_agree(60, |dice| {
        loop {
            let setup = random_setup(dice);
            let modules = [Module::Abbot, Module::Gifts];
            if setup.river.is_some() && modules.into_iter().all(|one| setup.modules.has(one)) {
                return setup;
            }
        }
    });
}
