//! Where roads and streets run through the characters of a tile. All leave in the middle of a side,
//! so they join whatever lies beside them.

use super::sketch::{Owner, STUB};
use remparts_engine::kernel::geometry::Side;
use remparts_screen::{Ground, Terrain, Way};

/// A piece of road in a character.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Line {
    /// The sides it goes to: one for the north, two for the east, four, eight; none without a road.
    pub(super) arms: u8,
    /// Whose it is.
    pub(super) owner: Owner,
    /// Whether something more important lies under it where there is only one sign to show.
    pub(super) buried: bool,
}

/// The arm toward a side.
const fn arm(side: Side) -> u8 {
    1 << side.index()
}

/// The lines of a face.
pub(super) fn lines(
    ground: &Ground,
    cells: &[Owner],
    terrains: &[Terrain],
    width: usize,
    height: usize,
) -> Vec<Line> {
    let block = |at: usize| {
        let terrain = terrains.get(usize::from(cells[at]));
        matches!(terrain, Some(Terrain::City | Terrain::Market(_)))
    };
    let mut grid = Grid { width, height, lines: vec![Line::default(); width * height] };
    let through = ground.ways.iter().filter(|way| way.sides.len() > 1).count();
    for way in &ground.ways {
        let owner = way.part.unwrap_or(STUB);
        match (way.stops, &*way.sides) {
            (Some(stop), [side]) => {
                let path = grid.path(*side, grid.cell(stop));
                // A road ends at the gate of a city and a bit of one begins there; the way within
                // the walls is nobody's business.
                let shown = |n: usize, at: usize| !block(at) || (n == 0 && way.part.is_some());
                grid.draw(*side, &path, owner, shown);
            }
            (_, [one, other]) if through > 1 && grid.bend(*one, *other, owner) => {}
            _ => grid.through(way, owner),
        }
    }
    if height == 2 {
        for (at, line) in grid.lines.iter_mut().enumerate() {
            let inner = at % width != 0 && (at + 1) % width != 0;
            line.buried = line.arms == arm(Side::E) | arm(Side::W) && inner && block(at);
        }
    }
    grid.lines
}

struct Grid {
    width: usize,
    height: usize,
    lines: Vec<Line>,
}

impl Grid {
    const fn middle(&self) -> (usize, usize) {
        (self.height / 2, self.width / 2)
    }

    fn cell(&self, (x, y): (f64, f64)) -> (usize, usize) {
        let at =
            |far: f64, many: usize| ((far / 1000.0 * many as f64).max(0.0) as usize).min(many - 1);
        (at(y, self.height), at(x, self.width))
    }

    fn add(&mut self, (row, column): (usize, usize), arms: u8, owner: Owner) {
        let line = &mut self.lines[row * self.width + column];
        *line = Line { arms: line.arms | arms, owner, buried: false };
    }

    /// Straight in from a side as far as a place is, then aside to it.
    fn path(&self, side: Side, to: (usize, usize)) -> Vec<(usize, usize)> {
        let (middle_row, middle_column) = self.middle();
        let mut path = Vec::new();
        let (mut row, mut column) = match side {
            Side::N => (0, middle_column),
            Side::S => (self.height - 1, middle_column),
            Side::E => (middle_row, self.width - 1),
            Side::W => (middle_row, 0),
        };
        let step = |from: &mut usize, to: usize| {
            let before = *from;
            match before.cmp(&to) {
                std::cmp::Ordering::Less => *from += 1,
                std::cmp::Ordering::Greater => *from -= 1,
                std::cmp::Ordering::Equal => {}
            }
            before != to
        };
        path.push((row, column));
        let upright = matches!(side, Side::N | Side::S);
        for down in [upright, !upright] {
            while if down { step(&mut row, to.0) } else { step(&mut column, to.1) } {
                path.push((row, column));
            }
        }
        path
    }

    /// Draws a path from a side inward, as far as it is shown.
    fn draw(
        &mut self,
        side: Side,
        path: &[(usize, usize)],
        owner: Owner,
        shown: impl Fn(usize, usize) -> bool,
    ) {
        let toward = |from: (usize, usize), to: (usize, usize)| match () {
            () if to.0 < from.0 => arm(Side::N),
            () if to.0 > from.0 => arm(Side::S),
            () if to.1 > from.1 => arm(Side::E),
            () => arm(Side::W),
        };
        for (n, at) in path.iter().enumerate() {
            if !shown(n, at.0 * self.width + at.1) {
                continue;
            }
            let back = if n == 0 { arm(side) } else { toward(*at, path[n - 1]) };
            let on = path.get(n + 1).map_or(0, |next| toward(*at, *next));
            self.add(*at, back | on, owner);
        }
    }

    /// From side to side through the middle.
    fn through(&mut self, way: &Way, owner: Owner) {
        for side in &way.sides {
            let path = self.path(*side, self.middle());
            self.draw(*side, &path, owner, |_, _| true);
        }
    }

    /// From side to side past the middle, where another road bends the other way. Nothing is drawn if
    /// there is no room for it or the road does not bend.
    fn bend(&mut self, one: Side, other: Side, owner: Owner) -> bool {
        let upright = |side: &Side| matches!(side, Side::N | Side::S);
        let sides = [one, other];
        let (Some(up), Some(along)) =
            (sides.iter().find(|side| upright(side)), sides.iter().find(|side| !upright(side)))
        else {
            return false;
        };
        let (row, column) = self.middle();
        let near = match up {
            Side::N => row - 1,
            _ => row + 1,
        };
        if near >= self.height {
            return false;
        }
        let aside = (self.width / 7).max(1);
        let aside = if *along == Side::E { column + aside } else { column - aside };
        let mut path = self.path(*up, (near, aside));
        path.push((row, aside));
        self.draw(*up, &path, owner, |_, _| true);
        let rest = self.path(*along, (row, aside));
        self.draw(*along, &rest, owner, |_, _| true);
        true
    }
}
