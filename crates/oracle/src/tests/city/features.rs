//! Points for streets and markets.

use super::{plain, turn};
use crate::Conversation;
use crate::city::{Options, Oracle};

/// A street of `tiles` tiles between two buildings, red alone on it.
fn street(tiles: i32) -> Oracle {
    let mut game = Oracle::new(plain());
    turn(&mut game, "deadend-public", "0,0 r0", "street-S");
    for y in 1..tiles - 1 {
        turn(&mut game, "straight-public", &format!("0,{y} r0"), "pass");
    }
    turn(&mut game, "deadend-public", &format!("0,{} r2", tiles - 1), "pass");
    game
}

#[test]
fn streets_of_two_to_five_tiles() {
    for (tiles, points) in [(2, 2), (3, 3), (4, 8), (5, 10)] {
        let game = street(tiles);
        assert_eq!(game.scores(), [points, 0]);
        assert_eq!(game.supply(0), (7, 6));
        assert!(game.figures().is_empty());
    }
}

/// A crossing, a square and the border of a market end a street.
#[test]
fn what_ends_a_street() {
    for (kind, turns) in [("tee", 3), ("square-petit_puits", 0), ("band-f", 0), ("cross", 0)] {
        let mut game = Oracle::new(plain());
        turn(&mut game, "deadend-public", "0,0 r0", "street-S");
        turn(&mut game, kind, &format!("0,1 r{turns}"), "pass");
        assert_eq!(game.scores(), [2, 0], "{kind}");
    }
}

#[test]
fn a_loop_of_four_curves() {
    let mut game = Oracle::new(plain());
    turn(&mut game, "curve-public", "0,0 r3", "street-ES");
    turn(&mut game, "curve-public", "1,0 r0", "pass");
    turn(&mut game, "curve-public", "1,1 r1", "pass");
    turn(&mut game, "curve-public", "0,1 r2", "pass");
    assert_eq!(game.scores(), [8, 0]);
}

#[test]
fn market_of_three_tiles_and_three_goods() {
    let mut game = Oracle::new(plain());
    turn(&mut game, "deadend_market1-l", "0,0 r1", "market-E");
    turn(&mut game, "band-g", "1,0 r0", "pass");
    turn(&mut game, "deadend_market1-f", "2,0 r3", "pass");
    assert_eq!(game.scores(), [9, 0]);
}

#[test]
fn market_of_four_tiles_and_two_goods() {
    let mut game = Oracle::new(plain());
    turn(&mut game, "deadend_market1-l", "0,0 r1", "market-E");
    turn(&mut game, "band-g", "1,0 r0", "pass");
    turn(&mut game, "band-l", "2,0 r0", "pass");
    turn(&mut game, "deadend_market1-g", "3,0 r3", "pass");
    assert_eq!(game.scores(), [8, 0]);
}

/// Six tiles and three goods, one merchant each: both take all 18 points.
#[test]
fn shared_market() {
    let mut game = Oracle::new(plain());
    turn(&mut game, "deadend_market1-l", "0,0 r2", "market-S");
    turn(&mut game, "deadend_market1-g", "1,0 r2", "market-S");
    turn(&mut game, "market3-f", "0,1 r1", "pass");
    turn(&mut game, "market3-l", "1,1 r3", "pass");
    turn(&mut game, "deadend_market1-f", "0,2 r0", "pass");
    assert_eq!(game.scores(), [0, 0]);
    turn(&mut game, "market1_1-lg-public", "1,2 r0", "pass");
    assert_eq!(game.scores(), [18, 18]);
    assert!(game.figures().is_empty());
}

/// The majority takes all; a market edge that faces houses is shut.
#[test]
fn two_merchants_against_one() {
    let mut game = Oracle::new(Options { seats: 3, ..plain() });
    turn(&mut game, "deadend_market1-l", "0,0 r1", "market-E");
    turn(&mut game, "homes-comtal", "0,1 r0", "pass");
    turn(&mut game, "homes-nazaire", "0,-1 r0", "pass");
    turn(&mut game, "market1_1-lg-public", "1,1 r0", "market-N");
    turn(&mut game, "curve_market_n-g-public", "1,-1 r2", "market-S");
    turn(&mut game, "market4-f", "1,0 r0", "pass");
    assert_eq!(game.scores(), [0, 0, 0]);
    turn(&mut game, "deadend-public", "2,0 r0", "pass");
    assert_eq!(game.scores(), [12, 0, 0]);
    assert_eq!((game.supply(0), game.supply(1)), ((7, 4), (7, 4)));
}
