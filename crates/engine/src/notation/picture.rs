//! The board as text: every tile a block of seven by three characters.
//!
//! `#` city, lines road, `~` river, `A` abbey, `g` garden, `C` cathedral, `*` shield, `i` inn. A
//! digit is a figure of that seat where it stands, followed by `b` if big and `a` if an abbot.

use crate::classic::feature::Marks;
use crate::classic::{Classic, FeatureKind, FigureKind, Spot};
use crate::kernel::geometry::{Cell, Rotation, Side, turned_halves};
use crate::kernel::seat::Seat;
use std::ops::RangeInclusive;

const WIDTH: usize = 7;
const HEIGHT: usize = 3;
/// Room for the row numbers.
const MARGIN: usize = 5;

/// How a board is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Style {
    /// Characters alone.
    Plain,
    /// With ANSI colors.
    Color,
}

#[derive(Clone, Copy)]
enum Ink {
    Bare,
    Field,
    Road,
    City,
    River,
    Figure(Seat),
}

type Block = [[(char, Ink); WIDTH]; HEIGHT];

/// Draws the whole board with row and column numbers. If it is wider than `width` characters it is
/// cut into bands of columns, one under the other.
pub fn draw(game: &Classic, style: Style, width: Option<usize>) -> String {
    let columns: Vec<i8> = span(game, |_| true, |cell| cell.x).collect();
    let fitting = width.map_or(columns.len(), |width| width.saturating_sub(MARGIN) / WIDTH).max(1);
    // Bands of about the same width are easier to put together than a full one and a rest.
    let bands = columns.len().div_ceil(fitting);
    let bands = columns.chunks(columns.len().div_ceil(bands).max(1)).map(|band| {
        let rows = span(game, |cell| band.contains(&cell.x), |cell| cell.y);
        rows.fold(heading(band), |text, y| text + &row(game, y, band, style))
    });
    bands.collect::<Vec<_>>().join("\n")
}

/// From the smallest to the largest coordinate of the tiles that are wanted.
fn span(game: &Classic, wanted: impl Fn(Cell) -> bool, of: fn(Cell) -> i8) -> RangeInclusive<i8> {
    let cells = || game.state().placed().iter().map(|tile| tile.pose.cell).filter(|c| wanted(*c));
    cells().map(of).min().unwrap_or(0)..=cells().map(of).max().unwrap_or(0)
}

fn heading(columns: &[i8]) -> String {
    let numbers: String = columns.iter().map(|x| format!("{x:^WIDTH$}")).collect();
    format!("{}{}\n", " ".repeat(MARGIN), numbers.trim_end())
}

/// One row of tiles.
fn row(game: &Classic, y: i8, columns: &[i8], style: Style) -> String {
    let blocks: Vec<Block> = columns.iter().map(|x| block(game, Cell::new(*x, y))).collect();
    let mut text = String::new();
    for row in 0..HEIGHT {
        let mut line = if row == 1 { format!("{y:>4} ") } else { " ".repeat(MARGIN) };
        for (x, block) in columns.iter().zip(&blocks) {
            let dark = (i16::from(*x) + i16::from(y)).rem_euclid(2) == 1;
            block[row].iter().for_each(|(sign, ink)| push(&mut line, *sign, *ink, dark, style));
        }
        text += line.trim_end();
        text.push('\n');
    }
    text
}

fn push(line: &mut String, sign: char, ink: Ink, dark: bool, style: Style) {
    let (paper, pen) = match ink {
        _ if style == Style::Plain => return line.push(sign),
        Ink::Bare => return line.push(sign),
        Ink::Field => (if dark { 71 } else { 107 }, 22),
        Ink::Road => (if dark { 71 } else { 107 }, 231),
        Ink::City => (if dark { 179 } else { 180 }, 94),
        Ink::River => (31, 153),
        Ink::Figure(seat) => {
            ([196, 27, 46, 226, 16, 213][seat.index()], [15, 15, 16, 16, 15, 16][seat.index()])
        }
    };
    // Blank ground tells enough when it is colored.
    let sign = match (ink, sign) {
        (Ink::Field, '.') | (Ink::City, '#') => ' ',
        (Ink::Road, '|') => '│',
        (Ink::Road, '-') => '─',
        (_, sign) => sign,
    };
    *line += &format!("\x1b[48;5;{paper};38;5;{pen}m{sign}\x1b[0m");
}

fn block(game: &Classic, cell: Cell) -> Block {
    let Some((face, rotation)) = game.tile_at(cell) else {
        return [[(' ', Ink::Bare); WIDTH]; HEIGHT];
    };
    let mut block = [[(' ', Ink::Field); WIDTH]; HEIGHT];
    for (row, column) in CORNERS {
        block[row][column].0 = '.';
    }
    let parts = &game.rules().face(face).parts;
    let facts = &game.rules().facts[face.index()];
    let cities = parts.iter().filter(|part| part.tally.kind == FeatureKind::City);
    let cities: Vec<_> = cities.map(|part| (sides(part.sides, rotation), part.tally)).collect();
    paint_cities(&mut block, &cities.iter().map(|(sides, _)| sides.clone()).collect::<Vec<_>>());
    let water = sides(facts.river, rotation);
    water.iter().for_each(|side| line(&mut block, *side, '~', '~', Ink::River));
    if !water.is_empty() {
        block[1][3] = ('~', Ink::River);
    }
    let roads: Vec<Vec<Side>> = parts
        .iter()
        .filter(|part| part.tally.kind == FeatureKind::Road)
        .map(|part| sides(part.sides, rotation))
        .collect();
    for road in &roads {
        road.iter().for_each(|side| line(&mut block, *side, '|', '-', Ink::Road));
        if road.len() > 1 {
            block[1][3] = (knot(road), Ink::Road);
        }
    }
    if roads.len() > 2 {
        block[1][3] = ('o', Ink::Road);
    }
    for (sides, sums) in &cities {
        let (row, column) = sign_place(sides[0]);
        if sums.shields > 0 {
            block[row][column] = ('*', Ink::City);
        }
        if sums.marks.has(Marks::CATHEDRAL) {
            block[1][3] = ('C', Ink::City);
        }
    }
    for part in parts.iter().filter(|part| part.tally.marks.has(Marks::INN)) {
        let (row, column) = beside(sides(part.sides, rotation)[0]);
        block[row][column] = ('i', Ink::Road);
    }
    for (sign, part) in [('A', facts.abbey), ('g', facts.garden)] {
        if part.is_some() {
            block[1][3] = (sign, Ink::Road);
        }
    }
    paint_figures(&mut block, game, cell, rotation);
    block
}

const CORNERS: [(usize, usize); 4] = [(0, 0), (0, 6), (2, 6), (2, 0)];

/// The sides of a turned part.
fn sides(bits: u8, rotation: Rotation) -> Vec<Side> {
    let drawn = Side::ALL.into_iter().filter(|side| bits >> side.index() & 1 == 1);
    let mut sides: Vec<Side> = drawn.map(|side| side.turned(rotation)).collect();
    sides.sort_unstable();
    sides
}

fn paint_cities(block: &mut Block, cities: &[Vec<Side>]) {
    let owner = |side: Side| cities.iter().position(|sides| sides.contains(&side));
    let mut fill = |row: usize, columns: RangeInclusive<usize>| {
        columns.for_each(|column| block[row][column] = ('#', Ink::City));
    };
    for sides in cities {
        for side in sides {
            match side {
                Side::N => fill(0, 1..=5),
                Side::E => fill(1, 5..=6),
                Side::S => fill(2, 1..=5),
                Side::W => fill(1, 0..=1),
            }
        }
        if sides.len() > 1 {
            fill(1, 2..=4);
        }
    }
    // A corner belongs to the city around it; between two cities it stays meadow.
    let around = [(Side::N, Side::W), (Side::N, Side::E), (Side::S, Side::E), (Side::S, Side::W)];
    for ((row, column), (one, other)) in CORNERS.into_iter().zip(around) {
        match (owner(one), owner(other)) {
            (None, None) => {}
            (Some(one), Some(other)) if one != other => {}
            _ => fill(row, column..=column),
        }
    }
}

/// From an edge to the middle.
fn line(block: &mut Block, side: Side, up: char, along: char, ink: Ink) {
    match side {
        Side::N => block[0][3] = (up, ink),
        Side::S => block[2][3] = (up, ink),
        Side::E => (4..=6).for_each(|column| block[1][column] = (along, ink)),
        Side::W => (0..=2).for_each(|column| block[1][column] = (along, ink)),
    }
}

/// The middle of a road that passes through.
fn knot(sides: &[Side]) -> char {
    match sides {
        [Side::N, Side::S] => '|',
        [Side::E, Side::W] => '-',
        _ => '+',
    }
}

const fn sign_place(side: Side) -> (usize, usize) {
    match side {
        Side::N => (0, 1),
        Side::E => (1, 6),
        Side::S => (2, 1),
        Side::W => (1, 0),
    }
}

const fn beside(side: Side) -> (usize, usize) {
    match side {
        Side::N => (0, 4),
        Side::E => (2, 5),
        Side::S => (2, 2),
        Side::W => (0, 1),
    }
}

fn paint_figures(block: &mut Block, game: &Classic, cell: Cell, rotation: Rotation) {
    for (seat, kind, spot) in game.figures().into_iter().filter(|(_, _, at)| at.cell == cell) {
        let (row, mut column) = standing(game, spot, rotation);
        while matches!(block[row][column].1, Ink::Figure(_)) && column + 1 < WIDTH {
            column += 1;
        }
        let suffix = match kind {
            FigureKind::Meeple => None,
            FigureKind::Big => Some('b'),
            FigureKind::Abbot => Some('a'),
        };
        if suffix.is_some() {
            column = column.min(WIDTH - 2);
        }
        let digit = char::from(b'1' + seat.0);
        for (n, sign) in std::iter::once(digit).chain(suffix).enumerate() {
            block[row][column + n] = (sign, Ink::Figure(seat));
        }
    }
}

/// Where a figure on a spot is drawn.
fn standing(game: &Classic, spot: Spot, rotation: Rotation) -> (usize, usize) {
    let face = game.tile_at(spot.cell).map(|(face, _)| game.rules().face(face));
    let Some(part) = face.and_then(|face| face.parts.get(usize::from(spot.part))) else {
        return (1, 3);
    };
    let edge = sides(part.sides, rotation);
    match (part.tally.kind, edge.as_slice()) {
        (FeatureKind::City, [side]) | (FeatureKind::Road, [side, ..]) => match side {
            Side::N => (0, 3),
            Side::E => (1, 5),
            Side::S => (2, 3),
            Side::W => (1, 1),
        },
        (FeatureKind::Field, _) => {
            const HALVES: [(usize, usize); 8] =
                [(0, 2), (0, 5), (0, 6), (2, 6), (2, 5), (2, 1), (2, 0), (0, 0)];
            turned_halves(part.halves, rotation).next().map_or((1, 2), |half| HALVES[half])
        }
        _ => (1, 3),
    }
}
