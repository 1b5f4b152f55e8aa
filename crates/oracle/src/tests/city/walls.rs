//! The wall phase and the cells beyond the wall.

use super::{build, lay, lines, pave, plain, play, skip_to, turn, wall_phase};
use crate::city::rim::{Way, side_name};
use crate::city::state::Step;
use crate::city::{Options, Oracle};
use crate::{Conversation, Waiting};

/// A street of two tiles, finished by seat 2 with the tile of this draw.
fn scored(options: Options, draw: usize) -> Oracle {
    let mut game = Oracle::new(options);
    turn(&mut game, "deadend-public", "0,0 r0", "street-S");
    skip_to(&mut game, draw, &["deadend-public", "market4-f"]);
    turn(&mut game, "deadend-public", "0,1 r2", "pass");
    assert_eq!(game.scores()[0], 2);
    game
}

/// Tile 30 is the last one without walls.
#[test]
fn the_second_pile_begins_with_tile_31() {
    let game = scored(plain(), 30);
    assert_eq!((game.waiting(), game.open_sides()), (Waiting::Chance, None));
    let game = scored(plain(), 31);
    assert_eq!(game.waiting(), Waiting::Seat(1));
    assert_eq!(lines(&game, "gate").len(), 6);
}

/// A tile that finishes something without followers brings no wall phase.
#[test]
fn no_points_no_walls() {
    let mut game = Oracle::new(plain());
    turn(&mut game, "deadend-public", "0,0 r0", "pass");
    skip_to(&mut game, 40, &["deadend-public"]);
    turn(&mut game, "deadend-public", "0,1 r2", "pass");
    assert_eq!(game.waiting(), Waiting::Chance);
}

/// Two players: gate, wall, wall, wall in turns; a guard bars the opposite one.
#[test]
fn first_phase_of_two_players() {
    let mut game = scored(plain(), 31);
    play(&mut game, "gate 0,0 N");
    assert_eq!(game.waiting(), Waiting::Seat(0));
    assert!(game.legal().iter().eq(["wall 0,0 E", "wall 0,0 W"]));
    play(&mut game, "wall 0,0 E");
    assert_eq!(game.waiting(), Waiting::Seat(0));
    play(&mut game, "guard 0,0 E");
    assert_eq!(game.waiting(), Waiting::Seat(1));
    // Right opposite over one tile: the guard step is left out.
    play(&mut game, "wall 0,0 W");
    assert_eq!(game.waiting(), Waiting::Seat(0));
    assert!(game.legal().iter().eq(["wall 0,1 E", "wall 0,1 W"]));
    play(&mut game, "wall 0,1 W");
    play(&mut game, "pass");
    assert_eq!(game.run(), ["wall 0,1 W", "wall 0,0 W", "gate 0,0 N", "wall 0,0 E"]);
    assert_eq!(game.waiting(), Waiting::Seat(1));
    assert!(game.legal().iter().eq(["pass", "tower 0,0 E", "tower 0,1 W"]));
    play(&mut game, "tower 0,1 W");
    assert!(game.towers().iter().eq(["2 0,1 W"]));
    assert_eq!((game.waiting(), game.open_sides()), (Waiting::Over, Some(2)));
    // The guard looks at one public building.
    assert_eq!(game.scores(), [4, 2]);
    assert_eq!((game.supply(1), game.walls_left()), ((7, 5), 67));
}

/// The number of pieces: players, pile, pieces of a phase.
#[test]
fn pieces_of_a_phase() {
    for (seats, draw, pieces) in
        [(2, 31, 4), (2, 56, 8), (3, 55, 3), (3, 56, 6), (4, 31, 4), (4, 75, 8)]
    {
        let mut game = Oracle::new(Options { seats, ..plain() });
        pave(&mut game, &[(0, 0), (1, 0), (2, 0), (3, 0), (4, 0)]);
        skip_to(&mut game, draw + 1, &[]);
        game.state.begin_walls();
        assert_eq!(game.state.phase.pieces, pieces);
        for piece in 0..pieces {
            assert_eq!(game.waiting(), Waiting::Seat(piece % seats));
            let line = game.legal().into_iter().next().expect("a piece");
            play(&mut game, &line);
            if draw <= 55 && piece > 0 {
                play(&mut game, "pass");
            }
        }
        assert_eq!(game.run().len(), pieces);
    }
}

/// Third pile: guards come after all walls, on each seat's last wall.
#[test]
fn guards_of_the_third_pile() {
    let mut game = Oracle::new(Options { seats: 3, first: Some(1), ..plain() });
    pave(&mut game, &[(0, 0), (1, 0), (2, 0), (3, 0), (4, 0), (5, 0)]);
    wall_phase(&mut game, 60, 6);
    play(&mut game, "gate 0,0 N"); // seat 2
    for wall in ["wall 1,0 N", "wall 2,0 N", "wall 3,0 N", "wall 4,0 N", "wall 0,0 W"] {
        play(&mut game, wall);
    }
    // Seat 2 built one wall, seats 3 and 1 two each.
    play(&mut game, "guard 3,0 N");
    assert_eq!(game.waiting(), Waiting::Seat(2));
    assert!(game.legal().iter().eq(["guard 4,0 N", "pass"]));
    play(&mut game, "pass");
    assert_eq!(game.waiting(), Waiting::Seat(0));
    play(&mut game, "guard 0,0 W");
    assert_eq!(game.waiting(), Waiting::Seat(1));
    assert!(game.legal().iter().eq(["pass", "tower 0,0 W", "tower 4,0 N"]));
    assert!(game.figures().keys().eq(["1 guard 0,0 W", "2 guard 3,0 N"]));
}

/// The other reading of the third pile: a guard when the wall is built.
#[test]
fn a_guard_for_each_wall() {
    let mut game = Oracle::new(Options { guard_each_wall: true, ..plain() });
    pave(&mut game, &[(0, 0), (1, 0), (2, 0), (3, 0), (4, 0), (5, 0)]);
    wall_phase(&mut game, 60, 3);
    play(&mut game, "gate 0,0 N");
    play(&mut game, "wall 1,0 N");
    play(&mut game, "guard 1,0 N");
    play(&mut game, "wall 2,0 N");
    play(&mut game, "guard 2,0 N");
    assert!(game.legal().iter().eq(["pass", "tower 2,0 N"]));
}

/// A hole in the row lifts the ban of the guard opposite.
#[test]
fn guards_across_a_hole() {
    for (hole, allowed) in [(true, true), (false, false)] {
        let mut game = Oracle::new(plain());
        pave(&mut game, &[(0, 0), (1, 0), (2, 0), (0, 1), (2, 1), (0, 2), (1, 2), (2, 2)]);
        if !hole {
            lay(&mut game, "market1_1-lg-public", (1, 1), 0);
        }
        wall_phase(&mut game, 31, 20);
        build(&mut game, &["gate 0,0 N", "wall 0,0 W"]);
        play(&mut game, "wall 0,1 W");
        play(&mut game, "guard 0,1 W");
        build(&mut game, &["wall 1,0 N", "wall 2,0 N", "wall 2,0 E"]);
        play(&mut game, "wall 2,1 E");
        assert_eq!(game.legal().contains("guard 2,1 E"), allowed);
    }
}

/// Towers count the walls since the gate or the tower before on their side.
#[test]
fn towers() {
    let mut game = Oracle::new(plain());
    let row: Vec<(i32, i32)> = (0..11).map(|x| (x, 0)).collect();
    pave(&mut game, &row);
    wall_phase(&mut game, 31, 5);
    build(&mut game, &["gate 0,0 N", "wall 1,0 N", "wall 2,0 N", "wall 3,0 N"]);
    play(&mut game, "wall 4,0 N");
    play(&mut game, "pass");
    // Nothing stands on the other side of the gate.
    assert!(game.legal().iter().eq(["pass", "tower 4,0 N"]));
    play(&mut game, "tower 4,0 N");
    assert_eq!(game.scores(), [4, 0]);
    game.state.begin_walls(); // seat 2
    build(&mut game, &["wall 5,0 N", "wall 6,0 N", "wall 0,0 W"]);
    play(&mut game, "wall 0,0 S");
    play(&mut game, "pass");
    assert!(game.legal().iter().eq(["pass", "tower 0,0 S", "tower 6,0 N"]));
    play(&mut game, "tower 6,0 N");
    assert_eq!(game.scores(), [4, 2]);
    // A tower was just set at the clockwise end: only the other one counts.
    assert_eq!(game.state.tower_ends().into_iter().map(side_name).collect::<Vec<_>>(), ["0,0 S"]);
}

/// A wall finishes a market: points, merchant home, the phase goes on.
#[test]
fn wall_finishes_a_market() {
    let mut game = Oracle::new(plain());
    turn(&mut game, "deadend_market1-l", "0,0 r0", "market-N");
    turn(&mut game, "market2-g-public", "0,-1 r1", "pass");
    wall_phase(&mut game, 31, 3);
    play(&mut game, "gate 0,-1 N");
    assert_eq!(game.scores(), [0, 0]);
    play(&mut game, "wall 0,-1 E");
    assert_eq!(game.scores(), [4, 0]);
    assert_eq!(game.supply(0), (7, 6));
    assert_eq!(game.state.phase.pieces, 3);
}

/// A wall finishes a street of one tile; the gate shuts its other end. The
/// last gap is one choice and lengthens the end that pays a tower better, or
/// always the clockwise one.
#[test]
fn wall_finishes_a_street() {
    let better = ["wall 0,0 E", "wall 0,0 S", "wall 0,0 W", "gate 0,0 N"];
    close_the_last_gap(plain(), better);
    let clockwise = ["wall 0,0 S", "wall 0,0 W", "gate 0,0 N", "wall 0,0 E"];
    close_the_last_gap(Options { last_gap_clockwise: true, ..plain() }, clockwise);
}

fn close_the_last_gap(options: Options, run: [&str; 4]) {
    let mut game = Oracle::new(options);
    turn(&mut game, "straight-public", "0,0 r0", "street-NS");
    game.state.seat = 0;
    wall_phase(&mut game, 31, 4);
    build(&mut game, &["gate 0,0 N", "wall 0,0 W"]);
    assert_eq!(game.scores(), [0, 0]);
    play(&mut game, "wall 0,0 S");
    assert_eq!(game.scores(), [1, 0]);
    play(&mut game, "pass");
    assert!(game.legal().iter().eq(["wall 0,0 E"]));
    play(&mut game, "wall 0,0 E");
    assert_eq!(game.run(), run);
    assert_eq!(game.open_sides(), Some(0));
}

/// A traveller who comes home by a wall can guard that very wall only if
/// followers are free at once.
#[test]
fn guard_come_home() {
    for freed_at_once in [false, true] {
        let game = home_by_a_wall(Options { freed_at_once, ..plain() });
        assert_eq!(game.legal().contains("guard 0,0 S"), freed_at_once);
    }
}

fn home_by_a_wall(options: Options) -> Oracle {
    let mut game = Oracle::new(options);
    turn(&mut game, "straight-public", "0,0 r0", "street-NS");
    game.state.seat = 0;
    game.state.followers[0] = 0;
    wall_phase(&mut game, 31, 4);
    build(&mut game, &["gate 0,0 N", "wall 0,0 W"]);
    play(&mut game, "wall 0,0 S");
    game
}

/// Four walls left for three players: two, one and one; then the game is over.
#[test]
fn too_few_walls() {
    let mut game = Oracle::new(Options { seats: 3, ..plain() });
    let row: Vec<(i32, i32)> = (0..11).map(|x| (x, 0)).collect();
    pave(&mut game, &row);
    game.state.gate = Some(((0, 0), 0));
    game.state.run = vec![((0, 0), 0)];
    game.state.walls_left = 4;
    skip_to(&mut game, 61, &[]);
    game.state.begin_walls();
    for (seat, x) in [(0, 1), (1, 2), (2, 3), (0, 4)] {
        assert_eq!(game.waiting(), Waiting::Seat(seat));
        play(&mut game, &format!("wall {x},0 N"));
    }
    assert!(game.legal().iter().eq(["guard 4,0 N", "pass"]));
    for _ in 0..3 {
        play(&mut game, "pass");
    }
    play(&mut game, "tower 4,0 N");
    assert_eq!((game.waiting(), game.walls_left()), (Waiting::Over, 0));
    assert_eq!(game.scores(), [4, 0, 0]);
}

/// The rim goes into a bay and out of it, in both directions.
#[test]
fn rim_of_a_bay() {
    let mut game = Oracle::new(plain());
    bay(&mut game);
    let rim = game.state.rim();
    let names: Vec<String> = rim.iter().map(|&side| side_name(side)).collect();
    let begin = ["0,0 N", "0,0 E", "0,1 E", "1,2 N", "2,2 N", "3,1 W", "2,0 S", "2,0 W", "2,0 N"];
    assert_eq!(names[..9], begin);
    assert_eq!(names.len(), 20);
    let ground = game.state.ground().expect("tiles");
    for (at, &side) in rim.iter().enumerate() {
        let before = rim[(at + rim.len() - 1) % rim.len()];
        assert_eq!(ground.next(side, Way::Counterclockwise), before);
    }
}

/// Tiles around the empty cells 1,1 and 2,1, with the mouth at 1,0.
fn bay(game: &mut Oracle) {
    let cells = [(0, 0), (2, 0), (3, 0), (0, 1), (3, 1), (0, 2), (1, 2), (2, 2), (3, 2)];
    pave(game, &cells);
}

/// The cells where a tile without streets may go.
fn free_cells(game: &Oracle) -> Vec<String> {
    let mut game = game.clone();
    game.state.step = Step::Draw;
    play(&mut game, "draw city/market1_1-fl-public");
    let places = lines(&game, "place");
    let r0 = places.iter().filter(|line| line.ends_with("r0"));
    r0.map(|line| line.split(' ').nth(2).expect("a cell").to_string()).collect()
}

/// The gate sits in the bay: the cells it faces are shut, and so is the mouth,
/// which it does not face, because a tile there would make the bay a hole.
#[test]
fn mouth_of_a_bay() {
    let mut game = Oracle::new(plain());
    bay(&mut game);
    let before = free_cells(&game);
    wall_phase_with_trials(&mut game);
    play(&mut game, "gate 3,1 W");
    let shut = |cell: &String| ["1,0", "1,1", "2,1"].contains(&cell.as_str());
    assert_eq!(before.iter().filter(|cell| shut(cell)).count(), 3);
    let after = free_cells(&game);
    assert_eq!(after, before.into_iter().filter(|cell| !shut(cell)).collect::<Vec<_>>());
}

/// Opens a long wall phase and leaves the tile of `free_cells` in the bag.
fn wall_phase_with_trials(game: &mut Oracle) {
    skip_to(game, 32, &["market1_1-fl-public"]);
    game.state.begin_walls();
    game.state.phase.pieces = 20;
}

/// A wall shuts the cell right before it, or those at any distance up to the
/// next tile.
#[test]
fn walls_look_far() {
    for far_sight in [false, true] {
        wall_beside_a_tower_of_tiles(far_sight);
    }
}

fn wall_beside_a_tower_of_tiles(far_sight: bool) {
    let mut game = Oracle::new(Options { far_sight, ..plain() });
    pave(&mut game, &[(0, 0), (1, 0), (2, 0), (2, -1), (2, -2), (1, 1)]);
    assert!(free_cells(&game).contains(&"1,-2".to_string()));
    wall_phase_with_trials(&mut game);
    build(&mut game, &["gate 0,0 N"]);
    // Open to the sky beside the gate: 1,-1 and 1,-2 are not faced.
    assert_eq!(free_cells(&game).iter().filter(|cell| cell.starts_with("1,-")).count(), 2);
    build(&mut game, &["wall 1,0 N"]);
    // 1,-1 is faced by the new wall, and 1,-2 from afar.
    let free = free_cells(&game);
    assert!(!free.contains(&"1,-1".to_string()));
    assert_eq!(free.contains(&"1,-2".to_string()), !far_sight);
    assert!(free.contains(&"2,-3".to_string()) && free.contains(&"3,-2".to_string()));
    // Inner side of the town, beyond the tiles: not the wall's business.
    assert!(free.contains(&"1,2".to_string()));
}

/// Holes inside the walls may be filled.
#[test]
fn holes_may_be_filled() {
    let mut game = Oracle::new(plain());
    pave(&mut game, &[(0, 0), (1, 0), (2, 0), (0, 1), (2, 1), (0, 2), (1, 2), (2, 2)]);
    wall_phase_with_trials(&mut game);
    assert_eq!(lines(&game, "gate").len(), 12);
    build(&mut game, &["gate 1,0 N", "wall 0,0 N", "wall 2,0 N", "wall 2,0 E", "wall 2,1 E"]);
    assert!(free_cells(&game).contains(&"1,1".to_string()));
    assert!(!free_cells(&game).contains(&"3,1".to_string()));
    assert_eq!(game.open_sides(), Some(7));
}
