//! A face in one size: which part every character and every half of one belongs to, where lines run
//! and signs stand. It has no colors yet, so one sketch serves all looks and overlays.

use super::Size;
use super::areas::Pieces;
use super::lines::{Line, lines};
use remparts_engine::kernel::geometry::Side;
use remparts_screen::names::SymbolName;
use remparts_screen::{Ground, Lies, Printed, Terrain};

/// What something belongs to: the number of a part, or one of these.
pub(super) type Owner = u8;
/// Water.
pub(super) const WATER: Owner = 253;
/// A bit of road that is none.
pub(super) const STUB: Owner = 254;
/// A village, crossing or square.
pub(super) const PLACE: Owner = 255;

/// A face in one size.
#[derive(Clone, Debug)]
pub(super) struct Sketch {
    pub(super) width: usize,
    pub(super) height: usize,
    /// What the parts are, and water and the rest as none.
    pub(super) terrains: Vec<Terrain>,
    /// Halves of characters, row by row, upper ones and lower ones in turn.
    pub(super) halves: Vec<Owner>,
    /// Which of them are the wall of a city or the rim of a market.
    pub(super) rims: Vec<bool>,
    /// Characters, row by row.
    pub(super) cells: Vec<Owner>,
    /// Roads and streets in them.
    pub(super) lines: Vec<Line>,
    /// Signs in them, and what each stands on.
    pub(super) signs: Vec<Option<(Mark, Owner)>>,
    /// The character in which each part is spoken of.
    pub(super) middles: Vec<usize>,
}

/// A sign.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Mark {
    Printed(Printed),
    Symbol(SymbolName),
}

impl Sketch {
    pub(super) fn new(ground: &Ground, size: Size) -> Self {
        let (width, height) = (usize::from(size.width()), usize::from(size.height()));
        let terrains: Vec<Terrain> = ground.parts.iter().map(|(terrain, _)| *terrain).collect();
        let mut halves = voted(ground, &terrains, width, 2 * height);
        // What lies at the edges has to be seen above all, so in a tile of two rows these are it.
        let mut cells = if height == 2 {
            [&halves[..width], &halves[3 * width..]].concat()
        } else {
            voted(ground, &terrains, width, height)
        };
        let lines = lines(ground, &cells, &terrains, width, height);
        if height == 2 {
            flood(ground, &terrains, width, &mut halves, &mut cells);
        } else {
            let line = |cell: usize| lines[cell].arms != 0;
            let pieces = Pieces { width, height, terrains: &terrains };
            pieces.tidy(&mut cells, line);
            pieces.underlay(&mut cells, &lines);
            let pieces = Pieces { height: 2 * height, ..pieces };
            pieces.tidy(&mut halves, |at| line(at / width / 2 * width + at % width));
        }
        let rims =
            if height == 2 { vec![false; halves.len()] } else { rims(&halves, &terrains, width) };
        let signs = vec![None; width * height];
        let mut sketch = Self {
            width,
            height,
            terrains,
            halves,
            rims,
            cells,
            lines,
            signs,
            middles: Vec::new(),
        };
        sketch.print(ground);
        let anchors = ground.parts.iter().enumerate();
        sketch.middles =
            anchors.map(|(part, (_, at))| sketch.nearest(part as Owner, *at)).collect();
        sketch
    }

    /// The character at a point, in thousandths of a tile.
    fn cell(&self, (x, y): (f64, f64)) -> (usize, usize) {
        let at =
            |far: f64, many: usize| ((far / 1000.0 * many as f64).max(0.0) as usize).min(many - 1);
        (at(y, self.height), at(x, self.width))
    }

    /// Whether a character is one of the four at the corners.
    pub(super) const fn at_corner(&self, row: usize, column: usize) -> bool {
        (row == 0 || row + 1 == self.height) && (column == 0 || column + 1 == self.width)
    }

    /// Whether bare ground has a dot in a character.
    pub(super) const fn dotted(&self, row: usize, column: usize) -> bool {
        let third = self.width / 3;
        let inner = column == third || column + third + 1 == self.width;
        let level = row == 0 || row == self.height / 2 || row + 1 == self.height;
        self.at_corner(row, column)
            || (self.height > 2 && level && (inner || column == 0 || column + 1 == self.width))
    }

    /// Which part a character belongs to for whoever points at it.
    pub(super) fn owner(&self, row: usize, column: usize) -> Owner {
        let at = row * self.width + column;
        match (self.signs[at], self.lines[at]) {
            (Some((Mark::Printed(Printed::Abbey | Printed::Garden), owner)), _) => owner,
            (_, line) if line.arms != 0 && line.owner != STUB => line.owner,
            _ => self.cells[at],
        }
    }

    /// How well something on a part stands in a character, the less the better.
    pub(super) fn cost(&self, part: Owner, at: (f64, f64), row: usize, column: usize) -> f64 {
        let cell = row * self.width + column;
        let (dx, dy) = (
            (column as f64 + 0.5) / self.width as f64 - at.0 / 1000.0,
            (row as f64 + 0.5) / self.height as f64 - at.1 / 1000.0,
        );
        let strange = if self.owner(row, column) == part { 0.0 } else { 1.0 };
        let hidden = if self.signs[cell].is_some() { 0.35 } else { 0.0 };
        dx.hypot(dy) + strange + hidden
    }

    /// The character of a part that is nearest to a point.
    fn nearest(&self, part: Owner, at: (f64, f64)) -> usize {
        let cost = |cell: &usize| self.cost(part, at, cell / self.width, cell % self.width);
        let cells = 0..self.width * self.height;
        cells.min_by(|a, b| cost(a).total_cmp(&cost(b))).unwrap_or(0)
    }

    /// Prints the signs, each near its place, on no line and no other sign.
    fn print(&mut self, ground: &Ground) {
        for (printed, at) in &ground.signs {
            let owner = owner_of(ground.at(at.0, at.1));
            let (row, column) = self.cell(*at);
            let on_lines = matches!(
                printed,
                Printed::Village | Printed::Crossing | Printed::Square | Printed::Abbey
            );
            if on_lines {
                self.signs[row * self.width + column] = Some((Mark::Printed(*printed), owner));
                continue;
            }
            if matches!(printed, Printed::Spring | Printed::Lake) {
                continue;
            }
            let symbol = match printed {
                Printed::Arrow(_, symbol) if self.height > 2 => Some(*symbol),
                _ => None,
            };
            let Some(cell) = self.free(*at, owner, symbol.is_some()) else { continue };
            self.signs[cell] = Some((Mark::Printed(*printed), owner));
            if let Some(symbol) = symbol {
                self.signs[cell + 1] = Some((Mark::Symbol(symbol), owner));
            }
        }
    }

    /// A character near a point that has neither line nor sign, with another one to the right of it
    /// if wished.
    fn free(&self, at: (f64, f64), owner: Owner, wide: bool) -> Option<usize> {
        let bare = |cell: usize| self.lines[cell].arms == 0 && self.signs[cell].is_none();
        let fits = |cell: &usize| {
            bare(*cell) && (!wide || (!(cell + 1).is_multiple_of(self.width) && bare(cell + 1)))
        };
        let cost = |cell: &usize| {
            let shift = if wide { 500.0 / self.width as f64 } else { 0.0 };
            self.cost(owner, (at.0 - shift, at.1), cell / self.width, cell % self.width)
        };
        let cells = (0..self.width * self.height).filter(fits);
        cells.min_by(|a, b| cost(a).total_cmp(&cost(b)))
    }
}

/// What lies at a point, as an owner.
pub(super) const fn owner_of(lies: Lies) -> Owner {
    match lies {
        Lies::Part(part) => part,
        Lies::Water => WATER,
        Lies::Stub => STUB,
        Lies::Place => PLACE,
    }
}

/// Points along each side of a piece that have a vote.
const VOTES: usize = 6;

/// A face cut into pieces, each given to whoever has most of it. Roads are lines, so they have little
/// to say; rivers are slim and must not break off.
fn voted(ground: &Ground, terrains: &[Terrain], width: usize, height: usize) -> Vec<Owner> {
    let weight = |owner: Owner| match terrains.get(usize::from(owner)) {
        Some(Terrain::Road | Terrain::Street) => 1,
        Some(Terrain::City | Terrain::Market(_) | Terrain::Field | Terrain::Homes) => 100,
        Some(Terrain::Abbey) => 120,
        // Its sign has ground of its own.
        Some(Terrain::Garden) => 2,
        None if owner == WATER => 190,
        None => 2,
    };
    let mut owners = Vec::with_capacity(width * height);
    for row in 0..height {
        for column in 0..width {
            let mut votes: Vec<(Owner, u32)> = Vec::with_capacity(4);
            for n in 0..VOTES * VOTES {
                let at = |n: usize, place: usize, many: usize| {
                    1000.0 * (place as f64 + (n as f64 + 0.5) / VOTES as f64) / many as f64
                };
                let (x, y) = (at(n % VOTES, column, width), at(n / VOTES, row, height));
                let owner = owner_of(ground.at(x, y));
                match votes.iter_mut().find(|(known, _)| *known == owner) {
                    Some((_, votes)) => *votes += weight(owner),
                    None => votes.push((owner, weight(owner))),
                }
            }
            let most = votes.iter().rev().max_by_key(|(_, votes)| *votes);
            owners.push(most.map_or(PLACE, |(owner, _)| *owner));
        }
    }
    let slim = |owner: Owner| match terrains.get(usize::from(owner)) {
        Some(terrain) => matches!(terrain, Terrain::Road | Terrain::Street),
        None => owner != WATER,
    };
    // Where there is nothing but road the ground beside it goes on, above all water under a bridge.
    let pieces = Pieces { width, height, terrains };
    for _ in 0..width.max(height) {
        let before = owners.clone();
        for at in (0..before.len()).filter(|at| slim(before[*at])) {
            let around = || pieces.around(at).map(|at| before[at]).filter(|owner| !slim(*owner));
            let wet = |one: Option<usize>, other: Option<usize>| {
                let water = |at: Option<usize>| at.is_some_and(|at| before.get(at) == Some(&WATER));
                water(one) && water(other)
            };
            let bridge = wet(at.checked_sub(1), Some(at + 1))
                || wet(at.checked_sub(width), Some(at + width));
            let dry = around().find(|owner| *owner != WATER).or_else(|| around().next());
            let next = if bridge { Some(WATER) } else { dry };
            owners[at] = next.unwrap_or(before[at]);
        }
    }
    owners
}

/// Halves that belong to a block and touch something else.
fn rims(halves: &[Owner], terrains: &[Terrain], width: usize) -> Vec<bool> {
    let block = |owner: Owner| {
        matches!(terrains.get(usize::from(owner)), Some(Terrain::City | Terrain::Market(_)))
    };
    let rows = halves.len() / width;
    let rim = |at: usize| {
        let (row, column, owner) = (at / width, at % width, halves[at]);
        let other = |wanted: bool, next: usize| wanted && halves[next] != owner;
        block(owner)
            && (other(row > 0, at.wrapping_sub(width))
                || other(row + 1 < rows, at + width)
                || other(column > 0, at.wrapping_sub(1))
                || other(column + 1 < width, at + 1))
    };
    (0..halves.len()).map(rim).collect()
}

/// Rivers of a tile of two rows: through its middle, where neighbors expect them.
fn flood(
    ground: &Ground,
    terrains: &[Terrain],
    width: usize,
    halves: &mut [Owner],
    cells: &mut [Owner],
) {
    let middle = width / 2;
    let block = |owner: Owner| {
        matches!(terrains.get(usize::from(owner)), Some(Terrain::City | Terrain::Market(_)))
    };
    // Votes for water are void here: it runs where it is drawn.
    let dry = (0..terrains.len()).find(|part| terrains[*part] == Terrain::Field);
    if !ground.waters.is_empty() {
        let dry = dry.map_or(PLACE, |part| part as Owner);
        halves
            .iter_mut()
            .chain(cells.iter_mut())
            .filter(|it| **it == WATER)
            .for_each(|it| *it = dry);
    }
    for side in ground.waters.iter().flatten() {
        let (rows, columns) = match side {
            Side::N => (0..3, middle..middle + 1),
            Side::S => (2..4, middle..middle + 1),
            Side::E => (2..3, middle..width),
            Side::W => (2..3, 0..middle + 1),
        };
        for row in rows {
            for column in columns.clone() {
                halves[row * width + column] = WATER;
                let cell = &mut cells[row / 2 * width + column];
                let edge = column == 0 || column + 1 == width;
                if edge || !block(*cell) {
                    *cell = WATER;
                }
            }
        }
    }
}
