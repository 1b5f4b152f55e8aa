//! What keys and clicks do.

use super::act::{Act, Cover};
use super::app::{App, Note};
use super::cursor::{middle, nearest, next, toward};
use super::panel::Panel;
use super::typing::Typing;
use super::{Exit, layout};
use crate::tell;
use remparts_protocol::{Command, SitterKind, Status};
use std::time::Instant;

/// So many choices have a number.
pub(super) const DIGITS: usize = 9;

impl App {
    /// Does something.
    pub fn act(&mut self, act: Act, now: Instant) {
        if self.session.is_veiled() {
            match act {
                Act::Confirm | Act::Commit | Act::Unveil => self.session.unveil(),
                Act::Leave => self.exit = Some(Exit::Left),
                _ => {}
            }
            return;
        }
        if self.over(&act, now) || self.windowed(&act) {
            return;
        }
        match act {
            Act::Go(x, y) => self.go((x, y)),
            Act::Walk(x, y) => self.walk((x, y)),
            Act::Confirm | Act::Commit if self.is_gathering() => self.around(&Act::Ready),
            Act::Confirm => self.confirm(),
            Act::Commit if self.is_past() => self.toggle_play(now),
            Act::Commit => self.commit(),
            Act::Back => self.back(),
            Act::Undo => self.session.undo(),
            Act::Turn(by) => self.session.turn(by),
            Act::OtherFace => self.other_face(),
            Act::Digit(digit) => self.digit(digit),
            Act::Minus if self.is_six_meant() => self.digit(6),
            Act::Minus => self.look_at(Act::Zoom(-1), now),
            Act::Choose(text) => self.session.choose(&text),
            Act::Gift(at) => self.reach(at),
            Act::Unveil => {}
            act => self.look_at(act, now),
        }
    }

    /// Whether players still take their seats at the table of a server.
    pub(super) fn is_gathering(&self) -> bool {
        let told = self.session.host().told();
        told.is_some_and(|told| told.table.state.status == Status::Open)
    }

    /// Whether whoever sits on a seat wants to begin, where players are still waited for.
    pub(super) fn is_ready(&self, seat: u8) -> Option<bool> {
        let told = self.session.host().told().filter(|_| self.is_gathering())?;
        let sitter = told.table.state.seats.get(usize::from(seat))?;
        (sitter.kind != SitterKind::Open).then_some(sitter.ready)
    }

    /// The same for the one who looks.
    pub(super) fn am_ready(&self) -> Option<bool> {
        self.is_ready(self.session.host().told()?.you.seat?)
    }

    /// Whether the past is looked at, or a log is told.
    pub(super) fn is_past(&self) -> bool {
        self.told || !self.session.is_live()
    }

    /// Keys that mean something else under the points of a finished game.
    fn over(&mut self, act: &Act, now: Instant) -> bool {
        if self.view.panel != Some(Panel::End) {
            return false;
        }
        match act {
            Act::Feature(1) | Act::New => self.exit = Some(Exit::New),
            Act::Turn(1) | Act::Play => {
                self.view.panel = None;
                self.toggle_play(now);
            }
            _ => return false,
        }
        true
    }

    /// Arrows move what a window over the board shows.
    fn windowed(&mut self, act: &Act) -> bool {
        if !self.is_windowed() {
            return false;
        }
        match act {
            Act::Go(0, by) | Act::Walk(0, by) => self.view.scroll += i16::from(*by),
            Act::Confirm => self.view.panel = None,
            Act::First => self.view.scroll = i16::MIN / 2,
            Act::Live => self.view.scroll = i16::MAX / 2,
            _ => return false,
        }
        true
    }

    /// Whether the panel that is open lies over the board.
    pub(super) fn is_windowed(&self) -> bool {
        self.view.panel.is_some_and(|panel| !self.is_docked(panel))
    }

    /// Whether there is room for a panel beside the board.
    pub(super) fn is_docked(&self, panel: Panel) -> bool {
        match self.areas.room {
            layout::Room::Wide => panel != Panel::End,
            layout::Room::Narrow => panel == Panel::Feature,
            _ => false,
        }
    }

    fn go(&mut self, way: (i8, i8)) {
        if self.told && !self.view.free {
            let by = isize::from(way.0 + way.1);
            return self.step(by, way.0 == 0);
        }
        let spots = self.session.spots();
        let placing = !spots.is_empty() && self.session.gift().is_none();
        if (placing && self.roams()) || self.view.free || (!placing && self.choices.len() == 0) {
            return self.walk(way);
        }
        if !placing {
            return self.go_to_target(way);
        }
        let cells: Vec<(f64, f64)> = spots.iter().map(|(x, y, _)| middle((*x, *y))).collect();
        let from = middle(self.origin());
        let first = || nearest(&cells, from).filter(|_| self.view.cursor.is_none());
        if let Some(at) = toward(&cells, from, way).or_else(first) {
            let cell = (spots[at].0, spots[at].1);
            self.view.cursor = Some(cell);
            self.imagine();
            self.attend(cell);
        }
    }

    /// Whether arrow keys go over all cells: somebody wants it, or cells that fit are not given away.
    pub(super) fn roams(&self) -> bool {
        self.view.free || (self.session.is_mine() && !self.session.aids().spots)
    }

    /// Where keys begin to go from.
    fn origin(&self) -> (i8, i8) {
        let placed = self.session.placed().and_then(|placed| placed.cell);
        self.view.cursor.or(placed).or_else(|| self.last()).unwrap_or_default()
    }

    fn walk(&mut self, way: (i8, i8)) {
        let at = next(self.origin(), way);
        self.view.cursor = Some(at);
        self.view.selected = None;
        self.imagine();
        self.attend(at);
        let text = tell::cell(self.words, &self.session, at.0, at.1, &self.names);
        self.note = Some(Note { text, bad: false });
    }

    fn go_to_target(&mut self, way: (i8, i8)) {
        let points: Vec<(f64, f64)> =
            self.choices.items.iter().filter_map(|item| item.at).collect();
        let now = self.view.target.or_else(|| self.choices.items.iter().position(|it| it.chosen));
        let from = now.and_then(|at| points.get(at).copied());
        let at = match from {
            Some(from) => toward(&points, from, way),
            None => {
                let (x, y) = middle(self.origin());
                nearest(&points, ((x + 0.5) * 1000.0, (y + 0.5) * 1000.0))
            }
        };
        // What has no place on the board is reached from the last that has one.
        let at = at.or_else(|| (points.is_empty() && self.choices.len() > 0).then_some(0));
        if let Some(at) = at.or(now) {
            self.view.target = Some(at);
            self.view.numbered = at / DIGITS * DIGITS;
            if let Some((x, y)) = points.get(at) {
                let cell = ((x / 1000.0).floor() as i8, (y / 1000.0).floor() as i8);
                self.attend(cell);
            }
        }
    }

    /// Proposes the tile where the cursor is; what is proposed already is done.
    fn confirm(&mut self) {
        if !self.number.is_empty() {
            return self.go_to_number();
        }
        if self.is_past() {
            return;
        }
        if let Some(item) = self.view.target.and_then(|at| self.choices.items.get(at))
            && !item.chosen
        {
            let text = item.text.clone();
            return self.session.choose(&text);
        }
        let spots = self.session.spots();
        let offered = |at: &(i8, i8)| spots.iter().any(|(x, y, _)| (*x, *y) == *at);
        let placed = self.session.placed().and_then(|placed| placed.cell);
        match self.view.cursor.filter(offered) {
            Some(at) if placed != Some(at) => {
                self.session.tap(at.0, at.1, 1);
                self.attend(at);
            }
            _ if self.refuse_here(!spots.is_empty() && placed.is_none()) => {}
            _ => self.commit(),
        }
    }

    /// Says why the tile does not fit where the cursor is; whether there was anything to say.
    fn refuse_here(&mut self, placing: bool) -> bool {
        let Some((x, y)) = self.view.cursor.filter(|_| placing) else { return false };
        let Some(refusal) = self.session.refusal(&format!("{x},{y}")) else { return false };
        let text = tell::refusal(self.words, &refusal, &self.names);
        self.note = Some(Note { text, bad: true });
        true
    }

    pub(super) fn commit(&mut self) {
        if !self.session.commit() && self.session.is_mine() {
            let text = self.words.cannot_commit().to_owned();
            self.note = Some(Note { text, bad: false });
        }
    }

    fn back(&mut self) {
        if !self.number.is_empty() {
            self.number.clear();
        } else if self.view.panel.is_some() {
            self.view.panel = None;
        } else if self.session.can_undo() {
            self.session.undo();
        } else if self.view.selected.is_some() || self.view.kept.is_some() {
            (self.view.selected, self.view.kept) = (None, None);
        } else if self.is_past() && !self.told {
            self.session.show(None);
        } else {
            (self.view.cursor, self.view.target) = (None, None);
            self.imagine();
        }
    }

    fn other_face(&mut self) {
        let faces = &self.session.base().turn.faces;
        let now = self.session.face();
        let other = faces.iter().find(|face| Some(face.as_str()) != now).cloned();
        if let Some(other) = other.filter(|_| self.session.is_mine()) {
            self.session.pick(&other);
        }
    }

    /// Whether a minus sign stands for the sixth digit: it does on French keyboards, where there is a
    /// sixth choice or a number is being typed.
    fn is_six_meant(&self) -> bool {
        let is_typed = !self.number.is_empty();
        let is_choice = !self.is_past() && self.choices.len() > self.view.numbered + 5;
        self.words.has_french_digits() && (is_typed || is_choice)
    }

    fn digit(&mut self, digit: u8) {
        if self.is_past() {
            if self.number.len() < 3 {
                self.number.push(char::from(b'0' + digit));
            }
            return;
        }
        let text = match digit.checked_sub(1) {
            None => self.choices.pass.clone(),
            Some(at) => {
                let item = self.choices.items.get(self.view.numbered + usize::from(at));
                item.map(|item| item.text.clone())
            }
        };
        match (text, digit.checked_sub(1)) {
            (Some(text), _) => self.session.choose(&text),
            (None, Some(at)) if self.choices.len() == 0 => self.reach(usize::from(at)),
            _ => {}
        }
    }

    fn reach(&mut self, at: usize) {
        if let Some(gift) = self.session.gifts().get(at).copied() {
            self.session.reach(gift);
            if self.is_windowed() {
                self.view.panel = None;
            }
        }
    }

    fn go_to_number(&mut self) {
        let number = std::mem::take(&mut self.number).parse().unwrap_or(0);
        self.playback.pause();
        self.session.go_to_turn(number);
    }

    /// A turn back or forth, or a scoring.
    pub(super) fn step(&mut self, by: isize, scorings: bool) {
        self.playback.pause();
        self.session.step(by, scorings);
    }

    pub(super) fn toggle_play(&mut self, now: Instant) {
        self.playback.toggle(&mut self.session, now);
    }

    /// Deeds around the game.
    pub(super) fn around(&mut self, act: &Act) {
        match *act {
            Act::Command => self.typing = Some(Typing::Command),
            Act::Chat if self.session.host().told().is_some() => {
                self.typing = Some(Typing::Chat);
            }
            Act::Answer(yes) => {
                let asked = self.session.host().told().map(|told| &told.table.state);
                if asked.is_some_and(|state| state.request.is_some()) {
                    self.session.host_mut().order(if yes {
                        Command::Agree
                    } else {
                        Command::Decline
                    });
                }
            }
            Act::Ready => {
                if let Some(ready) = self.am_ready() {
                    self.session.host_mut().order(Command::Ready { ready: !ready });
                }
            }
            Act::New => self.exit = Some(Exit::New),
            Act::Redraw => self.spoiled = true,
            Act::Leave => self.exit = Some(Exit::Left),
            Act::Cover(cover) => self.cover(cover),
            _ => {}
        }
    }

    fn cover(&mut self, cover: Cover) {
        let aids = self.session.aids();
        let given = match cover {
            Cover::Fields | Cover::Owners => aids.overlays,
            Cover::Ends | Cover::Dead => aids.frontier,
            Cover::None => true,
        };
        if !given {
            self.note = Some(Note { text: self.words.no_aid().to_owned(), bad: false });
            return;
        }
        self.view.cover = if self.view.cover == cover { Cover::None } else { cover };
        self.look_ahead();
        let text = self.words.cover_legend(self.view.cover, self.session.base().game).to_owned();
        self.note = Some(Note { text, bad: false });
    }
}
