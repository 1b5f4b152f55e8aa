//! Deeds that only look.

use super::act::Act;
use super::app::{App, Note};
use super::deeds::DIGITS;
use super::panel::Panel;
use crate::tell;
use std::time::Instant;

/// A step of the board, in columns and rows.
const STEP: (i32, i32) = (8, 4);

impl App {
    pub(super) fn look_at(&mut self, act: Act, now: Instant) {
        match act {
            Act::Free if self.session.is_mine() && !self.session.aids().spots => {
                self.note = Some(Note { text: self.words.no_aid().to_owned(), bad: false });
            }
            Act::Free => {
                self.view.free = !self.view.free;
                let text = self.words.walking(self.view.free).to_owned();
                self.note = Some(Note { text, bad: false });
            }
            Act::Pan(x, y) => {
                self.view.camera.pan(i32::from(x) * STEP.0, i32::from(y) * STEP.1);
                self.view.steered = true;
            }
            Act::Zoom(by) => self.view.zoom(by),
            Act::Fit => {
                let (tiles, window) = (self.tiles(), self.window());
                self.view.fit(&tiles, window);
            }
            Act::Last => {
                let window = self.window();
                if let Some(last) = self.last() {
                    self.view.camera.show(last, window);
                }
            }
            Act::Coordinates => self.view.coordinates = !self.view.coordinates,
            Act::Feature(by) => self.feature(by),
            Act::Keep => {
                let shown = self.view.selected;
                self.view.kept = if self.view.kept == shown { None } else { shown };
            }
            Act::Panel(panel) => self.open(panel),
            Act::NextPanel(by) => self.next_panel(by),
            Act::Scroll(by) => self.scroll(by),
            Act::Numbers(by) => self.numbers(by),
            Act::Player(seat) => {
                let text = tell::player(self.words, &self.session, seat, &self.names);
                self.note = (!text.is_empty()).then_some(Note { text, bad: false });
            }
            Act::Step(by) => self.step(by, false),
            Act::Scoring(by) => self.step(by, true),
            Act::First => {
                self.playback.pause();
                self.session.go_to(0);
            }
            Act::Live => {
                self.playback.pause();
                self.session.show(None);
            }
            Act::Show(ply) => {
                self.playback.pause();
                self.session.show(Some(ply));
            }
            Act::Play => self.toggle_play(now),
            Act::Faster(by) => self.playback.faster(by),
            act => self.around(&act),
        }
    }

    /// Looks at the next or the previous feature where keys have gone to.
    fn feature(&mut self, by: isize) {
        if !self.session.aids().preview {
            self.note = Some(Note { text: self.words.no_aid().to_owned(), bad: false });
            return;
        }
        let placed = self.session.placed().and_then(|placed| placed.cell);
        let last = self.session.screen().last.as_ref().map(|last| (last.x, last.y));
        // An empty cell under the cursor has none, so what was done last is looked at.
        let cells = [self.view.cursor, placed, last].into_iter().flatten();
        let mut found = cells.map(|(x, y)| self.session.features_at(x, y));
        let Some(features) = found.find(|features| !features.is_empty()) else { return };
        let at = features.iter().position(|it| Some(it.region) == self.view.selected);
        let at = match at {
            Some(at) => (at as isize + by).rem_euclid(features.len() as isize) as usize,
            None if by < 0 => features.len() - 1,
            None => 0,
        };
        self.inspect(features[at].region);
    }

    /// Inspects a feature.
    pub(super) fn inspect(&mut self, region: u16) {
        self.view.selected = Some(region);
        if !self.is_windowed() {
            (self.view.panel, self.view.scroll) = (None, 0);
        }
    }

    fn open(&mut self, panel: Panel) {
        if panel == Panel::Gifts && !Panel::all(&self.session).contains(&panel) {
            let text = self.words.no_gifts_here().to_owned();
            self.note = Some(Note { text, bad: false });
            return;
        }
        self.view.toggle(panel);
        // The log is told beside the board anyway; whoever asks for it wants all of it.
        if panel == Panel::Log && self.view.panel == Some(panel) {
            self.view.selected = None;
        }
    }

    fn next_panel(&mut self, by: isize) {
        let panels = Panel::all(&self.session);
        let at = self.view.panel.and_then(|now| panels.iter().position(|it| *it == now));
        // Nothing open is one stop of the round.
        let stops = panels.len() as isize + 1;
        let at = at.map_or(0, |at| at as isize + 1) + by;
        let at = at.rem_euclid(stops);
        self.view.panel = (at > 0).then(|| panels[at as usize - 1]);
        self.view.scroll = 0;
    }

    fn scroll(&mut self, by: i16) {
        if self.view.panel.is_none() && self.choices.len() > DIGITS {
            return self.numbers(isize::from(by.signum()));
        }
        self.view.scroll = self.view.scroll.saturating_add(by);
    }

    /// Gives other choices numbers.
    fn numbers(&mut self, by: isize) {
        let pages = self.choices.len().div_ceil(DIGITS).max(1) as isize;
        let page = (self.view.numbered / DIGITS) as isize + by;
        self.view.numbered = page.rem_euclid(pages) as usize * DIGITS;
        self.view.target = None;
    }
}
