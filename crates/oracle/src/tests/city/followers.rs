//! Where a follower may be put.

use super::{lines, plain, play, turn};
use crate::city::{Options, Oracle};
use crate::{Conversation, Waiting};

#[test]
fn setup() {
    let mut game = Oracle::new(Options { first: None, seats: 3, ..plain() });
    assert_eq!(game.chances().len(), 3);
    play(&mut game, "first 3");
    assert_eq!(game.chances().values().sum::<u32>(), 75);
    assert_eq!(game.chances()["draw city/curve-public"], 5);
    assert_eq!((game.supply(1), game.walls_left(), game.open_sides()), ((7, 4), 70, None));
    assert_eq!(game.projected(), [0, 0, 0]);
    play(&mut game, "draw city/market4-l");
    assert_eq!(game.waiting(), Waiting::Seat(2));
    // All four turns, although they look the same.
    assert_eq!(game.legal().len(), 4);
    assert!(game.play("place city/market4-l 0,1 r0").is_err());
    play(&mut game, "place city/market4-l 0,0 r3");
    assert!(game.legal().iter().eq(["pass", "put follower 0,0 market-NESW"]));
}

/// Only streets must match: three sides of the first tile are free for a tile without streets, the
/// fourth for streets only.
#[test]
fn only_streets_must_match() {
    let mut game = Oracle::new(plain());
    turn(&mut game, "deadend_market1-l", "0,0 r0", "pass");
    play(&mut game, "draw city/homes-comtal");
    assert_eq!(lines(&game, "place").len(), 12);
    assert!(!game.legal().iter().any(|line| line.contains(" 0,1 ")));
    play(&mut game, "place city/homes-comtal 0,-1 r0");
    play(&mut game, "pass");
    play(&mut game, "draw city/deadend-public");
    let south: Vec<String> = lines(&game, "place city/deadend-public 0,1");
    assert_eq!(south, ["place city/deadend-public 0,1 r2"]);
}

/// The tile joins a market that holds a merchant, so only its houses are free.
#[test]
fn occupied_market() {
    let mut game = Oracle::new(plain());
    turn(&mut game, "deadend_market1-l", "0,0 r1", "market-E");
    play(&mut game, "draw city/market2-g-public");
    play(&mut game, "place city/market2-g-public 1,0 r3");
    assert!(game.legal().iter().eq(["pass", "put follower 1,0 homes-2345"]));
}

/// The large residential area is taken, the small one across the street is free.
#[test]
fn occupied_homes() {
    let mut game = Oracle::new(plain());
    turn(&mut game, "homes-comtal", "0,0 r0", "homes-01234567");
    play(&mut game, "draw city/curve_market_e-l-public");
    play(&mut game, "place city/curve_market_e-l-public 1,0 r3");
    let expected = [
        "pass",
        "put follower 1,0 homes-34",
        "put follower 1,0 market-N",
        "put follower 1,0 street-ES",
    ];
    assert!(game.legal().iter().eq(expected.iter()));
}

/// A market or street that the tile finishes takes no follower.
#[test]
fn finished_by_the_tile() {
    let mut game = Oracle::new(plain());
    turn(&mut game, "deadend_market1-l", "0,0 r1", "pass");
    play(&mut game, "draw city/deadend_market1-g");
    play(&mut game, "place city/deadend_market1-g 1,0 r3");
    let expected = [
        "pass",
        "put follower 1,0 homes-012",
        "put follower 1,0 homes-345",
        "put follower 1,0 street-E",
    ];
    assert!(game.legal().iter().eq(expected.iter()));
}

/// The tile joins three occupied residential areas: nobody may be added, and nobody has to leave.
#[test]
fn three_areas_become_one() {
    let mut game = Oracle::new(plain());
    turn(&mut game, "market4-l", "0,0 r0", "pass");
    turn(&mut game, "homes-comtal", "1,0 r0", "homes-01234567");
    turn(&mut game, "homes-nazaire", "0,1 r0", "homes-01234567");
    turn(&mut game, "market4-g", "0,2 r0", "pass");
    turn(&mut game, "deadend-public", "1,2 r0", "homes-01234567");
    play(&mut game, "draw city/deadend-public");
    play(&mut game, "place city/deadend-public 1,1 r3");
    assert!(game.legal().iter().eq(["pass", "put follower 1,1 street-E"]));
    play(&mut game, "pass");
    assert_eq!(game.figures().len(), 3);
    // Seat 2 lies there once, seat 1 twice: 2 points for each of two markets.
    assert_eq!(game.projected(), [4, 0]);
}

/// Without a follower in the supply only passing is left, but the step is still asked.
#[test]
fn no_follower_left() {
    let mut game = Oracle::new(plain());
    game.state.followers[0] = 0;
    play(&mut game, "draw city/cross");
    play(&mut game, "place city/cross 0,0 r1");
    assert!(game.legal().iter().eq(["pass"]));
}
