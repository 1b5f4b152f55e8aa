//! Tiles that fit and tiles that do not (rules TILE).

use crate::common;

use common::{dice, laid_cells, terrain};
use remparts_engine::classic::state::Pile;
use remparts_engine::classic::wishes::one_of;
use remparts_engine::classic::{
    Action, Answer, Classic, Event, Module, Question, RiverBends, RiverSet, Setup,
};
use remparts_engine::kernel::face::FaceId;
use remparts_engine::kernel::game::{Game, Pending, Quiet, Sight as _};
use remparts_engine::kernel::geometry::{Cell, Rotation, Side};
use remparts_engine::kernel::list::List;
use remparts_engine::kernel::playout::{Dice, random_ply};
use remparts_engine::kernel::seat::{Seat, Viewer};
use std::collections::BTreeSet;

/// Every cell and rotation where the sides of a face go on, found beside all laid tiles.
fn fitting(game: &Classic, face: FaceId) -> Vec<(Cell, Rotation)> {
    let beside = |cell: Cell| Side::ALL.map(|side| cell.step(side));
    let empty: BTreeSet<Cell> = laid_cells(game)
        .into_iter()
        .flat_map(beside)
        .filter(|cell| game.tile_at(*cell).is_none())
        .collect();
    let mut found = Vec::new();
    for cell in empty {
        for rotation in Rotation::ALL {
            let goes_on = |side: Side| {
                let Some((other, turned)) = game.tile_at(cell.step(side)) else { return true };
                terrain(game.rules(), face, rotation, side)
                    == terrain(game.rules(), other, turned, side.opposite())
            };
            if Side::ALL.into_iter().all(goes_on) {
                found.push((cell, rotation));
            }
        }
    }
    found
}

fn placements(game: &Classic) -> Vec<(Cell, Rotation)> {
    let mut legal = List::new();
    game.legal(&mut legal);
    let place = |action: &Action| match action {
        Action::Place { cell, rotation, .. } => Some((*cell, *rotation)),
        _ => None,
    };
    let mut placements: Vec<_> = legal.iter().filter_map(place).collect();
    placements.sort_unstable_by_key(|(cell, rotation)| (*cell, rotation.index()));
    placements
}

/// RUL-TILE-1, TILE-3, TILE-4: a drawn tile stays exactly if a search over all cells and rotations
/// finds a place; then it may go to all the places found. During the river its own rules narrow
/// them down, and a river tile may go although its sides would fit.
#[test]
fn every_cell_and_rotation_is_searched() {
    let mut land_boxed = 0;
    let mut river_boxed = 0;
    // Few land tiles fit nowhere, so it takes many games to meet some.
    for seed in 0..300 {
        let mut dice = dice(seed);
        let river = [None, Some(RiverSet::River20), Some(RiverSet::River1), Some(RiverSet::River3)]
            [seed as usize % 4];
        let setup = Setup { river, ..Setup::base(2) }.with(Module::InnTiles);
        let river_bends = if seed % 8 < 4 { RiverBends::Corridor } else { RiverBends::TwoAhead };
        let mut game = Classic::new(Setup { river_bends, ..setup }).expect("playable");
        let mut legal = List::new();
        while game.pending() != Pending::Over {
            if game.pending() != Pending::Chance(Question::Draw) {
                random_ply(&mut game, &mut dice, &mut legal, &mut Quiet);
                continue;
            }
            let answer = game.ticket(dice.below(game.tickets()));
            let Answer::Draw(face) = answer else { panic!("{answer:?}") };
            let mut searched = fitting(&game, face);
            let mut events = Vec::new();
            game.resolve(answer, &mut events).expect("listed");
            let boxed = events.iter().any(|event| matches!(event, Event::Boxed(_)));
            let name = &game.rules().face(face).name;
            if game.rules().pile_of(face) == Some(Pile::Land) {
                assert_eq!(boxed, searched.is_empty(), "{name}");
                land_boxed += u32::from(boxed);
                if !boxed {
                    assert_eq!(placements(&game), searched, "{name}");
                }
            } else if boxed {
                river_boxed += u32::from(!searched.is_empty());
            } else {
                // The list against the explanation of every single place.
                let Pending::Seat(seat) = game.pending() else { panic!("a tile is to be laid") };
                searched.retain(|(cell, rotation)| {
                    let place = Action::Place { tile: face, cell: *cell, rotation: *rotation };
                    game.check(seat, place).is_ok()
                });
                assert!(!searched.is_empty());
                assert_eq!(placements(&game), searched, "{name}");
            }
        }
    }
    assert!(land_boxed > 0, "no land tile ever fitted nowhere");
    assert!(river_boxed > 0, "no river tile was ever stopped by the rules of the river");
}

/// Plays a game with chosen draws that keeps `last` for the end and leaves it as few places as
/// possible; returns it before the last draw.
fn saving(last: &str, seed: u64) -> Classic {
    let mut dice = dice(seed);
    let mut game = Classic::new(Setup::base(2).starting(Seat(0))).expect("playable");
    let last = game.rules().face_named(last).expect("a base tile");
    let mut legal = List::new();
    // How many places the saved tile would have.
    let places = |game: &Classic| {
        let mut game = game.clone();
        game.resolve(Answer::Draw(last), &mut Quiet).expect("it is in the bag");
        if matches!(game.pending(), Pending::Seat(_)) { placements(&game).len() } else { 0 }
    };
    while game.tickets() > 1 {
        let mut best: Option<(usize, Classic)> = None;
        for _ in 0..150 {
            let answer = game.ticket(dice.below(game.tickets()));
            if answer == Answer::Draw(last) {
                continue;
            }
            let mut next = game.clone();
            next.resolve(answer, &mut Quiet).expect("listed");
            if let Pending::Seat(seat) = next.pending() {
                next.legal(&mut legal);
                let place = one_of(&mut dice, &legal);
                next.play(seat, place, &mut Quiet).expect("listed");
                next.play(seat, Action::Pass, &mut Quiet).expect("nobody must put a figure down");
            }
            let left = places(&next);
            if best.as_ref().is_none_or(|(fewest, _)| left < *fewest) {
                best = Some((left, next));
            }
        }
        game = best.expect("something can be drawn").1;
    }
    game
}

/// RUL-TILE-2: the last tile fits nowhere, so the game ends at once: nobody puts a figure down.
#[test]
fn the_last_tile_fits_nowhere() {
    let ended = (0..20).find_map(|seed| {
        let mut game = saving("base/C", seed);
        let mut events = Vec::new();
        let answer = game.ticket(0);
        game.resolve(answer, &mut events).expect("the last tile");
        matches!(events.get(1), Some(Event::Boxed(_))).then_some((game, events))
    });
    let (game, events) = ended.expect("some game leaves no place");
    assert_eq!(game.pending(), Pending::Over);
    assert!(matches!(events[0], Event::Drawn(..)));
    assert!(matches!(events.last(), Some(Event::Over(_))));
    let mut legal = List::new();
    game.legal(&mut legal);
    assert!(legal.is_empty());
}

/// RUL-TILE-3, TILE-6: everyone knows which tiles have left the game.
#[test]
fn tiles_in_the_box_are_public() {
    let mut game = Classic::new(Setup::base(2).starting(Seat(0))).expect("playable");
    let face = |name| game.rules().face_named(name).expect("a base tile");
    let (end, all_city) = (face("base/E"), face("base/C"));
    let place = Action::Place { tile: end, cell: Cell::new(0, -1), rotation: Rotation::R2 };
    game.resolve(Answer::Draw(end), &mut Quiet).expect("in the bag");
    game.play(Seat(0), place, &mut Quiet).expect("it closes the city");
    game.play(Seat(0), Action::Pass, &mut Quiet).expect("no figure");
    let viewers = [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Audience];
    for viewer in viewers {
        assert_eq!(game.view(viewer).known().boxed(), []);
    }
    let mut events = Vec::new();
    game.resolve(Answer::Draw(all_city), &mut events).expect("in the bag");
    assert_eq!(events, [Event::Drawn(Seat(1), all_city), Event::Boxed(all_city)]);
    for viewer in viewers {
        assert_eq!(game.view(viewer).known().boxed(), [(all_city, 1)]);
        assert_eq!(game.view(viewer).known().copies_left(all_city), 0);
    }
}
