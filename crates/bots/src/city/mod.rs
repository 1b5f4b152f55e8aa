//! The judge of The City: a hand-made evaluation function of what a position is worth.
//!
//! `survey` looks at the table once, and `rows` at what guards could watch; `clock` says how long the
//! game will last, `fits` which tiles can still come; `features`, `tally` and `supply` turn that into
//! points, `weights` holds the constants.

mod clock;
mod features;
mod fits;
mod rows;
mod supply;
mod survey;
mod tally;
mod weights;

pub use weights::CityWeights;

use crate::judge::{Judge, Judged, Share, Worth, lead};
use crate::levels::Style;
use crate::weights::Knob;
use clock::Clock;
use features::{look_ahead, watched};
use fits::Fits;
use remparts_engine::city::City;
use remparts_engine::city::state::Step;
use remparts_engine::kernel::game::Game as _;
use remparts_engine::kernel::regions::PartId;
use remparts_engine::kernel::seat::{MAX_SEATS, Seat};
use supply::{Followers, towers};
use survey::Survey;
use tally::Tally;

/// The sources of points, in the order of the shares.
const NAMES: [&str; 9] =
    ["streets", "markets", "homes", "threats", "banked", "guards", "followers", "towers", "turns"];
/// Streets, markets and homes come first, in the order of their kinds.
const THREATS: usize = 3;
const POINTS: usize = 4;
const GUARDS: usize = 5;
const FOLLOWERS: usize = 6;
const TOWERS: usize = 7;
const TURNS: usize = 8;

/// Points of each seat by where they come from.
type Account = [Worth; NAMES.len()];

/// Judges positions of The City.
#[derive(Clone, Debug)]
pub struct CityJudge {
    weights: CityWeights,
    fits: Fits,
}

impl Judged for City {
    type Weights = CityWeights;
    type Judge = CityJudge;

    fn judge(&self, weights: &CityWeights) -> CityJudge {
        let mut judge = CityJudge { weights: *weights, fits: Fits::new() };
        judge.count(self);
        judge
    }

    fn styled(style: Style) -> CityWeights {
        CityWeights::default().styled(style)
    }

    fn knobs(weights: &CityWeights) -> Vec<Knob> {
        weights.knobs()
    }

    fn with_knobs(values: &[f32]) -> CityWeights {
        CityWeights::with_knobs(values)
    }
}

impl Judge<City> for CityJudge {
    fn count(&mut self, game: &City) {
        self.fits.count(game);
    }

    fn worth(&self, game: &City) -> Worth {
        sum(&self.account(game, None).0)
    }

    fn outlook(&self, game: &City, seat: Seat) -> Worth {
        let (account, best) = self.account(game, Some(seat));
        best.unwrap_or_else(|| sum(&account))
    }

    fn shares(&self, game: &City) -> Vec<Share> {
        let (account, _) = self.account(game, None);
        NAMES.into_iter().zip(account).map(|(name, points)| Share { name, points }).collect()
    }
}

fn sum(account: &Account) -> Worth {
    let mut worth = [0.0; MAX_SEATS];
    for share in account {
        for (worth, points) in worth.iter_mut().zip(share) {
            *worth += points;
        }
    }
    worth
}

/// All that a judge has found out about a position.
struct Evaluation<'a> {
    judge: &'a CityJudge,
    game: &'a City,
    survey: &'a Survey,
    clock: Clock,
    followers: Followers,
    account: &'a Account,
}

impl CityJudge {
    /// Adds up a position; if a seat is choosing and the game is not over, also what it is worth
    /// after the best choice.
    #[inline]
    fn account(&self, game: &City, choosing: Option<Seat>) -> (Account, Option<Worth>) {
        let mut account = [[0.0; MAX_SEATS]; NAMES.len()];
        for (points, score) in account[POINTS].iter_mut().zip(game.scores()) {
            *points = *score as f32;
        }
        if game.state().turn().step == Step::Over {
            return (account, None);
        }
        let weights = &self.weights;
        let mut survey = Survey::of(game, &self.fits, choosing.is_some());
        let clock = Clock::of(game, survey.sides, weights);
        for feature in survey.features_mut() {
            look_ahead(game, feature, &clock, weights);
        }
        for guard in survey.guards() {
            let points = watched(game, &self.fits, guard.wall, &clock, weights);
            account[GUARDS][guard.seat.index()] += points;
        }
        let followers = Followers::of(&survey, &clock, weights);
        let seats = game.seats();
        for seat in Seat::first(seats).map(Seat::index) {
            account[TURNS][seat] = weights.turn * clock.turns[seat];
        }
        let tally = Tally::of(&survey, seats, None, &clock, weights);
        account[TOWERS] = towers(game, tally.scores, &clock, weights);
        enter(&mut account, &tally, seats, &followers, &clock);
        let best = choosing.map(|seat| {
            let survey = &survey;
            let account = &account;
            Evaluation { judge: self, game, survey, clock, followers, account }.best_choice(seat)
        });
        (account, best)
    }
}

/// Enters what the features bring, and the followers that they send home.
fn enter(account: &mut Account, tally: &Tally, seats: usize, followers: &Followers, clock: &Clock) {
    account[..THREATS].copy_from_slice(&tally.points);
    account[THREATS] = tally.threats;
    for seat in Seat::first(seats).map(Seat::index) {
        account[FOLLOWERS][seat] = followers.worth(tally.supply[seat], clock.turns[seat]);
    }
}

impl Evaluation<'_> {
    /// The worth of the position after the best of the choices at hand: a follower or a guard, for
    /// the seat that has to choose.
    fn best_choice(&self, seat: Seat) -> Worth {
        let Self { judge, game, survey, clock, followers, account } = self;
        let (weights, seats) = (&judge.weights, game.seats());
        let mut best = sum(account);
        if survey.supply[seat.index()] == 0 {
            return best;
        }
        let mut most = lead(&best, seats, seat);
        let mut consider = |tally: &Tally, guard: f32| {
            let mut account = **account;
            enter(&mut account, tally, seats, followers, clock);
            account[GUARDS][seat.index()] += guard;
            let worth = sum(&account);
            let value = lead(&worth, seats, seat);
            if value > most {
                (most, best) = (value, worth);
            }
        };
        let state = game.state();
        let turn = state.turn();
        match turn.step {
            Step::Follower if turn.seat == seat => {
                let tile = state.table().board.tile(state.table().board.last());
                for part in 0..game.rules().face(tile.face).parts.len() as u16 {
                    let region = state.table().regions.region(PartId(tile.first.0 + part));
                    let sums = state.table().regions.tally(region);
                    if sums.figures == 0 && !sums.is_finished() {
                        let more = survey.place_of(region).map(|place| (place, seat));
                        consider(&Tally::of(survey, seats, more, clock, weights), 0.0);
                    }
                }
            }
            Step::Guard if turn.builder == seat => {
                if let Some(wall) = turn.last[seat.index()] {
                    let mut tally = Tally::of(survey, seats, None, clock, weights);
                    tally.supply[seat.index()] -= 1.0;
                    consider(&tally, watched(game, &judge.fits, wall, clock, weights));
                }
            }
            _ => {}
        }
        best
    }
}
