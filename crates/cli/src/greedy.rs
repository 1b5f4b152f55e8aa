//! A player for demonstrations: takes what pays most if the game ended after this turn.

use crate::ledger::{Sourced, total};
use remparts_bots::dice::GameDice;
use remparts_engine::kernel::game::{Pending, Quiet};
use remparts_engine::kernel::list::List;
use remparts_engine::kernel::playout::Dice as _;
use remparts_engine::kernel::seat::{Seat, Viewer};

/// What is done on top of the turn has to pay at least this much at once.
const ON_TOP: i32 = 300;

/// A game that can be played with greed. The default of its actions does nothing, and a list
/// begins with it where that is allowed.
pub(crate) trait Greedy: Sourced {
    /// The game with nothing in it that a viewer may not know.
    fn known_to(&self, viewer: Viewer) -> Self;

    /// What a seat has left to go on with, in hundredths of a point.
    fn reserve(&self, seat: Seat) -> i32;

    /// Whether an action comes on top of the turn, so that it counts from where we stand.
    fn is_on_top(action: Self::Action) -> bool;
}

/// Picks one of the legal actions, by what the seat can see.
pub(crate) fn choose<G: Greedy>(game: &G, seat: Seat, dice: &mut GameDice) -> G::Action {
    let known = &game.known_to(Viewer::Seat(seat));
    let mut legal = List::new();
    known.legal(&mut legal);
    let now = worth(known, seat);
    let value = |action: &G::Action| {
        if G::is_on_top(*action) {
            let gain = after(known, *action).map_or(0, |next| worth(&next, seat)) - now;
            if gain >= ON_TOP { i32::MAX / 2 + gain } else { i32::MIN / 2 }
        } else {
            after(known, *action).map_or(i32::MIN / 2, |next| with_best_figure(&next, seat))
        }
    };
    // Ties and near ties are broken by the dice, or every game would look the same.
    let best = legal.iter().max_by_key(|action| value(action) + dice.below(60) as i32);
    best.copied().unwrap_or_default()
}

fn after<G: Greedy>(game: &G, action: G::Action) -> Option<G> {
    let mut next = game.clone();
    let Pending::Seat(seat) = next.pending() else { return None };
    next.play(seat, action, &mut Quiet).ok()?;
    Some(next)
}

/// The position once the same seat has made the best of its figure step, if that comes next: it is
/// the step in which nothing need be done.
fn with_best_figure<G: Greedy>(game: &G, seat: Seat) -> i32 {
    let mut legal = List::new();
    game.legal(&mut legal);
    if game.pending() != Pending::Seat(seat) || legal.first() != Some(&G::Action::default()) {
        return worth(game, seat);
    }
    let values = legal.iter().filter_map(|action| Some(worth(&after(game, *action)?, seat)));
    values.max().unwrap_or_else(|| worth(game, seat))
}

/// Lead over the best other seat if the game ended now, and what is left to go on with.
fn worth(game: &impl Greedy, seat: Seat) -> i32 {
    let totals: Vec<i32> = game.forecast().iter().map(total).collect();
    let others = Seat::first(game.seats()).filter(|other| *other != seat);
    let best = others.map(|other| totals[other.index()]).max().unwrap_or(0);
    100 * (totals[seat.index()] - best) + game.reserve(seat)
}
