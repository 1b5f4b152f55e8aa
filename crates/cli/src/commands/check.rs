//! `check`: checks the database of a server.

use super::Outcome;
use crate::audit::audit;
use crate::database::DatabaseArgs;
use crate::interrupt::Interrupt;
use crate::output::{Output, counted, remark};
use anyhow::{Context as _, Result};
use std::io::Write as _;
use tokio::runtime::Builder;

/// Check the database of a server
///
/// Looks for damages of the file (SQLite's integrity check) and for rows that refer to missing ones,
/// folds every table from its lines and compares the digest of each position, and counts. The server
/// may run. Ctrl-C stops the check, which then says what it has seen so far.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  remparts check --data /var/lib/remparts
  remparts check --database sqlite:tables-monday.db     a copy
  DATABASE_URL=postgres://... remparts check

Exit status: 0 all is well, 1 something is wrong or the check was stopped.")]
pub(crate) struct Args {
    #[command(flatten)]
    place: DatabaseArgs,
}

pub(crate) fn run(args: &Args, out: &mut Output) -> Result<Outcome> {
    let interrupt = Interrupt::listen();
    let runtime = Builder::new_multi_thread().enable_all().build().context("cannot start")?;
    runtime.block_on(async {
        let store = args.place.open().await?;
        let findings = audit(&store, &interrupt).await.context("cannot read the database")?;
        writeln!(out, "{}", findings.summary())?;
        if findings.unknown > 0 {
            let tables = counted(findings.unknown, "table");
            remark(format_args!("{tables} of tile sets that are not at hand"));
        }
        if findings.stopped {
            // It may still be reading, and nothing of it is needed.
            remark(format_args!("stopped before the end"));
        } else {
            store.close().await;
        }
        Ok(Outcome::fine_if(findings.is_sound()))
    })
}
