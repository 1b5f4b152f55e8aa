//! Tables straight from the store: nothing is woken for them.

use super::Tables;
use super::outages::Outages;
use super::sheet::Sheet;
use crate::random;
use remparts_engine::kernel::dealer::Seed;
use remparts_protocol::{Code, OwnTable, PlayerId, Problem, TableId};
use remparts_store::{Kept, Standing};
use tokio::sync::Semaphore;
use tokio::task::spawn_blocking;

/// Logs that are worked out at the same time, for everyone together: what is left of the processors
/// is for those who play.
static READERS: Semaphore = Semaphore::const_new(2);

/// The log of a table as anyone may know it, from what the store keeps. Hidden cards are shown in it
/// once the game is over.
///
/// # Errors
///
/// When what is kept cannot be read.
pub fn log_of(id: TableId, kept: &Kept) -> Result<String, Problem> {
    Ok(fold(id, kept)?.log(None))
}

/// What a table that was folded from its lines says of itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Checked {
    /// How far it is.
    pub standing: Standing,
    /// How many moves were played, none of those that were taken back.
    pub moves: usize,
}

/// Folds a table from its lines; the digest that stands with each move is that of its position.
///
/// # Errors
///
/// When a line cannot be read, or says something else than the rules.
pub fn check(id: TableId, kept: &Kept) -> Result<Checked, Problem> {
    let sheet = fold(id, kept)?;
    Ok(Checked { standing: sheet.summary().standing, moves: sheet.moves.len() })
}

fn fold(id: TableId, kept: &Kept) -> Result<Sheet, Problem> {
    let seed = random::read_hex(&kept.seed).map(Seed::from_bytes);
    let seed = seed.ok_or_else(|| Problem::new(Code::Unreadable, "its seed is broken"))?;
    Sheet::load(id, seed, Outages::default(), &kept.lines)
}

impl Tables {
    /// A table in the file of everything that is kept about a player, as it stands in the store.
    ///
    /// # Errors
    ///
    /// When there is no such table, or when it cannot be read.
    pub async fn own_part(&self, id: TableId, player: PlayerId) -> Result<OwnTable, Problem> {
        self.kept(id, move |kept| {
            let sheet = fold(id, kept)?;
            let (seat, log) = (sheet.seat_of(player), sheet.log(Some(player)));
            Ok(OwnTable { id, seat, said: Sheet::said_by(&kept.lines, player), log })
        })
        .await
    }

    /// The log of a table as anyone may know it, as it stands in the store. No task is started for
    /// it, and few logs are worked out at the same time.
    ///
    /// # Errors
    ///
    /// When there is no such table, or when it cannot be read.
    pub async fn kept_log(&self, id: TableId) -> Result<String, Problem> {
        self.kept(id, move |kept| log_of(id, kept)).await
    }

    /// Works something out from the lines of a table, beside those who play.
    async fn kept<T: Send + 'static>(
        &self,
        id: TableId,
        work: impl FnOnce(&Kept) -> Result<T, Problem> + Send + 'static,
    ) -> Result<T, Problem> {
        // It is never closed.
        let place = READERS.acquire().await;
        let kept = self.0.store.load(id).await.map_err(|error| self.0.failed(&error))?;
        let kept = kept.ok_or_else(|| Problem::new(Code::NoTable, "there is no such table"))?;
        let done = spawn_blocking(move || work(&kept)).await;
        drop(place);
        done.unwrap_or_else(|_| Err(super::busy("this table cannot be read")))
    }
}
