//! What is said at the table of a server.

use crate::full::app::App;
use crate::full::panel::Panel;
use crate::full::sheet::Sheet;
use crate::full::typing::Typing;

impl App {
    /// What is shown was heard.
    pub(in crate::full) fn hear_chat(&mut self) {
        let is_shown = self.typing == Some(Typing::Chat) || self.view.panel == Some(Panel::Chat);
        let last = self.session.host().told().and_then(|told| told.table.chat.last());
        if let Some(last) = last.filter(|_| is_shown) {
            self.heard = self.heard.max(last.at);
        }
    }

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
