//! Worked examples of Inns & Cathedrals, the Abbot and the Anniversary tiles.

use super::{plain, play, turn};
use crate::{Conversation, Options, Oracle, Waiting};

/// EX-INN-1, EX-INN-2, RUL-INN-1: roads with inns, complete and not.
#[test]
fn inn_road() {
    let mut game = Oracle::new(Options { inn_tiles: true, ..plain() });
    turn(&mut game, "inns/B", "1,0 r0", "put meeple 1,0 road-EW");
    assert_eq!(game.projected(), [0, 0]);
    turn(&mut game, "base/W", "-1,0 r0", "pass");
    turn(&mut game, "inns/C", "2,0 r2", "pass");
    // The inn of this crossing stands by the road that is now to the west.
    assert_eq!(game.scores(), [8, 0]);
}

/// EX-INN-4 and the value of a cathedral city that is not closed.
#[test]
fn open_cathedral() {
    let mut game = Oracle::new(Options { inn_tiles: true, ..plain() });
    turn(&mut game, "base/G", "0,-1 r1", "put meeple 0,-1 city-NS");
    assert_eq!(game.projected(), [2, 0]);
    turn(&mut game, "inns/K", "0,-2 r0", "pass");
    assert_eq!(game.projected(), [0, 0]);
    turn(&mut game, "base/E", "-1,-2 r1", "pass");
    turn(&mut game, "base/E", "1,-2 r3", "pass");
    turn(&mut game, "base/E", "0,-3 r2", "pass");
    assert_eq!(game.scores(), [18, 0]);
}

/// EX-MAJ-4: a big meeple outweighs a normal one.
#[test]
fn big_meeple() {
    let mut game = Oracle::new(Options { big_meeples: true, ..plain() });
    turn(&mut game, "base/G", "0,-1 r1", "put big 0,-1 city-NS");
    turn(&mut game, "base/E", "1,-1 r0", "put meeple 1,-1 city-N");
    assert_eq!(game.supply(0), (7, 0, 0));
    turn(&mut game, "base/N", "1,-2 r3", "pass");
    turn(&mut game, "base/N", "0,-2 r2", "pass");
    assert_eq!(game.scores(), [10, 0]);
    assert_eq!(game.supply(0), (7, 1, 0));
    assert_eq!(game.supply(1), (7, 1, 0));
}

/// EX-ABBOT-1 and EX-ABBOT-3 on a tile with a curve.
#[test]
fn abbot_taken_back() {
    let mut game = Oracle::new(Options { abbot: true, ..plain() });
    assert_eq!(game.chances()["draw base/V"], 8);
    assert_eq!(game.chances()["draw base/V*"], 1);
    play(&mut game, "draw base/V*");
    play(&mut game, "place base/V* 0,1 r0");
    let legal = game.legal();
    assert!(legal.contains("put abbot 0,1 garden"));
    assert!(legal.contains("put meeple 0,1 road-SW"));
    assert!(!legal.contains("put meeple 0,1 garden"));
    assert!(!legal.contains("put abbot 0,1 road-SW"));
    assert!(!legal.contains("recall"));
    play(&mut game, "put abbot 0,1 garden");
    turn(&mut game, "base/U", "-1,0 r0", "pass");
    turn(&mut game, "base/U", "1,0 r0", "pass");
    turn(&mut game, "base/B", "1,1 r0", "pass");
    play(&mut game, "draw base/B");
    play(&mut game, "place base/B 1,2 r0");
    play(&mut game, "recall");
    assert_eq!(game.scores(), [6, 0]);
    assert_eq!(game.supply(0), (7, 0, 1));
}

fn anniversary() -> Oracle {
    Oracle::new(Options { anniversary: true, ..plain() })
}

/// EX-ANNIV-1, EX-ANNIV-2, EX-ANNIV-3: which arrows are activated, and what an idle one pays.
#[test]
fn arrows() {
    // Arrow to the north, where nothing lies: 2 points.
    let mut game = anniversary();
    turn(&mut game, "anniversary/H", "1,0 r0", "pass");
    assert_eq!(game.scores(), [2, 0]);
    // A plain tile on the pointed square: anywhere, no points.
    play(&mut game, "draw base/B");
    play(&mut game, "place base/B 1,-1 r0");
    assert!(game.legal().contains("put meeple 0,0 city-N"));
    assert!(game.legal().contains("put meeple 0,0 field-3456"));
    play(&mut game, "put meeple 0,0 city-N");
    assert_eq!(game.scores(), [2, 0]);
    // Arrow of the tile itself at a tile: activated, no points.
    play(&mut game, "draw anniversary/B");
    play(&mut game, "place anniversary/B 0,1 r0");
    assert_eq!(game.scores(), [2, 0]);
    assert_eq!(game.waiting(), Waiting::Seat(0));
}

/// EX-ANNIV-5: a second knight beside the first, and no third.
#[test]
fn pair() {
    let mut game = anniversary();
    turn(&mut game, "base/G", "0,-1 r1", "put meeple 0,-1 city-NS");
    turn(&mut game, "base/U", "1,0 r0", "pass");
    play(&mut game, "draw anniversary/B");
    play(&mut game, "place anniversary/B 0,1 r0");
    play(&mut game, "put meeple 0,-1 city-NS");
    assert_eq!(game.figures()["1 meeple 0,-1 city-NS"], 2);
    turn(&mut game, "base/U", "2,0 r0", "pass");
    play(&mut game, "draw anniversary/A");
    play(&mut game, "place anniversary/A 1,-1 r0");
    // The arrow points at the road tile, so this is a pair again.
    assert_eq!(game.scores(), [0, 0]);
    assert!(game.legal().contains("put meeple 1,-1 city-N"));
    assert!(!game.legal().contains("put meeple 0,-1 city-NS"));
}

/// EX-ANNIV-7, and EX-ANNIV-6: never three turns in a row.
#[test]
fn picked_arrows_and_repeats() {
    let mut game = anniversary();
    turn(&mut game, "anniversary/H", "1,0 r0", "pass");
    play(&mut game, "draw anniversary/O");
    play(&mut game, "place anniversary/O 1,-1 r0");
    assert!(game.legal().iter().eq(["arrow 1,-1", "arrow 1,0"]));

    let mut other = game.clone();
    play(&mut other, "arrow 1,0");
    assert_eq!(other.scores(), [2, 2]);
    assert!(other.legal().contains("put meeple 0,0 city-N"));
    turn_over(&mut other, 0);

    play(&mut game, "arrow 1,-1");
    assert_eq!(game.scores(), [2, 0]);
    assert!(!game.legal().contains("put meeple 0,0 city-N"));
    turn_over(&mut game, 1);
    // A second repeat is activated (no points) but does nothing.
    play(&mut game, "place anniversary/L -1,0 r3");
    assert_eq!(game.scores(), [2, 0]);
    play(&mut game, "pass");
    play(&mut game, "draw base/U");
    assert_eq!(game.waiting(), Waiting::Seat(0));
}

/// Ends the turn; the next one, with a repeat tile, belongs to `seat`.
fn turn_over(game: &mut Oracle, seat: usize) {
    play(game, "pass");
    play(game, "draw anniversary/L");
    assert_eq!(game.waiting(), Waiting::Seat(seat));
}
