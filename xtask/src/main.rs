//! The project's own commands, run as `cargo xtask COMMAND`. README.md says what is where.

mod browser;
mod hygiene;
mod packages;
mod pictures;
mod play;
mod rules;
mod services;
mod stamp;
mod verify;
mod wasm;
mod web;
mod words;
mod workspace;

use std::env;
use std::io::{self, Write};
use std::process::ExitCode;

use anyhow::{Result, bail};

const HELP: &str = "\
The project's own commands.

Usage: cargo xtask COMMAND

Commands:
  play [ARGS]         build the page and serve it; ARGS go to `remparts serve`
  verify              run every check, stopping at the first that fails
  services -- WORDS   run a command while PostgreSQL and NATS run for its tests
  web                 build the page into web/dist, where the program takes it from
  wasm                build the engine for browsers, which the page is built on
  words [--check]     make the accessors of the catalogue in locales/, or check that they are up to date
  rules [--brief]     show which test names which rule; fail on rules without a test or a source
  pictures            make the pictures of the documentation anew
  help                show this text

`cargo play` and `cargo verify` are short for the first two.";

fn main() -> ExitCode {
    let args: Vec<String> = env::args().skip(1).collect();
    match run(&args) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            // If nobody can hear it, nobody can be told so either.
            let _ = writeln!(io::stderr(), "error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(args: &[String]) -> Result<()> {
    let root = workspace::root()?;
    let words: Vec<&str> = args.iter().map(String::as_str).collect();
    match words.as_slice() {
        [] | ["help" | "--help" | "-h", ..] | [_, "--help" | "-h"] => workspace::say(HELP),
        ["play", rest @ ..] => play::run(&root, rest),
        ["verify"] => verify::run(&root),
        ["services", rest @ ..] => services::run(&root, rest),
        [services::GUARD, rest @ ..] => services::guard(rest),
        ["web"] => web::run(&root),
        ["wasm"] => wasm::run(&root),
        ["words"] => words::run(&root, words::Mode::Write),
        ["words", "--check"] => words::run(&root, words::Mode::Check),
        ["rules"] => rules::run(&root, rules::Detail::Full),
        ["rules", "--brief"] => rules::run(&root, rules::Detail::Brief),
        ["pictures"] => pictures::run(&root),
        [command @ ("verify" | "web" | "wasm" | "words" | "rules" | "pictures"), rest @ ..] => {
            bail!("`{command}` does not understand `{}`\n\n{HELP}", rest.join(" "))
        }
        [command, ..] => bail!("there is no command `{command}`\n\n{HELP}"),
    }
}
