//! Worked examples of the gift cards. Red is seat 1, Blue is seat 2.

use super::{plain, play};
use crate::{Conversation, Options, Oracle};

/// Red travels east of the start tile; Blue lengthens the road, gets `gift`
/// (EX-GIFT-5) and becomes a farmer; Red lengthens it too and gets nothing.
/// Then Blue has drawn a straight road.
fn blue_holds(gift: &str) -> Oracle {
    let mut game = Oracle::new(Options { gifts: true, ..plain() });
    let opening = [
        "draw base/U",
        "place base/U 1,0 r0",
        "put meeple 1,0 road-EW",
        "draw base/U",
        "place base/U 2,0 r0",
        gift,
        "put meeple 2,0 field-0127",
        "draw base/U",
        "place base/U -1,0 r0",
        "pass",
        "draw base/U",
    ];
    for line in opening {
        play(&mut game, line);
    }
    game
}

fn unwraps(game: &Oracle) -> Vec<String> {
    let legal = game.legal().into_iter();
    legal.filter(|line| line.starts_with("unwrap")).collect()
}

/// END-4 and INFO: a wrapped gift is worth 2 points at the end.
#[test]
fn wrapped() {
    let game = blue_holds("gift synod");
    assert_eq!(game.projected(), [4, 2]);
    // No abbey on the table: the card cannot be unwrapped (RUL-GIFT-5).
    assert!(unwraps(&game).is_empty());
}

/// EX-GIFT-2: the Road Sweeper scores an incomplete road.
#[test]
fn sweeper() {
    let mut game = blue_holds("gift sweeper");
    assert_eq!(unwraps(&game), ["unwrap sweeper 0,0 road-EW"]);
    play(&mut game, "unwrap sweeper 0,0 road-EW");
    assert_eq!(game.scores(), [4, 0]);
    assert_eq!(game.supply(0), (7, 0, 0));
    play(&mut game, "place base/U 3,0 r0");
    play(&mut game, "put meeple 3,0 road-EW");
}

/// GIFT-10: a lone farmer is worth 2; one unwrapping per turn (RUL-GIFT-21).
#[test]
fn retreat() {
    let mut game = blue_holds("gift retreat");
    assert_eq!(unwraps(&game), ["unwrap retreat meeple 2,0 field-0127"]);
    play(&mut game, "unwrap retreat meeple 2,0 field-0127");
    assert_eq!(game.scores(), [0, 2]);
    assert_eq!(game.supply(1), (7, 0, 0));
    assert!(unwraps(&game).is_empty());
}

/// GIFT-11, GIFT-12: the farmer stands up on Red's road.
#[test]
fn stand_lie() {
    let mut game = blue_holds("gift stand-lie");
    let line = "unwrap stand-lie meeple 2,0 field-0127 road-EW";
    assert_eq!(unwraps(&game), [line]);
    play(&mut game, line);
    assert_eq!(game.figures()["2 meeple 2,0 road-EW"], 1);
    assert_eq!(game.supply(1), (6, 0, 0));
    // Now both lead, so lengthening the road brings nothing (EX-GIFT-9).
    play(&mut game, "place base/U 3,0 r0");
    play(&mut game, "pass");
    assert_eq!(game.projected(), [5, 5]);
}

/// GIFT-13: either tile may be placed, the other goes back.
#[test]
fn take_two() {
    let mut game = blue_holds("gift take-two");
    play(&mut game, "unwrap take-two");
    assert!(game.legal().is_empty());
    assert_eq!(game.chances()["draw base/U"], 4);
    play(&mut game, "draw base/B");
    assert!(game.legal().contains("place base/U 3,0 r0"));
    assert!(unwraps(&game).is_empty());
    play(&mut game, "place base/B 0,1 r0");
    play(&mut game, "pass");
    assert_eq!(game.chances()["draw base/U"], 5);
    assert_eq!(game.chances()["draw base/B"], 3);
}

/// GIFT-8: a second monk on Red's abbey; EX-GIFT-1 in small.
#[test]
fn synod() {
    let mut game = blue_holds("gift synod");
    let lines = [
        "place base/U 3,0 r0",
        // Lengthening Red's road once more brings a second gift.
        "gift synod",
        "pass",
        "draw base/B",
        "place base/B 0,1 r0",
        "put meeple 0,1 abbey",
        "draw base/B",
        "unwrap synod meeple 0,1",
    ];
    for line in lines {
        play(&mut game, line);
    }
    assert_eq!(game.figures()["1 meeple 0,1 abbey"], 1);
    assert_eq!(game.figures()["2 meeple 0,1 abbey"], 1);
    // Three neighbours and itself for both; the other synod is still wrapped.
    assert_eq!(game.projected(), [5 + 4, 4 + 2]);
}
