//! From an address to connections.

use std::path::{Path, PathBuf};
use std::time::Duration;

use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::postgres::{PgConnectOptions, PgPoolOptions};
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{ConnectOptions as _, Connection as _, SqlSafeStr as _};

use crate::either::{Either, Pool};
use crate::error::StoreError;
use crate::files;

/// How long a connection is waited for.
const PATIENCE: Duration = Duration::from_secs(10);
/// How many read at the same time.
const SQLITE_READERS: u32 = 4;
const POSTGRES_READERS: u32 = 8;
/// How many write at the same time. SQLite has one writer; PostgreSQL gathers what several commit.
const POSTGRES_WRITERS: u32 = 4;

/// The connections of a store.
pub(crate) struct Connections {
    pub(crate) read: Pool,
    pub(crate) write: Pool,
    pub(crate) writers: u32,
    /// The file that holds everything, where it is a single one.
    pub(crate) file: Option<PathBuf>,
}

/// Connects, and brings the tables of the database up to date.
pub(crate) async fn open(url: &str) -> Result<Connections, StoreError> {
    if url.starts_with("sqlite:") {
        open_sqlite(url).await
    } else if url.starts_with("postgres:") || url.starts_with("postgresql:") {
        open_postgres(url).await
    } else {
        Err(StoreError::Address)
    }
}

async fn open_sqlite(url: &str) -> Result<Connections, StoreError> {
    let options: SqliteConnectOptions = url.parse()?;
    let file = (!is_in_memory(url)).then(|| options.get_filename().to_owned());
    // It holds the seeds of running games. What cannot be made here SQLite cannot open either, and it
    // knows better why.
    if let Some(Err(error)) = file.as_deref().map(files::make_private) {
        tracing::warn!(%error, "the database cannot be kept from other users");
    }
    let options = options
        .create_if_missing(true)
        .journal_mode(SqliteJournalMode::Wal)
        // What was answered outlives a power cut.
        .synchronous(SqliteSynchronous::Full)
        .foreign_keys(true)
        .busy_timeout(PATIENCE)
        // Carrying the journal over stops the writer for a moment, so it is done less often than
        // usual; a journal that has grown is cut down again.
        .pragma("wal_autocheckpoint", "4000")
        .pragma("journal_size_limit", "67108864")
        // What is forgotten is overwritten, not only unlinked.
        .pragma("secure_delete", "ON")
        .disable_statement_logging();
    // One that is never given back: a database in memory lives as long as its connection.
    let pool = SqlitePoolOptions::new().acquire_timeout(PATIENCE);
    let lasting = pool.clone().max_connections(1).idle_timeout(None).max_lifetime(None);
    let write = lasting.connect_with(options.clone()).await?;
    migrations().run(&write).await?;
    let read = if is_in_memory(url) {
        write.clone()
    } else {
        let options = options.create_if_missing(false).read_only(true);
        pool.max_connections(SQLITE_READERS).connect_with(options).await?
    };
    Ok(Connections { read: Either::Sqlite(read), write: Either::Sqlite(write), writers: 1, file })
}

/// The address of a SQLite file.
pub(crate) fn address(file: &Path) -> String {
    // As in any address, these signs have a meaning of their own.
    let path = file.to_string_lossy().replace('%', "%25").replace('?', "%3f").replace('#', "%23");
    format!("sqlite:{path}")
}

fn is_in_memory(url: &str) -> bool {
    url.contains(":memory:") || url.contains("mode=memory")
}

async fn open_postgres(url: &str) -> Result<Connections, StoreError> {
    let options: PgConnectOptions = url.parse()?;
    let options = options.application_name("remparts").disable_statement_logging();
    // A single connection says at once what is wrong; a pool goes on trying.
    let mut first = options.connect().await?;
    migrations().run(&mut first).await?;
    first.close().await?;
    let pool = PgPoolOptions::new().acquire_timeout(PATIENCE);
    let write = pool.clone().max_connections(POSTGRES_WRITERS).connect_lazy_with(options.clone());
    let read = pool.max_connections(POSTGRES_READERS).connect_lazy_with(options);
    let (read, write) = (Either::Postgres(read), Either::Postgres(write));
    Ok(Connections { read, write, writers: POSTGRES_WRITERS, file: None })
}

/// How the tables came to be what they are. What is listed here never changes; more is added below.
fn migrations() -> Migrator {
    let steps = [
        (
            1,
            "tables and players",
            include_str!("../migrations/0001_tables_and_players.sql").into_sql_str(),
        ),
        (2, "write probe", include_str!("../migrations/0002_write_probe.sql").into_sql_str()),
        (
            3,
            "outages and hosts",
            include_str!("../migrations/0003_outages_and_hosts.sql").into_sql_str(),
        ),
        (4, "people", include_str!("../migrations/0004_people.sql").into_sql_str()),
        (5, "peace", include_str!("../migrations/0005_peace.sql").into_sql_str()),
    ];
    let steps = steps.into_iter().map(|(version, about, sql)| {
        Migration::new(version, about.into(), MigrationType::Simple, sql, false)
    });
    Migrator::with_migrations(steps.collect())
}
