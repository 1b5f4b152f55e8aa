//! The board as text: every tile a block of seven by three characters.

use super::block::{Block, HEIGHT, Ink, WIDTH};
use crate::kernel::game::Game;
use crate::kernel::geometry::Cell;
use std::ops::RangeInclusive;

/// Width of the row numbers.
const MARGIN: usize = 5;

/// How a board is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Style {
    /// Characters without any color.
    Plain,
    /// Characters with ANSI colors.
    Color,
}

/// A game whose table can be drawn.
pub trait Pictured: Game {
    /// The cells that show something.
    fn shown(&self) -> impl Iterator<Item = Cell>;

    /// What a cell shows; cells between the shown ones are asked for as well.
    fn block(&self, cell: Cell) -> Block;
}

/// Draws the whole board with row and column numbers. If it is wider than `width` characters it is
/// cut into bands of columns, one under the other.
pub fn draw(game: &impl Pictured, style: Style, width: Option<usize>) -> String {
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

/// From the smallest to the largest coordinate of the shown cells that are wanted.
fn span(
    game: &impl Pictured,
    wanted: impl Fn(Cell) -> bool,
    of: fn(Cell) -> i8,
) -> RangeInclusive<i8> {
    let cells = || game.shown().filter(|cell| wanted(*cell));
    cells().map(of).min().unwrap_or(0)..=cells().map(of).max().unwrap_or(0)
}

fn heading(columns: &[i8]) -> String {
    let numbers: String = columns.iter().map(|x| format!("{x:^WIDTH$}")).collect();
    format!("{}{}\n", " ".repeat(MARGIN), numbers.trim_end())
}

/// One row of tiles.
fn row(game: &impl Pictured, y: i8, columns: &[i8], style: Style) -> String {
    let blocks: Vec<Block> = columns.iter().map(|x| game.block(Cell::new(*x, y))).collect();
    let mut text = String::new();
    for row in 0..HEIGHT {
        let mut line = if row == 1 { format!("{y:>4} ") } else { " ".repeat(MARGIN) };
        for (x, block) in columns.iter().zip(&blocks) {
            let dark = (i16::from(*x) + i16::from(y)).rem_euclid(2) == 1;
            block.row(row).iter().for_each(|(sign, ink)| push(&mut line, *sign, *ink, dark, style));
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
        Ink::Homes => (if dark { 137 } else { 173 }, 94),
        Ink::Street => (if dark { 137 } else { 173 }, 231),
        Ink::Building => (if dark { 137 } else { 173 }, 16),
        Ink::Market(1) => (167, 224),
        Ink::Market(2) => (221, 136),
        Ink::Market(4) => (67, 195),
        Ink::Market(_) => (133, 225),
        Ink::Wall => (240, 254),
        Ink::Figure(seat) => {
            ([196, 27, 46, 226, 16, 213][seat.index()], [15, 15, 16, 16, 15, 16][seat.index()])
        }
    };
    // Blank ground tells enough when it is colored.
    let sign = match (ink, sign) {
        (Ink::Field | Ink::Homes, '.') | (Ink::City, '#') | (Ink::Wall, '=' | '!') => ' ',
        (Ink::Market(_), 'l' | 'g' | 'f' | 'x') => ' ',
        (Ink::Road | Ink::Street, '|') => '│',
        (Ink::Road | Ink::Street, '-') => '─',
        (_, sign) => sign,
    };
    *line += &format!("\x1b[48;5;{paper};38;5;{pen}m{sign}\x1b[0m");
}
