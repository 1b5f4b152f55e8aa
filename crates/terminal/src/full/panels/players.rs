//! Who plays, and how they stand.

use crate::board::kind;
use crate::full::act::Act;
use crate::full::app::App;
use crate::full::panel::Panel;
use crate::full::sheet::Sheet;
use crate::full::status::mark;
use crate::words::{capital, clock_face};
use ratatui::style::Style;
use remparts_screen::ChoiceKind;

/// The least that a whole bar stands for.
const LEAST: i32 = 20;

impl App {
    /// Everyone, in so many rows each.
    pub(in crate::full) fn player_lines(&self, sheet: &mut Sheet, rows: usize) {
        for seat in 0..self.session.base().seats.len() as u8 {
            self.name_line(sheet, seat, rows);
            sheet.link(Act::Panel(Panel::Players));
            if rows > 2 {
                self.bar_line(sheet, seat);
            }
            if rows > 1 {
                let mut stock = vec![("     ".to_owned(), self.pen.plain())];
                stock.extend(self.stock(seat));
                let said = self.said_of(seat);
                sheet.ends(stock, said);
            }
        }
    }

    /// The name with the points.
    fn name_line(&self, sheet: &mut Sheet, seat: u8, rows: usize) {
        let (pen, session) = (self.pen, &self.session);
        let Some(seated) = session.screen().seats.get(usize::from(seat)) else { return };
        let waits = session.is_over() || self.is_gathering();
        let active = session.base().turn.seat == Some(seat) && !waits;
        let arrow = if active { pen.sign("▶", ">") } else { " " };
        let name = self.names.get(usize::from(seat)).cloned().unwrap_or_default();
        let style = if active { pen.strong() } else { pen.plain() };
        let name =
            vec![(arrow.to_owned(), pen.good()), self.chip(seat), (format!(" {name}"), style)];
        let mut points = Vec::new();
        if rows < 2 {
            let left: u8 = seated.supply.iter().map(|stock| stock.left).sum();
            points.push((format!("{left} "), pen.dim()));
        }
        points.push((format!("{:>3}", seated.score), pen.strong()));
        if session.aids().projection && !session.is_over() {
            let coming = session.projected(seat) - seated.score;
            points.push((format!(" +{coming:<2}"), pen.dim()));
        }
        sheet.ends(name, points);
    }

    /// The points as a bar, those to come lighter.
    fn bar_line(&self, sheet: &mut Sheet, seat: u8) {
        let (pen, session) = (self.pen, &self.session);
        let totals = (0..session.screen().seats.len() as u8).map(|it| session.projected(it));
        let most = totals.max().unwrap_or(0).max(LEAST);
        let width = sheet.width().saturating_sub(6);
        let cells = |points: i32| (points.max(0) as usize * width) / most as usize;
        let score = session.screen().seats[usize::from(seat)].score;
        let banked = cells(score);
        let coming = if session.aids().projection && !session.is_over() {
            cells(session.projected(seat)).saturating_sub(banked)
        } else {
            0
        };
        sheet.line(vec![
            ("     ".to_owned(), pen.plain()),
            (pen.sign("━", "=").repeat(banked), pen.plain()),
            (pen.sign("╌", "-").repeat(coming), pen.dim()),
        ]);
    }

    /// Figures left, kind by kind, and gifts.
    fn stock(&self, seat: u8) -> Vec<(String, Style)> {
        let pen = self.pen;
        let Some(seated) = self.session.screen().seats.get(usize::from(seat)) else {
            return Vec::new();
        };
        let mut said: Vec<(String, Style)> = Vec::new();
        for stock in &seated.supply {
            let sign = kind(stock.figure, false, pen.look.letters);
            let style = if stock.left == 0 { pen.dim() } else { pen.plain() };
            said.push((format!("{sign}{} ", stock.left), style));
        }
        if let Some(gifts) = seated.gifts {
            said.push((format!("{}{gifts}", pen.sign("⌘", "$")), pen.plain()));
        }
        said
    }

    /// What is to be said of someone on line: the clock, and whether they are there.
    fn said_of(&self, seat: u8) -> Vec<(String, Style)> {
        let pen = self.pen;
        let host = self.session.host();
        let mut said = Vec::new();
        if host.thinking() == Some(seat) {
            said.push((pen.sign("…", "...").to_owned(), pen.dim()));
        }
        let Some(told) = host.told() else { return said };
        if let Some(sitter) = told.table.state.seats.get(usize::from(seat)) {
            if let Some(mark) = mark(self.words, sitter.state, told.table.late) {
                said.push((format!("{mark} "), pen.bad()));
            }
            let here = told.presence.seats.get(usize::from(seat)).copied().unwrap_or(true);
            let is_person = sitter.player.is_some();
            if is_person && !here {
                said.push((format!("{} ", self.words.here(false)), pen.dim()));
            }
        }
        if let Some(left) = host.left(seat) {
            let clocks = told.table.state.clocks.as_ref();
            let runs = clocks.is_some_and(|clocks| clocks.running == Some(seat));
            let style = match (runs, left.as_secs()) {
                (true, ..30) => pen.bad(),
                (true, _) => pen.strong(),
                _ => pen.dim(),
            };
            said.push((clock_face(self.words, left), style));
        }
        said
    }

    /// Where everyone's points would come from if the game ended now.
    pub(super) fn share_lines(&self, sheet: &mut Sheet) {
        let (pen, words, session) = (self.pen, self.words, &self.session);
        for seat in 0..session.base().seats.len() as u8 {
            if seat > 0 {
                sheet.gap();
            }
            self.name_line(sheet, seat, 2);
            let Some(seated) = session.screen().seats.get(usize::from(seat)) else { continue };
            if session.aids().projection {
                for share in seated.shares.iter().filter(|share| share.points != 0) {
                    let what = capital(words.share(share.what));
                    let what = vec![(format!("     {what}"), pen.plain())];
                    sheet.ends(what, vec![(format!("{:>4}   ", share.points), pen.plain())]);
                }
                let total = format!("{:>4}   ", session.projected(seat));
                let what = vec![(format!("     {}", words.ended_now()), pen.dim())];
                sheet.ends(what, vec![(total, pen.strong())]);
            }
            for stock in &seated.supply {
                let text =
                    format!("     {}", words.supply(stock.left, stock.figure, session.base().game));
                sheet.line(vec![(text, pen.dim())]);
            }
            if let Some(gifts) = seated.gifts {
                sheet.line(vec![(format!("     {}", words.gift_count(gifts)), pen.dim())]);
            }
        }
        if let Some(wall) = &session.screen().wall
            && session.aids().preview
            && !wall.sights.is_empty()
        {
            sheet.gap();
            for sight in &wall.sights {
                let at = sight.at;
                let text = format!(" {}", words.piece(ChoiceKind::Guard, at.side, at.x, at.y));
                let points = vec![(format!("{:>4}   ", sight.points), pen.plain())];
                sheet.ends(vec![self.mark(sight.seat), (text, pen.plain())], points);
            }
        }
    }
}
