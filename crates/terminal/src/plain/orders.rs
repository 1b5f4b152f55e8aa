//! What is said to the table of a server beside playing.

use super::Talk;
use crate::command::Order;
use remparts_protocol::Command;
use std::io::{self, Write};

impl<W: Write> Talk<W> {
    pub(super) fn order(&mut self, order: Order) -> io::Result<()> {
        let words = self.words;
        if self.session.host().told().is_none() {
            return self.refuse(words.only_online());
        }
        let command = match order {
            Order::Chat(text) => Command::Say { text },
            // Seats are counted from one.
            Order::Sit(seat) => match seat.checked_sub(1) {
                Some(seat) => Command::Sit { seat },
                None => return self.refuse(words.problem(remparts_protocol::Code::NoSeat)),
            },
            Order::Stand => Command::Stand,
            Order::Ready => Command::Ready { ready: true },
            Order::TakeBack => Command::Undo,
            Order::Abandon => Command::Abandon,
            Order::Agree => Command::Agree,
            Order::Refuse => Command::Decline,
            Order::Resign if !std::mem::replace(&mut self.is_resigning, true) => {
                return self.voice.say(words.resign_again());
            }
            Order::Resign => Command::Resign,
            Order::Rematch => Command::Rematch,
        };
        self.session.host_mut().order(command);
        Ok(())
    }
}
