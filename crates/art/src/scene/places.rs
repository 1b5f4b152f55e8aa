//! Places of figures: at the anchor of their part, side by side if there are several.

use super::{On, Standing, Tile, origin_of};
use crate::album::Album;
use crate::figures::Figure;
use crate::geometry::{Point, Shape, clearance};
use crate::layout::turn;
use remparts_engine::kernel::geometry::Rotation;
use remparts_engine::kernel::seat::Seat;
use remparts_engine::kernel::table::Spot;
use std::f64::consts::PI;

/// A figure whose place is still to be found.
#[derive(Clone, Copy)]
pub(super) struct Crowded {
    pub(super) seat: Seat,
    pub(super) figure: Figure,
    pub(super) spot: Spot,
}

/// Puts figures on the tiles. Figures of one part stand in a row.
pub(super) fn stood(album: &Album, tiles: &[Tile], mut crowd: Vec<Crowded>) -> Vec<Standing> {
    // Painter's algorithm: those farther south are nearer to the eye and so are drawn later.
    crowd.sort_by_key(|figure| (figure.spot.cell.y, figure.spot.cell.x, figure.spot.part));
    let mut standing = Vec::new();
    for group in crowd.chunk_by(|a, b| a.spot == b.spot) {
        let spot = group[0].spot;
        let Some(tile) = tiles.iter().find(|tile| tile.cell == spot.cell) else { continue };
        let face = album.face(tile.face);
        let part = usize::from(spot.part);
        let region = &face.layout.regions[part];
        let first_area = face.plan.blocks.len() + face.plan.ways.len();
        let lies = (first_area..first_area + face.plan.areas.len()).contains(&part);
        let row = row(&region.shape, region.anchor, tile.rotation, group.len());
        let mut places: Vec<Point> =
            row.into_iter().map(|at| origin_of(tile.cell) + turn(at, tile.rotation)).collect();
        places.sort_by(|a, b| a.y.total_cmp(&b.y).then(a.x.total_cmp(&b.x)));
        for (crowded, at) in group.iter().zip(places) {
            let Crowded { seat, figure, spot } = *crowded;
            let big = figure == Figure::Big;
            let figure = if lies { Figure::Farmer } else { figure };
            standing.push(Standing { seat, figure, big, on: On::Spot(spot), at });
        }
    }
    standing
}

/// Distances between figures of one part, the best first.
const STEPS: [f64; 6] = [240.0, 210.0, 180.0, 150.0, 120.0, 90.0];
/// Clearance of each figure from the border.
const CLEAR: f64 = 28.0;

/// Angles of a row that are tried, in eighths of half a turn, those nearest to level first.
const TURNS: [i8; 8] = [0, 1, -1, 2, -2, 3, -3, 4];

/// A row of places through an anchor: as level as there is room for once the tile is turned.
fn row(shape: &Shape, anchor: Point, rotation: Rotation, count: usize) -> Vec<Point> {
    if count < 2 {
        return vec![anchor];
    }
    let middle = (count as f64 - 1.0) / 2.0;
    let level = if rotation.index().is_multiple_of(2) { 0.0 } else { PI / 2.0 };
    let mut best = (f64::MIN, Vec::new());
    for step in STEPS {
        for eighth in TURNS {
            let angle = level + PI * f64::from(eighth) / 8.0;
            let way = Point::new(angle.cos(), angle.sin()) * step;
            let row: Vec<Point> =
                (0..count).map(|place| anchor + way * (place as f64 - middle)).collect();
            let room = row.iter().map(|at| clearance(shape, *at)).fold(f64::MAX, f64::min);
            if room >= CLEAR {
                return row;
            }
            if room > best.0 {
                best = (room, row);
            }
        }
    }
    best.1
}
