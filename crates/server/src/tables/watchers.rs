//! Those who look on.

use super::broadcast::Broadcast;
use super::hearing::Hearer;
use super::live::Mail;
use super::sheet::Sheet;
use axum::extract::ws::Utf8Bytes;
use remparts_protocol::{Message, Presence};
use std::collections::HashMap;
use std::time::Duration;
use tokio::sync::mpsc;
use tokio::time::Instant;

/// So many messages may wait for a reader; who is slower is sent away and may come back.
const PENDING: usize = 64;

/// Nodes say every few seconds who is there; one that has not for so long is gone.
const SILENCE: Duration = Duration::from_secs(35);

/// Someone who looks on. Whoever drops it leaves.
pub struct Watch {
    /// Messages as JSON, one by one. They end when the reader is too slow or the server stops.
    pub messages: mpsc::Receiver<Utf8Bytes>,
    _leave: Leave,
}

/// Tells the table who has left.
struct Leave {
    table: mpsc::WeakSender<Mail>,
    number: u64,
}

impl Drop for Leave {
    fn drop(&mut self) {
        if let Some(table) = self.table.upgrade() {
            // A table with so much to do finds out by itself.
            let _ = table.try_send(Mail::Left(self.number));
        }
    }
}

struct Watcher {
    number: u64,
    hearer: Hearer,
    turns: bool,
    messages: mpsc::Sender<Utf8Bytes>,
}

impl Watcher {
    /// Whether a message that is JSON already was taken.
    fn send(&self, message: Utf8Bytes) -> bool {
        self.messages.try_send(message).is_ok()
    }

    /// Whether a message was taken.
    fn tell(&self, message: &Message) -> bool {
        self.send(text(message))
    }
}

fn text(message: &Message) -> Utf8Bytes {
    serde_json::to_string(message).expect("messages are plain data").into()
}

/// Everyone who looks at one table.
#[derive(Default)]
pub(crate) struct Watchers {
    here: Vec<Watcher>,
    /// Who looks on at other nodes, and when they said so.
    elsewhere: HashMap<String, (Presence, Instant)>,
    numbers: u64,
}

impl Watchers {
    pub(crate) fn is_empty(&self) -> bool {
        self.here.is_empty()
    }

    /// Whether nobody looks on, at any node.
    pub(crate) fn are_nowhere(&self) -> bool {
        self.here.is_empty() && self.elsewhere.is_empty()
    }

    /// Adds someone who looks on from now on.
    pub(crate) fn add(
        &mut self,
        table: mpsc::WeakSender<Mail>,
        hearer: Hearer,
        turns: bool,
    ) -> Watch {
        self.numbers += 1;
        let number = self.numbers;
        let (tell, messages) = mpsc::channel(PENDING);
        self.here.push(Watcher { number, hearer, turns, messages: tell });
        Watch { messages, _leave: Leave { table, number } }
    }

    /// Tells the one who came last what they have missed; without that, the whole table.
    pub(crate) fn greet<'a>(
        &self,
        sheet: &Sheet,
        missed: Option<impl Iterator<Item = &'a Broadcast>>,
        now: u64,
    ) {
        let Some(watcher) = self.here.last() else { return };
        match missed {
            Some(missed) => missed.for_each(|broadcast| {
                watcher.send(broadcast.texts(sheet).message(&watcher.hearer));
            }),
            None => {
                watcher.tell(&sheet.table(&watcher.hearer, now));
            }
        }
        tell_turn(watcher, sheet);
    }

    /// Removes someone who has left.
    pub(crate) fn remove(&mut self, number: u64) {
        self.here.retain(|watcher| watcher.number != number && !watcher.messages.is_closed());
    }

    /// Tells everyone of an event.
    pub(crate) fn tell(&mut self, sheet: &Sheet, broadcast: &Broadcast) {
        let mut texts = broadcast.texts(sheet);
        self.here.retain(|watcher| {
            watcher.send(texts.message(&watcher.hearer)) && tell_turn(watcher, sheet)
        });
    }

    /// Shows everyone the whole table.
    pub(crate) fn show(&mut self, sheet: &Sheet, now: u64) {
        self.here.retain(|watcher| {
            watcher.tell(&sheet.table(&watcher.hearer, now)) && tell_turn(watcher, sheet)
        });
    }

    /// Who is there at this node.
    pub(crate) fn presence_here(&self, sheet: &Sheet) -> Presence {
        let mut presence = Presence { seats: vec![false; sheet.seats.len()], watchers: 0 };
        for watcher in &self.here {
            match sheet.you(watcher.hearer.who).seat {
                Some(seat) => presence.seats[usize::from(seat)] = true,
                None => presence.watchers += 1,
            }
        }
        presence
    }

    /// Another node says who is there. Says whether it was heard of before.
    pub(crate) fn hear(&mut self, node: String, presence: Presence) -> bool {
        if presence.watchers == 0 && !presence.seats.contains(&true) {
            return self.elsewhere.remove(&node).is_some();
        }
        self.elsewhere.insert(node, (presence, Instant::now())).is_some()
    }

    /// Forgets nodes that have not been heard of for a while. Says whether there were any.
    pub(crate) fn forget_silent(&mut self) -> bool {
        let before = self.elsewhere.len();
        self.elsewhere.retain(|_, (_, heard)| heard.elapsed() < SILENCE);
        self.elsewhere.len() < before
    }

    /// Who is there at any node.
    pub(crate) fn presence(&self, sheet: &Sheet) -> Presence {
        let mut presence = self.presence_here(sheet);
        for (other, _) in self.elsewhere.values() {
            presence.watchers += other.watchers;
            for (seat, present) in presence.seats.iter_mut().zip(&other.seats) {
                *seat |= present;
            }
        }
        presence
    }

    /// Tells everyone who is there.
    pub(crate) fn tell_presence(&mut self, sheet: &Sheet) {
        let presence = self.presence(sheet);
        let message = text(&Message::Presence { presence });
        self.here.retain(|watcher| watcher.send(message.clone()));
    }
}

/// Tells a player who has to choose what can be chosen. Says whether all was taken.
fn tell_turn(watcher: &Watcher, sheet: &Sheet) -> bool {
    let seat = sheet.you(watcher.hearer.who).seat.filter(|_| watcher.turns);
    seat.and_then(|seat| sheet.turn_of(seat)).is_none_or(|message| watcher.tell(&message))
}
