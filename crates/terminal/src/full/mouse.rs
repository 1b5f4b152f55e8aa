//! What the mouse does: lay, turn, choose, inspect, zoom, pan, and press buttons.

use super::app::App;
use super::choices::TILE;
use ratatui::crossterm::event::{MouseButton, MouseEvent, MouseEventKind};
use ratatui::layout::Position;
use std::time::Instant;

/// A button that is down over the board.
#[derive(Clone, Copy, Debug)]
pub(super) struct Drag {
    /// Where it was last.
    at: (u16, u16),
    /// Whether the board has moved with it.
    moved: bool,
}

impl App {
    pub(super) fn point(&mut self, mouse: &MouseEvent, now: Instant) {
        let at = (mouse.column, mouse.row);
        match mouse.kind {
            MouseEventKind::Down(MouseButton::Left) => self.press(at, now),
            MouseEventKind::Drag(MouseButton::Left) => self.pull(at),
            MouseEventKind::Up(MouseButton::Left) => {
                if let Some(drag) = self.drag.take().filter(|drag| !drag.moved) {
                    self.note = None;
                    self.click(drag.at);
                }
            }
            MouseEventKind::Down(MouseButton::Right) => self.session.turn(-1),
            MouseEventKind::ScrollUp => self.wheel(at, 1),
            MouseEventKind::ScrollDown => self.wheel(at, -1),
            _ => {}
        }
    }

    fn on_board(&self, (x, y): (u16, u16)) -> bool {
        let on = self.window().contains(Position { x, y });
        on && !self.is_windowed() && self.typing.is_none() && !self.session.is_veiled()
    }

    fn press(&mut self, at: (u16, u16), now: Instant) {
        let under = |(area, _): &&(ratatui::layout::Rect, _)| area.contains(at.into());
        // What was drawn last lies on top.
        let hit = self.hits.iter().rev().find(under).map(|(_, act)| act.clone());
        if let Some(act) = hit {
            self.note = None;
            self.act(act, now);
        } else if self.on_board(at) {
            self.drag = Some(Drag { at, moved: false });
        } else if self.is_windowed() {
            self.view.panel = None;
        }
    }

    fn pull(&mut self, at: (u16, u16)) {
        let Some(drag) = &mut self.drag else { return };
        let (x, y) =
            (i32::from(drag.at.0) - i32::from(at.0), i32::from(drag.at.1) - i32::from(at.1));
        if (x, y) == (0, 0) {
            return;
        }
        *drag = Drag { at, moved: true };
        self.view.camera.pan(x, y);
        self.view.steered = true;
    }

    fn wheel(&mut self, at: (u16, u16), by: i8) {
        if !self.on_board(at) {
            self.view.scroll = self.view.scroll.saturating_add(-3 * i16::from(by));
            return;
        }
        let size = self.view.camera.size;
        let size = if by > 0 { size.nearer() } else { size.farther() };
        let window = self.window();
        self.view.camera.zoom_at(size, window, at.0, at.1);
        self.view.steered = true;
    }

    /// Chooses what is there, lays or turns the tile, or else inspects.
    fn click(&mut self, at: (u16, u16)) {
        let window = self.window();
        let cell = self.view.camera.cell_at(window, at.0, at.1);
        if let Some(text) = self.target_at(at) {
            return self.session.choose(&text);
        }
        let spots = self.session.spots();
        if self.session.gift().is_none() && spots.iter().any(|(x, y, _)| (*x, *y) == cell) {
            self.view.cursor = None;
            return self.session.tap(cell.0, cell.1, 1);
        }
        let spot = self.spot_at(at);
        let region = spot.and_then(|spot| self.parts.region(spot.x, spot.y, spot.part));
        match region.filter(|_| self.session.aids().preview) {
            Some(region) if self.view.selected != Some(region) => self.inspect(region),
            _ => self.view.selected = None,
        }
    }

    /// The choice whose number is at a place of the screen, or beside it.
    fn target_at(&self, (column, row): (u16, u16)) -> Option<String> {
        let (camera, window) = (&self.view.camera, self.window());
        let near = |(x, y): (f64, f64)| {
            let cell = ((x / TILE).floor() as i8, (y / TILE).floor() as i8);
            let (left, top) = camera.place(window, cell);
            let (width, height) = (camera.size.width(), camera.size.height());
            let within =
                |far: f64, length: u16| (far.rem_euclid(TILE) / TILE * f64::from(length)) as i32;
            let at = (left + within(x, width), top + within(y, height));
            (at.0 - i32::from(column)).abs() + 2 * (at.1 - i32::from(row)).abs()
        };
        let items = self.choices.items.iter();
        let nearest = items.filter_map(|item| Some((near(item.at?), item))).min_by_key(|it| it.0);
        nearest.filter(|(far, _)| *far <= 1).map(|(_, item)| item.text.clone())
    }
}
