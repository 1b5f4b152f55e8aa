//! One turn of lookahead, content with what is nearly as good as the best it sees.

use crate::ahead::{Turns, margin};
use crate::dice::{self, GameDice};
use crate::judge::{Judged, lead};
use crate::player::{Choice, Failure, Limits, Player, chooser};
use crate::search::glances;
use remparts_engine::kernel::game::{Quiet, Sight as _};
use remparts_engine::kernel::list::List;
use remparts_engine::kernel::playout::one_of;
use remparts_engine::kernel::seat::Seat;

/// The evaluation that a modest player uses.
pub(super) enum Eye<G: Judged> {
    /// Its own points, on the track and a little of those to come.
    Own,
    /// The lead if the game ended now, and whether there is a figure left.
    Ended,
    /// Everything that the judge sees.
    Judge(G::Weights),
}

/// The weight that a beginner gives points that are not yet on the track.
const TO_COME: f64 = 0.4;
/// What a novice gives for the last figure in hand, and for any other.
const LAST_FIGURE: f64 = 4.0;
const FIGURE: f64 = 1.0;

/// Takes any turn that looks at most `regret` points worse than the best.
pub(super) struct Modest<G: Judged> {
    eye: Eye<G>,
    regret: f64,
    dice: GameDice,
    judge: Option<G::Judge>,
    turns: Turns<G>,
    legal: List<G::Action>,
}

impl<G: Judged> Modest<G> {
    pub(super) fn new(eye: Eye<G>, regret: f64, seed: u64) -> Self {
        let (turns, legal) = (Turns::new(), List::new());
        Self { eye, regret, dice: dice::of_game(seed, 0), judge: None, turns, legal }
    }

    /// The value of each legal action.
    fn values(&mut self, game: &G, seat: Seat) -> Vec<f64> {
        game.legal(&mut self.legal);
        let Self { eye, judge, turns, legal, .. } = self;
        let seats = game.seats();
        let after = |action: &G::Action| {
            let mut next = game.clone();
            next.play_listed(*action, &mut Quiet);
            next
        };
        match eye {
            Eye::Own => {
                let mut own = |position: &G| {
                    let points = f64::from(position.scores()[seat.index()]);
                    points + TO_COME * (f64::from(position.ended()[seat.index()]) - points)
                };
                let value = |action: &G::Action| {
                    if game.is_for_good(*action) {
                        return f64::NEG_INFINITY;
                    }
                    turns.best(&after(action), seat, &mut own)
                };
                legal.iter().map(value).collect()
            }
            Eye::Ended => {
                let mut ended = |position: &G| {
                    let hand = f64::from(position.in_hand(seat));
                    let last = if hand > 0.0 { LAST_FIGURE } else { 0.0 };
                    f64::from(margin(&position.ended(), seats, seat)) + last + FIGURE * hand
                };
                legal.iter().map(|action| turns.best(&after(action), seat, &mut ended)).collect()
            }
            Eye::Judge(weights) => {
                let judge = judge.get_or_insert_with(|| game.judge(weights));
                let worths = glances(game, seat, legal, judge);
                worths.iter().map(|worth| f64::from(lead(worth, seats, seat))).collect()
            }
        }
    }
}

impl<G: Judged> Player<G> for Modest<G> {
    fn choose(&mut self, view: &G::View, _limits: &Limits) -> Result<Choice<G::Action>, Failure> {
        let seat = chooser::<G>(view)?;
        let values = self.values(view.known(), seat);
        let best = values.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        let good = self.legal.iter().zip(&values);
        let good: Vec<G::Action> =
            good.filter(|(_, value)| **value >= best - self.regret).map(|(a, _)| *a).collect();
        if good.is_empty() {
            return Err(Failure::NothingToChoose);
        }
        // The other evaluations are not leads, so they are not reported as one.
        let lead = matches!(self.eye, Eye::Judge(_)).then_some(best as f32);
        Ok(Choice { lead, ..Choice::bare(one_of(&mut self.dice, &good)) })
    }
}
