//! The anniversary arrows: what a golden game cannot show.

use crate::common;

use common::{play, rules, small_table};
use remparts_engine::classic::Event;
use remparts_engine::classic::state::Pile;
use remparts_engine::classic::tiles::{self, Symbol};
use remparts_engine::kernel::game::{Game, Pending};
use remparts_engine::kernel::seat::Seat;

/// ANNIV-1, ANNIV-2: fifteen tiles, five of each symbol, one arrow on each, all in one pile with
/// the base tiles.
#[test]
fn fifteen_tiles_with_an_arrow_each() {
    let set = tiles::set("anniversary").expect("a shipped set");
    assert_eq!(set.tiles, 15);
    for symbol in [Symbol::Pair, Symbol::Anywhere, Symbol::Repeat] {
        let with = |piece: &&tiles::Piece| piece.arrow.is_some_and(|(_, found)| found == symbol);
        let copies: u32 = set.kinds.iter().filter(with).map(|piece| piece.count).sum();
        assert_eq!(copies, 5, "{symbol:?}");
    }
    let rules = rules("base-anniversary");
    let mut copies = 0;
    for (face, facts) in rules.facts.iter().enumerate() {
        let here = rules.faces[face].name.starts_with("anniversary/");
        assert_eq!(facts.arrow.is_some(), here);
        if here {
            assert!(rules.piles[Pile::Land as usize].contains(&(face as u8)));
            copies += u32::from(rules.copies[face]);
        }
    }
    assert_eq!(copies, 15);
    let base = rules.face_named("base/B").expect("a base tile");
    assert!(rules.piles[Pile::Land as usize].contains(&base.0));
}

/// RUL-ANNIV-12: when the last tile activates the repeat symbol, the game ends without the extra
/// turn; with one more tile in the pile it comes.
#[test]
fn no_extra_turn_without_a_tile() {
    for (left, again) in [(0, false), (1, true)] {
        let mut game = small_table("base-anniversary", &[("anniversary/M", 1), ("base/U", left)]);
        let plies = "draw anniversary/M\nplace anniversary/M 0,-1 r2\npass";
        let events = play(&mut game, plies);
        assert!(events.iter().any(|event| matches!(event, Event::Activated(_, Symbol::Repeat, _))));
        assert_eq!(events.contains(&Event::AnotherTurn(Seat(0))), again);
        assert_eq!(game.pending() == Pending::Over, !again);
        if again {
            play(&mut game, "draw base/U");
            assert_eq!(game.pending(), Pending::Seat(Seat(0)));
        }
    }
}
