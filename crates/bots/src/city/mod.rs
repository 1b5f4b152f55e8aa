//! What a position of The City is worth.
//!
//! `survey` looks at the table once; `clock` says how long the game will last, `fits` which tiles
//! can still come; `features` and `supply` turn that into points, `weights` holds the constants.

mod clock;
mod features;
mod fits;
mod supply;
mod survey;
mod weights;

pub use weights::CityWeights;

use crate::judge::{Judge, Judged, Knob, Share, Worth, lead};
use clock::Clock;
use features::{Prospect, prospect, watched};
use fits::Fits;
use remparts_engine::city::City;
use remparts_engine::city::feature::FeatureKind;
use remparts_engine::city::state::Step;
use remparts_engine::kernel::game::Game as _;
use remparts_engine::kernel::regions::PartId;
use remparts_engine::kernel::seat::{MAX_SEATS, Seat};
use supply::{Followers, towers};
use survey::Survey;

/// What points come from, in the order of the shares.
const NAMES: [&str; 8] =
    ["points", "streets", "markets", "homes", "guards", "followers", "towers", "turns"];
const POINTS: usize = 0;
const STREETS: usize = 1;
const MARKETS: usize = 2;
const HOMES: usize = 3;
const GUARDS: usize = 4;
const FOLLOWERS: usize = 5;
const TOWERS: usize = 6;
const TURNS: usize = 7;

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

    fn knobs(weights: &CityWeights) -> Vec<Knob> {
        weights.knobs()
    }

    fn with_knobs(values: &[f32]) -> CityWeights {
        CityWeights::of_knobs(values)
    }
}

impl Judge<City> for CityJudge {
    fn count(&mut self, game: &City) {
        self.fits.count(game);
    }

    fn worth(&self, game: &City) -> Worth {
        sum(&self.account(game, |_| {}))
    }

    fn outlook(&self, game: &City, seat: Seat) -> Worth {
        let mut best = [0.0; MAX_SEATS];
        let account = self.account(game, |sight| best = sight.best_choice(seat));
        let mut worth = sum(&account);
        for (worth, best) in worth.iter_mut().zip(best) {
            *worth += best;
        }
        worth
    }

    fn shares(&self, game: &City) -> Vec<Share> {
        let account = self.account(game, |_| {});
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

/// All that has been found out about a position.
struct Sight<'a> {
    judge: &'a CityJudge,
    game: &'a City,
    survey: &'a Survey,
    clock: Clock,
    followers: Followers,
    /// Followers each seat has or will have back.
    supply: [f32; MAX_SEATS],
    /// What the position is worth as it stands.
    worth: Worth,
}

impl CityJudge {
    /// Adds up a position and shows what was found to `look`, unless the game is over.
    #[inline]
    fn account(&self, game: &City, look: impl FnOnce(&Sight<'_>)) -> Account {
        let mut account = [[0.0; MAX_SEATS]; NAMES.len()];
        for (points, score) in account[POINTS].iter_mut().zip(game.scores()) {
            *points = *score as f32;
        }
        if game.state().turn().step == Step::Over {
            return account;
        }
        let weights = &self.weights;
        let survey = Survey::of(game, &self.fits);
        let clock = Clock::of(game, survey.sides, weights);
        let seats = game.seats();
        let mut supply = survey.supply.map(f32::from);
        let mut scores_now = false;
        for feature in survey.features().iter().filter(|feature| feature.sums.figures > 0) {
            let Prospect { points, home } = prospect(game, feature, &clock, weights);
            let share = match feature.sums.kind {
                FeatureKind::Street => STREETS,
                FeatureKind::Market => MARKETS,
                FeatureKind::Homes => HOMES,
            };
            for seat in feature.strength.leaders() {
                account[share][seat.index()] += points;
            }
            for (supply, figures) in supply.iter_mut().zip(feature.strength.0) {
                *supply += home * f32::from(figures);
            }
            scores_now |= feature.sums.is_finished();
        }
        for guard in survey.guards() {
            let points = watched(game, &self.fits, guard.wall, &clock, weights);
            account[GUARDS][guard.seat.index()] += points;
        }
        let followers = Followers::of(&survey, &self.fits, &clock, weights);
        for seat in 0..seats {
            account[FOLLOWERS][seat] = followers.worth(supply[seat], clock.turns[seat]);
            account[TURNS][seat] = weights.turn * clock.turns[seat];
        }
        account[TOWERS] = towers(game, scores_now, &clock, weights);
        let worth = sum(&account);
        look(&Sight { judge: self, game, survey: &survey, clock, followers, supply, worth });
        account
    }
}

impl Sight<'_> {
    /// What the best of the choices at hand adds for each seat: a follower or a guard, for the
    /// seat that has to choose.
    fn best_choice(&self, seat: Seat) -> Worth {
        let weights = &self.judge.weights;
        let mut best = [0.0; MAX_SEATS];
        if self.survey.supply[seat.index()] == 0 {
            return best;
        }
        let mut most = lead(&self.worth, self.game.seats(), seat);
        let mut consider = |points: f32, home: f32| {
            let have = self.supply[seat.index()];
            let turns = self.clock.turns[seat.index()];
            let cost =
                self.followers.worth(have, turns) - self.followers.worth(have - 1.0 + home, turns);
            let mut worth = self.worth;
            worth[seat.index()] += points - cost;
            let value = lead(&worth, self.game.seats(), seat);
            if value > most {
                most = value;
                best[seat.index()] = points - cost;
            }
        };
        let state = self.game.state();
        let turn = state.turn();
        match turn.step {
            Step::Follower if turn.seat == seat => {
                let tile = state.table().board.tile(state.table().board.last());
                for part in 0..self.game.rules().face(tile.face).parts.len() as u16 {
                    let region = state.table().regions.region(PartId(tile.first.0 + part));
                    let Some(feature) = self.survey.feature(region) else { continue };
                    if feature.sums.figures == 0 && !feature.sums.is_finished() {
                        let found = prospect(self.game, feature, &self.clock, weights);
                        consider(found.points, found.home);
                    }
                }
            }
            Step::Guard if turn.builder == seat => {
                if let Some(wall) = turn.last[seat.index()] {
                    let judge = self.judge;
                    consider(watched(self.game, &judge.fits, wall, &self.clock, weights), 0.0);
                }
            }
            _ => {}
        }
        best
    }
}
