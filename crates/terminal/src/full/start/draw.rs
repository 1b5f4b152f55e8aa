//! The start as it is drawn.

use super::form::{QUICK, level_name, style_name};
use super::{Expansion, Row, StartScreen, Tap};
use crate::board::{Size, glyph, livery_style};
use crate::full::layout::LEAST;
use crate::host::shelf::Shelved;
use crate::sitter;
use crate::words::{Hint, Key, Setting, stand_ins};
use ratatui::Frame;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use remparts_engine::notation::any::AnySetup;
use remparts_engine::sets;
use remparts_screen::Table;
use remparts_screen::names::GameName;
use std::ops::Range;
use unicode_width::UnicodeWidthStr as _;

/// The choices take so many columns.
const FORM: u16 = 78;
/// So many rows of choices come before what is said of tiles.
const ROWS: u16 = 10;
/// The names of choices take so many.
const LABEL: usize = 19;

/// A line as it is drawn.
enum Shown {
    Heading(String),
    Gap,
    Row(usize, Row),
    /// Expansions that the line before has no room for.
    Parts(usize, Range<usize>),
}

impl StartScreen {
    /// Draws everything.
    pub fn draw(&mut self, frame: &mut Frame<'_>) {
        let screen = frame.area();
        let buffer = frame.buffer_mut();
        self.hits.clear();
        let (pen, words) = (self.pen, self.words);
        if screen.width < LEAST.0 || screen.height < LEAST.1 {
            let lines = pen.wrap(words.more_room(), usize::from(screen.width.max(1)));
            for (line, y) in lines.iter().zip(screen.y..screen.y + screen.height) {
                buffer.set_stringn(screen.x, y, line, usize::from(screen.width), pen.plain());
            }
            return;
        }
        let title = Rect { height: 1, ..screen };
        buffer.set_style(title, pen.chosen());
        let dot = pen.sign("·", "-");
        let text = format!(" Remparts {dot} {}", pen.fold(words.start_title()));
        buffer.set_stringn(screen.x, screen.y, text, usize::from(screen.width), pen.chosen());
        let wide = screen.width >= FORM + 40;
        let width = FORM.min(screen.width);
        let x = if wide { screen.x + 2 } else { screen.x + (screen.width - width) / 2 };
        let mut known = self.known_lines(usize::from(width) - 2);
        let (text, style) = self.about();
        let mut about = pen.wrap(&text, usize::from(width) - 2);
        // Title, gap and keys are always there; a second line about a choice only where there is room.
        let room = usize::from(screen.height.saturating_sub(3 + ROWS));
        if about.len() + known.len() > room {
            about = vec![pen.cut(&text, usize::from(width) - 2)];
        }
        let around = 3 + about.len() as u16;
        known.truncate(usize::from(screen.height.saturating_sub(around + ROWS)));
        let height = screen.height.saturating_sub(around + known.len().max(1) as u16);
        let body = Rect { x: x + 1, y: screen.y + 2, width: width - 2, height };
        for (line, y) in known.iter().zip(body.y + body.height..) {
            buffer.set_string(body.x, y, line, pen.dim());
        }
        let used = self.draw_rows(body, buffer);
        let from = screen.y + screen.height - 1 - about.len() as u16;
        for (line, y) in about.iter().zip(from..) {
            buffer.set_string(body.x, y, line, style);
        }
        let hint = Rect { y: screen.y + screen.height - 1, height: 1, ..screen };
        self.draw_keys(hint, buffer);
        let below = body.height.saturating_sub(used + 1);
        if !wide && below > Size::Middle.height() {
            let y = body.y + used + 1;
            self.draw_box(Rect { y, height: below, ..body }, buffer);
        }
        if wide {
            let left = body.x + body.width + 3;
            let width = screen.x + screen.width - left - 2;
            self.draw_box(Rect { x: left, width, ..body }, buffer);
        }
    }

    /// What is said of tiles that are not known exactly; nothing where all are known.
    fn known_lines(&self, width: usize) -> Vec<String> {
        let told = stand_ins(self.words, &sets::with_stand_ins(self.form.setup()));
        told.map(|told| self.pen.wrap(&told, width)).unwrap_or_default()
    }

    /// The expansions line by line, as many on each as there is room for beside the name of the choice.
    fn expansion_lines(&self, width: usize) -> Vec<Range<usize>> {
        let room = width.saturating_sub(2 + LABEL);
        let widths = Expansion::ALL.map(|it| self.pen.width(self.words.expansion(it)) + 4);
        // Where not even one fits, breaking lines would not help.
        let breaks = widths.iter().all(|wide| *wide <= room);
        let mut lines = Vec::new();
        let (mut from, mut taken) = (0, 0);
        for (part, wide) in widths.into_iter().enumerate() {
            if breaks && taken + wide > room {
                lines.push(from..part);
                (from, taken) = (part, 0);
            }
            taken += wide + 1;
        }
        lines.push(from..widths.len());
        lines
    }

    fn shown(&self, width: usize) -> Vec<Shown> {
        let mut shown = Vec::new();
        for (n, row) in self.rows().into_iter().enumerate() {
            match row {
                Row::Saved(0) => shown.push(Shown::Heading(self.words.go_on_title().to_owned())),
                Row::Set(Setting::Quick) => {
                    if n > 0 {
                        shown.push(Shown::Gap);
                    }
                    let tiles = self.form.setup().tiles();
                    let names: Vec<&str> = tiles.iter().map(|set| set.listed().name).collect();
                    let heading = match &names[..] {
                        [] => self.words.new_game().to_owned(),
                        names => self.words.new_game_with(&names.join(", ")),
                    };
                    shown.push(Shown::Heading(heading));
                }
                Row::Begin => shown.push(Shown::Gap),
                _ => {}
            }
            shown.push(Shown::Row(n, row));
            if row == Row::Set(Setting::Expansions) {
                let lines = self.expansion_lines(width).into_iter().skip(1);
                shown.extend(lines.map(|parts| Shown::Parts(n, parts)));
            }
        }
        shown
    }

    /// Draws the lines, and says how many rows they take.
    fn draw_rows(&mut self, area: Rect, buffer: &mut Buffer) -> u16 {
        let shown = self.shown(usize::from(area.width));
        let is_chosen = |it: &Shown| match it {
            Shown::Row(n, _) => *n == self.at,
            Shown::Parts(n, parts) => *n == self.at && parts.contains(&self.part),
            Shown::Heading(_) | Shown::Gap => false,
        };
        let chosen = shown.iter().rposition(is_chosen).unwrap_or(0);
        let height = usize::from(area.height).max(1);
        // The chosen line stays in view, with the one after it.
        let from = (chosen + 2).saturating_sub(height).min(shown.len().saturating_sub(height));
        let width = usize::from(area.width);
        for (line, y) in shown.iter().skip(from).take(height).zip(area.y..) {
            match line {
                Shown::Gap => {}
                Shown::Heading(text) => {
                    let text = self.pen.cut(text, width);
                    buffer.set_string(area.x, y, text, self.pen.heading());
                }
                Shown::Row(n, row) => {
                    self.draw_row(*n, *row, Rect { y, height: 1, ..area }, buffer);
                }
                Shown::Parts(n, parts) => {
                    let area = Rect { y, height: 1, ..area };
                    self.hits.push((area, Tap::Row(*n, 0)));
                    let x = area.x + 2 + LABEL as u16;
                    self.draw_expansions(*n, parts.clone(), x, area, buffer);
                }
            }
        }
        let pen = self.pen;
        let right = area.x + area.width;
        if from > 0 {
            buffer.set_string(right, area.y, pen.sign("▲", "^"), pen.dim());
        }
        if from + height < shown.len() {
            buffer.set_string(right, area.y + area.height - 1, pen.sign("▼", "v"), pen.dim());
        }
        shown.len().min(height) as u16
    }

    fn draw_row(&mut self, n: usize, row: Row, area: Rect, buffer: &mut Buffer) {
        let (pen, words, chosen) = (self.pen, self.words, n == self.at);
        self.hits.push((area, Tap::Row(n, 0)));
        let mut x = area.x;
        let end = area.x + area.width;
        let mark = if chosen { pen.sign("› ", "> ") } else { "  " };
        let mut write = |x: &mut u16, text: &str, style: Style| {
            let room = usize::from(end.saturating_sub(*x));
            let text = pen.cut(text, room);
            buffer.set_string(*x, area.y, &text, style);
            *x += text.width() as u16;
        };
        write(&mut x, mark, pen.heading());
        let strong = if chosen { pen.strong() } else { pen.plain() };
        match row {
            Row::Saved(game) => {
                let text = self.saved_line(game);
                let style = match (&self.saved[game], chosen) {
                    (_, true) => pen.chosen(),
                    (Shelved::Lacking(_), false) => pen.dim(),
                    (Shelved::Game(_), false) => pen.plain(),
                };
                write(&mut x, &text, style);
            }
            Row::Begin => {
                let style = match (self.form.problem(), chosen) {
                    (Some(_), _) => pen.dim(),
                    (None, true) => pen.key(),
                    (None, false) => pen.strong(),
                };
                write(&mut x, &format!("  {}  ", words.begin()), style);
                if let Some(problem) = self.form.problem() {
                    let why = words.cannot_play(self.form.game, problem.code);
                    write(&mut x, &format!("  {why}"), pen.bad());
                }
            }
            Row::Set(Setting::Expansions) => {
                let label = pen.left(words.setting(Setting::Expansions), LABEL);
                write(&mut x, &label, strong);
                let parts = self.expansion_lines(usize::from(area.width)).swap_remove(0);
                self.draw_expansions(n, parts, x, area, buffer);
            }
            Row::Set(setting) => {
                write(&mut x, &pen.left(words.setting(setting), LABEL), strong);
                let value = self.value(setting);
                let from = x;
                write(&mut x, pen.sign("‹ ", "< "), if chosen { pen.heading() } else { pen.dim() });
                self.hits.push((Rect { x: from, width: x - from, ..area }, Tap::Row(n, -1)));
                let from = x;
                write(&mut x, &value, if chosen { pen.chosen() } else { pen.strong() });
                write(&mut x, pen.sign(" ›", " >"), if chosen { pen.heading() } else { pen.dim() });
                self.hits.push((Rect { x: from, width: x - from, ..area }, Tap::Row(n, 1)));
            }
            Row::Seat(seat) => {
                let chair = self.form.chairs[seat].clone();
                write(&mut x, &pen.left(&words.seat(seat + 1), LABEL - 4), strong);
                let sign = format!(" {} ", glyph(chair.livery, pen.look.letters));
                write(&mut x, &sign, livery_style(chair.livery, pen.look.colors));
                write(&mut x, " ", pen.plain());
                let who = match chair.level {
                    None => words.person().to_owned(),
                    Some(level) => words.bot_of(level_name(level)),
                };
                let from = x;
                write(&mut x, pen.sign("‹ ", "< "), if chosen { pen.heading() } else { pen.dim() });
                self.hits.push((Rect { x: from, width: x - from, ..area }, Tap::Row(n, -1)));
                let from = x;
                write(&mut x, &who, if chosen { pen.chosen() } else { pen.strong() });
                write(&mut x, pen.sign(" ›", " >"), if chosen { pen.heading() } else { pen.dim() });
                self.hits.push((Rect { x: from, width: x - from, ..area }, Tap::Row(n, 1)));
                match chair.level {
                    None if chosen => {
                        write(&mut x, &format!("  {}", chair.name), pen.strong());
                        write(&mut x, pen.sign("▏", "_"), pen.heading());
                    }
                    None => write(&mut x, &format!("  {}", chair.name), pen.plain()),
                    Some(_) if chair.has_style() => {
                        let style = chair
                            .style
                            .map_or(words.all_round(), |it| words.bot_style(style_name(it)));
                        write(&mut x, &format!("  {style}"), pen.dim());
                    }
                    Some(_) => {}
                }
            }
        }
    }

    /// Some expansions with whether they are played, in one line from a column on.
    fn draw_expansions(
        &mut self,
        n: usize,
        parts: Range<usize>,
        mut x: u16,
        area: Rect,
        buffer: &mut Buffer,
    ) {
        let pen = self.pen;
        let end = area.x + area.width;
        for part in parts {
            let expansion = Expansion::ALL[part];
            let on = if self.form.has(expansion) { "[x]" } else { "[ ]" };
            let text = format!("{on} {}", self.words.expansion(expansion));
            let text = pen.cut(&text, usize::from(end.saturating_sub(x)));
            let is_chosen = n == self.at && part == self.part;
            let style = if is_chosen { pen.chosen() } else { pen.plain() };
            buffer.set_string(x, area.y, &text, style);
            let width = text.width() as u16;
            self.hits.push((Rect { x, width, ..area }, Tap::Expansion(n, part)));
            x = (x + width + 1).min(end);
        }
    }

    fn value(&self, setting: Setting) -> String {
        let (form, words) = (&self.form, self.words);
        match setting {
            Setting::Quick => match form.quick() {
                Some(quick) => words.quick_name(QUICK[quick]).to_owned(),
                None => words.game_name(form.game).to_owned(),
            },
            Setting::Expansions => String::new(),
            Setting::More => words.yes(self.more).to_owned(),
            Setting::Farmers => words.farmers(form.classic.farmers).to_owned(),
            Setting::SmallCities => words.small_cities(form.classic.two_tile_city).to_owned(),
            Setting::River => words.river(form.classic.river).to_owned(),
            Setting::Bends => words.bends(form.classic.river_bends).to_owned(),
            Setting::StartTile => words.start_tile(form.classic.start_tile).to_owned(),
            Setting::Module(module) => words.yes(form.has_module(module)).to_owned(),
            Setting::Guards => words.guards(form.city.guard_each_wall).to_owned(),
            Setting::First => form
                .first
                .map_or_else(|| words.by_chance().to_owned(), |it| words.seat(usize::from(it) + 1)),
            Setting::Players => form.chairs.len().to_string(),
            Setting::Help => words.preset(form.preset).to_owned(),
        }
    }

    fn saved_line(&self, game: usize) -> String {
        let words = self.words;
        let (game, who, path) = match &self.saved[game] {
            Shelved::Game(listed) => {
                let names = sitter::names(words, &listed.saved.wish.sitters);
                let scores = names.iter().zip(&listed.scores);
                let scores: Vec<String> =
                    scores.map(|(name, score)| format!("{name} {score}")).collect();
                let game = match AnySetup::read(&listed.saved.wish.setup) {
                    Ok(AnySetup::City(_)) => GameName::City,
                    _ => GameName::Classic,
                };
                (game, vec![scores.join(", ")], &listed.path)
            }
            Shelved::Lacking(lacking) => {
                let names = sitter::names(words, &lacking.sitters).join(", ");
                (lacking.game, vec![words.without_tiles(&lacking.names()), names], &lacking.path)
            }
        };
        let file = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let mut said = vec![words.game_name(game).to_owned()];
        said.extend(who);
        said.push(file);
        said.join(self.pen.sign(" · ", " - "))
    }

    /// What is said about what is chosen, and how it is written.
    fn about(&self) -> (String, Style) {
        let (words, form) = (self.words, &self.form);
        let mut style = self.pen.dim();
        let text = match self.rows().get(self.at) {
            Some(Row::Saved(game)) => match &self.saved[*game] {
                Shelved::Lacking(lacking) => {
                    style = self.pen.bad();
                    words.load_tiles(&lacking.names())
                }
                Shelved::Game(_) => String::new(),
            },
            None => String::new(),
            Some(Row::Begin) => match form.problem() {
                Some(problem) => words.cannot_play(form.game, problem.code).to_owned(),
                None => words.game_line(form.game).to_owned(),
            },
            Some(Row::Set(Setting::Quick)) => words.game_line(form.game).to_owned(),
            Some(Row::Set(Setting::Expansions)) => {
                words.expansion_line(Expansion::ALL[self.part]).to_owned()
            }
            Some(Row::Set(Setting::Help)) => words.preset_line(form.preset).to_owned(),
            Some(Row::Set(setting)) => words.setting_line(*setting).to_owned(),
            Some(Row::Seat(seat)) => match form.chairs[*seat].level {
                None => words.type_name().to_owned(),
                Some(level) => words.level_line(level_name(level)).to_owned(),
            },
        };
        (text, style)
    }

    fn draw_keys(&self, area: Rect, buffer: &mut Buffer) {
        let (pen, words) = (self.pen, self.words);
        let name = |key: Key| words.key_name(key).to_owned();
        let mut chips =
            vec![(pen.sign("↑↓", words.key_name(Key::UpDown)).to_owned(), Hint::Select, None)];
        let change = pen.sign("←→", words.key_name(Key::LeftRight)).to_owned();
        let row = self.rows().get(self.at).copied();
        match row {
            Some(Row::Saved(game)) => {
                if matches!(self.saved[game], Shelved::Game(_)) {
                    chips.push((name(Key::Enter), Hint::GoOn, None));
                }
            }
            Some(Row::Begin) => chips.push((name(Key::Enter), Hint::Begin, None)),
            Some(Row::Set(Setting::Expansions)) => {
                chips.push((change, Hint::Select, None));
                chips.push((name(Key::Space), Hint::Switch, None));
            }
            Some(Row::Seat(seat)) => {
                chips.push((change, Hint::Change, None));
                if self.form.chairs[seat].has_style() {
                    chips.push((name(Key::Space), Hint::Style, None));
                }
                chips.push(("< >".to_owned(), Hint::Color, None));
            }
            _ => chips.push((change, Hint::Change, None)),
        }
        if !matches!(row, Some(Row::Saved(_) | Row::Begin)) {
            chips.push((name(Key::Enter), Hint::Begin, None));
        }
        chips.push((name(Key::Escape), Hint::Leave, None));
        let mut none = Vec::new();
        crate::full::status::draw_chips(pen, buffer, area, &chips, |it| words.hint(it), &mut none);
    }

    /// The tiles of what is chosen.
    fn draw_box(&mut self, area: Rect, buffer: &mut Buffer) {
        let lines = self.form.lines();
        if self.table.as_ref().is_none_or(|(known, _)| *known != lines)
            && let Ok(table) = Table::new(&lines, [0; 32])
        {
            self.table = Some((lines, table));
        }
        let Some((_, table)) = &self.table else { return };
        let faces = table.faces();
        let (pen, size) = (self.pen, Size::Middle);
        let count: usize = faces.iter().map(|face| usize::from(face.total)).sum();
        buffer.set_string(area.x, area.y, pen.fold(&self.words.tiles(count)), pen.heading());
        let (width, height) = (size.width() + 4, size.height() + 1);
        let (columns, rows) = (area.width / width, area.height.saturating_sub(1) / height);
        let places = (0..rows).flat_map(|row| (0..columns).map(move |column| (column, row)));
        for (face, (column, row)) in faces.iter().zip(places) {
            let at = Rect {
                x: area.x + column * width,
                y: area.y + 1 + row * height,
                width: size.width(),
                height: size.height(),
            };
            self.painter.tile(table, (&face.name, 0), size, at, buffer);
            let times = format!("{}{}", pen.sign("×", "x"), face.total);
            buffer.set_string(at.x + size.width() + 1, at.y, times, pen.dim());
        }
    }
}
