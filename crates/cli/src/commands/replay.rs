//! `replay`: a log, told ply by ply or shown on the full screen.

use super::Outcome;
use crate::ledger::{self, Ledger};
use crate::logs::Source;
use crate::look::{self, Look};
use crate::output::Output;
use crate::played::Played;
use anyhow::Result;
use remparts_engine::notation::Log;
use remparts_engine::notation::any::AnyLog;
use remparts_terminal::full;
use remparts_terminal::host::replay::replay;
use remparts_terminal::session::Session;
use std::io::{IsTerminal as _, Write as _, stdout};

/// Replay a log and tell what happened
///
/// In a terminal the game is shown on the full screen, to be gone through with keys; `?` lists them.
/// Otherwise, and with --plain, it is told: each ply stands with its number; below it what it
/// brought, apart from what the ply says itself. At the end the scores: of a finished game by where
/// they came from, of a running one as they would be if it ended now.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  remparts replay game.log
  remparts demo --log game.log && remparts replay game.log --ply 40 --events --plain
  cat game.log | remparts replay -

Exit status: 0 fine, 2 the log cannot be read or breaks a rule; the message names the line.")]
pub(crate) struct Args {
    #[command(flatten)]
    source: Source,
    /// Tell every event, also those that only repeat the ply; tells instead of showing
    #[arg(long)]
    events: bool,
    /// Tell it, also in a terminal
    #[arg(long)]
    plain: bool,
    #[command(flatten)]
    look: Look,
}

pub(crate) fn run(args: &Args, out: &mut Output) -> Result<Outcome> {
    let text = args.source.text()?;
    let log = args.source.replayed(&text)?;
    // Keys come from the terminal even if the log comes from a pipe.
    let is_shown = stdout().is_terminal() && !look::is_dumb();
    if is_shown && !args.plain && !args.events {
        return show(args, &text, &log);
    }
    match log {
        AnyLog::Classic(log) => narrate(args, &log, out),
        AnyLog::City(log) => narrate(args, &log, out),
    }
}

/// Shows the game on the full screen, at the wished ply.
fn show(args: &Args, text: &str, log: &AnyLog) -> Result<Outcome> {
    let wished = args.source.wished(match log {
        AnyLog::Classic(log) => log.plies().len(),
        AnyLog::City(log) => log.plies().len(),
    })?;
    let game = replay(text)?.up_to(wished).called(args.source.name());
    let session = Session::new(Box::new(game))?;
    full::replay(session, args.look.style(), crate::look::words())?;
    Ok(Outcome::Fine)
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
