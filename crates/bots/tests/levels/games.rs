//! Whole games in every kind of setup.

use crate::common::{city, classic, small_town, thinned};
use crate::levels::{play, player, visits};
use remparts_bots::levels::{LEVELS, Style};
use remparts_bots::player::Player;
use remparts_bots::roster::Rostered;
use remparts_bots::{Limits, Tallied as _};
use remparts_engine::classic::{Classic, FeatureKind};
use remparts_engine::kernel::game::{Game as _, Pending};

/// Every level, and every style of those that have one.
fn everyone() -> Vec<String> {
    let mut names: Vec<String> = LEVELS.iter().map(|(level, _)| (*level).to_owned()).collect();
    for level in ["club", "advanced", "expert", "master"] {
        names.extend(Style::NAMED.iter().map(|(_, style, _)| format!("{level}+{style}")));
    }
    names
}

/// Plays a game in which everyone has a turn before anyone has another, in whichever seat, so that
/// one game shows all of them. Returns how many turns they had, by player.
fn relay<G: Rostered>(start: &G, number: u64) -> Vec<u32> {
    let names = everyone();
    let mut players: Vec<Box<dyn Player<G>>> =
        names.iter().map(|name| player(name, number)).collect();
    let mut turns = vec![0; names.len()];
    // Beginning with another one in each setup.
    let mut next = number as usize % names.len();
    let end = play(start, number, |_, _, view| {
        let choice = players[next].choose(view, &visits(16));
        let action = choice.unwrap_or_else(|error| panic!("{}: {error}", names[next])).action;
        turns[next] += 1;
        if G::lays(action) {
            next = (next + 1) % names.len();
        }
        action
    });
    assert_eq!(end.pending(), Pending::Over);
    turns
}

/// Bags are made small by taking one tile of each kind, which keeps all that tiles can do.
#[test]
fn everyone_plays_every_classic_game() {
    let setups = [
        ("base", 2),
        ("base", 5),
        ("base-sixth-color", 6),
        ("base-first-edition", 2),
        ("base-nofields", 2),
        ("base-river", 2),
        ("base-river1", 3),
        ("base-river3", 2),
        ("base-inns", 2),
        ("base-inn-tiles", 2),
        ("base-big-meeples", 2),
        ("base-abbot", 2),
        ("base-anniversary", 2),
        ("base-gifts", 2),
        ("classic-all", 2),
        ("classic-all", 6),
    ];
    for (number, (name, players)) in (0..).zip(setups) {
        let turns = relay(&thinned(&classic(name, players), 1), number);
        assert!(turns.iter().all(|turns| *turns > 0), "{name}: {turns:?}");
    }
    relay(&classic("base", 2), 99);
}

#[test]
fn everyone_plays_the_city() {
    for (number, (name, players)) in
        (0..).zip([("city", 2), ("city", 3), ("city", 4), ("city-guards", 3)])
    {
        let turns = relay(&small_town(&city(name, players)), number);
        assert!(turns.iter().all(|turns| *turns > 0), "{name}: {turns:?}");
    }
}

/// All levels at one table, from the first tile to the last.
#[test]
fn six_levels_sit_at_one_table() {
    let names = LEVELS.map(|(level, _)| level);
    let start = thinned(&classic("classic-all", 6), 2);
    let end = crate::levels::played(&start, &names, 1, &visits(16));
    assert_eq!(end.tiles_left(), 0);
    assert!(end.scores().iter().all(|points| *points > 0), "{:?}", end.scores());
}

/// A beginner does not lie down in a field, whatever could be had there.
#[test]
fn beginners_do_not_farm() {
    for (number, name) in (0..).zip(["base", "base-first-edition", "classic-all"]) {
        let mut beginners: Vec<_> =
            (0..2).map(|seed| player::<Classic>("beginner", seed)).collect();
        let mut put = 0;
        play(&classic(name, 2), number, |game: &Classic, seat, view| {
            let choice = beginners[seat.index()].choose(view, &Limits::default());
            let action = choice.expect("a choice").action;
            assert!(!game.is_for_good(action), "{action:?}");
            let farming = |figure: &(_, _, remparts_engine::classic::Spot)| {
                game.feature(figure.2).is_some_and(|feature| feature.kind == FeatureKind::Field)
            };
            assert!(!game.figures().iter().any(farming) || game.hides(), "{name}");
            put += u32::from(matches!(action, remparts_engine::classic::Action::Put { .. }));
            action
        });
        assert!(put > 10, "{put} figures");
    }
}
