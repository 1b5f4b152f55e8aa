//! The outer rim: the ring of sides between the town and the far outside.

use crate::shared::geometry::{Cell, EDGES, cell_name, opposite, step};

/// One side of one laid tile.
pub(crate) type Side = (Cell, usize);

/// A side as text, such as `0,1 N`.
pub(crate) fn side_name((cell, side): Side) -> String {
    format!("{} {}", cell_name(cell), EDGES[side])
}

/// The direction of a walk along the rim.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Way {
    Clockwise,
    Counterclockwise,
}

/// The set of cells that hold a tile, as a bitmap of a box with two empty lines on every side: one
/// may take a tile on trial, and the outside still goes all round.
#[derive(Clone, Debug)]
pub(crate) struct Ground {
    left: i32,
    top: i32,
    width: i32,
    height: i32,
    filled: Vec<bool>,
}

impl Ground {
    /// The ground under these tiles; nothing if there are none.
    pub(crate) fn under(cells: &[Cell]) -> Option<Ground> {
        let left = cells.iter().map(|c| c.0).min()? - 2;
        let top = cells.iter().map(|c| c.1).min()? - 2;
        let width = cells.iter().map(|c| c.0).max()? + 3 - left;
        let height = cells.iter().map(|c| c.1).max()? + 3 - top;
        let filled = vec![false; (width * height) as usize];
        let mut ground = Ground { left, top, width, height, filled };
        for &cell in cells {
            ground.fill(cell);
        }
        Some(ground)
    }

    /// The same ground with one tile more.
    pub(crate) fn with(&self, cell: Cell) -> Ground {
        let mut copy = self.clone();
        copy.fill(cell);
        copy
    }

    fn fill(&mut self, cell: Cell) {
        let at = self.index(cell).expect("tiles lie inside the box");
        self.filled[at] = true;
    }

    /// Place of a cell in the box; nothing outside the box.
    fn index(&self, (x, y): Cell) -> Option<usize> {
        let (x, y) = (x - self.left, y - self.top);
        let inside = (0..self.width).contains(&x) && (0..self.height).contains(&y);
        inside.then_some((y * self.width + x) as usize)
    }

    /// Whether a tile lies on this cell.
    pub(crate) fn has(&self, cell: Cell) -> bool {
        self.index(cell).is_some_and(|at| self.filled[at])
    }

    /// The cells around a place of the box. Stepping off a line at its end leads
    /// to the next line: both places are outside, so the flood is the same.
    fn around(&self, at: usize) -> impl Iterator<Item = usize> + use<> {
        let (line, len) = (self.width as usize, self.filled.len());
        let next = [at.wrapping_sub(line), at + 1, at + line, at.wrapping_sub(1)];
        next.into_iter().filter(move |&next| next < len)
    }

    /// The empty cells of the box connected by sides with the far outside, by flood fill.
    fn outside(&self) -> Vec<bool> {
        let mut outside = vec![false; self.filled.len()];
        let corner = 0;
        outside[corner] = true;
        let mut todo = vec![corner];
        while let Some(at) = todo.pop() {
            for next in self.around(at) {
                if !self.filled[next] && !outside[next] {
                    outside[next] = true;
                    todo.push(next);
                }
            }
        }
        outside
    }

    /// The side that follows a side of the outer rim.
    pub(crate) fn next(&self, (tile, d): Side, way: Way) -> Side {
        let e = match way {
            Way::Clockwise => (d + 1) % 4,
            Way::Counterclockwise => (d + 3) % 4,
        };
        let c = step(tile, d);
        let y = step(c, e);
        let x = step(tile, e);
        if self.has(y) {
            (y, opposite(e)) // inner corner
        } else if self.has(x) {
            (x, d) // straight on
        } else {
            (tile, e) // outer corner
        }
    }

    /// The whole outer rim in clockwise order, once round.
    pub(crate) fn rim(&self) -> Vec<Side> {
        // Nothing lies north of the northernmost tiles.
        let first = self.filled.iter().position(|&tile| tile).expect("a tile") as i32;
        let first = (self.left + first % self.width, self.top + first / self.width);
        let mut rim = vec![(first, 0)];
        loop {
            let next = self.next(rim[rim.len() - 1], Way::Clockwise);
            if next == rim[0] {
                break;
            }
            rim.push(next);
        }
        self.check(&rim);
        rim
    }

    /// The walk must have met every side towards the outside and no other.
    fn check(&self, rim: &[Side]) {
        let outside = self.outside();
        let is_outside = |cell| self.index(cell).is_some_and(|at| outside[at]);
        assert!(rim.iter().all(|&(cell, side)| is_outside(step(cell, side))));
        let tiles = (0..self.filled.len()).filter(|&at| self.filled[at]);
        let exposed = tiles.flat_map(|at| self.around(at)).filter(|&at| outside[at]);
        assert_eq!(exposed.count(), rim.len());
    }

    /// The first tile side met when looking from an empty cell in a direction.
    pub(crate) fn look(&self, from: Cell, direction: usize) -> Option<Side> {
        let mut cell = step(from, direction);
        while self.index(cell).is_some() {
            if self.has(cell) {
                return Some((cell, opposite(direction)));
            }
            cell = step(cell, direction);
        }
        None
    }
}

/// Do these sides follow one another on the rim, in this order, without a gap?
pub(crate) fn is_unbroken(run: &[Side], rim: &[Side]) -> bool {
    let Some(start) = rim.iter().position(|side| *side == run[0]) else {
        return false;
    };
    let round = rim.iter().cycle().skip(start).take(rim.len());
    run.len() <= rim.len() && run.iter().zip(round).all(|(a, b)| a == b)
}
