//! The outline of a region that spreads over several tiles.

use super::{Region, Scene, origin_of};
use crate::geometry::{Cycle, Node, Onward, Point, Shape, node, walk};
use crate::layout::turn;

/// Pieces of border as directed edges, with the region to the right of each.
type Borders = Onward<()>;

/// The union of the shapes of a region: borders that two of its parts share are gone.
pub fn outline(scene: &Scene<'_>, region: &Region) -> Shape {
    let mut borders = Borders::new();
    for spot in &region.spots {
        let Some(tile) = scene.tile_at(spot.cell) else { continue };
        let parts = &scene.album.face(tile.face).layout.regions;
        for cycle in &parts[usize::from(spot.part)].shape {
            let place = |at: &Point| node(origin_of(tile.cell) + turn(*at, tile.rotation));
            let nodes = corners(&cycle.iter().map(place).collect::<Vec<_>>());
            for (n, from) in nodes.iter().enumerate() {
                add(&mut borders, *from, nodes[(n + 1) % nodes.len()]);
            }
        }
    }
    walk(borders).into_iter().map(|(_, cycle)| bends(&cycle)).collect()
}

/// A closed line without the points where it goes straight on along an edge. Tiles on both sides of
/// the edge may have put them in different places.
fn corners(line: &[Node]) -> Vec<Node> {
    let mut corners: Vec<Node> = Vec::with_capacity(line.len());
    let straight =
        |a: Node, b: Node, c: Node| (a.0 == b.0 && b.0 == c.0) || (a.1 == b.1 && b.1 == c.1);
    for (n, node) in line.iter().enumerate() {
        let next = line[(n + 1) % line.len()];
        let before = corners.last().or(line.last());
        if !before.is_some_and(|before| straight(*before, *node, next)) {
            corners.push(*node);
        }
    }
    corners
}

/// Adds a piece of border, or takes away the same piece seen from the other side.
fn add(borders: &mut Borders, from: Node, to: Node) {
    if let Some(back) = borders.get_mut(&to)
        && let Some(n) = back.iter().position(|(end, _)| *end == from)
    {
        back.remove(n);
        return;
    }
    borders.entry(from).or_default().push((to, Some(Some(()))));
}

/// A closed line without the points where it goes straight on.
fn bends(cycle: &[Point]) -> Cycle {
    let around = |n: usize| cycle[n % cycle.len()];
    let bends = |n: &usize| {
        let (before, at, next) = (around(n + cycle.len() - 1), around(*n), around(n + 1));
        (at - before).cross(next - at).abs() > 1e-6
    };
    (0..cycle.len()).filter(bends).map(around).collect()
}
