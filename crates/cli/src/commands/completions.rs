//! `completions`: what a shell needs to complete commands.

use super::Outcome;
use crate::output::Output;
use anyhow::Result;
use clap::CommandFactory as _;
use clap_complete::{Shell, generate};
use std::io::Write as _;

/// Print completions for a shell
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  remparts completions bash > ~/.local/share/bash-completion/completions/remparts
  remparts completions zsh > ~/.zfunc/_remparts
  remparts completions fish > ~/.config/fish/completions/remparts.fish")]
pub(crate) struct Args {
    /// The shell to print completions for
    #[arg(value_name = "SHELL")]
    shell: Shell,
}

pub(crate) fn run(args: &Args, out: &mut Output) -> Result<Outcome> {
    // Generators cannot be told that nobody listens, so they write where nothing fails.
    let mut script = Vec::new();
    generate(args.shell, &mut crate::Cli::command(), "remparts", &mut script);
    out.write_all(&script)?;
    Ok(Outcome::Fine)
}
