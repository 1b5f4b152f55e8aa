//! A replica of a table, as far as a server has told it.

use crate::event::{Event, What};
use crate::limits;
use crate::message::{Message, Presence, You};
use crate::table::Table;
use serde::{Deserialize, Serialize};

/// A replica of a table, as far as a server has told it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Told {
    /// The number of the last event in it.
    pub seq: u32,
    /// Who is looking, and from which seat.
    pub you: You,
    /// The table as of that event.
    pub table: Table,
    /// Who is connected to it.
    pub presence: Presence,
}

impl Told {
    /// Applies a message of the server; messages have to come in order.
    pub fn hear(told: &mut Option<Self>, message: &Message) {
        match (message, told) {
            (Message::Table { seq, you, table }, told) => {
                let presence = told.take().map(|told| told.presence).unwrap_or_default();
                *told = Some(Self { seq: *seq, you: *you, table: table.clone(), presence });
            }
            (Message::Event { you, event }, Some(told)) => {
                told.you = *you;
                told.happen(event);
            }
            (Message::Presence { presence }, Some(told)) => told.presence.clone_from(presence),
            _ => {}
        }
    }

    fn happen(&mut self, event: &Event) {
        self.seq = event.seq;
        let table = &mut self.table;
        table.plies.truncate(event.from as usize);
        table.plies.extend_from_slice(&event.plies);
        table.state.clone_from(&event.state);
        if let What::Said { said } = &event.what {
            table.chat.push(said.clone());
            let old = table.chat.len().saturating_sub(limits::CHAT_SHOWN);
            table.chat.drain(..old);
        }
    }
}
