//! What has happened, turn by turn, the newest at the bottom.

use crate::full::act::Act;
use crate::full::app::App;
use crate::full::sheet::Sheet;
use crate::tell;
use remparts_screen::Happening;

impl App {
    pub(super) fn log_lines(&self, sheet: &mut Sheet) {
        let (pen, words) = (self.pen, self.words);
        let told = self.session.told();
        if told.is_empty() {
            return sheet.text(words.nothing_yet(), pen.dim(), 0);
        }
        let mut turn = 0;
        let mut from = 0;
        while from < told.len() {
            let number = told[from].turn.max(1);
            let to = told[from..].iter().position(|entry| entry.turn.max(1) != number);
            let to = to.map_or(told.len(), |length| from + length);
            if number != turn {
                self.turn_lines(sheet, from, to, number);
                turn = number;
            }
            from = to;
        }
    }

    /// One turn: who laid a tile where, and what came of it.
    fn turn_lines(&self, sheet: &mut Sheet, from: usize, to: usize, number: usize) {
        let (pen, words) = (self.pen, self.words);
        let entries = &self.session.told()[from..to];
        let happenings = || entries.iter().flat_map(|entry| &entry.happenings);
        let laid = happenings().find_map(|happening| match happening {
            Happening::Laid { seat, x, y, .. } => Some((*seat, *x, *y)),
            _ => None,
        });
        let drawn = happenings().find_map(|happening| match happening {
            Happening::Drawn { seat, .. } => Some(*seat),
            _ => None,
        });
        let seat = laid.map(|(seat, ..)| seat).or(drawn);
        let mut head = vec![(format!("{number:>2} "), pen.dim())];
        if let Some(seat) = seat {
            head.push(self.mark(seat));
            head.push((format!(" {}", self.names[usize::from(seat)]), pen.strong()));
        }
        let place = laid.map(|(_, x, y)| vec![(format!("{x},{y}"), pen.dim())]);
        sheet.ends(head, place.unwrap_or_default());
        sheet.link(Act::Show(entries.last().map_or(0, |entry| entry.ply)));
        let mut is_final = false;
        for happening in happenings() {
            if matches!(happening, Happening::Laid { .. }) {
                continue;
            }
            if let Happening::Scored(why) = happening
                && !is_final
                && why.occasion == remparts_screen::names::Occasion::Final
            {
                is_final = true;
                sheet.heading(words.final_scoring());
            }
            let Some(line) = tell::line(words, happening) else { continue };
            let mut lead = vec![("   ".to_owned(), pen.plain())];
            let others: Vec<u8> =
                line.seats.iter().copied().filter(|it| Some(*it) != seat || is_final).collect();
            for other in others {
                lead.push(self.mark(other));
                lead.push((" ".to_owned(), pen.plain()));
            }
            let style = if line.scores { pen.good() } else { pen.plain() };
            sheet.marked(&lead, &line.text, style);
        }
    }
}
