//! What is typed, line by line, read on a thread of its own so that nothing else has to wait.

use std::io::BufRead;
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};

/// A line that is longer is cut: nobody has to type more.
const LONGEST: usize = 4_096;

/// What whoever waits for a line hears.
#[derive(PartialEq, Eq, Debug)]
pub(super) enum Heard {
    /// A line was typed.
    Line(String),
    /// Something has happened elsewhere.
    News,
    /// The input has ended.
    End,
}

/// The lines of an input as they come, and how to wake whoever waits for one.
pub(super) fn of(mut input: impl BufRead + Send + 'static) -> (Receiver<Heard>, SyncSender<Heard>) {
    let (sender, lines) = sync_channel(1);
    let wake = sender.clone();
    std::thread::spawn(move || {
        while let Some(line) = next(&mut input) {
            if sender.send(Heard::Line(line)).is_err() {
                return;
            }
        }
        // Whoever waited may have left.
        drop(sender.send(Heard::End));
    });
    (lines, wake)
}

/// The next line; what cannot be read ends the input.
fn next(input: &mut impl BufRead) -> Option<String> {
    let mut line = Vec::new();
    loop {
        let read = match input.fill_buf() {
            Ok(read) => read,
            Err(error) if error.kind() == std::io::ErrorKind::Interrupted => continue,
            Err(_) => return None,
        };
        if read.is_empty() {
            // A last line need not end.
            return (!line.is_empty()).then(|| String::from_utf8_lossy(&line).into_owned());
        }
        let end = read.iter().position(|byte| *byte == b'\n');
        let part = &read[..end.unwrap_or(read.len())];
        line.extend_from_slice(&part[..part.len().min(LONGEST - line.len().min(LONGEST))]);
        let used = part.len() + usize::from(end.is_some());
        input.consume(used);
        if end.is_some() {
            return Some(String::from_utf8_lossy(&line).into_owned());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::{BufReader, Cursor};

    fn read(bytes: &[u8]) -> Vec<String> {
        // A small buffer cuts lines in the middle.
        let (heard, _wake) = of(BufReader::with_capacity(3, Cursor::new(bytes.to_vec())));
        let lines = heard.into_iter().map_while(|heard| match heard {
            Heard::Line(line) => Some(line),
            Heard::News | Heard::End => None,
        });
        lines.collect()
    }

    #[test]
    fn lines_come_one_by_one() {
        assert_eq!(read(b"one\n\nthree 3\r\nlast"), ["one", "", "three 3\r", "last"]);
        assert_eq!(read(b""), Vec::<String>::new());
    }

    #[test]
    fn strangers_do_no_harm() {
        let long = [vec![b'a'; 100_000], b"\nnext\n".to_vec()].concat();
        let lines = read(&long);
        assert_eq!((lines[0].len(), &*lines[1]), (LONGEST, "next"));
        assert_eq!(read(b"\xff\xfe\n"), ["\u{fffd}\u{fffd}"]);
    }
}
