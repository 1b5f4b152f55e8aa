//! Runs the real program.

use std::io::{BufRead as _, BufReader, ErrorKind, Write as _};
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

/// The result of a run of the program.
pub(crate) struct Run {
    /// Exit status of the program.
    pub(crate) status: i32,
    /// Text on standard output.
    pub(crate) out: String,
    /// Text on standard error.
    pub(crate) err: String,
}

impl From<Output> for Run {
    fn from(output: Output) -> Self {
        Self {
            status: output.status.code().expect("the program ends by itself"),
            out: String::from_utf8(output.stdout).expect("output is text"),
            err: String::from_utf8(output.stderr).expect("messages are text"),
        }
    }
}

fn command(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_remparts"));
    command.args(args).env_remove("NO_COLOR");
    command
}

/// Runs `remparts` with these arguments.
pub(crate) fn remparts(args: &[&str]) -> Run {
    command(args).output().expect("the program starts").into()
}

/// Runs `remparts` with something to read.
#[allow(dead_code, reason = "not every test file feeds the program")]
pub(crate) fn remparts_reading(args: &[&str], input: &str) -> Run {
    let mut child = command(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut stdin = child.stdin.take().expect("a pipe was asked for");
    match stdin.write_all(input.as_bytes()) {
        // A program that refuses its arguments ends without reading.
        Err(error) if error.kind() == ErrorKind::BrokenPipe => {}
        written => written.expect("the program reads"),
    }
    drop(stdin);
    child.wait_with_output().expect("the program ends").into()
}

/// Runs `remparts` for a reader that leaves after the first line, as `head -1` does.
#[allow(dead_code, reason = "not every test file leaves early")]
pub(crate) fn remparts_for_one_line(args: &[&str]) -> Run {
    let mut child = command(args)
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut out = String::new();
    let stdout = child.stdout.take().expect("a pipe was asked for");
    BufReader::new(stdout).read_line(&mut out).expect("the program says something");
    Run { out, ..child.wait_with_output().expect("the program ends").into() }
}

/// A file below the build folder that no other test uses.
#[allow(dead_code, reason = "not every test file writes files")]
pub(crate) fn scratch(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name)
}

/// A path as an argument.
#[allow(dead_code, reason = "not every test file writes files")]
pub(crate) fn text(path: &std::path::Path) -> &str {
    path.to_str().expect("test paths are text")
}
