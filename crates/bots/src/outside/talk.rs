//! The host's side of the conversation with a program: requests and answers.

use super::program::Program;
use super::table::{actions, cut};
use super::veiled::Veiled;
use super::{MAX_LINES, PROTOCOL, Patience};
use crate::player::{Choice, Limits};
use remparts_engine::kernel::game::Sight as _;
use remparts_engine::kernel::seat::Seat;
use std::time::{Duration, Instant};

/// What a program did instead of answering, as words that follow its name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Offence(pub(super) String);

/// A program that has answered the greeting.
pub(super) struct Running {
    program: Program,
    /// The setup it was told last, and how many tiles were left then.
    told: Option<(String, usize)>,
}

impl Running {
    /// Starts a program and greets it.
    pub(super) fn start(words: &[String], patience: Duration) -> Result<Self, Offence> {
        let mut program = Program::start(words)?;
        program.send(&format!("hello {PROTOCOL}"));
        ready(&mut program, patience, |_| true)?;
        Ok(Self { program, told: None })
    }

    /// Asks for a choice in the position of a view.
    pub(super) fn ask<G: Veiled>(
        &mut self,
        view: &G::View,
        seat: Seat,
        limits: &Limits,
        patience: Patience,
    ) -> Result<Choice<G::Action>, Offence> {
        let legal = actions::<G>(view);
        let texts: Vec<&str> = legal.iter().map(|(_, text)| &**text).collect();
        let (setup, table) = parts::<G>(view);
        let left = view.known().tiles_left();
        // A game is not announced to players, so it shows by its tiles being there again.
        if !matches!(&self.told, Some((told, before)) if *told == setup && *before >= left) {
            self.program.send(&format!("newgame setup {setup}"));
        }
        self.told = Some((setup, left));
        let list = texts.join("; ");
        self.program.send(&format!("seat {seat}\nposition {table}\nactions {list}\nisready"));
        ready(&mut self.program, patience.grace, |word| word == "info")?;
        self.program.send(&format!("go{}", written(limits)));
        let (said, info) = self.listen(limits, patience)?;
        let words = said.split_whitespace().collect::<Vec<_>>().join(" ");
        match legal.iter().find(|(_, text)| *text == words) {
            Some((action, _)) => Ok(info.about(*action)),
            None => Err(Offence(format!("chose `{}`, which is not a legal action", cut(&words)))),
        }
    }

    /// Waits for the choice, and sends `stop` when there is no more time or the host wants the
    /// answer.
    fn listen(&mut self, limits: &Limits, patience: Patience) -> Result<(String, Info), Offence> {
        let began = Instant::now();
        let mut time = limits.time.unwrap_or(patience.turn) + patience.grace;
        let mut stopped = false;
        let mut info = Info::default();
        let mut lines = 0;
        loop {
            if limits.stopped() && !stopped {
                stopped = true;
                self.program.send("stop");
                time = time.min(began.elapsed() + patience.grace);
            }
            let left = time.saturating_sub(began.elapsed());
            let watched = limits.stop.is_some() && !stopped;
            let Some(line) = self.program.next(if watched { left.min(WATCH) } else { left })?
            else {
                if began.elapsed() < time {
                    continue;
                }
                let seconds = time.as_secs_f64();
                return Err(Offence(format!("did not choose within {seconds:.1} s")));
            };
            match first_word(&line) {
                ("bestmove", action) => return Ok((action.to_owned(), info)),
                ("info", words) => info.read(words),
                _ => return Err(unexpected(&line, "bestmove")),
            }
            lines += 1;
            flood(lines)?;
        }
    }

    /// Asks it to end, and waits a moment for it.
    pub(super) fn farewell(&self) {
        self.program.farewell();
    }
}

/// Interval at which it is checked whether the answer is wanted at once.
const WATCH: Duration = Duration::from_millis(20);

/// Waits until the program is ready; discards whatever it said before.
fn ready(
    program: &mut Program,
    patience: Duration,
    may_say: impl Fn(&str) -> bool,
) -> Result<(), Offence> {
    let deadline = Instant::now() + patience;
    for lines in 0.. {
        flood(lines)?;
        let left = deadline.saturating_duration_since(Instant::now());
        let Some(line) = program.next(left)? else {
            let seconds = patience.as_secs_f64();
            return Err(Offence(format!("was not ready within {seconds:.1} s")));
        };
        match first_word(&line).0 {
            "ready" => return Ok(()),
            word if word != "bestmove" && word != "error" && may_say(word) => {}
            _ => return Err(unexpected(&line, "ready")),
        }
    }
    Ok(())
}

/// The first word of a line and the rest.
fn first_word(line: &str) -> (&str, &str) {
    let line = line.trim();
    line.split_once(char::is_whitespace).unwrap_or((line, ""))
}

fn unexpected(line: &str, expected: &str) -> Offence {
    Offence(format!("said `{}` in place of `{expected}`", cut(line)))
}

fn flood(lines: usize) -> Result<(), Offence> {
    if lines <= MAX_LINES {
        return Ok(());
    }
    Err(Offence(format!("sent more than {MAX_LINES} lines without an answer among them")))
}

/// The setup and the table of a view, each as one line.
fn parts<G: Veiled>(view: &G::View) -> (String, String) {
    let text = G::veil(view);
    let lines: Vec<&str> = text.lines().skip(1).collect();
    let (setup, table) =
        lines.split_at(lines.iter().position(|line| *line == "table").unwrap_or(lines.len()));
    (setup.join("; "), table.join("; "))
}

/// Limits as the words after `go`.
fn written(limits: &Limits) -> String {
    let time = limits.time.map(|time| format!(" time {}", time.as_millis()));
    let visits = limits.visits.map(|visits| format!(" visits {visits}"));
    let threads = limits.threads.map(|threads| format!(" threads {threads}"));
    [time, visits, threads].into_iter().flatten().collect()
}

/// What a program reported about its choice.
#[derive(Clone, Copy, Default)]
struct Info {
    lead: Option<f32>,
    chance: Option<f32>,
    visits: u64,
}

impl Info {
    /// Takes the fields that can be read; all others are ignored.
    fn read(&mut self, words: &str) {
        let mut words = words.split_whitespace();
        while let Some(key) = words.next().filter(|key| *key != "line") {
            let value = words.next().unwrap_or_default();
            match key {
                "visits" => self.visits = value.parse().unwrap_or(self.visits),
                "lead" => self.lead = number(value, -10_000.0, 10_000.0).or(self.lead),
                "chance" => self.chance = number(value, 0.0, 1.0).or(self.chance),
                _ => {}
            }
        }
    }

    fn about<A: Copy>(self, action: A) -> Choice<A> {
        let Self { lead, chance, visits } = self;
        Choice { lead, chance, visits, ..Choice::bare(action) }
    }
}

fn number(word: &str, least: f32, most: f32) -> Option<f32> {
    word.parse().ok().filter(|number| (least..=most).contains(number))
}
