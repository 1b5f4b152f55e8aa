//! The columns beside the board, and what is put into them.

use crate::board::Size;
use crate::full::act::{Act, Cover};
use crate::full::app::App;
use crate::full::deeds::DIGITS;
use crate::full::graph;
use crate::full::panel::Panel;
use crate::full::sheet::Sheet;
use crate::words::{Key, capital};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

/// The rows that the inspector takes at most where there is room for everything.
const INSPECTOR: u16 = 18;
/// So many rows of the log are kept in view.
const LOG: u16 = 4;

/// How much is said of what can be chosen.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Telling {
    /// What it is called, and what it is worth.
    Worth,
    /// What it is called.
    Name,
    /// The same in a word or two.
    Brief,
}

/// An area without its outer columns.
const fn inset(area: Rect) -> Rect {
    Rect { x: area.x + 1, width: area.width.saturating_sub(2), ..area }
}

/// The rest of an area below so many rows.
const fn below(area: Rect, rows: u16) -> Rect {
    let rows = if rows < area.height { rows } else { area.height };
    Rect { y: area.y + rows, height: area.height - rows, ..area }
}

/// The first rows of an area.
const fn top(area: Rect, rows: u16) -> Rect {
    Rect { height: if rows < area.height { rows } else { area.height }, ..area }
}

impl App {
    /// The only column there is room for: players, tile, and what matters most now.
    pub(in crate::full) fn draw_side(&mut self, buffer: &mut Buffer) {
        let area = inset(self.areas.right);
        let course = self.is_past();
        let rows = if self.session.base().seats.len() > 4 { 1 } else { 2 };
        let mut choices = Sheet::new(self.pen, area.width);
        if self.choices.len() > 0 {
            self.choice_lines(&mut choices, Telling::Name);
        }
        // Everything that can be chosen comes before what else could be said.
        let forms = [(rows, false), (rows, true), (1, true)].map(|(rows, brief)| {
            let mut sheet = Sheet::new(self.pen, area.width);
            self.player_lines(&mut sheet, rows);
            self.rule(&mut sheet, "");
            if course {
                self.course_lines(&mut sheet, 1);
            } else {
                self.hand_lines(&mut sheet, Size::Middle, brief);
            }
            sheet
        });
        let fits = |sheet: &Sheet| sheet.height() + choices.height() <= usize::from(area.height);
        let at = forms.iter().position(fits).unwrap_or(forms.len() - 1);
        let sheet = &forms[at];
        let used = sheet.height() as u16;
        self.put(sheet, top(area, used), 0, buffer);
        if course {
            self.link_course(sheet, area);
        }
        let rest = below(area, used);
        self.draw_lower(rest, buffer);
    }

    /// Below: choices, what is inspected, or the log.
    fn draw_lower(&mut self, area: Rect, buffer: &mut Buffer) {
        let asked = self.view.panel.filter(|panel| self.is_docked(*panel));
        let mut sheet = Sheet::new(self.pen, area.width);
        if self.choices.len() > 0 && asked.is_none() {
            self.choice_lines(&mut sheet, Telling::Worth);
            for telling in [Telling::Name, Telling::Brief] {
                if sheet.height() > usize::from(area.height) {
                    // Everything that can be chosen comes before what it is worth.
                    sheet = Sheet::new(self.pen, area.width);
                    self.choice_lines(&mut sheet, telling);
                }
            }
            // If there is much to choose from, the log waits.
            let rows = (sheet.height() as u16).min(area.height);
            self.put(&sheet, top(area, rows), 0, buffer);
            let rest = below(area, rows);
            if rest.height > LOG {
                self.titled(Panel::Log, rest, buffer);
            }
            return;
        }
        let inspected = self.view.selected.or(self.view.kept).is_some();
        let panel = asked.unwrap_or(if inspected { Panel::Feature } else { Panel::Log });
        self.titled(panel, area, buffer);
    }

    /// A panel under a line with its name.
    fn titled(&mut self, panel: Panel, area: Rect, buffer: &mut Buffer) {
        let mut head = Sheet::new(self.pen, area.width);
        self.rule(&mut head, self.words.panel_name(panel));
        self.put(&head, top(area, 1), 0, buffer);
        let inside = below(area, 1);
        let sheet = self.sheet_of(panel, inside.width);
        self.scrolled(&sheet, panel, inside, buffer);
    }

    /// The left column: players with everything about them, the tile, choices, the legend.
    pub(in crate::full) fn draw_left(&mut self, buffer: &mut Buffer) {
        let area = inset(self.areas.left);
        let mut sheet = Sheet::new(self.pen, area.width);
        self.rule(&mut sheet, self.words.players_title());
        self.player_lines(&mut sheet, 3);
        let mut course = None;
        if self.is_past() {
            self.rule(&mut sheet, self.words.course());
            course = Some(sheet.height() as u16);
            let room = usize::from(area.height).saturating_sub(sheet.height() + 2);
            let each = room / self.session.base().seats.len().max(1);
            self.course_lines(&mut sheet, each.saturating_sub(1).clamp(1, 4));
        } else {
            let faces = self.session.base().turn.faces.len();
            let title =
                if faces > 1 { self.words.tiles_in_hand() } else { self.words.tile_in_hand() };
            self.rule(&mut sheet, title);
            self.hand_lines(&mut sheet, Size::Large, false);
        }
        if self.choices.len() > 0 {
            self.choice_lines(&mut sheet, Telling::Worth);
        }
        let used = sheet.height() as u16;
        self.put(&sheet, top(area, used), 0, buffer);
        if course.is_some() {
            self.link_course(&sheet, area);
        }
        let rest = below(area, used);
        let mut legend = Sheet::new(self.pen, area.width);
        legend.gap();
        self.rule(&mut legend, self.words.legend_title());
        self.legend_lines(&mut legend);
        if legend.height() <= usize::from(rest.height) {
            self.put(&legend, rest, 0, buffer);
        }
    }

    /// The right column: what is inspected, then a panel.
    pub(in crate::full) fn draw_right(&mut self, buffer: &mut Buffer) {
        let mut area = inset(self.areas.right);
        let asked = self.view.panel.filter(|panel| self.is_docked(*panel));
        if self.session.aids().preview && asked != Some(Panel::Feature) {
            let mut sheet = Sheet::new(self.pen, area.width);
            self.rule(&mut sheet, self.words.panel_name(Panel::Feature));
            self.feature_lines(&mut sheet);
            let most = if self.view.selected.is_some() && self.view.kept.is_some() {
                2 * INSPECTOR
            } else {
                INSPECTOR
            };
            let rows = (sheet.height() as u16).min(most).min(area.height / 2);
            self.put(&sheet, top(area, rows), 0, buffer);
            area = below(area, rows + 1);
        }
        self.titled(asked.unwrap_or(Panel::Log), area, buffer);
    }

    /// A line across, with a name in it.
    pub(in crate::full) fn rule(&self, sheet: &mut Sheet, name: &str) {
        let (pen, width) = (self.pen, sheet.width());
        let line = pen.sign("─", "-");
        if name.is_empty() {
            return sheet.line(vec![(line.repeat(width), pen.dim())]);
        }
        let name = pen.cut(name, width.saturating_sub(4));
        let rest = width.saturating_sub(pen.width(&name) + 4);
        sheet.line(vec![
            (format!("{line} "), pen.dim()),
            (name, pen.heading()),
            (format!(" {}", line.repeat(rest + 1)), pen.dim()),
        ]);
    }

    /// The tile in hand, and how many are left; in brief, nothing else of the box.
    fn hand_lines(&self, sheet: &mut Sheet, size: Size, brief: bool) {
        let (pen, words, session) = (self.pen, self.words, &self.session);
        let screen = session.base();
        let placed = session.placed().filter(|_| session.is_live());
        let faces = &screen.turn.faces;
        let beside = faces.len() < 2;
        for (n, face) in faces.iter().enumerate() {
            let turned = placed.filter(|placed| placed.face.as_deref() == Some(face));
            let rotation = turned.and_then(|placed| placed.rotation).unwrap_or(0);
            sheet.stamp(n as u16 * (size.width() + 1), face, rotation, size);
        }
        let mut said = vec![words.tiles_left(screen.bag.left)];
        if !brief {
            said.extend(self.numbers_legend().map(str::to_owned));
            // A pile that is used up matters to nobody any more.
            let piles = screen.bag.piles.iter().enumerate();
            let piles = piles.filter(|(_, pile)| pile.left > 0 || pile.drawn);
            said.extend(piles.map(|(n, pile)| words.pile(n + 1, pile.left, pile.drawn)));
            if let Some(wall) = &screen.wall {
                said.push(words.walls_left(wall.left));
                said.extend(wall.open.map(|open| words.open_sides(open, wall.last)));
            }
        }
        let width = if faces.is_empty() { 0 } else { usize::from(size.width()) + 2 };
        let least = if faces.is_empty() { 0 } else { usize::from(size.height()) };
        let mut beside_lines = Vec::new();
        let mut under = &*said;
        while let [text, rest @ ..] = under
            && beside
        {
            let lines = pen.wrap(text, sheet.width().saturating_sub(width).max(1));
            // What the tile is not high enough for stands under it, where lines are longer.
            if !faces.is_empty() && beside_lines.len() + lines.len() > least {
                break;
            }
            beside_lines.extend(lines);
            under = rest;
        }
        for row in 0..least.max(beside_lines.len()) {
            let text = beside_lines.get(row).cloned().unwrap_or_default();
            sheet.line(vec![(" ".repeat(width), pen.plain()), (text, pen.plain())]);
            if row == 0 {
                sheet.link(Act::Panel(Panel::Bag));
            }
        }
        under.iter().for_each(|text| sheet.text(text, pen.plain(), 2));
    }

    /// What the numbers in empty cells mean now; nothing while there are none.
    fn numbers_legend(&self) -> Option<&'static str> {
        let (words, session) = (self.words, &self.session);
        if self.view.cover == Cover::Ends && session.aids().frontier {
            return Some(words.numbers_are_fits());
        }
        let is_placing =
            session.is_mine() && session.placed().is_none() && session.gift().is_none();
        let is_told = is_placing && session.aids().spots && self.view.cover != Cover::Dead;
        (is_told && !session.placements().is_empty()).then(|| words.numbers_are_ways())
    }

    /// What can be chosen, by its number.
    fn choice_lines(&self, sheet: &mut Sheet, telling: Telling) {
        let (pen, first) = (self.pen, self.view.numbered);
        self.rule(sheet, self.words.choices_title());
        for (n, item) in self.choices.items.iter().enumerate().skip(first).take(DIGITS) {
            let pointed = self.view.target == Some(n);
            let style = match (item.chosen, pointed) {
                (true, _) => pen.good(),
                (false, true) => pen.strong(),
                _ => pen.plain(),
            };
            let mark = if item.chosen {
                pen.sign("✓", "*")
            } else if pointed {
                pen.sign("›", ">")
            } else {
                " "
            };
            let key = ((n - first + 1).to_string(), pen.key());
            let row = sheet.height();
            let name = if telling == Telling::Brief { &item.brief } else { &item.label };
            sheet.marked(&[key, (format!("{mark} "), style)], &capital(name), style);
            if let Some(detail) = item.detail.as_ref().filter(|_| telling == Telling::Worth) {
                sheet.marked(&[("   ".to_owned(), pen.dim())], detail, pen.dim());
            }
            for row in row..sheet.height() {
                sheet.link_row(row, Act::Choose(item.text.clone()));
            }
        }
        if self.choices.len() > DIGITS {
            let last = (first + DIGITS).min(self.choices.len());
            let text = format!(
                "{}  {}-{last} / {}",
                self.words.key_name(Key::PageDown),
                first + 1,
                self.choices.len()
            );
            sheet.line(vec![(text, pen.dim())]);
            sheet.link(Act::Numbers(1));
        }
        if let Some(pass) = &self.choices.pass {
            let text = format!("  {}", self.words.none());
            sheet.line(vec![("0".to_owned(), pen.key()), (text, pen.plain())]);
            sheet.link(Act::Choose(pass.clone()));
        }
    }

    /// The course of the scores.
    fn course_lines(&self, sheet: &mut Sheet, height: usize) {
        let pen = self.pen;
        let columns = graph::columns(self.session.stops().len(), sheet.width().saturating_sub(6));
        let now = self.session.stop_shown();
        let done = columns.iter().filter(|at| **at <= now).count();
        for seat in 0..self.session.base().seats.len() {
            let score = self.session.screen().seats[seat].score;
            let rows = graph::bars(pen, self.session.stops(), seat, &columns, height);
            for (n, row) in rows.iter().enumerate() {
                let last = n + 1 == height;
                let mark = if last { self.mark(seat as u8) } else { (" ".to_owned(), pen.plain()) };
                let points = if last { format!("{score:>4} ") } else { "     ".to_owned() };
                let bars: String = row.chars().take(done).collect();
                let ahead: String = row.chars().skip(done).collect();
                sheet.line(vec![
                    mark,
                    (points, pen.strong()),
                    (bars, pen.plain()),
                    (ahead, pen.dim()),
                ]);
                sheet.mark_course();
            }
        }
        let at = " ".repeat(6 + done.saturating_sub(1));
        sheet.line(vec![(format!("{at}{}", pen.sign("▲", "^")), pen.heading())]);
    }

    /// Lets a click on the course of the scores go to a turn.
    fn link_course(&mut self, sheet: &Sheet, area: Rect) {
        let columns = graph::columns(self.session.stops().len(), sheet.width().saturating_sub(6));
        for row in sheet.course_rows() {
            let y = area.y + *row as u16;
            if y >= area.y + area.height {
                break;
            }
            for (n, at) in columns.iter().enumerate() {
                let hit = Rect { x: area.x + 6 + n as u16, y, width: 1, height: 1 };
                self.hits.push((hit, Act::Show(self.session.stops()[*at].ply)));
            }
        }
    }
}
