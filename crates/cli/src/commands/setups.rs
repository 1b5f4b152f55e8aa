//! `setups`: lists the short names of setups.

use super::Outcome;
use crate::look;
use crate::output::{Output, remark};
use anyhow::Result;
use remparts_engine::notation::any::AnySetup;
use remparts_engine::sets::{self, SetFacts};
use remparts_terminal::words::stand_ins;
use std::io::Write as _;

/// List the short names of setups
///
/// Names can be combined: base-inns-river-abbot plays three expansions at once.
#[derive(clap::Args)]
#[command(after_help = "\
A file of setup lines can stand in for a name. Every line is optional. Of values with a bar between
them the first is the usual one; without the line `river` there is none:
  players 2..6
  farmers field3|city4|off
  two-tile-city full|half
  river river20|river1|river3
  river-bends corridor|alternating|two-ahead
  start-tile box|bag
  abbot-recall later-turn|same-turn
  garden-retreat off|on
  modules abbot anniversary inn-tiles big-meeples sixth-color gifts
  tiles NAME DIGEST ...
  first drawn|1..6
  origin 0,0 r0

The lines of The City, of which the first is needed:
  game city
  players 2..4
  guards last-wall|each-wall
  beyond next-cell|straight-out
  freed next-turn|at-once
  closing-wall either-end|clockwise
  tiles NAME DIGEST
  piles 30 25 20
  walls 70
  first drawn|1..4

docs/NOTATION.md tells what they mean.")]
pub(crate) struct Args {}

pub(crate) fn run(out: &mut Output) -> Result<Outcome> {
    let words = look::words();
    for (name, meaning) in AnySetup::names() {
        writeln!(out, "{name:<20} {}", words.setup_line(name, meaning))?;
    }
    remark(format_args!("\n{}", words.names_combine()));
    let unknown: Vec<SetFacts> = sets::all().filter(|set| set.stand_ins > 0).collect();
    if let Some(told) = stand_ins(words, &unknown) {
        remark(format_args!("{told}"));
    }
    Ok(Outcome::Fine)
}
