//! `trace-check`: does the engine play recorded games of another program in the same way?

use super::Outcome;
use crate::input;
use crate::output::Output;
use crate::progress;
use crate::trace::{self, Record};
use anyhow::{Context, Result, ensure};
use flate2::read::MultiGzDecoder;
use indicatif::ProgressBar;
use std::fs::File;
use std::io::{self, BufReader, Read, Write as _};
use std::path::{Path, PathBuf};

/// Replay recorded games and compare every step
///
/// Compares the legal placements, the meeple options, whose turn it is, tiles put aside, scored
/// features, returned meeples, scores and supplies after every turn, and the final scoring.
/// Where the recorder reads the river otherwise than our default rules, the placements concerned
/// are listed but not counted.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  remparts trace-check crates/cli/tests/traces/*.jsonl.gz
  remparts trace-check game.jsonl

Exit status: 0 no difference, 1 differences, 2 a file cannot be read.")]
pub(crate) struct Args {
    /// Files of recorded games, one game a line, plain or ending in .gz
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
}

/// Most differences that are shown in full.
const SHOWN: usize = 20;
/// Most bytes of a line, many times that of any game.
const MAX_LINE: usize = 1 << 22;

#[derive(Default)]
struct Total {
    games: usize,
    turns: usize,
    differences: usize,
    readings: usize,
}

pub(crate) fn run(args: &Args, out: &mut Output) -> Result<Outcome> {
    let mut total = Total::default();
    let bar = progress::spinner("games");
    for file in &args.files {
        check_file(file, &mut total, &bar, out)?;
    }
    bar.finish_and_clear();
    if total.differences > SHOWN {
        writeln!(out, "... and {} more differences", total.differences - SHOWN)?;
    }
    let Total { games, turns, differences, readings } = total;
    writeln!(out, "{readings} games with another reading of the river (listed, not counted)")?;
    writeln!(out, "{games} games, {turns} turns, {differences} differences")?;
    Ok(Outcome::fine_if(differences == 0))
}

fn check_file(path: &Path, total: &mut Total, bar: &ProgressBar, out: &mut Output) -> Result<()> {
    let shown = path.display();
    let file = File::open(path).with_context(|| format!("cannot open {shown}"))?;
    let packed = path.extension().is_some_and(|extension| extension == "gz");
    let reader: Box<dyn Read> =
        if packed { Box::new(MultiGzDecoder::new(file)) } else { Box::new(file) };
    let mut reader = BufReader::new(reader);
    let before = total.games;
    for number in 1.. {
        let place = || format!("{shown}, line {number}");
        let Some(line) = input::line(&mut reader, MAX_LINE).with_context(place)? else { break };
        if line.trim().is_empty() {
            continue;
        }
        let record: Record = serde_json::from_str(&line).with_context(place)?;
        let report = trace::replay(&record).with_context(place)?;
        total.games += 1;
        total.turns += report.turns;
        total.readings += usize::from(!report.remarks.is_empty());
        bar.suspend(|| -> io::Result<()> {
            for remark in &report.remarks {
                writeln!(out, "{remark}")?;
            }
            let room = SHOWN.saturating_sub(total.differences);
            for found in report.differences.iter().take(room) {
                writeln!(out, "{found}")?;
            }
            Ok(())
        })?;
        total.differences += report.differences.len();
        bar.inc(1);
    }
    // A file in which nothing was compared confirms nothing.
    ensure!(total.games > before, "{shown} holds no game");
    Ok(())
}
