//! Worked examples of the base game. The start tile lies at 0,0 with its city
//! to the north and its road from east to west.

use super::{plain, play, turn};
use crate::{Conversation, Farmers, Options, Oracle, Waiting};

#[test]
fn setup() {
    let mut game = Oracle::new(Options { first: None, ..plain() });
    assert_eq!(game.waiting(), Waiting::Chance);
    assert_eq!(game.chances().len(), 2);
    assert!(game.play("draw base/E").is_err());
    play(&mut game, "first 2");
    assert_eq!(game.chances().values().sum::<u32>(), 71);
    assert_eq!(game.chances()["draw base/D"], 3);
    play(&mut game, "draw base/E");
    assert_eq!(game.waiting(), Waiting::Seat(1));
    assert_eq!(game.supply(0), (7, 0, 0));
    let before = format!("{game:?}");
    assert!(game.play("place base/E 0,1 r9").is_err());
    assert_eq!(format!("{game:?}"), before);
}

#[test]
fn legal_places_of_the_second_tile() {
    let mut game = Oracle::new(plain());
    play(&mut game, "draw base/E");
    // North: city to the south. South: any of the three field edges up. East
    // and west are roads, which this tile has not.
    let expected = [
        "place base/E 0,-1 r2",
        "place base/E 0,1 r1",
        "place base/E 0,1 r2",
        "place base/E 0,1 r3",
    ];
    assert!(game.legal().iter().eq(expected.iter()));
}

/// EX-CITY-2: a city on two tiles.
#[test]
fn two_tile_city() {
    for (half, points) in [(false, 4), (true, 2)] {
        let mut game = Oracle::new(Options { two_tile_city_half: half, ..plain() });
        turn(&mut game, "base/E", "0,-1 r2", "put meeple 0,-1 city-S");
        assert_eq!(game.scores(), [points, 0]);
        assert_eq!(game.supply(0), (7, 0, 0));
        assert!(game.figures().is_empty());
    }
}

/// EX-CITY-1: three tiles and a shield; EX-MEEPLE-1: no second knight.
#[test]
fn city_with_shield() {
    let mut game = Oracle::new(plain());
    // A city that turns from south to west, with a shield.
    turn(&mut game, "base/M", "0,-1 r3", "put meeple 0,-1 city-SW");
    assert_eq!(game.projected(), [3, 0]);
    play(&mut game, "draw base/E");
    play(&mut game, "place base/E -1,-1 r1");
    let legal = game.legal();
    assert!(!legal.contains("put meeple -1,-1 city-E"));
    assert!(legal.contains("put meeple -1,-1 field-014567"));
    play(&mut game, "pass");
    assert_eq!(game.scores(), [8, 0]);
}

/// EX-ROAD-4, first half, with EX-MEEPLE-4.
#[test]
fn loop_of_four_curves() {
    let mut game = Oracle::new(plain());
    turn(&mut game, "base/V", "0,1 r3", "pass");
    turn(&mut game, "base/V", "1,1 r0", "pass");
    turn(&mut game, "base/V", "0,2 r2", "pass");
    turn(&mut game, "base/V", "1,2 r1", "put meeple 1,2 road-NW");
    assert_eq!(game.scores(), [0, 4]);
    assert_eq!(game.supply(1), (7, 0, 0));
}

/// EX-ROAD-4, second half: out of a crossing and back into it.
#[test]
fn loop_through_a_crossing() {
    let mut game = Oracle::new(plain());
    turn(&mut game, "base/W", "0,1 r0", "put meeple 0,1 road-S");
    turn(&mut game, "base/V", "0,2 r2", "pass");
    turn(&mut game, "base/V", "1,2 r1", "pass");
    turn(&mut game, "base/V", "1,1 r0", "pass");
    assert_eq!(game.scores(), [4, 0]);
}

/// EX-ROAD-1: the traveller scores, the knight in the open city stays.
#[test]
fn road_between_villages() {
    let mut game = Oracle::new(plain());
    turn(&mut game, "base/W", "1,0 r0", "put meeple 1,0 road-W");
    turn(&mut game, "base/L", "-1,0 r0", "put meeple -1,0 city-N");
    assert_eq!(game.scores(), [3, 0]);
    let figures = game.figures();
    assert!(figures.keys().eq(["2 meeple -1,0 city-N"]));
}

/// EX-MAJ-1: a joined road pays both in full.
#[test]
fn shared_road() {
    let mut game = Oracle::new(plain());
    turn(&mut game, "base/W", "0,1 r0", "put meeple 0,1 road-E");
    turn(&mut game, "base/W", "0,2 r3", "put meeple 0,2 road-E");
    turn(&mut game, "base/V", "1,1 r0", "pass");
    turn(&mut game, "base/V", "1,2 r1", "pass");
    assert_eq!(game.scores(), [4, 4]);
    assert!(game.figures().is_empty());
}

/// EX-ABBEY-1 and EX-ABBEY-2: an abbey is surrounded.
#[test]
fn abbey() {
    let mut game = Oracle::new(plain());
    turn(&mut game, "base/B", "0,1 r0", "put meeple 0,1 abbey");
    turn(&mut game, "base/U", "-1,0 r0", "pass");
    turn(&mut game, "base/U", "1,0 r0", "pass");
    assert_eq!(game.projected()[0], 4);
    turn(&mut game, "base/B", "-1,1 r0", "pass");
    turn(&mut game, "base/B", "1,1 r0", "pass");
    turn(&mut game, "base/B", "0,2 r0", "pass");
    turn(&mut game, "base/E", "1,2 r1", "pass");
    assert_eq!(game.scores(), [0, 0]);
    turn(&mut game, "base/E", "-1,2 r3", "pass");
    assert_eq!(game.scores(), [9, 0]);
    assert_eq!(game.supply(0), (7, 0, 0));
}

/// EX-FARM-3 in small and EX-FARM-6: a city between fields of both players.
#[test]
fn farmers() {
    for (farmers, red) in [(Farmers::Field3, 3), (Farmers::City4, 4), (Farmers::Off, 0)] {
        let mut game = Oracle::new(Options { farmers, ..plain() });
        play(&mut game, "draw base/E");
        play(&mut game, "place base/E 0,-1 r2");
        let lie = "put meeple 0,-1 field-012367";
        assert_eq!(game.legal().contains(lie), farmers != Farmers::Off);
        if farmers == Farmers::Off {
            continue;
        }
        play(&mut game, lie);
        assert_eq!(game.projected(), [red, 0]);
        // Blue's road tile lengthens the strip between city and road, which
        // borders the same city; the first field keeps its own points.
        turn(&mut game, "base/U", "1,0 r0", "put meeple 1,0 field-0127");
        assert_eq!(game.projected(), [red, red]);
        assert_eq!(game.scores(), [0, 0]);
        // A tile north of the road joins the two fields: one field, a tie.
        play(&mut game, "draw base/B");
        play(&mut game, "place base/B 1,-1 r0");
        assert!(game.legal().iter().eq(["pass", "put meeple 1,-1 abbey"]));
        play(&mut game, "pass");
        assert_eq!(game.projected(), [red, red]);
    }
}

/// EX-FARM-8: no farmer may be added to a joined field, EX-MEEPLE-2: only in
/// the part that stays apart.
#[test]
fn joined_field() {
    let mut game = Oracle::new(plain());
    turn(&mut game, "base/B", "0,1 r0", "put meeple 0,1 field-01234567");
    play(&mut game, "draw base/V");
    play(&mut game, "place base/V 1,1 r2");
    let legal = game.legal();
    assert!(legal.contains("put meeple 1,1 field-12"));
    assert!(legal.contains("put meeple 1,1 road-NE"));
    assert!(!legal.contains("put meeple 1,1 field-034567"));
}
