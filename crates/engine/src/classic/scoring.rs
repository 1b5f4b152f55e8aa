//! Scoring completed features and the end of the game.

use super::action::FigureKind;
use super::event::{Event, Occasion, Returned, RuleId, Scored, Term};
use super::feature::FeatureKind;
use super::fields;
use super::game::Classic;
use super::modules::gifts;
use super::setup::Module;
use super::state;
use crate::kernel::explain::winners;
use crate::kernel::figures::{Crowd, Figure};
use crate::kernel::game::Sink;
use crate::kernel::geometry::Cell;
use crate::kernel::majority::Strength;
use crate::kernel::regions::{PartId, RegionId};

/// Scores everything the last tile completed: its roads and cities, then the abbeys and gardens
/// on and around it (RUL-ABBEY-1).
#[inline]
pub(crate) fn completed(game: &mut Classic, out: &mut impl Sink<Event>) {
    let tile = *game.state.table.board.tile(game.state.table.board.last());
    let parts = game.rules.face(tile.face).parts.len() as u16;
    for part in (tile.first.0..tile.first.0 + parts).map(PartId) {
        let region = game.state.table.regions.region(part);
        let sums = game.state.table.regions.tally(region);
        // Combined without branches: it is rarely true, and the first half does not predict the
        // rest.
        if sums.is_closed() & (sums.figures > 0) & (sums.kind != FeatureKind::Field) {
            score(game, region, Occasion::Completed, out);
        }
    }
    if game.state.shrines.closed > 0 {
        score_shrines(game, out);
    }
}

/// Scores the abbeys and gardens that have been surrounded and stops watching them.
fn score_shrines(game: &mut Classic, out: &mut impl Sink<Event>) {
    game.state.shrines.closed = 0;
    let mut n = 0;
    while let Some(part) = game.state.shrines.parts().get(n) {
        let region = game.state.table.regions.region(*part);
        let sums = game.state.table.regions.tally(region);
        let (closed, occupied) = (sums.is_closed(), sums.figures > 0);
        if closed {
            game.state.shrines.forget(n);
        } else {
            n += 1;
        }
        if closed && occupied {
            score(game, region, Occasion::Completed, out);
        }
    }
}

/// Scores one road, city, abbey or garden for its majority and sends its figures home (MAJ-2,
/// MAJ-3, SCORE-1).
pub(crate) fn score(
    game: &mut Classic,
    region: RegionId,
    occasion: Occasion,
    out: &mut impl Sink<Event>,
) {
    let sums = *game.state.table.regions.tally(region);
    let worth = game.rules.worth(&sums, occasion == Occasion::Completed);
    let crowd = game.state.figures_in(region, game.rules.seats());
    let strength = state::strength(&crowd);
    award(game, &strength, worth.points());
    out.event(|| {
        let told = ScoredAs { feature: sums.kind, occasion, rule: worth.rule };
        explain(game, region, told, worth.terms(), &strength, &crowd)
    });
    send_home(game, region, &crowd);
}

/// What [`explain`] cannot read from the region: the kind of feature named, the occasion and the
/// rule.
#[derive(Clone, Copy)]
pub(crate) struct ScoredAs {
    pub(crate) feature: FeatureKind,
    pub(crate) occasion: Occasion,
    pub(crate) rule: RuleId,
}

/// Tells a scoring with everything that explains its points.
pub(crate) fn explain(
    game: &Classic,
    region: RegionId,
    told: ScoredAs,
    terms: Vec<Term>,
    strength: &Strength,
    leaving: &Crowd,
) -> Event {
    let ScoredAs { feature, occasion, rule } = told;
    Event::Scored(Box::new(Scored {
        feature,
        spots: game.state.table.spots(region),
        tiles: game.tiles(region),
        points: terms.iter().map(|term| term.points()).sum(),
        terms,
        strength: strength.present(),
        winners: strength.leaders().collect(),
        returned: standing(game, leaving),
        occasion,
        rule,
    }))
}

/// Gives points to everyone who leads.
#[inline]
pub(crate) fn award(game: &mut Classic, strength: &Strength, points: i32) {
    for seat in strength.leaders() {
        game.state.scores[seat.index()] += points;
    }
}

/// Where a crowd stands, about to go home.
pub(crate) fn standing(game: &Classic, crowd: &Crowd) -> Vec<Returned> {
    let at = |figure: &Figure| {
        let place = game.state.figures.place(*figure)?;
        let from = game.state.table.spot(PartId(place));
        Some(Returned { seat: figure.seat, figure: FigureKind::of_slot(figure.slot), from })
    };
    crowd.iter().filter_map(at).collect()
}

/// Returns all figures of a region to their owners (SCORE-1).
pub(crate) fn send_home(game: &mut Classic, region: RegionId, crowd: &Crowd) {
    for figure in crowd.iter() {
        game.state.figures.take(*figure);
    }
    game.state.table.regions.tally_mut(region).figures = 0;
}

/// Final scoring: incomplete features (END-2), fields (END-3), wrapped gifts (END-4).
pub(crate) fn finish(game: &mut Classic, out: &mut impl Sink<Event>) {
    use FeatureKind::{Abbey, City, Garden, Road};
    for kind in [Road, City, Abbey, Garden] {
        each_occupied(game, kind, |game, region| score(game, region, Occasion::Final, out));
    }
    fields::score(game, out);
    if game.rules.has(Module::Gifts) {
        gifts::score_wrapped(game, out);
    }
    out.event(|| Event::Over(winners(&game.state.scores[..game.rules.seats()])));
}

/// All figures on the board.
pub(crate) fn everyone(game: &Classic) -> Crowd {
    game.state.figures.gather(game.rules.seats(), u8::MAX, |_| true)
}

/// Calls back with each region of this kind that holds figures, in the order of seats and figures.
/// The callback sends the figures home, so each region comes once.
pub(crate) fn each_occupied(
    game: &mut Classic,
    kind: FeatureKind,
    mut found: impl FnMut(&mut Classic, RegionId),
) {
    for figure in everyone(game).iter() {
        let Some(place) = game.state.figures.place(*figure) else { continue };
        let region = game.state.region_at(place);
        if game.state.table.regions.tally(region).kind == kind {
            found(game, region);
        }
    }
}

impl Classic {
    /// The tiles of a region, each once; an abbey or garden also counts its neighbors.
    pub(crate) fn tiles(&self, region: RegionId) -> Vec<Cell> {
        let mut cells = self.state.table.tiles(region);
        let kind = self.state.table.regions.tally(region).kind;
        if matches!(kind, FeatureKind::Abbey | FeatureKind::Garden) {
            let around = cells[0].around();
            cells.extend(
                around.into_iter().filter(|cell| self.state.table.board.at(*cell).is_some()),
            );
        }
        cells
    }
}
