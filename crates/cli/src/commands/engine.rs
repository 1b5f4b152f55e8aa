//! `engine`: a bot that other programs talk to, line by line.

use super::Outcome;
use crate::engine;
use crate::output::Output;
use anyhow::Result;

/// Speak the open protocol on standard input and output
///
/// For programs that want a bot, and for people who want to see what such a program would hear.
/// docs/PROTOCOL.md describes every command; `hello` lists what there is.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  remparts engine
  printf 'newgame base 2\\nposition start; plies; first 1; draw base/E\\ngo time 500\\n' | remparts engine
  remparts engine --bot random --seed 5")]
pub(crate) struct Args {
    /// Name of the bot that plays
    #[arg(long, default_value = engine::BOT, value_name = "NAME")]
    bot: String,
    /// Seed of the bot's random numbers
    #[arg(long, default_value_t = 0, value_name = "N")]
    seed: u64,
}

pub(crate) fn run(args: &Args, out: &mut Output) -> Result<Outcome> {
    engine::run(&args.bot, args.seed, out)?;
    Ok(Outcome::Fine)
}
