//! What a panel says, line by line; as long as it likes, because panels scroll.

use super::act::Act;
use super::pen::Pen;
use crate::board::{Painter, Size};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use remparts_screen::Table;

/// A tile among the lines.
#[derive(Clone, Debug)]
struct Stamp {
    column: u16,
    row: usize,
    face: String,
    rotation: u8,
    size: Size,
}

/// Lines with tiles among them.
#[derive(Clone, Debug)]
pub(super) struct Sheet {
    /// How it is written.
    pub(super) pen: Pen,
    width: u16,
    rows: Vec<Line<'static>>,
    stamps: Vec<Stamp>,
    /// What a click on a row does.
    links: Vec<(usize, Act)>,
    /// Rows that show the course of the scores.
    course: Vec<usize>,
}

impl Sheet {
    /// An empty sheet of a width.
    pub(super) const fn new(pen: Pen, width: u16) -> Self {
        Self {
            pen,
            width,
            rows: Vec::new(),
            stamps: Vec::new(),
            links: Vec::new(),
            course: Vec::new(),
        }
    }

    /// How wide it is.
    pub(super) const fn width(&self) -> usize {
        self.width as usize
    }

    /// How many rows it has.
    pub(super) fn height(&self) -> usize {
        self.rows.len()
    }

    /// Adds a line of pieces; what does not fit is cut.
    pub(super) fn line(&mut self, pieces: Vec<(String, Style)>) {
        let mut left = self.width();
        let mut spans = Vec::with_capacity(pieces.len());
        for (text, style) in pieces {
            let text = self.pen.cut(&text, left);
            left -= self.pen.width(&text).min(left);
            spans.push(Span::styled(text, style));
        }
        self.rows.push(Line::from(spans));
    }

    /// Adds a line with something at its right end, which is never cut.
    pub(super) fn ends(&mut self, mut pieces: Vec<(String, Style)>, right: Vec<(String, Style)>) {
        let taken: usize = right.iter().map(|(text, _)| self.pen.width(text)).sum();
        let room = self.width().saturating_sub(taken + usize::from(taken > 0));
        let mut left = room;
        for (text, _) in &mut pieces {
            *text = self.pen.cut(text, left);
            left -= self.pen.width(text).min(left);
        }
        let gap = self.width().saturating_sub(taken + room - left);
        pieces.push((" ".repeat(gap), Style::new()));
        pieces.extend(right);
        self.line(pieces);
    }

    /// Adds a text in as many lines as it takes, those after the first set in.
    pub(super) fn text(&mut self, text: &str, style: Style, hang: usize) {
        let pen = self.pen;
        let first = pen.wrap(text, self.width());
        let mut rest = String::new();
        for (n, line) in first.iter().enumerate() {
            if n == 0 {
                self.line(vec![(line.clone(), style)]);
            } else {
                rest = format!("{rest} {line}");
            }
        }
        if !rest.is_empty() {
            for line in pen.wrap(&rest, self.width().saturating_sub(hang).max(1)) {
                self.line(vec![(format!("{}{line}", " ".repeat(hang)), style)]);
            }
        }
    }

    /// Adds a text after a mark, its later lines under its first.
    pub(super) fn marked(&mut self, mark: &[(String, Style)], text: &str, style: Style) {
        let taken: usize = mark.iter().map(|(text, _)| self.pen.width(text)).sum();
        let lines = self.pen.wrap(text, self.width().saturating_sub(taken).max(1));
        for (n, line) in lines.into_iter().enumerate() {
            let mut pieces = if n == 0 { mark.to_vec() } else { vec![(" ".repeat(taken), style)] };
            pieces.push((line, style));
            self.line(pieces);
        }
    }

    /// Adds an empty line.
    pub(super) fn gap(&mut self) {
        self.rows.push(Line::default());
    }

    /// Adds a heading.
    pub(super) fn heading(&mut self, text: &str) {
        self.line(vec![(text.to_owned(), self.pen.heading())]);
    }

    /// Puts a tile at a column of the next row; rows beside it are to be added.
    pub(super) fn stamp(&mut self, column: u16, face: &str, rotation: u8, size: Size) {
        let row = self.rows.len();
        self.stamps.push(Stamp { column, row, face: face.to_owned(), rotation, size });
    }

    /// A click on the row that was added last does this.
    pub(super) fn link(&mut self, act: Act) {
        if let Some(row) = self.rows.len().checked_sub(1) {
            self.links.push((row, act));
        }
    }

    /// A click on a row does this.
    pub(super) fn link_row(&mut self, row: usize, act: Act) {
        self.links.push((row, act));
    }

    /// The row that was added last shows the course of the scores.
    pub(super) fn mark_course(&mut self) {
        self.course.extend(self.rows.len().checked_sub(1));
    }

    /// The rows that show the course of the scores.
    pub(super) fn course_rows(&self) -> &[usize] {
        &self.course
    }

    /// Draws the rows from one on into an area, and notes where it can be clicked.
    pub(super) fn draw(
        &self,
        area: Rect,
        from: usize,
        buffer: &mut Buffer,
        (painter, table): (&mut Painter, &Table),
        hits: &mut Vec<(Rect, Act)>,
    ) {
        let rows = self.rows.iter().skip(from).take(usize::from(area.height));
        for (line, y) in rows.zip(area.y..) {
            buffer.set_line(area.x, y, line, area.width);
        }
        for stamp in &self.stamps {
            let (width, height) = (stamp.size.width(), stamp.size.height());
            let whole = Rect { x: 0, y: 0, width, height };
            let visible = |row: usize| row >= from && row - from < usize::from(area.height);
            if stamp.column + width > area.width
                || !(visible(stamp.row) || visible(stamp.row + usize::from(height) - 1))
            {
                continue;
            }
            let mut tile = Buffer::empty(whole);
            painter.tile(table, (&stamp.face, stamp.rotation), stamp.size, whole, &mut tile);
            for y in 0..height {
                let row = stamp.row + usize::from(y);
                if !visible(row) {
                    continue;
                }
                for x in 0..width {
                    let at = (area.x + stamp.column + x, area.y + (row - from) as u16);
                    buffer[at] = tile[(x, y)].clone();
                }
            }
        }
        for (row, act) in &self.links {
            if *row >= from && row - from < usize::from(area.height) {
                let y = area.y + (row - from) as u16;
                hits.push((Rect { y, height: 1, ..area }, act.clone()));
            }
        }
    }
}
