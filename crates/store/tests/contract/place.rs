//! Databases for tests, and what is written into them.

use std::env;
use std::fs;
use std::path::PathBuf;
use std::process;
use std::sync::atomic::{AtomicU32, Ordering};

use remparts_protocol::{PlayerId, SessionId, TableId};
use remparts_store::{Append, Facets, NewSession, Standing, Store, Summary};
use sqlx::{AssertSqlSafe, Connection as _, Executor as _, PgConnection, SqliteConnection};

static COUNT: AtomicU32 = AtomicU32::new(0);

/// A database of one test.
pub(crate) enum Place {
    Sqlite { folder: PathBuf },
    Postgres { server: String, name: String },
}

impl Place {
    /// A file in a folder of its own.
    pub(crate) fn sqlite() -> Self {
        let folder = env::temp_dir().join(fresh_name().replace('_', "-"));
        fs::create_dir(&folder).expect("there is room for a folder");
        Self::Sqlite { folder }
    }

    /// A database of its own on the server that runs for tests.
    pub(crate) async fn postgres() -> Self {
        let server = env::var("REMPARTS_TEST_POSTGRES").unwrap_or_else(|_| {
            panic!(
                "REMPARTS_TEST_POSTGRES is not set: run `cargo xtask services -- cargo test \
                 --package remparts-store`"
            )
        });
        let name = fresh_name();
        let mut admin = PgConnection::connect(&server).await.expect("PostgreSQL runs");
        let sql = AssertSqlSafe(format!("CREATE DATABASE {name}"));
        admin.execute(sql).await.expect("a database can be made");
        admin.close().await.expect("it can be left");
        Self::Postgres { server, name }
    }

    pub(crate) fn url(&self) -> String {
        match self {
            Self::Sqlite { folder } => format!("sqlite:{}", folder.join("store.db").display()),
            Self::Postgres { server, name } => {
                let (address, _) = server.rsplit_once('/').expect("it names a database");
                format!("{address}/{name}")
            }
        }
    }

    pub(crate) async fn open(&self) -> Store {
        Store::open(&self.url()).await.expect("the store opens")
    }

    /// Changes the database behind the store's back.
    pub(crate) async fn execute(&self, sql: &'static str) {
        match self {
            Self::Sqlite { .. } => {
                let mut connection =
                    SqliteConnection::connect(&self.url()).await.expect("it is there");
                connection.execute(sql).await.expect("it is understood");
            }
            Self::Postgres { .. } => {
                let mut connection = PgConnection::connect(&self.url()).await.expect("it is there");
                connection.execute(sql).await.expect("it is understood");
            }
        }
    }

    pub(crate) async fn remove(self) {
        match self {
            Self::Sqlite { folder } => fs::remove_dir_all(folder).expect("it is ours"),
            Self::Postgres { server, name } => {
                let mut admin = PgConnection::connect(&server).await.expect("PostgreSQL runs");
                let sql = AssertSqlSafe(format!("DROP DATABASE {name} WITH (FORCE)"));
                admin.execute(sql).await.expect("it is ours");
            }
        }
    }
}

fn fresh_name() -> String {
    format!("remparts_store_{}_{}", process::id(), COUNT.fetch_add(1, Ordering::Relaxed))
}

/// The id of a table for each number.
pub(crate) fn table(number: u32) -> TableId {
    TableId::from_entropy(entropy(number))
}

/// A session that signs in at the time 1000, known by a hash.
pub(crate) fn session(hash: &str) -> NewSession {
    // Different hashes give different ids.
    let mut bytes = [0; 32];
    for (byte, sign) in bytes.iter_mut().zip(hash.bytes().rev()) {
        *byte = sign;
    }
    let id = SessionId::from_entropy(bytes);
    NewSession { id, hash: hash.to_owned(), label: format!("device of {hash}"), at: 1000 }
}

/// The id of a player for each number.
pub(crate) fn player(number: u32) -> PlayerId {
    PlayerId::from_entropy(entropy(number))
}

fn entropy(number: u32) -> [u8; 32] {
    let mut bytes = [0; 32];
    for (pair, digit) in bytes.chunks_exact_mut(2).zip(number.to_string().bytes()) {
        pair[1] = digit - b'0' + 1;
    }
    bytes
}

/// A line of a table; what it says tells where it belongs.
pub(crate) fn line(table: TableId, seq: u32) -> Append {
    Append {
        table,
        seq,
        at: u64::from(seq) * 1000,
        line: format!("line {seq} of {table}"),
        summary: Summary {
            standing: Standing::Open,
            public: true,
            due: None,
            talk: false,
            facets: Facets::default(),
            listed: format!("{table} at {seq}"),
        },
        seats: None,
        mentions: Vec::new(),
    }
}
