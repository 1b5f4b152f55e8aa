//! Opens a database: from an address to connection pools with all migrations applied.

use std::path::{Path, PathBuf};
use std::time::Duration;

use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::postgres::{PgConnectOptions, PgPoolOptions};
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{ConnectOptions as _, Connection as _, SqlSafeStr as _};

use crate::either::{Either, Pool};
use crate::error::StoreError;
use crate::files;

/// Longest wait for a free connection.
const PATIENCE: Duration = Duration::from_secs(10);
/// Connections that read from SQLite at the same time.
const SQLITE_READERS: u32 = 4;
const POSTGRES_READERS: u32 = 8;
/// Writers of PostgreSQL, which groups what several commit. SQLite has one writer.
const POSTGRES_WRITERS: u32 = 4;

/// The connection pools of a store.
pub(crate) struct Connections {
    pub(crate) read: Pool,
    pub(crate) write: Pool,
    pub(crate) writers: u32,
    /// The file of a SQLite database; `None` for others and for one in memory.
    pub(crate) file: Option<PathBuf>,
}

/// Connects, and applies the migrations that are missing.
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
    // The file holds the seeds of running games, so it is private. If it cannot be made here,
    // SQLite cannot open it either, and knows better why.
    if let Some(Err(error)) = file.as_deref().map(files::make_private) {
        tracing::warn!(%error, "the database cannot be kept from other users");
    }
    let options = options
        .create_if_missing(true)
        .journal_mode(SqliteJournalMode::Wal)
        // Durability: what was answered outlives a power cut.
        .synchronous(SqliteSynchronous::Full)
        .foreign_keys(true)
        .busy_timeout(PATIENCE)
        // A checkpoint of the WAL stops the writer for a moment, so it is done less often than
        // usual; a WAL that has grown is cut down again.
        .pragma("wal_autocheckpoint", "4000")
        .pragma("journal_size_limit", "67108864")
        // What is forgotten is overwritten, not only unlinked.
        .pragma("secure_delete", "ON")
        .disable_statement_logging();
    // A single connection that never expires: a database in memory lives as long as it.
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

/// The address that opens a SQLite file.
pub(crate) fn address(file: &Path) -> String {
    // Percent-encoded, as in any URL: these characters have a meaning of their own.
    let path = file.to_string_lossy().replace('%', "%25").replace('?', "%3f").replace('#', "%23");
    format!("sqlite:{path}")
}

fn is_in_memory(url: &str) -> bool {
    url.contains(":memory:") || url.contains("mode=memory")
}

async fn open_postgres(url: &str) -> Result<Connections, StoreError> {
    let options: PgConnectOptions = url.parse()?;
    let options = options.application_name("remparts").disable_statement_logging();
    // A single connection reports at once what is wrong; a pool would go on trying.
    let mut first = options.connect().await?;
    migrations().run(&mut first).await?;
    first.close().await?;
    let pool = PgPoolOptions::new().acquire_timeout(PATIENCE);
    let write = pool.clone().max_connections(POSTGRES_WRITERS).connect_lazy_with(options.clone());
    let read = pool.max_connections(POSTGRES_READERS).connect_lazy_with(options);
    let (read, write) = (Either::Postgres(read), Either::Postgres(write));
    Ok(Connections { read, write, writers: POSTGRES_WRITERS, file: None })
}

/// The migrations of both databases. What is listed here never changes; more is added below.
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
