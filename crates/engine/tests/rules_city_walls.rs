//! The City in random games: run, phases, barred cells and endings against the rules as they are
//! written.

use crate::common;

use common::city::{
    breaks_the_run, every_ply, guards, is_beyond, next_clockwise, outer_rim, outside,
    streets_go_on, town,
};
use remparts_engine::city::event::Occasion;
use remparts_engine::city::state::Step;
use remparts_engine::city::{Action, Event, Question};
use remparts_engine::kernel::game::{Game, Pending};
use remparts_engine::kernel::geometry::{Cell, Edge, Rotation, Side};
use remparts_engine::kernel::list::List;
use remparts_engine::kernel::seat::Seat;
use std::collections::BTreeSet;

/// TC-INV-4, RUL-TC-WALL-1, RUL-TC-WALL-2: the pieces are one unbroken run of the outer rim with the
/// gate among them, walked and flooded anew after every ply; what stands keeps its side and its
/// neighbors. The open sides between the ends are the rest of the rim.
#[test]
fn the_run_is_unbroken() {
    let (mut closed, mut longest) = (0, 0);
    every_ply(|ply| {
        let run = ply.game.state().run();
        let pieces = run.pieces();
        let Some(gate) = run.gate() else { return assert!(pieces.is_empty()) };
        assert!(pieces.contains(&gate));
        let earlier = ply.before.state().run().pieces();
        if !ply.new && !earlier.is_empty() {
            assert!(pieces.windows(earlier.len()).any(|row| row == earlier), "pieces moved");
            assert_eq!(ply.before.state().run().gate(), Some(gate));
        }
        let changed = ply
            .events
            .iter()
            .any(|event| matches!(event, Event::Laid(..) | Event::Gate(..) | Event::Wall(..)));
        if !changed {
            return;
        }
        let town = town(ply.game);
        let rim = outer_rim(&town);
        assert!(pieces.iter().all(|piece| rim.contains(piece)), "a piece is off the rim");
        assert!(pieces.windows(2).all(|pair| next_clockwise(&town, pair[0]) == pair[1]));
        let open: BTreeSet<Edge> =
            ply.game.sides_left().expect("the gate stands").into_iter().collect();
        let rest: BTreeSet<Edge> =
            rim.iter().filter(|edge| !pieces.contains(edge)).copied().collect();
        assert_eq!(open, rest);
        closed += u32::from(rest.is_empty());
        longest = longest.max(pieces.len());
    });
    assert!(closed > 0, "no ring was ever closed");
    assert!(longest > 25, "the longest run had {longest} pieces");
}

/// TC-LAY-1, TC-LAY-2, RUL-TC-LAY-1, RUL-TC-TURN-3, TC-BEYOND-1, RUL-TC-BEYOND-1, RUL-TC-BEYOND-2,
/// RUL-TC-BEYOND-3: a drawn tile may go exactly where a search over all cells and rotations finds a
/// place by the rules as they are written, and it leaves the game exactly if there is none.
#[test]
fn every_cell_and_rotation_is_searched() {
    let mut legal = List::new();
    // Places that only the wall forbids; gone tiles; holes beside walls that may be filled.
    let (mut beyond, mut broken, mut gone, mut filled) = (0, 0, 0, 0);
    every_ply(|ply| {
        let Some(Event::Drawn(_, face)) = ply.events.first() else { return };
        let town = town(ply.game);
        let pieces = ply.game.state().run().pieces();
        let beside: BTreeSet<Cell> = town
            .iter()
            .flat_map(|cell| Side::ALL.map(|side| cell.step(side)))
            .filter(|cell| !town.contains(cell))
            .collect();
        let beside = if town.is_empty() { BTreeSet::from([Cell::ORIGIN]) } else { beside };
        let outside = outside(&town);
        let mut places = BTreeSet::new();
        for cell in beside {
            let fits = |rotation: &Rotation| streets_go_on(ply.game, *face, cell, *rotation);
            let rotations: Vec<Rotation> = Rotation::ALL.into_iter().filter(fits).collect();
            if rotations.is_empty() {
                continue;
            }
            if is_beyond(ply.game, &town, cell) {
                beyond += 1;
            } else if breaks_the_run(&town, pieces, cell) {
                broken += 1;
            } else {
                places.extend(rotations.iter().map(|rotation| (cell, *rotation)));
                filled += u32::from(!pieces.is_empty() && !outside.contains(cell));
            }
        }
        let boxed = ply.events.iter().any(|event| matches!(event, Event::Boxed(_)));
        assert_eq!(boxed, places.is_empty());
        gone += u32::from(boxed);
        if !boxed {
            ply.game.legal(&mut legal);
            let place = |action: &Action| match action {
                Action::Place { cell, rotation, .. } => (*cell, *rotation),
                other => panic!("{other:?}"),
            };
            assert_eq!(legal.iter().map(place).collect::<BTreeSet<_>>(), places);
            assert_eq!(legal.len(), places.len());
        }
    });
    assert!(beyond > 0 && broken > 0 && gone > 0 && filled > 0);
}

/// TC-PHASE-1, TC-PHASE-2, RUL-TC-PHASE-2: a phase follows exactly when the tile of the turn brought
/// about a scoring and is not of pile 1; what a piece finishes brings none.
#[test]
fn a_scoring_tile_brings_the_phase() {
    let mut seen = BTreeSet::new();
    every_ply(|ply| {
        if ply.before.state().turn().step != Step::Follower {
            return;
        }
        let scored = ply.events.iter().any(
            |event| matches!(event, Event::Scored(scored) if scored.occasion == Occasion::Finished),
        );
        let drawn = 75 - ply.game.state().bag().tiles();
        let walls = drawn > usize::from(ply.game.rules().setup.piles[0]);
        let phase = matches!(ply.game.state().turn().step, Step::Gate | Step::Wall);
        assert_eq!(phase, scored && walls);
        seen.insert((scored, walls));
    });
    assert_eq!(seen.len(), 4);
}

/// TC-PHASE-3, TC-PHASE-4, TC-PHASE-5, TC-PHASE-6, RUL-TC-PHASE-3, RUL-TC-PHASE-4, TC-PHASE-7: who
/// builds the pieces of a phase, and how many, by the rules alone: clockwise from the scorer until
/// everybody had the number of the pile, or walls or sides run out.
#[test]
fn pieces_are_dealt_from_the_scorer_on() {
    let mut builders: Vec<Seat> = Vec::new();
    let (mut whole, mut early) = (0, 0);
    every_ply(|ply| {
        for event in ply.events {
            if let Event::Gate(seat, _) | Event::Wall(seat, _) = event {
                builders.push(*seat);
            }
        }
        let turn_ends = matches!(ply.game.pending(), Pending::Chance(_) | Pending::Over);
        if !turn_ends || builders.is_empty() {
            return;
        }
        let game = ply.game;
        let setup = &game.rules().setup;
        let scorer = ply.before.state().turn().seat;
        let drawn = (75 - game.state().bag().tiles()) as u8;
        let each = match drawn {
            _ if drawn <= setup.piles[0] => 0,
            _ if drawn <= setup.piles[0] + setup.piles[1] => 1,
            _ => 2,
        };
        let due = each * setup.players * if setup.players == 2 { 2 } else { 1 };
        let order = (0..due).map(|n| Seat((scorer.0 + n) % setup.players));
        let expected: Vec<Seat> = order.take(builders.len()).collect();
        assert_eq!(builders, expected);
        let stopped = builders.len() < usize::from(due);
        let run = game.state().run();
        let no_side = game.sides_left().is_none_or(|sides| sides.is_empty());
        assert!(!stopped || run.walls_left() == 0 || no_side, "stopped without a reason");
        if stopped {
            early += 1;
        } else {
            whole += 1;
        }
        builders.clear();
    });
    assert!(whole > 100 && early > 0, "{whole} whole phases, {early} cut short");
}

/// RUL-TC-TOWER-2, RUL-TC-GUARD-5, TC-TOWER-1: the tower step is left out after a phase exactly when
/// the scorer has no tower, and a guard step never offers only passing.
#[test]
fn steps_with_nothing_to_offer_are_left_out() {
    let (mut built, mut asked) = (false, false);
    let (mut left_out, mut offered) = (0, 0);
    let mut legal = List::new();
    every_ply(|ply| {
        built |= ply.events.iter().any(|event| matches!(event, Event::Wall(..)));
        let game = ply.game;
        let step = game.state().turn().step;
        game.legal(&mut legal);
        if step == Step::Guard {
            let Pending::Seat(seat) = game.pending() else { panic!("somebody is asked") };
            let [Action::Pass, Action::Guard(wall)] = legal[..] else { panic!("{legal:?}") };
            assert!(game.supply(seat) > 0);
            // TC-GUARD-2: nobody stands at the other end of the row.
            let mut far = wall.cell;
            while game.tile_at(far.step(wall.side.opposite())).is_some() {
                far = far.step(wall.side.opposite());
            }
            let opposite = Edge { cell: far, side: wall.side.opposite() };
            assert!(guards(game).iter().all(|(_, guarded)| *guarded != opposite));
        }
        if step == Step::Tower {
            asked = true;
            offered += 1;
            assert!(legal.len() > 1);
            assert!(game.state().run().towers_left(game.state().turn().seat) > 0);
        }
        if matches!(game.pending(), Pending::Chance(_) | Pending::Over) {
            if built && !asked {
                let scorer = ply.before.state().turn().seat;
                assert_eq!(game.state().run().towers_left(scorer), 0, "a tower was at hand");
                left_out += 1;
            }
            (built, asked) = (false, false);
        }
    });
    assert!(left_out > 0 && offered > 0, "{left_out} left out, {offered} offered");
}

/// TC-END-1, TC-END-2, TC-END-3, RUL-TC-END-1: the game ends with a turn exactly when the last wall
/// is built, no tile is left, or five or fewer sides are open; all three happen.
#[test]
fn the_three_endings() {
    let mut endings = [0; 3];
    every_ply(|ply| {
        let game = ply.game;
        let turn_ended = matches!(game.pending(), Pending::Chance(Question::Draw) | Pending::Over);
        if ply.new || !turn_ended {
            return;
        }
        let state = game.state();
        let open = game.sides_left().map(|sides| sides.len());
        let reasons = [
            state.run().stands() && state.run().walls_left() == 0,
            state.bag().tiles() == 0,
            open.is_some_and(|open| open <= 5),
        ];
        assert_eq!(game.pending() == Pending::Over, reasons.contains(&true), "{reasons:?}");
        for (count, reason) in endings.iter_mut().zip(reasons) {
            *count += u32::from(reason);
        }
    });
    assert!(endings.iter().all(|count| *count > 0), "{endings:?}");
}
