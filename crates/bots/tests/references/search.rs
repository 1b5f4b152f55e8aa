//! Reference opponents that search: pruning changes nothing, memory is used, stopping works.

use crate::references::{chosen, city, classic, with_tiles_left};
use remparts_bots::player::Limits;
use remparts_bots::roster;
use remparts_bots::roster::Rostered;
use remparts_engine::classic::Classic;
use remparts_engine::kernel::game::{Game as _, Quiet};
use remparts_engine::kernel::list::List;
use remparts_engine::kernel::seat::Viewer;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

/// Compares the two ways to the same value and says whether that was possible: without pruning
/// not every position can be looked at as a whole.
fn pruning_changes_nothing<G: Rostered>(start: &G, left: usize, number: u64) -> bool {
    let game = with_tiles_left(start, left, number);
    let choose = |name| chosen(&mut *roster::player::<G>(name, 7).expect("a known name"), &game);
    let (pruned, plain) = (choose("star2.5"), choose("expectimax"));
    if plain.visits == 120_000 {
        return false;
    }
    let (a, b) = (pruned.lead.expect("a value"), plain.lead.expect("a value"));
    assert!((a - b).abs() < 1e-3, "{number}: {a} and {b}");
    assert_eq!(pruned.action, plain.action, "{number}");
    assert!(pruned.visits <= plain.visits, "{} {}", pruned.visits, plain.visits);
    assert!(left == 0 || pruned.visits < plain.visits, "{} {}", pruned.visits, plain.visits);
    true
}

#[test]
fn star_pruning_changes_nothing_but_the_time() {
    let (base, arrows, city) = (classic("base", 2), classic("base-anniversary", 3), city(2));
    let mut compared = [0; 4];
    for number in 0..3 {
        compared[0] += u32::from(pruning_changes_nothing(&base, 0, number));
        compared[1] += u32::from(pruning_changes_nothing(&base, 2, number));
        compared[2] += u32::from(pruning_changes_nothing(&arrows, 1, number));
        compared[3] += u32::from(pruning_changes_nothing(&city, 1, number));
    }
    assert!(compared.iter().all(|compared| *compared > 1), "{compared:?}");
}

#[test]
fn a_tree_answers_the_figure_it_has_foreseen() {
    let mut game = with_tiles_left(&classic("base", 2), 50, 8);
    let mut player = roster::player::<Classic>("uct-2000", 8).expect("a known name");
    let placement = chosen(&mut *player, &game);
    let seat = game.chooser().expect("a seat");
    game.play(seat, placement.action, &mut Quiet).expect("a legal action");
    let figure = chosen(&mut *player, &game);
    assert_eq!(placement.line, [placement.action, figure.action]);
    // From memory: the visits of the placement, and none of its own.
    assert_eq!(placement.visits, 2000);
    assert!((1..2000).contains(&figure.visits), "{}", figure.visits);
}

#[test]
fn a_tree_is_not_used_for_another_position() {
    let game = with_tiles_left(&classic("base", 2), 50, 9);
    let seat = game.chooser().expect("a seat");
    let mut player = roster::player::<Classic>("uct-300", 9).expect("a known name");
    let placement = chosen(&mut *player, &game);
    let mut legal = List::new();
    game.legal(&mut legal);
    for other in legal.iter().filter(|other| **other != placement.action) {
        let mut next = game.clone();
        next.play(seat, *other, &mut Quiet).expect("a legal action");
        chosen(&mut *player, &game);
        let figure = chosen(&mut *player, &next);
        next.check(seat, figure.action).expect("a legal action");
        // A search of its own, where there is anything to choose.
        let mut choices = List::new();
        next.legal(&mut choices);
        assert_eq!(figure.visits, if choices.len() == 1 { 0 } else { 300 });
    }
}

/// The tree asks the rules itself whether what it tries can be with the cards of this playout.
#[test]
fn a_tree_keeps_apart_what_hidden_cards_allow() {
    for number in 0..4 {
        let game = with_tiles_left(&classic("base-gifts", 2), 6, number);
        let mut player = roster::player::<Classic>("uct-2000", number).expect("a known name");
        let choice = chosen(&mut *player, &game);
        game.check(game.chooser().expect("a seat"), choice.action).expect("a legal action");
    }
}

#[test]
fn a_search_stops_when_it_is_told() {
    let game = with_tiles_left(&classic("base", 2), 60, 10);
    let stop = Some(Arc::new(AtomicBool::new(true)));
    for name in ["uct-1000000000", "chance-uct", "star2.5"] {
        let mut player = roster::player::<Classic>(name, 0).expect("a known name");
        let seat = game.chooser().expect("a seat");
        let limits = Limits { stop: stop.clone(), ..Limits::default() };
        let choice = player.choose(&game.view(Viewer::Seat(seat)), &limits).expect("a choice");
        game.check(seat, choice.action).expect("a legal action");
        assert!(choice.visits < 10_000, "{name} {}", choice.visits);
    }
}
