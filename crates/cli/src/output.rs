//! Output to readers that may leave early.

use remparts_terminal::visible::{self, Stream};
use std::fmt;
use std::io::{self, ErrorKind, IsTerminal as _, Stdout, Write};

/// Standard output. When its reader has closed the pipe, as `head` does, the program goes on
/// silently: a log is still to be written, and the exit status of a check still counts.
pub(crate) struct Output {
    stdout: Stdout,
    closed: bool,
    /// The filter that makes untrusted text harmless to a terminal; files and pipes get every byte.
    border: Option<Stream>,
}

impl Output {
    /// Standard output, taken for open until a write fails.
    pub(crate) fn new() -> Self {
        let stdout = io::stdout();
        let border = stdout.is_terminal().then(Stream::default);
        Self { stdout, closed: false, border }
    }

    /// Whether the reader has closed the pipe.
    pub(crate) const fn is_closed(&self) -> bool {
        self.closed
    }

    /// Turns a closed pipe into `unheard`, and adds the place to any other error.
    fn heard<T>(&mut self, said: io::Result<T>, unheard: T) -> io::Result<T> {
        said.or_else(|error| {
            if error.kind() != ErrorKind::BrokenPipe {
                let problem = format!("cannot write to standard output: {error}");
                return Err(io::Error::new(error.kind(), problem));
            }
            self.closed = true;
            Ok(unheard)
        })
    }
}

impl Write for Output {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let said = match &mut self.border {
            _ if self.closed => Ok(bytes.len()),
            Some(border) => {
                let passed = border.pass(bytes);
                self.stdout.write_all(passed.as_bytes()).map(|()| bytes.len())
            }
            None => self.stdout.write(bytes),
        };
        self.heard(said, bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        let said = if self.closed { Ok(()) } else { self.stdout.flush() };
        self.heard(said, ())
    }
}

/// Writes to standard error. If that fails, nobody can be told.
pub(crate) fn remark(text: fmt::Arguments<'_>) {
    let _ = writeln!(io::stderr(), "{}", visible::lines(&text.to_string()));
}

/// A number of things: `1 pair`, `2 pairs`.
pub(crate) fn counted(number: u64, thing: &str) -> String {
    let end = if number == 1 { "" } else { "s" };
    format!("{number} {thing}{end}")
}
