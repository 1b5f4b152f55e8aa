//! `tiles`: lists, checks, prints and draws tile sets.

use super::{Outcome, render};
use crate::output::{Output, counted};
use crate::tile_files;
use anyhow::{Context, Result, bail};
use remparts_art::plan::Printed;
use remparts_engine::city;
use remparts_engine::kernel::printing::Certainty;
use remparts_engine::notation::tile_file::{self, Listed, TileFileError};
use std::io::Write as _;

/// List, check, print and draw sets of tiles
///
/// Without a file all sets are listed: name, what it is for, tiles, how sure their drawings are, and
/// the digest by which logs and tables name a set. With a file it is checked: every complaint names
/// the line, the set and the tile. docs/TILES.md teaches the format.
#[derive(clap::Args)]
#[command(args_conflicts_with_subcommands = true)]
#[command(after_help = "\
Examples:
  remparts tiles
  remparts tiles print city > mytown.tiles
  remparts tiles mytown.tiles
  remparts tiles draw mytown.tiles -o sheet.png
  remparts play --setup city --tiles mytown.tiles

Exit status: 0 fine, 1 there is something to complain about, 2 wrong usage or unreadable input.")]
pub(crate) struct Args {
    /// Tile files to check
    #[arg(value_name = "FILE")]
    files: Vec<String>,
    #[command(subcommand)]
    task: Option<Task>,
}

#[derive(clap::Subcommand)]
enum Task {
    /// Check tile files, as `remparts tiles FILE` does
    Check {
        /// The tile files to check
        #[arg(value_name = "FILE", required = true)]
        files: Vec<String>,
    },
    /// Print the file of a set, to begin one's own with
    Print {
        /// Its name, as `remparts tiles` lists it
        #[arg(value_name = "NAME")]
        name: String,
    },
    /// Draw all tiles of a set with their names and numbers
    Draw(render::SheetArgs),
}

pub(crate) fn run(args: &Args, out: &mut Output) -> Result<Outcome> {
    match &args.task {
        Some(Task::Check { files }) => check(files, out),
        Some(Task::Print { name }) => {
            write!(out, "{}", listed(name)?.text)?;
            Ok(Outcome::Fine)
        }
        Some(Task::Draw(sheet)) => render::draw_sheet(sheet, out),
        None if args.files.is_empty() => {
            let mut all = tile_file::shipped().into_iter().chain(tile_file::loaded());
            all.try_for_each(|set| writeln!(out, "{}", line(&set)))?;
            Ok(Outcome::Fine)
        }
        None => check(&args.files, out),
    }
}

/// A set that comes with the program or was loaded, by its name.
fn listed(name: &str) -> Result<Listed> {
    let mut all = tile_file::shipped().into_iter().chain(tile_file::loaded()).collect::<Vec<_>>();
    let found = all.iter().rposition(|set| set.name == name);
    let names = || all.iter().map(|set| set.name).collect::<Vec<_>>().join(", ");
    let found = found.with_context(|| format!("no set is called `{name}`; there are {}", names()));
    Ok(all.swap_remove(found?))
}

/// The set that a word means: a file, or one that comes with the program.
pub(crate) fn printed(word: &str) -> Result<Printed> {
    if let Some(set) = Printed::named(word) {
        return Ok(set);
    }
    if !std::path::Path::new(word).exists() {
        let sets: Vec<&str> = remparts_art::plan::Plan::sets().collect();
        bail!("no set is called `{word}`; there are {}, or a file", sets.join(", "));
    }
    let shipped = || {
        let text = tile_files::text(word).ok()?;
        let name =
            text.lines().find_map(|line| line.trim().strip_prefix("set "))?.trim().to_owned();
        Printed::named(&name)
    };
    let loaded = tile_files::load(word)?.map(Printed::from);
    loaded.or_else(shipped).with_context(|| format!("{word} names no set"))
}

/// The line of a set in the list.
fn line(set: &Listed) -> String {
    let Listed { name, role, digest, title, .. } = set;
    let tiles = counted(u64::from(set.tiles), "tile");
    format!("{name:<12} for {role:<12} {tiles:<9} {:<34} {digest}  {title}", certainty(set))
}

/// How sure the drawings of a set are, by kinds of tiles.
fn certainty(set: &Listed) -> String {
    let counts = Certainty::ALL.into_iter().zip(set.certainties).filter(|(_, count)| *count > 0);
    let counts: Vec<String> =
        counts.map(|(certainty, count)| format!("{count} {}", certainty.name())).collect();
    let list = if set.is_reconstruction { ", a reconstruction" } else { "" };
    format!("{}{list}", counts.join(", "))
}

/// Checks files one by one.
fn check(files: &[String], out: &mut Output) -> Result<Outcome> {
    let mut fine = true;
    for file in files {
        let text = tile_files::text(file)?;
        let complaints = complaints(&text);
        for complaint in &complaints {
            writeln!(out, "{file}: {complaint}")?;
        }
        fine &= complaints.is_empty();
        if complaints.is_empty() {
            summary(file, &text, out)?;
        }
    }
    Ok(Outcome::fine_if(fine))
}

/// All complaints about a file: what the reader says, then what it would say without the tile it
/// complained of, and so on.
fn complaints(text: &str) -> Vec<TileFileError> {
    let mut complaints = Vec::new();
    let mut lines: Vec<&str> = text.lines().collect();
    while let Err(error) = tile_file::check(&lines.join("\n")) {
        let Some(line) = error.line_of_tile() else {
            // Without some of its tiles a file does not add up.
            if complaints.is_empty() || !error.is_about_the_sum() {
                complaints.push(error);
            }
            break;
        };
        complaints.push(error);
        let begins = |line: &&str| matches!(line.split_whitespace().next(), Some("tile" | "piece"));
        let first = lines[..line].iter().rposition(begins).unwrap_or(line - 1);
        let next = lines[line..].iter().position(begins).map_or(lines.len(), |next| line + next);
        lines[first..next].fill("");
    }
    complaints
}

/// Prints what a sound file holds.
fn summary(file: &str, text: &str, out: &mut Output) -> Result<()> {
    let Some(tiles) = tile_file::load(text).with_context(|| file.to_owned())? else {
        writeln!(out, "{file}: fine; these are the tiles that come with the program")?;
        return Ok(());
    };
    let set = tiles.listed();
    let (tiles, kinds) = (counted(u64::from(set.tiles), "tile"), set.kinds);
    writeln!(out, "{file}: fine")?;
    writeln!(out, "  set {} for {}: {}", set.name, set.role, set.title)?;
    writeln!(out, "  {tiles} of {kinds} kinds: {}", certainty(&set))?;
    writeln!(out, "  digest {}", set.digest)?;
    if set.role == city::tiles::ROLE && set.tiles != 75 {
        let [first, second, third] = city::Setup::split(set.tiles);
        writeln!(out, "  the box has 75 tiles; played with `piles {first} {second} {third}`")?;
    }
    Ok(())
}
