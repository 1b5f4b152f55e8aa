//! Features found once more by a flood fill over the parts that face each other.

use remparts_engine::kernel::face::{Face, NO_PART};
use remparts_engine::kernel::geometry::{Cell, Rotation, Side};
use remparts_engine::kernel::table::Spot;
use std::collections::{BTreeMap, BTreeSet};

/// The parts of one tile that face parts of others across its north and west side.
pub(crate) fn facing<'a, P: 'a>(
    cell: Cell,
    tile_at: impl Fn(Cell) -> Option<(&'a Face<P>, Rotation)>,
) -> Vec<(Spot, Spot)> {
    let mut pairs = Vec::new();
    let Some((ours, rotation)) = tile_at(cell) else { return pairs };
    for side in [Side::N, Side::W] {
        let beyond = cell.step(side);
        let Some((theirs, turned)) = tile_at(beyond) else { continue };
        let here = ours.turned[rotation.index()].ports[side.index()];
        let there = theirs.turned[turned.index()].ports[side.opposite().index()];
        for place in 0..3 {
            let (a, b) = (here[place], there[2 - place]);
            if a != NO_PART && b != NO_PART {
                pairs.push((Spot { cell, part: a }, Spot { cell: beyond, part: b }));
            }
        }
    }
    pairs
}

/// How many features the joined parts form.
pub(crate) fn count_islands(all: &BTreeSet<Spot>, joined: &[(Spot, Spot)]) -> usize {
    let mut links: BTreeMap<Spot, Vec<Spot>> = BTreeMap::new();
    for (a, b) in joined {
        links.entry(*a).or_default().push(*b);
        links.entry(*b).or_default().push(*a);
    }
    let mut seen = BTreeSet::new();
    let mut islands = 0;
    for spot in all {
        if !seen.insert(*spot) {
            continue;
        }
        islands += 1;
        let mut edge = vec![*spot];
        while let Some(spot) = edge.pop() {
            let next = links.get(&spot).into_iter().flatten();
            edge.extend(next.copied().filter(|next| seen.insert(*next)));
        }
    }
    islands
}
