//! The river: what a golden game cannot show.

use crate::common;

use common::{rules, table};
use remparts_engine::classic::tiles::{self, Terrain};
use remparts_engine::classic::{Action, Answer, Classic, Illegal, RiverSet, Rules, Setup};
use remparts_engine::kernel::face::FaceId;
use remparts_engine::kernel::game::{Game, Quiet};
use remparts_engine::kernel::geometry::{Cell, Pose, Rotation, Side};
use remparts_engine::kernel::list::List;
use remparts_engine::kernel::seat::Seat;
use std::sync::Arc;

/// RIVER-1: seventeen squares of river; the start tile of the base game is neither on the table
/// nor in the bag.
#[test]
fn the_river_replaces_the_start_tile() {
    let rules = rules("base-river");
    let on_table = rules.start.len();
    let drawn: usize = (0..rules.faces.len())
        .filter(|face| rules.faces[*face].name.starts_with("river20/"))
        .map(|face| usize::from(rules.copies[face]))
        .sum();
    assert_eq!(on_table + drawn, 17);
    assert!(rules.start.iter().all(|(face, _)| rules.face(*face).name.starts_with("river20/")));
    let start = tiles::set("base").and_then(|set| set.start.clone()).expect("a start tile");
    let printed = |set: &str, id: &str| {
        let set = tiles::set(set).expect("a shipped set");
        set.kinds.iter().find(|piece| piece.id == id).expect("a known piece").count
    };
    let face = rules.face_named(&format!("base/{start}")).expect("further copies are in the bag");
    assert_eq!(u32::from(rules.copies[face.index()]), printed("base", &start) - 1);
}

/// RIVER-2, EX-RIVER-3: thirteen tiles without a lake, then two lakes: the fourteenth and
/// fifteenth pieces of a stack of fifteen. However the tiles fall, no lake comes before.
#[test]
fn lakes_lie_under_the_other_river_tiles() {
    for offset in 0..7 {
        let mut game = table("base-river", &[]);
        let mut lakes = Vec::new();
        let mut drawn = 0;
        while drawn < 15 {
            let ticket = (drawn * 5 + offset) % game.tickets();
            let Answer::Draw(face) = game.ticket(ticket) else { panic!("a tile is drawn") };
            drawn += 1;
            lakes.push(game.rules().facts[face.index()].lake);
            assert!(game.rules().face(face).name.starts_with("river20/"));
            game.resolve(Answer::Draw(face), &mut Quiet).expect("a ticket is a legal answer");
            let mut legal = List::new();
            game.legal(&mut legal);
            if let Some(place) = legal.first() {
                game.play_listed(*place, &mut Quiet);
                game.play_listed(Action::Pass, &mut Quiet);
            }
        }
        assert_eq!(lakes, (1..=15).map(|piece| piece > 13).collect::<Vec<_>>());
        let next = game.answers();
        let river = |face: FaceId| game.rules().face(face).name.starts_with("river20/");
        assert!(next.iter().all(|(next, _)| matches!(next, Answer::Draw(face) if !river(*face))));
    }
}

/// RUL-RIVER-6: the double source is two squares that keep together however it is turned, with
/// the water running through both of them.
#[test]
fn the_double_source_is_two_fused_squares() {
    for rotation in Rotation::ALL {
        let origin = Pose { cell: Cell::new(1, -2), rotation };
        let setup = Setup::base(2).with_river(RiverSet::River20);
        let rules = Rules::new(Setup { origin, ..setup }).expect("a playable setup");
        let [(first, a), (second, b)] = rules.start[..] else { panic!("two squares") };
        assert_ne!(first, second);
        assert_eq!((a.rotation, b.rotation), (rotation, rotation));
        assert_eq!(b.cell, a.cell.step(Side::E.turned(rotation)));
        for (face, out) in [(first, Side::E), (second, Side::W)] {
            assert!(rules.facts[face.index()].spring);
            assert_eq!(rules.facts[face.index()].river >> out.index() & 1, 1);
            assert_eq!(rules.copies[face.index()], 0);
        }
    }
    let source = tiles::set("river20").expect("a shipped set");
    let source = source.kinds.iter().find(|piece| piece.spring).expect("a source");
    assert_eq!(source.squares.len(), 2);
    let ends = source.squares.iter().flat_map(|square| square.edges);
    assert_eq!(ends.filter(|edge| *edge == Terrain::River).count() - 2, 2);
}

/// A game with the one-ended river, whose open end waits at 1,0, and with ponds: pairs of lakes
/// that close each other, which nothing has to continue.
fn with_ponds(ponds: &[Cell], extra: &[(&str, Pose)], drawn: &str) -> Classic {
    let mut rules = rules("base-river1");
    let face = |rules: &Rules, name: &str| rules.face_named(name).expect("a river tile");
    let lake = face(&rules, "river1/L");
    for (name, pose) in extra {
        let face = face(&rules, name);
        rules.start.push((face, *pose));
    }
    for pond in ponds {
        rules.start.push((lake, Pose { cell: *pond, rotation: Rotation::R2 }));
        rules.start.push((lake, Pose { cell: pond.step(Side::E), rotation: Rotation::R0 }));
    }
    let drawn = face(&rules, drawn);
    if rules.facts[drawn.index()].lake {
        for face in rules.piles[0].clone() {
            rules.copies[usize::from(face)] = 0;
        }
    }
    let mut game = Classic::with_rules(Arc::new(rules));
    game.resolve(Answer::Draw(drawn), &mut Quiet).expect("it is in the stack");
    game
}

/// The verdict on each rotation of the drawn tile on a cell; the list of legal actions has to
/// agree.
fn rotations(game: &Classic, tile: &str, cell: Cell) -> Vec<Result<(), Illegal>> {
    let tile = game.rules().face_named(tile).expect("a river tile");
    let mut legal = List::new();
    game.legal(&mut legal);
    let place = |rotation| Action::Place { tile, cell, rotation };
    let checked = Rotation::ALL.map(|rotation| game.check(Seat(0), place(rotation)));
    for (rotation, checked) in Rotation::ALL.into_iter().zip(&checked) {
        assert_eq!(legal.contains(&place(rotation)), checked.is_ok());
    }
    checked.to_vec()
}

/// RUL-RIVER-2, RUL-RIVER-4: a bend that can only turn toward river tiles may do so; while it has
/// another way it may not. Straight tiles and lakes never mind what lies ahead.
#[test]
fn the_ban_on_bending_toward_the_river_is_waived_if_nothing_meets_it() {
    let (north, south) = (Cell::new(1, -4), Cell::new(1, 3));
    let end = Cell::new(1, 0);
    let free = with_ponds(&[], &[], "river1/G");
    let one = with_ponds(&[south], &[], "river1/G");
    let both = with_ponds(&[north, south], &[], "river1/G");
    let mismatch = Err(Illegal::EdgeMismatch(Side::W));
    let toward = Err(Illegal::RiverTowardRiver);
    // Unturned the bend leads south, after a quarter turn north.
    let expected = [Ok(()), Ok(()), mismatch, mismatch];
    assert_eq!(rotations(&free, "river1/G", end), expected);
    assert_eq!(rotations(&one, "river1/G", end), [toward, Ok(()), mismatch, mismatch]);
    assert_eq!(rotations(&both, "river1/G", end), expected);

    let east = with_ponds(&[Cell::new(4, 0)], &[], "river1/D");
    assert_eq!(rotations(&east, "river1/D", end), [Ok(()), mismatch, Ok(()), mismatch]);
    let lake = with_ponds(&[Cell::new(4, 0), north, south], &[], "river1/L");
    assert_eq!(rotations(&lake, "river1/L", end), [Ok(()), mismatch, mismatch, mismatch]);
}

/// RUL-RIVER-2: the corridor is three squares wide.
#[test]
fn two_squares_aside_of_the_way_ahead_is_free() {
    let toward = Err(Illegal::RiverTowardRiver);
    for (x, answer) in
        [(3, Ok(())), (2, toward), (1, toward), (0, toward), (-1, toward), (-2, Ok(()))]
    {
        // A pond covers x and x + 1; the bend on 1,0 looks at 0, 1 and 2.
        let game = with_ponds(&[Cell::new(x, 5)], &[], "river1/G");
        assert_eq!(rotations(&game, "river1/G", Cell::new(1, 0))[0], answer, "pond at {x}");
    }
}

/// RUL-RIVER-4: the waiver never allows two bends of the same hand in a row.
#[test]
fn the_ban_on_turning_back_is_never_waived() {
    let bend = ("river1/G", Pose { cell: Cell::new(1, 0), rotation: Rotation::R0 });
    let game = with_ponds(&[Cell::new(4, 1)], &[bend], "river1/G");
    let mismatch = Err(Illegal::EdgeMismatch(Side::N));
    // At 1,1: to the west it would turn right again, to the east lies the pond.
    assert_eq!(
        rotations(&game, "river1/G", Cell::new(1, 1)),
        [mismatch, Err(Illegal::RiverUTurn), Ok(()), mismatch]
    );
}
