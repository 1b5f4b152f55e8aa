//! A backup of the whole database, made while the store is used.

use std::fs::{self, File};
use std::io;
use std::path::Path;

use sqlx::sqlite::SqliteConnection;
use tokio::task::spawn_blocking;

use crate::either::{Either, Pool};
use crate::error::StoreError;
use crate::files::{beside, make_private, remove};

/// Copies everything into a new file. A file of that name is complete.
pub(crate) async fn backup(pool: &Pool, to: &Path) -> Result<(), StoreError> {
    let Either::Sqlite(pool) = pool else { return Err(StoreError::Unsupported) };
    if fs::exists(to)? {
        return Err(StoreError::Exists);
    }
    let part = beside(to, ".part");
    copy_into(&mut *pool.acquire().await?, &part).await?;
    let to = to.to_owned();
    let keep = move || File::open(&part)?.sync_all().and_then(|()| fs::rename(&part, &to));
    Ok(spawn_blocking(keep).await.map_err(io::Error::other)??)
}

/// Copies a whole database into a file that only its owner may read; an older one of that name is
/// removed.
pub(crate) async fn copy_into(from: &mut SqliteConnection, to: &Path) -> Result<(), StoreError> {
    let name = to
        .to_str()
        .ok_or_else(|| io::Error::new(io::ErrorKind::InvalidInput, "its name is not UTF-8"))?;
    remove(to)?;
    // SQLite copies into a file that is empty, and leaves its mode as it is.
    make_private(to)?;
    sqlx::query("VACUUM INTO $1").bind(name).execute(from).await?;
    Ok(())
}
