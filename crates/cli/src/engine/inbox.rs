//! The lines that were sent to the engine, in order, with `stop` acted on at once.

use remparts_bots::outside::MAX_LINE;
use remparts_bots::outside::lines::{self, Line};
use std::io::BufRead;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver, SyncSender, TrySendError};
use std::thread;

/// Capacity of the queue of commands while the engine thinks.
const WAITING: usize = 256;

/// A line of input, or why it cannot be used.
pub(super) struct InputLine {
    pub(super) line: Result<String, String>,
    /// Set when the host wants the answer to this command at once.
    pub(super) stop: Arc<AtomicBool>,
}

/// Starts the thread that reads.
pub(super) fn open(mut from: impl BufRead + Send + 'static) -> Receiver<InputLine> {
    let (sender, receiver) = mpsc::sync_channel(WAITING);
    thread::spawn(move || read(&mut from, &sender));
    receiver
}

fn read(from: &mut impl BufRead, sender: &SyncSender<InputLine>) {
    let mut thinking = Thinking::default();
    while let Ok(Some(line)) = lines::next(from, MAX_LINE) {
        let line = match line {
            Line::Text(text) => Ok(text),
            Line::TooLong => Err(format!("the line is longer than {MAX_LINE} bytes")),
            Line::Foreign => Err("the line is not UTF-8 text".into()),
        };
        let stop = Arc::default();
        match line.as_deref().unwrap_or_default().trim() {
            "stop" => {
                thinking.stop(|_| true);
                continue;
            }
            "quit" => thinking.stop(|_| true),
            text => thinking.note(text, &stop),
        }
        if let Err(TrySendError::Full(said)) = sender.try_send(InputLine { line, stop }) {
            // Whoever sends this much without listening would never be heard to say `stop`.
            thinking.stop(|going| going.endless);
            if sender.send(said).is_err() {
                return;
            }
        }
    }
    thinking.stop(|going| going.endless);
}

/// Every `go` that has not been answered yet.
#[derive(Default)]
struct Thinking(Vec<Going>);

struct Going {
    stop: Arc<AtomicBool>,
    endless: bool,
}

impl Thinking {
    fn note(&mut self, line: &str, stop: &Arc<AtomicBool>) {
        // The flag of a `go` that has been answered is held by nobody else.
        self.0.retain(|going| Arc::strong_count(&going.stop) > 1);
        let mut words = line.split_whitespace();
        if words.next() == Some("go") {
            let endless = words.any(|word| word == "infinite");
            self.0.push(Going { stop: Arc::clone(stop), endless });
        }
    }

    fn stop(&self, which: impl Fn(&Going) -> bool) {
        for going in self.0.iter().filter(|going| which(going)) {
            going.stop.store(true, Ordering::Relaxed);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::Cursor;

    /// Every line, with whether it is to be answered at once.
    fn said(input: &'static [u8]) -> Vec<(String, bool)> {
        // Until nothing more can be said about any of them.
        let all: Vec<InputLine> = open(input).iter().collect();
        let stopped = |said: &InputLine| said.stop.load(Ordering::Relaxed);
        all.iter().map(|said| (said.line.clone().unwrap_or_default(), stopped(said))).collect()
    }

    fn stopped(input: &'static str) -> Vec<bool> {
        said(input.as_bytes()).into_iter().map(|(_, stopped)| stopped).collect()
    }

    #[test]
    fn stop_overtakes_what_waits_and_concerns_what_came_before_it() {
        assert_eq!(stopped("go time 9\nshow\nstop\ngo time 9\n"), [true, false, false]);
        assert_eq!(stopped("go\n  stop  \nstop\n"), [true]);
        assert_eq!(stopped("stop\ngo\n"), [false]);
        assert_eq!(stopped("go time 9\nquit\n"), [true, false]);
    }

    #[test]
    fn the_end_of_the_input_ends_only_what_would_never_end() {
        assert_eq!(stopped("go infinite\ngo time 9\n"), [true, false]);
    }

    #[test]
    fn what_cannot_be_read_costs_one_line() {
        let lines = said(b"one\n\xff\ntwo");
        assert_eq!(lines.len(), 3);
        assert_eq!((&*lines[0].0, &*lines[1].0, &*lines[2].0), ("one", "", "two"));
    }

    /// Whoever sends without end and never listens ends endless thoughts, since `stop` could not be
    /// heard any more.
    #[test]
    fn too_much_that_waits_ends_endless_thoughts() {
        let input = format!("go infinite\n{}", "isready\n".repeat(2 * WAITING));
        let receiver = open(Cursor::new(input));
        let go = receiver.recv().unwrap();
        while !go.stop.load(Ordering::Relaxed) {
            thread::yield_now();
        }
        assert_eq!(receiver.iter().count(), 2 * WAITING);
    }
}
