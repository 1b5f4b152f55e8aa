//! Where the project lies on disk, and how to call programs in it.

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
    finish(cargo_command(root).args(args).envs(env.iter().copied()))
}

/// Lets cargo take over, so that signals meant for us reach what it runs. Comes back only on an
/// error, or where a program cannot become another.
pub(crate) fn cargo_instead(root: &Path, args: &[&str]) -> Result<()> {
    let mut command = cargo_command(root);
    command.args(args);
    #[cfg(unix)]
    return Err(std::os::unix::process::CommandExt::exec(&mut command))
        .context("cannot start cargo");
    #[cfg(not(unix))]
    finish(&mut command)
}

/// Runs a program in a folder with its output going straight to the terminal.
pub(crate) fn run(folder: &Path, program: &str, args: &[&str], env: &[(&str, &str)]) -> Result<()> {
    finish(Command::new(program).args(args).envs(env.iter().copied()).current_dir(folder))
}

/// What a program prints; nothing if it is missing or fails.
pub(crate) fn program_output(program: &str, args: &[&str]) -> Option<String> {
    let output = Command::new(program).args(args).output().ok()?;
    output.status.success().then(|| String::from_utf8_lossy(&output.stdout).into_owned())
}

/// Where the first of these programs lies that is to be found.
pub(crate) fn find_program(names: &[&str]) -> Option<PathBuf> {
    let path = env::var_os("PATH")?;
    let files = names.iter().flat_map(|name| {
        let name = format!("{name}{}", env::consts::EXE_SUFFIX);
        env::split_paths(&path).map(move |folder| folder.join(&name)).collect::<Vec<_>>()
    });
    files.into_iter().find(|file| file.is_file())
}

/// The same cargo that started us, should a machine have several.
fn cargo_command(root: &Path) -> Command {
    let mut command = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.current_dir(root);
    command
}

fn finish(command: &mut Command) -> Result<()> {
    let program = command.get_program().to_owned();
    let name = Path::new(&program).file_stem().unwrap_or(&program).to_string_lossy();
    let status = command.status().with_context(|| format!("cannot start {name}"))?;
    if !status.success() {
        let args: Vec<_> = command.get_args().map(|arg| arg.to_string_lossy()).collect();
        bail!("`{name} {}` failed ({status})", args.join(" "));
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
    let mut found = files_in(folder)?;
    found.retain(|path| path.extension().is_some_and(|found| found == extension));
    Ok(found)
}

/// The file itself, or every file below a folder, in a fixed order.
pub(crate) fn files_in(path: &Path) -> Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    let mut open = vec![path.to_path_buf()];
    while let Some(path) = open.pop() {
        if path.is_dir() {
            open.extend(entries(&path)?);
        } else if path.is_file() {
            found.push(path);
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

/// Writes a file of text anew.
pub(crate) fn write(path: &Path, text: &str) -> Result<()> {
    fs::write(path, text).with_context(|| format!("cannot write {}", path.display()))
}

fn entries(folder: &Path) -> Result<Vec<PathBuf>> {
    let unreadable = || format!("cannot list {}", folder.display());
    let entries = fs::read_dir(folder).with_context(unreadable)?;
    entries.map(|entry| Ok(entry.with_context(unreadable)?.path())).collect()
}

/// The folder in which cargo builds.
pub(crate) fn target(root: &Path) -> PathBuf {
    root.join(env::var_os("CARGO_TARGET_DIR").unwrap_or_else(|| "target".into()))
}
