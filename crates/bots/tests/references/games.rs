//! Whole games by every reference opponent: to the end, by the rules, reproducible by seed, refused
//! out of turn.

use crate::references::{city, classic, names, played};
use remparts_bots::dice;
use remparts_bots::player::{Failure, Limits};
use remparts_bots::reference::NAMES;
use remparts_bots::roster::{self, Unknown};
use remparts_engine::city::City;
use remparts_engine::classic::Classic;
use remparts_engine::kernel::game::{Game as _, Pending, Quiet};
use remparts_engine::kernel::playout::Dice as _;
use remparts_engine::kernel::seat::{MAX_SEATS, Viewer};

#[test]
fn everyone_plays_the_base_game() {
    for name in names() {
        let (game, _) = played(&classic("base", 2), &[&name, "random"], 1);
        assert_eq!(game.state().tiles_laid(), 72 - game.boxed().len(), "{name}");
    }
}

#[test]
fn everyone_plays_with_everything() {
    for name in names() {
        let everyone: [&str; 4] = [&name, "random", "greedy", "random"];
        let (game, _) = played(&classic("classic-all", 4), &everyone, 2);
        assert_eq!(game.pending(), Pending::Over, "{name}");
    }
}

#[test]
fn everyone_plays_the_city_or_says_no() {
    for name in names() {
        match roster::player::<City>(&name, 0) {
            Ok(_) => {
                let (game, _) = played(&city(3), &["random", &name, "random"], 3);
                assert_eq!(game.pending(), Pending::Over, "{name}");
            }
            Err(error) => assert_eq!(error, Unknown::OtherGame(name)),
        }
    }
}

#[test]
fn all_names_are_told() {
    let told: Vec<&str> = NAMES.iter().map(|(name, _)| *name).collect();
    for name in ["greedy", "expected-points", "ranking", "star2.5", "uct-N", "chance-uct"] {
        assert!(told.contains(&name), "{name}");
    }
    for name in told {
        roster::player::<Classic>(&name.replace('N', "5"), 0).expect("a player");
    }
}

#[test]
fn nobody_has_other_names() {
    for name in ["", "nobody", "uct-", "uct-0", "uct-many", "chance-uct-"] {
        let error = roster::player::<Classic>(name, 0).err();
        assert_eq!(error, Some(Unknown::Nobody(name.to_owned())));
    }
}

#[test]
fn nobody_chooses_out_of_turn() {
    let mut game = classic("base", 2);
    let mut dice = dice::of_game(0, 0);
    while !matches!(game.pending(), Pending::Seat(_)) {
        game.resolve_listed(game.ticket(dice.below(game.tickets())), &mut Quiet);
    }
    let audience = game.view(Viewer::Audience);
    for name in names() {
        let mut player = roster::player::<Classic>(&name, 0).expect("a known name");
        let refused = player.choose(&audience, &Limits::default()).err();
        assert_eq!(refused, Some(Failure::NothingToChoose), "{name}");
    }
}

#[test]
fn the_same_seed_plays_the_same_game() {
    for name in names() {
        let game = || played(&classic("base", 2), &[&name, "greedy"], 4).1;
        assert!(game() == game(), "{name}");
    }
    let other = |number| played(&classic("base", 2), &["greedy", "greedy"], number).1;
    assert!(other(1) != other(2));
}

#[test]
fn there_are_seats_for_everyone() {
    let names = ["virtual-greedy"; MAX_SEATS];
    let (game, _) = played(&classic("base-inns", 6), &names, 6);
    assert_eq!(game.scores().len(), MAX_SEATS);
}
