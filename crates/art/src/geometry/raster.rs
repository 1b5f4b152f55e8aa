//! A raster of a square: for each small cell, which face it lies in and its distance transform, how
//! far away the border of that face is. Ornament asks it many times, where exact distances would
//! cost too much.

use super::faces::sides;
use super::{Point, SIDE, Shape};
use remparts_engine::kernel::geometry::Rotation;

/// Number of cells along a side.
const ACROSS: usize = 50;
/// Side length of a cell, in units.
const CELL: f64 = SIDE / ACROSS as f64;
/// Marks a cell without a face.
const NONE: u8 = u8::MAX;
/// Weights of the 5-7 chamfer distance: a straight step, and a diagonal one, in fifths of a cell.
const STRAIGHT: u8 = 5;
const ASKEW: u8 = 7;

/// The face of each cell and its distance from the border.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Raster {
    face: Vec<u8>,
    clear: Vec<u8>,
}

impl Raster {
    /// Rasterizes faces that lie side by side, row by row.
    pub fn new<'a>(faces: impl Iterator<Item = &'a Shape>) -> Self {
        let mut face = vec![NONE; ACROSS * ACROSS];
        let mut crossings = Vec::new();
        for (number, shape) in faces.enumerate() {
            for row in 0..ACROSS {
                let y = (row as f64 + 0.5) * CELL;
                crossings.clear();
                for (a, b) in shape.iter().flat_map(|cycle| sides(cycle)) {
                    if (a.y > y) != (b.y > y) {
                        crossings.push(a.x + (b.x - a.x) * (y - a.y) / (b.y - a.y));
                    }
                }
                crossings.sort_by(f64::total_cmp);
                for span in crossings.chunks_exact(2) {
                    let cell = |x: f64| ((x / CELL + 0.5) as usize).min(ACROSS);
                    face[row * ACROSS..][cell(span[0])..cell(span[1])].fill(number as u8);
                }
            }
        }
        let clear = clearances(&face);
        Self { face, clear }
    }

    /// The distance of the border of a face from a point; `None` if the point lies in another one.
    pub fn clearance(&self, face: usize, at: Point) -> Option<f64> {
        let cell = |x: f64| (x / CELL).clamp(0.0, ACROSS as f64 - 1.0) as usize;
        let cell = cell(at.y) * ACROSS + cell(at.x);
        let far = f64::from(self.clear[cell]) / f64::from(STRAIGHT) - 0.5;
        (usize::from(self.face[cell]) == face).then_some(far * CELL)
    }

    /// The same raster, turned.
    #[must_use]
    pub fn turned(&self, rotation: Rotation) -> Self {
        let last = ACROSS - 1;
        let before = |row: usize, column: usize| match rotation.index() {
            0 => row * ACROSS + column,
            1 => (last - column) * ACROSS + row,
            2 => (last - row) * ACROSS + last - column,
            _ => column * ACROSS + last - row,
        };
        let cells = || (0..ACROSS).flat_map(|row| (0..ACROSS).map(move |column| (row, column)));
        Self {
            face: cells().map(|(row, column)| self.face[before(row, column)]).collect(),
            clear: cells().map(|(row, column)| self.clear[before(row, column)]).collect(),
        }
    }
}

/// The distance of each cell from the nearest one of another face, or from the edge of the square,
/// by a two-pass chamfer distance transform.
fn clearances(face: &[u8]) -> Vec<u8> {
    let mut clear = vec![u8::MAX; face.len()];
    let step = |clear: &mut [u8], row: usize, column: usize, ways: [(isize, isize, u8); 4]| {
        let at = row * ACROSS + column;
        for (down, right, far) in ways {
            let (row, column) = (row.wrapping_add_signed(down), column.wrapping_add_signed(right));
            let within = row < ACROSS && column < ACROSS;
            let next = row.wrapping_mul(ACROSS).wrapping_add(column);
            let same = within && face[next] == face[at];
            let way = if same { clear[next].saturating_add(far) } else { far };
            clear[at] = clear[at].min(way);
        }
    };
    for row in 0..ACROSS {
        for column in 0..ACROSS {
            let ways = [(-1, -1, ASKEW), (-1, 0, STRAIGHT), (-1, 1, ASKEW), (0, -1, STRAIGHT)];
            step(&mut clear, row, column, ways);
        }
    }
    for row in (0..ACROSS).rev() {
        for column in (0..ACROSS).rev() {
            let ways = [(1, 1, ASKEW), (1, 0, STRAIGHT), (1, -1, ASKEW), (0, 1, STRAIGHT)];
            step(&mut clear, row, column, ways);
        }
    }
    clear
}
