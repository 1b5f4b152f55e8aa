//! What lies on the table: figures are conserved, and features are what a flood fill finds.

use crate::laws::flood::{count_islands, facing};
use crate::laws::{Law, law};
use remparts_engine::classic::query::Feature;
use remparts_engine::classic::{Classic, FeatureKind, FigureKind, Spot};
use remparts_engine::kernel::game::Game;
use remparts_engine::kernel::geometry::{Cell, Side};
use remparts_engine::kernel::seat::Seat;
use std::collections::{BTreeMap, BTreeSet};

/// Every figure is in its owner's supply or on the board (INV-1).
pub(super) fn figures(game: &Classic) -> Law {
    let standing = game.figures();
    for seat in Seat::first(game.seats()) {
        for kind in FigureKind::ALL {
            let own = standing.iter().filter(|(owner, what, _)| (*owner, *what) == (seat, kind));
            let (supply, board) = (usize::from(game.supply(seat, kind)), own.count());
            let owned = usize::from(game.rules().figures[kind as usize]);
            law(supply + board == owned, || {
                format!("seat {seat} owns {owned} of {kind}: {supply} in supply, {board} standing")
            })?;
        }
    }
    Ok(())
}

/// Features are the parts joined across sides, each part in exactly one of them.
pub(super) fn features(game: &Classic) -> Law {
    let features = game.features();
    let mut home: BTreeMap<Spot, usize> = BTreeMap::new();
    for (n, feature) in features.iter().enumerate() {
        for spot in &feature.spots {
            law(home.insert(*spot, n).is_none(), || format!("{spot:?} is in two features"))?;
        }
        alone(game, feature)?;
    }
    let cells: BTreeSet<Cell> = home.keys().map(|spot| spot.cell).collect();
    let tile_at = |cell| game.tile_at(cell).map(|(face, turned)| (game.rules().face(face), turned));
    let mut joined = Vec::new();
    for cell in &cells {
        matching(game, *cell)?;
        joined.extend(facing(*cell, tile_at));
    }
    for (a, b) in &joined {
        law(home.get(a) == home.get(b), || format!("{a:?} and {b:?} should be joined"))?;
    }
    let islands = count_islands(&home.keys().copied().collect(), &joined);
    law(islands == features.len(), || {
        format!("{} features where a flood fill finds {islands}", features.len())
    })?;
    let parts = cells.iter().filter_map(|cell| game.tile_at(*cell));
    let parts: usize = parts.map(|(face, _)| game.rules().face(face).parts.len()).sum();
    law(parts == home.len(), || format!("{parts} parts lie there, {} belong", home.len()))?;
    let standing: usize = features.iter().map(|feature| feature.figures.len()).sum();
    law(standing == game.figures().len(), || "a figure stands in no feature".into())
}

/// What a feature says of itself.
fn alone(game: &Classic, feature: &Feature) -> Law {
    let open = match feature.kind {
        FeatureKind::Field => true,
        FeatureKind::Abbey | FeatureKind::Garden => !feature.gaps.is_empty(),
        FeatureKind::City | FeatureKind::Road => !feature.open.is_empty(),
    };
    law(feature.complete != open, || format!("complete or not? {feature:?}"))?;
    let empty = |cell: &Cell| game.tile_at(*cell).is_none();
    law(feature.gaps.iter().all(empty), || format!("a gap holds a tile: {feature:?}"))?;
    let cells: BTreeSet<Cell> = feature.spots.iter().map(|spot| spot.cell).collect();
    let tiles: BTreeSet<Cell> = feature.tiles.iter().copied().collect();
    law(cells.is_subset(&tiles) && tiles.len() == feature.tiles.len(), || {
        format!("tiles are counted wrongly: {feature:?}")
    })?;
    if matches!(feature.kind, FeatureKind::Abbey | FeatureKind::Garden) {
        let points = feature.points_if_completed;
        law(points == 9 && !feature.more_may_come, || format!("not nine: {feature:?}"))?;
    } else {
        // A field does not get complete; all else gets more tiles until it is.
        let (now, then) = (feature.points_now, feature.points_if_completed);
        let promises = if feature.more_may_come { now < then } else { now == then };
        law(promises, || format!("{now} points now and {then} later? {feature:?}"))?;
    }
    let weight: u8 = feature.figures.iter().map(|(_, kind, _)| kind.strength()).sum();
    let strength: u8 = feature.strength.iter().map(|(_, weight)| weight).sum();
    law(weight == strength, || format!("strength is counted wrongly: {feature:?}"))
}

/// The terrain goes on across the north and west side of a tile.
fn matching(game: &Classic, cell: Cell) -> Law {
    let Some((face, rotation)) = game.tile_at(cell) else { return Ok(()) };
    for side in [Side::N, Side::W] {
        let beyond = cell.step(side);
        let Some((other, turned)) = game.tile_at(beyond) else { continue };
        let ours = game.rules().face(face).pattern(rotation, side);
        let theirs = game.rules().face(other).pattern(turned, side.opposite());
        law(ours == theirs, || format!("the terrain breaks off between {cell} and {beyond}"))?;
    }
    Ok(())
}
