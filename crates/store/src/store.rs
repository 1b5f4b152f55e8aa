//! `Store`: tables, their lines, and lists of them.

use std::path::{Path, PathBuf};
use std::sync::{Arc, OnceLock};
use std::time::{SystemTime, UNIX_EPOCH};

use remparts_protocol::{PlayerId, TableId};
use sqlx::QueryBuilder;

use crate::backup;
use crate::either::{Pool, either, fetch};
use crate::error::StoreError;
use crate::files::{Lock, folder_of, free_space};
use crate::model::{Append, Appended, Kept, Rewrite, Row, Standing};
use crate::open;
use crate::write::{Claim, Outcome, Write, number};
use crate::writer::Writers;

/// Most tables that are named in one query.
const NAMED: usize = 200;

/// The store of tables and players. Clones share its connections.
#[derive(Clone)]
pub struct Store {
    inner: Arc<Inner>,
}

struct Inner {
    read: Pool,
    write: Pool,
    writers: Writers,
    /// The file of a SQLite database; `None` for others.
    file: Option<PathBuf>,
    /// The lock that keeps others from replacing the file while it is used.
    lock: OnceLock<Lock>,
}

/// A row of a list of tables, as databases return it.
pub(crate) type RawRow = (String, String, i64, String);

impl Store {
    /// Opens the store at `sqlite:PATH`, `sqlite::memory:` or `postgres://...`, and applies the
    /// migrations that are missing. A file that is missing is made.
    ///
    /// # Errors
    ///
    /// When it cannot be reached, or when a newer program has written it.
    pub async fn open(url: &str) -> Result<Self, StoreError> {
        let open::Connections { read, write, writers, file } = open::open(url).await?;
        let writers = Writers::start(&write, writers);
        let lock = OnceLock::new();
        Ok(Self { inner: Arc::new(Inner { read, write, writers, file, lock }) })
    }

    /// Keeps others from replacing the file of a SQLite database for as long as this store is
    /// there, by an advisory lock that ends with the program. Other databases are not replaced like
    /// that.
    ///
    /// # Errors
    ///
    /// [`StoreError::InUse`] if somebody is about to replace it.
    pub fn hold(&self) -> Result<(), StoreError> {
        if let Some(file) = self.inner.file.as_deref().filter(|_| self.inner.lock.get().is_none()) {
            // Another task may have been faster; its lock is the same.
            let _ = self.inner.lock.set(Lock::shared(file)?);
        }
        Ok(())
    }

    /// Bytes that can still be written to the disk of a SQLite database; `None` for other
    /// databases, and where the system does not tell.
    #[must_use]
    pub fn free_space(&self) -> Option<u64> {
        free_space(folder_of(self.inner.file.as_deref()?))
    }

    /// The connection pool for reading.
    pub(crate) fn read(&self) -> &Pool {
        &self.inner.read
    }

    pub(crate) async fn write(&self, write: Write) -> Result<Outcome, StoreError> {
        self.inner.writers.write(write).await
    }

    /// Adds a table with its first line.
    ///
    /// # Errors
    ///
    /// [`StoreError::Exists`] if the id is taken.
    ///
    /// # Panics
    ///
    /// If the line is not number 1.
    pub async fn create(
        &self,
        seed: &str,
        host: PlayerId,
        first: Append,
    ) -> Result<(), StoreError> {
        assert_eq!(first.seq, 1, "the first line has number 1");
        let write = Write::Create { seed: seed.to_owned(), host, first };
        written_or(self.write(write).await?, StoreError::Exists)
    }

    /// Appends a line, and returns when it is on disk. If its number is not the next one, nothing
    /// changes.
    ///
    /// A line may be kept although the caller stopped waiting, or was told [`StoreError::Unsure`].
    ///
    /// # Errors
    ///
    /// When the database fails.
    pub async fn append(&self, append: Append) -> Result<Appended, StoreError> {
        Ok(match self.write(Write::Append(append)).await? {
            Outcome::Written => Appended::Done,
            Outcome::Refused => Appended::Conflict,
        })
    }

    /// Replaces lines of a table by others that say less. If the table moved on meanwhile, what
    /// lists show of it is left to the line that comes next, and `false` is the answer.
    ///
    /// # Errors
    ///
    /// When the database fails.
    pub async fn rewrite(&self, rewrite: Rewrite) -> Result<bool, StoreError> {
        Ok(self.write(Write::Rewrite(rewrite)).await? == Outcome::Written)
    }

    /// A whole table with all its lines.
    ///
    /// # Errors
    ///
    /// When the database fails.
    pub async fn load(&self, id: TableId) -> Result<Option<Kept>, StoreError> {
        let sql = "SELECT seed FROM tables WHERE id = $1";
        let seeds: Vec<(String,)> = fetch!(&self.inner.read, sql, id.as_str());
        let Some((seed,)) = seeds.into_iter().next() else { return Ok(None) };
        Ok(Some(Kept { seed, lines: self.lines_after(id, 0).await? }))
    }

    /// The lines after number `seq`, which is none if there is no such table.
    ///
    /// # Errors
    ///
    /// When the database fails.
    pub async fn lines_after(&self, id: TableId, seq: u32) -> Result<Vec<String>, StoreError> {
        let sql = "SELECT line FROM events WHERE table_id = $1 AND seq > $2 ORDER BY seq";
        let lines: Vec<(String,)> = fetch!(&self.inner.read, sql, id.as_str(), i64::from(seq));
        Ok(lines.into_iter().map(|(line,)| line).collect())
    }

    /// Tables at which a player has a seat, with that seat, the last touched first.
    ///
    /// # Errors
    ///
    /// When the database fails.
    pub async fn of_player(
        &self,
        player: PlayerId,
        limit: u32,
    ) -> Result<Vec<(u8, Row)>, StoreError> {
        let sql = "SELECT seats.seat, tables.id, tables.standing, tables.touched, tables.listed
                   FROM seats JOIN tables ON tables.id = seats.table_id
                   WHERE seats.player_id = $1
                   ORDER BY tables.touched DESC, tables.id DESC, seats.seat LIMIT $2";
        let rows: Vec<(i64, String, String, i64, String)> =
            fetch!(&self.inner.read, sql, player.as_str(), i64::from(limit));
        rows.into_iter()
            .map(|(seat, id, standing, touched, listed)| {
                let seat = u8::try_from(seat).map_err(|_| StoreError::Unreadable)?;
                Ok((seat, row((id, standing, touched, listed))?))
            })
            .collect()
    }

    /// Tables that are due by now, with the time since when, the most overdue first; after one of
    /// them (keyset pagination).
    ///
    /// # Errors
    ///
    /// When the database fails.
    pub async fn due(
        &self,
        now: u64,
        after: Option<(u64, TableId)>,
        limit: u32,
    ) -> Result<Vec<(u64, TableId)>, StoreError> {
        let sql = "SELECT due, id FROM tables WHERE due <= $1 AND (due, id) > ($2, $3)
                   ORDER BY due, id LIMIT $4";
        let (due, id) = place(after.as_ref());
        let rows: Vec<(i64, String)> =
            fetch!(&self.inner.read, sql, number(now), due, id, i64::from(limit));
        rows.into_iter().map(|(due, id)| Ok((natural(due)?, table(&id)?))).collect()
    }

    /// The numbers of the last lines of these tables; those that do not exist are left out.
    ///
    /// # Errors
    ///
    /// When the database fails.
    pub async fn heads(&self, ids: &[TableId]) -> Result<Vec<(TableId, u32)>, StoreError> {
        let mut heads = Vec::with_capacity(ids.len());
        for ids in ids.chunks(NAMED) {
            let rows: Vec<(String, i64)> = either!(&self.inner.read, |pool| {
                let mut sql = QueryBuilder::new("SELECT id, head FROM tables WHERE id IN (");
                let mut named = sql.separated(", ");
                for id in ids {
                    named.push_bind(id.as_str());
                }
                sql.push(")");
                sql.build_query_as().persistent(false).fetch_all(pool).await?
            });
            for (id, head) in rows {
                let head = u32::try_from(head).map_err(|_| StoreError::Unreadable)?;
                heads.push((table(&id)?, head));
            }
        }
        Ok(heads)
    }

    /// Takes a lease: whether this node may play for the bots of a table after line `seq`. One node
    /// may, until the time it named; it may ask again to stay longer. When that time is over, or
    /// when the table has moved on, another may.
    ///
    /// # Errors
    ///
    /// When the database fails.
    pub async fn claim(
        &self,
        table: TableId,
        seq: u32,
        node: &str,
        now: u64,
        until: u64,
    ) -> Result<bool, StoreError> {
        let claim = Claim { table, seq, node: node.to_owned(), now, until };
        Ok(self.write(Write::Claim(claim)).await? == Outcome::Written)
    }

    /// How many open tables of a host the lobby shows.
    ///
    /// # Errors
    ///
    /// When the database fails.
    pub async fn waiting_of(&self, host: PlayerId) -> Result<u64, StoreError> {
        let sql = "SELECT COUNT(*) FROM tables WHERE host = $1 AND standing = $2 AND public";
        let rows: Vec<(i64,)> = fetch!(&self.inner.read, sql, host.as_str(), Standing::Open.word());
        rows.first().map_or(Ok(0), |(count,)| natural(*count))
    }

    /// Open tables of a host.
    ///
    /// # Errors
    ///
    /// When the database fails.
    pub async fn hosted(&self, host: PlayerId) -> Result<Vec<TableId>, StoreError> {
        let sql = "SELECT id FROM tables WHERE host = $1 AND standing = $2 ORDER BY id";
        let rows: Vec<(String,)> =
            fetch!(&self.inner.read, sql, host.as_str(), Standing::Open.word());
        rows.iter().map(|(id,)| table(id)).collect()
    }

    /// A heartbeat: notes that tables are looked after now. Returns whether the last one is longer
    /// than `gap` milliseconds ago, which is kept as an outage.
    ///
    /// # Errors
    ///
    /// When the database fails.
    pub async fn beat(&self, now: u64, gap: u64) -> Result<bool, StoreError> {
        Ok(self.write(Write::Beat { now, gap }).await? == Outcome::Written)
    }

    /// The outages: from when to when no server looked after tables, in milliseconds since 1970;
    /// those that ended before `since` are left out.
    ///
    /// # Errors
    ///
    /// When the database fails.
    pub async fn outages(&self, since: u64) -> Result<Vec<(u64, u64)>, StoreError> {
        let sql = "SELECT began, ended FROM outages WHERE ended >= $1 ORDER BY began";
        let rows: Vec<(i64, i64)> = fetch!(&self.inner.read, sql, number(since));
        rows.into_iter().map(|(began, ended)| Ok((natural(began)?, natural(ended)?))).collect()
    }

    /// Makes a table not due before its next line. If it is further than `seq`, that line has said
    /// already when it is due.
    ///
    /// # Errors
    ///
    /// When the database fails.
    pub async fn postpone(&self, table: TableId, seq: u32) -> Result<(), StoreError> {
        self.write(Write::Postpone { table, seq }).await.map(|_| ())
    }

    /// Tables whose games are over, by when they were last touched and then by id, after one of
    /// these (keyset pagination).
    ///
    /// # Errors
    ///
    /// When the database fails.
    pub async fn finished(
        &self,
        after: Option<(u64, TableId)>,
        public_only: bool,
        limit: u32,
    ) -> Result<Vec<(u64, TableId)>, StoreError> {
        let sql = "SELECT touched, id FROM tables
                   WHERE standing = $1 AND (touched, id) > ($2, $3)
                     AND (public AND hidden IS NULL OR NOT $4)
                   ORDER BY touched, id LIMIT $5";
        let (touched, id) = place(after.as_ref());
        let rows: Vec<(i64, String)> = fetch!(
            &self.inner.read,
            sql,
            Standing::Over.word(),
            touched,
            id,
            public_only,
            i64::from(limit)
        );
        rows.into_iter().map(|(touched, id)| Ok((natural(touched)?, table(&id)?))).collect()
    }

    /// Tables that nobody has touched since a time, the longest untouched first.
    ///
    /// # Errors
    ///
    /// When the database fails.
    pub async fn forgotten(
        &self,
        standing: Standing,
        before: u64,
        limit: u32,
    ) -> Result<Vec<TableId>, StoreError> {
        let sql = "SELECT id FROM tables WHERE standing = $1 AND touched < $2
                   ORDER BY touched, id LIMIT $3";
        let rows: Vec<(String,)> =
            fetch!(&self.inner.read, sql, standing.word(), number(before), i64::from(limit));
        rows.iter().map(|(id,)| table(id)).collect()
    }

    /// Tables that ended before a time and whose lines may hold chat messages.
    ///
    /// # Errors
    ///
    /// When the database fails.
    pub async fn with_old_talk(&self, before: u64, limit: u32) -> Result<Vec<TableId>, StoreError> {
        let sql = "SELECT id FROM tables
                   WHERE talk AND touched < $1 AND standing IN ('over', 'closed')
                   ORDER BY touched, id LIMIT $2";
        let rows: Vec<(String,)> = fetch!(&self.inner.read, sql, number(before), i64::from(limit));
        rows.iter().map(|(id,)| table(id)).collect()
    }

    /// How many tables there are of each standing; those without any are left out.
    ///
    /// # Errors
    ///
    /// When the database fails.
    pub async fn counts(&self) -> Result<Vec<(Standing, u64)>, StoreError> {
        let sql = "SELECT standing, COUNT(*) FROM tables GROUP BY standing";
        let rows: Vec<(String, i64)> = fetch!(&self.inner.read, sql);
        let counts = rows.iter().map(|(word, count)| Ok((Standing::read(word)?, natural(*count)?)));
        let mut counts: Vec<_> = counts.collect::<Result<_, StoreError>>()?;
        counts.sort();
        Ok(counts)
    }

    /// Whether the store can be read and takes writes. Found out by a probe write, unless a commit
    /// has succeeded within a second or failed within two.
    ///
    /// # Errors
    ///
    /// When it cannot.
    pub async fn healthy(&self) -> Result<(), StoreError> {
        if !self.inner.writers.are_open() {
            return Err(StoreError::Closed);
        }
        let sql = "SELECT COUNT(*) FROM tables WHERE id = ''";
        let _: Vec<(i64,)> = fetch!(&self.inner.read, sql);
        let now = SystemTime::now().duration_since(UNIX_EPOCH);
        self.inner.writers.probe(now.map_or(0, |now| now.as_millis() as u64)).await
    }

    /// How many transactions have failed so far, for no fault of what they held.
    #[must_use]
    pub fn write_errors(&self) -> u64 {
        self.inner.writers.errors()
    }

    /// Copies all of it into a new file, as one snapshot, while others write on.
    ///
    /// # Errors
    ///
    /// [`StoreError::Exists`] if there is such a file; [`StoreError::Unsupported`] for PostgreSQL,
    /// which has `pg_dump` for that.
    pub async fn backup(&self, to: &Path) -> Result<(), StoreError> {
        backup::backup(&self.inner.read, to).await
    }

    /// Writes what is queued, takes nothing more and closes the database.
    pub async fn close(&self) {
        self.inner.writers.close().await;
        either!(&self.inner.read, |pool| pool.close().await);
        either!(&self.inner.write, |pool| pool.close().await);
    }
}

pub(crate) fn written_or(outcome: Outcome, refused: StoreError) -> Result<(), StoreError> {
    match outcome {
        Outcome::Written => Ok(()),
        Outcome::Refused => Err(refused),
    }
}

/// The key after which a page begins: a time and an id.
fn place(after: Option<&(u64, TableId)>) -> (i64, &str) {
    after.map_or((-1, ""), |(time, id)| (number(*time), id.as_str()))
}

pub(crate) fn table(id: &str) -> Result<TableId, StoreError> {
    id.parse().map_err(|_| StoreError::Unreadable)
}

pub(crate) fn natural(number: i64) -> Result<u64, StoreError> {
    u64::try_from(number).map_err(|_| StoreError::Unreadable)
}

pub(crate) fn row((id, standing, touched, listed): RawRow) -> Result<Row, StoreError> {
    Ok(Row {
        id: table(&id)?,
        standing: Standing::read(&standing)?,
        touched: natural(touched)?,
        listed,
    })
}
