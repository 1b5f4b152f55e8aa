//! The ways through a turn: where the tile goes, then the figure and what else there is to choose.

use crate::judge::{Judge as _, Judged, Worth, lead};
use remparts_engine::kernel::game::{Pending, Quiet};
use remparts_engine::kernel::list::List;
use remparts_engine::kernel::seat::{MAX_SEATS, Seat};

/// A way through the rest of a turn.
#[derive(Clone)]
pub(super) struct Turn<G: Judged> {
    /// What the seat does, in order.
    pub(super) actions: Vec<G::Action>,
    /// The position when it is no longer the seat's to choose.
    pub(super) after: G,
    /// What the seat seems to lead by then.
    pub(super) lead: f32,
}

/// Finds the ways through a turn in two levels: every first action is judged with the best that can
/// follow, and only the `firsts` most promising are followed.
pub(super) fn turns<G: Judged>(
    game: &G,
    seat: Seat,
    judge: &mut G::Judge,
    firsts: usize,
) -> Vec<Turn<G>> {
    let mut legal = List::new();
    let mut found = Vec::new();
    let mut open: Vec<Turn<G>> = Vec::new();
    follow(game, &[], seat, judge, &mut legal, &mut open);
    open.sort_by(|a, b| b.lead.total_cmp(&a.lead));
    open.truncate(firsts);
    while let Some(turn) = open.pop() {
        if turn.after.pending() == Pending::Seat(seat) {
            follow(&turn.after, &turn.actions, seat, judge, &mut legal, &mut open);
        } else {
            found.push(turn);
        }
    }
    // The order of what looks alike is that of the list of actions, so that it never changes.
    found.sort_by(|a, b| b.lead.total_cmp(&a.lead).then_with(|| a.actions.cmp(&b.actions)));
    found
}

fn follow<G: Judged>(
    game: &G,
    so_far: &[G::Action],
    seat: Seat,
    judge: &mut G::Judge,
    legal: &mut List<G::Action>,
    out: &mut Vec<Turn<G>>,
) {
    game.legal(legal);
    judge.survey(game);
    for action in legal.iter() {
        let mut after = game.clone();
        after.play_listed(*action, &mut Quiet);
        let lead = lead(&judge.outlook(&after, seat), game.seats(), seat);
        let actions = so_far.iter().copied().chain([*action]).collect();
        out.push(Turn { actions, after, lead });
    }
}

/// The best of some actions of a surveyed position, with what it looks worth; the first of equals.
pub(super) fn best_of<G: Judged>(
    game: &G,
    seat: Seat,
    actions: &[G::Action],
    judge: &G::Judge,
) -> (G::Action, Worth) {
    let mut best = (actions[0], [0.0; MAX_SEATS]);
    let mut most = f32::NEG_INFINITY;
    for action in actions {
        let mut next = game.clone();
        next.play_listed(*action, &mut Quiet);
        let worth = judge.outlook(&next, seat);
        let lead = lead(&worth, game.seats(), seat);
        if lead > most {
            (most, best) = (lead, (*action, worth));
        }
    }
    best
}
