//! `cargo xtask web`: the page, built into `web/dist`.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use anyhow::{Context, Result, bail};

use crate::stamp::Stamp;
use crate::{wasm, workspace};

#[cfg(windows)]
const NPM: &str = "npm.cmd";
#[cfg(not(windows))]
const NPM: &str = "npm";

/// What the page is built from; all below `web`, beside [`TEXTS`].
const SOURCES: &[&str] = &[
    "index.html",
    "package-lock.json",
    "public",
    "src",
    "svelte.config.js",
    "tsconfig.json",
    "vite.config.ts",
];

/// What the page says, below the project's folder.
const TEXTS: &str = "locales";

/// Builds what has changed: the engine, the packages, the page.
pub(crate) fn run(root: &Path) -> Result<()> {
    check_node(root)?;
    wasm::run(root)?;
    add_packages(root)?;
    let web = root.join("web");
    let sources = SOURCES.iter().map(|name| web.join(name));
    let sources: Vec<PathBuf> = sources.chain([root.join(TEXTS)]).collect();
    let stamp = Stamp::of(&web.join("dist"), &sources)?;
    if stamp.holds() {
        return workspace::say("the page is up to date");
    }
    workspace::say("page")?;
    npm(root, &["run", "build"], &[])?;
    stamp.press()
}

/// Runs npm in the page's folder.
pub(crate) fn npm(root: &Path, args: &[&str], env: &[(&str, &str)]) -> Result<()> {
    workspace::run(&root.join("web"), NPM, args, env)
}

/// Installs the page's packages unless those that are locked are there.
fn add_packages(root: &Path) -> Result<()> {
    let web = root.join("web");
    let time = |name: &str| -> Option<SystemTime> {
        fs::metadata(web.join(name)).and_then(|found| found.modified()).ok()
    };
    // npm writes the second when it is done.
    if time("package-lock.json") <= time("node_modules/.package-lock.json") {
        return Ok(());
    }
    workspace::say("packages of the page")?;
    npm(root, &["ci", "--no-audit", "--no-fund"], &[])
}

/// Fails unless node is there and new enough for the page's tools.
fn check_node(root: &Path) -> Result<()> {
    let package = workspace::read(&root.join("web/package.json"))?;
    let needed = package
        .split_once("\"node\": \">=")
        .and_then(|(_, rest)| version(rest.split('"').next()?))
        .context("web/package.json does not say which node it needs")?;
    let (major, minor) = needed;
    let get =
        format!("the page needs Node.js {major}.{minor} or newer with npm (https://nodejs.org)");
    let Some(found) = workspace::program_output("node", &["--version"]) else {
        bail!("{get}; there is no node");
    };
    if version(found.trim().trim_start_matches('v')).is_none_or(|found| found < needed) {
        bail!("{get}; this is node {}", found.trim());
    }
    if workspace::program_output(NPM, &["--version"]).is_none() {
        bail!("{get}; there is node, but no npm");
    }
    Ok(())
}

/// The first two numbers of a version.
fn version(text: &str) -> Option<(u32, u32)> {
    let mut numbers = text.split('.').map(str::parse);
    Some((numbers.next()?.ok()?, numbers.next()?.ok()?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_are_compared_as_numbers() {
        assert_eq!(version("20.19"), Some((20, 19)));
        assert_eq!(version("22.3.0"), Some((22, 3)));
        assert!(version("9.11.2") < version("20.19"));
        assert_eq!(version("nightly"), None);
    }
}
