//! `tune`: better constants for the judge, by self-play (SPSA).

use super::Outcome;
use crate::contest::Contested;
use crate::input;
use crate::output::{Output, remark};
use crate::progress;
use crate::wish::Wish;
use anyhow::{Context, Result, bail, ensure};
use clap::value_parser;
use remparts_bots::arena::{Match, stats};
use remparts_bots::search::{SearchOptions, Seeker};
use remparts_bots::tune::Tuner;
use remparts_bots::{Judged, Limits};
use remparts_engine::city::City;
use remparts_engine::classic::Classic;
use remparts_engine::notation::any::AnySetup;
use std::fs::{self, File};
use std::io::Write as _;
use std::panic::resume_unwind;
use std::path::{Path, PathBuf};
use std::thread::ScopedJoinHandle;

/// Look for better constants of the evaluation by self-play
///
/// At every step all constants are moved a little at once, each up or down by chance, and the
/// result of a few pairs of games against the opposite move says where to go. What is printed in
/// the end has to prove itself in the arena.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  remparts tune --steps 600 --pairs 96 --threads 2 --out base.tune
  remparts tune --setup classic-all --knobs big,abbot,gift --steps 200 --out all.tune

With --out the same command goes on where it was stopped.")]
pub(crate) struct Args {
    #[command(flatten)]
    wish: Wish,
    /// Number of steps in all
    #[arg(long, default_value_t = 200, value_name = "N")]
    steps: u64,
    /// Pairs of games at each step
    #[arg(long, default_value_t = 48, value_name = "N", value_parser = value_parser!(u64).range(1..))]
    pairs: u64,
    /// Visits of a search for each choice [default: none, every action is judged once]
    #[arg(long, value_name = "N")]
    visits: Option<u64>,
    /// Only these constants move [default: all of them]
    #[arg(long, value_name = "NAME,NAME", value_delimiter = ',')]
    knobs: Vec<String>,
    /// Seed of the series of games
    #[arg(long, default_value_t = 1, value_name = "N")]
    seed: u64,
    /// Number of threads that play
    #[arg(long, default_value_t = 1, value_name = "N")]
    #[arg(value_parser = value_parser!(u16).range(1..=256))]
    threads: u16,
    /// Keep the state in this file after every step, and go on with what it holds
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
}

pub(crate) fn run(args: &Args, out: &mut Output) -> Result<Outcome> {
    match args.wish.read()? {
        AnySetup::Classic(setup) => tune::<Classic>(args, setup, out),
        AnySetup::City(setup) => tune::<City>(args, setup, out),
    }
}

fn tune<G: Contested + Judged>(args: &Args, setup: G::Setup, out: &mut Output) -> Result<Outcome> {
    let seats = G::set_up(setup)?.seats();
    let mut knobs = G::knobs(&G::Weights::default());
    for name in &args.knobs {
        ensure!(knobs.iter().any(|knob| knob.name == name), "there is no constant `{name}`");
    }
    for knob in &mut knobs {
        if !args.knobs.is_empty() && !args.knobs.iter().any(|name| knob.name == name) {
            knob.step = 0.0;
        }
    }
    let mut tuner = Tuner::new(knobs, args.seed);
    if let Some(path) = args.out.as_deref().filter(|path| path.exists()) {
        read(&mut tuner, path)?;
        remark(format_args!("going on after step {}", tuner.steps));
    }
    let bar = progress::bar("steps", args.steps);
    bar.set_position(tuner.steps);
    bar.reset_eta();
    let limits = args.visits.map_or_else(Limits::default, Limits::of_visits);
    let game = Match { setup, seats, bots: 2, limits, seed: args.seed };
    while tuner.steps < args.steps {
        let trial = tuner.trial();
        let from = tuner.steps * args.pairs;
        let margin = margin::<G>(args, &game, [&trial.plus, &trial.minus], from)?;
        tuner.learn(&trial, margin);
        if let Some(path) = &args.out {
            write(&tuner, path)?;
        }
        bar.inc(1);
    }
    bar.finish_and_clear();
    for (knob, mean) in tuner.knobs.iter().zip(&tuner.means) {
        writeln!(out, "{:<16}{mean:>9.3}  was {:>7.3}", knob.name, knob.value)?;
    }
    Ok(Outcome::Fine)
}

/// By how many points a game the first constants beat the second.
fn margin<G: Contested + Judged>(
    args: &Args,
    game: &Match<G::Setup>,
    sides: [&[f32]; 2],
    from: u64,
) -> Result<f32> {
    let weights = sides.map(G::with_knobs);
    let manner =
        if args.visits.is_some() { SearchOptions::default() } else { SearchOptions::glance() };
    let play = |pair: u64| -> Result<f64> {
        let games = game.play_pair::<G>(from + pair, &|bot, seed| {
            Ok(Box::new(Seeker::<G>::new(weights[bot], manner, seed)))
        })?;
        let outcomes: Vec<_> = games.into_iter().map(|game| game.outcome).collect();
        Ok(stats::margin(&outcomes))
    };
    // Each thread takes every n-th pair, and sums are added in the order of threads.
    let threads = usize::from(args.threads);
    let row = |first: u64| (first..args.pairs).step_by(threads).map(play).sum::<Result<f64>>();
    let sum = std::thread::scope(|scope| {
        let rows: Vec<_> =
            (0..threads as u64).map(|first| scope.spawn(move || row(first))).collect();
        let join = |row: ScopedJoinHandle<'_, _>| row.join().unwrap_or_else(|p| resume_unwind(p));
        rows.into_iter().map(join).sum::<Result<f64>>()
    })?;
    Ok((sum / args.pairs as f64) as f32)
}

/// Most bytes of a tuner's file.
const MAX_BYTES: usize = 1 << 16;

/// Writes the state to a temporary file and renames it over the old one, so that there is always a
/// whole one.
fn write(tuner: &Tuner, path: &Path) -> Result<()> {
    let mut text = format!("tune 1\nsteps {}\nseed {}\n", tuner.steps, tuner.seed);
    for ((knob, value), mean) in tuner.knobs.iter().zip(&tuner.values).zip(&tuner.means) {
        text += &format!("{} {value} {mean}\n", knob.name);
    }
    let next = path.with_extension("next");
    let done = fs::write(&next, text).and_then(|()| fs::rename(&next, path));
    done.with_context(|| format!("cannot write {}", path.display()))
}

fn read(tuner: &mut Tuner, path: &Path) -> Result<()> {
    let name = path.display();
    let file = File::open(path).with_context(|| format!("cannot open {name}"))?;
    let text = input::text(file, MAX_BYTES).with_context(|| format!("cannot read {name}"))?;
    let mut lines = text.lines();
    ensure!(lines.next() == Some("tune 1"), "{name} is not the state of a tuner");
    let mut number = |key: &str| {
        let line = lines.next().and_then(|line| line.strip_prefix(key));
        line.and_then(|rest| rest.trim().parse::<u64>().ok())
    };
    let (Some(steps), Some(seed)) = (number("steps"), number("seed")) else {
        bail!("{name}: expected `steps N` and `seed N` in lines 2 and 3")
    };
    ensure!(seed == tuner.seed, "{name} was begun with --seed {seed}");
    for (n, knob) in tuner.knobs.iter().enumerate() {
        let words: Vec<&str> = lines.next().unwrap_or_default().split_whitespace().collect();
        let finite = |word: &str| word.parse::<f32>().ok().filter(|value| value.is_finite());
        let numbers = match words[..] {
            [name, value, mean] if name == knob.name => finite(value).zip(finite(mean)),
            _ => None,
        };
        let Some((value, mean)) = numbers else {
            bail!("{name}, line {}: expected `{} VALUE MEAN`", n + 4, knob.name)
        };
        (tuner.values[n], tuner.means[n]) = (value, mean);
    }
    tuner.steps = steps;
    Ok(())
}
