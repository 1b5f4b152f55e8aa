//! Random games to the end lose no piece and never break the run of walls.

use crate::Conversation;
use crate::city::rim::is_unbroken;
use crate::city::state::Step;
use crate::city::tiles::Land;
use crate::city::{Options, Oracle};
use crate::shared::connected::Joined;
use crate::shared::conversation::counted;
use crate::shared::tile_board::TileBoard;
use crate::tests::playout::{Dice, play_out};

/// How many neighbors a tile laid by this line would have.
fn company(game: &Oracle, line: &str) -> usize {
    let cell = line.split(' ').nth(2).expect("a cell");
    let (x, y) = cell.split_once(',').expect("two numbers");
    game.state.board.neighbours((x.parse().expect("x"), y.parse().expect("y")))
}

/// The next line of a player. Passing is made rarer than everything else, so
/// that followers, guards and towers see some use. Tidy players lay tiles
/// where most others are: only round towns get their ring closed.
fn any_line(game: &Oracle, legal: &[String], dice: &mut Dice, tidy: bool) -> String {
    let mut legal: Vec<&String> = legal.iter().collect();
    if tidy && legal[0].starts_with("place") {
        let most = legal.iter().map(|line| company(game, line)).max();
        legal.retain(|line| Some(company(game, line)) == most);
    }
    let line = legal[dice.roll(legal.len())];
    if line == "pass" { legal[dice.roll(legal.len())].clone() } else { line.clone() }
}

/// No piece is lost or made.
fn check_pieces(game: &Oracle) {
    let (state, seats) = (&game.state, game.state.options.seats);
    for seat in 0..seats {
        let out = state.standing.iter().filter(|(s, _)| *s == seat).count();
        let out = out + state.guards.iter().filter(|(s, _)| *s == seat).count();
        let set = state.towers.iter().filter(|(s, _)| *s == seat).count();
        let (followers, towers) = game.supply(seat);
        assert_eq!(followers as usize + out, 7);
        assert_eq!(towers as usize + set, 12 / seats);
    }
    assert_eq!(
        game.figures().values().sum::<u32>() as usize,
        state.standing.len() + state.guards.len()
    );
    assert_eq!(game.towers().len(), state.towers.len());
    let built = game.run().iter().filter(|piece| piece.starts_with("wall")).count();
    assert_eq!(game.walls_left() as usize + built, 70);
    let tiles = state.board.tiles.len() + state.bag.len() + state.boxed.len();
    assert_eq!(tiles + usize::from(state.hand.is_some()), 75);
}

/// Gate and walls are one unbroken run of the outer rim.
fn check_run(game: &Oracle) {
    let state = &game.state;
    assert_eq!(game.open_sides().is_some(), state.gate.is_some());
    let Some(gate) = state.gate else {
        assert!(state.run.is_empty());
        return;
    };
    let rim = state.rim();
    assert!(is_unbroken(&state.run, &rim));
    assert_eq!(game.open_sides(), Some(rim.len() - state.run.len()));
    assert_eq!(state.run.iter().filter(|side| **side == gate).count(), 1);
    for (_, wall) in state.guards.iter().chain(&state.towers) {
        assert!(*wall != gate && state.run.contains(wall));
    }
}

/// Scores never fall, and between turns nothing finished waits to be scored.
fn check_scores(before: &Oracle, after: &Oracle) {
    for (was, is) in before.scores().iter().zip(after.scores()) {
        assert!(*was <= is);
    }
    let state = &after.state;
    if state.step == Step::Draw {
        for (now, end) in after.scores().iter().zip(after.projected()) {
            assert!(*now <= end);
        }
        for (_, spot) in &state.standing {
            assert!(!state.is_finished(&state.board.feature(*spot)));
        }
    }
}

#[test]
fn random_games_keep_the_invariants() {
    let mut dice = Dice(0x9e37_79b9_7f4a_7c15);
    let mut seen = Vec::new();
    let mut rings = 0;
    for number in 0..48 {
        let seats = 2 + dice.roll(3);
        let first = if number % 4 == 0 { None } else { Some(dice.roll(seats)) };
        let options = Options { guard_each_wall: number % 2 == 0, first, ..Options::book(seats) };
        let mut game = Oracle::new(options);
        let mut before = game.clone();
        let choose = |game: &Oracle, legal: &[String], dice: &mut Dice| {
            any_line(game, legal, dice, number % 3 > 0)
        };
        play_out(&mut game, &mut dice, choose, |after, line| {
            check_pieces(after);
            check_run(after);
            check_scores(&before, after);
            before = after.clone();
            seen.push(line.split(' ').next().expect("a word").to_string());
        });
        check_end(&game);
        rings += u32::from(game.open_sides().is_some_and(|open| open <= 5));
    }
    assert!(rings > 0);
    let all = ["draw", "first", "gate", "guard", "pass", "place", "put", "tower", "wall"];
    let seen = counted(seen);
    assert!(seen.keys().eq(all.iter()), "{seen:?}");
}

/// The game had a reason to end, and only inhabitants and guards are left.
fn check_end(game: &Oracle) {
    assert_eq!(game.projected(), game.scores());
    assert!(game.legal().is_empty() && game.chances().is_empty());
    let state = &game.state;
    let walled = game.walls_left() == 0 || game.open_sides().is_some_and(|open| open <= 5);
    assert!(walled || state.bag.is_empty());
    let lies = |spot| state.board.land(spot) == Land::Homes;
    assert!(state.standing.iter().all(|&(_, spot)| lies(spot)));
}
