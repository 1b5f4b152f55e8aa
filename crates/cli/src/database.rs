//! The database of a server, for its operator: where it is, and opening it.

use crate::commands::serve::{FILE, data_folder, keep_in};
use anyhow::{Context as _, Result, ensure};
use remparts_store::Store;
use std::env;
use std::path::PathBuf;

/// Where the database of a server is.
#[derive(clap::Args)]
pub(crate) struct DatabaseArgs {
    /// Folder of the server [default: the user's data folder]
    #[arg(long, value_name = "DIR", conflicts_with = "database")]
    data: Option<PathBuf>,
    /// Database of the server: postgres://... or sqlite:FILE [env: DATABASE_URL]
    #[arg(long, value_name = "URL")]
    database: Option<String>,
}

impl DatabaseArgs {
    /// Opens tables that are there; a server may be using them.
    pub(crate) async fn open(&self) -> Result<Store> {
        if let Some(url) = self.url() {
            if let Some(file) = sqlite_file(&url) {
                ensure!(file.is_file(), "there are no tables in {}", file.display());
            }
            // The address may hold a password, so it is not repeated.
            return Store::open(&url).await.context("cannot open the database");
        }
        let folder = self.folder()?;
        ensure!(folder.join(FILE).is_file(), "there are no tables in {}", folder.display());
        keep_in(&folder).await
    }

    /// The SQLite file that holds the tables, which need not exist.
    pub(crate) fn file(&self) -> Result<PathBuf> {
        match self.url() {
            Some(url) => sqlite_file(&url).context("only SQLite has a file; see pg_restore"),
            None => Ok(self.folder()?.join(FILE)),
        }
    }

    fn url(&self) -> Option<String> {
        let given = self.database.clone().or_else(|| env::var("DATABASE_URL").ok());
        given.filter(|url| !url.is_empty() && self.data.is_none())
    }

    fn folder(&self) -> Result<PathBuf> {
        let folder = self.data.clone().or_else(data_folder);
        folder.context("there is no data folder; choose one with --data")
    }
}

/// The file that an address of SQLite names; `None` for other addresses.
fn sqlite_file(url: &str) -> Option<PathBuf> {
    let file = url.strip_prefix("sqlite:")?;
    let file = file.trim_start_matches("//").split('?').next().unwrap_or_default();
    Some(PathBuf::from(file))
}
