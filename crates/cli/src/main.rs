#![doc = include_str!("../README.md")]

mod audit;
mod city;
mod classic;
mod commands;
mod contest;
mod database;
mod engine;
mod input;
mod interrupt;
mod laws;
mod ledger;
mod load;
mod logs;
mod look;
mod names;
mod online;
mod output;
mod played;
mod progress;
mod screen;
mod spread;
mod tile_files;
mod trace;
mod wish;

use clap::{Parser, Subcommand};
use commands::{
    Outcome, analyse, arena, backup, bots, check, completions, demo, engine as engine_command,
    export, join, judge, ladder, load as load_command, man, moderate, perft, play, render, replay,
    restore, serve, setups, show, sim, tiles, trace_check, tune, verify_draws,
};
use look::InWords;
use output::{Output, remark};
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
    /// A tile file to play with, beside the sets that come with the program; can be given several
    /// times (docs/TILES.md)
    #[arg(long, global = true, value_name = "FILE")]
    tiles: Vec<String>,
    #[command(flatten)]
    lang: look::Lang,
}

#[derive(Subcommand)]
enum Command {
    Play(play::Args),
    Serve(serve::Args),
    Demo(demo::Args),
    Replay(replay::Args),
    Show(show::Args),
    Render(render::Args),
    Judge(judge::Args),
    Analyse(analyse::Args),
    VerifyDraws(verify_draws::Args),
    Bots(bots::Args),
    Setups(setups::Args),
    Tiles(tiles::Args),
    Sim(sim::Args),
    Perft(perft::Args),
    TraceCheck(trace_check::Args),
    Arena(arena::Args),
    Ladder(ladder::Args),
    Tune(tune::Args),
    Engine(engine_command::Args),
    Join(join::Args),
    Load(load_command::Args),
    Export(export::Args),
    Backup(backup::Args),
    Restore(restore::Args),
    Check(check::Args),
    Moderate(moderate::Args),
    Completions(completions::Args),
    Man(man::Args),
}

fn main() -> ExitCode {
    let out = &mut Output::new();
    let cli = Cli::parse();
    cli.lang.choose();
    let is_render = matches!(cli.command, Command::Render(_));
    // `render` may be asked to draw a set instead of a game played with it.
    let chosen = if is_render { Ok(()) } else { tile_files::choose(&cli.tiles) };
    let run = chosen.and_then(|()| match cli.command {
        Command::Play(args) => play::run(&args),
        Command::Serve(args) => serve::run(&args, out),
        Command::Demo(args) => demo::run(&args, out),
        Command::Replay(args) => replay::run(&args, out),
        Command::Show(args) => show::run(&args, out),
        Command::Render(args) => render::run(&args, &cli.tiles, out),
        Command::VerifyDraws(args) => verify_draws::run(&args, out),
        Command::Bots(_) => bots::run(out),
        Command::Setups(_) => setups::run(out),
        Command::Tiles(args) => tiles::run(&args, out),
        Command::Perft(args) => perft::run(&args, out),
        Command::Sim(args) => sim::run(&args, out),
        Command::Ladder(args) => ladder::run(&args, out),
        Command::Tune(args) => tune::run(&args, out),
        Command::Judge(args) => judge::run(&args, out),
        Command::Analyse(args) => analyse::run(&args, out),
        Command::Arena(args) => arena::run(&args, out),
        Command::TraceCheck(args) => trace_check::run(&args, out),
        Command::Engine(args) => engine_command::run(&args, out),
        Command::Join(args) => join::run(&args, out),
        Command::Load(args) => load_command::run(&args, out),
        Command::Export(args) => export::run(&args, out),
        Command::Backup(args) => backup::run(&args),
        Command::Restore(args) => restore::run(&args),
        Command::Check(args) => check::run(&args, out),
        Command::Moderate(args) => moderate::run(&args, out),
        Command::Completions(args) => completions::run(&args, out),
        Command::Man(args) => man::run(&args, out),
    });
    match run {
        Ok(Outcome::Fine) => ExitCode::SUCCESS,
        Ok(Outcome::Differs) => ExitCode::from(1),
        Err(error) => {
            complain(&error);
            ExitCode::from(2)
        }
    }
}

/// Says why nothing was done. What stands before a sentence is in its language; what only programs
/// say of its cause has lines of its own.
fn complain(error: &anyhow::Error) {
    let Some(said) = error.downcast_ref::<InWords>() else {
        return remark(format_args!("error: {error:#}"));
    };
    remark(format_args!("{}", look::words().error(&said.0)));
    error.chain().skip(1).for_each(|cause| remark(format_args!("  {cause}")));
}
