//! The course of a turn, where the order of events matters (rules TURN).

use crate::common;

use common::play;
use remparts_engine::classic::{Classic, Module, Question, Setup};
use remparts_engine::kernel::game::{Game, Pending};
use remparts_engine::kernel::seat::Seat;
use remparts_engine::notation::Written as _;

/// RUL-TURN-2: once a tile lies, the order is: two points for an idle arrow, the spare tile goes
/// back, the gift is dealt.
#[test]
fn points_then_spare_tile_then_gift() {
    let setup = Setup::base(2).with(Module::Anniversary).with(Module::Gifts).starting(Seat(0));
    let mut game = Classic::new(setup).expect("playable");
    play(
        &mut game,
        "draw base/U
         place base/U 1,0 r0
         put meeple 1,0 road-EW
         draw base/U
         place base/U 2,0 r0
         gift take-two
         pass
         draw base/U
         place base/U -1,0 r0
         pass
         draw base/U
         unwrap take-two
         draw anniversary/H",
    );
    let events = play(&mut game, "place anniversary/H 3,0 r0");
    let told: Vec<String> = events.iter().map(|event| game.tell(event)).collect();
    assert_eq!(told, ["2 lays anniversary/H 3,0 r0", "2 gains 2 (ANNIV-3)", "base/U goes back"]);
    assert_eq!(game.pending(), Pending::Chance(Question::Gift(Seat(1))));
    let events = play(&mut game, "gift synod");
    let told: Vec<String> = events.iter().map(|event| game.tell(event)).collect();
    assert_eq!(told, ["2 receives a gift"]);
    assert_eq!(game.pending(), Pending::Seat(Seat(1)));
}
