//! The nodes of this program that listen to the bus.

use std::sync::{Mutex, PoisonError};

use tokio::sync::mpsc;
use tokio::sync::mpsc::error::TrySendError;

use super::{Heard, Notice};

/// Most news that wait for one listener.
const WAITING: usize = 4096;

/// Everyone who listens here.
#[derive(Default)]
pub(super) struct Listeners {
    all: Mutex<Vec<Listener>>,
}

/// One listener, of the node of this name.
struct Listener {
    node: String,
    news: mpsc::Sender<Heard>,
}

impl Listeners {
    /// Adds a listener, with room for the usual number of news.
    pub(super) fn add(&self, node: &str) -> mpsc::Receiver<Heard> {
        self.add_with_room(node, WAITING)
    }

    fn add_with_room(&self, node: &str, room: usize) -> mpsc::Receiver<Heard> {
        let (news, heard) = mpsc::channel(room);
        let mut all = self.all.lock().unwrap_or_else(PoisonError::into_inner);
        all.push(Listener { node: node.to_owned(), news });
        heard
    }

    /// A node tells the others.
    pub(super) fn tell(&self, from: &str, notice: &Notice) {
        self.each(|listener| listener.node == from || listener.hear(notice));
    }

    /// Everyone may have missed something.
    pub(super) fn tell_gap(&self) {
        self.each(Listener::hear_gap);
    }

    /// Does it for everyone who is still there, and forgets those who are not.
    fn each(&self, tell: impl Fn(&Listener) -> bool) {
        let mut all = self.all.lock().unwrap_or_else(PoisonError::into_inner);
        all.retain(|listener| tell(listener) && !listener.news.is_closed());
    }
}

impl Listener {
    /// The last place in the queue is kept for a gap: whoever is too slow for the news then learns
    /// that some are missing.
    fn hear(&self, notice: &Notice) -> bool {
        match self.news.capacity() {
            0 => true,
            1 => self.hear_gap(),
            _ => self.news.try_send(Heard::Notice(notice.clone())).is_ok(),
        }
    }

    /// If the queue is full, a gap ends it already.
    fn hear_gap(&self) -> bool {
        !matches!(self.news.try_send(Heard::Gap), Err(TrySendError::Closed(_)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random;
    use remparts_protocol::TableId;

    #[test]
    fn whoever_is_too_slow_learns_that_news_are_missing() {
        let listeners = Listeners::default();
        let mut slow = listeners.add_with_room("here", 3);
        let table = TableId::from_entropy(random::bytes());
        let notice = |seq| Notice::Changed { table, seq };
        (1..=5).for_each(|seq| listeners.tell("there", &notice(seq)));
        assert_eq!(slow.try_recv(), Ok(Heard::Notice(notice(1))));
        listeners.tell("there", &notice(6));
        assert_eq!(slow.try_recv(), Ok(Heard::Notice(notice(2))));
        assert_eq!(slow.try_recv(), Ok(Heard::Gap));
        assert_eq!(slow.try_recv(), Ok(Heard::Gap));
        listeners.tell("there", &notice(7));
        assert_eq!(slow.try_recv(), Ok(Heard::Notice(notice(7))));
        assert!(slow.try_recv().is_err());
    }

    #[test]
    fn whoever_has_gone_is_forgotten() {
        let listeners = Listeners::default();
        let heard = listeners.add("here");
        drop(heard);
        listeners.tell_gap();
        assert!(listeners.all.lock().expect("nobody panics").is_empty());
    }
}
