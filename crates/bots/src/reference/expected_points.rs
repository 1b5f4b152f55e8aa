//! One turn of lookahead by expected points; the last two tiles exactly.

use super::expectation::Expectation;
use crate::ahead::{Turns, each_different, margin};
use crate::dice::{self, GameDice};
use crate::player::{Choice, Failure, Limits, Player, chooser};
use crate::tallied::Tallied as _;
use remparts_engine::classic::{Action, Classic, View};
use remparts_engine::kernel::game::{Game as _, Pending, Quiet, Sight as _};
use remparts_engine::kernel::seat::Seat;

/// Judges by expected points: what unfinished features bring now, and with the chance that the
/// tiles come what completing them adds.
pub(super) struct ExpectedPoints {
    dice: GameDice,
    turns: Turns<Classic>,
    replies: Turns<Classic>,
}

impl ExpectedPoints {
    pub(super) fn new(seed: u64) -> Self {
        Self { dice: dice::of_game(seed, 0), turns: Turns::new(), replies: Turns::new() }
    }
}

impl Player<Classic> for ExpectedPoints {
    fn choose(&mut self, view: &View, _limits: &Limits) -> Result<Choice<Action>, Failure> {
        let seat = chooser::<Classic>(view)?;
        let known = view.known();
        let Self { dice, turns, replies } = self;
        let (action, worth) = if known.tiles_left() <= 1 {
            turns.choose(known, seat, dice, &mut |game| after_reply(game, seat, replies))
        } else {
            let expected = Expectation::new(known);
            turns.choose(known, seat, dice, &mut |game| expected.lead(game, seat))
        };
        Ok(Choice { lead: Some(worth as f32), ..Choice::bare(action) })
    }
}

/// The final lead of a seat once the next one has made the best of the last tile.
fn after_reply(game: &Classic, seat: Seat, turns: &mut Turns<Classic>) -> f64 {
    let seats = game.seats();
    if !matches!(game.pending(), Pending::Chance(_)) {
        return f64::from(margin(&game.ended(), seats, seat));
    }
    let mut sum = 0.0;
    each_different(game, |answer, odds| {
        let mut next = game.clone();
        next.resolve_listed(answer, &mut Quiet);
        let mut best = (f64::NEG_INFINITY, f64::from(margin(&next.ended(), seats, seat)));
        if let Pending::Seat(other) = next.pending() {
            turns.best(&next, other, &mut |last| {
                let points = last.ended();
                let theirs = f64::from(margin(&points, seats, other));
                if theirs > best.0 {
                    best = (theirs, f64::from(margin(&points, seats, seat)));
                }
                theirs
            });
        }
        sum += odds * best.1;
    });
    sum
}
