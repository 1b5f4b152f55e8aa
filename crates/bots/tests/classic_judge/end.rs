//! At the end of the game the judge is exact.

use super::{assert_near, every_position, games_of_all_kinds, judge};
use crate::classic_judge::Manner;
use crate::common::{after, classic};
use remparts_bots::judge::{Judge as _, Worth};
use remparts_engine::classic::state::Step;
use remparts_engine::classic::{Classic, Farmers};
use remparts_engine::kernel::game::{Game as _, Pending};
use remparts_engine::kernel::list::List;
use remparts_engine::kernel::seat::MAX_SEATS;

fn points(scores: &[i32]) -> Worth {
    let mut worth = [0.0; MAX_SEATS];
    worth.iter_mut().zip(scores).for_each(|(worth, score)| *worth = *score as f32);
    worth
}

#[test]
fn a_finished_game_is_worth_its_points() {
    let mut over = 0;
    for (number, (game, manner)) in (0..).zip(games_of_all_kinds()) {
        let mut judge = judge(&game);
        every_position(game, manner, number, |game| {
            judge.count(game);
            if let Pending::Over = game.pending() {
                assert_eq!(judge.worth(game), points(game.scores()));
                assert_eq!(judge.outlook(game, game.state().turn().seat), points(game.scores()));
                over += 1;
            }
        });
    }
    assert!(over > 20, "{over} games");
}

/// Once the last tile lies, what stands there is what will be scored. Farmers who count city by city
/// are judged field by field, which is not the same.
#[test]
fn the_last_tile_leaves_no_doubt() {
    let mut last = 0;
    for (number, (game, manner)) in (0..).zip(games_of_all_kinds()) {
        if game.rules().setup.farmers == Farmers::City4 {
            continue;
        }
        let mut judge = judge(&game);
        every_position(game, manner, number, |game| {
            if game.state().turn().step == Step::Figure && game.state().bag().tiles() == 0 {
                judge.count(game);
                assert_near(&judge.worth(game), &points(&game.ended()), "without a figure");
                last += 1;
            }
        });
    }
    assert!(last > 10, "{last} last tiles");
}

/// The best figure on the very last tile is found, and what it brings is exact.
#[test]
fn the_last_figure_is_the_best() {
    let (mut brought, mut legal) = (0, List::new());
    for number in 0..30 {
        let (name, players) = [("base", 2), ("base", 4), ("base-river", 3)][number as usize % 3];
        let start = classic(name, players);
        let mut judge = judge(&start);
        every_position(start, Manner::Well, number, |game: &Classic| {
            if game.state().turn().step != Step::Figure || game.state().bag().tiles() > 0 {
                return;
            }
            let seat = game.state().turn().seat;
            judge.survey(game);
            game.legal(&mut legal);
            let ends = legal.iter().map(|action| after(game, *action).scores().to_vec());
            let best = ends.max_by_key(|scores| scores[seat.index()]).expect("a choice");
            assert_near(&judge.outlook(game, seat), &points(&best), "the best figure");
            brought += u32::from(best[seat.index()] > game.ended()[seat.index()]);
        });
    }
    assert!(brought > 2, "{brought} last figures brought points");
}
