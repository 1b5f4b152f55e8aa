//! A child process with lines to it, lines from it, and a certain end.
//!
//! Two threads carry lines and a third keeps the end of standard error, since a pipe may block for
//! as long as the program likes. All three end with the program.

use super::command;
use super::lines::{self, Line};
use super::table::cut;
use super::talk::Offence;
use std::io::{BufReader, Write as _};
use std::process::{Child, ChildStderr, ChildStdin, ChildStdout, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender, SyncSender};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

/// Longest line that is taken from a program, in bytes.
pub const MAX_ANSWER: usize = 1 << 14;
/// Capacity of the queue of lines to be read; a program that writes more has to wait.
const WAITING: usize = 64;
/// How long a program has to end by itself when it is told to, and its threads after it.
const FAREWELL: Duration = Duration::from_millis(300);
/// Interval at which it is checked whether something has ended.
const GLANCE: Duration = Duration::from_millis(5);

/// A program that was started.
pub(super) struct Program {
    child: Child,
    to: Option<Sender<String>>,
    from: Option<Receiver<Line>>,
    last_words: Arc<Mutex<String>>,
    threads: Vec<JoinHandle<()>>,
}

impl Program {
    /// Starts a program and its threads.
    pub(super) fn start(words: &[String]) -> Result<Self, Offence> {
        let mut command = command::command(words);
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child =
            command.spawn().map_err(|error| Offence(format!("could not be started: {error}")))?;
        let (to, lines_to) = mpsc::channel();
        let (lines_from, from) = mpsc::sync_channel(WAITING);
        let last_words = Arc::new(Mutex::new(String::new()));
        let mut threads = Vec::new();
        if let Some(stdin) = child.stdin.take() {
            threads.push(thread::spawn(move || carry_to(stdin, &lines_to)));
        }
        if let Some(stdout) = child.stdout.take() {
            threads.push(thread::spawn(move || carry_from(stdout, &lines_from)));
        }
        if let Some(stderr) = child.stderr.take() {
            let last_words = Arc::clone(&last_words);
            threads.push(thread::spawn(move || remember(stderr, &last_words)));
        }
        Ok(Self { child, to: Some(to), from: Some(from), last_words, threads })
    }

    /// Sends lines. Whether they arrive shows when an answer is expected.
    pub(super) fn send(&self, lines: &str) {
        if let Some(to) = &self.to {
            let _ = to.send(format!("{lines}\n"));
        }
    }

    /// The next line; none if it does not come within `time`.
    pub(super) fn next(&mut self, time: Duration) -> Result<Option<String>, Offence> {
        let heard = self.from.as_ref().map(|from| from.recv_timeout(time));
        Err(Offence(match heard {
            Some(Ok(Line::Text(text))) => return Ok(Some(text)),
            Some(Err(RecvTimeoutError::Timeout)) => return Ok(None),
            Some(Ok(Line::TooLong)) => format!("sent a line of more than {MAX_ANSWER} bytes"),
            Some(Ok(Line::Foreign)) => "sent something that is not UTF-8 text".into(),
            None | Some(Err(RecvTimeoutError::Disconnected)) => self.end(),
        }))
    }

    /// How the process ended, with the last lines of its standard error.
    fn end(&mut self) -> String {
        self.to = None;
        let ended = within(FAREWELL, || has_ended(&self.child));
        within(FAREWELL, || self.threads.iter().all(JoinHandle::is_finished));
        let how = match self.child.try_wait() {
            Ok(Some(status)) if ended => format!("ended ({status})"),
            _ => "closed its output".to_owned(),
        };
        let words = self.last_words.lock().unwrap_or_else(PoisonError::into_inner).clone();
        if words.is_empty() { how } else { format!("{how}, its last words: {words}") }
    }

    /// Closes its input, and waits a moment for its end.
    pub(super) fn farewell(&self) {
        self.send("quit");
        within(FAREWELL, || has_ended(&self.child));
    }
}

/// Nothing of a program may be left, however it behaves.
impl Drop for Program {
    fn drop(&mut self) {
        (self.to, self.from) = (None, None);
        kill_group(&self.child);
        let _ = self.child.kill();
        let _ = self.child.wait();
        // A descendant that has left the group may still hold a pipe; it cannot hold us as well.
        within(FAREWELL, || self.threads.iter().all(JoinHandle::is_finished));
        for thread in self.threads.drain(..).filter(JoinHandle::is_finished) {
            let _ = thread.join();
        }
    }
}

/// Waits until `so` holds; returns whether it did within `time`.
fn within(time: Duration, mut so: impl FnMut() -> bool) -> bool {
    let deadline = Instant::now() + time;
    loop {
        if so() {
            return true;
        }
        if Instant::now() >= deadline {
            return false;
        }
        thread::sleep(GLANCE);
    }
}

fn carry_to(mut stdin: ChildStdin, lines: &Receiver<String>) {
    while let Ok(text) = lines.recv() {
        if stdin.write_all(text.as_bytes()).and_then(|()| stdin.flush()).is_err() {
            return;
        }
    }
}

fn carry_from(stdout: ChildStdout, lines: &SyncSender<Line>) {
    let mut stdout = BufReader::new(stdout);
    while let Ok(Some(line)) = lines::next_or_flood(&mut stdout, MAX_ANSWER) {
        let usable = matches!(line, Line::Text(_));
        if lines.send(line).is_err() || !usable {
            return;
        }
    }
}

fn remember(stderr: ChildStderr, last_words: &Mutex<String>) {
    let mut stderr = BufReader::new(stderr);
    while let Ok(Some(line)) = lines::next(&mut stderr, MAX_ANSWER) {
        if let Line::Text(text) = line
            && !text.trim().is_empty()
        {
            *last_words.lock().unwrap_or_else(PoisonError::into_inner) = cut(text.trim());
        }
    }
}

/// Whether the process has ended. It is not reaped by asking, so that its number cannot be anyone
/// else's yet when its group is ended.
#[cfg(unix)]
fn has_ended(child: &Child) -> bool {
    use rustix::process::{Pid, WaitId, WaitIdOptions, waitid};
    let look = WaitIdOptions::EXITED | WaitIdOptions::NOHANG | WaitIdOptions::NOWAIT;
    let pid = Pid::from_raw(child.id().cast_signed());
    pid.is_none_or(|pid| !matches!(waitid(WaitId::Pid(pid), look), Ok(None)))
}

/// Kills the process group, so that everything the program started ends too.
#[cfg(unix)]
fn kill_group(child: &Child) {
    use rustix::process::{Pid, Signal, kill_process_group};
    if let Some(pid) = Pid::from_raw(child.id().cast_signed()) {
        let _ = kill_process_group(pid, Signal::KILL);
    }
}

#[cfg(not(unix))]
fn has_ended(_child: &Child) -> bool {
    false
}

#[cfg(not(unix))]
fn kill_group(_child: &Child) {}
