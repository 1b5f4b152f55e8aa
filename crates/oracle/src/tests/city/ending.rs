//! The end of the game and the final scoring.

use super::{build, lay, pave, plain, play, skip_to, turn, wall_phase};
use crate::city::{Options, Oracle};
use crate::{Conversation, Waiting};

/// Four open sides after a wall phase: over, and the closing of the rim
/// finishes a street of one tile.
#[test]
fn ring_almost_closed() {
    let mut game = Oracle::new(plain());
    turn(&mut game, "deadend-public", "0,0 r2", "street-N");
    lay(&mut game, "market4-l", (1, 0), 0);
    lay(&mut game, "market4-g", (0, 1), 0);
    lay(&mut game, "market4-f", (1, 1), 0);
    wall_phase(&mut game, 31, 4);
    build(&mut game, &["gate 1,1 S", "wall 0,1 S", "wall 0,1 W", "wall 0,0 W"]);
    assert_eq!((game.waiting(), game.open_sides()), (Waiting::Over, Some(4)));
    assert_eq!(game.scores(), [1, 0]);
    assert_eq!(game.supply(0), (7, 6));
}

/// Six open sides after a wall phase are not few enough to end the game.
#[test]
fn six_open_sides() {
    for (pieces, waiting) in [(2, Waiting::Chance), (3, Waiting::Over)] {
        let mut game = Oracle::new(Options { seats: 3, ..plain() });
        pave(&mut game, &[(0, 0), (1, 0), (0, 1), (1, 1)]);
        wall_phase(&mut game, 31, pieces);
        build(&mut game, &["gate 0,0 N", "wall 1,0 N", "wall 1,0 E"][..pieces]);
        assert_eq!(game.waiting(), waiting);
    }
}

/// The last tile is laid without a gate: the rim is closed all the same.
#[test]
fn last_tile() {
    let mut game = Oracle::new(plain());
    turn(&mut game, "straight-public", "0,0 r0", "street-NS");
    skip_to(&mut game, 75, &["market4-f"]);
    turn(&mut game, "market4-f", "1,0 r0", "market-NESW");
    assert_eq!((game.waiting(), game.open_sides()), (Waiting::Over, None));
    assert_eq!(game.scores(), [1, 1]);
    assert!(game.figures().is_empty());
}

/// The last tile scores, so it still has its wall phase.
#[test]
fn last_tile_with_walls() {
    let mut game = Oracle::new(Options { seats: 4, ..plain() });
    turn(&mut game, "deadend-public", "0,0 r0", "street-S");
    skip_to(&mut game, 75, &["deadend-sernin"]);
    turn(&mut game, "deadend-sernin", "0,1 r2", "pass");
    assert_eq!(game.waiting(), Waiting::Seat(1));
    assert!(game.legal().contains("gate 0,0 N"));
}

/// A tile that fits nowhere is drawn away; the same seat draws again, and
/// the game ends when that was the last one.
#[test]
fn tile_that_fits_nowhere() {
    let mut game = Oracle::new(plain());
    lay(&mut game, "market4-l", (0, 0), 0);
    skip_to(&mut game, 74, &["cross", "band-f"]);
    play(&mut game, "draw city/cross");
    assert_eq!((game.waiting(), game.chances().len()), (Waiting::Chance, 1));
    assert_eq!(game.state.seat, 0);
    let mut stuck = Oracle::new(plain());
    lay(&mut stuck, "market4-l", (0, 0), 0);
    skip_to(&mut stuck, 75, &["cross"]);
    play(&mut stuck, "draw city/cross");
    assert_eq!(stuck.waiting(), Waiting::Over);
}

/// Red alone in a residential area with three markets around it.
#[test]
fn homes_with_three_markets() {
    let mut game = Oracle::new(plain());
    turn(&mut game, "homes-comtal", "0,0 r0", "homes-01234567");
    lay(&mut game, "market4-l", (1, 0), 0);
    lay(&mut game, "market4-g", (-1, 0), 0);
    lay(&mut game, "market4-f", (0, 1), 0);
    assert_eq!(game.projected(), [6, 0]);
    // A corner tile joins two of the markets.
    lay(&mut game, "market3-l", (1, 1), 0);
    assert_eq!(game.projected(), [4, 0]);
    lay(&mut game, "market2-f-public", (-1, 1), 0);
    assert_eq!(game.projected(), [2, 0]);
}

/// Markets on the same tile touch the areas that the tile says.
#[test]
fn homes_on_one_tile() {
    let mut game = Oracle::new(plain());
    turn(&mut game, "straight_market1_1-lg", "0,0 r0", "homes-14");
    assert_eq!(game.projected(), [2, 0]);
    let mut game = Oracle::new(plain());
    turn(&mut game, "market1_1-lg-public", "0,0 r0", "homes-2367");
    assert_eq!(game.projected(), [4, 0]);
    let mut game = Oracle::new(plain());
    turn(&mut game, "tee_market1-l", "0,0 r0", "homes-34");
    assert_eq!(game.projected(), [0, 0]);
}

/// Followers beside an inner hole get nothing.
#[test]
fn beside_a_hole() {
    let mut game = Oracle::new(plain());
    turn(&mut game, "deadend-public", "0,0 r0", "street-S");
    assert_eq!(game.projected(), [1, 0]);
    lay(&mut game, "homes-nazaire", (1, 0), 0);
    turn(&mut game, "market4-l", "1,1 r0", "market-NESW");
    pave_rest(&mut game);
    assert_eq!(game.projected(), [0, 0]);
    lay(&mut game, "deadend-public", (0, 1), 2);
    assert_eq!(game.projected(), [2, 2 * 4]);
}

/// Closes the ring around 0,1 with houses, and two squares with one good.
fn pave_rest(game: &mut Oracle) {
    lay(game, "homes-comtal", (-1, 0), 0);
    lay(game, "market4-g", (1, 2), 0);
    lay(game, "market3-l", (0, 2), 0);
    lay(game, "market3-g", (-1, 2), 0);
    lay(game, "market2-f-public", (-1, 1), 3);
}

/// Three public buildings and a historic one before the guard.
#[test]
fn guard_over_four_buildings() {
    let mut game = Oracle::new(plain());
    lay(&mut game, "market2-l-public", (0, 0), 0);
    lay(&mut game, "market2-g-public", (1, 0), 0);
    lay(&mut game, "homes-comtal", (2, 0), 0);
    lay(&mut game, "market2-f-public", (3, 0), 0);
    wall_phase(&mut game, 31, 2);
    play(&mut game, "gate 0,0 N");
    play(&mut game, "wall 0,0 W");
    play(&mut game, "guard 0,0 W");
    assert_eq!(game.projected(), [0, 9]);
}

/// Two opposite guards with a gap between them, which is filled later.
#[test]
fn opposite_guards() {
    let mut game = Oracle::new(plain());
    let town = [(0, 1), (1, 1), (2, 1), (3, 1), (4, 1)];
    pave(&mut game, &town);
    lay(&mut game, "homes-comtal", (0, 0), 0);
    lay(&mut game, "market1_1-lg-public", (1, 0), 0);
    lay(&mut game, "market1_1-gf-public", (3, 0), 0);
    lay(&mut game, "market2-f-public", (4, 0), 0);
    skip_to(&mut game, 32, &["market3-f"]);
    game.state.begin_walls();
    game.state.phase.pieces = 10;
    build(&mut game, &["gate 0,1 W"]);
    build(&mut game, &["wall 0,1 S", "wall 1,1 S", "wall 2,1 S", "wall 3,1 S", "wall 4,1 S"]);
    play(&mut game, "wall 0,0 W"); // seat 1
    play(&mut game, "guard 0,0 W");
    build(&mut game, &["wall 4,1 E", "wall 0,0 N"]);
    play(&mut game, "wall 4,0 E"); // seat 2
    play(&mut game, "guard 4,0 E");
    play(&mut game, "pass");
    assert_eq!(game.projected(), [5, 4]);
    turn(&mut game, "market3-f", "2,0 r0", "pass");
    assert_eq!(game.projected(), [9, 9]);
}
