//! Small towns laid by hand, and what the judge has to think of them.

use crate::common::{make_plies, share};
use remparts_engine::city::{City, Rules, Setup};
use remparts_engine::kernel::seat::Seat;
use std::sync::Arc;

/// A game of two with these tiles in the box, after some plies; `lay` draws and places.
fn table(tiles: &[&str], piles: [u8; 3], plies: &[&str]) -> City {
    let mut rules = Rules::new(Setup::new(2).starting(Seat(0))).expect("playable");
    rules.copies.iter_mut().for_each(|copies| *copies = 0);
    for tile in tiles {
        let face = rules.face_named(&format!("city/{tile}")).expect("a known tile");
        rules.copies[face.index()] += 1;
    }
    rules.tiles = tiles.len();
    rules.setup.piles = piles;
    let mut game = City::with_rules(Arc::new(rules));
    make_plies(&mut game, "city", plies);
    game
}

#[test]
fn a_guard_before_three_historic_buildings_is_worth_nine() {
    let game = table(
        &["deadend-sernin", "straight-batiment", "square-petit_puits"],
        [0, 3, 0],
        &[
            "lay deadend-sernin 0,0 r3",
            "put follower 0,0 street-E",
            "lay straight-batiment 1,0 r1",
            "pass",
            "lay square-petit_puits 2,0 r1",
            "pass",
            "gate 0,0 N",
            "wall 0,0 W",
            "guard 0,0 W",
        ],
    );
    assert_eq!(share(&game, "guards")[..2], [0.0, 9.0]);
    assert_eq!(share(&game, "banked")[..2], [3.0, 0.0]);
}

/// A ring of eight tiles around a cell, with a traveller of seat 1 on a street into it.
fn ring(south: &str) -> City {
    let curves = ["curve-public"; 5];
    let mut tiles: Vec<&str> = vec!["straight-public", "straight-public", "straight-batiment"];
    tiles.extend(curves);
    tiles.extend(["tee", "tee-public", "market4-g", south]);
    let south = format!("lay {south} 0,2 r0");
    let count = tiles.len() as u8;
    table(
        &tiles,
        [count, 0, 0],
        &[
            "lay straight-public 0,0 r0",
            "put follower 0,0 street-NS",
            "lay curve-public -1,0 r1",
            "pass",
            "lay curve-public 1,0 r2",
            "pass",
            "lay straight-public -1,1 r1",
            "pass",
            "lay straight-batiment 1,1 r1",
            "pass",
            "lay curve-public -1,2 r0",
            "pass",
            "lay curve-public 1,2 r3",
            "pass",
            &south,
            "pass",
        ],
    )
}

#[test]
fn a_street_that_nothing_can_finish_is_worth_nothing() {
    // Four streets lead into the hole and no tile has four; a crossing of three still fits.
    let dead = share(&ring("straight_market1-l"), "streets")[0];
    let live = share(&ring("market4-l"), "streets")[0];
    assert_eq!(dead, 0.0);
    assert!(live > 0.3, "{live}");
}

#[test]
fn followers_goods_and_markets_are_worth_having() {
    let all = ["market1_1-lg-public", "market1_1-gf-public", "homes-comtal", "market4-f"];
    let tiles: Vec<&str> = all.into_iter().chain(["curve-public"; 5]).collect();
    let with = |plies: &[&str]| table(&tiles, [tiles.len() as u8, 0, 0], plies);
    let first = "lay market1_1-lg-public 0,0 r0";
    let kept = with(&[first, "pass"]);
    let put = with(&[first, "put follower 0,0 market-N"]);
    assert!(share(&kept, "followers")[0] > share(&put, "followers")[0]);
    // The same market with a second tile: of other goods, or facing houses.
    let next = |tile: &str| with(&[first, "put follower 0,0 market-N", tile, "pass"]);
    let sold = share(&next("lay market4-f 0,-1 r0"), "markets")[0];
    let shut = share(&next("lay homes-comtal 0,-1 r0"), "banked")[0];
    assert!(sold > shut + 2.0, "{sold} for two goods, {shut} for one tile");
    // Homes between more markets are worth more, and to their owner only.
    let homes = |tile: &str| with(&[first, "put follower 0,0 homes-2367", tile, "pass"]);
    let plain = share(&homes("lay homes-comtal 1,0 r0"), "homes");
    let more = share(&homes("lay market4-f 1,0 r0"), "homes");
    assert!(more[0] > 6.0 && plain[0] > 4.0, "{more:?} {plain:?}");
    assert_eq!(plain[1], 0.0);
}

/// Homes of two seats that face one cell may be joined, and then both get the points of both.
#[test]
fn what_may_be_joined_counts_for_both() {
    let tiles = ["market1_1-lg-public", "market1_1-gf-public", "homes-comtal", "homes-nazaire"];
    let threats = |second: &str| {
        let first = ["lay market1_1-lg-public 0,0 r0", "put follower 0,0 homes-2367"];
        let then = ["lay market1_1-gf-public 0,-1 r0", second, "lay homes-comtal 1,-1 r0", "pass"];
        share(&table(&tiles, [4, 0, 0], &[first.as_slice(), &then].concat()), "threats")
    };
    let (alone, both) = (threats("pass"), threats("put follower 0,-1 homes-2367"));
    assert_eq!(alone[0], 0.0);
    assert!(both[0] > 0.05 && both[1] > alone[1], "{both:?} instead of {alone:?}");
}
