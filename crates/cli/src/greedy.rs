//! A player for demonstrations: takes what pays most if the game ended after this turn.

use crate::dice::GameDice;
use remparts_engine::classic::query::Breakdown;
use remparts_engine::classic::{Action, Classic, FigureKind};
use remparts_engine::kernel::game::{Game, Pending, Quiet};
use remparts_engine::kernel::list::List;
use remparts_engine::kernel::playout::Dice as _;
use remparts_engine::kernel::seat::{Seat, Viewer};

/// What a figure in the supply is worth, in hundredths of a point: enough to keep the last ones
/// for something better than a meadow.
const IN_SUPPLY: [i32; 10] = [0, 400, 650, 800, 900, 950, 980, 1_000, 1_010, 1_015];
/// A gift is unwrapped when it pays at least this much at once.
const GIFT: i32 = 300;

/// Picks one of the legal actions, by what the seat can see.
pub(crate) fn choose(game: &Classic, seat: Seat, dice: &mut GameDice) -> Action {
    let view = game.view(Viewer::Seat(seat));
    let known = view.known();
    let mut legal = List::new();
    view.legal(&mut legal);
    let now = worth(known, seat);
    let value = |action: &Action| match action {
        // A gift comes on top of the turn, so it counts from where we stand.
        Action::Unwrap(_) => {
            let gain = after(known, *action).map_or(0, |next| worth(&next, seat)) - now;
            if gain >= GIFT { i32::MAX / 2 + gain } else { i32::MIN / 2 }
        }
        _ => after(known, *action).map_or(i32::MIN / 2, |next| with_best_figure(&next, seat)),
    };
    // Ties and near ties are broken by the dice, or every game would look the same.
    let best = legal.iter().max_by_key(|action| value(action) + dice.below(60) as i32);
    best.copied().unwrap_or_default()
}

fn after(game: &Classic, action: Action) -> Option<Classic> {
    let mut next = game.clone();
    let Pending::Seat(seat) = next.pending() else { return None };
    next.play(seat, action, &mut Quiet).ok()?;
    Some(next)
}

/// The position once the same seat has made the best of its figure step, if that comes next.
fn with_best_figure(game: &Classic, seat: Seat) -> i32 {
    let mut legal = List::new();
    game.legal(&mut legal);
    if game.pending() != Pending::Seat(seat) || legal.first() != Some(&Action::Pass) {
        return worth(game, seat);
    }
    let values = legal.iter().filter_map(|action| Some(worth(&after(game, *action)?, seat)));
    values.max().unwrap_or_else(|| worth(game, seat))
}

/// Lead over the best other seat if the game ended now, and figures to go on with.
fn worth(game: &Classic, seat: Seat) -> i32 {
    let totals: Vec<i32> = game.projected().iter().map(Breakdown::total).collect();
    let others = Seat::first(game.seats()).filter(|other| *other != seat);
    let best = others.map(|other| totals[other.index()]).max().unwrap_or(0);
    let supply: usize =
        FigureKind::ALL.into_iter().map(|kind| usize::from(game.supply(seat, kind))).sum();
    100 * (totals[seat.index()] - best) + IN_SUPPLY[supply.min(IN_SUPPLY.len() - 1)]
}
