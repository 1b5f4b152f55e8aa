//! `verify-draws`: checks that chance answered from the seed that was committed to.

use super::Outcome;
use crate::logs;
use crate::output::{Output, counted};
use anyhow::{Context as _, Result};
use remparts_engine::kernel::dealer::{Commitment, Seed};
use remparts_engine::notation::draws::{Unverified, Verified, verify};
use std::io::Write as _;

/// Check that the draws of a game come from the seed that was promised
///
/// A server shows the SHA-256 of a game's seed before the first tile, and the seed after the last.
/// The log holds both, in lines that begin with `# commitment` and `# seed`, and in lines `# nonce`
/// what players have added to the seed before the first tile. This checks that the seed is the one
/// that was promised, and that every answer of chance in the log is the one that they give together.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  remparts verify-draws game.log
  remparts verify-draws game.log --commitment 4bb06f8e...   # as you noted it before the game

How draws follow from the seed is told in docs/NOTATION.md, so that it can be checked without this
program as well.

Exit status: 0 all draws are as promised, 1 the seed or a draw is another, 2 the log cannot be read or
does not tell its seed.")]
pub(crate) struct Args {
    /// The log; `-` reads standard input
    #[arg(value_name = "LOG")]
    log: String,
    /// The seed, as 64 hexadecimal digits [default: the one in the log]
    #[arg(long, value_name = "HEX", value_parser = seed)]
    seed: Option<Seed>,
    /// The SHA-256 of the seed as shown before the game, as 64 hexadecimal digits [default: the one
    /// in the log]
    #[arg(long, value_name = "HEX", value_parser = commitment)]
    commitment: Option<Commitment>,
}

/// The error for a number that cannot be read.
const DIGITS: &str = "expected 64 hexadecimal digits";

fn seed(text: &str) -> Result<Seed, &'static str> {
    Seed::read(text).ok_or(DIGITS)
}

fn commitment(text: &str) -> Result<Commitment, &'static str> {
    Commitment::read(text).ok_or(DIGITS)
}

pub(crate) fn run(args: &Args, out: &mut Output) -> Result<Outcome> {
    let text = logs::text(&args.log)?;
    match verify(&text, args.seed.clone(), args.commitment) {
        Ok(Verified { plies, draws, commitment, nonces }) => {
            let draws = counted(draws as u64, "draw");
            write!(
                out,
                "verified: {draws} in {plies} plies come from the seed with hash {commitment}"
            )?;
            match nonces {
                0 => writeln!(out)?,
                _ => writeln!(out, " and {} of players", counted(nonces as u64, "nonce"))?,
            }
            Ok(Outcome::Fine)
        }
        Err(found @ (Unverified::OtherSeed { .. } | Unverified::OtherDraw { .. })) => {
            writeln!(out, "{found}")?;
            Ok(Outcome::Differs)
        }
        Err(error) => Err(error).with_context(|| logs::name(&args.log).to_owned()),
    }
}
