//! What lies on the table: nothing is lost, the run is one unbroken row of the outer rim, and
//! features are what a flood fill finds.

use crate::laws::flood::{count_islands, facing};
use crate::laws::{Law, law};
use remparts_engine::city::query::Feature;
use remparts_engine::city::rules::{FOLLOWERS, LAST_SIDES};
use remparts_engine::city::state::{Stand, Step};
use remparts_engine::city::{City, FeatureKind, Pile};
use remparts_engine::kernel::game::Game;
use remparts_engine::kernel::geometry::{Cell, Edge};
use remparts_engine::kernel::seat::Seat;
use remparts_engine::kernel::table::Spot;
use std::collections::{BTreeMap, BTreeSet};

/// Followers, towers, walls and tiles are all accounted for (TC-INV-1, TC-INV-2, TC-INV-3,
/// TC-INV-8).
pub(super) fn pieces(game: &City) -> Law {
    let standing = game.followers();
    let run = game.state().run();
    for seat in Seat::first(game.seats()) {
        let board = standing.iter().filter(|(owner, _)| *owner == seat).count();
        let supply = usize::from(game.supply(seat));
        law(supply + board == usize::from(FOLLOWERS), || {
            format!("seat {seat}: {supply} followers in supply, {board} on the table")
        })?;
        let set = run.towers().iter().filter(|tower| tower.seat == seat).count();
        let supply = usize::from(run.towers_left(seat));
        law(supply + set == usize::from(game.rules().towers), || {
            format!("seat {seat}: {supply} towers in supply, {set} on the run")
        })?;
    }
    let (walls, left) = (run.walls(), run.walls_left());
    law(walls + left == game.rules().setup.walls, || {
        format!("{walls} walls stand and {left} are in the box")
    })?;
    law(!run.stands() || game.pile() != Pile::First, || "a gate in the first pile".into())?;
    let guards: BTreeSet<Edge> = standing
        .iter()
        .filter_map(|(_, stand)| match stand {
            Stand::Wall(wall) => Some(*wall),
            Stand::Spot(_) => None,
        })
        .collect();
    let on_walls = |wall: &Edge| run.pieces().contains(wall) && run.gate() != Some(*wall);
    law(guards.iter().all(on_walls), || "a guard stands on no wall".into())
}

/// Gate and walls are one unbroken row of the outer rim, in order (TC-INV-4).
pub(super) fn run(game: &City) -> Law {
    let pieces = game.state().run().pieces();
    let Some(first) = pieces.first() else { return Ok(()) };
    let rim = game.outer_rim();
    let start = rim.iter().position(|side| side == first);
    let start = start.ok_or_else(|| format!("{first:?} is not on the outer rim"))?;
    let walk = rim.iter().cycle().skip(start).take(pieces.len());
    law(pieces.len() <= rim.len() && walk.eq(pieces), || {
        format!("the run {pieces:?} is broken on the rim {rim:?}")
    })?;
    let open = game.sides_left().map_or(0, |sides| sides.len());
    law(open + pieces.len() == rim.len(), || {
        format!("{open} open sides and {} pieces on a rim of {}", pieces.len(), rim.len())
    })
}

/// Features are the parts joined across sides, each part in exactly one of them.
pub(super) fn features(game: &City) -> Law {
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
    let kind = |spot: &Spot| features[home[spot]].kind;
    let meet: Vec<(Spot, Spot)> = cells.iter().flat_map(|cell| facing(*cell, tile_at)).collect();
    let (joined, apart): (Vec<_>, Vec<_>) = meet.into_iter().partition(|(a, b)| kind(a) == kind(b));
    for (a, b) in &joined {
        law(home[a] == home[b], || format!("{a:?} and {b:?} should be joined"))?;
    }
    let islands = count_islands(&home.keys().copied().collect(), &joined);
    law(islands == features.len(), || {
        format!("{} features where a flood fill finds {islands}", features.len())
    })?;
    contacts(game, &features, &home, &apart)?;
    let standing: usize = features.iter().map(|feature| feature.followers.len()).sum();
    let on_tiles = |(_, stand): &&(Seat, Stand)| matches!(stand, Stand::Spot(_));
    let followers = game.followers();
    law(standing == followers.iter().filter(on_tiles).count(), || {
        "a follower stands in no feature".into()
    })
}

/// What a feature says of itself.
fn alone(game: &City, feature: &Feature) -> Law {
    let finished = feature.kind != FeatureKind::Homes && feature.open.is_empty();
    law(feature.finished == finished, || format!("finished or not? {feature:?}"))?;
    let faces_ground = |edge: &Edge| game.tile_at(edge.cell.step(edge.side)).is_none();
    law(feature.open.iter().all(faces_ground), || format!("not open: {feature:?}"))?;
    let cells: BTreeSet<Cell> = feature.spots.iter().map(|spot| spot.cell).collect();
    law(cells.iter().eq(feature.tiles.iter().collect::<BTreeSet<_>>()), || {
        format!("tiles are counted wrongly: {feature:?}")
    })?;
    let tiles = cells.len() as i32;
    let points = match feature.kind {
        FeatureKind::Street => {
            // Walls stand on the outer rim alone: a hole needs a tile, which goes on with it.
            let rim: BTreeSet<Edge> = game.outer_rim().into_iter().collect();
            let holes = feature.open.iter().filter(|edge| !rim.contains(edge));
            let holes: BTreeSet<Cell> = holes.map(|edge| edge.cell.step(edge.side)).collect();
            let tiles = tiles + holes.len() as i32;
            tiles * if tiles >= 4 { 2 } else { 1 }
        }
        FeatureKind::Market => tiles * feature.goods.len() as i32,
        FeatureKind::Homes => 2 * feature.markets.len() as i32,
    };
    law(feature.points_if_finished == points, || format!("{points} points? {feature:?}"))?;
    // TC-INV-6: between turns nobody waits on what is finished.
    let settled = matches!(game.state().turn().step, Step::Draw | Step::Tile | Step::Over);
    law(!(settled && finished && !feature.followers.is_empty()), || {
        format!("followers were forgotten: {feature:?}")
    })
}

/// Every market at a residential area is found, on its tiles and across their sides.
fn contacts(
    game: &City,
    features: &[Feature],
    home: &BTreeMap<Spot, usize>,
    apart: &[(Spot, Spot)],
) -> Law {
    let mut found: BTreeMap<usize, BTreeSet<usize>> = BTreeMap::new();
    for (a, b) in apart {
        let (a, b) = (home[a], home[b]);
        let (homes, market) = if features[a].kind == FeatureKind::Homes { (a, b) } else { (b, a) };
        found.entry(homes).or_default().insert(market);
    }
    for (spot, homes) in home {
        let (face, _) = game.tile_at(spot.cell).ok_or("a spot without a tile")?;
        let part = game.rules().face(face).parts[usize::from(spot.part)];
        for market in (0..16).filter(|market| part.touches >> market & 1 == 1) {
            let market = home[&Spot { cell: spot.cell, part: market }];
            found.entry(*homes).or_default().insert(market);
        }
    }
    for (n, feature) in features.iter().enumerate() {
        let markets = found.get(&n).map_or(0, BTreeSet::len);
        law(feature.markets.len() == markets, || format!("{markets} markets at {feature:?}"))?;
    }
    Ok(())
}

/// The row before every piece begins with its tile and ends at an empty cell.
pub(super) fn rows(game: &City) -> Law {
    for piece in game.state().run().pieces() {
        let row = game.row_before(*piece).ok_or("a piece without a tile")?;
        let inward = piece.side.opposite();
        let straight = row.tiles.windows(2).all(|pair| pair[0].step(inward) == pair[1]);
        let ends = row.tiles.last().is_some_and(|last| game.tile_at(last.step(inward)).is_none());
        law(row.tiles.first() == Some(&piece.cell) && straight && ends, || {
            format!("not the row before {piece:?}: {row:?}")
        })?;
    }
    Ok(())
}

/// The game ended for a reason, and only inhabitants and guards are left (TC-INV-7).
pub(super) fn end(game: &City) -> Law {
    let run = game.state().run();
    let walled_in = run.stands()
        && (run.walls_left() == 0
            || game.sides_left().is_some_and(|sides| sides.len() <= LAST_SIDES));
    law(walled_in || game.state().bag().tiles() == 0, || "the game ended without reason".into())?;
    for (_, stand) in game.followers() {
        if let Stand::Spot(spot) = stand {
            let kind = game.feature(spot).map(|feature| feature.kind);
            law(kind == Some(FeatureKind::Homes), || format!("left on {kind:?} at the end"))?;
        }
    }
    Ok(())
}
