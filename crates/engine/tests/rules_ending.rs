//! The last turn and the final scoring (rules END).

use crate::common;

use common::dice;
use remparts_engine::classic::event::Occasion;
use remparts_engine::classic::tiles::Symbol;
use remparts_engine::classic::wishes::one_of;
use remparts_engine::classic::{
    Action, Answer, Classic, Event, FeatureKind, FigureKind, Module, Question, Setup,
};
use remparts_engine::kernel::game::{Game, Pending, Quiet};
use remparts_engine::kernel::list::List;
use remparts_engine::kernel::playout::{Dice, random_ply};
use remparts_engine::kernel::seat::Seat;

/// END-1: the turn of the last tile has its figure and its scoring; then nobody can draw and the
/// game is over.
#[test]
fn the_last_turn_is_a_whole_turn() {
    let mut last_figures = 0;
    for seed in 0..30 {
        let mut dice = dice(seed);
        let mut game = Classic::new(Setup::base(2 + seed as u8 % 4)).expect("playable");
        let mut legal = List::new();
        while game.pending() != Pending::Chance(Question::Draw) || game.tickets() > 1 {
            assert!(random_ply(&mut game, &mut dice, &mut legal, &mut Quiet), "over too early");
        }
        let mut events = Vec::new();
        let answer = game.ticket(0);
        game.resolve(answer, &mut events).expect("the last tile");
        let Pending::Seat(seat) = game.pending() else { continue };
        assert_eq!(game.tickets(), 0);
        game.legal(&mut legal);
        assert!(legal.iter().all(|action| matches!(action, Action::Place { .. })));
        let place = one_of(&mut dice, &legal);
        game.play(seat, place, &mut events).expect("listed");
        assert_eq!(game.pending(), Pending::Seat(seat), "a figure may be put down");
        assert!(!events.iter().any(|event| matches!(event, Event::Scored(_) | Event::Over(_))));
        game.legal(&mut legal);
        let put = legal.iter().find(|action| matches!(action, Action::Put { .. }));
        last_figures += u32::from(put.is_some());
        game.play(seat, put.copied().unwrap_or(Action::Pass), &mut events).expect("listed");
        assert_eq!(game.pending(), Pending::Over);
        assert!(matches!(events.last(), Some(Event::Over(_))));
    }
    assert!(last_figures > 0);
}

/// END-2, END-3, END-4, END-5, RUL-END-1: when the game is over, incomplete features are scored
/// first, then fields, then gifts; all figures go home, nothing is scored twice, and those with
/// the most points win.
#[test]
fn the_final_scoring() {
    let mut kinds = [0; 5];
    for seed in 0..60 {
        let mut dice = dice(seed);
        let setup = Setup::all(2 + seed as u8 % 5);
        let mut game = Classic::new(setup).expect("playable");
        let mut legal = List::new();
        let mut events = Vec::new();
        while game.pending() != Pending::Over {
            events.clear();
            random_ply(&mut game, &mut dice, &mut legal, &mut events);
        }
        let mut stage = 0;
        let mut scored_spots = Vec::new();
        for event in &events {
            let next = match event {
                // What the last turn itself brought.
                Event::Scored(scored) if scored.occasion != Occasion::Final => 0,
                Event::Scored(scored) => {
                    kinds[scored.feature as usize] += 1;
                    assert!(!scored_spots.contains(&scored.spots), "scored twice");
                    scored_spots.push(scored.spots.clone());
                    if scored.feature == FeatureKind::Field { 2 } else { 1 }
                }
                Event::GiftsLeft { .. } => 3,
                Event::Over(_) => 4,
                _ => continue,
            };
            assert!(next >= stage, "{event:?} comes too late");
            stage = next;
        }
        assert_eq!(stage, 4);
        assert_eq!(game.figures(), []);
        for seat in Seat::first(game.seats()) {
            let supply = FigureKind::ALL.map(|kind| game.supply(seat, kind));
            assert_eq!(supply, [7, 1, 1]);
        }
        let Some(Event::Over(winners)) = events.last() else { panic!("no end") };
        let best = game.scores().iter().max().expect("seats");
        for seat in Seat::first(game.seats()) {
            let first = game.scores()[seat.index()] == *best;
            assert_eq!(winners.contains(&seat), first);
        }
    }
    assert!(kinds.iter().all(|count| *count > 0), "{kinds:?}");
}

/// RUL-END-2: the last tile activates a repeat arrow, but there is no tile for the extra turn.
#[test]
fn no_extra_turn_without_a_tile() {
    let mut dropped = 0;
    for seed in 0..10 {
        let mut dice = dice(seed);
        let setup = Setup::base(2).with(Module::Anniversary).starting(Seat(0));
        let mut game = Classic::new(setup).expect("playable");
        let repeat = game.rules().face_named("anniversary/K").expect("a repeat tile");
        let mut legal = List::new();
        while game.pending() != Pending::Chance(Question::Draw) || game.tickets() > 1 {
            if game.pending() == Pending::Chance(Question::Draw) {
                let answer = game.ticket(dice.below(game.tickets()));
                if answer != Answer::Draw(repeat) {
                    game.resolve(answer, &mut Quiet).expect("listed");
                }
            } else {
                assert!(random_ply(&mut game, &mut dice, &mut legal, &mut Quiet));
            }
        }
        game.resolve(Answer::Draw(repeat), &mut Quiet).expect("saved for the end");
        let Pending::Seat(seat) = game.pending() else { continue };
        game.legal(&mut legal);
        for action in legal.iter() {
            let mut end = game.clone();
            let mut events = Vec::new();
            end.play(seat, *action, &mut events).expect("listed");
            let mut choices = List::new();
            end.legal(&mut choices);
            let activated =
                events.iter().any(|event| matches!(event, Event::Activated(_, Symbol::Repeat, _)));
            if activated && choices.contains(&Action::Pass) {
                end.play(seat, Action::Pass, &mut events).expect("no figure");
                assert_eq!(end.pending(), Pending::Over);
                assert!(!events.iter().any(|event| matches!(event, Event::AnotherTurn(_))));
                dropped += 1;
            }
        }
    }
    assert!(dropped > 0, "no arrow was activated by the last tile");
}
