//! Restores a backup: a SQLite database is replaced by a copy, with nothing left of its write-ahead
//! log.
//!
//! A copy that is merely put in the place of a database meets the write-ahead log which a server
//! that was killed has left there, and SQLite replays that log into a file it does not belong to.

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions as _, Connection as _};
use tokio::task::spawn_blocking;

use crate::backup::copy_into;
use crate::error::StoreError;
use crate::files::{LOGS, Lock, belong_with, beside, folder_of, real, remove, sync_folder};
use crate::open;

/// A copy that stands beside the database it is to replace. Nobody else may use either until it is
/// in place or dropped.
pub struct Restore {
    database: PathBuf,
    /// The copy made from the one that was given, which stays as it is.
    part: PathBuf,
    _alone: Lock,
}

impl Restore {
    /// Prepares a copy for the place of a database, which need not exist.
    ///
    /// # Errors
    ///
    /// [`StoreError::InUse`] while a server uses the database, [`StoreError::Missing`] if there is no
    /// such copy, [`StoreError::Exists`] if both are the same file, [`StoreError::Damaged`] if SQLite
    /// finds something wrong with the copy.
    pub async fn prepare(copy: &Path, database: &Path) -> Result<Self, StoreError> {
        if !copy.is_file() {
            return Err(StoreError::Missing);
        }
        let database = real(database);
        if real(copy) == database {
            return Err(StoreError::Exists);
        }
        let alone = Lock::alone(&database)?;
        let part = beside(&database, ".part");
        let restore = Self { database, part, _alone: alone };
        restore.clear()?;
        // Read through SQLite: a WAL that lies beside the copy belongs to it, and is read with it.
        let options = SqliteConnectOptions::new().filename(copy).read_only(true);
        let mut from = options.disable_statement_logging().connect().await?;
        let copied = copy_sound(&mut from, &restore.part).await;
        from.close().await?;
        copied?;
        Ok(restore)
    }

    /// The address of the prepared copy, to be opened and closed by whoever checks it.
    #[must_use]
    pub fn url(&self) -> String {
        open::address(&self.part)
    }

    /// Puts the copy in place, and says under which name the old database is kept, if there was one.
    ///
    /// # Errors
    ///
    /// When files cannot be renamed.
    pub async fn finish(self) -> Result<Option<PathBuf>, StoreError> {
        if self.database.is_file() {
            // The old file alone is then complete. One that is broken is kept with its log.
            if let Err(error) = fold_log(&self.database).await {
                tracing::warn!(%error, "the log of the old database cannot be folded into it");
            }
        }
        let swap = move || self.swap();
        Ok(spawn_blocking(swap).await.map_err(io::Error::other)??)
    }

    fn swap(self) -> io::Result<Option<PathBuf>> {
        File::open(&self.part)?.sync_all()?;
        let is_there = fs::exists(&self.database)?;
        let like = if is_there { &*self.database } else { folder_of(&self.database) };
        belong_with(&self.part, like)?;
        let old = old_name(&self.database);
        let mut kept = None;
        if is_there {
            fs::rename(&self.database, &old)?;
            kept = Some(old.clone());
        }
        for suffix in LOGS.iter().chain(&["-journal"]) {
            let log = beside(&self.database, suffix);
            if fs::exists(&log)? {
                fs::rename(log, beside(&old, suffix))?;
            }
        }
        fs::rename(&self.part, &self.database)?;
        sync_folder(folder_of(&self.database))?;
        Ok(kept)
    }

    /// Removes what an earlier attempt has left.
    fn clear(&self) -> io::Result<()> {
        for suffix in [""].iter().chain(&LOGS) {
            remove(&beside(&self.part, suffix))?;
        }
        Ok(())
    }
}

impl Drop for Restore {
    fn drop(&mut self) {
        // What cannot be removed is removed by the next attempt.
        let _ = self.clear();
    }
}

/// Copies a database in which SQLite finds nothing wrong.
async fn copy_sound(from: &mut SqliteConnection, to: &Path) -> Result<(), StoreError> {
    let sql = "PRAGMA integrity_check(1)";
    let found: Vec<(String,)> = sqlx::query_as(sql).fetch_all(&mut *from).await?;
    match found.into_iter().next() {
        Some((word,)) if word != "ok" => Err(StoreError::Damaged(word)),
        _ => copy_into(from, to).await,
    }
}

/// Checkpoints the WAL: writes it into the database, and empties it.
async fn fold_log(database: &Path) -> Result<(), StoreError> {
    let options = SqliteConnectOptions::new().filename(database).disable_statement_logging();
    let mut connection = options.connect().await?;
    let sql = "PRAGMA wal_checkpoint(TRUNCATE)";
    let folded = sqlx::query(sql).execute(&mut connection).await;
    connection.close().await?;
    folded?;
    Ok(())
}

/// A name that no other old database has.
fn old_name(database: &Path) -> PathBuf {
    let names = (1_u32..).map(|number| beside(database, &format!(".replaced-{number}")));
    let mut free = names.filter(|name| !name.exists());
    free.next().expect("there are fewer files than numbers")
}
