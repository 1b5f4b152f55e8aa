//! One look: every action once, judged. No chance is thrown.

use crate::judge::{Judge as _, Judged, lead};
use crate::player::{Choice, Failure, Limits, Player, chooser};
use remparts_engine::kernel::game::{Quiet, Sight as _};
use remparts_engine::kernel::list::List;
use remparts_engine::kernel::seat::Seat;

/// Plays what is worth most at a glance.
pub struct Glance<G: Judged> {
    weights: G::Weights,
    judge: Option<G::Judge>,
    legal: List<G::Action>,
}

impl<G: Judged> Glance<G> {
    /// With these constants.
    pub fn new(weights: G::Weights) -> Self {
        Self { weights, judge: None, legal: List::new() }
    }
}

/// Lists the legal actions and what each leads to, for the seat that has to choose.
pub(crate) fn appraise<G: Judged>(
    game: &G,
    seat: Seat,
    judge: &mut G::Judge,
    legal: &mut List<G::Action>,
    leads: &mut Vec<f32>,
) {
    game.legal(legal);
    judge.survey(game);
    leads.clear();
    for action in legal.iter() {
        let mut next = game.clone();
        next.play_listed(*action, &mut Quiet);
        leads.push(lead(&judge.outlook(&next, seat), game.seats(), seat));
    }
}

impl<G: Judged> Player<G> for Glance<G> {
    fn choose(&mut self, view: &G::View, _limits: &Limits) -> Result<Choice<G::Action>, Failure> {
        let seat = chooser::<G>(view)?;
        let game = view.known();
        let judge = self.judge.get_or_insert_with(|| game.judge(&self.weights));
        let mut leads = Vec::new();
        appraise(game, seat, judge, &mut self.legal, &mut leads);
        let best = leads.iter().enumerate().max_by(|a, b| a.1.total_cmp(b.1));
        let (best, lead) = best.ok_or(Failure::NothingToChoose)?;
        Ok(Choice { lead: Some(*lead), ..Choice::bare(self.legal[best]) })
    }
}
