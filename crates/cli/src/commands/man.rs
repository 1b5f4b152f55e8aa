//! `man`: the manual pages.

use super::Outcome;
use crate::output::{Output, counted, remark};
use anyhow::{Context as _, Result};
use clap::{Command, CommandFactory as _};
use clap_mangen::Man;
use std::fs;
use std::io::Write as _;
use std::path::PathBuf;

/// Print the manual page, or write all of them into a folder
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  remparts man | man -l -
  remparts man --dir ~/.local/share/man/man1")]
pub(crate) struct Args {
    /// Write one page for each command into this folder, made if need be
    #[arg(long, value_name = "DIR")]
    dir: Option<PathBuf>,
}

pub(crate) fn run(args: &Args, out: &mut Output) -> Result<Outcome> {
    let mut top = crate::Cli::command().disable_help_subcommand(true);
    // Only a command that was built knows what it is called from outside.
    top.build();
    let Some(dir) = &args.dir else {
        out.write_all(&page(top)?)?;
        return Ok(Outcome::Fine);
    };
    fs::create_dir_all(dir).with_context(|| format!("cannot make {}", dir.display()))?;
    let commands = top.get_subcommands().cloned().chain([top.clone()]);
    let mut written = 0;
    for command in commands {
        let name = command.get_display_name().unwrap_or("remparts").to_owned();
        let path = dir.join(format!("{name}.1"));
        let page = page(command)?;
        fs::write(&path, page).with_context(|| format!("cannot write {}", path.display()))?;
        written += 1;
    }
    remark(format_args!("{} in {}", counted(written, "page"), dir.display()));
    Ok(Outcome::Fine)
}

/// The page of a command.
fn page(command: Command) -> Result<Vec<u8>> {
    let mut page = Vec::new();
    Man::new(command).render(&mut page)?;
    Ok(page)
}
