//! A player who knows nothing but what a screen says, and nothing but keys to answer.

use super::screen::Terminal;
use std::time::{Duration, Instant};

/// How long a turn may take, on a machine that has other things to do.
const PATIENCE: Duration = Duration::from_secs(60);

/// What the bottom line offers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Offer {
    /// The points of a finished game are shown.
    Over,
    /// The next player is to sit down.
    Veil,
    /// Everything is said that has to be said; perhaps there is something to choose as well.
    Commit { choose: bool },
    /// A tile is to be laid.
    Lay,
    /// Something has to be chosen.
    Choose,
    /// It is someone else's turn.
    Nothing,
}

fn offer(terminal: &Terminal) -> Offer {
    let hint = terminal.hint();
    let choose = hint.contains("choose");
    if hint.contains("new game") {
        Offer::Over
    } else if hint.contains("go on") {
        Offer::Veil
    } else if hint.contains("end turn") {
        Offer::Commit { choose }
    } else if hint.contains("place") && hint.contains("cells") {
        Offer::Lay
    } else if choose {
        Offer::Choose
    } else {
        Offer::Nothing
    }
}

/// A player by keys.
#[derive(Default)]
pub(crate) struct Player {
    /// Keys pressed so far; what is chosen depends on it.
    pressed: usize,
    has_chosen: bool,
    /// Turns committed so far.
    pub(crate) turns: usize,
}

impl Player {
    /// Does the next thing, if there is one; says whether the game goes on.
    pub(crate) fn step(&mut self, terminal: &mut Terminal) -> bool {
        const ARROWS: [&str; 4] = ["\x1b[C", "\x1b[B", "\x1b[D", "\x1b[A"];
        let arrow = ARROWS[self.pressed % ARROWS.len()];
        let keys = match offer(terminal) {
            Offer::Over => return false,
            Offer::Veil => "\r".to_owned(),
            Offer::Lay => {
                self.has_chosen = false;
                format!("{arrow}\r")
            }
            // A figure every other time, so that there are some left.
            Offer::Commit { choose: true }
                if !self.has_chosen && self.pressed.is_multiple_of(2) =>
            {
                self.has_chosen = true;
                "1".to_owned()
            }
            Offer::Commit { .. } => {
                self.turns += 1;
                " ".to_owned()
            }
            Offer::Choose => "1".to_owned(),
            Offer::Nothing => {
                terminal.settle();
                return true;
            }
        };
        self.pressed += 1;
        terminal.press(&keys);
        terminal.settle();
        true
    }

    /// Plays until something holds.
    pub(crate) fn play_until(
        &mut self,
        terminal: &mut Terminal,
        mut holds: impl FnMut(&Self, &Terminal) -> bool,
    ) {
        let mut since = (self.turns, Instant::now());
        while !holds(self, terminal) {
            let goes_on = self.step(terminal);
            if since.0 != self.turns {
                since = (self.turns, Instant::now());
            }
            if !goes_on || since.1.elapsed() > PATIENCE {
                let (shown, turns) = (terminal.lines().join("\n"), self.turns);
                panic!("it is over, or takes too long, after {turns} turns:\n{shown}");
            }
        }
    }

    /// Plays to the end.
    pub(crate) fn finish(&mut self, terminal: &mut Terminal) {
        self.play_until(terminal, |_, terminal| offer(terminal) == Offer::Over);
    }
}
