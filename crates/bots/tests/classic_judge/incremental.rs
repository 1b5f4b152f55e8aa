//! Incremental evaluation: a judge that remembers the position before says the same as one that
//! evaluates everything anew.

use super::{Manner, every_position, games_of_all_kinds, judge};
use crate::common::{after, answer, classic};
use remparts_bots::classic::ClassicWeights;
use remparts_bots::dice::of_game;
use remparts_bots::judge::{Judge as _, Judged as _};
use remparts_engine::classic::state::Step;
use remparts_engine::classic::{Action, Classic};
use remparts_engine::kernel::game::{Game as _, Pending};
use remparts_engine::kernel::list::List;
use remparts_engine::kernel::seat::MAX_SEATS;

/// Compares every action of every position of a game; returns how many there were.
fn compare(game: Classic, manner: Manner, number: u64) -> u32 {
    let mut surveyed = judge(&game);
    // This one counts the tiles but is never shown a position, so there is nothing it could
    // remember.
    let mut anew = judge(&game);
    let (mut legal, mut compared) = (List::new(), 0);
    every_position(game, manner, number, |game| {
        let Pending::Seat(seat) = game.pending() else { return };
        surveyed.survey(game);
        anew.count(game);
        assert_eq!(surveyed.worth(game), anew.worth(game));
        game.legal(&mut legal);
        for action in legal.iter() {
            let next = after(game, *action);
            let (one, other) = (surveyed.outlook(&next, seat), anew.outlook(&next, seat));
            assert_eq!(one, other, "{action:?} in game {number}");
            compared += 1;
        }
    });
    compared
}

#[test]
fn the_survey_changes_no_answer() {
    let mut compared = 0;
    for (number, (game, manner)) in (0..).zip(games_of_all_kinds()) {
        compared += compare(game, manner, number);
    }
    for number in 100..112 {
        compared += compare(classic("base", 2), Manner::Well, number);
        compared += compare(classic("base", 2), Manner::Anyhow, number);
    }
    for number in 200..204 {
        compared += compare(classic("classic-all", 2), Manner::Well, number);
        compared += compare(classic("classic-all", 3), Manner::Anyhow, number);
    }
    assert!(compared > 100_000, "{compared} actions were compared");
}

/// Counting what has changed comes to the same as counting everything.
#[test]
fn counts_do_not_depend_on_what_was_counted_before() {
    for (number, (game, manner)) in (0..).zip(games_of_all_kinds()).step_by(5) {
        let mut counting = judge(&game);
        let mut positions = 0;
        every_position(game, manner, number, |game| {
            // Not every time: several tiles may be gone since.
            positions += 1;
            if positions % 7 == 0 {
                counting.count(game);
                assert_eq!(counting.worth(game), judge(game).worth(game));
            }
        });
    }
}

/// Where features cannot meet, the outlook before the figure is what the best figure then gives.
#[test]
fn the_outlook_finds_the_best_figure() {
    // A figure put down may also threaten to join something, which the outlook leaves out.
    let weights = ClassicWeights { join: 0.0, ..ClassicWeights::default() };
    let (mut legal, mut put) = (List::new(), 0);
    for number in 0..12 {
        let manner = if number % 2 == 0 { Manner::Anyhow } else { Manner::Well };
        let start = classic(["base", "base-nofields", "base-river"][number as usize % 3], 2);
        let mut judge = start.judge(&weights);
        every_position(start, manner, number, |game| {
            if game.state().turn().step != Step::Figure {
                return;
            }
            let seat = game.state().turn().seat;
            judge.survey(game);
            let outlook = judge.outlook(game, seat);
            game.legal(&mut legal);
            let mut best = (f32::NEG_INFINITY, [0.0; MAX_SEATS], Action::Pass);
            for action in legal.iter() {
                let worth = judge.worth(&after(game, *action));
                if worth[seat.index()] > best.0 {
                    best = (worth[seat.index()], worth, *action);
                }
            }
            super::assert_near(&best.1, &outlook, "the best figure");
            put += u32::from(best.2 != Action::Pass);
        });
    }
    assert!(put > 100, "{put} figures were worth putting");
}

/// A gift is dealt between the tile and the figure. A placement that earns one must not look as if
/// it earned none and left no room for a figure.
#[test]
fn a_gift_about_to_be_dealt_is_as_good_as_held() {
    let mut dealt = 0;
    for (number, manner) in (0..).zip([Manner::Anyhow, Manner::Well, Manner::Well]) {
        let start = classic("base-gifts", 3);
        let mut judge = judge(&start);
        every_position(start, manner, number, |game| {
            if game.state().turn().step != Step::Gift {
                return;
            }
            let seat = game.state().turn().seat;
            judge.survey(game);
            let before = judge.outlook(game, seat);
            let mut next = game.clone();
            answer(&mut next, &mut of_game(5, dealt));
            assert_eq!(next.state().turn().step, Step::Figure);
            super::assert_near(&before, &judge.outlook(&next, seat), "with the gift in hand");
            dealt += 1;
        });
    }
    assert!(dealt > 30, "{dealt} gifts were dealt");
}

/// What is done without a thought is at least allowed, and not always the same.
#[test]
fn reflexes_are_legal() {
    let (mut put, mut passed) = (0, 0);
    for (number, (game, manner)) in (0..).zip(games_of_all_kinds()).step_by(2) {
        let mut judge = judge(&game);
        every_position(game, manner, number, |game| {
            let Pending::Seat(seat) = game.pending() else { return };
            judge.count(game);
            let Some(action) = judge.reflex(game, seat) else { return };
            assert_eq!(game.check(seat, action), Ok(()));
            if action == Action::Pass { passed += 1 } else { put += 1 }
        });
    }
    assert!(put > 50 && passed > 50, "{put} put, {passed} passed");
}
