//! Messages of a server over a socket or in a stream, one JSON object each.

use crate::event::Event;
use crate::ids::PlayerId;
use crate::problem::Problem;
use crate::table::Table;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// The viewer a message is made for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct You {
    /// The id of the player; nothing for strangers.
    pub player: Option<PlayerId>,
    /// The seat of the player, if they have one.
    pub seat: Option<u8>,
}

/// Who is connected to a table.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
pub struct Presence {
    /// Whether the player of each seat is connected.
    pub seats: Vec<bool>,
    /// The number of others who look on.
    pub watchers: u32,
}

/// A message of the server.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Message {
    /// The whole table: at the beginning, and when too much was missed.
    Table {
        /// The number of the last event in it.
        seq: u32,
        /// The viewer this is made for.
        you: You,
        /// The table as this viewer may see it.
        table: Table,
    },
    /// Something happened at the table.
    Event {
        /// Who is looking, which a seat taken or left changes.
        you: You,
        /// The event as this viewer may see it.
        event: Event,
    },
    /// It is the viewer's turn. Sent to those who asked for it, where the table allows that help.
    Turn {
        /// How many plies were played before it.
        ply: u32,
        /// Everything that is legal now.
        actions: Vec<String>,
    },
    /// Who is connected to the table now.
    Presence {
        /// Seats and watchers that are connected.
        presence: Presence,
    },
    /// An order was carried out, and will not be forgotten.
    Done {
        /// The number of the order.
        id: u32,
        /// The number of the event it made; of the last one if it made none.
        seq: u32,
    },
    /// An order was refused; nothing has changed.
    Refused {
        /// The number of the order; none if it could not be read.
        id: Option<u32>,
        /// Why the order was refused.
        problem: Problem,
    },
}

impl Message {
    /// The text of [`Message::Event`] around an event that is JSON already, so that viewers who see the
    /// same event share the work of serializing it.
    #[must_use]
    pub fn event_text(you: You, event: &str) -> String {
        let you = serde_json::to_string(&you).expect("viewers are plain data");
        format!(r#"{{"type":"event","you":{you},"event":{event}}}"#)
    }
}
