//! The City: what is in the box, and what can be wished.

use crate::common;

use common::dice;
use common::town::{begun, told};
use remparts_engine::city::setup::{PILES, SetupProblem, WALLS};
use remparts_engine::city::tiles::{Building, Goods, Ground, SET, Tile, TileSet, parse};
use remparts_engine::city::{Answer, City, Pile, Question, Rules, Setup, SetupError};
use remparts_engine::kernel::face::FaceId;
use remparts_engine::kernel::game::{Game, Pending, Quiet};
use remparts_engine::kernel::geometry::{Cell, Rotation, Side};
use remparts_engine::kernel::list::List;
use remparts_engine::kernel::playout::{Dice, random_ply};
use remparts_engine::kernel::printing::Certainty;
use remparts_engine::kernel::seat::Seat;
use std::collections::BTreeMap;
use std::sync::Arc;

/// Every tile of the box, one copy after the other.
fn every_tile() -> impl Iterator<Item = &'static Tile> {
    SET.kinds.iter().flat_map(|tile| (0..tile.count).map(move |_| tile))
}

fn problems(setup: Setup) -> Vec<SetupProblem> {
    match City::new(setup) {
        Ok(_) => Vec::new(),
        Err(SetupError(problems)) => problems,
    }
}

/// TC-TILE-1: 75 tiles are in the box, and none lies on the table when the game begins.
#[test]
fn seventy_five_tiles_and_no_start_tile() {
    assert_eq!(every_tile().count(), 75);
    assert_eq!(SET.tiles, 75);
    let game = City::new(begun(2)).expect("playable");
    assert_eq!((game.state().tiles_laid(), game.state().bag().tiles()), (0, 75));
    assert_eq!(game.tickets(), 75);
    assert_eq!(game.open_cells(), [Cell::ORIGIN]);
}

/// TC-TILE-2: 32 public buildings, and seven historic ones, each once.
#[test]
fn the_buildings_of_the_box() {
    let public = every_tile().filter(|tile| tile.building == Some(Building::Public));
    assert_eq!(public.count(), 32);
    let mut historic: Vec<&str> = every_tile()
        .filter_map(|tile| match &tile.building {
            Some(Building::Historic(name)) => Some(name.as_str()),
            _ => None,
        })
        .collect();
    historic.sort_unstable();
    let mut names = [
        "Petit Puits",
        "Grand Puits",
        "Tour Carrée",
        "Bâtiment",
        "Saint Sernin",
        "Saint Nazaire",
        "Château Comtal",
    ];
    names.sort_unstable();
    assert_eq!(historic, names);
}

/// TC-TILE-3, RUL-TC-TILE-1: a market part shows exactly one of three goods, twenty of each; the
/// sides of all tiles add up.
#[test]
fn goods_and_grounds() {
    let mut goods: BTreeMap<Goods, usize> = BTreeMap::new();
    for market in every_tile().flat_map(|tile| &tile.markets) {
        let [shown] = market.goods[..] else { panic!("one kind of goods: {market:?}") };
        *goods.entry(shown).or_default() += 1;
    }
    let twenty_each = [(Goods::Livestock, 20), (Goods::Grain, 20), (Goods::Fish, 20)];
    assert_eq!(goods, BTreeMap::from(twenty_each));
    assert_eq!(Goods::ALL.map(Goods::name), ["livestock", "grain", "fish"]);
    let edges = |ground: Ground| {
        every_tile().flat_map(|tile| tile.edges).filter(|edge| *edge == ground).count()
    };
    let grounds = [Ground::Street, Ground::Market, Ground::Homes].map(edges);
    assert_eq!(grounds, [122, 93, 85]);
    assert_eq!(grounds.iter().sum::<usize>(), 4 * 75);
}

/// RUL-TC-TILE-1: 66 kinds, most of them single, all of them ours; the tiles that the book
/// describes are among them.
#[test]
fn the_set_is_a_reconstruction() {
    assert!(SET.reconstruction);
    assert_eq!(SET.kinds.len(), 66);
    let single = SET.kinds.iter().filter(|tile| tile.count == 1).count();
    assert!(2 * single > SET.kinds.len(), "{single} of them are single");
    assert!(SET.kinds.iter().all(|tile| tile.certainty == Certainty::StandIn));
    let crossing = |tile: &&Tile| {
        tile.streets.len() == 3
            && tile.homes.len() == 3
            && tile.streets.iter().all(|street| street.end.as_deref() == Some("crossing"))
    };
    assert!(SET.kinds.iter().any(|tile| crossing(&tile)));
    let sells =
        |tile: &Tile, goods: Goods| tile.markets.iter().any(|market| market.goods.contains(&goods));
    let two_goods = |tile: &&Tile| sells(tile, Goods::Livestock) && sells(tile, Goods::Grain);
    assert!(SET.kinds.iter().any(|tile| two_goods(&tile)));
    let public = |tile: &Tile| tile.building == Some(Building::Public);
    assert!(SET.kinds.iter().any(|tile| public(tile) && sells(tile, Goods::Fish)));
}

/// RUL-TC-TILE-1: an exact list may replace the file: a game can be played with another set.
#[test]
fn another_set_can_be_played() {
    let text = "set other\ntitle Other\ntiles 3\n\
                tile plaza x3 HHHH exact\n  homes Nw Ne En Es Se Sw Ws Wn\n";
    let set = parse(text).expect("a proper set");
    let wish = Setup { piles: [1, 1, 1], ..begun(2) };
    let rules = Rules::with_tiles(wish, &set).expect("the piles hold all three");
    let mut game = City::with_rules(Arc::new(rules));
    let told = told(&mut game, "draw other/plaza\nplace other/plaza 0,0 r0\npass");
    assert_eq!(told[1], "1 lays other/plaza 0,0 r0");
    let wrong = Rules::with_tiles(begun(2), &set).expect_err("the piles hold 75");
    assert_eq!(wrong.0, [SetupProblem::Piles { piles: 75, tiles: 3 }]);
    let nothing = Setup { piles: [0, 0, 0], ..begun(2) };
    let empty = parse("set none\ntiles 0\n").expect("a file without tiles");
    let wrong = Rules::with_tiles(nothing, &empty).expect_err("nothing to draw");
    assert_eq!(wrong.0, [SetupProblem::NoTiles]);
}

/// RUL-TC-TILE-2: every building stands on a tile with houses; the format has room for one.
#[test]
fn buildings_stand_among_houses() {
    let built: Vec<&Tile> = every_tile().filter(|tile| tile.building.is_some()).collect();
    assert_eq!(built.len(), 39);
    assert!(built.iter().all(|tile| !tile.homes.is_empty()));
}

/// TC-SETUP-1: two to four can play.
#[test]
fn two_to_four_play() {
    for players in 2..=4 {
        let game = City::new(begun(players)).expect("playable");
        assert_eq!(game.seats(), usize::from(players));
    }
    for players in [0, 1, 5, 6] {
        let found = problems(Setup::new(players));
        assert_eq!(found, [SetupProblem::Players(players)]);
        let told = SetupError(found).to_string();
        assert_eq!(told, format!("two to four can play, not {players}"));
    }
}

/// TC-SETUP-2, TC-SETUP-3: seven followers each from 0 points, and twelve towers dealt evenly.
#[test]
fn followers_and_towers_are_dealt() {
    for (players, towers) in [(2, 6), (3, 4), (4, 3)] {
        let game = City::new(begun(players)).expect("playable");
        let run = game.state().run();
        for seat in Seat::first(game.seats()) {
            assert_eq!((game.supply(seat), run.towers_left(seat)), (7, towers));
        }
        assert_eq!(game.scores(), vec![0; usize::from(players)]);
        assert_eq!(usize::from(towers) * game.seats(), 12);
    }
}

/// TC-SETUP-4, RUL-TC-PHASE-1: piles of 30, 25 and 20 in this order; a draw belongs to the pile
/// that its number falls into.
#[test]
fn three_piles() {
    assert_eq!(PILES, [30, 25, 20]);
    let game = City::new(begun(2)).expect("playable");
    let piles: Vec<Pile> = (1..=75).map(|draw| game.rules().pile_of_draw(draw)).collect();
    let expected = [vec![Pile::First; 30], vec![Pile::Second; 25], vec![Pile::Third; 20]].concat();
    assert_eq!(piles, expected);

    let mut last = Pile::First;
    for seed in 0..4 {
        let (mut dice, mut legal) = (dice(seed), List::new());
        let mut game = City::new(Setup { walls: WALLS, ..begun(3) }).expect("playable");
        while random_ply(&mut game, &mut dice, &mut legal, &mut Quiet) {
            let drawn = 75 - game.state().bag().tiles();
            if drawn > 0 {
                assert_eq!(game.pile(), expected[drawn - 1], "draw {drawn}");
                last = last.max(game.pile());
            }
        }
    }
    assert_eq!(last, Pile::Third, "a game went into the third pile");
}

/// RUL-TC-SETUP-1: without a named seat all are alike; with one nobody is asked.
#[test]
fn who_begins() {
    let game = City::new(Setup::new(4)).expect("playable");
    assert_eq!(game.pending(), Pending::Chance(Question::First));
    let alike: Vec<_> = Seat::first(4).map(|seat| (Answer::First(seat), 1)).collect();
    assert_eq!(game.answers(), alike);
    let game = City::new(Setup::new(4).starting(Seat(2))).expect("playable");
    assert_eq!(game.pending(), Pending::Chance(Question::Draw));
    assert_eq!(problems(Setup::new(3).starting(Seat(3))), [SetupProblem::First(Seat(3))]);
}

/// RUL-TC-SETUP-2, TC-INFO-1: each draw is uniform over all tiles not drawn so far, from the first
/// to the last, whatever pile it comes from.
#[test]
fn every_draw_is_uniform() {
    let mut draws = 0;
    for seed in 0..3 {
        let (mut dice, mut legal) = (dice(seed), List::new());
        let mut game = City::new(begun(2)).expect("playable");
        let mut left: Vec<u32> = SET.kinds.iter().map(|tile| tile.count).collect();
        while game.pending() != Pending::Over {
            if game.pending() != Pending::Chance(Question::Draw) {
                random_ply(&mut game, &mut dice, &mut legal, &mut Quiet);
                continue;
            }
            let odds: Vec<(Answer, u32)> = left
                .iter()
                .enumerate()
                .filter(|(_, copies)| **copies > 0)
                .map(|(face, copies)| (Answer::Draw(FaceId(face as u8)), *copies))
                .collect();
            assert_eq!(game.answers(), odds);
            let answer = game.ticket(dice.below(game.tickets()));
            let Answer::Draw(face) = answer else { panic!("{answer:?}") };
            left[face.index()] -= 1;
            game.resolve(answer, &mut Quiet).expect("listed");
            draws += 1;
        }
    }
    assert!(draws > 150, "the games went through the piles: {draws}");
}

/// RUL-TC-SETUP-3: other piles must hold all tiles; one to seventy walls; everything wrong is told
/// at once.
#[test]
fn wishes_that_cannot_be_played() {
    for piles in [[30, 25, 20], [0, 10, 65], [75, 0, 0], [8, 20, 47]] {
        assert_eq!(problems(Setup { piles, ..begun(2) }), []);
    }
    let few = problems(Setup { piles: [30, 25, 19], ..begun(2) });
    assert_eq!(few, [SetupProblem::Piles { piles: 74, tiles: 75 }]);
    let many = problems(Setup { piles: [255, 255, 255], ..begun(2) });
    assert_eq!(many, [SetupProblem::Piles { piles: 765, tiles: 75 }]);
    for walls in [1, 6, 69, 70] {
        let game = City::new(Setup { walls, ..begun(2) }).expect("playable");
        assert_eq!(game.state().run().walls_left(), walls);
    }
    for walls in [0, 71, 255] {
        assert_eq!(problems(Setup { walls, ..begun(2) }), [SetupProblem::Walls(walls)]);
    }
    let wish = Setup { piles: [1, 1, 1], walls: 0, ..Setup::new(5).starting(Seat(5)) };
    let error = City::new(wish).map(|_| ()).expect_err("all of it is wrong");
    assert_eq!(
        error.to_string(),
        "two to four can play, not 5; seat 6 cannot begin: nobody sits there; \
         the box holds 1 to 70 walls, not 0; the piles hold 3 tiles, the box 75; `piles 30 25 20` would fit"
    );
}

/// A set larger than the table is refused and does not end in a panic.
#[test]
fn a_set_that_is_too_large() {
    let set = |tiles: u32| -> TileSet {
        parse(&format!(
            "set t\ntiles {tiles}\ntile a x{tiles} HHHH exact\n  homes Nw Ne En Es Se Sw Ws Wn\n"
        ))
        .expect("a proper set")
    };
    let piles = |first| Setup { piles: [first, 0, 0], ..begun(2) };
    assert!(Rules::with_tiles(piles(126), &set(126)).is_ok());
    let error = Rules::with_tiles(piles(127), &set(127)).expect_err("no room");
    assert_eq!(error.0, [SetupProblem::TooManyTiles]);
}

/// TC-LAY-2: only streets have to meet, on all four sides of every kind and rotation.
#[test]
fn streets_meet_streets() {
    let game = City::new(begun(2)).expect("playable");
    let rules = game.rules();
    for (n, tile) in SET.kinds.iter().enumerate() {
        let face = rules.face(FaceId(n as u8));
        for rotation in Rotation::ALL {
            for side in Side::ALL {
                let drawn = (side.index() + 4 - rotation.index()) % 4;
                let street = tile.edges[drawn] == Ground::Street;
                let cross = rules.face_named("city/cross").expect("a tile");
                let meets = face.pattern(rotation, side)
                    == rules.face(cross).pattern(Rotation::R0, side.opposite());
                assert_eq!(meets, street, "{} {rotation:?} {side:?}", tile.id);
            }
        }
    }
}
