//! The remparts command line.

mod commands;
mod dice;
mod laws;
mod progress;

mod spread;
mod trace;
mod wish;

use clap::{Parser, Subcommand};
use commands::{Outcome, sim, trace_check};
use std::process::ExitCode;

/// Play, check and measure games of Carcassonne
#[derive(Parser)]
#[command(name = "remparts", version, max_term_width = 100)]
#[command(after_help = "\
Data goes to standard output, everything else to standard error.
Exit status: 0 fine, 1 a check found something, 2 wrong usage or unreadable input.")]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Sim(sim::Args),
    TraceCheck(trace_check::Args),
}

fn main() -> ExitCode {
    let run = match Cli::parse().command {
        Command::Sim(args) => sim::run(&args),
        Command::TraceCheck(args) => trace_check::run(&args),
    };
    match run {
        Ok(Outcome::Fine) => ExitCode::SUCCESS,
        Ok(Outcome::Differs) => ExitCode::from(1),
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::from(2)
        }
    }
}
