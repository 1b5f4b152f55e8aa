//! Tests of the oracle of The City.

mod ending;
mod features;
mod followers;
mod random;
mod tile_facts;
mod walls;

use crate::city::{Options, Oracle};
use crate::state::take;

/// Two players, seat 1 begins.
fn plain() -> Options {
    Options { seats: 2, guard_each_wall: false, first: Some(0) }
}

/// Plays a line, which must be possible.
#[track_caller]
fn play(game: &mut Oracle, line: &str) {
    if let Err(why) = game.play(line) {
        panic!("{why}\nlegal: {:#?}\nchances: {:#?}", game.legal(), game.chances());
    }
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

/// Puts tiles aside as if they had fitted nowhere, until the next draw is the
/// draw of this number. Kinds to `keep` stay in the bag.
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
