//! Squares, edges and half-edges.

/// A square of the table: x grows east, y grows south.
pub(crate) type Cell = (i32, i32);
/// One segment of one placed tile: the square and the index in the tile data.
pub(crate) type Spot = (Cell, usize);

/// Names of the edges in the order used everywhere: N E S W are 0 1 2 3.
pub(crate) const EDGES: [&str; 4] = ["N", "E", "S", "W"];
/// Names of the half-edges, clockwise from the north-west corner.
pub(crate) const HALVES: [&str; 8] = ["Nw", "Ne", "En", "Es", "Se", "Sw", "Ws", "Wn"];
/// Which half-edge of the neighbour a half-edge meets.
pub(crate) const MEETS: [usize; 8] = [5, 4, 7, 6, 1, 0, 3, 2];

/// The square next to `cell` across `edge`.
pub(crate) fn step((x, y): Cell, edge: usize) -> Cell {
    match edge {
        0 => (x, y - 1),
        1 => (x + 1, y),
        2 => (x, y + 1),
        _ => (x - 1, y),
    }
}

/// The edge on the opposite side of a square.
pub(crate) fn opposite(edge: usize) -> usize {
    (edge + 2) % 4
}

/// The letter an edge of the table shows when a tile lies there with these
/// quarter turns.
pub(crate) fn turned_letter(letters: &[char; 4], turns: usize, edge: usize) -> char {
    letters[(edge + 4 - turns) % 4]
}

/// A square as text, such as `0,1`.
pub(crate) fn cell_name((x, y): Cell) -> String {
    format!("{x},{y}")
}
