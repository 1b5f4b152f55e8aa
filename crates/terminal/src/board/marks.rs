//! What is pointed out on a board: cells, tiles and the numbers of rows and columns. Every mark has a
//! form of its own.

use super::glyphs::{self, Corners, STRONG};
use super::painter::Scene;
use super::{Colors, MARGIN, Overlay, palette};
use ratatui::layout::Rect;
use ratatui::style::{Color, Modifier, Style as Paint};

/// Marks on empty cells.
pub(super) fn cells(scene: &mut Scene<'_, '_>) {
    let style = scene.style();
    let board = *scene.board;
    let paint = palette::spot_style(style.colors, board.hand);
    let (width, height) = scene.tile();
    for (x, y, ways) in board.spots {
        if board.ghost == Some((*x, *y)) {
            continue;
        }
        let (left, top) = scene.place((*x, *y));
        for row in 0..height {
            for column in 0..width {
                scene.canvas.put(left + column, top + row, ' ', paint);
            }
        }
        frame(scene, (*x, *y), Corners::Spot, paint.fg.unwrap_or(Color::Reset), Modifier::empty());
        if !matches!(board.overlay, Overlay::Ends(_)) {
            number(scene, (*x, *y), &ways.to_string(), paint);
        }
    }
    if let Overlay::Ends(gaps) = board.overlay {
        for gap in gaps {
            let cell = (gap.x, gap.y);
            if scene.tile_at(cell).is_some() {
                continue;
            }
            let table = palette::table_style(style.colors);
            if gap.left > 0 {
                number(scene, cell, &gap.left.to_string(), table);
            } else {
                let ink = palette::dead_ink(style.colors);
                let dead = glyphs::dead(style.letters);
                number(scene, cell, &format!("{dead}{dead}"), table.fg(ink).add_modifier(STRONG));
            }
        }
    }
}

/// A text in the middle of a cell.
fn number(scene: &mut Scene<'_, '_>, cell: (i8, i8), text: &str, paint: Paint) {
    let (left, top) = scene.place(cell);
    let (width, height) = scene.tile();
    let long = text.chars().count() as i32;
    let row = if height == 2 { 0 } else { height / 2 };
    scene.canvas.text(left + (width - long + 1) / 2, top + row, text, paint);
}

/// Marks on tiles and cells, those that matter more later.
pub(super) fn tiles(scene: &mut Scene<'_, '_>) {
    let board = *scene.board;
    let style = scene.style();
    if board.overlay == Overlay::Fields {
        for region in &board.screen.regions {
            for at in &region.pips {
                let (x, y) = scene.point(*at);
                let (column, row) = (x.floor() as i32, y.floor() as i32);
                let paint = palette::target_style(style.colors, false);
                scene.canvas.put(column, row, glyphs::pip(style.letters), paint);
            }
        }
    }
    for cell in board.lit_cells {
        let ink = scene.mark(*cell);
        frame(scene, *cell, Corners::Lit, ink, STRONG);
    }
    if let Some(last) = &board.screen.last
        && board.ghost != Some((last.x, last.y))
    {
        let livery = board.livery(last.seat);
        let paint = palette::livery_style(livery, style.colors);
        let ink = match style.colors {
            Colors::None => Color::Reset,
            _ => paint.bg.unwrap_or(Color::Reset),
        };
        frame(scene, (last.x, last.y), Corners::Last, ink, Modifier::empty());
        let (left, top) = scene.place((last.x, last.y));
        let column = left + scene.tile().0 - 1;
        scene.canvas.put(column, top, glyphs::glyph(livery, style.letters), paint);
    }
    if let Some(cell) = board.ghost {
        let ink = scene.mark(cell);
        frame(scene, cell, Corners::Ghost, ink, STRONG);
    }
    if let Some(cell) = board.cursor.filter(|cell| board.ghost != Some(*cell)) {
        let ink = scene.mark(cell);
        frame(scene, cell, Corners::Cursor, ink, STRONG);
    }
}

/// Marks the corners of a cell. Tiles of two rows show roads in the lower corners, which stay free.
fn frame(
    scene: &mut Scene<'_, '_>,
    cell: (i8, i8),
    corners: Corners,
    ink: Color,
    weight: Modifier,
) {
    let (left, top) = scene.place(cell);
    let (width, height) = scene.tile();
    let crowded = height == 2 && scene.tile_at(cell).is_some();
    let glyphs = corners.glyphs(scene.style().letters);
    let places = [(0, 0), (width - 1, 0), (0, height - 1), (width - 1, height - 1)];
    for ((column, row), glyph) in places.into_iter().zip(glyphs) {
        if !(crowded && row > 0) {
            scene.canvas.ink(left + column, top + row, glyph, ink, weight);
        }
    }
}

/// Numbers of columns along the upper edge and of rows along the left one.
pub(super) fn coordinates(scene: &mut Scene<'_, '_>, area: Rect) {
    let seen = scene.seen;
    let (width, height) = scene.tile();
    let paint = palette::table_style(scene.style().colors).add_modifier(Modifier::DIM);
    let (left, top) = scene.camera.cell_at(seen, seen.x, seen.y);
    let last = (seen.right().saturating_sub(1), seen.bottom().saturating_sub(1));
    let (right, bottom) = scene.camera.cell_at(seen, last.0, last.1);
    for x in left..=right {
        let text = x.to_string();
        let column = scene.place((x, 0)).0 + (width - text.len() as i32 + 1) / 2;
        let room = i32::from(seen.x)..i32::from(seen.right()) - text.len() as i32 + 1;
        if room.contains(&column) {
            scene.canvas.text(column, i32::from(area.y), &text, paint);
        }
    }
    for y in top..=bottom {
        let row = scene.place((0, y)).1 + height / 2;
        if (i32::from(seen.y)..i32::from(seen.bottom())).contains(&row) {
            let text = format!("{y:>width$}", width = usize::from(MARGIN) - 1);
            scene.canvas.text(i32::from(area.x), row, &text, paint);
        }
    }
}
