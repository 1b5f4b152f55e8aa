//! Expected points of streets, markets, homes and guards.

use super::clock::Clock;
use super::fits::Fits;
use super::survey::Feature;
use super::weights::CityWeights;
use remparts_engine::city::City;
use remparts_engine::city::feature::{FeatureKind, Sums};
use remparts_engine::city::tiles::Goods;
use remparts_engine::kernel::geometry::Edge;

/// Estimates for one feature the points of each of its leaders at the end, and the chance that its
/// followers come home early enough to be of use.
pub(super) fn look_ahead(game: &City, feature: &mut Feature, clock: &Clock, weights: &CityWeights) {
    (feature.points, feature.home) = match feature.sums.kind {
        FeatureKind::Homes => (homes(game, feature, clock, weights), 0.0),
        FeatureKind::Street | FeatureKind::Market => finishing(feature, clock, weights),
    };
}

/// A street or market: what it is worth when it is finished, which the closing of the rim does for
/// it unless it lies beside a hole (TC-END-5, TC-END-6).
fn finishing(feature: &Feature, clock: &Clock, weights: &CityWeights) -> (f32, f32) {
    let sums = &feature.sums;
    if sums.is_closed() {
        return (sums.points_if_finished() as f32, 1.0);
    }
    let tens = clock.tiles / 10.0;
    let open = f32::from(sums.open);
    let filled = if feature.hole_fit < 1.0 {
        let tries = clock.tiles * feature.hole_fit * weights.hole_care;
        tries / (1.0 + tries)
    } else {
        1.0
    };
    let alive = feature.fit;
    let (points, shut) = if sums.kind == FeatureKind::Market {
        let more = weights.market_growth * tens * open / (open + weights.market_open) * alive;
        (market(sums, more, (weights.goods_growth * more).min(1.0)), weights.market_shut)
    } else {
        (grown(sums, weights.street_growth * tens * alive), weights.street_shut)
    };
    let shut = shut.powi(i32::from(sums.open)).min(1.0);
    let home = clock.ripe(sums.open, weights) * shut * alive.min(feature.hole_fit);
    (points * filled, home)
}

/// Points of a market that grows, with a chance that the new tiles sell what it lacks.
fn market(sums: &Sums, more: f32, chance: f32) -> f32 {
    let goods = Goods::ALL.into_iter().fold(0, |bits, goods| bits | 1 << goods as u8);
    let (plain, rich) = (grown(sums, more), grown(&Sums { goods, ..*sums }, more));
    plain + (rich - plain) * chance
}

/// Points of a street or market that grows by a number of tiles that need not be whole.
fn grown(sums: &Sums, more: f32) -> f32 {
    let whole = more as u8;
    let of = |tiles: u8| Sums { tiles: sums.tiles + tiles, ..*sums }.points_if_finished() as f32;
    let (low, high) = (of(whole), of(whole + 1));
    low + (high - low) * (more - f32::from(whole))
}

/// Homes: the markets they touch and those they will; nobody comes back from there.
fn homes(game: &City, feature: &Feature, clock: &Clock, weights: &CityWeights) -> f32 {
    let now = game.homes_points(feature.region) as f32;
    let open = f32::from(feature.outer) / 2.0;
    let more = weights.homes_growth * clock.tiles / 10.0 * open / (open + weights.homes_open);
    now + more
}

/// What a guard on a wall is expected to see at the end.
pub(super) fn watched(
    game: &City,
    fits: &Fits,
    wall: Edge,
    clock: &Clock,
    weights: &CityWeights,
) -> f32 {
    let state = game.state();
    let mut points = 0;
    let mut last = None;
    for tile in game.row(wall) {
        points += i32::from(game.rules().watched(state.table().board.tile(tile).face));
        last = Some(tile);
    }
    let inward = wall.side.opposite();
    let open = last.is_some_and(|tile| {
        let cell = state.table().board.tile(tile).pose.cell.step(inward);
        !state.is_walled(tile, inward) && state.table().board.refused(cell).is_some()
    });
    let to_come = if open { clock.tiles * fits.watched * weights.row_growth } else { 0.0 };
    points as f32 + to_come
}
