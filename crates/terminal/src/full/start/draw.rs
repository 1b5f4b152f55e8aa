//! The start as it is drawn.

use super::form::{QUICK, level_name, style_name};
use super::{Expansion, Row, StartScreen, Tap};
use crate::board::{Size, glyph, livery_style};
use crate::full::layout::LEAST;
use crate::sitter;
use crate::words::{Hint, Key, Setting};
use ratatui::Frame;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use remparts_engine::notation::any::AnySetup;
use remparts_screen::Table;
use remparts_screen::names::GameName;
use unicode_width::UnicodeWidthStr as _;

/// The choices take so many columns.
const FORM: u16 = 78;
/// The names of choices take so many.
const LABEL: usize = 19;

/// A line as it is drawn.
enum Shown {
    Heading(String),
    Gap,
    Row(usize, Row),
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
        let body = Rect { x: x + 1, y: screen.y + 2, width: width - 2, height: screen.height - 5 };
        let used = self.draw_rows(body, buffer);
        let about = Rect { y: screen.y + screen.height - 2, height: 1, ..body };
        self.draw_about(about, buffer);
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

    fn shown(&self) -> Vec<Shown> {
        let mut shown = Vec::new();
        for (n, row) in self.rows().into_iter().enumerate() {
            match row {
                Row::Saved(0) => shown.push(Shown::Heading(self.words.go_on_title().to_owned())),
                Row::Set(Setting::Quick) => {
                    if n > 0 {
                        shown.push(Shown::Gap);
                    }
                    shown.push(Shown::Heading(self.words.new_game().to_owned()));
                }
                Row::Begin => shown.push(Shown::Gap),
                _ => {}
            }
            shown.push(Shown::Row(n, row));
        }
        shown
    }

    /// Draws the lines, and says how many rows they take.
    fn draw_rows(&mut self, area: Rect, buffer: &mut Buffer) -> u16 {
        let shown = self.shown();
        let chosen = shown.iter().position(|it| matches!(it, Shown::Row(n, _) if *n == self.at));
        let chosen = chosen.unwrap_or(0);
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
                write(&mut x, &text, if chosen { pen.chosen() } else { pen.plain() });
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
                for (part, expansion) in Expansion::ALL.into_iter().enumerate() {
                    let on = if self.form.has(expansion) { "[x]" } else { "[ ]" };
                    let from = x;
                    let style =
                        if chosen && part == self.part { pen.chosen() } else { pen.plain() };
                    write(&mut x, &format!("{on} {}", words.expansion(expansion)), style);
                    let hit = Rect { x: from, width: x - from, ..area };
                    self.hits.push((hit, Tap::Expansion(n, part)));
                    write(&mut x, " ", pen.plain());
                }
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
            Setting::Guards => words.yes(form.city.guard_each_wall).to_owned(),
            Setting::First => form
                .first
                .map_or_else(|| words.by_chance().to_owned(), |it| words.seat(usize::from(it) + 1)),
            Setting::Players => form.chairs.len().to_string(),
            Setting::Help => words.preset(form.preset).to_owned(),
        }
    }

    fn saved_line(&self, game: usize) -> String {
        let listed = &self.saved[game];
        let words = self.words;
        let names = sitter::names(words, &listed.saved.wish.sitters);
        let scores =
            names.iter().zip(&listed.scores).map(|(name, score)| format!("{name} {score}"));
        let game = match AnySetup::read(&listed.saved.wish.setup) {
            Ok(AnySetup::City(_)) => words.game_name(GameName::City),
            _ => words.game_name(GameName::Classic),
        };
        let file = listed.path.file_stem().map(|it| it.to_string_lossy().into_owned());
        let dot = self.pen.sign(" · ", " - ");
        let scores: Vec<String> = scores.collect();
        format!("{game}{dot}{}{dot}{}", scores.join(", "), file.unwrap_or_default())
    }

    /// A line about what is chosen.
    fn draw_about(&self, area: Rect, buffer: &mut Buffer) {
        let (words, form) = (self.words, &self.form);
        let text = match self.rows().get(self.at) {
            Some(Row::Saved(_)) | None => String::new(),
            Some(Row::Begin) => words.game_line(form.game).to_owned(),
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
        let text = self.pen.cut(&text, usize::from(area.width));
        buffer.set_string(area.x, area.y, text, self.pen.dim());
    }

    fn draw_keys(&self, area: Rect, buffer: &mut Buffer) {
        let (pen, words) = (self.pen, self.words);
        let name = |key: Key| words.key_name(key).to_owned();
        let mut chips = vec![(pen.sign("↑↓", "Up/Down").to_owned(), Hint::Select, None)];
        let change = pen.sign("←→", "Left/Right").to_owned();
        let row = self.rows().get(self.at).copied();
        match row {
            Some(Row::Saved(_)) => chips.push((name(Key::Enter), Hint::GoOn, None)),
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
