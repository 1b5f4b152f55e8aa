//! Reads and plays golden games.

mod expect;

use remparts_engine::classic::query::Breakdown;
use remparts_engine::classic::{Classic, Event, Setup};
use remparts_engine::kernel::seat::Seat;
use remparts_engine::notation::Written as _;
use remparts_engine::notation::classic::setup::named;
use remparts_engine::notation::ply::{make_ply, read_ply};
use remparts_engine::notation::setup;

/// One golden game being played.
pub(crate) struct Runner {
    setup: Option<Setup>,
    extra: String,
    game: Option<Classic>,
    /// What the last ply, turn or `finish` line brought, told in words.
    told: Vec<String>,
    /// Scores after `finish`, until the next ply.
    ending: Option<Vec<i32>>,
    expectations: usize,
}

/// Plays every game of a file; returns how many there are.
pub(crate) fn run_file(file: &str, text: &str, failures: &mut Vec<String>) -> usize {
    let mut games = 0;
    let mut name = String::new();
    let mut runner = Runner::new();
    let mut failed = false;
    let close = |runner: &Runner, name: &str, failed: bool, failures: &mut Vec<String>| {
        if !name.is_empty() && !failed && runner.expectations == 0 {
            failures.push(format!("{file} {name}: expects nothing"));
        }
    };
    for (number, line) in text.lines().enumerate() {
        let line = line.trim();
        if let Some(title) = line.strip_prefix("game ") {
            close(&runner, &name, failed, failures);
            name = title.into();
            runner = Runner::new();
            failed = false;
            games += 1;
        } else if !failed
            && !line.is_empty()
            && !line.starts_with('#')
            && let Err(problem) = runner.line(line)
        {
            failures.push(format!("{file}:{} {name}: `{line}`: {problem}", number + 1));
            failed = true;
        }
    }
    close(&runner, &name, failed, failures);
    games
}

impl Runner {
    const fn new() -> Self {
        Self {
            setup: None,
            extra: String::new(),
            game: None,
            told: Vec::new(),
            ending: None,
            expectations: 0,
        }
    }

    fn line(&mut self, line: &str) -> Result<(), String> {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        match word {
            "covers" | "about" => Ok(()),
            "setup" => self.set_up(rest),
            "with" => {
                self.extra += rest;
                self.extra += "\n";
                Ok(())
            }
            "expect" => {
                self.expectations += 1;
                self.expect(rest)
            }
            "turn" => self.turn(rest),
            "finish" => self.finish(),
            "fits" => {
                self.told.clear();
                self.expectations += 1;
                let tile = rest.strip_prefix("nowhere ").ok_or("fits nowhere TILE")?;
                self.ply(&format!("draw {tile}"))?;
                self.told_or(&format!("{tile} fits nowhere and leaves the game"))
            }
            _ => {
                self.told.clear();
                self.ply(line)
            }
        }
    }

    fn set_up(&mut self, rest: &str) -> Result<(), String> {
        let (name, players) = rest.split_once(' ').ok_or("setup NAME PLAYERS")?;
        let players = players.parse().map_err(|_| "a number of players")?;
        let named = named(name, players).ok_or("unknown setup")?;
        self.setup = Some(named.starting(Seat(0)));
        Ok(())
    }

    pub(crate) fn game(&mut self) -> Result<&mut Classic, String> {
        if self.game.is_none() {
            let mut setup = self.setup.ok_or("no setup")?;
            if !self.extra.is_empty() {
                // Later lines overrule what the short name said.
                let mut lines: Vec<String> = setup::write(&setup).lines().map(Into::into).collect();
                for extra in self.extra.lines() {
                    let key = extra.split(' ').next();
                    lines.retain(|line| line.split(' ').next() != key);
                    lines.push(extra.into());
                }
                setup = setup::read(&lines.join("\n")).map_err(|error| error.to_string())?;
            }
            self.game = Some(Classic::new(setup).map_err(|error| error.to_string())?);
        }
        Ok(self.game.as_mut().expect("made above"))
    }

    fn ply(&mut self, text: &str) -> Result<(), String> {
        let game = self.game()?;
        let ply = read_ply(game, text).map_err(|error| error.to_string())?;
        let mut events: Vec<Event> = Vec::new();
        make_ply(game, ply, &mut events).map_err(|illegal| format!("`{text}`: {illegal}"))?;
        let told: Vec<String> = events.iter().map(|event| game.tell(event)).collect();
        self.told.extend(told);
        self.ending = None;
        Ok(())
    }

    fn turn(&mut self, rest: &str) -> Result<(), String> {
        self.told.clear();
        let words: Vec<&str> = rest.split_whitespace().collect();
        let [tile, cell, rotation, figure @ ..] = &words[..] else {
            return Err("turn TILE X,Y rR [FIGURE SPOT | pass]".into());
        };
        self.ply(&format!("draw {tile}"))?;
        self.ply(&format!("place {tile} {cell} {rotation}"))?;
        match figure {
            [] => Ok(()),
            ["pass"] => self.ply("pass"),
            ["recall"] => self.ply("recall"),
            [kind, spot] => self.ply(&format!("put {kind} {cell} {spot}")),
            _ => Err("turn TILE X,Y rR [FIGURE SPOT | pass | recall]".into()),
        }
    }

    fn finish(&mut self) -> Result<(), String> {
        let game = self.game()?;
        let told = game.ending().iter().map(|event| game.tell(event)).collect();
        let ending = game.projected().iter().map(Breakdown::total).collect();
        self.told = told;
        self.ending = Some(ending);
        Ok(())
    }

    fn told_or(&self, text: &str) -> Result<(), String> {
        if self.told.iter().any(|told| told == text) {
            Ok(())
        } else {
            Err(format!("not told; instead: {:?}", self.told))
        }
    }
}
