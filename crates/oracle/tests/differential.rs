//! The engine against the oracle: the same random games, every list and every score compared.

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use remparts_engine::classic::wishes::{one_of, random_setup};
use remparts_engine::classic::{
    Classic, Farmers, FigureKind, Module, RiverBends, RiverSet, Setup, StartTile, TwoTileCity,
};
use remparts_engine::kernel::game::{Game, Pending, Quiet};
use remparts_engine::kernel::list::List;
use remparts_engine::kernel::playout::Dice;
use remparts_engine::kernel::seat::Seat;
use remparts_engine::notation::Written as _;
use remparts_engine::notation::spot::name_on_board;
use remparts_oracle::{Options, Oracle, Waiting};
use std::collections::{BTreeMap, BTreeSet};

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
        },
        start_in_bag: setup.start_tile == StartTile::Bag,
        abbot: setup.modules.has(Module::Abbot),
        anniversary: setup.modules.has(Module::Anniversary),
        inn_tiles: setup.modules.has(Module::InnTiles),
        big_meeples: setup.modules.has(Module::BigMeeples),
        gifts: setup.modules.has(Module::Gifts),
        first: setup.first.map(Seat::index),
    }
}

/// One ply in so many also compares where figures stand and what the end would bring.
const PROJECTED: usize = 10;

/// Plays one random game on both and compares everything at every ply; returns the plies made.
fn compare(setup: Setup, dice: &mut Xoshiro256PlusPlus) -> usize {
    let mut game = Classic::new(setup).expect("random setups are playable");
    let mut oracle = Oracle::new(options(&setup));
    let mut legal = List::new();
    let mut plies = 0_usize;
    // Half of the games prefer figures and gifts to passing, so that boards get crowded.
    let eager = dice.below(2) == 0;
    loop {
        let here = || format!("{setup:?}, ply {plies}");
        match (game.pending(), oracle.waiting()) {
            (Pending::Over, Waiting::Over) => break,
            (Pending::Seat(seat), Waiting::Seat(theirs)) => {
                assert_eq!(seat.index(), theirs, "whose turn: {}", here());
                game.legal(&mut legal);
                let ours: BTreeSet<String> =
                    legal.iter().map(|action| game.write_action(*action)).collect();
                assert_eq!(ours.len(), legal.len(), "nothing listed twice: {}", here());
                assert_eq!(ours, oracle.legal(), "legal actions: {}", here());
                let mut action = one_of(dice, &legal);
                let text = game.write_action(action);
                if eager && (text == "pass" || text.starts_with("place")) {
                    action = one_of(dice, &legal);
                }
                let text = game.write_action(action);
                game.play(seat, action, &mut Quiet).expect("listed actions are accepted");
                oracle.play(&text).expect("both list the same");
            }
            (Pending::Chance(_), Waiting::Chance) => {
                let ours: BTreeMap<String, u32> = game
                    .answers()
                    .into_iter()
                    .map(|(answer, weight)| (game.write_answer(answer), weight))
                    .collect();
                assert_eq!(ours, oracle.chances(), "chances: {}", here());
                let answer = game.ticket(dice.below(game.tickets()));
                let text = game.write_answer(answer);
                game.resolve(answer, &mut Quiet).expect("tickets are accepted");
                oracle.play(&text).expect("both give the same answers");
            }
            (ours, theirs) => panic!("waiting for {ours:?} or {theirs:?}: {}", here()),
        }
        plies += 1;
        let scores: Vec<i64> = game.scores().iter().map(|score| i64::from(*score)).collect();
        assert_eq!(scores, oracle.scores(), "scores after {plies} plies: {setup:?}");
        for seat in Seat::first(game.seats()) {
            let [meeple, big, abbot] = FigureKind::ALL.map(|kind| game.supply(seat, kind));
            let ours = (u32::from(meeple), u32::from(big), u32::from(abbot));
            assert_eq!(ours, oracle.supply(seat.index()), "supply of {seat}: {setup:?}");
        }
        if plies.is_multiple_of(PROJECTED) {
            let ours: Vec<i64> =
                game.projected().iter().map(|split| i64::from(split.total())).collect();
            assert_eq!(ours, oracle.projected(), "projected after {plies} plies: {setup:?}");
            assert_eq!(standing(&game), oracle.figures(), "figures after {plies} plies: {setup:?}");
        }
    }
    plies
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

#[test]
fn random_games_over_all_options_agree() {
    let games = std::env::var("REMPARTS_GAMES").ok().and_then(|n| n.parse().ok()).unwrap_or(400);
    let seed = std::env::var("REMPARTS_SEED").ok().and_then(|n| n.parse().ok()).unwrap_or(2021);
    let mut dice = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut plies = 0_usize;
    for _ in 0..games {
        let setup = random_setup(&mut dice);
        plies += compare(setup, &mut dice);
    }
    assert!(plies > 150 * games, "games are played to the end: {plies} plies in {games} games");
}
