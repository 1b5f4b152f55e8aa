//! What is written: lines without escape codes.

use super::Manner;
use crate::visible;
use crate::words::ascii;
use std::io::{self, Write};

/// Says lines.
pub(super) struct Voice<W: Write> {
    output: W,
    manner: Manner,
    /// Whether a prompt waits at the end of what was written.
    is_asking: bool,
}

impl<W: Write> Voice<W> {
    pub(super) const fn new(output: W, manner: Manner) -> Self {
        Self { output, manner, is_asking: false }
    }

    /// Says a line. Names and words of others are in it, so whatever steers a terminal is left out.
    pub(super) fn say(&mut self, line: &str) -> io::Result<()> {
        if std::mem::take(&mut self.is_asking) {
            writeln!(self.output)?;
        }
        let line = visible::line(line);
        let line = if self.manner.ascii { ascii(&line).into() } else { line };
        writeln!(self.output, "{}", line.trim_end())
    }

    pub(super) fn say_all(&mut self, lines: &[String]) -> io::Result<()> {
        lines.iter().try_for_each(|line| self.say(line))
    }

    /// Asks for a line, where someone types.
    pub(super) fn ask(&mut self, prompt: &str) -> io::Result<()> {
        if self.manner.prompt && !self.is_asking {
            self.is_asking = true;
            write!(self.output, "{prompt}")?;
        }
        self.output.flush()
    }

    /// A line was typed, so the prompt is behind us.
    pub(super) const fn heard(&mut self) {
        self.is_asking = false;
    }

    pub(super) fn flush(&mut self) -> io::Result<()> {
        self.output.flush()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn said(manner: Manner, line: &str) -> String {
        let mut output = Vec::new();
        Voice::new(&mut output, manner).say(line).expect("memory takes everything");
        String::from_utf8(output).expect("text")
    }

    #[test]
    fn nothing_steers_the_terminal() {
        let line = said(Manner::default(), "Ann\x1b[2J\u{9b}1m\u{202e}: é\r\n");
        assert_eq!(line, "Ann [2J 1m : é\n");
        assert_eq!(said(Manner { ascii: true, prompt: false }, "« é × – »"), "\"e x -\"\n");
    }

    #[test]
    fn a_line_after_a_prompt_begins_anew() {
        let mut output = Vec::new();
        let mut voice = Voice::new(&mut output, Manner { prompt: true, ascii: false });
        voice.ask("> ").expect("memory");
        voice.ask("> ").expect("memory");
        voice.say("news").expect("memory");
        voice.ask("> ").expect("memory");
        voice.heard();
        voice.say("answer").expect("memory");
        assert_eq!(String::from_utf8(output).expect("text"), "> \nnews\n> answer\n");
    }
}
