//! The journeys through the page in a real browser.

use std::env;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};

use crate::{packages, web, workspace};

/// The names Chromium goes by.
const NAMES: &[&str] = &["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/// Opens the page of the program that the tests have built, and plays on it.
pub(crate) fn run(root: &Path) -> Result<()> {
    let chrome = chromium(root)?;
    let program =
        workspace::target(root).join("debug").join(format!("remparts{}", env::consts::EXE_SUFFIX));
    let mut env = vec![("REMPARTS", text(&program)?)];
    if let Some(chrome) = &chrome {
        env.push(("CHROME", text(chrome)?));
    }
    web::npm(root, &["run", "e2e"], &env)
}

/// A Chromium: that of this machine, or one fetched now. Nothing if it is the one that Playwright
/// keeps for itself.
fn chromium(root: &Path) -> Result<Option<PathBuf>> {
    if let Some(chosen) = env::var_os("CHROME").map(PathBuf::from) {
        if !chosen.is_file() {
            bail!("CHROME names {}, and no such file exists", chosen.display());
        }
        return Ok(Some(chosen));
    }
    if let Some(found) = workspace::find_program(NAMES) {
        return Ok(Some(found));
    }
    workspace::say("Chromium, as there is none")?;
    if packages::install(root, &["chromium"]).is_ok()
        && let Some(found) = workspace::find_program(NAMES)
    {
        return Ok(Some(found));
    }
    web::npm(root, &["exec", "playwright", "install", "chromium"], &[]).context(
        "the page is tested in Chromium, and there is none. Install it, or let CHROME name one",
    )?;
    Ok(None)
}

fn text(path: &Path) -> Result<&str> {
    path.to_str().with_context(|| format!("{} is not UTF-8", path.display()))
}
