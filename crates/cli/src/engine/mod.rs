//! The engine's side of the protocol of `docs/PROTOCOL.md`.
//!
//! One thread reads and does nothing else (`inbox`), so that `stop` is heard at any time; commands
//! (`session`) are handled one after the other in the order in which they came, on the game at hand
//! (`game`) by the options that were set (`options`).

mod game;
mod inbox;
mod options;
mod session;

use crate::output::Output;
use anyhow::{Result, anyhow};
pub(crate) use options::BOT;
use options::Options;
use session::{Next, Session};
use std::io::{self, BufReader, Write as _};

/// Runs until the input ends or the host says `quit`.
pub(crate) fn run(bot: &str, seed: u64, out: &mut Output) -> Result<()> {
    let mut options = Options { seed, ..Options::default() };
    options.set("bot", bot).map_err(|error| anyhow!(error))?;
    let mut session = Session::new(options);
    for said in inbox::open(BufReader::new(io::stdin())) {
        let next = said.line.and_then(|line| {
            session.handle(&line, said.stop, &mut |line| {
                // A host that has gone away is noticed when its input ends.
                let _ = writeln!(out, "{line}");
            })
        });
        match next {
            Ok(Next::Command) => {}
            Ok(Next::Quit) => break,
            Err(error) => writeln!(out, "error {}", clean(&error))?,
        }
        out.flush()?;
        if out.is_closed() {
            break;
        }
    }
    Ok(())
}

/// An error on one line, whatever was quoted in it.
fn clean(error: &str) -> String {
    const SHOWN: usize = 300;
    let plain = |sign: char| if sign.is_control() { '?' } else { sign };
    error.chars().take(SHOWN).map(plain).collect()
}
