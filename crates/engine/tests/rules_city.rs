//! The City: what golden games cannot show: the last tile, and reasons that no log can ask for.

use crate::common;

use common::town::{begun, small_box, told};
use remparts_engine::city::illegal::Illegal;
use remparts_engine::city::{Action, Answer, City};
use remparts_engine::kernel::face::FaceId;
use remparts_engine::kernel::game::{Game, Pending, Quiet};
use remparts_engine::kernel::geometry::{Cell, Rotation};
use remparts_engine::kernel::seat::Seat;
use remparts_engine::kernel::table::Spot;
use remparts_engine::notation::city::position;

/// TC-END-2, RUL-TC-END-2: the last tile is laid and the game is over, without a gate: the whole rim
/// is closed and what that shuts scores.
#[test]
fn the_last_tile_ends_the_game() {
    let tiles = ["city/deadend-public", "city/straight-public"];
    let mut game = small_box(begun(2), &tiles, [2, 0, 0]);
    let told = told(
        &mut game,
        "draw city/deadend-public
         place city/deadend-public 0,0 r0
         put follower 0,0 street-S
         draw city/straight-public
         place city/straight-public 0,1 r0
         put follower 0,1 homes-1234",
    );
    assert_eq!(game.pending(), Pending::Over);
    let ending = [
        "2 puts follower 0,1 homes-1234",
        "the rim is closed: 6 sides",
        "1 scores street closed 2 = 2 tiles x1 (TC-SCORE-1)",
        "2 scores homes 0 = 0 markets x2 (TC-FINAL-2)",
        "1 wins",
    ];
    assert_eq!(told[told.len() - 5..], ending);
    assert_eq!(game.scores(), [2, 0]);
    assert!(!game.state().run().stands());
}

/// TC-END-2, RUL-TC-END-1: a phase that the last tile brings about is still played, with guards and
/// tower.
#[test]
fn the_last_tile_still_brings_its_phase() {
    let tiles = ["city/deadend-public", "city/homes-comtal", "city/deadend-sernin"];
    let mut game = small_box(begun(3), &tiles, [2, 0, 1]);
    told(
        &mut game,
        "draw city/deadend-public
         place city/deadend-public 0,0 r0
         put follower 0,0 street-S
         draw city/homes-comtal
         place city/homes-comtal 1,0 r0
         pass
         draw city/deadend-sernin
         place city/deadend-sernin 0,1 r2
         pass",
    );
    assert_eq!(game.state().bag().tiles(), 0);
    assert_eq!(game.pending(), Pending::Seat(Seat(2)));
    let told = told(
        &mut game,
        "gate 0,0 N
         wall 1,0 N
         wall 0,0 W
         wall 0,1 W
         wall 0,1 S
         wall 0,1 E
         guard 0,1 W
         guard 0,1 S
         tower 0,1 E",
    );
    // The guard of seat 3 bars the wall of seat 2 on the other side of the same tile.
    let ending = [
        "3 puts guard 0,1 W",
        "1 puts guard 0,1 S",
        "3 sets tower 0,1 E and gains 4 = 4 walls x1 (TC-TOWER-2)",
        "the rim is closed: 2 sides",
        "1 scores guard 0,1 S 5 = 1 public building x2 + 1 historic building x3 (TC-FINAL-3)",
        "3 scores guard 0,1 W 3 = 1 historic building x3 (TC-FINAL-3)",
        "1 and 3 win",
    ];
    assert_eq!(told[told.len() - 7..], ending);
    assert_eq!(game.scores(), [7, 0, 7]);
    assert_eq!(game.pending(), Pending::Over);
}

/// RUL-TC-TURN-3: the last tile fits nowhere, so the game ends there, without further steps of the
/// turn.
#[test]
fn the_last_tile_fits_nowhere() {
    let mut game = small_box(begun(2), &["city/cross", "city/homes-comtal"], [2, 0, 0]);
    let told = told(
        &mut game,
        "draw city/cross
         place city/cross 0,0 r0
         put follower 0,0 street-N
         draw city/homes-comtal",
    );
    let ending = [
        "2 draws city/homes-comtal",
        "city/homes-comtal fits nowhere and leaves the game",
        "the rim is closed: 4 sides",
        "1 scores street closed 1 = 1 tile x1 (TC-SCORE-1)",
        "1 wins",
    ];
    assert_eq!(told[told.len() - 5..], ending);
    assert_eq!(game.pending(), Pending::Over);
    let comtal = game.rules().face_named("city/homes-comtal").expect("a tile");
    assert_eq!(game.boxed(), [(comtal, 1)]);
}

/// TC-TURN-1, TC-PUT-1: reasons that a log cannot ask for: the turn of somebody else, and a part that
/// the tile does not have.
#[test]
fn reasons_outside_of_logs() {
    let mut game = City::new(begun(2)).expect("playable");
    let face = game.rules().face_named("city/homes-comtal").expect("a tile");
    let place = Action::Place { tile: face, cell: Cell::ORIGIN, rotation: Rotation::R0 };
    assert_eq!(game.check(Seat(0), place), Err(Illegal::ChancePending));
    game.resolve(Answer::Draw(face), &mut Quiet).expect("in the bag");
    assert_eq!(game.check(Seat(1), place), Err(Illegal::NotYourTurn(Seat(0))));
    assert_eq!(Illegal::NotYourTurn(Seat(0)).to_string(), "it is seat 1's turn");
    game.play(Seat(0), place, &mut Quiet).expect("the first tile");
    let none = Spot { cell: Cell::ORIGIN, part: 1 };
    assert_eq!(game.check(Seat(0), Action::Put(none)), Err(Illegal::NoSuchPart(none)));
    assert_eq!(Illegal::NoSuchPart(none).to_string(), "the tile has no such part");
    let unknown = Answer::Draw(FaceId(200));
    game.play(Seat(0), Action::Pass, &mut Quiet).expect("nobody has to");
    assert_eq!(game.check_answer(unknown), Err(Illegal::NoneLeft(FaceId(200))));
}

/// TC-SCORE-6: points are noted as soon as they are won, and the count goes on when the marker comes
/// round the fifty spaces of the track, however often.
#[test]
fn scores_go_on_past_every_lap() {
    let mut game = City::new(begun(2)).expect("playable");
    told(
        &mut game,
        "draw city/straight-public
         place city/straight-public 0,0 r0
         put follower 0,0 street-NS
         draw city/deadend-public
         place city/deadend-public 0,-1 r0
         pass
         draw city/deadend-public
         place city/deadend-public 0,1 r2",
    );
    for (before, after) in [(0, 3), (46, 49), (47, 50), (48, 51), (99, 102), (148, 151)] {
        let text = position::write(&game).replace("scores 0 0", &format!("scores {before} 7"));
        let mut copy = position::read(&text).expect("only the scores are others");
        assert_eq!(copy.scores(), [before, 7]);
        told(&mut copy, "pass");
        assert_eq!(copy.scores(), [after, 7], "from {before}");
    }
}
