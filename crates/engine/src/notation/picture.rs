//! The board as text: each tile a block of characters.
//!
//! ```text
//! +-------+
//! |..###..|   # city, = road, . field, ~ river, + abbey, * garden
//! |.......|
//! |===1===|   a figure shows its seat, 1 to 6
//! |.......|
//! |.......|
//! +-------+
//! ```

use crate::classic::feature::{FeatureKind, Marks, Part};
use crate::classic::game::Classic;
use crate::kernel::face::NO_PART;
use crate::kernel::game::Game;
use crate::kernel::geometry::{Cell, Side};
use crate::kernel::regions::PartId;

/// Characters across and down one tile.
pub const WIDTH: usize = 7;
/// Rows of one tile.
pub const HEIGHT: usize = 5;

/// What one character of a picture shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Glyph {
    /// The character.
    pub sign: char,
    /// What it belongs to, for coloring.
    pub paint: Paint,
}

/// What a character belongs to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Paint {
    /// Nothing: outside the board.
    Blank,
    /// A feature.
    Feature(FeatureKind),
    /// Water.
    River,
    /// A figure, by seat from zero.
    Figure(u8),
}

const BLANK: Glyph = Glyph { sign: ' ', paint: Paint::Blank };

/// The whole board as rows of glyphs, with the column and row of its north-west cell.
pub fn glyphs(game: &Classic) -> (Cell, Vec<Vec<Glyph>>) {
    let cells = || game.state.board.placed().iter().map(|tile| tile.pose.cell);
    let west = cells().map(|cell| cell.x).min().unwrap_or(0);
    let east = cells().map(|cell| cell.x).max().unwrap_or(0);
    let north = cells().map(|cell| cell.y).min().unwrap_or(0);
    let south = cells().map(|cell| cell.y).max().unwrap_or(0);
    let columns = (east.abs_diff(west) as usize + 1) * WIDTH;
    let rows = (south.abs_diff(north) as usize + 1) * HEIGHT;
    let mut picture = vec![vec![BLANK; columns]; rows];
    for tile in game.state.board.placed() {
        let left = tile.pose.cell.x.abs_diff(west) as usize * WIDTH;
        let top = tile.pose.cell.y.abs_diff(north) as usize * HEIGHT;
        for (y, row) in tile_glyphs(game, tile.pose.cell).iter().enumerate() {
            picture[top + y][left..left + WIDTH].copy_from_slice(row);
        }
    }
    (Cell::new(west, north), picture)
}

/// The board as plain lines, with coordinates along the top and the left.
pub fn plain(game: &Classic) -> String {
    let (corner, picture) = glyphs(game);
    let columns = picture.first().map_or(0, Vec::len) / WIDTH;
    let mut text = String::from("    ");
    for column in 0..columns {
        text += &format!("{:^WIDTH$}", i32::from(corner.x) + column as i32);
    }
    text.truncate(text.trim_end().len());
    text.push('\n');
    for (n, row) in picture.iter().enumerate() {
        let label = if n % HEIGHT == HEIGHT / 2 {
            (i32::from(corner.y) + (n / HEIGHT) as i32).to_string()
        } else {
            String::new()
        };
        let line: String = row.iter().map(|glyph| glyph.sign).collect();
        text += format!("{label:>3} {line}").trim_end();
        text.push('\n');
    }
    text
}

/// One tile as it lies, with the figures on it.
fn tile_glyphs(game: &Classic, cell: Cell) -> [[Glyph; WIDTH]; HEIGHT] {
    let mut block = [[field(); WIDTH]; HEIGHT];
    let Some(tile) = game.state.board.at(cell) else { return [[BLANK; WIDTH]; HEIGHT] };
    let tile = game.state.board.tile(tile);
    let face = game.rules.face(tile.face);
    let turned = &face.turned[tile.pose.rotation.index()];
    for side in Side::ALL {
        let middle = turned.ports[side.index()][1];
        if middle == NO_PART {
            // A side without a middle part is water between two meadows.
            paint_side(&mut block, side, '~', Paint::River, false);
            continue;
        }
        let part = &face.parts[usize::from(middle)];
        match part.tally.kind {
            FeatureKind::City => {
                paint_side(&mut block, side, '#', Paint::Feature(FeatureKind::City), true);
            }
            FeatureKind::Road => {
                paint_side(&mut block, side, '=', Paint::Feature(FeatureKind::Road), false);
            }
            _ => {}
        }
    }
    paint_middle(game, cell, &mut block);
    for (figure, place) in game.state.figures.on_board(game.seats()) {
        let part = PartId(place);
        let spot = game.state.spot(part);
        if spot.cell == cell {
            let (x, y) = anchor(&face.parts, spot.part, tile.pose.rotation.index());
            let sign = char::from(b'1' + figure.seat.0);
            block[y][x] = Glyph { sign, paint: Paint::Figure(figure.seat.0) };
        }
    }
    block
}

const fn field() -> Glyph {
    Glyph { sign: '.', paint: Paint::Feature(FeatureKind::Field) }
}

/// Draws what reaches one side: a whole edge of city, or a line from the edge toward the middle.
fn paint_side(
    block: &mut [[Glyph; WIDTH]; HEIGHT],
    side: Side,
    sign: char,
    paint: Paint,
    whole: bool,
) {
    let glyph = Glyph { sign, paint };
    let (middle_x, middle_y) = (WIDTH / 2, HEIGHT / 2);
    match (side, whole) {
        (Side::N, true) => block[0][1..WIDTH - 1].fill(glyph),
        (Side::S, true) => block[HEIGHT - 1][1..WIDTH - 1].fill(glyph),
        (Side::E, true) => block[1..HEIGHT - 1].iter_mut().for_each(|row| row[WIDTH - 1] = glyph),
        (Side::W, true) => block[1..HEIGHT - 1].iter_mut().for_each(|row| row[0] = glyph),
        (Side::N, false) => block[..middle_y].iter_mut().for_each(|row| row[middle_x] = glyph),
        (Side::S, false) => block[middle_y + 1..].iter_mut().for_each(|row| row[middle_x] = glyph),
        (Side::E, false) => block[middle_y][middle_x + 1..].fill(glyph),
        (Side::W, false) => block[middle_y][..middle_x].fill(glyph),
    }
}

/// The middle: an abbey, or what joins several sides, with marks in the corners beside it.
fn paint_middle(game: &Classic, cell: Cell, block: &mut [[Glyph; WIDTH]; HEIGHT]) {
    let Some(tile) = game.state.board.at(cell) else { return };
    let tile = game.state.board.tile(tile);
    let (face, facts) = (game.rules.face(tile.face), &game.rules.facts[tile.face.index()]);
    let (x, y) = (WIDTH / 2, HEIGHT / 2);
    let feature = |sign, kind| Glyph { sign, paint: Paint::Feature(kind) };
    if facts.river != 0 {
        block[y][x] = Glyph { sign: '~', paint: Paint::River };
    }
    let joins = |part: &&Part| part.sides.count_ones() > 1;
    if face.parts.iter().filter(joins).any(|part| part.tally.kind == FeatureKind::Road) {
        block[y][x] = feature('=', FeatureKind::Road);
    }
    for part in face.parts.iter().filter(joins) {
        if part.tally.kind == FeatureKind::City {
            for row in &mut block[1..HEIGHT - 1] {
                let keep = |glyph: &Glyph| glyph.paint == Paint::Feature(FeatureKind::Road);
                for glyph in row[1..WIDTH - 1].iter_mut().filter(|glyph| !keep(glyph)) {
                    *glyph = feature('#', FeatureKind::City);
                }
            }
        }
    }
    let cathedral = |part: &Part| part.tally.marks.has(Marks::CATHEDRAL);
    if face.parts.iter().any(cathedral) {
        block[y][x] = feature('C', FeatureKind::City);
    }
    if let Some(part) = face.parts.iter().find(|part| part.tally.shields > 0) {
        let (x, y) = city_mark(part, tile.pose.rotation.index());
        block[y][x] = feature('s', FeatureKind::City);
    }
    let inn = |part: &Part| part.tally.marks.has(Marks::INN);
    if face.parts.iter().any(inn) {
        block[y - 1][x + 1] = feature('i', FeatureKind::Road);
    }
    if facts.abbey.is_some() {
        block[y][x] = feature('+', FeatureKind::Abbey);
    }
    if facts.garden.is_some() {
        block[y + 1][x + 2] = feature('*', FeatureKind::Garden);
    }
}

/// Where the shield of a city part is drawn: inside, beside its first side.
fn city_mark(part: &Part, rotation: usize) -> (usize, usize) {
    let first = Side::ALL.into_iter().find(|side| part.sides >> side.index() & 1 == 1);
    let side = Side::ALL[(first.map_or(0, Side::index) + rotation) % 4];
    match side {
        Side::N => (WIDTH - 3, 0),
        Side::E => (WIDTH - 1, HEIGHT - 2),
        Side::S => (2, HEIGHT - 1),
        Side::W => (0, 1),
    }
}

/// Where a figure on a part is drawn.
fn anchor(parts: &[Part], part: u8, rotation: usize) -> (usize, usize) {
    let part = &parts[usize::from(part)];
    let side_at = |index: usize| Side::ALL[(index + rotation) % 4];
    let near = |side: Side| match side {
        Side::N => (WIDTH / 2, 0),
        Side::E => (WIDTH - 1, HEIGHT / 2),
        Side::S => (WIDTH / 2, HEIGHT - 1),
        Side::W => (0, HEIGHT / 2),
    };
    const CORNERS: [(usize, usize); 8] = [
        (0, 0),
        (WIDTH - 1, 0),
        (WIDTH - 1, 0),
        (WIDTH - 1, HEIGHT - 1),
        (WIDTH - 1, HEIGHT - 1),
        (0, HEIGHT - 1),
        (0, HEIGHT - 1),
        (0, 0),
    ];
    match part.tally.kind {
        FeatureKind::City | FeatureKind::Road => {
            let first = (0..4).find(|side| part.sides >> side & 1 == 1).unwrap_or(0);
            near(side_at(first))
        }
        FeatureKind::Field => {
            let first = (0..8).find(|half| part.halves >> half & 1 == 1);
            first.map_or((WIDTH / 2, HEIGHT / 2), |half| CORNERS[(half + 2 * rotation) % 8])
        }
        FeatureKind::Abbey => (WIDTH / 2, HEIGHT / 2),
        FeatureKind::Garden => (WIDTH / 2 + 2, HEIGHT / 2 + 1),
    }
}
