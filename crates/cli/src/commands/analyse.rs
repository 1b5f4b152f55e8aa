//! `analyse`: tells mistakes and luck apart in games that were played.

mod json;
mod text;

use super::Outcome;
use crate::interrupt::Interrupt;
use crate::logs;
use crate::look::{self, InWords};
use crate::output::Output;
use crate::progress;
use anyhow::{Context, Result, bail, ensure};
use clap::value_parser;
use indicatif::ProgressBar;
use remparts_bots::Limits;
use remparts_bots::analysis::{self, Analyst, Report, Summary, Verdict};
use remparts_engine::notation::any::AnyLog;
use remparts_terminal::words::Words;
use std::io::Write as _;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

/// Tell mistakes and luck apart in games that were played
///
/// Each decision is looked at as its seat saw it: what would have been better, the points and the
/// chance to win that were lost, and how lucky the draw before it was, beside all that could have
/// been drawn. What is as good as the best within doubt loses nothing. In the end, for every seat:
/// own decisions, those of others and luck, each with a 95 % interval, and what they lack to the
/// result because positions were misjudged, the estimate.
///
/// With --json there is one line for each game, written as soon as the game is done, and a last line
/// for all of them if there are several. docs/BOTS.md describes the fields.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  remparts analyse game.log
  remparts analyse game.log --seat 2 --level master
  remparts analyse games/*.log --json > games.jsonl
  remparts demo --bots novice,expert --log game.log && remparts analyse game.log --lang fr

Exit status: 0 fine, 2 a log cannot be read or breaks a rule, or someone stopped it.")]
pub(crate) struct Args {
    /// The logs; `-` reads one from standard input
    #[arg(value_name = "LOG", required = true)]
    logs: Vec<String>,
    /// Who looks at them: expert goes by points, master by the chance to win
    #[arg(long, value_name = "NAME", default_value = "expert")]
    level: String,
    /// Milliseconds for each decision, in place of visits, and a fourth as many for each draw; the
    /// report then depends on the machine
    #[arg(long, value_name = "MS", value_parser = value_parser!(u64).range(1..=3_600_000))]
    #[arg(conflicts_with = "visits")]
    ms: Option<u64>,
    /// Visits for each decision, and a fourth as many for each draw [default: 3000, of the master
    /// 4000]
    #[arg(long, value_name = "N", value_parser = value_parser!(u64).range(48..))]
    visits: Option<u64>,
    /// How many decisions are looked at at the same time [default: one for each processor]
    #[arg(long, value_name = "N", value_parser = value_parser!(u16).range(1..=256))]
    threads: Option<u16>,
    /// Show the decisions of this seat only; the others are looked at too, for the sums
    #[arg(long, value_name = "N", value_parser = value_parser!(u8).range(1..=6))]
    seat: Option<u8>,
    /// Print JSON, a line for each game
    #[arg(long)]
    json: bool,
}

impl Args {
    /// Whether a decision is to be shown.
    fn shows(&self, verdict: &Verdict) -> bool {
        self.seat.is_none_or(|seat| verdict.seat.0 + 1 == seat)
    }
}

pub(crate) fn run(args: &Args, out: &mut Output) -> Result<Outcome> {
    let Some(analyst) = Analyst::named(&args.level) else {
        let names = Analyst::LEVELS.map(|(name, _)| name).join(" or ");
        bail!("`{}` does not analyse games: take {names}", args.level);
    };
    // All logs are read first: one that cannot be read should not cost hours.
    let logs = args.logs.iter().map(|name| read(name)).collect::<Result<Vec<_>>>()?;
    for (log, name) in logs.iter().zip(&args.logs) {
        let (seats, seat) = (seats(log), args.seat.map_or(1, usize::from));
        ensure!(seat <= seats, "{} has {seats} seats, not {seat}", logs::name(name));
    }
    let decisions: usize = logs.iter().map(decisions).sum();
    let words = look::words();
    let bar = progress::bar(words.decisions(), decisions as u64);
    let stop = Interrupt::listen().flag();
    let desk = Desk { args, analyst, words, bar, stop };
    let told = desk.tell(&logs, out);
    desk.bar.finish_and_clear();
    told
}

fn read(name: &str) -> Result<AnyLog> {
    AnyLog::read(&logs::text(name)?).with_context(|| logs::name(name).to_owned())
}

fn seats(log: &AnyLog) -> usize {
    use remparts_engine::kernel::game::Game as _;
    match log {
        AnyLog::Classic(log) => log.game().seats(),
        AnyLog::City(log) => log.game().seats(),
    }
}

fn decisions(log: &AnyLog) -> usize {
    match log {
        AnyLog::Classic(log) => analysis::count(log),
        AnyLog::City(log) => analysis::count(log),
    }
}

/// What is shared by the games that are analysed one after the other.
struct Desk<'a> {
    args: &'a Args,
    analyst: Analyst,
    words: Words,
    bar: ProgressBar,
    stop: Arc<AtomicBool>,
}

impl Desk<'_> {
    fn tell(&self, logs: &[AnyLog], out: &mut Output) -> Result<Outcome> {
        let mut all: Vec<Summary> = Vec::new();
        let mut done = 0;
        for (log, name) in logs.iter().zip(&self.args.logs) {
            let Some(report) = self.analyse(log) else { break };
            add(&mut all, &report.players);
            let told = if self.args.json {
                json::game(self.args, &self.analyst, logs::name(name), log, &report)? + "\n"
            } else {
                let gap = if done == 0 { "" } else { "\n" };
                gap.to_owned() + &text::game(self.args, self.words, logs::name(name), &report)
            };
            // In one piece, so that nobody finds half a line whatever happens.
            self.bar.suspend(|| out.write_all(told.as_bytes()).and_then(|()| out.flush()))?;
            done += 1;
        }
        if done > 1 {
            let told = if self.args.json {
                json::all(&all)? + "\n"
            } else {
                format!("\n{}", text::all(self.words, done, &all))
            };
            self.bar.suspend(|| out.write_all(told.as_bytes()).and_then(|()| out.flush()))?;
        }
        ensure!(done == logs.len(), InWords(self.words.analysis_stopped(done, logs.len())));
        Ok(Outcome::Fine)
    }

    fn analyse(&self, log: &AnyLog) -> Option<Report> {
        let limits = Limits {
            time: self.args.ms.map(Duration::from_millis),
            visits: self.args.visits,
            threads: self.args.threads.map(usize::from),
            stop: Some(Arc::clone(&self.stop)),
        };
        let step = || self.bar.inc(1);
        match log {
            AnyLog::Classic(log) => self.analyst.analyse(log, &limits, &step),
            AnyLog::City(log) => self.analyst.analyse(log, &limits, &step),
        }
    }
}

/// Adds the players of another game, seat by seat.
fn add(all: &mut Vec<Summary>, players: &[Summary]) {
    let games = all.iter().map(|player| player.games).max().unwrap_or(0);
    if all.len() < players.len() {
        all.resize(players.len(), Summary::default());
    }
    for (sum, player) in all.iter_mut().zip(players) {
        let mut player = player.clone();
        // A seat that was not at every table still has to name games by their number among all.
        if let Some(worst) = &mut player.worst {
            worst.game += games - sum.games;
        }
        sum.add(&player);
    }
}
