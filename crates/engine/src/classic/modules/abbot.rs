//! Abbot and gardens: taking the abbot back.

use crate::classic::action::FigureKind;
use crate::classic::event::{Event, Occasion};
use crate::classic::game::Classic;
use crate::classic::scoring::{ScoredAs, explain};
use crate::kernel::figures::{Crowd, Figure};
use crate::kernel::game::Sink;
use crate::kernel::majority::Strength;
use crate::kernel::regions::PartId;
use crate::kernel::seat::Seat;

/// The abbot that the seat to move could take back: it stands on an incomplete abbey or garden and
/// was not put there in this turn (RUL-ABBOT-1, RUL-GIFT-7).
#[inline]
pub(crate) fn recallable(game: &Classic, seat: Seat) -> Option<(Figure, PartId)> {
    if game.state.turn.abbot_placed {
        return None;
    }
    let figure = Figure { seat, slot: FigureKind::Abbot.slots().start };
    let part = PartId(game.state.figures.place(figure)?);
    let open = !game.state.table.regions.tally_of(part).is_closed();
    open.then_some((figure, part))
}

/// Scores the abbot, not the feature: no majority is asked and others stay (ABBOT-5, RUL-ABBOT-2).
pub(crate) fn recall(game: &mut Classic, out: &mut impl Sink<Event>) {
    let seat = game.state.turn.seat;
    let (figure, part) = recallable(game, seat).expect("a legal recall has an abbot");
    let region = game.state.table.regions.region(part);
    let sums = *game.state.table.regions.tally(region);
    let worth = game.rules.worth(&sums, false);
    game.state.scores[seat.index()] += worth.points();
    out.event(|| {
        let mut alone = Strength::default();
        alone.add(seat, FigureKind::Abbot.strength());
        let told = ScoredAs { feature: sums.kind, occasion: Occasion::Recalled, rule: "ABBOT-5" };
        explain(game, region, told, worth.terms(), &alone, &Crowd::of_one(figure))
    });
    game.state.figures.take(figure);
    game.state.table.regions.tally_mut(region).figures -= 1;
}
