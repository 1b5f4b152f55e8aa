//! Differential tests of The City.

use super::{SecondReading, compare, games_and_dice};
use rand_xoshiro::Xoshiro256PlusPlus;
use remparts_engine::city::setup::{Beyond, ClosingWall, Freed};
use remparts_engine::city::state::Stand;
use remparts_engine::city::wishes::{Manner, random_setup};
use remparts_engine::city::{City, Setup};
use remparts_engine::kernel::game::Game;
use remparts_engine::kernel::seat::Seat;
use remparts_engine::notation::spot::{write_edge, write_spot};
use remparts_oracle::city::{Options, Oracle};
use std::collections::{BTreeMap, BTreeSet};

fn options(setup: &Setup) -> Options {
    Options {
        seats: usize::from(setup.players),
        guard_each_wall: setup.guard_each_wall,
        far_sight: setup.beyond == Beyond::StraightOut,
        freed_at_once: setup.freed == Freed::AtOnce,
        last_gap_clockwise: setup.closing_wall == ClosingWall::Clockwise,
        piles: setup.piles.map(usize::from),
        walls: u32::from(setup.walls),
        first: setup.first.map(Seat::index),
    }
}

impl SecondReading<City> for Oracle {
    fn compare(&self, game: &City, closely: bool) {
        let setup = &game.rules().setup;
        let run = game.state().run();
        for seat in Seat::first(game.seats()) {
            let ours = (u32::from(game.supply(seat)), u32::from(run.towers_left(seat)));
            assert_eq!(ours, self.supply(seat.index()), "supply of {seat}: {setup:?}");
        }
        assert_eq!(u32::from(run.walls_left()), self.walls_left(), "walls left: {setup:?}");
        if !closely {
            return;
        }
        let ours: Vec<i64> =
            game.projected().iter().map(|split| i64::from(split.total())).collect();
        assert_eq!(ours, self.projected(), "projected: {setup:?}");
        let mut standing = BTreeMap::new();
        for (seat, stand) in game.followers() {
            let text = match stand {
                Stand::Spot(spot) => format!("{seat} follower {}", write_spot(game, spot)),
                Stand::Wall(wall) => format!("{seat} guard {}", write_edge(wall)),
            };
            *standing.entry(text).or_default() += 1;
        }
        assert_eq!(standing, self.figures(), "followers: {setup:?}");
        let pieces = run.pieces().iter().map(|piece| {
            let what = if run.gate() == Some(*piece) { "gate" } else { "wall" };
            format!("{what} {}", write_edge(*piece))
        });
        assert_eq!(pieces.collect::<Vec<_>>(), self.run(), "run: {setup:?}");
        let towers = run.towers().iter();
        let towers: BTreeSet<String> =
            towers.map(|tower| format!("{} {}", tower.seat, write_edge(tower.wall))).collect();
        assert_eq!(towers, self.towers(), "towers: {setup:?}");
        let open = game.sides_left().map(|sides| sides.len());
        assert_eq!(open, self.open_sides(), "open sides: {setup:?}");
    }
}

#[test]
fn random_games_of_the_city_agree() {
    let (games, mut dice) = games_and_dice(200);
    let mut plies = 0;
    let mut rings = 0;
    for _ in 0..games {
        let setup = random_setup(&mut dice);
        let manner = Manner::random(&mut dice);
        let mut oracle = Oracle::new(options(&setup));
        let choose = |game: &City, legal: &[_], dice: &mut Xoshiro256PlusPlus| {
            manner.choose(game, legal, dice)
        };
        plies += compare(setup, &mut oracle, &mut dice, choose);
        rings += usize::from(oracle.open_sides().is_some_and(|sides| sides <= 5));
    }
    assert!(plies > 100 * games, "games are played to the end: {plies} plies in {games} games");
    assert!(rings > games / 20, "rings get closed: {rings} in {games} games");
}
