//! The ways through a turn: where the tile goes, then the figure and what else there is to choose.

use super::sweep::answered;
use crate::judge::{Judge as _, Judged, Worth, lead};
use remparts_engine::kernel::game::{Pending, Quiet};
use remparts_engine::kernel::list::List;
use remparts_engine::kernel::seat::{MAX_SEATS, Seat};

/// A way through the rest of a turn, with the position it leads to.
#[derive(Clone)]
pub(super) struct Turn<G: Judged> {
    /// The actions of the seat, in order.
    pub(super) actions: Vec<G::Action>,
    /// The position when it is no longer the seat's to choose.
    pub(super) after: G,
    /// The lead of the seat by then, as judged.
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
    let worths = glances(game, seat, legal, judge);
    for (action, worth) in legal.iter().zip(worths) {
        let mut after = game.clone();
        after.play_listed(*action, &mut Quiet);
        let actions = so_far.iter().copied().chain([*action]).collect();
        out.push(Turn { actions, after, lead: lead(&worth, game.seats(), seat) });
    }
}

/// The judged value of each action with the best that can follow in the same turn. What comes
/// before the tile is laid, such as unwrapping a gift, is judged with the tile in its best place,
/// or it would never look worth the while.
pub(crate) fn glances<G: Judged>(
    game: &G,
    seat: Seat,
    actions: &[G::Action],
    judge: &mut G::Judge,
) -> Vec<Worth> {
    let after = |action: G::Action| {
        let mut next = game.clone();
        next.play_listed(action, &mut Quiet);
        next
    };
    judge.survey(game);
    let mut worths: Vec<Worth> =
        actions.iter().map(|action| judge.outlook(&after(*action), seat)).collect();
    if actions.iter().any(|action| G::lays(*action)) {
        let mut legal = List::new();
        for (action, worth) in actions.iter().zip(&mut worths) {
            if !G::lays(*action) {
                *worth = once_laid(&after(*action), judge, &mut legal);
            }
        }
    }
    worths
}

/// The worth of a position before the tile is laid, once it lies where it is best.
pub(super) fn once_laid<G: Judged>(
    game: &G,
    judge: &mut G::Judge,
    legal: &mut List<G::Action>,
) -> Worth {
    match game.pending() {
        Pending::Seat(seat) => {
            judge.survey(game);
            game.legal(legal);
            best_of(game, seat, legal, judge).1
        }
        // Another tile is drawn first.
        _ => answered(game, judge, legal),
    }
}

/// The best of some actions of a surveyed position, with its judged value; the first of equals.
/// Where a tile can be laid, what comes before that is left out.
pub(super) fn best_of<G: Judged>(
    game: &G,
    seat: Seat,
    actions: &[G::Action],
    judge: &G::Judge,
) -> (G::Action, Worth) {
    let mut best = (actions[0], [0.0; MAX_SEATS]);
    let mut most = f32::NEG_INFINITY;
    let laying = actions.iter().any(|action| G::lays(*action));
    for action in actions.iter().filter(|action| !laying || G::lays(**action)) {
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::classic::ClassicWeights;
    use crate::dice::of_game;
    use crate::tallied::Tallied as _;
    use remparts_engine::classic::Classic;
    use remparts_engine::kernel::game::Game as _;
    use remparts_engine::kernel::playout::Dice as _;
    use remparts_engine::notation::any::AnySetup;

    /// Unwrapping a gift looks worth what the best placement after it looks worth.
    #[test]
    fn what_comes_before_the_tile_is_judged_with_the_tile_laid() {
        let Some(AnySetup::Classic(setup)) = AnySetup::named("base-gifts", 3) else {
            panic!("a setup of the classic game");
        };
        let mut game = Classic::new(setup).expect("a possible setup");
        let mut judge = game.judge(&ClassicWeights::default());
        let (mut dice, mut legal, mut after) = (of_game(3, 0), List::new(), List::new());
        let mut unwrapped = 0;
        loop {
            match game.pending() {
                Pending::Over => break,
                Pending::Chance(_) => {
                    let answer = game.ticket(dice.below(game.tickets()));
                    game.resolve_listed(answer, &mut Quiet);
                }
                Pending::Seat(seat) => {
                    game.legal(&mut legal);
                    let worths = glances(&game, seat, &legal, &mut judge);
                    let laying = legal.iter().any(|action| Classic::lays(*action));
                    for (action, worth) in legal.iter().zip(worths) {
                        let mut next = game.clone();
                        next.play_listed(*action, &mut Quiet);
                        let due = next.pending() == Pending::Seat(seat);
                        if laying && due && !Classic::lays(*action) {
                            next.legal(&mut after);
                            judge.survey(&next);
                            assert_eq!(worth, best_of(&next, seat, &after, &judge).1);
                            unwrapped += 1;
                        }
                    }
                    let action = game.pick(&mut dice, &mut legal);
                    game.play_listed(action, &mut Quiet);
                }
            }
        }
        assert!(unwrapped > 20, "{unwrapped} gifts could be unwrapped");
    }
}
