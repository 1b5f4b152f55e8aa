//! `replay`: a log, told ply by ply.

use super::Outcome;
use crate::ledger::{self, Ledger};
use crate::logs::Source;
use crate::output::Output;
use crate::played::Played;
use anyhow::Result;
use remparts_engine::notation::Log;
use remparts_engine::notation::any::AnyLog;
use std::io::Write as _;

/// Replay a log and tell what happened
///
/// Each ply stands with its number; below it what it brought, apart from what the ply says itself.
/// At the end the scores: of a finished game by where they came from, of a running one as they
/// would be if it ended now.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  remparts replay game.log
  remparts demo --log game.log && remparts replay game.log --ply 40 --events
  cat game.log | remparts replay -

Exit status: 0 fine, 2 the log cannot be read or breaks a rule; the message names the line.")]
pub(crate) struct Args {
    #[command(flatten)]
    source: Source,
    /// Tell every event, also those that only repeat the ply
    #[arg(long)]
    events: bool,
}

pub(crate) fn run(args: &Args, out: &mut Output) -> Result<Outcome> {
    match args.source.read()? {
        AnyLog::Classic(log) => narrate(args, &log, out),
        AnyLog::City(log) => narrate(args, &log, out),
    }
}

fn narrate<G: Played>(args: &Args, whole: &Log<G>, out: &mut Output) -> Result<Outcome> {
    let mut earned = Ledger::new(whole.game());
    let log = args.source.replay(whole, |log, events| {
        let game = log.game();
        let plies = log.plies();
        writeln!(out, "{:>4}  {}", plies.len(), plies.last().map_or("", |entry| &entry.text))?;
        for event in events.iter().filter(|event| args.events || !G::repeats(event)) {
            writeln!(out, "      = {}", game.tell(event))?;
        }
        earned.add::<G>(events);
        Ok(())
    })?;
    writeln!(out, "\n{}", ledger::tell(log.game(), &earned).trim_end())?;
    Ok(Outcome::Fine)
}
