//! Small tables laid by hand, and what the judge has to think of them.

use crate::classic_judge::judge;
use crate::common::{classic, make_plies, share};
use remparts_bots::Judge as _;
use remparts_engine::classic::Classic;
use std::sync::Arc;

/// A game of two with these tiles in the bag and no others, after some plies; `lay` draws and
/// places. The start tile has a city in the north and a road from west to east.
fn table(copies: &[(&str, u8)], plies: &[&str]) -> Classic {
    let mut rules = classic("base", 2).rules().as_ref().clone();
    rules.copies.iter_mut().for_each(|copies| *copies = 0);
    for (tile, copies) in copies {
        let face = rules.face_named(&format!("base/{tile}")).expect("a known tile");
        rules.copies[face.index()] = *copies;
    }
    let mut game = Classic::with_rules(Arc::new(rules));
    make_plies(&mut game, "base", plies);
    game
}

const ROAD: [&str; 2] = ["lay U 1,0 r0", "put meeple 1,0 road-EW"];

#[test]
fn a_road_that_nothing_can_close_promises_no_completion() {
    let dead = table(&[("U", 1), ("E", 6)], &ROAD);
    assert_eq!(share(&dead, "completion")[0], 0.0);
    assert_eq!(share(&dead, "growth")[0], 0.0);
    assert_eq!(share(&dead, "standing")[0], 2.0);
    let closing = share(&table(&[("U", 1), ("L", 6)], &ROAD), "completion")[0];
    let longer = share(&table(&[("U", 7)], &ROAD), "completion")[0];
    assert!(closing > longer && longer >= 0.0, "{closing} {longer}");
    assert_eq!(share(&dead, "completion")[1], 0.0);
}

#[test]
fn more_tiles_that_close_it_make_a_city_better() {
    let city = ["lay E 0,-1 r2", "put meeple 0,-1 city-S"];
    let done = table(&[("E", 6), ("B", 4)], &city[..1]);
    assert_eq!(share(&done, "standing")[..2], [0.0, 0.0], "nobody is in it yet");
    let open = |closing: u8| {
        // The city goes on to the north of the start tile, where one tile can end it.
        let game = table(
            &[("H", 1), ("G", 1), ("E", closing), ("B", 12 - closing)],
            &["lay G 0,-1 r1", "put meeple 0,-1 city-NS"],
        );
        share(&game, "completion")[0]
    };
    let (none, few, many) = (open(0), open(2), open(8));
    assert!(none < few && few < many, "{none} {few} {many}");
}

#[test]
fn figures_in_hand_are_worth_having() {
    let bag = [("U", 3), ("E", 20)];
    let kept = table(&bag, &["lay U 1,0 r0", "pass"]);
    let put = table(&bag, &ROAD);
    assert!(share(&kept, "figures")[0] > share(&put, "figures")[0] + 0.1);
    assert_eq!(share(&kept, "figures")[1], share(&put, "figures")[1]);
    // With nothing left to put them on they are worth nothing.
    let over = table(&[("U", 1), ("B", 1)], &["lay U 1,0 r0", "pass", "lay B 0,1 r0"]);
    assert_eq!(share(&over, "figures")[..2], [0.0, 0.0]);
}

#[test]
fn a_field_lives_by_its_complete_cities() {
    // The farmer lies north of the road, where the city of the start tile is.
    let bag = [("U", 3), ("E", 5), ("B", 10)];
    let after = |then: &'static str| {
        table(&bag, &["lay U 1,0 r0", "put meeple 1,0 field-0127", then, "pass"])
    };
    let complete = share(&after("lay E 0,-1 r2"), "fields")[0];
    // As open sides of the field count too, this one is compared with the same tile elsewhere.
    let open = share(&after("lay E 0,1 r2"), "fields")[0];
    assert!(complete > open + 0.4, "{complete} with a complete city, {open} with an open one");
    let two = table(
        &bag,
        &[
            "lay U 1,0 r0",
            "put meeple 1,0 field-0127",
            "lay E 0,-1 r2",
            "pass",
            "lay E 1,-1 r0",
            "pass",
            "lay E 1,-2 r2",
            "pass",
        ],
    );
    let two = share(&two, "fields")[0];
    assert!(two > complete + 1.5, "{two} with two complete cities, {complete} with one");
    assert_eq!(share(&after("lay E 0,-1 r2"), "fields")[1], 0.0);
}

#[test]
fn an_abbey_grows_with_its_neighbors() {
    let bag = [("B", 6), ("U", 6)];
    let plies = ["lay B 0,1 r0", "put meeple 0,1 abbey", "lay U 1,0 r0", "pass"];
    let (before, then) = (table(&bag, &plies[..2]), table(&bag, &plies));
    assert_eq!(share(&before, "standing")[0], 2.0);
    assert_eq!(share(&then, "standing")[0], 3.0);
    // Its last cell is filled by anyone, but not if no tile is left for it.
    assert!(share(&before, "completion")[0] > 0.0);
    let dead = table(&[("B", 1)], &plies[..2]);
    assert_eq!(judge(&dead).worth(&dead)[0], 2.0);
}

#[test]
fn roads_that_meet_are_shared_and_no_longer_contested() {
    let bag = [("U", 3), ("V", 8)];
    let plies = [
        "lay U 1,0 r0",
        "put meeple 1,0 road-EW",
        "lay V 0,1 r0",
        "put meeple 0,1 road-SW",
        "lay V -1,0 r3",
        "pass",
        "lay V -1,1 r2",
        "pass",
    ];
    let (apart, joined) = (table(&bag, &plies[..6]), table(&bag, &plies));
    assert_eq!(share(&apart, "standing")[..2], [3.0, 1.0]);
    let contest = share(&apart, "contest");
    assert!(contest[0] < 0.0 && contest[1] < 0.0, "{contest:?}");
    // Equally strong where they would meet, each stands to get what the other has.
    let joins = share(&apart, "joins");
    assert!(joins[1] > joins[0] && joins[0] > 0.0, "{joins:?}");
    assert_eq!(share(&joined, "standing")[..2], [5.0, 5.0]);
    assert_eq!(share(&joined, "contest")[..2], [0.0, 0.0]);
    assert_eq!(share(&joined, "joins")[..2], [0.0, 0.0]);
}

#[test]
fn the_next_turn_is_worth_something_as_long_as_there_is_one() {
    let game = table(&[("U", 2), ("B", 4)], &ROAD);
    let tempo = share(&game, "tempo");
    assert!(tempo[1] > 0.0 && tempo[0] == 0.0, "{tempo:?}");
    let over = table(&[("U", 1)], &ROAD[..1]);
    assert_eq!(share(&over, "tempo")[..2], [0.0, 0.0]);
}
