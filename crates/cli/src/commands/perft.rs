//! `perft`: how many lines of play there are, and a fingerprint of where they lead.

use super::Outcome;
use crate::output::Output;
use crate::wish::Wish;
use anyhow::Result;
use clap::value_parser;
use remparts_engine::city::City;
use remparts_engine::classic::Classic;
use remparts_engine::kernel::perft::{Perft, divide, perft};
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
    /// Plies to follow, at most 16: nobody will see the end of more
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
    if !args.divide || args.depth == 0 {
        print(out, "total", &perft(game, args.depth))?;
        return Ok(Outcome::Fine);
    }
    let mut total = Perft::default();
    for (step, part) in divide(game, args.depth) {
        print(out, &write_ply(game, step.into()), &part)?;
        total.lines += part.lines;
        total.digests = total.digests.wrapping_add(part.digests);
    }
    print(out, "total", &total)?;
    Ok(Outcome::Fine)
}

fn print(out: &mut Output, what: &str, found: &Perft) -> io::Result<()> {
    writeln!(out, "{what:<24} lines {:>12}  digests {:016x}", found.lines, found.digests)
}
