//! What must never enter the repository, whoever's machine it was written on.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::workspace;

const MAX_BYTES: u64 = 2 * 1024 * 1024;
const MAX_RUST_LINES: usize = 600;

/// Top folders in which people and build machines keep their own things. A path into one of them
/// holds on one machine only.
const MACHINE_FOLDERS: &[&str] = &["home", "root", "Users", "work", "workspace", "builds", "farm"];

/// Names that give a package registry's host away. Which one serves a package is each machine's
/// own affair; links for readers go to documentation.
const REGISTRY_NAMES: &[&str] =
    &["crates", "npmjs", "yarnpkg", "pypi", "pythonhosted", "debian", "ubuntu"];

/// The one source a locked package may have.
const DEFAULT_SOURCE: &str = "registry+https://github.com/rust-lang/crates.io-index";

/// Fails with a list of every offending place.
pub(crate) fn run(root: &Path) -> Result<()> {
    let files = files(root)?;
    let mut problems = Vec::new();
    for path in &files {
        let file = workspace::shown(root, path);
        problems.extend(problems_in(&file, path)?);
    }
    if !problems.is_empty() {
        bail!("the repository is not clean:\n  {}", problems.join("\n  "));
    }
    workspace::say(format_args!("{} files are clean", files.len()))
}

/// What git tracks, and what it would with the next `git add`: better told before the commit.
fn files(root: &Path) -> Result<Vec<PathBuf>> {
    let output = Command::new("git")
        .args(["ls-files", "-z", "--cached", "--others", "--exclude-standard", "--deduplicate"])
        .current_dir(root)
        .output()
        .context("cannot start git")?;
    if !output.status.success() {
        bail!("`git ls-files` failed: {}", String::from_utf8_lossy(&output.stderr).trim());
    }
    let names = String::from_utf8(output.stdout).context("a file name is not UTF-8")?;
    let paths = names.split_terminator('\0').map(|name| root.join(name));
    // Git goes on listing a file deleted from the folder until that is committed.
    Ok(paths.filter(|path| path.is_file()).collect())
}

fn problems_in(file: &str, path: &Path) -> Result<Vec<String>> {
    let bytes = fs::read(path).with_context(|| format!("cannot read {file}"))?;
    let mut problems = Vec::new();
    if bytes.len() as u64 > MAX_BYTES {
        problems.push(format!("{file}: {} bytes, more than {MAX_BYTES}", bytes.len()));
    }
    if let Ok(text) = String::from_utf8(bytes) {
        let lines = text.lines().count();
        // Nobody reads what is made from a table line by line.
        let made = text.starts_with("//! Made by `cargo xtask ");
        if file.ends_with(".rs") && !made && lines > MAX_RUST_LINES {
            problems.push(format!("{file}: {lines} lines, more than {MAX_RUST_LINES}"));
        }
        for (index, line) in text.lines().enumerate() {
            if let Some(problem) = problem_on(file, line) {
                problems.push(format!("{file}:{}: {problem}", index + 1));
            }
        }
    }
    Ok(problems)
}

fn problem_on(file: &str, line: &str) -> Option<&'static str> {
    if holds_machine_path(line) {
        return Some("a path of one machine");
    }
    let is_locked_source = file.ends_with("Cargo.lock") && line.starts_with("source = ");
    if is_locked_source && line != format!("source = \"{DEFAULT_SOURCE}\"") {
        return Some("a package from another source than the default registry");
    }
    if file.ends_with("package-lock.json") && line.trim_start().starts_with("\"resolved\":") {
        return Some("where one machine got a package from");
    }
    hosts(line).any(is_registry).then_some("a package registry's host")
}

fn holds_machine_path(line: &str) -> bool {
    let is_windows_home = line.contains(concat!(":", r"\Users\"));
    is_windows_home
        || line.match_indices('/').any(|(at, _)| {
            let (before, after) = (&line[..at], &line[at + 1..]);
            let name = after.split(|c: char| !c.is_alphanumeric() && !"-_.".contains(c)).next();
            // A full stop may end the sentence.
            let name = name.unwrap_or_default().trim_end_matches('.');
            begins_a_path(before) && MACHINE_FOLDERS.contains(&name)
        })
}

/// Whether a slash after `before` starts an absolute path. In `src/x`, `https://x`, `</x>` and
/// `//x` it does not.
fn begins_a_path(before: &str) -> bool {
    before.ends_with("file://")
        || before
            .chars()
            .next_back()
            .is_none_or(|c| c.is_whitespace() || "\"'`([{=:,;|>".contains(c))
}

fn hosts(line: &str) -> impl Iterator<Item = &str> {
    line.split("://").skip(1).map(|rest| {
        let is_in_host = |c: char| c.is_ascii_alphanumeric() || "-.".contains(c);
        rest.split(|c| !is_in_host(c)).next().unwrap_or_default()
    })
}

fn is_registry(host: &str) -> bool {
    host.split('.').any(|label| REGISTRY_NAMES.contains(&label))
}

#[cfg(test)]
mod tests {
    use super::*;

    // The samples are put together here, so that this file passes its own check.

    #[test]
    fn absolute_paths_into_machine_folders_are_found() {
        for folder in MACHINE_FOLDERS {
            for sample in [
                format!("/{folder}/ann/project"),
                format!("cd /{folder}"),
                format!("It lies in /{folder}."),
                format!("let path = \"/{folder}/x\";"),
                format!("see (/{folder}/x)"),
                format!("PATH=bin:/{folder}/bin"),
                format!("file:///{folder}/x"),
            ] {
                assert!(holds_machine_path(&sample), "{sample}");
            }
        }
        assert!(holds_machine_path(&format!(r"C:{}Users\ann", '\\')));
    }

    #[test]
    fn other_slashes_are_left_alone() {
        for folder in MACHINE_FOLDERS {
            for sample in [
                format!("src/{folder}/x"),
                format!("../{folder}/x"),
                format!("https://example.org/{folder}/x"),
                format!("</{folder}>"),
                format!("//{folder} it out"),
                format!("/{folder}-made"),
                format!("/{folder}s"),
            ] {
                assert!(!holds_machine_path(&sample), "{sample}");
            }
        }
        assert!(!holds_machine_path("#!/usr/bin/env bash"));
    }

    #[test]
    fn registry_hosts_are_found_in_links_only() {
        for name in REGISTRY_NAMES {
            let link = format!("get it from https{}static.{name}.org/x", "://");
            assert!(problem_on("README.md", &link).is_some(), "{link}");
            assert!(problem_on("README.md", name).is_none());
        }
        assert!(problem_on("README.md", "https://docs.rs/anyhow").is_none());
    }

    #[test]
    fn locked_packages_come_from_the_default_registry() {
        let source = |from: &str| problem_on("Cargo.lock", &format!("source = \"{from}\""));
        assert_eq!(source(DEFAULT_SOURCE), None);
        assert!(source("sparse+https://mirror.example.org/index/").is_some());
        assert!(source("git+https://example.org/x").is_some());
        let resolved = "      \"resolved\": \"https://mirror.example.org/x.tgz\",";
        assert!(problem_on("web/package-lock.json", resolved).is_some());
        assert!(problem_on("web/package.json", resolved).is_none());
    }
}
