//! `restore`: puts a backup in the place of the tables of a server.

use super::Outcome;
use crate::audit::audit;
use crate::database::DatabaseArgs;
use crate::interrupt::Interrupt;
use crate::output::remark;
use anyhow::{Context as _, Result, bail};
use remparts_store::{Restore, Store, StoreError};
use std::path::PathBuf;
use tokio::runtime::Builder;

/// Put a copy made by `backup` in the place of the tables of a server
///
/// The server must not run. The copy is checked as `check` does, and then takes the place of the
/// database, whose write-ahead log goes with it; the old database is kept beside it as
/// remparts.db.replaced-1, -2 and so on. The copy itself stays where it is. For PostgreSQL use
/// pg_restore.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  remparts restore tables-monday.db
  remparts restore --data /var/lib/remparts /backup/remparts.db")]
pub(crate) struct Args {
    #[command(flatten)]
    place: DatabaseArgs,
    /// Put it in place even if the check finds tables that cannot be folded
    #[arg(long)]
    force: bool,
    /// The copy to go back to
    #[arg(value_name = "FILE")]
    file: PathBuf,
}

pub(crate) fn run(args: &Args) -> Result<Outcome> {
    let interrupt = Interrupt::listen();
    let runtime = Builder::new_multi_thread().enable_all().build().context("cannot start")?;
    runtime.block_on(async {
        let database = args.place.file()?;
        let (copy, place) = (args.file.display(), database.display());
        let restore = match Restore::prepare(&args.file, &database).await {
            Err(StoreError::InUse) => bail!("a server is using {place}; stop it first"),
            Err(StoreError::Exists) => bail!("{copy} is the database itself"),
            prepared => prepared.with_context(|| format!("cannot use {copy}"))?,
        };
        let store = Store::open(&restore.url()).await;
        let store = store.with_context(|| format!("cannot use {copy}"))?;
        let findings = audit(&store, &interrupt).await;
        store.close().await;
        let findings = findings.with_context(|| format!("cannot read {copy}"))?;
        remark(format_args!("{copy}: {}", findings.summary()));
        if findings.stopped {
            bail!("stopped; nothing was changed");
        }
        if !findings.is_sound() && !args.force {
            remark(format_args!("nothing was changed; --force puts it in place nonetheless"));
            return Ok(Outcome::Differs);
        }
        let old = restore.finish().await;
        let old = old.with_context(|| format!("cannot put {copy} in the place of {place}"))?;
        if let Some(old) = old {
            remark(format_args!("the old database is kept in {}", old.display()));
        }
        remark(format_args!("{place} is as in {copy}"));
        Ok(Outcome::Fine)
    })
}
