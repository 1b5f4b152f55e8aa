//! What can go wrong. No error tells a secret, a seed or a line.

use std::io;
use std::sync::Arc;

use sqlx::migrate::MigrateError;
use thiserror::Error;

/// Why the store did not do what it was asked.
#[derive(Clone, Debug, Error)]
#[non_exhaustive]
pub enum StoreError {
    /// The address is of no kind of database that is known.
    #[error("the address of a database is sqlite:PATH or postgres://USER@HOST/NAME")]
    Address,
    /// The database does not answer. Nothing was written.
    #[error("the database cannot be reached: {0}")]
    Unreachable(#[source] Arc<sqlx::Error>),
    /// The connection was lost at the worst moment: it may have been written or not. Whoever needs
    /// to know reads again.
    #[error("whether it was written is not known")]
    Unsure,
    /// A newer program has changed the database.
    #[error("the database was written by a newer version of this program")]
    Newer,
    /// The database could not be made ready.
    #[error("the database could not be prepared: {0}")]
    Unprepared(#[source] Arc<MigrateError>),
    /// It is there already.
    #[error("it exists already")]
    Exists,
    /// There is no such thing.
    #[error("it does not exist")]
    Missing,
    /// The copy is made by means of PostgreSQL.
    #[error("the store copies SQLite alone; PostgreSQL is copied by pg_dump")]
    Unsupported,
    /// Files refused.
    #[error("the copy cannot be written: {0}")]
    File(#[source] Arc<io::Error>),
    /// The store was closed.
    #[error("the store is closed")]
    Closed,
    /// Something in the database was not written by this program.
    #[error("the database holds something that cannot be read")]
    Unreadable,
    /// The database refused. Nothing was written.
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

fn is_away(code: &str) -> bool {
    // SQLite cannot open the file.
    code == "14"
        // PostgreSQL: no connection, too many of them, a server that goes down or comes up.
        || code.len() == 5 && ["08", "53", "57P"].iter().any(|kind| code.starts_with(kind))
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
