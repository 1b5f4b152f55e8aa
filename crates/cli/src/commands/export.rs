//! `export`: the logs of all finished games.

use super::Outcome;
use crate::database::DatabaseArgs;
use crate::output::{Output, counted, remark};
use anyhow::{Context as _, Result};
use remparts_protocol::TableId;
use remparts_server::tables::log_of;
use remparts_store::Store;
use serde_json::json;
use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use tokio::runtime::Builder;

/// Games that are fetched in one page.
const PAGE: u32 = 200;

/// Write the logs of all finished games of a server
///
/// For operators: private tables are among them. Prints one line of JSON for each game, with its
/// id, when something last happened there in milliseconds since 1970, and its log. Games come in
/// that order, so `--after` continues where an earlier export ended. The server may run.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  remparts export > games.ndjson
  remparts export --public --out games           a file for each, for `remparts replay`
  DATABASE_URL=postgres://... remparts export --after 1767225600000")]
pub(crate) struct Args {
    #[command(flatten)]
    place: DatabaseArgs,
    /// Leave private tables out
    #[arg(long)]
    public: bool,
    /// Only games after this time, in milliseconds since 1970
    #[arg(long, value_name = "MS")]
    after: Option<u64>,
    /// Write ID.log into this folder instead
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
}

pub(crate) fn run(args: &Args, out: &mut Output) -> Result<Outcome> {
    let runtime = Builder::new_multi_thread().enable_all().build().context("cannot start")?;
    runtime.block_on(async {
        let store = args.place.open().await?;
        let written = write(args, &store, out).await;
        store.close().await;
        let (games, broken) = written?;
        let what = counted(games, "finished game");
        remark(format_args!("{what}, {broken} of them cannot be read"));
        Ok(Outcome::fine_if(broken == 0))
    })
}

/// Writes all games; returns how many there are, and how many cannot be read.
async fn write(args: &Args, store: &Store, out: &mut Output) -> Result<(u64, u64)> {
    if let Some(folder) = &args.out {
        fs::create_dir_all(folder).with_context(|| format!("cannot make {}", folder.display()))?;
    }
    let first: TableId = "2222222222222222".parse().expect("these are signs of ids");
    let mut after = args.after.map(|time| (time.saturating_add(1), first));
    let (mut games, mut broken) = (0, 0);
    while !out.is_closed() {
        let page = store.finished(after, args.public, PAGE).await?;
        let Some(end) = page.last() else { break };
        after = Some(*end);
        for (ended, id) in page {
            games += 1;
            let Some(kept) = store.load(id).await? else { continue };
            match log_of(id, &kept) {
                Ok(log) => tell(args.out.as_deref(), ended, id, &log, out)?,
                Err(problem) => {
                    broken += 1;
                    remark(format_args!("table {id}: {problem}"));
                }
            }
        }
    }
    Ok((games, broken))
}

fn tell(folder: Option<&Path>, ended: u64, id: TableId, log: &str, out: &mut Output) -> Result<()> {
    match folder {
        Some(folder) => {
            let file = folder.join(format!("{id}.log"));
            fs::write(&file, log).with_context(|| format!("cannot write {}", file.display()))
        }
        None => {
            let line = json!({ "id": id, "ended": ended, "log": log });
            Ok(writeln!(out, "{line}")?)
        }
    }
}
