//! What has to be done without being asked: bots' turns, clocks that run out, tables that nobody
//! came to, and news from other nodes.

use super::live::Mail;
use super::{Hall, forget, now, outages};
use crate::bus::{Heard, Notice};
use remparts_protocol::{Presence, TableId};
use remparts_store::Standing;
use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::time::Duration;
use tokio::time::{MissedTickBehavior, interval};

/// How often is looked for what is due. Tables in memory look after themselves; this finds those
/// that nobody has touched, and those of a node that died.
const DUE: Duration = Duration::from_secs(1);
/// The most tables that are woken at once.
const BATCH: u32 = 256;
/// How often is asked whether news was missed, where there are other nodes.
const HEADS: Duration = Duration::from_secs(10);
/// How often tables are closed that nobody came to.
const SWEEP: Duration = Duration::from_secs(600);
/// Games without a clock that nobody has touched for so long are given up.
const GIVEN_UP: Duration = Duration::from_secs(90 * 24 * 60 * 60);

/// Looks after the tables of a hall for as long as it stands.
pub(crate) fn start(hall: &Arc<Hall>) {
    tokio::spawn(listen(Arc::downgrade(hall), hall.bus.subscribe()));
    every(hall, outages::BEAT, outages::beat);
    let next = Arc::new(Page::default());
    every(hall, DUE, move |hall| due(hall, Arc::clone(&next)));
    every(hall, SWEEP, sweep);
    every(hall, SWEEP, forget::sweep);
    if hall.bus.is_shared() {
        every(hall, HEADS, compare);
    }
}

/// Does something again and again, until the hall is gone or the server stops.
fn every<F, Done>(hall: &Arc<Hall>, period: Duration, act: F)
where
    F: Fn(Arc<Hall>) -> Done + Send + 'static,
    Done: Future<Output = ()> + Send,
{
    let hall: Weak<Hall> = Arc::downgrade(hall);
    tokio::spawn(async move {
        let mut ticks = interval(period);
        ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            ticks.tick().await;
            let Some(hall) = hall.upgrade() else { return };
            if hall.is_stopped() {
                return;
            }
            act(hall).await;
        }
    });
}

/// After which overdue table the next batch begins: since when it was due, and which. Nothing stands
/// for the most overdue one.
type Page = Mutex<Option<(u64, TableId)>>;

/// Wakes the next batch of overdue tables. Those that get nowhere stay overdue, so the batches go
/// through all of them in turn and begin anew after the last: none waits for another.
async fn due(hall: Arc<Hall>, next: Arc<Page>) {
    let after = *next.lock().unwrap_or_else(PoisonError::into_inner);
    match hall.store.due(now(), after, BATCH).await {
        Ok(tables) => {
            let is_last = tables.len() < BATCH as usize;
            let end = tables.last().copied().filter(|_| !is_last);
            *next.lock().unwrap_or_else(PoisonError::into_inner) = end;
            tables.into_iter().for_each(|(_, id)| hall.wake(id));
        }
        Err(error) => drop(hall.failed(&error)),
    }
}

async fn sweep(hall: Arc<Hall>) {
    for (standing, patience) in
        [(Standing::Open, hall.settings.patience), (Standing::Running, GIVEN_UP)]
    {
        let before = now().saturating_sub(patience.as_millis() as u64);
        match hall.store.forgotten(standing, before, BATCH).await {
            Ok(tables) => {
                for id in tables {
                    if let Ok(table) = hall.find(id) {
                        // The next sweep comes along.
                        let _ = table.send(Mail::Close).await;
                    }
                }
            }
            Err(error) => drop(hall.failed(&error)),
        }
    }
}

/// Asks the store how far the tables in memory have come.
async fn compare(hall: Arc<Hall>) {
    let tables = hall.all();
    for part in tables.chunks(500) {
        let ids: Vec<_> = part.iter().map(|(id, _)| *id).collect();
        match hall.store.heads(&ids).await {
            Ok(heads) => {
                for (id, seq) in heads {
                    if let Some(table) = hall.found(id) {
                        // One with so much to do hears of it soon enough.
                        let _ = table.try_send(Mail::Heard(seq));
                        let _ = table.try_send(Mail::Announce);
                    }
                }
            }
            Err(error) => drop(hall.failed(&error)),
        }
    }
}

async fn listen(hall: Weak<Hall>, mut news: tokio::sync::mpsc::Receiver<Heard>) {
    while let Some(heard) = news.recv().await {
        let Some(hall) = hall.upgrade() else { return };
        match heard {
            Heard::Notice(Notice::Changed { table, seq }) => {
                if let Some(table) = hall.found(table) {
                    let _ = table.send(Mail::Heard(seq)).await;
                }
            }
            Heard::Notice(Notice::Rewritten { table }) => {
                if let Some(table) = hall.found(table) {
                    let _ = table.send(Mail::Rewritten).await;
                }
            }
            Heard::Notice(Notice::Presence { table, node, seats, watchers }) => {
                if let Some(table) = hall.found(table) {
                    let _ = table.send(Mail::Presence(node, Presence { seats, watchers })).await;
                }
            }
            // Everything may have been missed.
            Heard::Gap => compare(hall).await,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bus::Bus;
    use crate::tables::{Settings, Tables};
    use remparts_engine::kernel::dealer::Seed;
    use remparts_engine::notation::any::AnySetup;
    use remparts_protocol::record::{self, Guest, Record};
    use remparts_protocol::{
        Chair, ChairKind, Clock, Late, PlayerId, Preset, SitterKind, TableWish, Talk,
    };
    use remparts_store::{Append, Facets, Store, Summary};
    use tokio::time::{sleep, timeout};

    /// A table that is due since a time, in milliseconds since 1970, with its first line.
    fn overdue(since: u32, line: String) -> Append {
        let mut entropy = [0; 32];
        for (pair, digit) in entropy.chunks_exact_mut(2).zip(since.to_string().bytes()) {
            pair[1] = digit - b'0' + 1;
        }
        let due = Some(u64::from(since));
        let summary = Summary {
            standing: Standing::Running,
            public: false,
            due,
            talk: false,
            facets: Facets::default(),
            listed: String::new(),
        };
        let table = TableId::from_entropy(entropy);
        Append { table, seq: 1, at: 1, line, summary, seats: None, mentions: Vec::new() }
    }

    fn host() -> PlayerId {
        PlayerId::from_entropy([1; 32])
    }

    fn opened() -> String {
        let player = host();
        let host = Guest { player, name: "Ann".to_owned(), kind: SitterKind::Person };
        let chair = |livery| Chair { kind: ChairKind::Open, bot: None, livery };
        let wish = TableWish {
            title: String::new(),
            setup: AnySetup::named("base", 2).expect("a known setup").write(),
            chairs: vec![chair(0), chair(1)],
            preset: Preset::Standard,
            clock: Clock::None,
            late: Late::Bot,
            public: false,
            chat: Talk::default(),
        };
        let seated = vec![None; 2];
        Record::Opened { version: record::VERSION, wish, host, seated }.write(1)
    }

    #[tokio::test]
    async fn overdue_tables_beyond_a_batch_get_their_turn() {
        let store = Store::open("sqlite::memory:").await.expect("there is memory");
        let seed = Seed::from_number(1).reveal();
        // A whole batch that cannot be read, as when a tile set is missing: these stay overdue.
        for number in 0..BATCH {
            let stuck = overdue(1000 + number, "cannot be read".to_owned());
            store.create(&seed, host(), stuck).await.expect("it is new");
        }
        let behind = overdue(1000 + BATCH, opened());
        let id = behind.table;
        store.create(&seed, host(), behind).await.expect("it is new");
        let tables = Tables::new(store, Bus::local(), &Settings::default());
        let woken = async {
            while tables.0.found(id).is_none() {
                sleep(Duration::from_millis(20)).await;
            }
        };
        let told = timeout(DUE * 20, woken).await;
        assert!(told.is_ok(), "it waits behind tables that get nowhere");
    }
}
