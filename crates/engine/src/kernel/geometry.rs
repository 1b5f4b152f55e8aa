//! Cells, sides and quarter turns. `x` grows east, `y` grows south.

use std::fmt;

/// One square of the grid on which tiles lie.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Cell {
    /// Columns east of the origin.
    pub x: i8,
    /// Rows south of the origin.
    pub y: i8,
}

impl Cell {
    /// The cell where a game begins unless its setup says otherwise.
    pub const ORIGIN: Self = Self { x: 0, y: 0 };

    /// The cell at `x` columns east and `y` rows south of the origin.
    pub const fn new(x: i8, y: i8) -> Self {
        Self { x, y }
    }

    /// The neighbor across `side`. Wraps far outside any reachable board.
    #[inline]
    pub const fn step(self, side: Side) -> Self {
        let (dx, dy) = side.delta();
        Self { x: self.x.wrapping_add(dx), y: self.y.wrapping_add(dy) }
    }

    /// The eight cells around this one, clockwise from the north-west.
    pub fn around(self) -> [Self; 8] {
        const RING: [(i8, i8); 8] =
            [(-1, -1), (0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0)];
        RING.map(|(dx, dy)| Self { x: self.x.wrapping_add(dx), y: self.y.wrapping_add(dy) })
    }

    /// The cell as one number, both coordinates shifted to be positive and a byte each, so that
    /// they can be compared at once.
    #[inline]
    pub const fn packed(self) -> u16 {
        u16::from_le_bytes([self.x as u8 ^ 0x80, self.y as u8 ^ 0x80])
    }

    /// Whether two packed cells are the same or touch by a side or corner. No cell of a board packs
    /// to zero, and none is near it.
    #[inline]
    pub const fn near(packed: u16, other: u16) -> bool {
        // After the subtraction each byte must be 0, 1 or 2.
        let apart = other.wrapping_sub(packed.wrapping_sub(0x0101));
        (apart | apart.wrapping_add(0x0101)) & 0xfcfc == 0
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.x, self.y)
    }
}

impl fmt::Debug for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "({},{})", self.x, self.y)
    }
}

/// One of the four sides of a square, clockwise from the north.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Side {
    /// Up, toward smaller `y`.
    N,
    /// Right, toward larger `x`.
    E,
    /// Down, toward larger `y`.
    S,
    /// Left, toward smaller `x`.
    W,
}

impl Side {
    /// All four sides, clockwise from the north.
    pub const ALL: [Self; 4] = [Self::N, Self::E, Self::S, Self::W];

    /// Its place in [`Side::ALL`].
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The side facing this one.
    #[inline]
    pub const fn opposite(self) -> Self {
        Self::ALL[(self as usize + 2) & 3]
    }

    /// This side of a tile after the tile has been turned.
    #[inline]
    pub const fn turned(self, rotation: Rotation) -> Self {
        Self::ALL[(self as usize + rotation as usize) & 3]
    }

    /// The step across this side.
    #[inline]
    pub const fn delta(self) -> (i8, i8) {
        const DELTAS: [(i8, i8); 4] = [(0, -1), (1, 0), (0, 1), (-1, 0)];
        DELTAS[self as usize]
    }

    /// The side with this capital letter.
    pub const fn from_letter(letter: char) -> Option<Self> {
        match letter {
            'N' => Some(Self::N),
            'E' => Some(Self::E),
            'S' => Some(Self::S),
            'W' => Some(Self::W),
            _ => None,
        }
    }

    /// The capital letter of the side.
    pub const fn letter(self) -> char {
        match self {
            Self::N => 'N',
            Self::E => 'E',
            Self::S => 'S',
            Self::W => 'W',
        }
    }
}

/// Clockwise quarter turns from the drawn orientation.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Rotation {
    /// Turned as it was drawn.
    #[default]
    R0,
    /// A quarter turn clockwise.
    R1,
    /// Half a turn, upside down.
    R2,
    /// A quarter turn counterclockwise, which is three clockwise.
    R3,
}

impl Rotation {
    /// All four rotations, in the order of quarter turns.
    pub const ALL: [Self; 4] = [Self::R0, Self::R1, Self::R2, Self::R3];

    /// Number of quarter turns.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The turn by `quarters` quarter turns.
    #[inline]
    pub const fn of(quarters: usize) -> Self {
        Self::ALL[quarters & 3]
    }

    /// This turn followed by `other`.
    pub const fn then(self, other: Self) -> Self {
        Self::of(self as usize + other as usize)
    }
}

/// One of the eight half-edges of a square, clockwise from the north-west corner: 0 is the west
/// half of the north edge, 7 the north half of the west edge.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct HalfEdge(u8);

impl HalfEdge {
    /// Their names in tile data: the capital names the edge, the small letter the end of it.
    pub const NAMES: [&'static str; 8] = ["Nw", "Ne", "En", "Es", "Se", "Sw", "Ws", "Wn"];

    /// The half-edge with this number, modulo eight.
    pub const fn of(index: usize) -> Self {
        Self((index & 7) as u8)
    }

    /// The half-edge with this name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::NAMES.iter().position(|known| *known == name).map(Self::of)
    }

    /// Its number, below eight.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The side that it is half of.
    pub const fn side(self) -> Side {
        Side::ALL[self.0 as usize / 2]
    }

    /// This half-edge of a tile after the tile has been turned.
    pub const fn turned(self, rotation: Rotation) -> Self {
        Self::of(self.0 as usize + 2 * rotation as usize)
    }
}

/// One side of one cell: what a wall can close and a figure can stand on.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Edge {
    /// The cell that the side belongs to.
    pub cell: Cell,
    /// The side of that cell.
    pub side: Side,
}

/// The smallest rectangle that holds some cells.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bounds {
    /// Its north-west corner, which belongs to it.
    pub low: Cell,
    /// Its south-east corner, which belongs to it.
    pub high: Cell,
}

impl Bounds {
    /// The rectangle of one cell alone.
    pub const fn of(cell: Cell) -> Self {
        Self { low: cell, high: cell }
    }

    /// Grows the rectangle to hold a cell.
    #[inline]
    pub fn include(&mut self, cell: Cell) {
        self.low = Cell::new(self.low.x.min(cell.x), self.low.y.min(cell.y));
        self.high = Cell::new(self.high.x.max(cell.x), self.high.y.max(cell.y));
    }

    /// Whether a cell lies in it.
    #[inline]
    pub const fn contains(&self, cell: Cell) -> bool {
        self.low.x <= cell.x
            && cell.x <= self.high.x
            && self.low.y <= cell.y
            && cell.y <= self.high.y
    }
}

/// Where a tile lies and how it is turned.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Pose {
    /// The cell that the tile covers.
    pub cell: Cell,
    /// The quarter turns it is laid with.
    pub rotation: Rotation,
}
