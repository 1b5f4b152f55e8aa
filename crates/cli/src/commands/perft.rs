//! `perft`: counts every line of play to a depth, with a digest of where they lead.

use super::Outcome;
use crate::interrupt::Interrupt;
use crate::output::Output;
use crate::wish::Wish;
use anyhow::{Result, ensure};
use clap::value_parser;
use remparts_engine::city::City;
use remparts_engine::classic::Classic;
use remparts_engine::kernel::game::{Game, Quiet};
use remparts_engine::kernel::perft::{Perft, Step, perft, steps};
use remparts_engine::notation::Written;
use remparts_engine::notation::any::AnySetup;
use remparts_engine::notation::ply::write_ply;
use std::io::{self, Write as _};

/// Count every line of play to a depth
///
/// A ply is a seat's choice or one possible answer of chance. The digest sum changes when any
/// position at the end of a line does.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  remparts perft --depth 3
  remparts perft --setup base-river --players 3 --depth 2 --divide")]
pub(crate) struct Args {
    #[command(flatten)]
    wish: Wish,
    /// Plies to follow, at most 16: deeper counts would never end
    #[arg(long, short, value_name = "N", value_parser = value_parser!(u32).range(..=16))]
    depth: u32,
    /// Show each first ply apart
    #[arg(long)]
    divide: bool,
}

pub(crate) fn run(args: &Args, out: &mut Output) -> Result<Outcome> {
    match args.wish.read()? {
        AnySetup::Classic(setup) => count(args, &Classic::new(setup)?, out),
        AnySetup::City(setup) => count(args, &City::new(setup)?, out),
    }
}

fn count<G: Written>(args: &Args, game: &G, out: &mut Output) -> Result<Outcome> {
    let interrupt = Interrupt::listen();
    let mut total = Perft::default();
    if args.divide && args.depth > 0 {
        for step in steps(game) {
            let mut part = Perft::default();
            follow(&after(game, step), args.depth - 1, &interrupt, &mut part);
            // A count that was broken off says nothing.
            if interrupt.is_set() {
                break;
            }
            print(out, &write_ply(game, step.into()), &part)?;
            add(&mut total, part);
        }
    } else {
        follow(game, args.depth, &interrupt, &mut total);
    }
    let is_whole = !interrupt.is_set();
    print(out, if is_whole { "total" } else { "up to here" }, &total)?;
    ensure!(is_whole, "stopped after {} lines", total.lines);
    Ok(Outcome::Fine)
}

/// Lines this short are counted in one go.
const SHORT: u32 = 2;

/// Counts the lines from a position until somebody stops it.
fn follow<G: Game>(game: &G, depth: u32, interrupt: &Interrupt, total: &mut Perft) {
    let on = if depth > SHORT { steps(game) } else { Vec::new() };
    if on.is_empty() {
        return add(total, perft(game, depth));
    }
    for step in on {
        if interrupt.is_set() {
            return;
        }
        follow(&after(game, step), depth - 1, interrupt, total);
    }
}

/// The position after a step.
fn after<G: Game>(game: &G, step: Step<G>) -> G {
    let mut next = game.clone();
    match step {
        Step::Action(action) => next.play_listed(action, &mut Quiet),
        Step::Answer(answer) => next.resolve_listed(answer, &mut Quiet),
    }
    next
}

fn add(total: &mut Perft, part: Perft) {
    total.lines += part.lines;
    total.digests = total.digests.wrapping_add(part.digests);
}

fn print(out: &mut Output, what: &str, found: &Perft) -> io::Result<()> {
    writeln!(out, "{what:<24} lines {:>12}  digests {:016x}", found.lines, found.digests)
}
