//! What has to be done without being asked: bots' turns, clocks that run out, tables that nobody
//! came to, and news from other nodes.

use super::live::Ask;
use super::{Hall, now, outages};
use crate::bus::{Heard, Notice};
use remparts_protocol::Presence;
use remparts_store::Standing;
use std::sync::{Arc, Weak};
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
    every(hall, DUE, due);
    every(hall, SWEEP, sweep);
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

async fn due(hall: Arc<Hall>) {
    match hall.store.due(now(), BATCH).await {
        Ok(tables) => tables.into_iter().for_each(|id| hall.wake(id)),
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
                        let _ = table.send(Ask::Close).await;
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
                        let _ = table.try_send(Ask::Heard(seq));
                        let _ = table.try_send(Ask::Announce);
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
                    let _ = table.send(Ask::Heard(seq)).await;
                }
            }
            Heard::Notice(Notice::Presence { table, node, seats, watchers }) => {
                if let Some(table) = hall.found(table) {
                    let _ = table.send(Ask::Presence(node, Presence { seats, watchers })).await;
                }
            }
            // Everything may have been missed.
            Heard::Gap => compare(hall).await,
        }
    }
}
