//! The remparts command line.

mod commands;
mod dice;
mod greedy;
mod laws;
mod ledger;
mod logs;
mod progress;
mod screen;

mod spread;
mod trace;
mod wish;

use clap::{Parser, Subcommand};
use commands::{Outcome, demo, perft, replay, setups, show, sim, trace_check};
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
    Demo(demo::Args),
    Replay(replay::Args),
    Show(show::Args),
    Setups(setups::Args),
    Sim(sim::Args),
    Perft(perft::Args),
    TraceCheck(trace_check::Args),
}

fn main() -> ExitCode {
    leave_quietly_when_nobody_reads();
    let run = match Cli::parse().command {
        Command::Demo(args) => demo::run(&args),
        Command::Replay(args) => replay::run(&args),
        Command::Show(args) => show::run(&args),
        Command::Setups(_) => Ok(setups::run()),
        Command::Perft(args) => perft::run(&args),
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

/// A reader such as `head` may close the pipe early; that is no reason to complain.
fn leave_quietly_when_nobody_reads() {
    let usual = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic| {
        let broken = |text: &String| text.contains("stdout: Broken pipe");
        if panic.payload().downcast_ref().is_some_and(broken) {
            std::process::exit(0);
        }
        usual(panic);
    }));
}
