//! Patterns for fields, so that neighboring fields can be told apart: greedy graph coloring.

use super::{Kind, Scene};
use remparts_engine::kernel::geometry::Cell;
use std::collections::BTreeMap;

/// The pairs of fields that touch, by their places among the regions: they have a part on the same
/// tile, or parts that reach the same corner of the grid.
pub fn touching(scene: &Scene<'_>) -> Vec<(usize, usize)> {
    let mut at: BTreeMap<(i16, i16), Vec<usize>> = BTreeMap::new();
    for (n, region) in scene.regions.iter().enumerate().filter(|(_, it)| it.kind == Kind::Area) {
        for spot in &region.spots {
            let places =
                std::iter::once(middle(spot.cell)).chain(corners(scene, spot.cell, spot.part));
            for place in places {
                let here = at.entry(place).or_default();
                if !here.contains(&n) {
                    here.push(n);
                }
            }
        }
    }
    let mut pairs = Vec::new();
    for here in at.values() {
        for (n, one) in here.iter().enumerate() {
            pairs.extend(here[..n].iter().map(|other| (*one.min(other), *one.max(other))));
        }
    }
    pairs.sort_unstable();
    pairs.dedup();
    pairs
}

/// The middle of a tile, in half sides.
fn middle(cell: Cell) -> (i16, i16) {
    (2 * i16::from(cell.x) + 1, 2 * i16::from(cell.y) + 1)
}

/// The corners that an area of a tile reaches, in half sides.
fn corners(scene: &Scene<'_>, cell: Cell, part: u8) -> Vec<(i16, i16)> {
    let Some(tile) = scene.tile_at(cell) else { return Vec::new() };
    let plan = scene.album.plan(tile.face);
    let first = plan.blocks.len() + plan.ways.len();
    let area = usize::from(part).checked_sub(first).and_then(|area| plan.areas.get(area));
    let (x, y) = middle(cell);
    let corner = |half: usize| {
        // The first half-edge of a side ends at the corner before it, the second at the one after.
        let (dx, dy) = [(-1, -1), (1, -1), (1, 1), (-1, 1)][half.div_ceil(2) % 4];
        (x + dx, y + dy)
    };
    let halves = area.into_iter().flatten();
    halves.map(|half| corner(half.turned(tile.rotation).index())).collect()
}

/// A pattern for every field, by its place among the regions, and none for the rest. Fields that
/// touch have different ones: greedy coloring, those with most neighbors first (Welsh-Powell).
pub fn patterns(scene: &Scene<'_>) -> Vec<Option<usize>> {
    let pairs = touching(scene);
    let mut neighbors = vec![Vec::new(); scene.regions.len()];
    for (one, other) in &pairs {
        neighbors[*one].push(*other);
        neighbors[*other].push(*one);
    }
    let is_field = |n: &usize| scene.regions[*n].kind == Kind::Area;
    let mut order: Vec<usize> = (0..scene.regions.len()).filter(is_field).collect();
    order.sort_by_key(|n| std::cmp::Reverse(neighbors[*n].len()));
    let mut chosen: Vec<Option<usize>> = vec![None; scene.regions.len()];
    for n in order {
        let taken = |pattern: &usize| neighbors[n].iter().any(|it| chosen[*it] == Some(*pattern));
        chosen[n] = (0..).find(|pattern| !taken(pattern));
    }
    chosen
}
