//! A window onto a buffer: what falls outside of it is not drawn.

use ratatui::buffer::{Buffer, Cell};
use ratatui::layout::Rect;
use ratatui::style::{Color, Modifier, Style as Paint};

pub(super) struct Canvas<'a> {
    pub(super) buffer: &'a mut Buffer,
    pub(super) area: Rect,
}

impl<'a> Canvas<'a> {
    pub(super) fn new(buffer: &'a mut Buffer, area: Rect) -> Self {
        let area = area.intersection(buffer.area);
        Self { buffer, area }
    }

    /// The cell at a place, if it is in the window.
    pub(super) fn cell(&mut self, column: i32, row: i32) -> Option<&mut Cell> {
        let (column, row) = (u16::try_from(column).ok()?, u16::try_from(row).ok()?);
        if !self.area.contains((column, row).into()) {
            return None;
        }
        self.buffer.cell_mut((column, row))
    }

    /// Draws a character and forgets what was there.
    pub(super) fn put(&mut self, column: i32, row: i32, glyph: char, paint: Paint) {
        if let Some(cell) = self.cell(column, row) {
            cell.modifier = Modifier::empty();
            cell.set_char(glyph).set_style(paint);
        }
    }

    /// Draws a character on the ground that is there.
    pub(super) fn ink(&mut self, column: i32, row: i32, glyph: char, ink: Color, weight: Modifier) {
        if let Some(cell) = self.cell(column, row) {
            cell.set_char(glyph);
            cell.fg = ink;
            cell.modifier = weight;
        }
    }

    /// Draws a text.
    pub(super) fn text(&mut self, column: i32, row: i32, text: &str, paint: Paint) {
        for (n, glyph) in text.chars().enumerate() {
            self.put(column + n as i32, row, glyph, paint);
        }
    }
}
