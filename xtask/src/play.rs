//! `cargo play`: the page, built and served.

use std::path::Path;

use anyhow::Result;

use crate::{web, workspace};

/// Builds the page and the program around it, and becomes that program; `args` are passed on as
/// they are.
pub(crate) fn run(root: &Path, args: &[&str]) -> Result<()> {
    // Many write `cargo play -- --open`; cargo hands the dashes on.
    let args = args.strip_prefix(&["--"]).unwrap_or(args);
    web::run(root)?;
    workspace::say("program")?;
    let start = ["run", "--release", "--package", "remparts-cli", "--", "serve"];
    workspace::cargo_instead(root, &[&start, args].concat())
}
