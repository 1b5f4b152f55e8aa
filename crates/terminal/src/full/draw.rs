//! The whole screen, part by part.

use super::act::Act;
use super::app::App;
use super::layout::{Room, window};
use super::panel::Panel;
use super::sheet::Sheet;
use super::status::clear;
use super::typing::Typing;
use crate::board::{glyph, livery_style};
use crate::tell;
use crate::words::Key;
use ratatui::Frame;
use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use remparts_protocol::Said;
use remparts_session::tile_sets;

/// Windows over the board are at most so wide.
const WINDOW: u16 = 78;
/// So wide is the list of those who have come.
const ROOM: u16 = 64;
/// What is typed is seen in a box of so many rows.
const BOX: u16 = 9;

impl App {
    /// Draws everything.
    pub fn draw(&mut self, frame: &mut Frame<'_>) {
        self.fill(frame.area());
        self.hits.clear();
        self.hear_chat();
        let screen = frame.area();
        let buffer = frame.buffer_mut();
        if self.areas.room == Room::None {
            return self.draw_request(screen, buffer);
        }
        self.draw_title(buffer);
        if self.session.is_veiled() {
            self.draw_veil(buffer);
            return self.draw_status(buffer);
        }
        self.draw_board(buffer);
        self.draw_room(buffer);
        self.draw_note(buffer);
        match self.areas.room {
            Room::Wide => {
                self.draw_lines(buffer);
                self.draw_left(buffer);
                self.draw_right(buffer);
            }
            Room::Narrow => {
                self.draw_lines(buffer);
                self.draw_side(buffer);
            }
            _ => {}
        }
        if let Some(panel) = self.view.panel.filter(|_| self.is_windowed()) {
            self.draw_window(panel, buffer);
        }
        self.draw_status(buffer);
        if let Some(typing) = self.typing {
            let at = self.draw_box(typing, frame.buffer_mut());
            frame.set_cursor_position(at);
        }
    }

    fn draw_request(&self, screen: Rect, buffer: &mut Buffer) {
        let lines = self.pen.wrap(self.words.more_room(), usize::from(screen.width.max(1)));
        for (line, y) in lines.iter().zip(screen.y..screen.y + screen.height) {
            buffer.set_stringn(screen.x, y, line, usize::from(screen.width), self.pen.plain());
        }
    }

    /// The bar at the top: what is played, how far it is, and where.
    fn draw_title(&mut self, buffer: &mut Buffer) {
        let (pen, words, area) = (self.pen, self.words, self.areas.title);
        buffer.set_style(area, pen.chosen());
        let screen = self.session.base();
        let dot = pen.sign(" · ", " - ");
        let mut left = format!(" Remparts{dot}{}", words.game_name(screen.game));
        if self.areas.room == Room::Tight {
            let score = |(seat, sitter): (usize, &remparts_session::Sitter)| {
                let mark = if screen.turn.seat == Some(seat as u8) { ">" } else { "" };
                let score = self.session.screen().seats.get(seat).map_or(0, |it| it.score);
                format!("{mark}{}{score}", glyph(sitter.livery, pen.look.letters))
            };
            let scores: Vec<String> =
                self.session.sitters().iter().enumerate().map(score).collect();
            left = format!(" {}{dot}{}", scores.join(" "), words.tiles_left(screen.bag.left));
        } else if !self.is_past() {
            left += &format!("{dot}{}", words.turn_number(screen.turn.number.max(1)));
            left += &format!("{dot}{}", words.tiles_left(screen.bag.left));
        }
        if self.view.cover != super::act::Cover::None {
            left += &format!("{dot}[{}]", words.cover_name(self.view.cover, screen.game));
        }
        if self.roams() {
            left += &format!("{dot}[{}]", words.walking_sign());
        }
        let left = pen.fold(&left);
        let room = usize::from(area.width);
        buffer.set_stringn(area.x, area.y, pen.cut(&left, room), room, pen.chosen());
        let right = pen.fold(&self.place());
        let taken = pen.width(&left) + 3;
        if !right.is_empty() && taken + 8 < room {
            let right = tail(pen, &right, room - taken);
            let x = area.x + area.width - pen.width(&right) as u16 - 1;
            buffer.set_string(x, area.y, right, pen.chosen());
        }
    }

    /// Where it is played or kept, and what waits there.
    fn place(&self) -> String {
        let mut said = Vec::new();
        if let Some(told) = self.session.host().told() {
            let is_new = |said: &&Said| said.at > self.heard && said.seat != told.you.seat;
            let new = told.table.chat.iter().filter(is_new).count();
            if new > 0 {
                said.push(format!("{} +{new}", self.words.chat()));
            }
            if told.presence.watchers > 0 {
                said.push(self.words.watchers(told.presence.watchers));
            }
            if told.you.seat.is_none() {
                said.push(self.words.you_watch().to_owned());
            }
            said.extend(tile_sets(told));
        }
        let place = self.session.host().place();
        let name = place.rsplit(['/', '\\']).next().unwrap_or_default();
        said.push(name.to_owned());
        said.retain(|it| !it.is_empty());
        said.join(" · ")
    }

    /// The lines between panels and the board.
    fn draw_lines(&self, buffer: &mut Buffer) {
        let (pen, board) = (self.pen, self.areas.board);
        let line = pen.sign("│", "|");
        let columns = [
            (self.areas.left.width > 0).then(|| board.x - 1),
            (self.areas.right.width > 0).then(|| board.x + board.width),
        ];
        for x in columns.into_iter().flatten() {
            for y in board.y..board.y + board.height {
                buffer.set_string(x, y, line, pen.dim());
            }
        }
    }

    /// Covers everything while people change places, because hands are secret.
    fn draw_veil(&mut self, buffer: &mut Buffer) {
        let (pen, words) = (self.pen, self.words);
        let seat = self.session.seat().unwrap_or_default();
        let body =
            Rect { width: self.areas.title.width, x: self.areas.title.x, ..self.areas.board };
        let area = window(body, 56, 9);
        self.draw_frame(area, "", buffer);
        let mut sheet = Sheet::new(pen, area.width.saturating_sub(4));
        let name = self.names.get(usize::from(seat)).cloned().unwrap_or_default();
        sheet.gap();
        sheet.line(vec![self.chip(seat), (format!(" {}", words.veil_title(&name)), pen.strong())]);
        sheet.gap();
        sheet.text(words.veil_why(), pen.plain(), 0);
        sheet.gap();
        let ready = format!(" {}", words.veil_ready());
        let enter = format!(" {} ", words.key_name(Key::Enter));
        sheet.line(vec![(enter, pen.key()), (ready, pen.plain())]);
        sheet.link(Act::Unveil);
        self.put(&sheet, inner(area), 0, buffer);
    }

    /// Who has come to a table that waits for players, and how others find it.
    fn draw_room(&mut self, buffer: &mut Buffer) {
        if !self.is_gathering() {
            return;
        }
        let (pen, words) = (self.pen, self.words);
        let body = self.areas.board;
        let width = body.width.min(ROOM);
        let mut sheet = Sheet::new(pen, width.saturating_sub(4));
        sheet.gap();
        for seat in 0..self.names.len() as u8 {
            let name = self.names[usize::from(seat)].clone();
            let ready = self.is_ready(seat).map(|ready| words.ready(ready));
            let said = ready.map(|ready| (ready.to_owned(), pen.dim()));
            let who = vec![self.chip(seat), (format!(" {name}"), pen.plain())];
            sheet.ends(who, said.into_iter().collect());
        }
        sheet.gap();
        if let Some(sets) = self.session.host().told().and_then(|told| tell::tile_sets(words, told))
        {
            sheet.text(&sets, pen.plain(), 0);
        }
        sheet.text(&words.invite(&self.session.host().place()), pen.plain(), 0);
        let area = window(body, width, (sheet.height() as u16).saturating_add(2));
        self.draw_frame(area, words.waiting_players(), buffer);
        self.put(&sheet, inner(area), 0, buffer);
    }

    /// The sign of a seat on its color.
    pub(super) fn chip(&self, seat: u8) -> (String, Style) {
        let livery = self.session.sitters().get(usize::from(seat)).map_or(seat, |it| it.livery);
        let look = self.pen.look;
        (format!(" {} ", glyph(livery, look.letters)), livery_style(livery, look.colors))
    }

    /// The sign of a seat alone.
    pub(super) fn mark(&self, seat: u8) -> (String, Style) {
        let (text, style) = self.chip(seat);
        (text.trim().to_owned(), style)
    }

    /// Draws a sheet.
    pub(super) fn put(&mut self, sheet: &Sheet, area: Rect, from: usize, buffer: &mut Buffer) {
        let Self { painter, session, hits, .. } = self;
        sheet.draw(area, from, buffer, (painter, session.table()), hits);
    }

    /// Draws a closed frame with a title and nothing in it.
    pub(super) fn draw_frame(&self, area: Rect, title: &str, buffer: &mut Buffer) {
        clear(buffer, area);
        let pen = self.pen;
        frame(pen, area, title, buffer);
    }

    /// A panel over the board.
    fn draw_window(&mut self, panel: Panel, buffer: &mut Buffer) {
        let body =
            Rect { x: self.areas.title.x, width: self.areas.title.width, ..self.areas.board };
        // A column or a row or two beside a window would only confuse.
        let width = if body.width <= WINDOW + 6 { body.width } else { WINDOW };
        let sheet = self.sheet_of(panel, width.saturating_sub(4));
        let height = (sheet.height() as u16).saturating_add(2).max(5);
        let height = if body.height <= height + 4 { body.height } else { height };
        let area = window(body, width, height);
        self.draw_frame(area, self.words.panel_name(panel), buffer);
        self.scrolled(&sheet, panel, inner(area), buffer);
    }

    /// Draws what of a sheet is to be seen, and keeps the place within it.
    pub(super) fn scrolled(
        &mut self,
        sheet: &Sheet,
        panel: Panel,
        area: Rect,
        buffer: &mut Buffer,
    ) {
        let most = sheet.height().saturating_sub(usize::from(area.height)) as i32;
        // What grows at its end is looked at there.
        let home = if matches!(panel, Panel::Log | Panel::Chat) { most } else { 0 };
        let from = (home + i32::from(self.view.scroll)).clamp(0, most);
        if self.view.panel == Some(panel) || self.view.panel.is_none() {
            self.view.scroll = (from - home) as i16;
        }
        self.put(sheet, area, from as usize, buffer);
        let right = area.x + area.width;
        if right < buffer.area.width && most > 0 {
            let (pen, end) = (self.pen, area.y + area.height - 1);
            if from > 0 {
                buffer.set_string(right, area.y, pen.sign("▲", "^"), pen.dim());
            }
            if from < most {
                buffer.set_string(right, end, pen.sign("▼", "v"), pen.dim());
            }
        }
    }

    /// The box at the lower edge of the board in which is typed.
    fn draw_box(&mut self, typing: Typing, buffer: &mut Buffer) -> Position {
        let (pen, words, board) = (self.pen, self.words, self.areas.board);
        let height = BOX.min(board.height);
        let area = Rect { y: board.y + board.height - height, height, ..board };
        let title = match typing {
            Typing::Command => words.command_title(),
            Typing::Chat => words.chat_label(),
        };
        self.draw_frame(area, title, buffer);
        let inside = inner(area);
        let mut sheet = Sheet::new(pen, inside.width);
        match typing {
            Typing::Command if self.answers.is_empty() => {
                sheet.text(words.command_hint(), pen.dim(), 0);
                sheet.text(words.command_example(), pen.dim(), 0);
            }
            Typing::Command => {
                for answer in &self.answers {
                    let style = if answer.starts_with("> ") { pen.strong() } else { pen.plain() };
                    sheet.text(answer, style, 2);
                }
            }
            Typing::Chat => self.chat_lines(&mut sheet),
        }
        let above = Rect { height: inside.height.saturating_sub(1), ..inside };
        let from = sheet.height().saturating_sub(usize::from(above.height));
        self.put(&sheet, above, from, buffer);
        let (before, after) = self.typed_into(typing).parts();
        let (before, after) = (pen.fold(&before), pen.fold(&after));
        // The place where is typed stays in view.
        let room = usize::from(inside.width).saturating_sub(3);
        let before = tail(pen, &before, room);
        let y = inside.y + inside.height - 1;
        let spans =
            vec![Span::styled("> ", pen.heading()), Span::raw(before.clone()), Span::raw(after)];
        buffer.set_line(inside.x, y, &Line::from(spans), inside.width);
        Position { x: inside.x + 2 + pen.width(&before) as u16, y }
    }
}

/// The end of a text that is too long.
fn tail(pen: super::pen::Pen, text: &str, width: usize) -> String {
    let mut text = text;
    while pen.width(text) > width {
        let mut letters = text.chars();
        letters.next();
        text = letters.as_str();
    }
    text.to_owned()
}

/// What is inside of a frame.
pub(super) fn inner(area: Rect) -> Rect {
    Rect {
        x: area.x + 2.min(area.width),
        y: area.y + 1.min(area.height),
        width: area.width.saturating_sub(4),
        height: area.height.saturating_sub(2),
    }
}

/// Draws a closed frame with a title.
pub(super) fn frame(pen: super::pen::Pen, area: Rect, title: &str, buffer: &mut Buffer) {
    if area.width < 2 || area.height < 2 {
        return;
    }
    let across = pen.sign("─", "-").repeat(usize::from(area.width) - 2);
    let (left, right) = (area.x, area.x + area.width - 1);
    let (top, bottom) = (area.y, area.y + area.height - 1);
    let rows = [(top, ("┌", "+"), ("┐", "+")), (bottom, ("└", "+"), ("┘", "+"))];
    for (y, west, east) in rows {
        buffer.set_string(left, y, pen.sign(west.0, west.1), pen.plain());
        buffer.set_string(left + 1, y, &across, pen.plain());
        buffer.set_string(right, y, pen.sign(east.0, east.1), pen.plain());
    }
    for y in top + 1..bottom {
        buffer.set_string(left, y, pen.sign("│", "|"), pen.plain());
        buffer.set_string(right, y, pen.sign("│", "|"), pen.plain());
    }
    if !title.is_empty() && area.width > 6 {
        let title = format!(" {} ", pen.cut(title, usize::from(area.width) - 6));
        buffer.set_string(left + 2, top, title, pen.heading());
    }
}
