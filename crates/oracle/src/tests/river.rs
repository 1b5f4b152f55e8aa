//! Worked examples of the river.

use super::{plain, play, turn};
use crate::{Conversation, Options, Oracle, River, RiverBends, Waiting};

fn river(river: River, river_bends: RiverBends) -> Oracle {
    Oracle::new(Options { river: Some(river), river_bends, ..plain() })
}

/// EX-RIVER-3: the lakes come last, then the land; the start tile is boxed.
#[test]
fn stack() {
    for start_in_bag in [false, true] {
        let mut game =
            Oracle::new(Options { river: Some(River::River20), start_in_bag, ..plain() });
        assert_eq!(game.chances().values().sum::<u32>(), 13);
        for drawn in 0..15 {
            let chances = game.chances();
            let lakes = ["draw river20/L", "draw river20/M"];
            assert_eq!(chances.keys().any(|k| lakes.contains(&&**k)), drawn >= 13);
            let line = chances.keys().next().expect("a tile").clone();
            play(&mut game, &line);
            if game.waiting() == Waiting::Chance {
                continue;
            }
            let line = game.legal().into_iter().next().expect("a place");
            play(&mut game, &line);
            play(&mut game, "pass");
        }
        let land: u32 = game.chances().values().sum();
        assert_eq!(land, if start_in_bag { 72 } else { 71 });
    }
}

/// EX-RIVER-2: no second turn the same way, in both readings.
#[test]
fn no_second_turn_the_same_way() {
    for bends in [RiverBends::Corridor, RiverBends::TwoAhead] {
        let mut game = river(River::River20, bends);
        turn(&mut game, "river20/G", "2,0 r0", "pass");
        play(&mut game, "draw river20/G");
        let legal = game.legal();
        assert!(legal.contains("place river20/G 2,1 r2"));
        assert!(!legal.contains("place river20/G 2,1 r1"));
        // The other arm is judged for itself.
        assert!(legal.contains("place river20/G -1,0 r2"));
        assert!(legal.contains("place river20/G -1,0 r3"));
    }
}

/// RUL-RIVER-2 looks on without end, the other reading only two squares.
#[test]
fn corridor_has_no_end() {
    for (bends, toward) in [(RiverBends::Corridor, false), (RiverBends::TwoAhead, true)] {
        let mut game = river(River::River20, bends);
        // South for a while, then west below the source.
        turn(&mut game, "river20/G", "2,0 r0", "pass");
        turn(&mut game, "river20/D", "2,1 r1", "pass");
        turn(&mut game, "river20/D", "2,2 r1", "pass");
        turn(&mut game, "river20/K", "2,3 r0", "pass");
        turn(&mut game, "river20/G", "2,4 r1", "pass");
        turn(&mut game, "river20/O", "1,4 r0", "pass");
        turn(&mut game, "river20/N", "0,4 r0", "pass");
        play(&mut game, "draw river20/P");
        // To the south, and to the north where the source lies four ahead.
        assert!(game.legal().contains("place river20/P -1,4 r3"));
        assert_eq!(game.legal().contains("place river20/P -1,4 r2"), toward);
    }
}

/// RUL-RIVER-4: where RIVER-8 forbids every place of a curve it is waived.
#[test]
fn waiver() {
    let mut state = river(River::River1, RiverBends::Corridor).state;
    let kinds = state.board.kinds.clone();
    let find = |name| kinds.iter().position(|k| k.name == name).expect("a kind");
    let (straight, lake, curve) = (find("river1/D"), find("river1/L"), find("river1/G"));
    let board = &mut state.board;
    board.tiles.clear();
    // One open end, to the west at -1,0.
    board.lay(straight, 0, (0, 0), 0);
    board.lay(lake, 0, (1, 0), 0);
    // Two lakes that face each other, far to the north.
    board.lay(lake, 0, (-1, -6), 2);
    board.lay(lake, 0, (0, -6), 0);
    // Only the bend to the south.
    assert_eq!(board.placements(curve, RiverBends::Corridor), [((-1, 0), 3)]);
    assert_eq!(board.placements(curve, RiverBends::TwoAhead).len(), 2);
    // The same to the south: now both, because neither is free.
    board.lay(lake, 0, (-1, 6), 2);
    board.lay(lake, 0, (0, 6), 0);
    let both = [((-1, 0), 2), ((-1, 0), 3)];
    assert_eq!(board.placements(curve, RiverBends::Corridor), both);
}

/// The single springs: where the river starts.
#[test]
fn springs() {
    let mut game = river(River::River1, RiverBends::Corridor);
    assert_eq!(game.chances().values().sum::<u32>(), 10);
    play(&mut game, "draw river1/D");
    let straight = ["place river1/D 1,0 r0", "place river1/D 1,0 r2"];
    assert!(game.legal().iter().eq(straight));
    let mut game = river(River::River3, RiverBends::Corridor);
    play(&mut game, "draw river3/D");
    let straight = ["place river3/D 0,1 r1", "place river3/D 0,1 r3"];
    assert!(game.legal().iter().eq(straight));
}
