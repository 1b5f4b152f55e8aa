//! Group commit: one transaction for everyone who waits.
//!
//! A commit costs a write to the disk that is waited for; what a transaction holds costs little. So
//! writers take all that has gathered while the last commit was under way, and answer everyone when
//! all of it is on disk. The queue is bounded: who comes to a full one waits.
//!
//! A connection is used again only after a commit or a rollback that succeeded. Any other may be
//! inside a broken transaction, in which every later write would fail, so it is closed.

use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::sync::{Arc, Mutex, PoisonError, RwLock};
use std::time::Duration;

use sqlx::Connection as _;
use tokio::sync::{Mutex as AsyncMutex, mpsc, oneshot};
use tokio::task::JoinHandle;
use tokio::time::timeout;

use crate::either::{Connection, Either, Pool, Transaction, either};
use crate::error::StoreError;
use crate::health::Health;
use crate::write::{Outcome, Write};

/// Most writes in one transaction.
const BATCH: usize = 256;
/// Most writes that wait in a queue.
const QUEUE: usize = 1024;
/// Timeout of a commit.
const PATIENCE: Duration = Duration::from_secs(30);
/// Timeout of closing a connection, which is then left to itself.
const CLOSING: Duration = Duration::from_secs(2);

type Answer = oneshot::Sender<Result<Outcome, StoreError>>;

/// A queued write with the channel for its result.
struct QueuedWrite {
    write: Write,
    answer: Answer,
}

/// The writers of a store. Writes about one subject go to the same writer, so they are applied in
/// order.
pub(crate) struct Writers {
    queues: RwLock<Vec<mpsc::Sender<QueuedWrite>>>,
    tasks: Mutex<Vec<JoinHandle<()>>>,
    health: Arc<Health>,
    /// Held while a probe is written, so that one probe serves all who ask.
    probing: AsyncMutex<()>,
}

impl Writers {
    /// Starts this many writers, each with a queue.
    pub(crate) fn start(pool: &Pool, count: u32) -> Self {
        let health = Arc::new(Health::default());
        let (queues, tasks) = (0..count)
            .map(|_| {
                let (queue, orders) = mpsc::channel(QUEUE);
                (queue, tokio::spawn(run(pool.clone(), Arc::clone(&health), orders)))
            })
            .unzip();
        Self {
            queues: RwLock::new(queues),
            tasks: Mutex::new(tasks),
            health,
            probing: AsyncMutex::default(),
        }
    }

    /// Queues a write and returns when it is on disk. Whoever stops waiting may find it written
    /// nonetheless.
    pub(crate) async fn write(&self, write: Write) -> Result<Outcome, StoreError> {
        let queue = self.queue_of(&write).ok_or(StoreError::Closed)?;
        let (answer, answered) = oneshot::channel();
        queue.send(QueuedWrite { write, answer }).await.map_err(|_| StoreError::Closed)?;
        // The writer is gone and could not say what became of it.
        answered.await.unwrap_or(Err(StoreError::Unsure))
    }

    fn queue_of(&self, write: &Write) -> Option<mpsc::Sender<QueuedWrite>> {
        let queues = self.queues.read().unwrap_or_else(PoisonError::into_inner);
        let mut hash = DefaultHasher::new();
        write.subject().hash(&mut hash);
        let index = hash.finish().checked_rem(queues.len() as u64)?;
        queues.get(index as usize).cloned()
    }

    /// Whether anything can be written.
    pub(crate) fn are_open(&self) -> bool {
        let queues = self.queues.read().unwrap_or_else(PoisonError::into_inner);
        !queues.is_empty() && queues.iter().all(|queue| !queue.is_closed())
    }

    /// How many commits have failed so far, for no fault of what was to be written.
    pub(crate) fn errors(&self) -> u64 {
        self.health.errors()
    }

    /// Whether the database takes writes: as the last commits say, or by a probe where they are too
    /// long ago.
    pub(crate) async fn probe(&self, at: u64) -> Result<(), StoreError> {
        let _one = self.probing.lock().await;
        match self.health.recent() {
            Some(told) => told,
            None => self.write(Write::Probe { at }).await.map(drop),
        }
    }

    /// Takes nothing more, and waits for what is queued.
    pub(crate) async fn close(&self) {
        self.queues.write().unwrap_or_else(PoisonError::into_inner).clear();
        let tasks = std::mem::take(&mut *self.tasks.lock().unwrap_or_else(PoisonError::into_inner));
        for task in tasks {
            // A task that has panicked has nothing left to finish.
            let _ = task.await;
        }
    }
}

async fn run(pool: Pool, health: Arc<Health>, mut orders: mpsc::Receiver<QueuedWrite>) {
    let mut batch = Vec::with_capacity(BATCH);
    while orders.recv_many(&mut batch, BATCH).await > 0 {
        batch.sort_by(|one: &QueuedWrite, other: &QueuedWrite| {
            one.write.place().cmp(&other.write.place())
        });
        write_all(&pool, &health, std::mem::take(&mut batch)).await;
    }
}

/// Writes a batch in one transaction and answers everyone. If the database refuses it, each write
/// is tried alone, so that a refused one harms nobody else.
async fn write_all(pool: &Pool, health: &Health, batch: Vec<QueuedWrite>) {
    let failed = match commit(pool, health, &batch).await {
        Ok(outcomes) => {
            for (order, outcome) in batch.into_iter().zip(outcomes) {
                order.tell(Ok(outcome));
            }
            return;
        }
        Err(error) => error,
    };
    tracing::warn!(error = %failed, waiting = batch.len(), "writing failed");
    if !is_refusal(&failed) || batch.len() == 1 {
        for order in batch {
            order.tell(Err(failed.clone()));
        }
        return;
    }
    let mut away = None;
    for order in batch {
        let told = match &away {
            None => {
                let told = commit(pool, health, std::slice::from_ref(&order)).await;
                told.map(|outcomes| outcomes[0])
            }
            Some(error) => Err(StoreError::clone(error)),
        };
        if let Err(error @ StoreError::Unreachable(_)) = &told {
            away = Some(error.clone());
        }
        order.tell(told);
    }
}

impl QueuedWrite {
    fn tell(self, told: Result<Outcome, StoreError>) {
        // Whoever asked may have gone.
        let _ = self.answer.send(told);
    }
}

/// Whether the database refused what was to be written; otherwise it has failed.
fn is_refusal(error: &StoreError) -> bool {
    matches!(error, StoreError::Database(_))
}

/// Writes all in one transaction: either each has its outcome and is on disk, or nothing is.
async fn commit(
    pool: &Pool,
    health: &Health,
    orders: &[QueuedWrite],
) -> Result<Vec<Outcome>, StoreError> {
    let told = async {
        let mut connection = acquire(pool).await?;
        let (told, is_clean) = match timeout(PATIENCE, commit_over(&mut connection, orders)).await {
            Ok(told) => told,
            Err(_) => (Err(StoreError::Unsure), false),
        };
        if !is_clean {
            close(connection).await;
        }
        told
    };
    let told = told.await;
    match &told {
        Ok(_) if orders.iter().any(|order| order.write.is_as_large_as_a_move()) => {
            health.succeeded();
        }
        Err(error) if !is_refusal(error) => health.failed(error),
        Ok(_) | Err(_) => {}
    }
    told
}

async fn acquire(pool: &Pool) -> Result<Connection, StoreError> {
    Ok(match pool {
        Either::Sqlite(pool) => Either::Sqlite(pool.acquire().await?),
        Either::Postgres(pool) => Either::Postgres(pool.acquire().await?),
    })
}

/// Commits over a connection; the result, and whether the connection is outside of any transaction
/// now.
async fn commit_over(
    connection: &mut Connection,
    orders: &[QueuedWrite],
) -> (Result<Vec<Outcome>, StoreError>, bool) {
    let mut transaction = match begin(connection).await {
        Ok(transaction) => transaction,
        Err(error) => return (Err(error), false),
    };
    let mut outcomes = Vec::with_capacity(orders.len());
    for order in orders {
        match order.write.apply(&mut transaction).await {
            Ok(outcome) => outcomes.push(outcome),
            Err(error) => {
                // SQLite has rolled back by itself where a disk is full, and then this fails.
                let rolled_back = either!(transaction, |transaction| transaction.rollback().await);
                return (Err(error), rolled_back.is_ok());
            }
        }
    }
    match either!(transaction, |transaction| transaction.commit().await) {
        Ok(()) => (Ok(outcomes), true),
        Err(error) => {
            tracing::error!(%error, "a commit failed");
            (Err(StoreError::Unsure), false)
        }
    }
}

async fn begin(connection: &mut Connection) -> Result<Transaction<'_>, StoreError> {
    Ok(match connection {
        Either::Sqlite(one) => Either::Sqlite(one.begin_with("BEGIN IMMEDIATE").await?),
        // READ COMMITTED, whatever the default is there: we rely on seeing what others have
        // committed meanwhile.
        Either::Postgres(one) => {
            Either::Postgres(one.begin_with("BEGIN ISOLATION LEVEL READ COMMITTED").await?)
        }
    })
}

/// Takes a connection out of its pool and closes it; the pool opens another one for the next
/// transaction.
async fn close(connection: Connection) {
    // A connection that is stuck is closed when it is done.
    let closed = either!(connection, |one| timeout(CLOSING, one.close()).await);
    match closed {
        Ok(Ok(())) => {}
        Ok(Err(error)) => tracing::warn!(%error, "a connection did not close well"),
        Err(_) => tracing::warn!("a connection does not close"),
    }
}
