//! Who beats whom, and choices that can be checked by trying everything.

use crate::references::{chosen, city, classic, paired, with_tiles_left};
use remparts_bots::Tallied as _;
use remparts_bots::dice;
use remparts_bots::player::Limits;
use remparts_bots::roster;
use remparts_engine::classic::Classic;
use remparts_engine::kernel::game::{Game as _, Pending, Quiet};
use remparts_engine::kernel::list::List;
use remparts_engine::kernel::playout::Dice as _;
use remparts_engine::kernel::seat::Viewer;

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
fn judging_what_may_come_pays_still_more() {
    let base = classic("base", 2);
    for (name, pairs) in [("expected-points", 4), ("ranking", 4), ("star2.5", 1)] {
        let (wins, lead) = paired(&base, name, "virtual-greedy", pairs);
        assert!(wins > 0.6 && lead > 5.0, "{name} {wins} {lead}");
    }
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

/// The lead of the seat to move after the best play of all, by trying everything.
fn solved(game: &Classic) -> f64 {
    match game.pending() {
        Pending::Over => f64::from(game.scores()[0] - game.scores()[1]),
        Pending::Chance(_) => {
            let answers = game.answers();
            let sum = answers.iter().map(|(answer, tickets)| {
                let mut next = game.clone();
                next.resolve_listed(*answer, &mut Quiet);
                f64::from(*tickets) * solved(&next)
            });
            sum.sum::<f64>() / f64::from(game.tickets())
        }
        Pending::Seat(seat) => {
            let mut legal = List::new();
            game.legal(&mut legal);
            let values = legal.iter().map(|action| {
                let mut next = game.clone();
                next.play_listed(*action, &mut Quiet);
                solved(&next)
            });
            if seat.index() == 0 { values.fold(-1e9, f64::max) } else { values.fold(1e9, f64::min) }
        }
    }
}

#[test]
fn expected_points_solves_the_last_two_tiles() {
    for number in 0..4 {
        for left in [0, 1] {
            let game = with_tiles_left(&classic("base", 2), left, number);
            let mut player = roster::player::<Classic>("expected-points", 1).expect("a known name");
            let choice = chosen(&mut *player, &game);
            let sign = if game.chooser().expect("a seat").index() == 0 { 1.0 } else { -1.0 };
            let lead = f64::from(choice.lead.expect("a value"));
            assert_eq!(lead, sign * solved(&game), "{number}");
            // What it does keeps that value.
            let mut next = game.clone();
            next.play_listed(choice.action, &mut Quiet);
            assert_eq!(lead, sign * solved(&next), "{number}");
        }
    }
}
