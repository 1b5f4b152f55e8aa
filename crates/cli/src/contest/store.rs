//! A match on disk: one JSON line for each pair as soon as it is finished, and every log.
//!
//! `results.jsonl` begins with a line that says what match it is; a file of another match is left
//! alone. A line that was cut off in the middle is a pair that was not finished.

use anyhow::{Context, Result, bail, ensure};
use remparts_bots::arena::{Clock, Forfeit, Outcome};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fs::{self, File, OpenOptions};
use std::io::{Read as _, Seek as _, SeekFrom, Write as _};
use std::path::{Path, PathBuf};
use std::time::Duration;

/// The parameters that tell one match from another. The number of pairs is not among them: a match
/// can be continued.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(super) struct Header {
    /// The version of the layout of the file.
    pub(super) arena: u32,
    /// The setup, line by line.
    pub(super) setup: String,
    /// Seats at the table.
    pub(super) players: usize,
    /// The bots, the last of which fills the remaining seats.
    pub(super) bots: Vec<String>,
    /// How long they may think.
    pub(super) limits: super::Thought,
    /// Seed of the series of pairs.
    pub(super) seed: u64,
}

/// The layout that this program writes and reads.
pub(super) const LAYOUT: u32 = 1;

/// The line of one finished pair.
#[derive(Serialize, Deserialize)]
struct Line {
    pair: u64,
    games: Vec<Game>,
}

/// One game of a pair; lists go by seat.
#[derive(Serialize, Deserialize)]
struct Game {
    bots: Vec<usize>,
    points: Vec<i32>,
    turns: Vec<u64>,
    micros: Vec<u64>,
    slowest: Vec<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    forfeit: Option<Lost>,
}

#[derive(Serialize, Deserialize)]
struct Lost {
    seat: usize,
    reason: String,
}

/// A folder that keeps a match.
pub(super) struct Store {
    folder: PathBuf,
    results: File,
}

/// Finished pairs by number.
pub(super) type Pairs = BTreeMap<u64, Vec<Outcome>>;

impl Store {
    /// Opens the folder of a match; returns the pairs that are there already.
    pub(super) fn open(folder: &Path, header: &Header) -> Result<(Self, Pairs)> {
        let path = folder.join("results.jsonl");
        let opened = fs::create_dir_all(folder.join("games"))
            .and_then(|()| OpenOptions::new().read(true).append(true).create(true).open(&path));
        let mut results = opened.with_context(|| format!("cannot write {}", path.display()))?;
        let pairs = resume(&mut results, header).with_context(|| path.display().to_string())?;
        Ok((Self { folder: folder.to_owned(), results }, pairs))
    }

    /// Writes a finished pair: its logs first, so that a pair in the results has them.
    pub(super) fn add(&mut self, pair: u64, games: &[Outcome], logs: &[String]) -> Result<()> {
        for (game, log) in logs.iter().enumerate() {
            let path = self.folder.join("games").join(format!("{pair}-{game}.log"));
            let written = fs::write(&path, log);
            written.with_context(|| format!("cannot write {}", path.display()))?;
        }
        let games = games.iter().map(Game::from).collect();
        let written = append(&mut self.results, &Line { pair, games });
        written.with_context(|| format!("cannot write the results to {}", self.folder.display()))
    }
}

/// Reads the pairs that are there, drops a line that was cut off, and begins a file that has no
/// line yet.
fn resume(file: &mut File, header: &Header) -> Result<Pairs> {
    let mut bytes = Vec::new();
    file.read_to_end(&mut bytes)?;
    let whole = bytes.iter().rposition(|byte| *byte == b'\n').map_or(0, |end| end + 1);
    if whole < bytes.len() {
        file.set_len(whole as u64)?;
        file.seek(SeekFrom::End(0))?;
    }
    let text = std::str::from_utf8(&bytes[..whole]).context("it is not UTF-8 text")?;
    let mut lines = text.lines().enumerate();
    let Some((_, first)) = lines.next() else {
        append(file, header)?;
        return Ok(Pairs::new());
    };
    let found: Header = read(1, first)?;
    if found != *header {
        bail!(
            "it holds another match, so nothing was played; name another folder\n\
             it holds  {first}\nwished    {}",
            serde_json::to_string(header)?
        );
    }
    let mut pairs = Pairs::new();
    for (number, line) in lines {
        let Line { pair, games } = read(number + 1, line)?;
        let fits = games.len() == header.players && games.iter().all(|game| game.fits(header));
        ensure!(fits, "line {} does not fit this match", number + 1);
        // Twice only if two programs played into one folder; the first counts, as it did for them.
        pairs.entry(pair).or_insert_with(|| games.into_iter().map(Outcome::from).collect());
    }
    Ok(pairs)
}

fn read<T: DeserializeOwned>(number: usize, line: &str) -> Result<T> {
    serde_json::from_str(line).with_context(|| format!("line {number} cannot be read"))
}

/// Appends a line with a single write.
fn append(file: &mut File, line: &impl Serialize) -> Result<()> {
    let mut text = serde_json::to_string(line)?;
    text.push('\n');
    Ok(file.write_all(text.as_bytes())?)
}

impl Game {
    fn fits(&self, header: &Header) -> bool {
        let rows = [self.turns.len(), self.micros.len(), self.slowest.len(), self.points.len()];
        rows == [header.players; 4]
            && self.bots.len() == header.players
            && self.bots.iter().all(|bot| *bot < header.bots.len())
            && self.forfeit.as_ref().is_none_or(|lost| lost.seat < header.players)
    }
}

impl From<&Outcome> for Game {
    fn from(outcome: &Outcome) -> Self {
        let clocks = &outcome.clocks;
        let lost = |forfeit: &Forfeit| Lost { seat: forfeit.seat, reason: forfeit.reason.clone() };
        Self {
            bots: outcome.bots.clone(),
            points: outcome.points.clone(),
            turns: clocks.iter().map(|clock| clock.turns).collect(),
            micros: clocks.iter().map(|clock| clock.time.as_micros() as u64).collect(),
            slowest: clocks.iter().map(|clock| clock.slowest.as_micros() as u64).collect(),
            forfeit: outcome.forfeit.as_ref().map(lost),
        }
    }
}

impl From<Game> for Outcome {
    fn from(game: Game) -> Self {
        let rows = game.turns.iter().zip(&game.micros).zip(&game.slowest);
        let clocks = rows.map(|((turns, micros), slowest)| Clock {
            turns: *turns,
            time: Duration::from_micros(*micros),
            slowest: Duration::from_micros(*slowest),
        });
        let clocks = clocks.collect();
        let forfeit = game.forfeit.map(|Lost { seat, reason }| Forfeit { seat, reason });
        Self { bots: game.bots, points: game.points, forfeit, clocks }
    }
}
