//! `backup`: a copy of all tables, while the server runs.

use super::Outcome;
use crate::database::DatabaseArgs;
use crate::output::remark;
use anyhow::{Context as _, Result};
use std::path::PathBuf;
use tokio::runtime::Builder;

/// Copy all tables of a server into a new file, while it runs
///
/// The copy is complete, belongs to one moment, and is for its owner alone. To go back to it, stop
/// the server and use `remparts restore`. For PostgreSQL use pg_dump.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  remparts backup tables-monday.db
  remparts backup --data /var/lib/remparts /backup/remparts.db")]
pub(crate) struct Args {
    #[command(flatten)]
    place: DatabaseArgs,
    /// The copy; must not exist
    #[arg(value_name = "FILE")]
    file: PathBuf,
}

pub(crate) fn run(args: &Args) -> Result<Outcome> {
    let runtime = Builder::new_multi_thread().enable_all().build().context("cannot start")?;
    runtime.block_on(async {
        let store = args.place.open().await?;
        let name = args.file.display();
        let copied = store.backup(&args.file).await;
        store.close().await;
        copied.with_context(|| format!("cannot copy the tables into {name}"))?;
        remark(format_args!("all tables are in {name}"));
        Ok(Outcome::Fine)
    })
}
