//! The start: going on with a game, or choosing a new one.

mod draw;
mod form;

pub use form::{Expansion, Form};

use super::Look;
use super::pen::Pen;
use crate::board::Painter;
use crate::host::shelf::Shelved;
use crate::words::{Setting, Words};
use ratatui::crossterm::event::{
    Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEventKind,
};
use ratatui::layout::Rect;
use remparts_engine::classic::setup::Module;
use remparts_engine::notation::tile_file::AnyTiles;
use remparts_protocol::limits;
use remparts_screen::Table;
use remparts_screen::names::GameName;
use remparts_session::host::Wish;
use std::path::PathBuf;

/// More saved games than these are not offered here.
const OFFERED: usize = 4;
/// Nor are more of those that lack their tiles: they must not crowd out what can be played.
const LACKING: usize = 2;
/// Parts of an expansion that can be had alone.
const PARTS: [Module; 3] = [Module::InnTiles, Module::BigMeeples, Module::SixthColor];

/// What is to be played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Start {
    /// A new game.
    New(Wish),
    /// The game that is kept in this file.
    Resume(PathBuf),
}

/// A line that can be chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Row {
    Saved(usize),
    Set(Setting),
    Seat(usize),
    Begin,
}

/// What a click does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Tap {
    /// Goes to a line, and changes it by so much.
    Row(usize, isize),
    /// Switches an expansion.
    Expansion(usize, usize),
}

/// The screen before a game.
pub struct StartScreen {
    saved: Vec<Shelved>,
    form: Form,
    words: Words,
    pen: Pen,
    painter: Painter,
    /// The line that is chosen.
    at: usize,
    /// The expansion that is chosen on its line.
    part: usize,
    /// Whether every choice is shown.
    more: bool,
    hits: Vec<(Rect, Tap)>,
    /// The tiles of what is chosen, by its setup.
    table: Option<(String, Table)>,
    done: bool,
    start: Option<Start>,
    spoiled: bool,
}

impl StartScreen {
    /// Letters and colors it is drawn with.
    pub(super) const fn look(&self) -> Look {
        self.pen.look
    }

    /// With the saved games that are not known to be over, and the loaded tile sets to play with.
    pub fn new(saved: &[Shelved], tiles: &[AnyTiles], look: Look, words: Words) -> Self {
        let (mut games, mut lacking) = (0, 0);
        let is_offered = |shelved: &&Shelved| match shelved {
            Shelved::Game(game) if game.over => false,
            Shelved::Game(_) => {
                games += 1;
                games <= OFFERED
            }
            Shelved::Lacking(_) => {
                lacking += 1;
                lacking <= LACKING
            }
        };
        Self {
            saved: saved.iter().filter(is_offered).cloned().collect(),
            form: Form { tiles: tiles.to_vec(), ..Form::default() },
            words,
            pen: Pen::new(look),
            painter: Painter::new(look),
            at: 0,
            part: 0,
            more: false,
            hits: Vec::new(),
            table: None,
            done: false,
            start: None,
            spoiled: false,
        }
    }

    /// Whether all is said.
    pub const fn is_done(&self) -> bool {
        self.done
    }

    /// What is to be played; nothing if nothing is.
    pub fn into_start(self) -> Option<Start> {
        self.start
    }

    /// What is chosen so far.
    pub const fn form(&self) -> &Form {
        &self.form
    }

    /// Whether everything has to be drawn anew; asked once, it is taken as done.
    pub fn take_spoiled(&mut self) -> bool {
        std::mem::take(&mut self.spoiled)
    }

    fn rows(&self) -> Vec<Row> {
        let mut rows: Vec<Row> = (0..self.saved.len()).map(Row::Saved).collect();
        rows.push(Row::Set(Setting::Quick));
        let classic = self.form.game == GameName::Classic;
        if classic {
            rows.push(Row::Set(Setting::Expansions));
        }
        rows.push(Row::Set(Setting::Players));
        rows.extend((0..self.form.chairs.len()).map(Row::Seat));
        rows.push(Row::Set(Setting::Help));
        rows.push(Row::Set(Setting::More));
        if self.more {
            let mut settings = Vec::new();
            if classic {
                settings.extend([Setting::Farmers, Setting::SmallCities, Setting::River]);
                if self.form.classic.river.is_some() {
                    settings.extend([Setting::Bends, Setting::StartTile]);
                }
                settings.extend(PARTS.map(Setting::Module));
            } else {
                settings.push(Setting::Guards);
            }
            settings.push(Setting::First);
            rows.extend(settings.into_iter().map(Row::Set));
        }
        rows.push(Row::Begin);
        rows
    }

    /// Takes a key or a click; says whether there is something else to see.
    pub fn hear(&mut self, event: &Event) -> bool {
        match event {
            Event::Key(key) if key.kind != KeyEventKind::Release => self.press(key),
            Event::Mouse(mouse) => match mouse.kind {
                MouseEventKind::Down(MouseButton::Left) => self.click((mouse.column, mouse.row)),
                MouseEventKind::ScrollUp => self.go(-1),
                MouseEventKind::ScrollDown => self.go(1),
                _ => return false,
            },
            Event::Resize(..) => self.spoiled = true,
            _ => return false,
        }
        true
    }

    fn click(&mut self, at: (u16, u16)) {
        let hit = self.hits.iter().rev().find(|(area, _)| area.contains(at.into()));
        match hit.map(|(_, tap)| *tap) {
            Some(Tap::Row(row, by)) => {
                let again = self.at == row;
                self.at = row;
                match self.rows().get(row) {
                    Some(Row::Saved(_) | Row::Begin) => self.enter(),
                    Some(Row::Set(Setting::More)) => self.more = !self.more,
                    _ if by != 0 || again => self.change(if by == 0 { 1 } else { by }),
                    _ => {}
                }
            }
            Some(Tap::Expansion(row, part)) => {
                (self.at, self.part) = (row, part);
                self.form.toggle(Expansion::ALL[part]);
            }
            None => {}
        }
    }

    fn press(&mut self, key: &KeyEvent) {
        let control = key.modifiers.contains(KeyModifiers::CONTROL);
        let row = self.rows().get(self.at).copied();
        let chair = match row {
            Some(Row::Seat(chair)) => Some(chair),
            _ => None,
        };
        let person = chair.filter(|chair| self.form.chairs[*chair].level.is_none());
        match (key.code, person) {
            (KeyCode::Char('c' | 'q'), _) if control => self.done = true,
            (KeyCode::Esc, _) => self.done = true,
            (KeyCode::Up | KeyCode::BackTab, _) => self.go(-1),
            (KeyCode::Down | KeyCode::Tab, _) => self.go(1),
            (KeyCode::Left, _) => self.change(-1),
            (KeyCode::Right, _) => self.change(1),
            (KeyCode::Home, _) => self.at = 0,
            (KeyCode::End, _) => self.at = self.rows().len() - 1,
            (KeyCode::Enter, _) => self.enter(),
            (KeyCode::Char('<'), _) => self.color(chair, -1),
            (KeyCode::Char('>'), _) => self.color(chair, 1),
            (KeyCode::Backspace, Some(chair)) => {
                self.form.chairs[chair].name.pop();
            }
            (KeyCode::Char(letter), Some(chair)) if !control => {
                let name = &mut self.form.chairs[chair].name;
                if !letter.is_control() && name.chars().count() < limits::NAME {
                    name.push(letter);
                }
            }
            (KeyCode::Char(' '), _) => self.switch(),
            (KeyCode::Char('q' | 'Q'), None) => self.done = true,
            _ => {}
        }
    }

    fn go(&mut self, by: isize) {
        self.at = form::turned(self.at, by, self.rows().len());
    }

    fn color(&mut self, chair: Option<usize>, by: isize) {
        if let Some(chair) = chair {
            self.form.turn_color(chair, by);
        }
    }

    /// Changes the line that is chosen.
    fn change(&mut self, by: isize) {
        let row = self.rows().get(self.at).copied();
        let form = &mut self.form;
        match row {
            Some(Row::Seat(chair)) => form.turn_level(chair, by),
            Some(Row::Set(setting)) => match setting {
                Setting::Quick => {
                    let now =
                        form.quick().unwrap_or(if by > 0 { form::QUICK.len() - 1 } else { 0 });
                    form.take_quick(form::turned(now, by, form::QUICK.len()));
                }
                Setting::Expansions => {
                    self.part = form::turned(self.part, by, Expansion::ALL.len());
                }
                Setting::More => self.more = by > 0,
                Setting::Farmers => form.turn_farmers(by),
                Setting::SmallCities => form.turn_cities(),
                Setting::River => form.turn_river(by),
                Setting::Bends => form.turn_bends(by),
                Setting::StartTile => form.turn_start(),
                Setting::Module(module) => form.toggle_module(module),
                Setting::Guards => form.city.guard_each_wall = !form.city.guard_each_wall,
                Setting::First => form.turn_first(by),
                Setting::Players => form.turn_players(by),
                Setting::Help => form.turn_preset(by),
            },
            Some(Row::Saved(_) | Row::Begin) | None => {}
        }
    }

    /// Switches the line that is chosen.
    fn switch(&mut self) {
        match self.rows().get(self.at).copied() {
            Some(Row::Set(Setting::Expansions)) => self.form.toggle(Expansion::ALL[self.part]),
            Some(Row::Set(Setting::More)) => self.more = !self.more,
            Some(Row::Seat(chair)) => self.form.turn_style(chair, 1),
            Some(Row::Saved(_) | Row::Begin) => self.enter(),
            _ => self.change(1),
        }
    }

    /// Goes on with the game that is chosen, or begins the new one.
    fn enter(&mut self) {
        match self.rows().get(self.at).copied() {
            Some(Row::Saved(game)) => {
                // What a game lacks is said below while its line is chosen.
                if let Shelved::Game(game) = &self.saved[game] {
                    self.start = Some(Start::Resume(game.path.clone()));
                    self.done = true;
                }
            }
            Some(Row::Set(Setting::More)) => self.more = !self.more,
            _ if self.form.problem().is_none() => {
                self.start = Some(Start::New(self.form.wish()));
                self.done = true;
            }
            _ => {}
        }
    }
}
