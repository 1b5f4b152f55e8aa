//! What is said to the table of a server beside playing.

use super::Talk;
use remparts_protocol::Code;
use remparts_session::Order;
use std::io::{self, Write};

impl<W: Write> Talk<W> {
    pub(super) fn order(&mut self, order: Order) -> io::Result<()> {
        let words = self.words;
        if self.session.host().told().is_none() {
            return self.refuse(words.only_online());
        }
        if order == Order::Resign && !std::mem::replace(&mut self.is_resigning, true) {
            return self.voice.say(words.resign_again());
        }
        let Some(command) = order.asked() else {
            return self.refuse(words.problem(Code::NoSeat));
        };
        self.session.host_mut().order(command);
        Ok(())
    }
}
