//! Gate and walls of The City. They stand on the outermost characters of the empty cells around the
//! town, so they hide nothing of a tile.

use super::painter::Scene;
use super::{Letters, glyphs, palette};
use ratatui::style::Style as Paint;
use remparts_screen::names::{PieceName, SideLetter};

/// Draws all pieces.
pub(super) fn draw(scene: &mut Scene<'_, '_>) {
    let (width, height) = scene.tile();
    let style = scene.style();
    for piece in &scene.board.screen.pieces {
        let (left, top) = scene.place((piece.x, piece.y));
        // The first character of the wall, the way it goes clockwise, and how long it is.
        let ((column, row), (dx, dy), length) = match piece.side {
            SideLetter::N => ((left, top - 1), (1, 0), width),
            SideLetter::E => ((left + width, top), (0, 1), height),
            SideLetter::S => ((left + width - 1, top + height), (-1, 0), width),
            SideLetter::W => ((left - 1, top + height - 1), (0, -1), height),
        };
        let glyph = masonry(piece.side, style.letters);
        let mut stone = |n: i32, glyph: char| {
            let (column, row) = (column + n * dx, row + n * dy);
            let ink = palette::stone(style.colors, (column + row).rem_euclid(2) == 1);
            let table = palette::table_style(style.colors);
            scene.canvas.put(column, row, glyph, Paint { fg: Some(ink), ..table });
        };
        match piece.piece {
            PieceName::Wall | PieceName::Gate => (0..length).for_each(|n| stone(n, glyph)),
            // Beyond the end, where the next wall goes round the corner.
            PieceName::Outer => stone(length, masonry(level(piece.side), style.letters)),
            PieceName::Inner => stone(length - 1, style.letters.pick('█', '+')),
            PieceName::First | PieceName::Last => {}
        }
        if piece.piece == PieceName::Gate {
            let n = length / 2;
            let paint = palette::gate_style(style.colors);
            if dy == 0 && width > 4 {
                // Wide enough for a cart, with towers at both sides.
                for n in [n - 1, n + 1] {
                    scene.canvas.put(
                        column + n * dx,
                        row,
                        style.letters.pick('█', '='),
                        Paint {
                            fg: Some(palette::stone(style.colors, false)),
                            ..palette::table_style(style.colors)
                        },
                    );
                }
            }
            scene.canvas.put(column + n * dx, row + n * dy, glyphs::gate(style.letters), paint);
        }
    }
}

/// The level wall that a corner at the end of a wall belongs to.
const fn level(side: SideLetter) -> SideLetter {
    match side {
        SideLetter::N | SideLetter::W => SideLetter::N,
        SideLetter::E | SideLetter::S => SideLetter::S,
    }
}

/// What a wall is built of: as thick in either direction, and close to its tile.
const fn masonry(side: SideLetter, letters: Letters) -> char {
    match (side, letters) {
        (SideLetter::N, Letters::Unicode) => '▄',
        (SideLetter::S, Letters::Unicode) => '▀',
        (SideLetter::E | SideLetter::W, Letters::Unicode) => '█',
        (SideLetter::N | SideLetter::S, Letters::Ascii) => '=',
        (SideLetter::E | SideLetter::W, Letters::Ascii) => '!',
    }
}
