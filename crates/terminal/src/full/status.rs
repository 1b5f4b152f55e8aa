//! The lines at the bottom: what is to be done now, and the keys for it.

use super::act::Act;
use super::app::App;
use super::deeds::DIGITS;
use super::panel::Panel;
use super::pen::Pen;
use crate::tell;
use crate::words::{Hint, Key, LinkState};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use remparts_protocol::{Late, SitterState, Status};
use remparts_session::{Announced, Missing, Standing};

/// A key at the bottom of the screen.
type Chip = (String, Hint, Option<Act>);

impl App {
    /// What has to be done now, or who does something; what counts most comes first.
    fn status(&self) -> (String, String) {
        let (words, session) = (self.words, &self.session);
        if !self.number.is_empty() {
            return (words.going_to(&self.number), String::new());
        }
        if self.is_past() {
            return self.past();
        }
        if session.is_over() {
            return (tell::result(words, session, &self.names), String::new());
        }
        match session.host().standing() {
            Standing::Ended => {
                let why = session.host().ended().unwrap_or_default();
                return (why.to_owned(), String::new());
            }
            Standing::Lost => {
                return (words.link_state(LinkState::Lost).to_owned(), String::new());
            }
            Standing::Sending | Standing::SendingLost => {
                return (words.sending().to_owned(), String::new());
            }
            Standing::Here => {}
        }
        if let Some(waiting) = self.online() {
            return waiting;
        }
        let status = tell::status(words, session, &self.names);
        if !session.is_mine() {
            return (status, String::new());
        }
        let mine = match session.seat() {
            Some(seat) if session.people_here() > 1 => {
                words.turn_of(&self.names[usize::from(seat)])
            }
            _ => words.your_turn().to_owned(),
        };
        (mine, status)
    }

    /// What is waited for at a table of a server.
    fn online(&self) -> Option<(String, String)> {
        let told = self.session.host().told()?;
        let state = &told.table.state;
        let words = self.words;
        match state.status {
            Status::Open => {
                let missing = Missing::at(told).map(|it| tell::missing(words, &it, &self.names));
                let said = missing.unwrap_or_else(|| words.all_ready().to_owned());
                Some((words.waiting_players().to_owned(), said))
            }
            Status::Closed => Some((words.was_closed().to_owned(), String::new())),
            _ => {
                let seat = usize::from(told.you.seat?);
                let late = state.seats.get(seat)?.state == SitterState::Late;
                let late = late.then(|| words.late_you(told.table.late));
                late.map(|late| (late.to_owned(), words.be_back().to_owned()))
            }
        }
    }

    fn past(&self) -> (String, String) {
        let words = self.words;
        let turns = self.session.stops().last().map_or(0, |stop| stop.turn);
        let at = &self.session.stops()[self.session.stop_shown()];
        let place = match at.turn {
            0 => words.game_start().to_owned(),
            number => words.turn_of_all(number, turns),
        };
        let mut said = Vec::new();
        if !self.told {
            said.push(words.looking_back().to_owned());
        } else if self.session.is_live() && self.session.is_over() {
            said.push(tell::result(words, &self.session, &self.names));
        }
        if self.playback.is_playing() || self.told {
            said.push(words.speed(self.playback.speed()));
        }
        (place, said.join(" · "))
    }

    /// The keys that matter now.
    fn chips(&self) -> Vec<Chip> {
        let mut chips: Vec<Chip> = Vec::new();
        let mut add = |key: &str, hint: Hint, act: Option<Act>| {
            chips.push((key.to_owned(), hint, act));
        };
        let session = &self.session;
        let name = |key: Key| self.words.key_name(key);
        let arrows = self.pen.sign("←↑↓→", name(Key::Arrows));
        let updown = self.pen.sign("↑↓", name(Key::UpDown));
        let (enter, space, escape) = (name(Key::Enter), name(Key::Space), name(Key::Escape));
        let (tab, end) = (name(Key::Tab), name(Key::End));
        if session.is_veiled() {
            return vec![(enter.to_owned(), Hint::Ready, Some(Act::Unveil))];
        }
        if self.typing.is_some() {
            add(enter, Hint::Send, None);
            add(escape, Hint::Close, None);
            return chips;
        }
        if self.view.panel == Some(Panel::End) {
            add("N", Hint::New, Some(Act::New));
            add("R", Hint::Replay, Some(Act::Play));
        }
        if self.is_windowed() {
            add(updown, Hint::Scroll, None);
            add(tab, Hint::NextPanel, Some(Act::NextPanel(1)));
            add(escape, Hint::Close, Some(Act::Back));
            add("Q", Hint::Leave, Some(Act::Leave));
            return chips;
        }
        if self.is_past() {
            let play = if self.playback.is_playing() { Hint::Pause } else { Hint::Play };
            add(space, play, Some(Act::Play));
            if self.told {
                add(self.pen.sign("←→", name(Key::LeftRight)), Hint::Turns, Some(Act::Step(1)));
                add(updown, Hint::Scorings, Some(Act::Scoring(1)));
            } else {
                add("[ ]", Hint::Turns, Some(Act::Step(1)));
                add("{ }", Hint::Scorings, Some(Act::Scoring(1)));
                add(end, Hint::Present, Some(Act::Live));
            }
            add("< >", Hint::Speed, Some(Act::Faster(1)));
            add("0-9", Hint::GoTo, None);
        } else if session.is_over() {
            add("K", Hint::Replay, Some(Act::Play));
            add(tab, Hint::Points, Some(Act::Panel(Panel::End)));
        } else if session.is_mine() {
            let placed = session.placed().is_some();
            let spots = session.spots();
            if session.can_commit() {
                add(space, Hint::Commit, Some(Act::Commit));
            }
            let offered = self.choices.len();
            if offered > 0 {
                let shown = (offered - self.view.numbered).min(DIGITS);
                let keys = if shown > 1 { format!("1-{shown}") } else { "1".to_owned() };
                add(&keys, Hint::Choose, None);
                if offered > DIGITS {
                    add(name(Key::PageDown), Hint::Others, Some(Act::Numbers(1)));
                }
                if let Some(pass) = &self.choices.pass {
                    add("0", Hint::Nothing, Some(Act::Choose(pass.clone())));
                }
            }
            if placed {
                let here = session.placed().and_then(|it| it.cell).unwrap_or_default();
                let ways = spots.iter().find(|spot| (spot.0, spot.1) == here).map(|spot| spot.2);
                if ways.is_some_and(|ways| ways > 1) {
                    add("R", Hint::Turn, Some(Act::Turn(1)));
                }
            } else if !spots.is_empty() && session.gift().is_none() {
                add(arrows, Hint::Places, Some(Act::Go(1, 0)));
                add(enter, Hint::Lay, Some(Act::Confirm));
            }
            if self.view.free && session.aids().spots {
                add("V", Hint::Fitting, Some(Act::Free));
            }
            if session.can_undo() {
                add(escape, Hint::Back, Some(Act::Back));
            }
            if session.base().turn.faces.len() > 1 && !placed {
                add("U", Hint::OtherTile, Some(Act::OtherFace));
            }
            if !session.gifts().is_empty() && session.gift().is_none() && offered == 0 {
                add("G", Hint::Gifts, Some(Act::Panel(Panel::Gifts)));
            }
        }
        if let Some(ready) = self.am_ready() {
            let hint = if ready { Hint::NotReady } else { Hint::Ready };
            chips.push((enter.to_owned(), hint, Some(Act::Ready)));
        }
        if session.host().told().is_some() {
            chips.push(("T".to_owned(), Hint::Chat, Some(Act::Chat)));
        }
        chips.push(("B".to_owned(), Hint::Bag, Some(Act::Panel(Panel::Bag))));
        chips.push(("?".to_owned(), Hint::Keys, Some(Act::Panel(Panel::Keys))));
        chips.push(("Q".to_owned(), Hint::Leave, Some(Act::Leave)));
        chips
    }

    /// Draws both lines.
    pub(super) fn draw_status(&mut self, buffer: &mut Buffer) {
        let pen = self.pen;
        let (strong, text) = self.status();
        let area = self.areas.status;
        let style = if self.session.is_mine() { pen.good() } else { pen.strong() };
        let mut spans = vec![Span::raw(" "), Span::styled(pen.fold(&strong), style)];
        let left = usize::from(area.width).saturating_sub(pen.width(&strong) + 5);
        if !text.is_empty() {
            let dot = pen.sign(" · ", " - ");
            spans.push(Span::styled(dot, pen.dim()));
            spans.push(Span::raw(pen.cut(&text, left)));
        }
        buffer.set_line(area.x, area.y, &Line::from(spans), area.width);
        let chips = self.chips();
        let words = self.words;
        let hint = self.areas.hint;
        let hits = &mut self.hits;
        draw_chips(pen, buffer, hint, &chips, |hint| words.hint(hint), hits);
    }

    /// Draws a word at the lower edge of the board: what went wrong, a warning, an answer.
    pub(super) fn draw_note(&self, buffer: &mut Buffer) {
        let warning = tell::warning(self.words, &self.session);
        let boxed = self.boxed();
        let request = self.request();
        let (text, style) = match (&self.note, request, warning, boxed) {
            (Some(note), ..) if note.bad => (note.text.clone(), self.pen.bad()),
            (_, Some(request), ..) => (request, self.pen.strong()),
            (Some(note), ..) => (note.text.clone(), self.pen.plain()),
            (_, _, Some(warning), _) => (format!("! {warning}"), self.pen.bad()),
            (_, _, _, Some(boxed)) => (boxed, self.pen.plain()),
            _ => return,
        };
        let area = self.areas.board;
        let lines = self.pen.wrap(&text, usize::from(area.width.saturating_sub(2)).max(1));
        // A reason is told whole, as long as half of the board is still to be seen.
        let lines = &lines[..lines.len().min(usize::from(area.height / 2).max(3))];
        let style = style.patch(self.pen.chosen());
        for (line, n) in lines.iter().zip((0..lines.len() as u16).rev()) {
            let y = area.y + area.height - 1 - n;
            let line = format!(" {}", self.pen.left(line, usize::from(area.width) - 1));
            clear(buffer, Rect { y, height: 1, ..area });
            buffer.set_stringn(area.x, y, line, usize::from(area.width), style);
        }
    }

    /// What someone at the table asks of us.
    fn request(&self) -> Option<String> {
        let words = self.words;
        match self.session.asked()? {
            Announced::YouAsked { kind, waiting } => {
                let waits = tell::named(words, &self.names, &waiting);
                Some(format!("{} {}", words.asked(kind), words.waits_for(&waits)))
            }
            Announced::Asks { kind, seat, answer } => {
                let asks = words.asks(kind, &tell::named(words, &self.names, &[seat]));
                let how = format!(" [Y] {}  [J] {}", words.agree(), words.decline());
                Some(if answer { asks + &how } else { asks })
            }
            _ => None,
        }
    }

    /// Tiles that fitted nowhere just before this turn.
    fn boxed(&self) -> Option<String> {
        let is_told = self.view.cursor == self.view.home && !self.session.boxed().is_empty();
        is_told.then(|| self.words.boxed().to_owned())
    }
}

/// Empties an area, in the colors of the terminal.
pub(super) fn clear(buffer: &mut Buffer, area: Rect) {
    for position in area.intersection(buffer.area).positions() {
        buffer[position].reset();
    }
}

/// Draws keys with what they do, as many as there is room for, and notes where to click.
pub(super) fn draw_chips(
    pen: Pen,
    buffer: &mut Buffer,
    area: Rect,
    chips: &[Chip],
    hint: impl Fn(Hint) -> &'static str,
    hits: &mut Vec<(Rect, Act)>,
) {
    let width = |(key, what, _): &Chip| (pen.width(key) + pen.width(hint(*what)) + 3) as u16;
    // The way out is always shown, and how to learn of all other keys.
    let last: u16 = chips.iter().rev().take(2).map(|chip| width(chip) + 2).sum();
    let mut x = area.x + 1;
    let end = area.x + area.width;
    for (n, chip) in chips.iter().enumerate() {
        let (key, what, act) = chip;
        let kept = if n + 2 < chips.len() { last } else { 0 };
        if x + width(chip) + kept > end {
            continue;
        }
        let key = format!(" {} ", pen.fold(key));
        let text = format!(" {}", pen.fold(hint(*what)));
        let (first, second) = (pen.width(&key) as u16, pen.width(&text) as u16);
        buffer.set_string(x, area.y, &key, pen.key());
        buffer.set_string(x + first, area.y, &text, Style::new());
        if let Some(act) = act {
            hits.push((Rect { x, y: area.y, width: first + second, height: 1 }, act.clone()));
        }
        x += first + second + 2;
    }
}

/// What becomes of those whose time has run out, in a word.
pub(super) fn mark(
    words: crate::words::Words,
    state: SitterState,
    late: Late,
) -> Option<&'static str> {
    match state {
        SitterState::Playing => None,
        SitterState::Late => Some(words.late_mark(late)),
        SitterState::Resigned => Some(words.resigned_mark()),
    }
}
