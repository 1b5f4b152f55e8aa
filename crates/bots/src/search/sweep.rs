//! The sweep: one step of expectimax over every tile that the next seat can draw, with its best
//! answer.

use super::turns::{once_laid, turns};
use crate::ahead::each_different;
use crate::judge::{Judge as _, Judged, Worth, lead};
use remparts_engine::kernel::game::{Pending, Quiet};
use remparts_engine::kernel::list::List;
use remparts_engine::kernel::seat::MAX_SEATS;

/// First actions of the next seat that are followed when the last tiles are solved. Each was judged
/// with the best that can follow it; with gifts and arrows there can be hundreds, and following them
/// all after each of hundreds of own turns takes minutes.
const ANSWERS: usize = 12;

/// What a position is worth once chance and the next seat have answered, over all answers.
pub(super) fn answered<G: Judged>(
    game: &G,
    judge: &mut G::Judge,
    legal: &mut List<G::Action>,
) -> Worth {
    over_answers(game, |next| match next.pending() {
        Pending::Seat(_) => once_laid(next, judge, legal),
        _ => judge.worth(next),
    })
}

/// What a position ends with if everyone plays the rest best, as far as the most promising answers
/// tell. For the very last tiles only.
pub(super) fn solved<G: Judged>(game: &G, judge: &mut G::Judge) -> Worth {
    match game.pending() {
        Pending::Chance(_) => over_answers(game, |next| solved(next, judge)),
        Pending::Seat(seat) => {
            let mut best = (f32::NEG_INFINITY, [0.0; MAX_SEATS]);
            for turn in turns(game, seat, judge, ANSWERS) {
                let worth = solved(&turn.after, judge);
                let lead = lead(&worth, game.seats(), seat);
                if lead > best.0 {
                    best = (lead, worth);
                }
            }
            best.1
        }
        Pending::Over => judge.worth(game),
    }
}

fn over_answers<G: Judged>(game: &G, mut worth: impl FnMut(&G) -> Worth) -> Worth {
    let mut sum = [0.0; MAX_SEATS];
    each_different(game, |answer, odds| {
        let mut next = game.clone();
        next.resolve_listed(answer, &mut Quiet);
        for (sum, worth) in sum.iter_mut().zip(worth(&next)) {
            *sum += worth * odds as f32;
        }
    });
    sum
}
