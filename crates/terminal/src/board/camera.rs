//! Which part of the board is looked at, and how near. Pure arithmetic: it draws nothing.

use ratatui::layout::Rect;

/// How many characters a tile takes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Size {
    /// An overview.
    Small,
    /// For playing on a wide board in a small window.
    Compact,
    /// For playing in a small window.
    Middle,
    /// For playing in a large one.
    Large,
}

impl Size {
    /// All of them, the smallest first.
    pub const ALL: [Self; 4] = [Self::Small, Self::Compact, Self::Middle, Self::Large];

    /// Columns of a tile.
    pub const fn width(self) -> u16 {
        match self {
            Self::Small => 4,
            Self::Compact => 7,
            Self::Middle => 9,
            Self::Large => 15,
        }
    }

    /// Rows of a tile. Odd ones have a middle, in which roads leave; in the smallest size roads leave
    /// by the lower row.
    pub const fn height(self) -> u16 {
        match self {
            Self::Small => 2,
            Self::Compact => 3,
            Self::Middle => 5,
            Self::Large => 7,
        }
    }

    /// The next larger one.
    #[must_use]
    pub const fn nearer(self) -> Self {
        match self {
            Self::Small => Self::Compact,
            Self::Compact => Self::Middle,
            Self::Middle | Self::Large => Self::Large,
        }
    }

    /// The next smaller one.
    #[must_use]
    pub const fn farther(self) -> Self {
        match self {
            Self::Large => Self::Middle,
            Self::Middle => Self::Compact,
            Self::Compact | Self::Small => Self::Small,
        }
    }
}

/// What is looked at.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Camera {
    /// The point of the board in the middle of the window, in tiles: the cell `0,0` reaches from 0 to
    /// 1.
    pub middle: (f64, f64),
    /// How near.
    pub size: Size,
}

impl Default for Camera {
    fn default() -> Self {
        Self { middle: (0.5, 0.5), size: Size::Middle }
    }
}

/// The cells from the first to the last, both included.
pub type Span = ((i8, i8), (i8, i8));

/// The smallest span of some cells, if there are any.
pub fn span(cells: impl IntoIterator<Item = (i8, i8)>) -> Option<Span> {
    cells.into_iter().fold(None, |span, (x, y)| {
        let (low, high) = span.unwrap_or(((x, y), (x, y)));
        Some(((low.0.min(x), low.1.min(y)), (high.0.max(x), high.1.max(y))))
    })
}

impl Camera {
    /// The whole of some cells and one more around them in the largest size in which they fit, or in
    /// the smallest one.
    pub fn fit(span: Span, area: Rect) -> Self {
        let ((left, top), (right, bottom)) = span;
        let middle = |low: i8, high: i8| (f64::from(low) + f64::from(high) + 1.0) / 2.0;
        let across = |low: i8, high: i8| u32::from(high.abs_diff(low)) + 3;
        let fits = |size: &Size| {
            across(left, right) * u32::from(size.width()) <= u32::from(area.width)
                && across(top, bottom) * u32::from(size.height()) <= u32::from(area.height)
        };
        let size = Size::ALL.into_iter().rev().find(fits).unwrap_or(Size::Small);
        Self { middle: (middle(left, right), middle(top, bottom)), size }
    }

    /// Moves over the board by so many characters.
    pub fn pan(&mut self, columns: i32, rows: i32) {
        self.middle.0 += f64::from(columns) / f64::from(self.size.width());
        self.middle.1 += f64::from(rows) / f64::from(self.size.height());
    }

    /// Looks from nearer or farther at the same point.
    pub const fn zoom(&mut self, size: Size) {
        self.size = size;
    }

    /// Looks from nearer or farther so that what is at a place of the window stays there.
    pub fn zoom_at(&mut self, size: Size, area: Rect, column: u16, row: u16) {
        let before = self.exactly(area, column, row);
        self.size = size;
        let after = self.exactly(area, column, row);
        self.middle.0 += before.0 - after.0;
        self.middle.1 += before.1 - after.1;
        // Whole characters are shown, so the cell may have slipped from under the place by one.
        let cell = self.cell_at(area, column, row);
        let slipped = |was: f64, is: i8| i32::from((was.floor() as i8).saturating_sub(is).signum());
        self.pan(slipped(before.0, cell.0), slipped(before.1, cell.1));
    }

    /// Moves no farther than needed for a cell to be seen with its neighbors, or as much of them as
    /// there is room for. A cell well inside of the window moves nothing.
    pub fn show(&mut self, cell: (i8, i8), area: Rect) {
        let room = |length: u16, tile: u16| {
            let spare = length.saturating_sub(tile) / 2;
            i32::from(spare.min(tile))
        };
        let (width, height) = (self.size.width(), self.size.height());
        let (left, top) = self.place(area, cell);
        let along = |from: i32, tile: u16, begin: u16, length: u16| {
            let margin = room(length, tile);
            let (low, high) = (i32::from(begin) + margin, i32::from(begin) + i32::from(length));
            let most = high - margin - i32::from(tile);
            if from > most {
                from - most.max(low)
            } else if from < low {
                from - low
            } else {
                0
            }
        };
        self.pan(along(left, width, area.x, area.width), along(top, height, area.y, area.height));
    }

    /// Whether a cell is seen as [`Camera::show`] would show it.
    fn shows(&self, cell: (i8, i8), area: Rect) -> bool {
        let mut moved = *self;
        moved.show(cell, area);
        moved == *self
    }

    /// Looks where a cell is seen along with as many others as possible, and moves no farther for it
    /// than it has to. Where the cell is seen already nothing moves.
    pub fn gather(&mut self, cell: (i8, i8), others: &[(i8, i8)], area: Rect) {
        if self.shows(cell, area) {
            return;
        }
        let halves = |length: u16, tile: u16| i32::from(length / tile);
        let along = halves(area.width, self.size.width());
        let down = halves(area.height, self.size.height());
        let mut best: Option<(usize, f64, Self)> = None;
        for (x, y) in (-down..=down).flat_map(|y| (-along..=along).map(move |x| (x, y))) {
            let at = |cell: i8, by: i32| f64::from(cell) + 0.5 + f64::from(by) / 2.0;
            let camera = Self { middle: (at(cell.0, x), at(cell.1, y)), ..*self };
            if !camera.shows(cell, area) {
                continue;
            }
            let seen = others.iter().filter(|cell| camera.sees(**cell, area)).count();
            let (across, up) = (camera.middle.0 - self.middle.0, camera.middle.1 - self.middle.1);
            let far = across.hypot(up);
            if best.is_none_or(|(most, near, _)| seen > most || (seen == most && far < near)) {
                best = Some((seen, far, camera));
            }
        }
        match best {
            Some((_, _, camera)) => *self = camera,
            None => self.show(cell, area),
        }
    }

    /// Whether a cell is seen as a whole.
    pub fn sees(&self, cell: (i8, i8), area: Rect) -> bool {
        let whole = u32::from(self.size.width()) * u32::from(self.size.height());
        self.at(area, cell).area() == whole
    }

    /// Moves back to some cells and one more around them, so that no more emptiness is shown than has
    /// to be.
    pub fn keep_to(&mut self, span: Span, area: Rect) {
        let ((left, top), (right, bottom)) = span;
        let kept = |middle: f64, low: i8, high: i8, length: u16, tile: u16| {
            let half = f64::from(length) / f64::from(tile) / 2.0;
            let (low, high) = (f64::from(low) - 1.0 + half, f64::from(high) + 2.0 - half);
            if low < high { middle.clamp(low, high) } else { (low + high) / 2.0 }
        };
        let (width, height) = (self.size.width(), self.size.height());
        self.middle.0 = kept(self.middle.0, left, right, area.width, width);
        self.middle.1 = kept(self.middle.1, top, bottom, area.height, height);
    }

    /// The cell at a place of the window.
    pub fn cell_at(&self, area: Rect, column: u16, row: u16) -> (i8, i8) {
        let (x, y) = self.exactly(area, column, row);
        let cell = |far: f64| far.floor().clamp(f64::from(i8::MIN), f64::from(i8::MAX)) as i8;
        (cell(x), cell(y))
    }

    /// The point of the board in the middle of a character, in tiles.
    fn exactly(&self, area: Rect, column: u16, row: u16) -> (f64, f64) {
        let (left, top) = self.place(area, (0, 0));
        let at =
            |n: u16, from: i32, tile: u16| (f64::from(i32::from(n) - from) + 0.5) / f64::from(tile);
        (at(column, left, self.size.width()), at(row, top, self.size.height()))
    }

    /// Where the first character of a cell is, which may be outside of the window.
    pub fn place(&self, area: Rect, cell: (i8, i8)) -> (i32, i32) {
        let at = |cell: i8, middle: f64, tile: u16, begin: u16, length: u16| {
            // A little more than half, so that moving by whole characters never changes how the middle
            // of one is rounded.
            let origin = (middle * f64::from(tile) + 0.500_001).floor() as i32;
            i32::from(cell) * i32::from(tile) - origin + i32::from(begin) + i32::from(length / 2)
        };
        (
            at(cell.0, self.middle.0, self.size.width(), area.x, area.width),
            at(cell.1, self.middle.1, self.size.height(), area.y, area.height),
        )
    }

    /// As much of a cell as is seen.
    pub fn at(&self, area: Rect, cell: (i8, i8)) -> Rect {
        let (left, top) = self.place(area, cell);
        let cut = |from: i32, tile: u16, begin: u16, length: u16| {
            let (low, high) = (i32::from(begin), i32::from(begin) + i32::from(length));
            let (from, to) = (from.clamp(low, high), (from + i32::from(tile)).clamp(low, high));
            (from as u16, (to - from) as u16)
        };
        let (x, width) = cut(left, self.size.width(), area.x, area.width);
        let (y, height) = cut(top, self.size.height(), area.y, area.height);
        Rect { x, y, width, height }
    }
}
