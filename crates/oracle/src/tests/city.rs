//! Tests of the oracle of The City.

mod ending;
mod features;
mod followers;
mod random;
mod tile_facts;
mod walls;

use super::play;
use crate::Conversation;
use crate::city::state::Step;
use crate::city::{Options, Oracle};
use crate::shared::take;

/// Two players, seat 1 begins.
fn plain() -> Options {
    Options { first: Some(0), ..Options::book(2) }
}

/// Draws `kind` (without its `city/`), lays it at `at` (as `0,1 r2`) and ends
/// with `last`: a spot on that tile for the follower, or `pass`.
#[track_caller]
fn turn(game: &mut Oracle, kind: &str, at: &str, last: &str) {
    play(game, &format!("draw city/{kind}"));
    play(game, &format!("place city/{kind} {at}"));
    if last == "pass" {
        return play(game, last);
    }
    let (cell, _) = at.split_once(' ').expect("cell and turns");
    play(game, &format!("put follower {cell} {last}"));
}

/// A whole game is not needed: puts tiles aside as if they had fitted nowhere, until the next draw
/// has this number. Kinds to `keep` stay in the bag.
fn skip_to(game: &mut Oracle, draw: usize, keep: &[&str]) {
    let state = &mut game.state;
    let names: Vec<String> = state.board.kinds.iter().map(|k| k.name.clone()).collect();
    while 75 - state.bag.len() < draw - 1 {
        let kept = |kind: usize| keep.iter().any(|k| names[kind] == format!("city/{k}"));
        let idle = state.bag.iter().copied().find(|&kind| !kept(kind));
        let idle = take(&mut state.bag, idle.expect("a tile to put aside"));
        state.boxed.push(idle);
    }
}

/// The lines of a list that begin with this word.
fn lines(game: &Oracle, word: &str) -> Vec<String> {
    game.legal().into_iter().filter(|line| line.starts_with(word)).collect()
}

/// Takes a tile from the bag and lays it without a turn.
fn lay(game: &mut Oracle, kind: &str, cell: (i32, i32), turns: usize) {
    let state = &mut game.state;
    let name = format!("city/{kind}");
    let kind = state.board.kinds.iter().position(|k| k.name == name);
    let kind = take(&mut state.bag, kind.expect("a kind of tile"));
    state.board.lay(kind, cell, turns);
}

/// Lays tiles without streets, which fit anywhere, on these cells.
fn pave(game: &mut Oracle, cells: &[(i32, i32)]) {
    let mut kinds = vec!["market4-l", "market4-g", "market4-f"];
    kinds.extend(["market3-l", "market3-g", "market3-f", "homes-comtal", "homes-nazaire"]);
    kinds.extend(["market2-l-public", "market2-g-public", "market2-f-public"]);
    for (&cell, kind) in cells.iter().zip(kinds) {
        lay(game, kind, cell, 0);
    }
}

/// Opens a wall phase as if the tile of this draw had scored, with so many
/// pieces to build.
fn wall_phase(game: &mut Oracle, draw: usize, pieces: usize) {
    skip_to(game, draw + 1, &[]);
    game.state.begin_walls();
    game.state.phase.pieces = pieces;
}

/// Builds these pieces without guards and leaves out the tower.
#[track_caller]
fn build(game: &mut Oracle, pieces: &[&str]) {
    for piece in pieces {
        play(game, piece);
        while matches!(game.state.step, Step::Guard(..) | Step::Tower) {
            play(game, "pass");
        }
    }
}
