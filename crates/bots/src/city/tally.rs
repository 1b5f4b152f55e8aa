//! Adds up what the features on the board bring each seat.

use super::clock::Clock;
use super::survey::{Feature, Survey};
use super::weights::CityWeights;
use crate::judge::Worth;
use remparts_engine::city::feature::FeatureKind;
use remparts_engine::kernel::majority::Strength;
use remparts_engine::kernel::seat::{MAX_SEATS, Seat};

/// The points, threats and followers that features bring.
#[derive(Clone, Copy, Debug)]
pub(super) struct Tally {
    /// Points from streets, markets and homes.
    pub(super) points: [Worth; 3],
    /// Expected gains and losses by features of several seats that join.
    pub(super) threats: Worth,
    /// Followers each seat has or will have back.
    pub(super) supply: Worth,
    /// Whether something is finished and will be scored with this turn.
    pub(super) scores: bool,
}

impl Tally {
    /// Adds up all features; with `more`, as if that seat had put a follower on the feature at that
    /// place.
    pub(super) fn of(
        survey: &Survey,
        seats: usize,
        more: Option<(usize, Seat)>,
        clock: &Clock,
        weights: &CityWeights,
    ) -> Self {
        let mut tally = Self {
            points: [[0.0; MAX_SEATS]; 3],
            threats: [0.0; MAX_SEATS],
            supply: survey.supply.map(f32::from),
            scores: false,
        };
        let strength = |place: usize| {
            let mut strength = survey.features()[place].strength;
            if let Some((_, seat)) = more.filter(|(at, _)| *at == place) {
                strength.add(seat, 1);
            }
            strength
        };
        if let Some((_, seat)) = more {
            tally.supply[seat.index()] -= 1.0;
        }
        let time = clock.ripe(1, weights);
        for (place, feature) in survey.features().iter().enumerate() {
            let strength = strength(place);
            let most = strength.most();
            if most == 0 {
                continue;
            }
            tally.scores |= feature.sums.is_finished();
            let points = &mut tally.points[feature.sums.kind as usize];
            for seat in Seat::first(seats).map(Seat::index) {
                let figures = strength.0[seat];
                tally.supply[seat] += feature.home * f32::from(figures);
                if figures == most {
                    points[seat] += feature.points;
                }
            }
        }
        for joint in survey.joints() {
            let [a, b] = joint.places.map(usize::from);
            let (one, other) = (strength(a), strength(b));
            if one.most() == 0 || other.most() == 0 {
                continue;
            }
            let mut both = one;
            both.0.iter_mut().zip(other.0).for_each(|(both, other)| *both += other);
            let (first, second) = (&survey.features()[a], &survey.features()[b]);
            let chance = weights.join * joint.fit * time;
            let joined = joined(first, second);
            for seat in Seat::first(seats).map(Seat::index) {
                let leads = |strength: &Strength| strength.0[seat] == strength.most();
                let mut gain = if leads(&both) { joined } else { 0.0 };
                gain -= if leads(&one) { first.points } else { 0.0 };
                gain -= if leads(&other) { second.points } else { 0.0 };
                tally.threats[seat] += chance * gain;
            }
        }
        tally
    }
}

/// Points of two features of one kind when they are joined.
fn joined(one: &Feature, other: &Feature) -> f32 {
    let mut points = one.points + other.points;
    if one.sums.kind == FeatureKind::Market {
        let goods = (one.sums.goods | other.sums.goods).count_ones() as f32;
        for market in [one, other] {
            let more = goods - market.sums.goods.count_ones() as f32;
            points += more * f32::from(market.sums.tiles);
        }
    }
    points
}
