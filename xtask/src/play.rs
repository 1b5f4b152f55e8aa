//! `cargo play`: until there is a web page, a complete game in the terminal.

use std::path::Path;

use anyhow::Result;

use crate::workspace;

/// Builds the command line program and lets it show a game; `args` are passed on as they are.
pub(crate) fn run(root: &Path, args: &[&str]) -> Result<()> {
    // Many write `cargo play -- --seed 7`; cargo hands the dashes on.
    let args = args.strip_prefix(&["--"]).unwrap_or(args);
    let start = ["run", "--release", "--package", "remparts-cli", "--", "demo"];
    workspace::cargo(root, &[&start, args].concat(), &[])
}
