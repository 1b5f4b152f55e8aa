//! A game on the full screen: what is known of it, and what becomes of keys, clicks and news.

use super::act::{Act, Cover};
use super::choices::Choices;
use super::cursor::{Cell, middle, nearest};
use super::keys::act_of;
use super::layout::{Areas, Room, areas};
use super::line::Line;
use super::panel::Panel;
use super::pen::Pen;
use super::playback::Playback;
use super::typing::Typing;
use super::view::View;
use super::{Exit, Look};
use crate::board::{Painter, window};
use crate::session::Session;
use crate::tell;
use crate::words::{LinkState, Words, clock_face};
use ratatui::crossterm::event::{Event, KeyEventKind};
use ratatui::layout::Rect;
use remparts_screen::{Gap, Parts, Screen};
use remparts_session::Standing;
use std::time::{Duration, Instant};

/// How often a host is asked that has no bell.
const PACE: Duration = Duration::from_millis(30);

/// How long a clock looks the same: it shows seconds, and tenths of them at the end.
fn until_shown_anew(left: Duration) -> Duration {
    const TENTHS: Duration = Duration::from_secs(10);
    let step = if left < TENTHS { 100_000_000 } else { 1_000_000_000 };
    Duration::from_nanos(u64::from(left.subsec_nanos() % step) + 1_000_000)
}

/// A word at the lower edge of the board, until the next key.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Note {
    pub(super) text: String,
    /// Whether something went wrong.
    pub(super) bad: bool,
}

/// A game on the full screen.
pub struct App {
    pub(super) session: Session,
    pub(super) words: Words,
    pub(super) pen: Pen,
    pub(super) painter: Painter,
    pub(super) view: View,
    pub(super) names: Vec<String>,
    /// Which feature every part of what is shown belongs to.
    pub(super) parts: Parts,
    /// What is shown: the table with the draft, or with the tile at the cursor as an idea.
    pub(super) idea: Option<Screen>,
    pub(super) gaps: Vec<Gap>,
    pub(super) choices: Choices,
    pub(super) typing: Option<Typing>,
    /// What is typed into the command box, and what was answered.
    pub(super) command: Line,
    pub(super) chat: Line,
    pub(super) answers: Vec<String>,
    /// Digits of a turn to go to.
    pub(super) number: String,
    pub(super) note: Option<Note>,
    pub(super) playback: Playback,
    /// Whether nobody plays: the log of a game is told.
    pub(super) told: bool,
    pub(super) areas: Areas,
    /// Where it can be clicked.
    pub(super) hits: Vec<(Rect, Act)>,
    pub(super) drag: Option<super::mouse::Drag>,
    pub(super) exit: Option<Exit>,
    /// When the last line of the chat was said that was seen.
    pub(super) heard: u64,
    /// The clock that runs, as it is shown.
    clock: Option<String>,
    seen: Option<u64>,
    /// The ply and seat at which the table was looked at last.
    was_at: Option<(usize, Option<u8>)>,
    /// Where a tile was proposed then.
    was_placed: Option<(i8, i8)>,
    was_over: bool,
    dirty: bool,
    /// Whether the terminal shows something that we did not write.
    pub(super) spoiled: bool,
}

impl App {
    /// A game on the full screen; one that nobody plays is told from its beginning.
    pub fn new(session: Session, look: Look, words: Words) -> Self {
        let told = !session.host().is_running() && session.host().told().is_none();
        let mut app = Self {
            words,
            pen: Pen::new(look),
            painter: Painter::new(look),
            view: View::default(),
            names: Vec::new(),
            parts: Parts::default(),
            idea: None,
            gaps: Vec::new(),
            choices: Choices::default(),
            typing: None,
            command: Line::default(),
            chat: Line::default(),
            answers: Vec::new(),
            number: String::new(),
            note: None,
            playback: Playback::default(),
            told,
            areas: areas(Rect::default()),
            hits: Vec::new(),
            drag: None,
            exit: None,
            heard: 0,
            clock: None,
            seen: None,
            was_at: None,
            was_placed: None,
            was_over: told,
            dirty: true,
            spoiled: false,
            session,
        };
        if told {
            app.session.show(Some(0));
        }
        app.refresh();
        app
    }

    /// The game.
    pub const fn session(&self) -> &Session {
        &self.session
    }

    /// Letters and colors it is drawn with.
    pub const fn look(&self) -> Look {
        self.pen.look
    }

    /// What someone wants who has left.
    pub const fn exit(&self) -> Option<Exit> {
        self.exit
    }

    /// Whether there is something new to draw; asked once, it is taken as drawn.
    pub fn take_dirty(&mut self) -> bool {
        std::mem::take(&mut self.dirty)
    }

    /// Whether everything has to be drawn anew; asked once, it is taken as done.
    pub fn take_spoiled(&mut self) -> bool {
        std::mem::take(&mut self.spoiled)
    }

    /// Takes a key, a click or a new size.
    pub fn hear(&mut self, event: &Event, now: Instant) {
        match event {
            Event::Key(key) if key.kind != KeyEventKind::Release => {
                self.note = None;
                if self.typing.is_some() {
                    self.type_key(key);
                } else if let Some(act) = act_of(key) {
                    self.act(act, now);
                }
            }
            Event::Mouse(mouse) => self.point(mouse, now),
            Event::Paste(text) => self.paste(text),
            Event::Resize(..) => self.spoiled = true,
            _ => return,
        }
        self.dirty = true;
        self.refresh();
    }

    /// Takes in what has happened elsewhere, and lets time pass; says whether something has changed.
    pub fn tick(&mut self, now: Instant) -> bool {
        let mut changed = self.session.poll();
        changed |= self.playback.tick(&mut self.session, now);
        // Clocks tick on the screen too.
        changed |= self.clock_ticked();
        let lost = self.words.link_state(LinkState::Lost);
        let is_there = self.session.host().standing() == Standing::Here;
        // What is no longer true is no longer said.
        if is_there && self.note.as_ref().is_some_and(|note| note.text == lost) {
            self.note = None;
            changed = true;
        }
        if let Some(failure) = tell::failure(self.words, &mut self.session) {
            self.note = Some(Note { text: failure, bad: true });
            changed = true;
        }
        if changed {
            self.dirty = true;
            self.refresh();
        }
        changed
    }

    /// How long nothing will change by itself, unless the bell of the host rings; none if nothing will.
    pub fn rest(&self, now: Instant) -> Option<Duration> {
        let host = self.session.host();
        let due = [self.playback.due(), host.due()].into_iter().flatten().min();
        let due = due.map(|due| due.saturating_duration_since(now));
        let clock = self.running().map(until_shown_anew);
        // Some hosts have news and no bell.
        let asked = (host.bell().is_none() && host.is_running()).then_some(PACE);
        [due, clock, asked].into_iter().flatten().min()
    }

    /// Looks at the game anew if something has changed.
    pub(super) fn refresh(&mut self) {
        let version = self.session.version();
        if self.seen == Some(version) {
            return;
        }
        self.seen = Some(version);
        self.names = tell::names(self.words, &self.session);
        let at = (self.session.base().ply, self.session.seat());
        if self.was_at != Some(at) {
            self.was_at = Some(at);
            self.arrived();
        }
        // A tile that was typed may lie where nobody looks. One in sight moves nothing: whoever has
        // clicked may click there again.
        let placed = self.session.placed().and_then(|placed| placed.cell);
        if self.was_placed != placed {
            self.was_placed = placed;
            if placed.is_some_and(|cell| !self.view.camera.sees(cell, self.window())) {
                self.turn_to(placed);
            }
        }
        self.choices = Choices::of(self.words, &self.session);
        self.view.target = self.view.target.filter(|at| *at < self.choices.len());
        if self.view.numbered >= self.choices.len() {
            self.view.numbered = 0;
        }
        self.imagine();
        self.look_ahead();
        if self.session.is_over() && !self.was_over && self.session.is_live() {
            self.was_over = true;
            (self.view.panel, self.view.scroll) = (Some(Panel::End), 0);
        }
    }

    /// The table is another one: a turn was played, or another ply is looked at.
    fn arrived(&mut self) {
        (self.view.cursor, self.view.target, self.view.numbered) = (None, None, 0);
        self.view.home = None;
        let known = |id: &u16| self.session.screen().regions.iter().any(|region| region.id == *id);
        self.view.selected = self.view.selected.filter(known);
        self.view.kept = self.view.kept.filter(known);
        self.turn_to(self.last());
        self.begin();
    }

    /// Puts the cursor on the cell nearest to the last tile on which the tile in hand fits, so that Enter
    /// lays it from the first moment on. Where cells are not pointed out, they are not given away: then it
    /// is on the last tile.
    pub(super) fn begin(&mut self) {
        let session = &self.session;
        let is_placing =
            session.is_mine() && session.placed().is_none() && session.gift().is_none();
        if !is_placing || !session.is_live() {
            return;
        }
        if !session.aids().spots {
            self.view.cursor = Some(self.last().unwrap_or_default());
            self.view.home = self.view.cursor;
            return;
        }
        let cells: Vec<Cell> = session.spots().into_iter().map(|(x, y, _)| (x, y)).collect();
        let points: Vec<(f64, f64)> = cells.iter().map(|cell| middle(*cell)).collect();
        let from = middle(self.last().unwrap_or_default());
        self.view.cursor = nearest(&points, from).map(|at| cells[at]);
        self.view.home = self.view.cursor;
    }

    /// Keeps a cell in view that keys have gone to, and everything else if that is possible.
    pub(super) fn attend(&mut self, cell: Cell) {
        let (tiles, window) = (self.tiles(), self.window());
        if !window.is_empty() {
            self.view.follow(&tiles, window);
            self.view.camera.show(cell, window);
        }
    }

    /// Keeps the board in view, and a cell that something has happened to.
    pub(super) fn turn_to(&mut self, cell: Option<Cell>) {
        let (tiles, window) = (self.tiles(), self.window());
        if !window.is_empty() {
            self.view.follow(&tiles, window);
            if let Some(cell) = cell {
                self.view.turn_to(cell, &tiles, window);
            }
        }
    }

    /// Where tiles lie, the draft included.
    pub(super) fn tiles(&self) -> Vec<Cell> {
        self.session.screen().tiles.iter().map(|tile| (tile.x, tile.y)).collect()
    }

    /// Where the last tile was laid.
    pub(super) fn last(&self) -> Option<Cell> {
        self.session.base().last.as_ref().map(|last| (last.x, last.y))
    }

    /// The part of the screen in which tiles are drawn.
    pub(super) const fn window(&self) -> Rect {
        window(self.areas.board, self.view.coordinates)
    }

    /// The tile in hand where keys have gone to, as it would lie.
    pub(super) fn imagine(&mut self) {
        self.idea = None;
        let session = &self.session;
        let nothing = session.placed().is_none() && session.gift().is_none();
        if let Some(at) = self.view.cursor.filter(|_| nothing && session.is_mine()) {
            let placements = session.placements();
            let choice = placements.into_iter().find(|choice| choice.cell == Some(at));
            let mut draft = session.drafted();
            draft.extend(choice.map(|choice| &*choice.text));
            if choice.is_some() {
                self.idea = session.table().screen(session.viewer(), &draft).ok();
            }
            if self.idea.is_some() {
                self.parts = session.table().parts(session.viewer(), &draft).unwrap_or_default();
                return;
            }
        }
        let parts = session.table().parts(session.viewer(), &session.drafted());
        self.parts = parts.unwrap_or_default();
    }

    /// What can still come, where that is asked for.
    pub(super) fn look_ahead(&mut self) {
        self.gaps.clear();
        if self.session.aids().frontier {
            match self.view.cover {
                Cover::Ends => self.gaps = self.session.frontier(),
                Cover::Dead => {
                    self.gaps = self.session.frontier();
                    self.gaps.retain(|gap| gap.left == 0);
                }
                _ => {}
            }
        }
    }

    /// Takes the size of the screen.
    pub(super) fn fill(&mut self, screen: Rect) {
        let areas = areas(screen);
        if areas != self.areas {
            if areas.room == Room::Tight && self.areas.room != Room::Tight {
                let text = self.words.few_room().to_owned();
                self.note = Some(Note { text, bad: false });
            }
            self.areas = areas;
            let cell = self.session.placed().and_then(|placed| placed.cell).or(self.view.cursor);
            self.turn_to(cell.or_else(|| self.last()));
        }
    }

    /// The time left on the clock that runs.
    fn running(&self) -> Option<Duration> {
        let host = self.session.host();
        let clocks = host.told().and_then(|told| told.table.state.clocks.as_ref());
        host.left(clocks?.running?).filter(|left| !left.is_zero())
    }

    fn clock_ticked(&mut self) -> bool {
        let face = self.running().map(|left| clock_face(self.words, left));
        let ticked = face != self.clock;
        self.clock = face;
        ticked
    }
}
