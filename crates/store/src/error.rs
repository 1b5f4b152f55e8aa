//! Errors of the store. No error tells a secret, a seed or a line.

use std::io;
use std::sync::Arc;

use sqlx::migrate::MigrateError;
use thiserror::Error;

/// The reason why the store did not do what it was asked.
#[derive(Clone, Debug, Error)]
#[non_exhaustive]
pub enum StoreError {
    /// The address names no kind of database that is known.
    #[error("the address of a database is sqlite:PATH or postgres://USER@HOST/NAME")]
    Address,
    /// The database does not answer, or its disk takes nothing more. Nothing was written.
    #[error("the database cannot be reached: {0}")]
    Unreachable(#[source] Arc<sqlx::Error>),
    /// The connection was lost during the commit: it may have been written or not. Whoever needs to
    /// know reads again.
    #[error("whether it was written is not known")]
    Unsure,
    /// The database was migrated by a newer program.
    #[error("the database was written by a newer version of this program")]
    Newer,
    /// The migrations of the database failed.
    #[error("the database could not be prepared: {0}")]
    Unprepared(#[source] Arc<MigrateError>),
    /// A row of this key is there already.
    #[error("it exists already")]
    Exists,
    /// A row that is needed does not exist.
    #[error("it does not exist")]
    Missing,
    /// PostgreSQL has tools of its own for this.
    #[error("the store copies SQLite alone; PostgreSQL is copied by pg_dump")]
    Unsupported,
    /// A server uses the database, or somebody is about to replace it.
    #[error("the database is in use")]
    InUse,
    /// SQLite's integrity check found this wrong with a file.
    #[error("it is damaged: {0}")]
    Damaged(String),
    /// A file cannot be read or written.
    #[error("a file cannot be read or written: {0}")]
    File(#[source] Arc<io::Error>),
    /// The store was closed before.
    #[error("the store is closed")]
    Closed,
    /// There are as many as there may be.
    #[error("there are too many of them")]
    Full,
    /// A value in the database was not written by this program.
    #[error("the database holds something that cannot be read")]
    Unreadable,
    /// The database refused the statement. Nothing was written.
    #[error("the database failed: {0}")]
    Database(#[source] Arc<sqlx::Error>),
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        let away = match &error {
            sqlx::Error::Io(_)
            | sqlx::Error::Tls(_)
            | sqlx::Error::PoolTimedOut
            | sqlx::Error::PoolClosed
            | sqlx::Error::WorkerCrashed => true,
            sqlx::Error::Database(told) => told.code().is_some_and(|code| is_away(&code)),
            _ => false,
        };
        let error = Arc::new(error);
        if away { Self::Unreachable(error) } else { Self::Database(error) }
    }
}

/// Whether an error code means that the database or its disk is not available, rather than that the
/// statement is wrong.
fn is_away(code: &str) -> bool {
    // PostgreSQL classes: connection, resources, shutdown or startup, system error.
    if code.len() == 5 && ["08", "53", "57P", "58"].iter().any(|kind| code.starts_with(kind)) {
        return true;
    }
    // SQLite: busy for long, I/O error, disk full, cannot open. The low byte of its extended codes
    // is the primary one.
    const BUSY: u32 = 5;
    const IO: u32 = 10;
    const FULL: u32 = 13;
    const CANNOT_OPEN: u32 = 14;
    let primary = code.parse().ok().filter(|_| code.len() < 5).map(|code: u32| code & 0xff);
    primary.is_some_and(|code| [BUSY, IO, FULL, CANNOT_OPEN].contains(&code))
}

impl From<MigrateError> for StoreError {
    fn from(error: MigrateError) -> Self {
        match error {
            MigrateError::VersionMissing(_) => Self::Newer,
            MigrateError::Execute(error) => error.into(),
            other => Self::Unprepared(Arc::new(other)),
        }
    }
}

impl From<io::Error> for StoreError {
    fn from(error: io::Error) -> Self {
        Self::File(Arc::new(error))
    }
}

#[cfg(test)]
mod tests {
    use super::is_away;

    #[test]
    fn codes_of_the_place_are_told_from_codes_of_what_is_written() {
        // Busy, an I/O error on a write, no memory for the WAL index, a full disk, no such file.
        for away in ["5", "778", "4874", "13", "14", "08006", "53100", "57P01", "58030"] {
            assert!(is_away(away), "{away}");
        }
        // Constraints, and a statement that cannot be read.
        for refused in ["19", "787", "1555", "2067", "1", "23505", "42601", "22021"] {
            assert!(!is_away(refused), "{refused}");
        }
    }
}
