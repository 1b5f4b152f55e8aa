//! Reads and plays golden games.

mod city;
mod classic;
mod expect;
mod golden;

use golden::Golden;
use remparts_engine::city::City;
use remparts_engine::classic::Classic;
use remparts_engine::notation::any::AnySetup;
use remparts_engine::notation::ply::{make_ply, read_ply};
use remparts_engine::notation::setup;

/// A line and its number in the file.
type Line<'a> = (usize, &'a str);

/// Plays every game of a file; returns how many there are.
pub(crate) fn run_file(file: &str, text: &str, failures: &mut Vec<String>) -> usize {
    let mut games: Vec<(&str, Vec<Line<'_>>)> = Vec::new();
    for (number, line) in text.lines().map(str::trim).enumerate() {
        if let Some(title) = line.strip_prefix("game ") {
            games.push((title, Vec::new()));
        } else if !line.is_empty() && !line.starts_with('#') {
            match games.last_mut() {
                Some((_, lines)) => lines.push((number + 1, line)),
                None => failures.push(format!("{file}:{}: no game has begun", number + 1)),
            }
        }
    }
    for (name, lines) in &games {
        if let Err(failure) = run(lines) {
            failures.push(match failure.line {
                Some((number, line)) => {
                    format!("{file}:{number} {name}: `{line}`: {}", failure.problem)
                }
                None => format!("{file} {name}: {}", failure.problem),
            });
        }
    }
    games.len()
}

/// What went wrong, with the line if a line is to blame.
struct Failure<'a> {
    line: Option<Line<'a>>,
    problem: String,
}

/// Plays one game, of the kind its `setup` line names.
fn run<'a>(lines: &[Line<'a>]) -> Result<(), Failure<'a>> {
    let mut setups = lines.iter().filter_map(|line| Some((line, line.1.strip_prefix("setup ")?)));
    let Some((line, wish)) = setups.next() else {
        return Err(Failure { line: None, problem: "no setup".into() });
    };
    match read_wish(wish).map_err(|problem| Failure { line: Some(*line), problem })? {
        AnySetup::Classic(setup) => Runner::<Classic>::new(&setup).run(lines),
        AnySetup::City(setup) => Runner::<City>::new(&setup).run(lines),
    }
}

fn read_wish(wish: &str) -> Result<AnySetup, String> {
    let (name, players) = wish.split_once(' ').ok_or("setup NAME PLAYERS")?;
    let players = players.parse().map_err(|_| "a number of players")?;
    AnySetup::named(name, players).ok_or_else(|| "unknown setup".into())
}

/// One golden game being played.
struct Runner<G> {
    settings: Vec<String>,
    game: Option<G>,
    /// What the last ply, turn or `finish` line brought, told in words.
    told: Vec<String>,
    /// Scores after `finish`, until the next ply.
    ending: Option<Vec<i32>>,
    expectations: usize,
}

impl<G: Golden> Runner<G> {
    /// A game in which seat 1 begins, unless a later setting says otherwise.
    fn new(setup: &G::Setup) -> Self {
        let settings = setup::write(setup).lines().map(Into::into).collect();
        let (told, ending) = (Vec::new(), None);
        let mut runner = Self { settings, game: None, told, ending, expectations: 0 };
        runner.set("first 1");
        runner
    }

    fn run<'a>(&mut self, lines: &[Line<'a>]) -> Result<(), Failure<'a>> {
        for line in lines {
            self.line(line.1).map_err(|problem| Failure { line: Some(*line), problem })?;
        }
        if self.expectations == 0 {
            return Err(Failure { line: None, problem: "expects nothing".into() });
        }
        Ok(())
    }

    fn line(&mut self, line: &str) -> Result<(), String> {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        match word {
            "covers" | "about" | "setup" => Ok(()),
            "with" if self.game.is_some() => Err("the game has begun".into()),
            "with" => {
                self.set(rest);
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

    /// Takes a setting, which overrules an earlier one with the same key.
    fn set(&mut self, setting: &str) {
        let key = setting.split(' ').next();
        self.settings.retain(|line| line.split(' ').next() != key);
        self.settings.push(setting.into());
    }

    fn game(&mut self) -> Result<&mut G, String> {
        if self.game.is_none() {
            let setup = setup::read(&self.settings.join("\n"));
            let setup = setup.map_err(|error| error.to_string())?;
            self.game = Some(G::set_up(setup).map_err(|error| error.to_string())?);
        }
        Ok(self.game.as_mut().expect("made above"))
    }

    fn ply(&mut self, text: &str) -> Result<(), String> {
        let game = self.game()?;
        let ply = read_ply(game, text).map_err(|error| error.to_string())?;
        let mut events: Vec<G::Event> = Vec::new();
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
        let (events, scores) = game.finished();
        let told = events.iter().map(|event| game.tell(event)).collect();
        self.told = told;
        self.ending = Some(scores);
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
