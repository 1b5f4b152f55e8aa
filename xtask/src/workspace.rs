//! Where the project lies on disk, and how to call cargo in it.

use std::env;
use std::fmt;
use std::fs;
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};

/// The workspace folder, found from xtask's own so that commands work from any folder.
pub(crate) fn root() -> Result<PathBuf> {
    // Cargo tells the running program where its package is. The path noted at build time is for
    // a binary started by hand.
    let package = env::var_os("CARGO_MANIFEST_DIR")
        .map_or_else(|| PathBuf::from(env!("CARGO_MANIFEST_DIR")), PathBuf::from);
    let root = package.parent().context("xtask lies in a folder of the workspace")?;
    Ok(root.to_path_buf())
}

/// Runs cargo in the workspace with its output going straight to the terminal.
pub(crate) fn cargo(root: &Path, args: &[&str], env: &[(&str, &str)]) -> Result<()> {
    // The same cargo that started us, should a machine have several.
    let program = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let status = Command::new(program)
        .args(args)
        .envs(env.iter().copied())
        .current_dir(root)
        .status()
        .context("cannot start cargo")?;
    if !status.success() {
        bail!("`cargo {}` failed ({status})", args.join(" "));
    }
    Ok(())
}

/// Prints a line. A reader such as `head` may have closed the pipe; the work goes on, because its
/// status counts.
pub(crate) fn say(line: impl fmt::Display) -> Result<()> {
    match writeln!(io::stdout(), "{line}") {
        Err(error) if error.kind() != ErrorKind::BrokenPipe => Err(error).context("cannot print"),
        _ => Ok(()),
    }
}

/// Every file below `folder` with this extension, in a fixed order; none if there is no folder.
pub(crate) fn files_below(folder: &Path, extension: &str) -> Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    let mut open = vec![folder.to_path_buf()];
    while let Some(folder) = open.pop() {
        if !folder.is_dir() {
            continue;
        }
        for path in entries(&folder)? {
            if path.is_dir() {
                open.push(path);
            } else if path.extension().is_some_and(|found| found == extension) {
                found.push(path);
            }
        }
    }
    found.sort();
    Ok(found)
}

/// The folders of all crates.
pub(crate) fn crates(root: &Path) -> Result<Vec<PathBuf>> {
    let mut crates = entries(&root.join("crates"))?;
    crates.retain(|path| path.is_dir());
    crates.sort();
    Ok(crates)
}

/// The path as people write it: from the workspace folder, with forward slashes.
pub(crate) fn shown(root: &Path, path: &Path) -> String {
    path.strip_prefix(root).unwrap_or(path).to_string_lossy().replace('\\', "/")
}

/// Reads a text file, naming it when that fails.
pub(crate) fn read(path: &Path) -> Result<String> {
    fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))
}

fn entries(folder: &Path) -> Result<Vec<PathBuf>> {
    let unreadable = || format!("cannot list {}", folder.display());
    let entries = fs::read_dir(folder).with_context(unreadable)?;
    entries.map(|entry| Ok(entry.with_context(unreadable)?.path())).collect()
}
