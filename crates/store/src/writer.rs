//! One commit for everyone who waits.
//!
//! A commit costs a write to the disk that is waited for; what a transaction holds costs little. So
//! writers take all that has gathered while the last commit was under way, and answer everyone when
//! all of it is on disk. The queue is bounded: who comes to a full one waits.

use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::sync::{Mutex, PoisonError, RwLock};
use std::time::Duration;

use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinHandle;
use tokio::time::timeout;

use crate::either::{Either, Pool, Transaction, either};
use crate::error::StoreError;
use crate::write::{Outcome, Write};

/// Most that is written at once.
const BATCH: usize = 256;
/// Most that waits.
const QUEUE: usize = 1024;
/// A commit that takes longer will not come.
const PATIENCE: Duration = Duration::from_secs(30);

type Answer = oneshot::Sender<Result<Outcome, StoreError>>;

/// Something to write, and who wants to know of it.
struct Order {
    write: Write,
    answer: Answer,
}

/// The writers of a store. What concerns one table goes to one of them, in order.
pub(crate) struct Writers {
    queues: RwLock<Vec<mpsc::Sender<Order>>>,
    tasks: Mutex<Vec<JoinHandle<()>>>,
}

impl Writers {
    /// So many writers begin to wait for something to write.
    pub(crate) fn start(pool: &Pool, count: u32) -> Self {
        let (queues, tasks) = (0..count)
            .map(|_| {
                let (queue, orders) = mpsc::channel(QUEUE);
                (queue, tokio::spawn(run(pool.clone(), orders)))
            })
            .unzip();
        Self { queues: RwLock::new(queues), tasks: Mutex::new(tasks) }
    }

    /// Comes back when it is on disk. Who does not wait for that may find it written nonetheless.
    pub(crate) async fn write(&self, write: Write) -> Result<Outcome, StoreError> {
        let queue = self.queue_of(&write).ok_or(StoreError::Closed)?;
        let (answer, answered) = oneshot::channel();
        queue.send(Order { write, answer }).await.map_err(|_| StoreError::Closed)?;
        // A writer that is gone had no time to tell.
        answered.await.unwrap_or(Err(StoreError::Unsure))
    }

    fn queue_of(&self, write: &Write) -> Option<mpsc::Sender<Order>> {
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

    /// Takes nothing more, and ends what was taken.
    pub(crate) async fn close(&self) {
        self.queues.write().unwrap_or_else(PoisonError::into_inner).clear();
        let tasks = std::mem::take(&mut *self.tasks.lock().unwrap_or_else(PoisonError::into_inner));
        for task in tasks {
            // One that has panicked has nothing left to end.
            let _ = task.await;
        }
    }
}

async fn run(pool: Pool, mut orders: mpsc::Receiver<Order>) {
    let mut batch = Vec::with_capacity(BATCH);
    while orders.recv_many(&mut batch, BATCH).await > 0 {
        batch.sort_by(|one: &Order, other: &Order| one.write.place().cmp(&other.write.place()));
        write_all(&pool, std::mem::take(&mut batch)).await;
    }
}

/// Writes a batch and answers everyone. What the database refuses is found by writing each alone,
/// so that it harms nobody else.
async fn write_all(pool: &Pool, batch: Vec<Order>) {
    let failed = match commit(pool, &batch).await {
        Ok(outcomes) => {
            for (order, outcome) in batch.into_iter().zip(outcomes) {
                order.tell(Ok(outcome));
            }
            return;
        }
        Err(error) => error,
    };
    tracing::warn!(error = %failed, waiting = batch.len(), "writing failed");
    let is_refused = matches!(failed, StoreError::Database(_));
    if !is_refused || batch.len() == 1 {
        for order in batch {
            order.tell(Err(failed.clone()));
        }
        return;
    }
    let mut away = None;
    for order in batch {
        let told = match &away {
            None => commit(pool, std::slice::from_ref(&order)).await.map(|outcomes| outcomes[0]),
            Some(error) => Err(StoreError::clone(error)),
        };
        if let Err(error @ StoreError::Unreachable(_)) = &told {
            away = Some(error.clone());
        }
        order.tell(told);
    }
}

impl Order {
    fn tell(self, told: Result<Outcome, StoreError>) {
        // Who asked may have gone.
        let _ = self.answer.send(told);
    }
}

/// All in one transaction: either each has its outcome and is on disk, or nothing is.
async fn commit(pool: &Pool, orders: &[Order]) -> Result<Vec<Outcome>, StoreError> {
    let commit = async {
        let mut transaction = begin(pool).await?;
        let mut outcomes = Vec::with_capacity(orders.len());
        for order in orders {
            outcomes.push(order.write.apply(&mut transaction).await?);
        }
        either!(transaction, |transaction| transaction.commit().await).map_err(|error| {
            tracing::error!(%error, "a commit failed");
            StoreError::Unsure
        })?;
        Ok(outcomes)
    };
    timeout(PATIENCE, commit).await.unwrap_or(Err(StoreError::Unsure))
}

async fn begin(pool: &Pool) -> Result<Transaction, StoreError> {
    Ok(match pool {
        Either::Sqlite(pool) => Either::Sqlite(pool.begin_with("BEGIN IMMEDIATE").await?),
        // Whatever is usual there: we rely on seeing what others have committed meanwhile.
        Either::Postgres(pool) => {
            Either::Postgres(pool.begin_with("BEGIN ISOLATION LEVEL READ COMMITTED").await?)
        }
    })
}
