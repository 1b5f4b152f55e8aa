//! `bots`: lists all players by name.

use super::Outcome;
use crate::look;
use crate::output::{Output, remark};
use anyhow::Result;
use remparts_bots::levels::{LEVELS, Style};
use remparts_bots::reference;
use remparts_terminal::words::Words;
use std::io::Write as _;

/// List who plays: levels, styles and reference opponents, with a line about each
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  remparts bots
  remparts bots --lang fr
  remparts play --seats you,expert+farmer
  remparts arena --bots expert,virtual-greedy --pairs 10

docs/BOTS.md tells how they think and how strong they are.")]
pub(crate) struct Args {}

pub(crate) fn run(out: &mut Output) -> Result<Outcome> {
    let words: Words = look::words();
    writeln!(out, "{}", words.levels_title())?;
    for (name, _) in LEVELS {
        writeln!(out, "  {name:<16} {}", words.level_line(name))?;
    }
    writeln!(out, "\n{}", words.styles_title())?;
    for (_, name, _) in Style::NAMED {
        writeln!(out, "  {name:<16} {}", words.style_line(name))?;
    }
    writeln!(out, "\n{}", words.opponents_title())?;
    for (name, english) in reference::NAMES {
        writeln!(out, "  {name:<16} {}", words.opponent_line(name, english))?;
    }
    remark(format_args!("\n{}", words.bots_combine()));
    Ok(Outcome::Fine)
}
