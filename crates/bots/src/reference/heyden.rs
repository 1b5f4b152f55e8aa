//! The evaluation of Heyden 2009, in thousandths of a point.

use super::held::{Features, city_at_field, complete_cities, lead, sums};
use crate::tallied::Tallied as _;
use remparts_engine::classic::{Classic, FeatureKind};
use remparts_engine::kernel::game::Game as _;
use remparts_engine::kernel::seat::{MAX_SEATS, Seat};

const SCORED: f64 = 1000.0;
const FREE_FIGURE: f64 = 100.0;
const UNFINISHED: f64 = 100.0;
const UNFINISHED_CITY: f64 = 125.0;
/// For a farmer at fewer complete cities than [`WORTH_FARMING`].
const POOR_FARMER: f64 = -400.0;
const WORTH_FARMING: u32 = 3;

/// The lead of a seat over the best other.
pub(super) fn standing(game: &Classic, seat: Seat) -> f64 {
    let mut values = [0.0; MAX_SEATS];
    for seat in Seat::first(game.seats()) {
        values[seat.index()] = SCORED * f64::from(game.scores()[seat.index()])
            + FREE_FIGURE * f64::from(game.in_hand(seat));
    }
    for held in Features::of(game).iter() {
        let sums = sums(game, held.region);
        let points = match sums.kind {
            FeatureKind::Field => {
                let cities = complete_cities(game, held.region);
                if cities < WORTH_FARMING {
                    for (value, figures) in values.iter_mut().zip(held.figures) {
                        *value += POOR_FARMER * f64::from(figures);
                    }
                }
                UNFINISHED * city_at_field(game) * f64::from(cities)
            }
            FeatureKind::City => {
                UNFINISHED_CITY * f64::from(game.rules().worth(sums, false).points())
            }
            _ => UNFINISHED * f64::from(game.rules().worth(sums, false).points()),
        };
        held.strength.leaders().for_each(|seat| values[seat.index()] += points);
    }
    lead(&values, game.seats(), seat)
}
