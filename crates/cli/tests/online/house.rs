//! A cluster: several nodes over one PostgreSQL database and one NATS server.

use crate::node::Node;
use sqlx::{AssertSqlSafe, Connection as _, Executor as _, PgConnection};
use std::env;
use std::path::{Path, PathBuf};

/// A database of its own on the server that runs for tests, and the bus.
pub(crate) struct House {
    server: String,
    name: String,
    bus: String,
    folder: PathBuf,
}

fn setting(name: &str) -> String {
    env::var(name).unwrap_or_else(|_| {
        panic!("{name} is not set: run `cargo xtask services -- cargo test --package remparts-cli`")
    })
}

impl House {
    pub(crate) async fn build(name: &str, folder: &Path) -> Self {
        let server = setting("REMPARTS_TEST_POSTGRES");
        let name = format!("remparts_cli_{name}_{}", std::process::id());
        let mut admin = PgConnection::connect(&server).await.expect("PostgreSQL runs");
        let sql = AssertSqlSafe(format!("CREATE DATABASE {name}"));
        admin.execute(sql).await.expect("a database can be made");
        Self { server, name, bus: setting("REMPARTS_TEST_NATS"), folder: folder.to_owned() }
    }

    /// The address of the database.
    pub(crate) fn database(&self) -> String {
        let (address, _) = self.server.rsplit_once('/').expect("it names a database");
        format!("{address}/{}", self.name)
    }

    /// Starts another node of the cluster.
    pub(crate) fn node(&self, name: &str) -> Node {
        let args = ["--database", &self.database(), "--bus", &self.bus, "--node", name];
        Node::with(&self.folder, name, &args)
    }

    /// Removes the database, once everyone has left.
    pub(crate) async fn remove(self) {
        let mut admin = PgConnection::connect(&self.server).await.expect("PostgreSQL runs");
        let sql = AssertSqlSafe(format!("DROP DATABASE {} WITH (FORCE)", self.name));
        admin.execute(sql).await.expect("it is ours");
    }
}
