//! The reference opponents play whole games by the rules, and as strongly as they should.

use remparts_bots::Tallied as _;
use remparts_bots::dice;
use remparts_bots::player::{Choice, Failure, Limits, Player};
use remparts_bots::reference::NAMES;
use remparts_bots::roster::Rostered;
use remparts_bots::roster::{self, Unknown};
use remparts_engine::city::City;
use remparts_engine::classic::Classic;
use remparts_engine::kernel::game::{Game as _, Pending, Quiet};
use remparts_engine::kernel::list::List;
use remparts_engine::kernel::playout::Dice as _;
use remparts_engine::kernel::seat::{MAX_SEATS, Viewer};
use remparts_engine::notation::any::AnySetup;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

/// Players by name, a game by number, played to the end; every action goes through the rules.
fn played<G: Rostered>(start: &G, names: &[&str], number: u64) -> (G, Vec<G::Action>) {
    let mut game = start.clone();
    let seat = |(seat, name): (usize, &&str)| roster::player(name, number * 8 + seat as u64);
    let mut players: Vec<Box<dyn Player<G>>> =
        names.iter().enumerate().map(|named| seat(named).expect("a known name")).collect();
    let mut dice = dice::of_game(number, 1);
    let mut actions = Vec::new();
    loop {
        match game.pending() {
            Pending::Over => return (game, actions),
            Pending::Chance(_) => {
                let ticket = dice.below(game.tickets());
                game.resolve_listed(game.ticket(ticket), &mut Quiet);
            }
            Pending::Seat(seat) => {
                let view = game.view(Viewer::Seat(seat));
                let choice = players[seat.index()].choose(&view, &Limits::default());
                let action = choice.expect("a choice").action;
                game.play(seat, action, &mut Quiet).expect("a legal action");
                actions.push(action);
            }
        }
    }
}

fn classic(name: &str, players: u8) -> Classic {
    let Some(AnySetup::Classic(setup)) = AnySetup::named(name, players) else {
        panic!("{name} is a setup of the classic game");
    };
    Classic::new(setup).expect("a possible setup")
}

fn city(players: u8) -> City {
    let Some(AnySetup::City(setup)) = AnySetup::named("city", players) else {
        panic!("a setup of The City");
    };
    City::new(setup).expect("a possible setup")
}

/// Everyone's name, with few playouts.
fn names() -> impl Iterator<Item = String> {
    NAMES.iter().map(|(name, _)| match *name {
        "chance-uct" => "chance-uct-20".to_owned(),
        name => name.replace('N', "20"),
    })
}

/// Wins and lead of the first over the second in pairs of games with seats changed.
fn paired<G: Rostered>(start: &G, first: &str, second: &str, pairs: u64) -> (f64, f64) {
    let (mut wins, mut lead) = (0.0, 0.0);
    for number in 0..pairs {
        for seat in [0, 1] {
            let names = if seat == 0 { [first, second] } else { [second, first] };
            let scores = played(start, &names, number).0.scores().to_vec();
            let margin = f64::from(scores[seat] - scores[1 - seat]);
            wins += f64::midpoint(1.0, margin.signum() * f64::from(u8::from(margin != 0.0)));
            lead += margin;
        }
    }
    let games = 2.0 * pairs as f64;
    (wins / games, lead / games)
}

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
        let everyone: [&str; 4] = [&name, "random", "greedy", &name];
        let (game, _) = played(&classic("classic-all", 4), &everyone, 2);
        assert_eq!(game.pending(), Pending::Over, "{name}");
    }
}

#[test]
fn everyone_plays_the_city_or_says_no() {
    for name in names() {
        match roster::player::<City>(&name, 0) {
            Ok(_) => {
                let (game, _) = played(&city(3), &[&name, "random", &name], 3);
                assert_eq!(game.pending(), Pending::Over, "{name}");
            }
            Err(error) => assert_eq!(error, Unknown::OtherGame(name)),
        }
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
        let game = || played(&classic("base", 2), &[&name, &name], 4).1;
        assert!(game() == game(), "{name}");
    }
    let other = |number| played(&classic("base", 2), &["greedy", "greedy"], number).1;
    assert!(other(1) != other(2));
}

#[test]
fn greed_pays() {
    let (wins, lead) = paired(&classic("base", 2), "greedy", "random", 6);
    assert!(wins > 0.8 && lead > 10.0, "{wins} {lead}");
}

#[test]
fn looking_at_what_is_not_finished_pays_more() {
    let base = classic("base", 2);
    let (wins, lead) = paired(&base, "virtual-greedy", "greedy", 6);
    assert!(wins > 0.8 && lead > 20.0, "{wins} {lead}");
    let (wins, lead) = paired(&base, "virtual-greedy", "random", 6);
    assert!(wins > 0.99 && lead > 55.0, "{wins} {lead}");
    let (wins, lead) = paired(&city(2), "virtual-greedy", "greedy", 6);
    assert!(wins > 0.8 && lead > 10.0, "{wins} {lead}");
}

#[test]
fn a_greedy_turn_is_the_best_of_all_turns() {
    let (mut game, mut dice) = (classic("base", 2), dice::of_game(5, 0));
    let mut player = roster::player::<Classic>("greedy", 5).expect("a known name");
    let (mut legal, mut figures, mut scored) = (List::new(), List::new(), 0);
    loop {
        match game.pending() {
            Pending::Over => break,
            Pending::Chance(_) => {
                game.resolve_listed(game.ticket(dice.below(game.tickets())), &mut Quiet);
            }
            Pending::Seat(seat) => {
                let lead =
                    |game: &Classic| game.scores()[seat.index()] - game.scores()[1 - seat.index()];
                game.legal(&mut legal);
                let mut most = i32::MIN;
                for first in legal.iter() {
                    let mut placed = game.clone();
                    placed.play_listed(*first, &mut Quiet);
                    if placed.between_turns() {
                        most = most.max(lead(&placed));
                        continue;
                    }
                    placed.legal(&mut figures);
                    for second in figures.iter() {
                        let mut after = placed.clone();
                        after.play_listed(*second, &mut Quiet);
                        most = most.max(lead(&after));
                    }
                }
                let before = lead(&game);
                let mut first = true;
                while game.pending() == Pending::Seat(seat) && (first || !game.between_turns()) {
                    let view = game.view(Viewer::Seat(seat));
                    let choice = player.choose(&view, &Limits::default()).expect("a choice");
                    game.play(seat, choice.action, &mut Quiet).expect("a legal action");
                    first = false;
                }
                // The final scoring of the last turn is part of what it brings.
                assert_eq!(lead(&game), most);
                scored += u32::from(most > before);
            }
        }
    }
    assert!(scored > 5, "{scored} turns scored");
}

/// A position in which a tile is to be laid, with so many tiles left after it.
fn with_tiles_left<G: Rostered>(start: &G, left: usize, number: u64) -> G {
    let mut game = start.clone();
    let mut dice = dice::of_game(number, 2);
    let mut player = roster::player::<G>("virtual-greedy", number).expect("a known name");
    loop {
        match game.pending() {
            Pending::Over => panic!("the game has more tiles"),
            Pending::Chance(_) => {
                game.resolve_listed(game.ticket(dice.below(game.tickets())), &mut Quiet);
            }
            Pending::Seat(seat) => {
                let choice = player.choose(&game.view(Viewer::Seat(seat)), &Limits::default());
                let action = choice.expect("a choice").action;
                if G::lays(action) && game.tiles_left() <= left {
                    return game;
                }
                game.play(seat, action, &mut Quiet).expect("a legal action");
            }
        }
    }
}

/// One choice for the seat to move.
fn chosen<G: Rostered>(player: &mut dyn Player<G>, game: &G) -> Choice<G::Action> {
    let Pending::Seat(seat) = game.pending() else { panic!("a seat has to choose") };
    player.choose(&game.view(Viewer::Seat(seat)), &Limits::default()).expect("a choice")
}

/// Compares the two ways to the same value and says whether that was possible: without pruning
/// not every position can be looked at as a whole.
fn pruning_changes_nothing<G: Rostered>(start: &G, left: usize, number: u64) -> bool {
    let game = with_tiles_left(start, left, number);
    let choose = |name| chosen(&mut *roster::player::<G>(name, 7).expect("a known name"), &game);
    let (pruned, plain) = (choose("star2.5"), choose("expectimax"));
    if plain.visits == 120_000 {
        return false;
    }
    let (a, b) = (pruned.lead.expect("a value"), plain.lead.expect("a value"));
    assert!((a - b).abs() < 1e-3, "{number}: {a} and {b}");
    assert_eq!(pruned.action, plain.action, "{number}");
    assert!(pruned.visits <= plain.visits, "{} {}", pruned.visits, plain.visits);
    assert!(left == 0 || pruned.visits < plain.visits, "{} {}", pruned.visits, plain.visits);
    true
}

#[test]
fn star_pruning_changes_nothing_but_the_time() {
    let (base, arrows, city) = (classic("base", 2), classic("base-anniversary", 3), city(2));
    let mut compared = [0; 4];
    for number in 0..3 {
        compared[0] += u32::from(pruning_changes_nothing(&base, 0, number));
        compared[1] += u32::from(pruning_changes_nothing(&base, 2, number));
        compared[2] += u32::from(pruning_changes_nothing(&arrows, 1, number));
        compared[3] += u32::from(pruning_changes_nothing(&city, 1, number));
    }
    assert!(compared.iter().all(|compared| *compared > 1), "{compared:?}");
}

#[test]
fn a_tree_answers_the_figure_it_has_foreseen() {
    let mut game = with_tiles_left(&classic("base", 2), 50, 8);
    let mut player = roster::player::<Classic>("uct-2000", 8).expect("a known name");
    let placement = chosen(&mut *player, &game);
    let seat = game.chooser().expect("a seat");
    game.play(seat, placement.action, &mut Quiet).expect("a legal action");
    let figure = chosen(&mut *player, &game);
    assert_eq!(placement.line, [placement.action, figure.action]);
    // From memory: a part of the visits of the placement, and none of its own.
    assert!(figure.visits <= placement.visits, "{} {}", figure.visits, placement.visits);
    assert!(placement.visits < 2000);
}

#[test]
fn a_tree_is_not_used_for_another_position() {
    let game = with_tiles_left(&classic("base", 2), 50, 9);
    let seat = game.chooser().expect("a seat");
    let mut player = roster::player::<Classic>("uct-300", 9).expect("a known name");
    let placement = chosen(&mut *player, &game);
    let mut legal = List::new();
    game.legal(&mut legal);
    for other in legal.iter().filter(|other| **other != placement.action) {
        let mut next = game.clone();
        next.play(seat, *other, &mut Quiet).expect("a legal action");
        chosen(&mut *player, &game);
        let figure = chosen(&mut *player, &next);
        next.check(seat, figure.action).expect("a legal action");
        // A search of its own: its favorite has at least an even share of all visits.
        let mut choices = List::new();
        next.legal(&mut choices);
        assert!(choices.len() < 2 || figure.visits * choices.len() as u64 >= 300);
    }
}

#[test]
fn a_search_stops_when_it_is_told() {
    let game = with_tiles_left(&classic("base", 2), 60, 10);
    let stop = Some(Arc::new(AtomicBool::new(true)));
    for name in ["uct-1000000000", "chance-uct", "star2.5"] {
        let mut player = roster::player::<Classic>(name, 0).expect("a known name");
        let seat = game.chooser().expect("a seat");
        let limits = Limits { stop: stop.clone(), ..Limits::default() };
        let choice = player.choose(&game.view(Viewer::Seat(seat)), &limits).expect("a choice");
        game.check(seat, choice.action).expect("a legal action");
        assert!(choice.visits < 10_000, "{name} {}", choice.visits);
    }
}

#[test]
fn there_are_seats_for_everyone() {
    let names = ["virtual-greedy"; MAX_SEATS];
    let (game, _) = played(&classic("base-inns", 6), &names, 6);
    assert_eq!(game.scores().len(), MAX_SEATS);
}
