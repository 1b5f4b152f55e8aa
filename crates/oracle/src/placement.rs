//! Where a tile may be laid.

use crate::board::Board;
use crate::options::RiverBends;
use crate::shared::geometry::{Cell, opposite, step};
use crate::shared::tile_board::TileBoard;

impl Board {
    /// All legal squares and rotations of a tile (TILE-2, TILE-3, TILE-4 and
    /// the river rules). Rotations that look alike are all listed.
    pub(crate) fn placements(&self, kind: usize, bends: RiverBends) -> Vec<(Cell, usize)> {
        let mut found = Vec::new();
        for cell in self.frontier() {
            for rotation in 0..4 {
                if self.edges_match(kind, cell, rotation) {
                    found.push((cell, rotation));
                }
            }
        }
        if !self.kinds[kind].is_river() {
            return found;
        }
        found.retain(|&(cell, rotation)| self.continues_river(kind, cell, rotation));
        match bends {
            RiverBends::TwoAhead => {
                found.retain(|&(cell, rotation)| self.two_ahead_free(kind, cell, rotation));
            }
            RiverBends::Corridor | RiverBends::Alternating => {
                let far = bends == RiverBends::Alternating;
                found.retain(|&(cell, rotation)| !self.turns_again(kind, cell, rotation, far));
                let strict =
                    |&(cell, rotation): &(Cell, usize)| self.corridor_free(kind, cell, rotation);
                // RUL-RIVER-4: RIVER-8 alone is waived if it forbids all.
                if found.iter().any(strict) {
                    found.retain(strict);
                }
            }
        }
        found
    }

    /// Edges where the river leaves a tile on the table.
    fn water(&self, cell: Cell) -> Vec<usize> {
        (0..4).filter(|&edge| self.letter(cell, edge) == Some('S')).collect()
    }

    /// How many river edges lead to an empty square.
    fn open_ends(&self) -> usize {
        let open = |cell: Cell| {
            let ends = self.water(cell).into_iter();
            ends.filter(move |&edge| !self.tiles.contains_key(&step(cell, edge))).count()
        };
        self.tiles.keys().map(|&cell| open(cell)).sum()
    }

    /// A copy of the board with the tile laid on it.
    fn with(&self, kind: usize, cell: Cell, rotation: usize) -> Board {
        let mut board = self.clone();
        board.lay(kind, 0, cell, rotation);
        board
    }

    /// River edges of the tile on `cell`: those joined to a tile, and those that lead to an empty
    /// square.
    fn joined_and_open(&self, cell: Cell) -> (Vec<usize>, Vec<usize>) {
        let edges = self.water(cell).into_iter();
        edges.partition(|&edge| self.tiles.contains_key(&step(cell, edge)))
    }

    /// Whether the tile's river joins an open end (RIVER-5). A tile that is no lake must leave as
    /// many open ends as before (RUL-RIVER-3).
    fn continues_river(&self, kind: usize, cell: Cell, rotation: usize) -> bool {
        let board = self.with(kind, cell, rotation);
        let (joined, _) = board.joined_and_open(cell);
        let lake = self.kinds[kind].last;
        !joined.is_empty() && (lake || board.open_ends() == self.open_ends())
    }

    /// How the river turns on a placed tile when it flows out across `out`:
    /// 1 to the right, 3 to the left, nothing for straights, ends and sources.
    fn turn_at(&self, cell: Cell, out: usize) -> Option<usize> {
        // RUL-RIVER-1: the source is not a turn.
        if self.kinds[self.tiles[&cell].kind].spring {
            return None;
        }
        let edges = self.water(cell).into_iter();
        let others: Vec<usize> = edges.filter(|&edge| edge != out).collect();
        // The water entered across the other edge, so it flowed away from it.
        let &[entry] = others.as_slice() else {
            return None;
        };
        let turn = (out + 4 - opposite(entry)) % 4;
        (turn != 0).then_some(turn)
    }

    /// Whether this tile would turn the same way as the tile before it (RIVER-7), or, looking
    /// `far`, as the last bend before it.
    fn turns_again(&self, kind: usize, cell: Cell, rotation: usize, far: bool) -> bool {
        let board = self.with(kind, cell, rotation);
        let (joined, open) = board.joined_and_open(cell);
        joined.iter().any(|&back| {
            let mut upstream = step(cell, back);
            while far && board.runs_straight(upstream, back) {
                upstream = step(upstream, back);
            }
            let before = board.turn_at(upstream, opposite(back));
            before.is_some() && open.iter().any(|&out| board.turn_at(cell, out) == before)
        })
    }

    /// Whether the river crosses this tile from edge to opposite edge. The source is where it
    /// begins.
    fn runs_straight(&self, cell: Cell, edge: usize) -> bool {
        let water = self.water(cell);
        let spring = self.kinds[self.tiles[&cell].kind].spring;
        !spring && water.contains(&edge) && water.contains(&opposite(edge))
    }

    /// Whether the corridor is free that RUL-RIVER-2 reads into RIVER-8: a curve flows out into a
    /// strip three squares wide and without end that holds no river tile.
    fn corridor_free(&self, kind: usize, cell: Cell, rotation: usize) -> bool {
        let board = self.with(kind, cell, rotation);
        let (_, open) = board.joined_and_open(cell);
        open.iter().all(|&out| {
            if board.turn_at(cell, out).is_none() {
                return true;
            }
            !self.tiles.iter().any(|(&(x, y), placed)| {
                let (dx, dy) = (x - cell.0, y - cell.1);
                let (ahead, aside) = match out {
                    0 => (-dy, dx),
                    1 => (dx, dy),
                    2 => (dy, dx),
                    _ => (-dx, dy),
                };
                self.kinds[placed.kind].is_river() && ahead >= 1 && aside.abs() <= 1
            })
        })
    }

    /// The test of [`RiverBends::TwoAhead`]: beyond each open river edge the squares beside the
    /// first square, the second square and the squares beside it are empty.
    fn two_ahead_free(&self, kind: usize, cell: Cell, rotation: usize) -> bool {
        let board = self.with(kind, cell, rotation);
        let (_, open) = board.joined_and_open(cell);
        open.iter().all(|&out| {
            let (left, right) = ((out + 3) % 4, (out + 1) % 4);
            let a = step(cell, out);
            let b = step(a, out);
            let watched = [step(a, left), step(a, right), b, step(b, left), step(b, right)];
            watched.iter().all(|c| !board.tiles.contains_key(c))
        })
    }
}
