//! The study of a turn that has been played: what was best, and what it cost to play something
//! else.

use super::duel::{Duel, Estimate, Outlook};
use super::race::{Race, TurnValue};
use super::seeker::{LAST, SOLVABLE, Track, sweep};
use super::sweep::solved;
use super::turns::{Turn, turns};
use super::visit::SearchThread;
use super::{Aim, SearchOptions};
use crate::judge::{Judge as _, Judged, lead};
use crate::player::Limits;
use remparts_engine::kernel::game::{Game, Pending, Quiet, Sight as _};
use remparts_engine::kernel::list::List;
use remparts_engine::kernel::seat::{MAX_SEATS, Seat};
use std::time::Duration;
use web_time::Instant;

/// Standard errors by which something has to be ahead to count as better.
///
/// Most turns that differ from the analyst's are as good as its own. With two errors one in 44 of
/// them is blamed all the same, and such blame adds about a twentieth of an error to the mean loss,
/// one in a hundred points. With one error it would be one in six and a quarter of an error. What is
/// lost in return are mistakes of less than two errors, which nobody could be sure of.
const BEYOND_DOUBT: f64 = 2.0;
/// Differences below this are rounding.
const NOTHING: f64 = 1e-4;
/// Separates the random numbers of the duel from those of the race.
const FRESH: u64 = 0x6475_656c;

/// The result of a study.
pub(crate) struct Study<A> {
    /// The actions that would have been significantly better, if any.
    pub(crate) better: Option<Vec<A>>,
    /// The outlook of the better choice; of what was played if that was as good.
    pub(crate) good: Outlook,
    /// The outlook of what was played.
    pub(crate) played: Outlook,
    /// Points lost by the choice, zero if it was as good as any. The error is that of the duel,
    /// however it ended.
    pub(crate) points: Estimate,
    /// The chance lost by it, in the same way.
    pub(crate) chances: Estimate,
    /// Standard errors of the difference between the better choice and what was played, by seat.
    pub(crate) errors: [f64; MAX_SEATS],
    /// Whether there was no other choice.
    pub(crate) forced: bool,
    /// Whether the rest of the game was solved.
    pub(crate) exact: bool,
    /// Rounds of the race and of the duel.
    pub(crate) visits: u64,
}

impl<A> Study<A> {
    /// The study of a choice that was as good as any.
    fn good(played: Outlook, exact: bool, visits: u64) -> Self {
        Self {
            better: None,
            good: played,
            played,
            points: Estimate::default(),
            chances: Estimate::default(),
            errors: [0.0; MAX_SEATS],
            forced: false,
            exact,
            visits,
        }
    }
}

/// Studies what a seat has played from a position, by what that seat could see. Half of the visits
/// or of the time is for finding what is best, half for the duel. None if it was stopped.
pub(crate) fn study<G: Judged>(
    view: &G::View,
    seat: Seat,
    played: &[G::Action],
    weights: &G::Weights,
    manner: SearchOptions,
    limits: &Limits,
    seed: u64,
) -> Option<Study<G::Action>> {
    let half = limits.time.map(|time| time / 2);
    let mut examination = Examination::<G> {
        view,
        seat,
        seed,
        limits,
        half,
        explorer: SearchThread::new(view.known().judge(weights), manner),
    };
    let study = examination.study(played);
    (!limits.stopped()).then_some(study)
}

/// Everything that is needed to study one decision.
struct Examination<'a, G: Judged> {
    view: &'a G::View,
    seat: Seat,
    seed: u64,
    limits: &'a Limits,
    half: Option<Duration>,
    explorer: SearchThread<G>,
}

impl<'a, G: Judged> Examination<'a, G> {
    fn study(&mut self, played: &[G::Action]) -> Study<G::Action> {
        let game = self.view.known();
        if is_forced(game, self.seat) {
            let way = self.way(played);
            let last = self.can_solve();
            let study = if last { self.compare(&way, &way) } else { self.alone(&way, 0) };
            return Study { forced: true, ..study };
        }
        let end = self.half.map(|half| Instant::now() + half);
        let solvable = self.can_solve();
        let manner = self.explorer.manner;
        let firsts = if solvable { usize::MAX } else { manner.firsts };
        let mut ways = turns(game, self.seat, &mut self.explorer.judge, firsts);
        // With the last tile in hand there is nothing to solve beyond counting.
        let last = solvable && (game.tiles_left() == 0 || ways.len() <= SOLVABLE);
        let own = self.join(&mut ways, played, if last { usize::MAX } else { manner.width });
        let limits = self.limits;
        let late = || end.is_some_and(|end| Instant::now() >= end) || limits.stopped();
        // The end of a game is solved however long it takes, which is not very long.
        let tired = || if last { limits.stopped() } else { late() };
        let width = ways.len();
        sweep(&mut ways, &mut self.explorer.judge, self.seat, width, last, tired);
        let find = |ways: &[Turn<G>]| ways.iter().position(|way| way.actions == own);
        let at = find(&ways).unwrap_or(0);
        if last {
            return self.compare(&ways[0], &ways[at]);
        }
        let far = ways[0].lead - manner.gap;
        let close = ways.iter().take_while(|way| way.lead >= far).count();
        let kept = close.min(manner.arms);
        if at >= kept {
            ways.swap(kept, at);
        }
        ways.truncate(kept.max(at.min(kept) + 1));
        let at = find(&ways).unwrap_or(0);
        let race = self.race(&ways, late);
        let (best, visits) = (race.best(), race.visits());
        if best == at {
            return self.alone(&ways[at], visits);
        }
        self.duel(&ways[best], &ways[at], visits)
    }

    /// Whether the rest can be solved without guessing what others hold.
    fn can_solve(&self) -> bool {
        let game = self.view.known();
        let left = game.tiles_left();
        left <= LAST && (left == 0 || !game.hides())
    }

    /// What was played as a way through the turn.
    fn way(&mut self, played: &[G::Action]) -> Turn<G> {
        let mut after = self.view.known().clone();
        played.iter().for_each(|action| after.play_listed(*action, &mut Quiet));
        let judge = &mut self.explorer.judge;
        judge.count(&after);
        let lead = lead(&judge.worth(&after), after.seats(), self.seat);
        Turn { actions: played.to_vec(), after, lead }
    }

    /// Keeps the first `width` ways and the one that was played, which may be among them, perhaps
    /// in another order of actions. Returns the actions under which it is listed.
    fn join(
        &mut self,
        ways: &mut Vec<Turn<G>>,
        played: &[G::Action],
        width: usize,
    ) -> Vec<G::Action> {
        let own = self.way(played);
        let digest = own.after.digest();
        ways.truncate(width);
        match ways.iter().find(|way| way.after.digest() == digest) {
            Some(same) => same.actions.clone(),
            None => {
                ways.push(own);
                played.to_vec()
            }
        }
    }

    fn race(&mut self, ways: &[Turn<G>], late: impl Fn() -> bool) -> Race {
        let manner = self.explorer.manner;
        let look = |way: &Turn<G>| {
            let value = manner.aim.value(way.lead, way.after.tiles_left());
            TurnValue { lead: way.lead, value }
        };
        let race = Race::new(ways.iter().map(look).collect(), manner.trust, manner.doubt);
        let visits = self.visits() / 2;
        let Self { view, seat, seed, .. } = *self;
        let track = Track { turns: ways, view, seat, seed, thread: 0, threads: 1, visits };
        track.run(&mut self.explorer, race, late)
    }

    fn visits(&self) -> u64 {
        self.limits.visits.unwrap_or(u64::MAX)
    }

    /// A duel over fresh random numbers. A fourth of the visits for each of two is half of them.
    fn fresh(&self) -> Duel<'a, G> {
        let Self { view, seat, seed, .. } = *self;
        Duel { view, seat, seed: seed ^ FRESH, rounds: self.visits() / 4 }
    }

    fn until(&self) -> impl Fn() -> bool + use<'a, G> {
        let end = self.half.map(|half| Instant::now() + half);
        let limits = self.limits;
        move || end.is_some_and(|end| Instant::now() >= end) || limits.stopped()
    }

    /// What was played is what the analyst would have played.
    fn alone(&mut self, way: &Turn<G>, raced: u64) -> Study<G::Action> {
        let late = self.until();
        let (outlook, visits) = self.fresh().alone(&mut self.explorer, way, late);
        Study::good(outlook, way.after.pending() == Pending::Over, raced + visits)
    }

    fn duel(&mut self, best: &Turn<G>, own: &Turn<G>, raced: u64) -> Study<G::Action> {
        let late = self.until();
        let duelled = self.fresh().fight(&mut self.explorer, [best, own], late);
        let [good, played] = duelled.outlooks;
        let visits = raced + duelled.visits;
        let (points, chances) = (duelled.points[self.seat.index()], duelled.chances);
        let errors = duelled.points.map(|gap| gap.error);
        let gap = match self.explorer.manner.aim {
            Aim::Lead => points,
            Aim::Win => chances,
        };
        let level = Study::good(played, false, visits);
        if gap.mean <= BEYOND_DOUBT * gap.error + NOTHING {
            // Nothing is lost as far as anyone can tell, and the error says how far that is.
            let nothing = |gap: Estimate| Estimate { mean: 0.0, ..gap };
            return Study { points: nothing(points), chances: nothing(chances), errors, ..level };
        }
        let better = Some(best.actions.clone());
        Study { better, good, points, chances, errors, ..level }
    }

    /// What is best and what was played, both solved.
    fn compare(&mut self, best: &Turn<G>, own: &Turn<G>) -> Study<G::Action> {
        let judge = &mut self.explorer.judge;
        let [good, played] = [best, own].map(|way| {
            let worth = solved(&way.after, judge);
            Outlook::of(&worth, way.after.seats(), way.after.tiles_left())
        });
        let seat = self.seat.index();
        let gap = |mean| Estimate { mean, error: 0.0 };
        let points = gap(good.leads[seat] - played.leads[seat]);
        if points.mean <= NOTHING {
            return Study::good(played, true, 0);
        }
        let chances = gap(good.chances[seat] - played.chances[seat]);
        let better = Some(best.actions.clone());
        Study { better, good, points, chances, ..Study::good(played, true, 0) }
    }
}

/// Whether there is only one way through the turn.
fn is_forced<G: Game>(game: &G, seat: Seat) -> bool {
    let (mut game, mut legal) = (game.clone(), List::new());
    while game.pending() == Pending::Seat(seat) {
        game.legal(&mut legal);
        if legal.len() != 1 {
            return false;
        }
        game.play_listed(legal[0], &mut Quiet);
    }
    true
}
