//! A copy of the whole, made while the store is used.

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

use tokio::task::spawn_blocking;

use crate::either::{Either, Pool};
use crate::error::StoreError;

/// Copies everything into a new file. A file of that name is complete.
pub(crate) async fn backup(pool: &Pool, to: &Path) -> Result<(), StoreError> {
    let Either::Sqlite(pool) = pool else { return Err(StoreError::Unsupported) };
    if fs::exists(to)? {
        return Err(StoreError::Exists);
    }
    let part = unfinished(to);
    if fs::exists(&part)? {
        fs::remove_file(&part)?;
    }
    let name = part
        .to_str()
        .ok_or_else(|| io::Error::new(io::ErrorKind::InvalidInput, "its name is not UTF-8"))?;
    sqlx::query("VACUUM INTO $1").bind(name).execute(pool).await?;
    let to = to.to_owned();
    let keep = move || File::open(&part)?.sync_all().and_then(|()| fs::rename(&part, &to));
    Ok(spawn_blocking(keep).await.map_err(io::Error::other)??)
}

/// Where the copy is made before it has its name.
fn unfinished(to: &Path) -> PathBuf {
    let mut name = to.as_os_str().to_owned();
    name.push(".part");
    name.into()
}
