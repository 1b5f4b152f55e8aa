//! What is said at the table of a server.

use crate::full::app::App;
use crate::full::sheet::Sheet;

impl App {
    pub(in crate::full) fn chat_lines(&self, sheet: &mut Sheet) {
        let (pen, words) = (self.pen, self.words);
        let Some(told) = self.session.host().told() else { return };
        if told.table.chat.is_empty() {
            sheet.text(words.chat_empty(), pen.dim(), 0);
        }
        for said in &told.table.chat {
            let mut who = Vec::new();
            if let Some(seat) = said.seat {
                who.push(self.mark(seat));
                who.push((" ".to_owned(), pen.plain()));
            }
            who.push((format!("{} ", pen.cut(&said.name, 16)), pen.strong()));
            sheet.marked(&who, &said.text, pen.plain());
        }
    }
}
