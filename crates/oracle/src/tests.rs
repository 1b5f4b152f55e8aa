//! Tests of the oracle itself.

mod city;
mod examples;
mod expansions;
mod gifts;
mod playout;
mod random;
mod river;
mod tile_facts;

use crate::{Conversation, Farmers, Options, Oracle, RiverBends};

/// Two players, the base game of the anniversary book, seat 1 begins.
fn plain() -> Options {
    Options {
        seats: 2,
        farmers: Farmers::Field3,
        two_tile_city_half: false,
        river: None,
        river_bends: RiverBends::Corridor,
        start_in_bag: false,
        abbot_leaves_at_once: false,
        retreat_from_gardens: false,
        abbot: false,
        anniversary: false,
        inn_tiles: false,
        big_meeples: false,
        gifts: false,
        first: Some(0),
    }
}

/// Plays a line, which must be possible.
#[track_caller]
fn play(game: &mut impl Conversation, line: &str) {
    if let Err(why) = game.play(line) {
        panic!("{why}\nlegal: {:#?}\nchances: {:#?}", game.legal(), game.chances());
    }
}

/// A whole turn: draws `kind`, places it at `at` (as `0,1 r2`) and ends with
/// `last` (a figure, a pass). A gift that falls due is always a Synod.
#[track_caller]
fn turn(game: &mut Oracle, kind: &str, at: &str, last: &str) {
    play(game, &format!("draw {kind}"));
    play(game, &format!("place {kind} {at}"));
    if game.chances().contains_key("gift synod") {
        play(game, "gift synod");
    }
    play(game, last);
}
